//! How the program begins: with the game that was kept, or with a new one.

use super::{Start, can_show, next_game, profile::Profile};
use crate::{
    engine::event::Event,
    sitting::{Help, Sitting},
    store::{Kept, Store},
};

/// What the program begins with.
pub(super) struct Beginning {
    pub(super) sitting: Sitting,
    /// What has just happened in it.
    pub(super) events: Vec<Event>,
    /// Whether somebody is here for the first time.
    pub(super) greets: bool,
}

impl Beginning {
    /// Takes up the game that was kept, or begins another. `known` tells whether the player had settings.
    pub(super) fn of(profile: &mut Profile, known: bool, start: Start) -> Beginning {
        if let Some(preset) = start.preset {
            profile.settings.rules = preset.usual();
            profile.keep_settings();
        }
        let Profile { store, settings, .. } = profile;
        // A game that cannot be shown could not be played on either: it is set aside like one that cannot be read.
        let shown = |sitting: &Sitting| can_show(sitting.state().rules());
        let mut kept = store.load_checked(Kept::Game, |saved| Sitting::load(saved).filter(shown));
        let greets = !known && kept.is_none() && start == Start::default();
        if let Some(sitting) = &mut kept {
            store.reconcile(sitting);
            if !known && start.preset.is_none() {
                // Whoever loses the settings goes on with the game that was chosen.
                settings.rules = *sitting.state().rules();
            }
        }
        let goes_on = kept.is_some();
        let next = next_game(settings);
        let fresh = || Sitting::new(next.rules, next.seating.clone(), start.deal);
        let (mut sitting, mut events) = kept
            .map_or_else(|| fresh().expect("settings hold only rules that can be played"), |kept| (kept, Vec::new()));
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
        Beginning { sitting, events, greets }
    }
}

/// Whether the archive has a game that was dealt from this number, so that its player knows how the bones lie.
pub(super) fn knows_deal(store: &Store, number: u64) -> bool {
    store.archive().games().is_some_and(|games| games.iter().any(|game| game.played.number == number))
}
