//! Reads and writes bones, ends, moves and lists of bones.
//!
//! A bone is written `6-4`, and an end `e`, `w`, `n` or `s`. If every doublet is a spinner, an end
//! is a place on a bone, such as `5-5n`. A play is `6-4e` or `6-4@5-5n`. Where halves add up to
//! seven, `5-2e` shows the lighter half of a matador and `5-2e^` the heavier. The other moves are
//! `draw`, `pass`, `boom 6-4`, `clock 1:135` and `resign 0`. The clock of seat 0 is written without
//! the seat, as in `clock 135`. A set of seats is `0+2`. Everything written reads back as the same
//! value. A text that cannot be read and a move that is not legal are different kinds of error.

use crate::{Bone, Bones, End, Joint, Move, Seat, Seats, Way};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Why a text cannot be read. It prints a sentence that quotes the text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("“{token}” is not {expected}")]
pub struct Unreadable {
    /// The text in a form that is safe to show.
    token: String,
    expected: &'static str,
}

impl Unreadable {
    /// The error for an unexpected token.
    pub fn new(token: &str, expected: &'static str) -> Unreadable {
        Unreadable { token: shown(token), expected }
    }
}

/// Returns untrusted text in a form that fits into a sentence: on one line, with invisible
/// characters escaped and long text shortened by an ellipsis.
pub fn shown(text: &str) -> String {
    shown_within(text, 60)
}

/// The same for text of at most this many characters.
pub fn shown_within(text: &str, longest: usize) -> String {
    let mut shown = String::new();
    let mut len = 0;
    for c in text.chars() {
        let is_plain = matches!(c, '\'' | '"' | '\\');
        let escaped: String = if is_plain { c.into() } else { c.escape_debug().collect() };
        len += escaped.chars().count();
        if len > longest {
            shown.push('…');
            break;
        }
        shown += &escaped;
    }
    shown
}

impl FromStr for Bone {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Bone, Unreadable> {
        let halves = text.split_once('-').and_then(|(a, b)| Some((number(a).ok()?, number(b).ok()?)));
        let bone = halves.and_then(|(a, b)| Bone::new(a, b));
        bone.ok_or_else(|| Unreadable::new(text, "a bone, such as 6-4"))
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Seat, Unreadable> {
        let seat = number(text).ok().and_then(Seat::new);
        seat.ok_or_else(|| Unreadable::new(text, "a seat, 0 to 3"))
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join("+"))
    }
}

impl FromStr for Seats {
    type Err = Unreadable;

    /// Accepts seats only in the order of play and each only once, so that each set has exactly one
    /// text.
    fn from_str(text: &str) -> Result<Seats, Unreadable> {
        let seats = text.split('+').map(str::parse).collect::<Result<Seats, Unreadable>>();
        let seats = seats.ok().filter(|seats| seats.to_string() == text);
        seats.ok_or_else(|| Unreadable::new(text, "a list of seats, such as 0 or 0+1"))
    }
}

impl Way {
    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Way::West => 'w',
            Way::East => 'e',
            Way::North => 'n',
            Way::South => 's',
        }
    }

    fn from_letter(letter: &str) -> Option<Way> {
        Way::ALL.into_iter().find(|way| letter.chars().eq([way.letter()]))
    }
}

impl fmt::Display for Joint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.bone(), self.way().letter())
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Arm(way) => write!(f, "{}", way.letter()),
            End::Turned(way) => write!(f, "{}^", way.letter()),
            End::Joint(joint) => joint.fmt(f),
        }
    }
}

impl FromStr for End {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<End, Unreadable> {
        let joint = || {
            let (bone, way) = bone_before(text)?;
            let way = Way::from_letter(way)?;
            // Only a doublet has a north and a south end.
            Joint::on(bone).find(|joint| joint.way() == way).map(End::Joint)
        };
        let turned = || text.strip_suffix('^').and_then(Way::from_letter).map(End::Turned);
        let end = Way::from_letter(text).map(End::Arm).or_else(turned).or_else(joint);
        end.ok_or_else(|| Unreadable::new(text, "an end, such as e or 5-5n"))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(bone, end @ (End::Arm(_) | End::Turned(_))) => write!(f, "{bone}{end}"),
            Move::Play(bone, end @ End::Joint(_)) => write!(f, "{bone}@{end}"),
            Move::Draw => f.write_str("draw"),
            Move::Pass => f.write_str("pass"),
            Move::Boom(bone) => write!(f, "boom {bone}"),
            Move::Clock(Seat::FIRST, seconds) => write!(f, "clock {seconds}"),
            Move::Clock(seat, seconds) => write!(f, "clock {seat}:{seconds}"),
            Move::Resign(seat) => write!(f, "resign {seat}"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        match text.split_once(' ') {
            None if text == "draw" => Ok(Move::Draw),
            None if text == "pass" => Ok(Move::Pass),
            None => play_from(text),
            Some(("boom", bone)) => bone.parse().map(Move::Boom),
            Some(("clock", read)) => {
                // Older files name no seat, because only seat 0 could have a clock.
                let (seat, seconds) = read.split_once(':').unwrap_or(("0", read));
                Ok(Move::Clock(seat.parse()?, number(seconds)?))
            }
            Some(("resign", seat)) => seat.parse().map(Move::Resign),
            Some(_) => Err(not_a_move(text)),
        }
    }
}

fn not_a_move(text: &str) -> Unreadable {
    Unreadable::new(text, "a move, such as 6-4e, draw, pass or boom 6-4")
}

fn play_from(text: &str) -> Result<Move, Unreadable> {
    let (bone, end) = bone_before(text).ok_or_else(|| not_a_move(text))?;
    let end: End = end.strip_prefix('@').unwrap_or(end).parse().map_err(|_| not_a_move(text))?;
    Ok(Move::Play(bone, end))
}

/// Reads the bone that a text begins with. The rest begins with what is neither a digit nor a dash.
fn bone_before(text: &str) -> Option<(Bone, &str)> {
    let is_of_bone = |c: char| c.is_ascii_digit() || c == '-';
    let (bone, rest) = text.split_at(text.find(|c| !is_of_bone(c)).unwrap_or(text.len()));
    Some((bone.parse().ok()?, rest))
}

/// Reads a whole number. Leading zeros and plus signs are errors, so that each number has exactly
/// one text.
pub fn number<N: FromStr + fmt::Display>(text: &str) -> Result<N, Unreadable> {
    let read = text.parse::<N>().ok().filter(|number| number.to_string() == text);
    read.ok_or_else(|| Unreadable::new(text, "a number of the size that belongs here"))
}

/// A number of bones, as it is written in a sentence.
pub(crate) struct Count(pub(crate) usize);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "bone" } else { "bones" })
    }
}

/// Writes bones, separated by spaces.
pub fn write_bones(bones: impl IntoIterator<Item = Bone>) -> String {
    bones.into_iter().map(|bone| bone.to_string()).collect::<Vec<_>>().join(" ")
}

/// Reads bones separated by white space. A bone may occur only once.
pub fn read_bones(text: &str) -> Result<Vec<Bone>, Unreadable> {
    let mut seen = Bones::NONE;
    text.split_whitespace()
        .map(|token| {
            let bone: Bone = token.parse()?;
            let twice = seen.contains(bone);
            seen.insert(bone);
            if twice { Err(Unreadable::new(token, "a bone that has not been named before")) } else { Ok(bone) }
        })
        .collect()
}
