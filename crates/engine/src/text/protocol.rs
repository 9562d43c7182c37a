//! The line protocol for bots: reads and writes rules and one seat's view of a hand.
//!
//! A line consists of words separated by white space. Unknown words are ignored, so that a newer
//! program can talk to an older one. A known word with a bad value is an error. Everything written
//! reads back as the same value.
//!
//! What version 1.0 did not say is added as a line of its own, as `legal` was. A bot that was written
//! before may take a new word in a line that it knows for something else.

use super::account::Account;
use super::lasting;
use super::notation::{Unreadable, number, write_bones};
use crate::bone::by_seat;
use crate::rules::{BlockTie, BlockWhat, BlockWho, CloserLoses, Exact, FirstLead, LeadBone, NextLead};
use crate::{Act, BONES, Bone, Bones, Carryover, LeadReason, Move, Moves, Preset, Rules, SEATS, Seat, Set, Side};
use std::fmt;
use std::str::{FromStr, SplitWhitespace};
use thiserror::Error;

/// The version of the protocol.
pub const VERSION: u32 = 3;

/// The oldest version that is still spoken. It knows the bones of a double six alone, and not every
/// lead.
pub const OLDEST: u32 = 2;

/// The version that a program must speak to play by these rules.
pub fn version_for(rules: &Rules) -> u32 {
    let has_old_lead = rules.lead_first != FirstLead::Blank
        && rules.lead_next != NextLead::EachDoublet
        && rules.leading.bone != LeadBone::DoubletOrNext;
    let counts_as_before = rules.head_start == 0
        && rules.block_who != BlockWho::Closer
        && rules.block_what != BlockWhat::Two
        && rules.block_tie != BlockTie::NotCloserOne
        && rules.closer_loses == CloserLoses::Nothing
        && !rules.awards.double_ends
        && !rules.bonuses.pass_lead_doublet
        && rules.finish.exact != Exact::Near
        && rules.bonuses.round_asleep == rules.pays_rounds_beside_sleepers();
    if rules.set == Set::Six && has_old_lead && counts_as_before { OLDEST } else { VERSION }
}

/// The longest line that is read, in bytes. Every position is much shorter.
pub const LONGEST_LINE: usize = 1 << 14;

/// A limit on the events of a position. No hand can have this many.
const MOST_EVENTS: usize = 8 * BONES;

/// The first line that a bot prints: the name and version of the protocol, then the bot's own name.
pub fn greeting(name: &str) -> String {
    format!("dominoes {VERSION} {name}")
}

/// The protocol version in a bot's greeting.
pub fn read_greeting(line: &str) -> Option<u32> {
    line.strip_prefix("dominoes ")?.split_whitespace().next()?.parse().ok()
}

/// Why a line cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct BadLine(String);

impl BadLine {
    /// An error with this message.
    pub fn new(why: impl fmt::Display) -> BadLine {
        BadLine(why.to_string())
    }
}

impl From<Unreadable> for BadLine {
    fn from(why: Unreadable) -> BadLine {
        BadLine::new(why)
    }
}

/// Writes rules as the words after `newgame`: the [game](Rules::game) that they belong to or, if
/// that has no name, the named game with the fewest differing options, the number of players, and
/// those options. A name stands for the rules that it had when it came into files.
pub fn write_rules(rules: &Rules) -> String {
    let table = |preset: Preset, seats| Some((preset, preset.rules_in_files(seats).ok()?));
    let written = |(preset, named): (Preset, Rules)| {
        let words = std::iter::once(format!("{preset} {}", named.seats));
        words.chain(lasting::differences(rules, &named)).collect::<Vec<_>>()
    };
    // Every view of a table elsewhere says its rules, so the other games are only looked at if there is none.
    let is_for_so_many = |preset: &Preset| preset.players().contains(&rules.seats());
    let own = rules.game().filter(is_for_so_many).and_then(|preset| table(preset, rules.seats())).map(written);
    let tables = || Preset::tables().filter_map(|(preset, now)| table(preset, now.seats()));
    // `min_by_key` keeps the first of equals, so the same rules are always written the same way.
    own.or_else(|| tables().map(written).min_by_key(Vec::len)).unwrap_or_default().join(" ")
}

/// Writes rules as [`write_rules`] does, with every option besides that differs from [`Preset::Draw`] for two. Who reads it needs no list of what
/// the games have.
pub fn write_rules_in_full(rules: &Rules) -> String {
    let brief = write_rules(rules);
    let mut words: Vec<String> = brief.split(' ').map(str::to_owned).collect();
    // The number of players stands after the name.
    let is_new = |word: &String| !words.contains(word) && !word.starts_with("seats=");
    let more: Vec<String> = lasting::differences(rules, &Rules::DRAW).into_iter().filter(is_new).collect();
    words.extend(more);
    words.join(" ")
}

