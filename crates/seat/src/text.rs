//! What is written in files and lines as one text, in words that a person can read and change.
//!
//! Rules are written as in the line protocol, such as `all-fives 2 target=250`. They consist of a named
//! game, the number of players, and the options that differ. Options that are not named have the values of
//! the named game, so that a new option does not break old files.

use crate::nestor::Level;
use crate::seating::{Person, Seating, Sitter};
use crate::sight::notation::Unreadable;
use crate::sight::protocol::{read_rules, write_rules};
use crate::sight::{Move, Preset, Rules};
use serde::{Deserializer, Serializer};
use std::borrow::Cow;

/// A value that is written in files as one text.
pub trait InText: Sized {
    /// The text.
    fn to_text(&self) -> String;
    /// Reads the value from text. The error is a sentence.
    fn from_text(text: &str) -> Result<Self, String>;
}

/// Writes a field as its text, with `#[serde(with = "in_text")]`.
pub mod in_text {
    use super::{Cow, Deserializer, InText, Serializer};
    use serde::Deserialize as _;
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

/// The same for a field that may have nothing.
pub mod in_text_if_any {
    use super::{Cow, Deserializer, InText, Serializer};
    use serde::de::Error as _;
    use serde::{Deserialize as _, Serialize as _};

    /// Writes the text, if there is a value.
    pub fn serialize<T: InText, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
        value.as_ref().map(T::to_text).serialize(serializer)
    }

    /// Reads the text, if there is one.
    pub fn deserialize<'de, T: InText, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
        let text = Option::<Cow<'de, str>>::deserialize(deserializer)?;
        text.map(|text| T::from_text(&text)).transpose().map_err(D::Error::custom)
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

impl InText for Move {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Result<Move, String> {
        text.parse().map_err(|why: Unreadable| why.to_string())
    }
}

/// What stands between commas.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|item| !item.is_empty())
}

/// Files leave out a `false`, a zero, and the number of a player's first tally, which is zero too.
pub fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
