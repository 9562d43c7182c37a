//! The result of a finished match as a text of a few lines that friends send each other.
//! docs/results.md describes it.
//!
//! The text has every move that was a choice. Reading it plays the match again, so nothing in it
//! has to be believed.

use super::{AgreedMatch, DEALS};
use crate::engine::{GameState, Move, Phase, Rules, fnv::Fnv};
use crate::nestor::Level;
use crate::record::{InText, Record, Replay, Seating, Session};

const HEAD: &str = "Electrum Dominoes match";
const VERSION: &str = "v1";
/// The fields of a text, and what divides them.
const FIELDS: usize = 7;
const DIVIDER: char = '/';
/// What follows the check, after another divider, if the player had met the match before. A program
/// that does not know of it ignores what follows the check.
const PRACTICE: &str = "practice";
/// The digits of the moves and of the check, by their value.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// A deal without any choice.
const NO_CHOICE: &str = "-";
/// The longest text that is read, whatever stands around the result in it.
const LONGEST_TEXT: usize = 1 << 16;
/// The length of the check, and of the longest name that is read.
const CHECK: u32 = 5;
const LONGEST_NAME: usize = 40;

/// A finished match, as its player has told it.
#[derive(Clone, PartialEq, Debug)]
pub struct Shared {
    by: String,
    played: AgreedMatch,
}

impl Shared {
    /// The name of the player.
    pub fn by(&self) -> &str {
        &self.by
    }

    /// The points that the player gained in each deal.
    pub fn gained(&self) -> Vec<f64> {
        self.played.player()
    }

    /// Whether the player had met the match before, so that it was practice.
    pub fn is_practice(&self) -> bool {
        self.played.is_practice()
    }
}

/// Why a text is not a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotShared {
    /// There is no result in it.
    NoResult,
    /// It is far longer than a result.
    TooLong,
    /// A later version of the program wrote it.
    Newer,
    /// A part of it is missing.
    Incomplete,
    /// This word in it cannot be read.
    Unreadable(String),
    /// The moves of this deal, counted from one, do not fit its bones.
    Moves(u16),
    /// The moves of this deal give other points than the text.
    Points {
        /// The deal, counted from one.
        deal: u16,
        /// The points that the text names.
        told: String,
        /// The points that the moves give.
        made: String,
    },
    /// It was changed somewhere after it was written.
    Changed,
}

impl Shared {
    /// The match, as it was played.
    pub const fn played(&self) -> &AgreedMatch {
        &self.played
    }

    /// Reads the result of a match. Its line breaks do not matter, nor does what is before or after
    /// it.
    pub fn read(text: &str) -> Result<Shared, NotShared> {
        if text.len() > LONGEST_TEXT {
            return Err(NotShared::TooLong);
        }
        // Mail may quote the lines, and a chat may set longer signs for minus.
        let words = text.split_whitespace().map(|word| word.trim_start_matches(['>', '|']).replace(['–', '−'], "-"));
        let whole = joined(words.filter(|word| !word.is_empty()));
        let (_, told) = whole.split_once(HEAD).ok_or(NotShared::NoResult)?;
        let fields: Vec<&str> = told.splitn(FIELDS, DIVIDER).map(str::trim).collect();
        let (number, version) = fields[0].split_once(' ').ok_or(NotShared::Incomplete)?;
        if version != VERSION {
            return Err(if fields.len() > 1 { NotShared::Newer } else { NotShared::Incomplete });
        }
        let &[_, rules, sitters, level, by, points, code] = &fields[..] else { return Err(NotShared::Incomplete) };
        let number: u64 = number.parse().map_err(|_| NotShared::Unreadable(number.to_owned()))?;
        let game = (rules, sitters);
        let (rules, seating) = (read::<Rules>(rules)?, read::<Seating>(sitters)?);
        let nothing = AgreedMatch::at_level(read::<Level>(level)?, number, rules, seating);
        let by = by.chars().take(LONGEST_NAME).collect();
        let (code, after) = code.split_once(DIVIDER).unwrap_or((code, ""));
        let played = nothing.played_by_code(game, points, code.trim_end())?;
        let is_practice = after.split_whitespace().next() == Some(PRACTICE);
        Ok(Shared { by, played: if is_practice { played.met_again() } else { played } })
    }
}

