//! How games are written in files, in words that a person can read and change.
//!
//! Records and saved games share one form of a hand. Rules are written as in the line protocol,
//! such as `all-fives 2 target=250`. They consist of a named game, the number of players, and the
//! options that differ. Options that are not named have the values of the named game, so that a new
//! option does not break old files.

use super::seating::{Person, Seating, Sitter};
use super::{Bytes, Contribution, Drawing, Hand, HandCheck};
use crate::engine::notation::{Unreadable, read_bones, write_bones};
use crate::engine::protocol::{read_rules, write_rules};
use crate::engine::{BetweenHands, Bone, Bones, Deal, Move, Preset, Rules, SEATS, Seat, deal::Turned};
use crate::nestor::Level;
use arrayvec::ArrayVec;
use ron::{extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt::Write as _;

/// The RON dialect of every file. Optional values are written without `Some(...)`.
pub fn dialect() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// The layout of files with few items. Every part of an item is on its own line, down to this
/// depth.
pub fn by_part(depth: usize) -> PrettyConfig {
    PrettyConfig::new().depth_limit(depth).indentor("  ").new_line("\n").compact_arrays(true)
}

/// The layout of files with many items. Every item of a list at this depth is on its own line.
pub fn by_thing(depth: usize) -> PrettyConfig {
    PrettyConfig::new().depth_limit(depth).indentor("  ").new_line("\n")
}

/// A value that is written in files as one text.
pub trait InText: Sized {
    /// The text.
    fn to_text(&self) -> String;
    /// Reads the value from text. The error is a sentence.
    fn from_text(text: &str) -> Result<Self, String>;
}

/// Writes a field as its text, with `#[serde(with = "in_text")]`.
pub mod in_text {
    use super::{Cow, Deserialize as _, Deserializer, InText, Serializer};
    use serde::de::Error as _;

    /// Writes the text.
    pub fn serialize<T: InText, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&value.to_text())
    }

    /// Reads the text.
    pub fn deserialize<'de, T: InText, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        T::from_text(&Cow::<str>::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// A value that is written in a file as its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Text<T>(pub(crate) T);

impl<T: InText> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        in_text::serialize(&self.0, serializer)
    }
}

impl<'de, T: InText> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text<T>, D::Error> {
        in_text::deserialize(deserializer).map(Text)
    }
}

impl InText for Rules {
    fn to_text(&self) -> String {
        write_rules(self)
    }

    fn from_text(text: &str) -> Result<Rules, String> {
        // Bots ignore unknown words. In a file, an unknown word is a mistake.
        let players = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
        let mut words = text.split_whitespace().skip(1).peekable();
        let _ = words.next_if(players);
        if let Some(word) = words.find(|word| !word.contains('=')) {
            return Err(Unreadable::new(word, "an option, such as target=250").to_string());
        }
        if text.trim().is_empty() {
            return Err(Unreadable::new(text, "a game").to_string());
        }
        read_rules(text).map_err(|why| why.to_string())
    }
}

impl InText for Level {
    fn to_text(&self) -> String {
        self.name().to_owned()
    }

    fn from_text(text: &str) -> Result<Level, String> {
        Level::from_name(text).ok_or_else(|| Unreadable::new(text, "a level of Nestor's").to_string())
    }
}

impl InText for HandCheck {
    fn to_text(&self) -> String {
        self.name().to_owned()
    }

    fn from_text(text: &str) -> Result<HandCheck, String> {
        HandCheck::from_name(text).ok_or_else(|| Unreadable::new(text, "checked, unchecked or seen").to_string())
    }
}

impl InText for Preset {
    fn to_text(&self) -> String {
        self.name().to_owned()
    }

    fn from_text(text: &str) -> Result<Preset, String> {
        Preset::from_name(text).ok_or_else(|| Unreadable::new(text, "a game").to_string())
    }
}

/// The words for people and programs among the sitters. A player is followed by the folder and the
/// name, all others by the name. Nestor plays for a program that was replaced.
const HUMAN: &str = "human";
const PLAYER: &str = "player";
const GUEST: &str = "guest";
const PROGRAM: &str = "program";
const REPLACED: &str = "replaced";
/// What stands behind the sitters if they have agreed to play without help.
const NO_HELP: &str = "no help";