/// Reads rules from the words after `newgame`. Without a number of players, it takes the smallest
/// that the game allows.
pub fn read_rules(text: &str) -> Result<Rules, BadLine> {
    let mut words = text.split_whitespace().peekable();
    let name = words.next().ok_or_else(|| BadLine::new("newgame needs the name of a game"))?;
    let preset = Preset::from_name(name).ok_or_else(|| Unreadable::new(name, "a game"))?;
    let mut players = preset.usual().seats();
    if let Some(word) = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit())) {
        players = number(word)?;
    }
    let mut rules = preset.rules_in_files(players).map_err(BadLine::new)?;
    lasting::set(&mut rules, words).map_err(BadLine::new)?;
    rules.check().map_err(BadLine::new)?;
    Ok(rules)
}

/// Writes one seat's view as the words after `position`. They do not include the rules, which are
/// those of the last `newgame`.
pub fn write_position(told: &Account) -> String {
    let why = told.why.name();
    let must = told.forced.map_or_else(String::new, |bone| format!(" must {bone}"));
    let events = told.deeds.iter().map(|&(seat, what)| format!(" {seat}:{}", EventText(what)));
    let scores: Vec<String> = told.rules.all_sides().map(|side| told.scores[side.index()].to_string()).collect();
    let seconds: Vec<String> = told.rules.clocks.iter().map(|seat| told.seconds[seat.index()].to_string()).collect();
    let past = [("won", told.carryover.hands_won), ("carried", told.carryover.carried)];
    let past = past.iter().filter(|(_, hands)| *hands > 0).map(|(word, hands)| format!(" {word} {hands}"));
    let past: String = past.collect();
    format!(
        "seat {} hand {} first {} leader {} why {why} scores {} seconds {}{past}{must} dealt {} events{}",
        told.seat,
        told.hand_number,
        told.first_leader,
        told.leader,
        scores.join(":"),
        seconds.join(":"),
        write_bones(told.dealt),
        events.collect::<String>()
    )
}

/// Writes moves as the words after `legal`, each a single word.
pub fn write_legal(moves: &Moves<'_>) -> String {
    moves.iter().map(|step| MoveWord(step).to_string()).collect::<Vec<_>>().join(" ")
}

/// A move as a single word. The parts of one that has two are joined by a colon, as in an event.
struct MoveWord(Move);

impl fmt::Display for MoveWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Move::Boom(bone) = self.0 { write!(f, "boom:{bone}") } else { self.0.fmt(f) }
    }
}

/// Reads a move that a bot answers, as a single word or as records write it. The clock is not the
/// bot's, and a bot cannot resign.
pub fn read_answer(text: &str) -> Result<Move, BadLine> {
    let step = match text.strip_prefix("boom:") {
        Some(bone) => Move::Boom(bone.parse()?),
        None => text.parse()?,
    };
    let is_answer = !matches!(step, Move::Clock(..) | Move::Resign(_));
    if is_answer { Ok(step) } else { Err(BadLine::new(format!("{step} is not an answer"))) }
}

/// An event as it is written after its seat and a colon.
struct EventText(Act);

impl fmt::Display for EventText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Act::Played(bone, end) => Move::Play(bone, end).fmt(f),
            Act::Drew(None) => f.write_str("draw"),
            Act::Drew(Some(bone)) => write!(f, "draw:{bone}"),
            Act::Passed => f.write_str("pass"),
            Act::Destroyed(bone) => MoveWord(Move::Boom(bone)).fmt(f),
        }
    }
}

/// Reads a view from the words after `position`, in a game with these rules.
/// [`Observation::from_account`](crate::observe::Observation::from_account) checks whether
/// it is possible.
pub fn read_position(text: &str, rules: &Rules) -> Result<Account, BadLine> {
    let unsaid = Account {
        rules: *rules,
        seat: Seat::FIRST,
        hand_number: 0,
        first_leader: Seat::FIRST,
        leader: Seat::FIRST,
        why: LeadReason::Named,
        carryover: Carryover::default(),
        forced: None,
        scores: [0; SEATS],
        seconds: by_seat(|seat| rules.time_of(seat)),
        dealt: Bones::NONE,
        deeds: Vec::new(),
    };
    let mut position = PositionText { told: unsaid, seat: None, first: None, leader: None };
    let mut words = text.split_whitespace();
    let mut word = words.next();
    while let Some(name) = word {
        word = position.read(name, &mut words)?;
    }
    let seat = position.seat.ok_or_else(|| BadLine::new("a position needs its seat"))?;
    let leader = position.leader.ok_or_else(|| BadLine::new("a position needs its leader"))?;
    Ok(Account { seat, leader, first_leader: position.first.unwrap_or(leader), ..position.told })
}

