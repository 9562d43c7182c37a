//! What the players are called.

use super::{Value, Words};
use crate::engine::bone::Side;
use crate::engine::observe::Observation;
use crate::store::Settings;

/// The name of a player, who is counted from your left; you are zero. The player may have given the others names of their own.
pub fn player_name(words: &Words, settings: &Settings, player: u8) -> String {
    let own = |number: u8| settings.names.get(usize::from(number) - 1).filter(|name| !name.is_empty());
    let word = match player {
        0 => return words.get("you").to_owned(),
        1 => "nestor",
        2 => "name-second",
        _ => "name-third",
    };
    own(player).cloned().unwrap_or_else(|| words.get(word).to_owned())
}

/// The name of a side and how many sit on it: one player, or two partners, you first.
pub fn side_name(words: &Words, settings: &Settings, seen: &Observation, side: Side) -> (String, usize) {
    let (rules, you) = (seen.rules(), seen.seat().index());
    let seats = rules.seats();
    let mut players: Vec<usize> = rules
        .all_seats()
        .filter(|seat| rules.side(*seat) == side)
        .map(|seat| (seat.index() + seats - you) % seats)
        .collect();
    players.sort_unstable();
    let names: Vec<String> = players.iter().map(|player| player_name(words, settings, *player as u8)).collect();
    match names.as_slice() {
        [one, other] => {
            let told: [(&str, Value<'_>); 2] = [("list", one.clone().into()), ("last", other.clone().into())];
            (words.format("list-and", &told), 2)
        }
        _ => (names.concat(), names.len()),
    }
}
