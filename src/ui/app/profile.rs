//! The current player and everything saved for them: the files, the data read from them, and the game that goes on or begins when they sit down.

use super::{Start, can_show, next_game};
use crate::career::{AgreedMatch, Bests, Deck, Met, Solved, Tally, summary};
use crate::engine::{Event, Rules, Seat};
use crate::host::IS_PAGE;
use crate::store::{Kept, LanguageFile, Notice, Players, Store};
use crate::table::sitting::clock::SavedClock;
use crate::table::sitting::saved::{Saved, SavedTally};
use crate::table::{Sitting, TableFiles};
use crate::ui::settings::Settings;
use crate::ui::words::{Words, names_from};
use crate::ui::{look::Look, paint::Theme};
use crate::{record::Seating, seat::SeatedPlayer};

pub(super) struct Profile {
    /// Everyone who plays here, and who is at the table.
    pub(super) players: Players,
    pub(super) store: Store,
    pub(super) settings: Settings,
    pub(super) themes: [Theme; 3],
    pub(super) words: Words,
    /// The player's own languages.
    languages: Vec<LanguageFile>,
    pub(super) bests: Bests,
    pub(super) solved: Solved,
    /// The player's own mistakes.
    pub(super) deck: Deck,
    /// The match of agreed deals as last saved.
    pub(super) agreed: Option<AgreedMatch>,
    /// The counting games of the archive, as last added up.
    counted: Option<CountedTally>,
    /// The person at the front of a table with several people. At any other, everyone has the name in the settings.
    pub(super) front: Option<Front>,
}

pub(super) struct Front {
    name: String,
    /// The settings with the names of the others as they sit from there.
    settings: Settings,
}

/// A tally of the archive, and what it was made from.
struct CountedTally {
    revision: u64,
    era: u64,
    tally: Tally,
    met: Vec<Met>,
}

/// What was read of a player.
pub(super) struct Loaded {
    pub(super) profile: Profile,
    pub(super) sitting: Sitting,
    /// What has just happened in the sitting.
    pub(super) events: Vec<Event>,
    /// Whether this is the player's first start.
    pub(super) greets: bool,
}

impl Loaded {
    /// Reads what was saved for the last player at the table, who owns these files. Takes as long
    /// as the disk does.
    pub(super) fn read(players: Players, store: Store, start: Start) -> Loaded {
        let (mut profile, known) = Profile::load(players, store);
        let (sitting, events, greets) = begin(&mut profile, known, start);
        Loaded { profile, sitting, events, greets }
    }
}

impl Profile {
    /// Also returns whether there were settings.
    fn load(players: Players, mut store: Store) -> (Profile, bool) {
        let found = store.load::<Settings>(Kept::Settings);
        let known = found.is_some();
        let mut settings = found.unwrap_or_default().bounded();
        settings.game.programs = store.load(Kept::Programs).unwrap_or_default();
        if !can_show(&settings.game.rules) {
            settings.game.rules = Rules::default();
        }
        let languages = store.languages();
        let profile = Profile {
            players,
            words: Words::choose(settings.look.language.as_deref(), &languages),
            languages,
            settings,
            themes: store.load(Kept::Themes).unwrap_or(Theme::DEFAULTS),
            bests: store.load(Kept::Bests).unwrap_or_default(),
            solved: store.load(Kept::Solved).unwrap_or_default(),
            deck: store.load(Kept::Mistakes).unwrap_or_default(),
            // Another window may be playing it.
            agreed: if store.is_second() { None } else { store.load(Kept::Match) },
            counted: None,
            front: None,
            store,
        };
        (profile, known)
    }

    pub(super) const fn theme(&self) -> &Theme {
        &self.themes[self.settings.look.theme]
    }