/// A position as far as it has been read.
struct PositionText {
    told: Account,
    seat: Option<Seat>,
    first: Option<Seat>,
    leader: Option<Seat>,
}

impl PositionText {
    /// Reads one field, and returns the word after it. A word that names no field is ignored.
    fn read<'a>(&mut self, name: &str, words: &mut SplitWhitespace<'a>) -> Result<Option<&'a str>, BadLine> {
        let mut value = || words.next().ok_or_else(|| BadLine::new(format!("“{name}” needs a value")));
        let rules = self.told.rules;
        let told = &mut self.told;
        match name {
            "seat" => self.seat = Some(value()?.parse()?),
            "hand" => told.hand_number = number(value()?)?,
            "first" => self.first = Some(value()?.parse()?),
            "leader" => self.leader = Some(value()?.parse()?),
            "why" => {
                let (word, expected) = (value()?, "a reason to lead, such as doublet");
                told.why = LeadReason::from_name(word).ok_or_else(|| Unreadable::new(word, expected))?;
            }
            "won" => told.carryover.hands_won = number(value()?)?,
            "carried" => told.carryover.carried = number(value()?)?,
            "must" => told.forced = Some(value()?.parse()?),
            "scores" => told.scores = read_each(value()?, rules.all_sides().map(Side::index), "scores")?,
            "seconds" => told.seconds = read_each(value()?, rules.clocks.iter().map(Seat::index), "clocks")?,
            "dealt" => return each(words, |word| add_dealt(&mut told.dealt, word)),
            "events" => return each(words, |word| add_event(&mut told.deeds, word)),
            _ => {}
        }
        Ok(words.next())
    }
}

fn add_dealt(dealt: &mut Bones, word: &str) -> Result<(), BadLine> {
    let bone: Bone = word.parse()?;
    if dealt.contains(bone) {
        return Err(BadLine::new(format!("{bone} is dealt twice")));
    }
    dealt.insert(bone);
    Ok(())
}

fn add_event(deeds: &mut Vec<(Seat, Act)>, word: &str) -> Result<(), BadLine> {
    if deeds.len() == MOST_EVENTS {
        return Err(BadLine::new(format!("no hand has more than {MOST_EVENTS} events")));
    }
    deeds.push(read_event(word)?);
    Ok(())
}

/// Reads the words of a list, which all begin with a digit, and returns the word after it.
fn each<'a>(
    words: &mut SplitWhitespace<'a>,
    mut read: impl FnMut(&str) -> Result<(), BadLine>,
) -> Result<Option<&'a str>, BadLine> {
    for word in words {
        if !word.starts_with(|first: char| first.is_ascii_digit()) {
            return Ok(Some(word));
        }
        read(word)?;
    }
    Ok(None)
}

/// Reads numbers into these entries of an array.
fn read_each<N: FromStr + fmt::Display + Default>(
    word: &str,
    places: impl Iterator<Item = usize>,
    what: &str,
) -> Result<[N; SEATS], BadLine> {
    let read = word.split(':').map(number).collect::<Result<Vec<N>, _>>()?;
    let (places, len): (Vec<usize>, usize) = (places.collect(), read.len());
    if len != places.len() {
        return Err(BadLine::new(format!("{what} in this game: {}, not {len}", places.len())));
    }
    let mut all = <[N; SEATS]>::default();
    places.into_iter().zip(read).for_each(|(place, number)| all[place] = number);
    Ok(all)
}

fn read_event(word: &str) -> Result<(Seat, Act), BadLine> {
    let unreadable = || Unreadable::new(word, "an event, such as 0:6-4e, 1:draw, 0:draw:5-5, 1:pass or 0:boom:6-4");
    let (seat, what) = word.split_once(':').ok_or_else(unreadable)?;
    let what = match what.split_once(':') {
        Some(("draw", bone)) => Act::Drew(Some(bone.parse()?)),
        Some(("boom", bone)) => Act::Destroyed(bone.parse()?),
        Some(_) => return Err(unreadable().into()),
        None => match what.parse()? {
            Move::Play(bone, end) => Act::Played(bone, end),
            Move::Draw => Act::Drew(None),
            Move::Pass => Act::Passed,
            Move::Boom(_) | Move::Clock(..) | Move::Resign(_) => return Err(unreadable().into()),
        },
    };
    Ok((seat.parse()?, what))
}