impl AgreedMatch {
    /// The result as a text for friends, once the player has finished every deal.
    pub fn result_text(&self, by: &str) -> Option<String> {
        let gained = self.player();
        if gained.len() < usize::from(DEALS) {
            return None;
        }
        let points = joined(gained.into_iter().map(points_text));
        let moves = joined(self.begun.iter().filter_map(code_of));
        let [rules, sitters, level] = [self.rules.to_text(), self.seating.to_text(), self.level.to_text()];
        let check = check([&self.number.to_string(), &rules, &sitters, &points, &moves]);
        let by = joined(by.replace(DIVIDER, " ").split_whitespace().map(str::to_owned));
        let number = self.number;
        let practice = if self.is_practice() { format!(" {DIVIDER} {PRACTICE}") } else { String::new() };
        Some(format!(
            "{HEAD} {number} {VERSION} /\n{rules} / {sitters} / {level} /\n{by} / {points} /\n{moves} {check}{practice}\n"
        ))
    }

    /// Plays the moves of a text, and checks that they give its points.
    fn played_by_code(mut self, game: (&str, &str), points: &str, code: &str) -> Result<AgreedMatch, NotShared> {
        let told: Vec<&str> = points.split(' ').collect();
        let codes: Vec<&str> = code.split(' ').take(usize::from(DEALS) + 1).collect();
        let (&sum, moves) = codes.split_last().ok_or(NotShared::Incomplete)?;
        if (told.len(), moves.len()) != (DEALS.into(), DEALS.into()) {
            return Err(NotShared::Incomplete);
        }
        for ((deal, number), (code, told)) in (1..).zip(self.deals()).zip(moves.iter().zip(told)) {
            let record = decoded(&self.rules, number, code).ok_or(NotShared::Moves(deal))?;
            let made = super::gain_of(&record, self.side()).map(points_text).unwrap_or_default();
            if made != told {
                return Err(NotShared::Points { deal, told: told.to_owned(), made });
            }
            self.begun.push(record);
        }
        let written =
            [&self.number.to_string(), game.0, game.1, points, &joined(moves.iter().map(|code| (*code).to_owned()))];
        if check(written) == sum { Ok(self) } else { Err(NotShared::Changed) }
    }
}

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

fn read<T: InText>(text: &str) -> Result<T, NotShared> {
    T::from_text(text).map_err(|_| NotShared::Unreadable(text.to_owned()))
}

/// Points with their sign, with at most two decimals.
fn points_text(points: f64) -> String {
    let rounded = (points * 100.0).round() / 100.0 + 0.0;
    format!("{rounded:+}")
}

/// The legal moves in the order of their texts, which no change of the engine changes.
fn choices(state: &GameState) -> Vec<Move> {
    let mut choices: Vec<Move> = state.legal().iter().collect();
    choices.sort_by_cached_key(Move::to_string);
    choices
}

/// The number of digits for one of this many choices.
const fn digits(choices: usize) -> u32 {
    match choices {
        0 | 1 => 0,
        2..=62 => 1,
        _ => 2,
    }
}

fn in_digits(number: usize, digits: u32) -> impl Iterator<Item = char> {
    let digit = move |place| char::from(DIGITS[number / DIGITS.len().pow(place) % DIGITS.len()]);
    (0..digits).rev().map(digit)
}

/// The moves of a deal as digits: for each move that was a choice, its place among the choices.
fn code_of(record: &Record) -> Option<String> {
    let mut code = String::new();
    let note = |seen: Replay<'_>| {
        let Replay::Move(made) = seen else { return };
        let choices = choices(made.before);
        let at = choices.iter().position(|choice| *choice == made.step).unwrap_or_default();
        code.extend(in_digits(at, digits(choices.len())));
    };
    record.replay_with(note).ok()?;
    Some(if code.is_empty() { NO_CHOICE.to_owned() } else { code })
}

/// Plays a deal by its digits to its end.
fn decoded(rules: &Rules, number: u64, code: &str) -> Option<Record> {
    let mut session = Session::new(*rules).ok()?;
    session.deal_number(number).ok()?;
    let mut signs = code.bytes().filter(|_| code != NO_CHOICE);
    while session.state().phase() == Phase::Playing {
        let choices = choices(session.state());
        let mut at = 0;
        for _ in 0..digits(choices.len()) {
            let sign = signs.next()?;
            at = at * DIGITS.len() + DIGITS.iter().position(|digit| *digit == sign)?;
        }
        session.play(*choices.get(at)?).ok()?;
    }
    signs.next().is_none().then(|| session.record().clone())
}

/// A check of what matters in a text, which finds what was changed on its way.
fn check(parts: [&str; 5]) -> String {
    let most = (DIGITS.len() as u64).pow(CHECK);
    in_digits((Fnv::of(parts.join("/").as_bytes()) % most) as usize, CHECK).collect()
}