    /// Returns what all parts of the window are drawn with.
    pub(super) fn look(&self) -> Look<'_> {
        let (settings, player) = match &self.front {
            Some(front) => (&front.settings, front.name.as_str()),
            None => (&self.settings, self.players.name()),
        };
        Look { words: &self.words, theme: self.theme(), settings, player }
    }

    /// Calls everyone at a table by their names as seen from its front, if several people sit there.
    pub(super) fn name_everyone(&mut self, game: &SeatedPlayer) {
        self.bring_forward(&game.view().seating, game.view().viewer());
    }

    /// Calls everyone by their names as seen from a seat, if several people or a program sit there.
    pub(super) fn bring_forward(&mut self, seating: &Seating, seat: Seat) {
        let company = seating.is_company() || !seating.has_host();
        self.front = (company || seating.programs().next().is_some()).then(|| {
            let (words, settings) = (&self.words, &self.settings);
            let (name, names) = names_from(words, settings, seating, seat, self.players.name());
            let name = if company { name } else { self.players.name().to_owned() };
            let mut settings = settings.clone();
            settings.game.names = names;
            Front { name, settings }
        });
    }

    /// Speaks the language in the settings from now on.
    pub(super) fn choose_words(&mut self) {
        if IS_PAGE {
            // More languages arrive after the start, and are already in memory.
            self.languages = self.store.languages();
        }
        self.words = Words::choose(self.settings.look.language.as_deref(), &self.languages);
    }

    pub(super) fn keep_settings(&mut self) {
        self.store.save(Kept::Settings, self.settings.clone());
    }

    pub(super) fn keep_match(&mut self, played: &AgreedMatch) {
        self.store.save(Kept::Match, played.clone());
        self.agreed = Some(played.clone());
    }

    /// Returns notices about the user's own language files.
    pub(super) fn broken_words(&self) -> impl Iterator<Item = Notice> + '_ {
        self.words.broken().iter().cloned().map(Notice::BrokenWords)
    }

    /// Returns the games won with and against people, as they were added up with the tally.
    pub(super) fn met(&self) -> &[Met] {
        self.counted.as_ref().map_or(&[], |counted| &counted.met)
    }

    /// Returns the games won, from the archive and from a sitting older than the archive.
    pub(super) fn tally(&mut self, files: TableFiles<'_>) -> Tally {
        let ((tally_here, era), revision) = (files.tally(), self.store.archive().revision());
        if self.counted.as_ref().is_none_or(|counted| (counted.revision, counted.era) != (revision, era))
            && let Some(games) = self.store.archive().games()
        {
            let all = || games.iter().map(|game| &**game);
            let (tally, met) = (summary::tally(all(), era), summary::met(all().filter(|game| game.played.era == era)));
            self.counted = Some(CountedTally { revision, era, tally, met });
        }
        let counted = self.counted.as_ref().map(|counted| counted.tally.clone());
        counted.unwrap_or_default().with(&tally_here)
    }
}

/// Loads the saved game or starts a new one. Also returns the events to show first, and whether this is the player's first start. `known` is set if the player
/// had settings.
fn begin(profile: &mut Profile, known: bool, start: Start) -> (Sitting, Vec<Event>, bool) {
    if let Some(preset) = start.preset {
        profile.settings.game.rules = preset.usual();
        profile.keep_settings();
    }
    let Profile { store, settings, .. } = profile;
    // A game that cannot be shown cannot be played on either. Its file is moved away like one that cannot be read.
    let shown = |sitting: &Sitting| can_show(sitting.current().state().rules());
    // The game in another window is played there.
    let mut kept =
        if store.is_second() { None } else { store.load_checked(Kept::Game, |saved| Saved::load(saved).filter(shown)) };
    let greets = !known && kept.is_none() && start == Start::default();
    if let Some(sitting) = &mut kept {
        store.reconcile(sitting);
        if !known && start.preset.is_none() {
            // If the settings were lost, the rules of the saved game replace them.
            settings.game.rules = *sitting.current().state().rules();
        }
    }
    let goes_on = kept.is_some();
    let next = next_game(settings);
    let fresh = || Sitting::new(next.rules, next.seating.clone(), start.deal);
    let (mut sitting, mut events) =
        kept.map_or_else(|| fresh().expect("settings hold only rules that can be played"), |kept| (kept, Vec::new()));
    sitting.set_strengths(next.seating.clone());
    if let Some(clock) = store.load::<SavedClock>(Kept::Clock) {
        clock.put_into(&mut sitting);
    }
    if goes_on && start != Start::default() {
        events = sitting.new_game(&next, start.deal);
    }
    if let Some(tally) = store.load::<SavedTally>(Kept::Tally) {
        tally.put_into(&mut sitting);
    }
    (sitting, events, greets)
}
