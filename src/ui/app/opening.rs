//! How the program starts: with the saved game or a new one.

use super::{Start, can_show, next_game, profile::Profile};
use crate::engine::Event;
use crate::sitting::{Help, Sitting};
use crate::store::{Kept, Store};

/// Loads the saved game or starts a new one. Also returns the events to show first, and whether this is the player's first start. `known` is set if the player
/// had settings.
pub(super) fn begin(profile: &mut Profile, known: bool, start: Start) -> (Sitting, Vec<Event>, bool) {
    if let Some(preset) = start.preset {
        profile.settings.rules = preset.usual();
        profile.keep_settings();
    }
    let Profile { store, settings, .. } = profile;
    // A game that cannot be shown cannot be played on either. Its file is moved away like one that cannot be read.
    let shown = |sitting: &Sitting| can_show(sitting.state().rules());
    let mut kept = store.load_checked(Kept::Game, |saved| Sitting::load(saved).filter(shown));
    let greets = !known && kept.is_none() && start == Start::default();
    if let Some(sitting) = &mut kept {
        store.reconcile(sitting);
        if !known && start.preset.is_none() {
            // If the settings were lost, the rules of the saved game replace them.
            settings.rules = *sitting.state().rules();
        }
    }
    let goes_on = kept.is_some();
    let next = next_game(settings);
    let fresh = || Sitting::new(next.rules, next.seating.clone(), start.deal);
    let (mut sitting, mut events) =
        kept.map_or_else(|| fresh().expect("settings hold only rules that can be played"), |kept| (kept, Vec::new()));
    sitting.set_strengths(next.seating.clone());
    if let Some(clock) = store.load(Kept::Clock) {
        sitting.adopt_clock(clock);
    }
    if goes_on && start != Start::default() {
        events = sitting.new_game(&next, start.deal);
    }
    if start.deal.is_some_and(|number| knows_deal(store, number)) {
        sitting.note_help(Help::Judged);
    }
    if let Some(tally) = store.load(Kept::Tally) {
        sitting.adopt_tally(tally);
    }
    (sitting, events, greets)
}

/// Whether the archive has a game dealt from this number. Its player knows where the bones are.
pub(super) fn knows_deal(store: &Store, number: u64) -> bool {
    store.archive().games().is_some_and(|games| games.iter().any(|game| game.played.number == number))
}
