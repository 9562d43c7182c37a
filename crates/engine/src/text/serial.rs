//! Values as serde writes them: as the words of the protocol. So nothing is read that could not be
//! at a table.

use super::notation::{read_bones, write_bones};
use super::protocol::BadLine;
use crate::{Bone, Bones, End, Move, Seat, Seats, Set, Side, Suits};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What numbers of pips are written in, one character each: `9` is followed by `a`.
const NUMERALS: u32 = Set::GREATEST.suit_size() as u32;

/// Writes a type as one text, and reads it again.
macro_rules! in_words {
    ($type:ty, $write:expr, $read:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$type) -> String = $write;
                serializer.serialize_str(&write(self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let read: fn(&str) -> Result<$type, BadLine> = $read;
                read(&String::deserialize(deserializer)?).map_err(D::Error::custom)
            }
        }
    };
}

in_words!(Move, ToString::to_string, |text| Ok(text.parse()?));
in_words!(Seat, ToString::to_string, |text| Ok(text.parse()?));
in_words!(Bone, ToString::to_string, |text| Ok(text.parse()?));
in_words!(End, ToString::to_string, |text| Ok(text.parse()?));
in_words!(Seats, |seats| seats.iter().map(|seat| seat.to_string()).collect(), |text| {
    let seats = text.bytes().map(|digit| Seat::new(digit.wrapping_sub(b'0').into()));
    seats.collect::<Option<_>>().ok_or_else(|| BadLine::new("a seat is a digit from 0 to 3"))
});
in_words!(Side, ToString::to_string, |text| {
    let side = text.parse().ok().and_then(Side::new);
    side.ok_or_else(|| BadLine::new("a side is a number from 0 to 3"))
});
in_words!(Bones, |bones| write_bones(*bones), |text| Ok(read_bones(text)?.into_iter().collect()));
in_words!(Suits, |suits| suits.iter().filter_map(|pips| char::from_digit(pips.into(), NUMERALS)).collect(), |text| {
    let pips = text.chars().map(|numeral| {
        numeral.to_digit(NUMERALS).filter(|_| !numeral.is_ascii_uppercase()).and_then(|pips| u8::try_from(pips).ok())
    });
    pips.collect::<Option<_>>().ok_or_else(|| BadLine::new("a suit is a digit, or a to c for ten to twelve"))
});