impl InText for Seating {
    fn to_text(&self) -> String {
        let sitters = self.sitters().map(|sitter| match sitter {
            Sitter::Person(Person::Host) => HUMAN.to_owned(),
            Sitter::Person(Person::Player { folder, name }) => {
                format!("{PLAYER} {folder} {}", guarded(name)).trim_end().to_owned()
            }
            Sitter::Person(Person::Guest(name)) => format!("{GUEST} {}", guarded(name)).trim_end().to_owned(),
            Sitter::Nestor(level) => level.name().to_owned(),
            Sitter::Program { name, replaced } => {
                format!("{} {}", if *replaced { REPLACED } else { PROGRAM }, guarded(name)).trim_end().to_owned()
            }
        });
        sitters.chain(self.is_without_help().then(|| NO_HELP.to_owned())).collect::<Vec<_>>().join(", ")
    }

    fn from_text(text: &str) -> Result<Seating, String> {
        let sitter = |words: &str| {
            let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
            Ok::<_, String>(match word {
                HUMAN => Sitter::HOST,
                GUEST => Sitter::Person(Person::Guest(unguarded(rest).into())),
                PLAYER => {
                    let (folder, name) = rest.split_once(' ').unwrap_or((rest, ""));
                    Sitter::Person(Person::Player { folder: folder.into(), name: unguarded(name).into() })
                }
                PROGRAM | REPLACED => Sitter::Program { name: unguarded(rest).into(), replaced: word == REPLACED },
                _ => Sitter::Nestor(Level::from_text(words)?),
            })
        };
        let alone = items(text).last() == Some(NO_HELP);
        let sitters =
            items(text).filter(|words| !(alone && *words == NO_HELP)).map(sitter).collect::<Result<Vec<_>, _>>()?;
        let seating = Seating::new(&sitters).map(|seating| seating.without_help(alone));
        seating.ok_or_else(|| Unreadable::new(text, "2 to 4 sitters with a human among them").to_string())
    }
}

/// A name without the commas that stand between sitters.
fn guarded(name: &str) -> String {
    name.trim().replace('%', "%25").replace(',', "%2C")
}

fn unguarded(name: &str) -> String {
    name.trim().replace("%2C", ",").replace("%25", "%")
}

/// The moves of a hand, as one text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Steps(pub Vec<Move>);

impl InText for Steps {
    fn to_text(&self) -> String {
        self.0.iter().map(Move::to_string).collect::<Vec<_>>().join(", ")
    }

    fn from_text(text: &str) -> Result<Steps, String> {
        items(text).map(str::parse).collect::<Result<_, _>>().map(Steps).map_err(|why: Unreadable| why.to_string())
    }
}

impl InText for Move {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Result<Move, String> {
        text.parse().map_err(|why: Unreadable| why.to_string())
    }
}

/// A list of bones, each at most once.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row(Vec<Bone>);

impl InText for Row {
    fn to_text(&self) -> String {
        write_bones(self.0.iter().copied())
    }

    fn from_text(text: &str) -> Result<Row, String> {
        read_bones(text).map(Row).map_err(|why| why.to_string())
    }
}

fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|item| !item.is_empty())
}

impl InText for Bytes {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Result<Bytes, String> {
        let wrong = || "32 bytes have 64 digits, from 0 to f".to_owned();
        let is_plain = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate().filter(|_| is_plain) {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| wrong())?;
        }
        is_plain.then_some(Bytes(bytes)).ok_or_else(wrong)
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        in_text::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes, D::Error> {
        in_text::deserialize(deserializer)
    }
}

impl InText for Drawing {
    fn to_text(&self) -> String {
        let Drawing { table, hand, dealer, seats } = self;
        let mut text = format!("{table:016x} {hand} {}:{}", dealer.hash, dealer.bytes);
        for (seat, share) in seats {
            // Text takes everything that is written to it.
            let _ = write!(text, " {seat}:{}:{}", share.hash, share.bytes);
        }
        text
    }

