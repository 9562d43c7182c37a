//! What names tables and those at them: codes, tokens and the names of people.

use super::LONGEST_NAME;
use crate::book::Bytes;
use crate::book::text::{InText, in_text};
use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// The letters of a code. None of them is mistaken for another one.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// How many letters a code has, with five bits each.
const LENGTH: usize = 10;

/// The code of a table, by which people sit down at it: ten letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code([u8; LENGTH]);

/// What somebody who sits at a table has, and nobody else: 128 bits of chance. By it alone they come
/// back to their seat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatToken([u8; 16]);

impl Code {
    /// A code that nobody can guess.
    pub fn fresh(chance: &mut impl Rng) -> Code {
        let mut bits = chance.next_u64();
        Code(std::array::from_fn(|_| {
            let letter = LETTERS[(bits & 31) as usize];
            bits >>= 5;
            letter
        }))
    }

    /// Reads a code as somebody types it: in any case, with spaces or hyphens, and with letters that
    /// look like digits.
    pub fn from_typed(text: &str) -> Option<Code> {
        let plain = text.chars().filter(|letter| !matches!(letter, ' ' | '-' | '\u{a0}' | '·'));
        let plain = plain.map(|letter| match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            'U' => 'V',
            other => other,
        });
        let letters: Vec<u8> = plain.map(|letter| u8::try_from(letter).ok()).take(LENGTH + 1).collect::<Option<_>>()?;
        letters.iter().all(|letter| LETTERS.contains(letter)).then(|| letters.try_into().ok().map(Code))?
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = self.0.split_at(LENGTH / 2);
        let letters = |part: &[u8]| part.iter().map(|letter| char::from(*letter)).collect::<String>();
        write!(f, "{}-{}", letters(first), letters(last))
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl SeatToken {
    /// A token that nobody can guess.
    pub fn fresh(chance: &mut impl Rng) -> SeatToken {
        let mut bytes = [0; 16];
        chance.fill_bytes(&mut bytes);
        SeatToken(bytes)
    }

    /// What a table keeps of it, from which it cannot be worked out.
    pub fn hash(&self) -> Bytes {
        let mut bytes = [0; 32];
        bytes[..16].copy_from_slice(&self.0);
        Bytes(bytes).hash()
    }
}

/// A token is never printed.
impl fmt::Debug for SeatToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatToken")
    }
}

impl InText for Code {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Result<Code, String> {
        Code::from_typed(text).ok_or_else(|| "a code has ten letters and digits".to_owned())
    }
}

impl InText for SeatToken {
    fn to_text(&self) -> String {
        format!("{:032x}", u128::from_be_bytes(self.0))
    }

    fn from_text(text: &str) -> Result<SeatToken, String> {
        let digits = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u128::from_str_radix(text, 16).ok().filter(|_| digits);
        number.map(|number| SeatToken(number.to_be_bytes())).ok_or_else(|| "a token has 32 digits".to_owned())
    }
}

/// Writes a type as one text, and reads it again.
macro_rules! as_text {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                in_text::serialize(self, serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                in_text::deserialize(deserializer)
            }
        }
    };
}

as_text!(Code);
as_text!(SeatToken);

/// How many marks may stand on one letter of a name. Vietnamese needs two.
const MOST_MARKS: usize = 2;

/// A name as everybody at a table may see it: short, in one line, without anything that cannot be seen,
/// that turns other text round, or that grows over other lines.
pub fn clean_name(name: &str) -> String {
    // A letter that is read before its marks, of which there may be so many.
    let mut marks = MOST_MARKS;
    let mut is_plain = |letter: &char| match letter.general_category() {
        // What has no form of its own, or changes how other text reads.
        GeneralCategory::Control
        | GeneralCategory::Format
        | GeneralCategory::PrivateUse
        | GeneralCategory::Surrogate
        | GeneralCategory::Unassigned => false,
        _ if matches!(
            letter,
            '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
        ) =>
        {
            false
        }
        _ if matches!(letter, '\u{34f}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}') => {
            false
        }
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => {
            marks += 1;
            marks <= MOST_MARKS
        }
        _ => {
            marks = 0;
            true
        }
    };
    let spaced: String = name.chars().filter(|letter| is_plain(letter)).take(8 * LONGEST_NAME).collect();
    let words = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}
