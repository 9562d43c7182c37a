//! How the program begins: with the game that was kept, or with a new one.

use super::{Start, next_game};
use crate::{
    engine::event::Event,
    sitting::{Help, Sitting},
    store::{Kept, Settings, Store},
};

/// The sitting that the program begins with, and what has just happened in it.
pub(super) fn opened(
    kept: Option<Sitting>,
    start: Start,
    settings: &Settings,
    store: &mut Store,
) -> (Sitting, Vec<Event>) {
    let anew = start.preset.is_some() || start.deal.is_some();
    let next = next_game(settings);
    let found = kept.is_some();
    let fresh = || Sitting::new(next.rules, next.seating.clone(), start.deal);
    let (mut sitting, mut events) = match kept {
        Some(sitting) => (sitting, Vec::new()),
        None => fresh().expect("settings hold only rules that can be played"),
    };
    sitting.set_strengths(next.seating.clone());
    if let Some(clock) = store.load(Kept::Clock) {
        sitting.adopt_clock(clock);
    }
    if found && anew {
        events = sitting.new_game(&next, start.deal);
    }
    if start.deal.is_some_and(|number| knows_deal(store, number)) {
        sitting.note_help(Help::Judged);
    }
    if let Some(tally) = store.load(Kept::Tally) {
        sitting.adopt_tally(tally);
    }
    (sitting, events)
}

/// Whether the archive has a game that was dealt from this number, so that its player knows how the bones lie.
pub(super) fn knows_deal(store: &Store, number: u64) -> bool {
    store.archive().games().is_some_and(|games| games.iter().any(|game| game.played.number == number))
}
