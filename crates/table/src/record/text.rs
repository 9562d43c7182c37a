//! How games are written in files, in words that a person can read and change.
//!
//! Records and saved games share one form of a hand. Rules are written as in the line protocol,
//! such as `all-fives 2 target=250`. They consist of a named game, the number of players, and the
//! options that differ. Options that are not named have the values of the named game, so that a new
//! option does not break old files.

use super::{Bytes, Contribution, Drawing, Hand, HandCheck};
use crate::engine::notation::{Unreadable, read_bones, write_bones};
use crate::engine::{BetweenHands, Bone, Bones, Deal, Move, Rules, SEATS, Seat, deal::Turned};
use arrayvec::ArrayVec;
pub use electrum_dominoes_seat::text::{InText, in_text, is_usual, items};
use ron::{extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
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

impl InText for HandCheck {
    fn to_text(&self) -> String {
        self.name().to_owned()
    }

    fn from_text(text: &str) -> Result<HandCheck, String> {
        HandCheck::from_name(text).ok_or_else(|| Unreadable::new(text, "checked, unchecked or seen").to_string())
    }
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
