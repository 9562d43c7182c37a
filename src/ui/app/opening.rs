//! How the program begins: with the game that was kept, or with a new one.

use super::{Start, seating};
use crate::{
    engine::event::Event,
    sitting::Sitting,
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
    let rules = settings.rules;
    let found = kept.is_some();
    let fresh = || Sitting::new(rules, seating(settings), start.deal);
    let (mut sitting, mut events) = match kept {
        Some(sitting) => (sitting, Vec::new()),
        None => fresh().expect("settings hold only rules that can be played"),
    };
    sitting.set_seating(seating(settings));
    // What comes out of a file of settings can be played.
    let _ = sitting.want_rules(rules);
    if let Some(clock) = store.load(Kept::Clock) {
        sitting.adopt_clock(clock);
    }
    if found && anew {
        events = sitting.new_game(start.deal);
    }
    if let Some(tally) = store.load(Kept::Tally) {
        sitting.adopt_tally(tally);
    }
    (sitting, events)
}
