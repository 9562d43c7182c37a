//! A finished game in the text of a link: its rules, who sat where, the number of its deals, a moment
//! of it, and its moves. It has no names.

use crate::engine::{Move, Phase, Rules, Seat};
use crate::nestor::Level;
use crate::record::{InText as _, Person, Played, Record, Seating, Session, Sitter, deal_number};
use std::fmt;

/// The longest text that is read, in bytes. The longest games have a tenth of it.
const LONGEST: usize = 50_000;

/// A finished game, and a moment of it: the hand, counted from zero, and how many moves were made.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedGame {
    pub(super) record: Record,
    pub(super) played: Played,
    pub(super) moment: (usize, usize),
}

impl SharedGame {
    /// Prepares a game for a link. `None` if its deals do not all come from the number of the game.
    pub fn of(record: &Record, played: &Played, moment: (usize, usize)) -> Option<SharedGame> {
        let game = SharedGame { record: record.clone(), played: played.clone(), moment };
        SharedGame::read(&game.to_string()).filter(|read| read.record == *record)
    }

    /// Reads the text. `None` unless it is a whole game by the rules and a moment of it.
    pub fn read(text: &str) -> Option<SharedGame> {
        let mut parts = text.get(..text.len().min(LONGEST + 1)).filter(|text| text.len() <= LONGEST)?.split('/');
        let [rules, seats, number, moment, moves] = [(); 5].map(|()| parts.next());
        let (rules, number) = (read_rules(rules?)?, number?.parse().ok()?);
        let mut session = Session::new(rules).ok()?;
        for (at, hand) in (0..).zip(moves?.split('_')) {
            session.deal_number(deal_number(number, at)).ok()?;
            for step in hand.split('.').filter(|step| !step.is_empty()) {
                session.play(read_move(step)?).ok()?;
            }
        }
        let record = session.record().clone();
        let (hand, made) = moment?.split_once('.')?;
        let moment: (usize, usize) = (hand.parse().ok()?, made.parse().ok()?);
        let is_there = record.hands.get(moment.0).is_some_and(|hand| moment.1 <= hand.moves.len());
        let sitters: Vec<Sitter> = seats?.chars().map(sitter).collect::<Option<_>>()?;
        let seat = rules.all_seats().zip(seats?.chars()).find(|(_, sign)| *sign == HOST)?.0;
        let seating = Seating::new(&sitters).filter(|_| sitters.len() == rules.seats())?;
        let is_whole = session.state().phase() == Phase::GameOver && is_there && parts.next().is_none();
        is_whole.then(|| SharedGame { record, played: Played::elsewhere("", seating, seat, number), moment })
    }
}

impl fmt::Display for SharedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Played { seating, seat, number, .. } = &self.played;
        let seats: String =
            self.record.rules.all_seats().map(|at| if at == *seat { HOST } else { sign(seating, at) }).collect();
        let hands = self.record.hands.iter().map(|hand| {
            let moves = hand.moves.iter().map(|step| write_move(*step));
            moves.collect::<Vec<_>>().join(".")
        });
        let moves = hands.collect::<Vec<_>>().join("_");
        let (hand, made) = self.moment;
        write!(f, "{}/{seats}/{number}/{hand}.{made}/{moves}", write_rules(&self.record.rules))
    }
}

/// The signs of whoever shares the game, and of other people and programs. A Nestor has the number of
/// his level.
const HOST: char = 'H';
const OTHER: char = 'h';

fn sign(seating: &Seating, seat: Seat) -> char {
    let level = seating.level(seat).and_then(|level| Level::ALL.iter().position(|other| *other == level));
    level.and_then(|level| char::from_digit(level as u32, 10)).unwrap_or(OTHER)
}

fn sitter(sign: char) -> Option<Sitter> {
    match sign {
        HOST => Some(Sitter::HOST),
        OTHER => Some(Sitter::Person(Person::Guest("".into()))),
        _ => Some(Sitter::Nestor(*Level::ALL.get(sign.to_digit(10)? as usize)?)),
    }
}

/// Writes a move with signs that an address may have, and without the dashes of its bones unless a half has
/// two digits.
fn write_move(step: Move) -> String {
    let text = step.to_string().replace(' ', "~").replace('^', "!");
    let is_short = text.split(|sign: char| !sign.is_ascii_digit()).all(|half| half.len() < 2);
    if is_short || !text.contains('-') { text.replace('-', "") } else { text }
}

fn read_move(text: &str) -> Option<Move> {
    let is_whole = text.starts_with("clock") || text.contains('-');
    let mut whole = String::with_capacity(2 * text.len());
    for sign in text.chars() {
        // Two numbers side by side are a bone.
        if !is_whole && sign.is_ascii_digit() && whole.ends_with(|before: char| before.is_ascii_digit()) {
            whole.push('-');
        }
        whole.push(match sign {
            '~' => ' ',
            '!' => '^',
            other => other,
        });
    }
    whole.parse().ok()
}

/// Writes rules as they stand in a link.
pub(super) fn write_rules(rules: &Rules) -> String {
    rules.to_text().replace(' ', "+")
}

/// Reads rules from a link.
pub(super) fn read_rules(text: &str) -> Option<Rules> {
    Rules::from_text(&text.replace('+', " ")).ok()
}
