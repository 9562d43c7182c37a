//! The programs that the player has given a seat.

use crate::store::Content;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// How many programs are remembered.
const MOST: usize = 20;
/// The greatest length of a name.
const LONGEST: usize = 20;

/// The names of programs, each with the command that starts it, the last one at the end. They are in
/// a file of their own, which no backup holds, so a command runs only where it was entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownPrograms(Vec<(String, String)>);

impl Content for KnownPrograms {}

impl KnownPrograms {
    /// The command that was used last, or nothing.
    pub fn last(&self) -> &str {
        self.0.last().map_or("", |(_, command)| command)
    }

    /// The command that starts the program with this name.
    pub fn command(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, command)| command.as_str())
    }

    /// Remembers a command, and returns the name of its program.
    pub fn note(&mut self, command: &str) -> String {
        let known = self.0.iter().position(|(_, other)| other == command);
        let entry = match known {
            Some(at) => self.0.remove(at),
            None => (self.new_name(command), command.to_owned()),
        };
        let name = entry.0.clone();
        self.0.push(entry);
        let too_many = self.0.len().saturating_sub(MOST);
        self.0.drain(..too_many);
        name
    }

    /// A name that no other program has: that of the script, or else of the program.
    fn new_name(&self, command: &str) -> String {
        let words = words_of(command);
        let script = words.iter().skip(1).find(|word| Path::new(word).extension().is_some());
        let file = script.or(words.first()).map(Path::new).and_then(Path::file_stem).unwrap_or_default();
        let name: String = file.to_string_lossy().chars().take(LONGEST).collect();
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        names.find(|name| self.command(name).is_none()).unwrap_or_default()
    }
}

/// The words of a command. Spaces between quotation marks are part of a word.
pub(crate) fn words_of(command: &str) -> Vec<String> {
    let mut quoted = false;
    let parts = command.split(|sign: char| {
        quoted ^= sign == '"';
        sign.is_whitespace() && !quoted
    });
    parts.filter(|word| !word.is_empty()).map(|word| word.replace('"', "")).collect()
}
