//! The names of players and of their folders.

use crate::record::fresh_id;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 40;

/// Why a player cannot have a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadName {
    /// It has no visible characters.
    Empty,
    /// It is too long.
    TooLong,
    /// Another player has it, perhaps in other capitals.
    Taken,
}

/// The name as it is saved, if no other player has it.
pub(super) fn sound<'a>(name: &str, mut others: impl Iterator<Item = &'a str>) -> Result<String, BadName> {
    let plain: String = name.chars().filter(|sign| !sign.is_control()).collect();
    let plain = plain.trim();
    if !plain.chars().any(can_be_seen) {
        return Err(BadName::Empty);
    }
    if plain.chars().count() > LONGEST_NAME {
        return Err(BadName::TooLong);
    }
    if others.any(|other| folded(other) == folded(plain)) {
        return Err(BadName::Taken);
    }
    Ok(plain.to_owned())
}

/// Spaces and control characters are not visible.
const fn can_be_seen(sign: char) -> bool {
    !sign.is_whitespace()
        && !matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The same text for names that differ only in their capitals.
pub(super) fn folded(name: &str) -> String {
    name.to_uppercase().to_lowercase()
}

/// An unused folder for a player of this name. Every system accepts it, whatever the name is, and
/// people can recognize it.
pub(super) fn folder_for(name: &str) -> String {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).take(20).collect();
    let plain = if plain.is_empty() { "player".to_owned() } else { plain.to_ascii_lowercase() };
    // The number also keeps it apart from a system's reserved device names.
    format!("{plain}-{:08x}", fresh_id() as u32)
}