    fn from_text(text: &str) -> Result<Drawing, String> {
        let wrong = || "a drawing is a table, a hand, and the hashes and bytes of those who drew".to_owned();
        let share = |text: &str| {
            let (hash, bytes) = text.split_once(':').ok_or_else(wrong)?;
            Ok::<_, String>(Contribution { hash: Bytes::from_text(hash)?, bytes: Bytes::from_text(bytes)? })
        };
        let mut words = text.split_whitespace();
        let mut next = || words.next().ok_or_else(wrong);
        let table = u64::from_str_radix(next()?, 16).map_err(|_| wrong())?;
        let hand = next()?.parse().map_err(|_| wrong())?;
        let dealer = share(next()?)?;
        let mut seats = ArrayVec::new();
        for word in words {
            let (seat, rest) = word.split_once(':').ok_or_else(wrong)?;
            let seat: Seat = seat.parse().map_err(|_| wrong())?;
            let follows = seats.last().is_none_or(|(last, _)| *last < seat);
            if !follows || seats.try_push((seat, share(rest)?)).is_err() {
                return Err(wrong());
            }
        }
        Ok(Drawing { table, hand, dealer, seats })
    }
}

/// A hand as it is written in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Hand", deny_unknown_fields)]
pub(crate) struct HandText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<Text<Rules>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    number: Option<u64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lot: Vec<Text<Row>>,
    /// How the game stood before the hand, if it is not known how it came to that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    begins: Option<BetweenHands>,
    hands: Vec<Text<Row>>,
    boneyard: Text<Row>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    depths: Vec<u16>,
    /// How the number was drawn, if all at the table drew it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    drawn: Option<Text<Drawing>>,
    /// What the player's own program found out about it, if another one kept the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    check: Option<Text<HandCheck>>,
    moves: Text<Steps>,
}

impl From<&Hand> for HandText {
    fn from(hand: &Hand) -> HandText {
        let deal = &hand.deal;
        let seats = deal.hands.iter().take_while(|bones| !bones.is_empty()).count();
        let row = |bones: &[Bone]| Text(Row(bones.to_vec()));
        HandText {
            rules: hand.rules.map(Text),
            number: deal.number,
            begins: hand.begins,
            lot: deal.lot.iter().map(|turned| row(turned.bones())).collect(),
            hands: deal.hands[..seats].iter().map(|bones| Text(Row(bones.iter().collect()))).collect(),
            boneyard: row(&deal.boneyard),
            depths: if deal.depths == [0; SEATS] { Vec::new() } else { deal.depths[..seats].to_vec() },
            drawn: hand.drawing.as_ref().map(|drawing| Text(drawing.as_ref().clone())),
            check: hand.check.map(Text),
            moves: Text(Steps(hand.moves.clone())),
        }
    }
}

impl HandText {
    /// Reads the hand. The error is its number of seats, if no table has that many or a lot does
    /// not fit.
    pub(crate) fn read(self) -> Result<Hand, usize> {
        let most = self.hands.len().max(self.depths.len());
        if most > SEATS {
            return Err(most);
        }
        let mut hands = [Bones::NONE; SEATS];
        for (hand, row) in hands.iter_mut().zip(&self.hands) {
            *hand = row.0.0.iter().copied().collect();
        }
        let mut depths = [0; SEATS];
        depths[..self.depths.len()].copy_from_slice(&self.depths);
        let lot = self.lot.iter().map(|row| Turned::new(&row.0.0).ok_or(row.0.0.len())).collect::<Result<_, _>>()?;
        // A row has each bone at most once, so it fits into the boneyard.
        let boneyard = self.boneyard.0.0.into_iter().collect();
        let deal = Deal { number: self.number, lot, hands, boneyard, depths };
        let drawing = self.drawn.map(|drawn| Box::new(drawn.0));
        let (rules, check) = (self.rules.map(|rules| rules.0), self.check.map(|check| check.0));
        Ok(Hand { rules, begins: self.begins, deal, drawing, check, moves: self.moves.0.0 })
    }
}

/// Files leave out a `false`, a zero, and the number of a player's first tally, which is zero too.
pub fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
