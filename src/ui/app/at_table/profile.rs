//! The current player and everything saved for them: the files, the data read from them, and the
//! game that goes on or begins when they sit down.

use crate::career::{AgreedMatch, Bests, Deck, HabitPlans, Met, Returning, Solved, Standing, Tally, summary};
use crate::engine::{Event, Rules, Seat, rules::FirstLead};
use crate::host::{Preferences, preferences};
use crate::record::{GameId, KeptGame, Seating, TimedResult};
use crate::review::KeptReview;
use crate::seat::SeatedPlayer;
use crate::store::{Kept, Notice, Players, Store};
use crate::table::sitting::clock::SavedClock;
use crate::table::sitting::saved::{Saved, SavedTally};
use crate::table::{Sitting, TableFiles};
use crate::ui::app::{Start, can_show, next_game};
use crate::ui::paint::theme::{Theme, numbered};
use crate::ui::request::Wardrobe;
use crate::ui::settings::{LookSettings, Settings};
use crate::ui::windows::seen::Training;
use crate::ui::words::{Words, names_from};
use crate::ui::{look::Look, screen::place_of, system_clock::SystemClock};
use egui::Context;
use std::mem;

/// The current player's data. What changes is saved, except the settings, of which the table must
/// hear first.
pub(in crate::ui::app) struct Profile {
    /// Everyone who plays here, and who is at the table.
    players: Players,
    store: Store,
    settings: Settings,
    /// The player's own themes.
    themes: [Theme; 3],
    words: Words,
    bests: Bests,
    solved: Solved,
    /// The player's own mistakes.
    deck: Deck,
    /// The plan that trains a habit, and what was offered.
    plans: HabitPlans,
    /// The match of agreed deals as last saved.
    agreed: Option<AgreedMatch>,
    /// The counting games of the archive, as last added up.
    counted: Option<CountedTally>,
    /// The person at the front of a table with several people. At any other, everyone has the name
    /// in the settings.
    front: Option<Front>,
}

struct Front {
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
pub(in crate::ui::app) struct Loaded {
    pub(in crate::ui::app) profile: Profile,
    pub(in crate::ui::app) sitting: Sitting,
    /// What has just happened in the sitting.
    pub(in crate::ui::app) events: Vec<Event>,
    /// Whether this is the player's first start.
    pub(in crate::ui::app) greets: bool,
}

impl Loaded {
    /// Reads what was saved for the last player at the table, who owns these files. Takes as long
    /// as the disk does.
    pub(in crate::ui::app) fn read(players: Players, store: Store, start: Start) -> Loaded {
        let (mut profile, known) = Profile::load(players, store);
        let (sitting, events, greets) = profile.begin(known, start);
        Loaded { profile, sitting, events, greets }
    }
}

/// The settings of a new player, who may have told the browser how everything shall look.
fn first_settings() -> Settings {
    let (wanted, mut settings) = (preferences(), Settings::default());
    settings.look.reduce_motion = wanted.calm;
    settings.look.theme = match wanted {
        Preferences { contrast: true, .. } => LookSettings::CONTRAST,
        Preferences { dark: true, .. } => LookSettings::DARK,
        _ => settings.look.theme,
    };
    settings
}

impl Profile {
    /// Also returns whether there were settings.
    fn load(players: Players, mut store: Store) -> (Profile, bool) {
        let found = store.load::<Settings>(Kept::Settings);
        let known = found.is_some();
        let mut settings = found.unwrap_or_else(first_settings).bounded();
        if !can_show(&settings.game.rules) {
            settings.game.rules = Rules::default();
        }
        let profile = Profile {
            players,
            words: Words::choose(settings.look.language.as_deref()),
            settings,
            themes: store.load(Kept::Themes).unwrap_or(Theme::DEFAULTS),
            bests: store.load(Kept::Bests).unwrap_or_default(),
            solved: store.load(Kept::Solved).unwrap_or_default(),
            deck: store.load(Kept::Mistakes).unwrap_or_default(),
            plans: store.load(Kept::Plan).unwrap_or_default(),
            // Another window may be playing it.
            agreed: if store.is_second() { None } else { store.load(Kept::Match) },
            counted: None,
            front: None,
            store,
        };
        (profile, known)
    }

    pub(in crate::ui::app) const fn players(&self) -> &Players {
        &self.players
    }

    pub(in crate::ui::app) const fn store(&self) -> &Store {
        &self.store
    }

    pub(in crate::ui::app) const fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(in crate::ui::app) const fn words(&self) -> &Words {
        &self.words
    }

    pub(in crate::ui::app) const fn solved(&self) -> &Solved {
        &self.solved
    }

    pub(in crate::ui::app) const fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Returns what the player practises.
    pub(in crate::ui::app) const fn training(&self) -> Training<'_> {
        Training { deck: &self.deck, plan: self.plans.now.as_ref(), solved: &self.solved }
    }

    pub(in crate::ui::app) const fn plans(&self) -> &HabitPlans {
        &self.plans
    }

    pub(in crate::ui::app) const fn agreed(&self) -> Option<&AgreedMatch> {
        self.agreed.as_ref()
    }

    pub(in crate::ui::app) fn theme(&self) -> &Theme {
        numbered(&self.themes, self.settings.look.theme)
    }

    /// Returns the themes and which of them is used.
    pub(in crate::ui::app) const fn wardrobe(&self) -> Wardrobe {
        Wardrobe { themes: self.themes, used: self.settings.look.theme }
    }

    /// Returns what all parts of the window are drawn with.
    pub(in crate::ui::app) fn look(&self) -> Look<'_> {
        let (settings, player) = match &self.front {
            Some(front) => (&front.settings, front.name.as_str()),
            None => (&self.settings, self.players.name()),
        };
        Look { words: &self.words, theme: self.theme(), settings, player }
    }

    /// Returns the games won with and against people, as they were added up with the tally.
    pub(in crate::ui::app) fn met(&self) -> &[Met] {
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

    /// Calls everyone at this table by their names as seen from its front, if several people sit
    /// there. Without a table, everyone has the name in the settings.
    pub(super) fn name_everyone(&mut self, game: Option<&SeatedPlayer>) {
        match game {
            Some(game) => {
                let own = self.players.name().to_owned();
                self.bring_forward(&game.view().seating, game.view().viewer(), &own);
            }
            None => self.front = None,
        }
    }

    /// Calls everyone by their names as seen from a seat, if several people or a program sit there. The
    /// player sits there by their own name.
    pub(in crate::ui::app) fn bring_forward(&mut self, seating: &Seating, seat: Seat, own: &str) {
        let company = seating.is_company() || !seating.has_host();
        self.front = (company || seating.programs().next().is_some()).then(|| {
            let (words, settings) = (&self.words, &self.settings);
            let (name, names) = names_from(words, settings, seating, seat, own);
            let name = if company { name } else { own.to_owned() };
            let mut settings = settings.clone();
            settings.game.names = names;
            Front { name, settings }
        });
    }

    /// Changes the settings, which are not saved yet.
    pub(super) fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
    }

    pub(super) fn keep_settings(&mut self) {
        self.store.save(Kept::Settings, self.settings.clone());
    }

    /// Notes where the window stands, for the next time that the settings are saved.
    pub(in crate::ui::app) fn note_place(&mut self, ctx: &Context) {
        self.settings.window = place_of(ctx, self.settings.window);
    }

    /// Notes that the player need not be asked again before a game in progress is written.
    pub(in crate::ui::app) fn allow_writing(&mut self) {
        self.settings.play.writes_bones = true;
        self.keep_settings();
    }

    /// Notes that a level was suggested in place of another. Returns whether it is the first time.
    pub(super) fn note_suggestion(&mut self, suggestion: String) -> bool {
        let is_new = self.settings.game.proposed.insert(suggestion);
        if is_new {
            self.keep_settings();
        }
        is_new
    }

    /// Speaks the language in the settings from now on.
    pub(super) fn choose_words(&mut self) {
        self.words = Words::choose(self.settings.look.language.as_deref());
    }

    /// Speaks to a player who uses fingers, or to one who uses a mouse.
    pub(in crate::ui::app) const fn speak_of_fingers(&mut self, fingers: bool) {
        self.words.speak_of_fingers(fingers);
    }

    /// Returns what was noticed when the list of players was read.
    pub(super) fn take_notices_of_players(&mut self) -> Vec<Notice> {
        self.players.take_notices()
    }

    /// Returns the files for changes.
    pub(super) const fn store_mut(&mut self) -> &mut Store {
        &mut self.store
    }

    /// Wears a theme, and keeps them all.
    pub(in crate::ui::app) fn wear(&mut self, wardrobe: &Wardrobe) {
        self.themes = wardrobe.themes;
        self.settings.look.theme = wardrobe.used.min(LookSettings::THEMES - 1);
        self.keep_settings();
        self.store.save(Kept::Themes, self.themes);
    }

    pub(in crate::ui::app) fn keep_match(&mut self, played: &AgreedMatch) {
        self.store.save(Kept::Match, played.clone());
        self.agreed = Some(played.clone());
    }

    /// Changes what is kept of exercises, lessons and their tests.
    pub(in crate::ui::app) fn change_solved<R>(&mut self, change: impl FnOnce(&mut Solved) -> R) -> R {
        let before = self.solved.clone();
        let done = change(&mut self.solved);
        if self.solved != before {
            self.store.save(Kept::Solved, self.solved.clone());
        }
        done
    }

    /// Changes the plan, or what was offered.
    pub(in crate::ui::app) fn change_plans<R>(&mut self, change: impl FnOnce(&mut HabitPlans) -> R) -> R {
        let done = change(&mut self.plans);
        self.store.save(Kept::Plan, self.plans.clone());
        done
    }

    /// Keeps whether the player's answer to one of their mistakes was right.
    pub(in crate::ui::app) fn keep_answer(&mut self, mistake: &str, right: bool, day: u64) {
        self.deck.answer(mistake, right, day);
        self.store.save(Kept::Mistakes, self.deck.clone());
    }

    /// Keeps the mistakes of a game.
    pub(in crate::ui::app) fn keep_mistakes(&mut self, game: GameId, mistakes: Vec<Returning>) {
        self.deck.take(game, mistakes);
        self.store.save(Kept::Mistakes, self.deck.clone());
    }

    pub(in crate::ui::app) fn keep_review(&mut self, game: GameId, review: KeptReview) {
        self.store.keep_review(game, review);
    }

    /// Keeps a game as it stands now.
    pub(super) fn keep_game_elsewhere(&mut self, game: KeptGame) {
        self.store.keep_game(game);
    }

    /// Keeps a game that is there as a text.
    pub(in crate::ui::app) fn keep_text(&mut self, text: &str) {
        self.store.keep_text(text);
    }

    pub(in crate::ui::app) fn delete_games(&mut self, games: Vec<GameId>) {
        self.store.delete_games(games);
    }

    pub(in crate::ui::app) fn restore_games(&mut self, games: Vec<GameId>) {
        self.store.restore_games(games);
    }

    /// Returns how a result stands among the bests, or how they stand, and enters it if it counts.
    pub(super) fn standing(&mut self, result: &TimedResult, enters: bool, day: &str) -> Option<Standing> {
        if !enters {
            return self.bests.so_far(&result.rules, day);
        }
        let standing = self.bests.enter(&result.rules, result.total(), day);
        self.store.save(Kept::Bests, self.bests.clone());
        Some(standing)
    }

    /// Files what has ended at the table. A window that does not save leaves the archive alone and
    /// counts its games itself. Returns whether it was filed.
    pub(super) fn file(&mut self, files: TableFiles<'_>, clock: &SystemClock) -> bool {
        if self.store.saves() {
            self.players.file(&mut self.store, files, clock.now().timestamp());
        }
        self.store.saves()
    }

    pub(super) fn keep_game(&mut self, files: TableFiles<'_>) {
        self.store.save(Kept::Game, files.saved());
        self.store.save(Kept::Tally, files.saved_tally());
    }

    pub(in crate::ui::app) fn set_players(&mut self, players: Players) {
        self.players = players;
    }

    /// Lends the files. Until they are back nothing is saved.
    pub(super) fn lend_files(&mut self) -> (Players, Store) {
        (self.players.clone(), mem::replace(&mut self.store, Store::nowhere()))
    }

    /// Loads the saved game or starts a new one. Also returns the events to show first, and whether
    /// this is the player's first start. `known` is set if the player had settings.
    fn begin(&mut self, known: bool, start: Start) -> (Sitting, Vec<Event>, bool) {
        if let Some(preset) = start.preset {
            self.settings.game.rules = preset.usual();
            self.keep_settings();
        }
        let Profile { store, settings, .. } = self;
        // A game that cannot be shown cannot be played on either. Its file is moved away like one that
        // cannot be read.
        let shown = |sitting: &Sitting| can_show(sitting.current().state().rules());
        // The game in another window is played there.
        let mut kept = if store.is_second() {
            None
        } else {
            store.load_checked(Kept::Game, |saved| Saved::load(saved).filter(shown))
        };
        let greets = !known && kept.is_none() && start == Start::default();
        if let Some(sitting) = &mut kept {
            store.reconcile(sitting);
            if !known && start.preset.is_none() {
                // If the settings were lost, the rules of the saved game replace them.
                settings.game.rules = *sitting.current().state().rules();
            }
        }
        if greets {
            settings.set_for_a_first_game();
            // A program that is killed would take the short game for the one that was chosen.
            store.save(Kept::Settings, settings.clone());
        }
        let goes_on = kept.is_some();
        let next = next_game(settings);
        // Only the first game is short, and who has never played leads it.
        let first =
            Rules { target: Settings::FIRST_TARGET, lead_first: FirstLead::Seat(next.seating.host()), ..next.rules };
        let rules = if greets { first } else { next.rules };
        let fresh = || Sitting::new(rules, next.seating.clone(), start.deal);
        let (mut sitting, mut events) = kept
            .map_or_else(|| fresh().expect("settings hold only rules that can be played"), |kept| (kept, Vec::new()));
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

    /// Takes the files back.
    pub(in crate::ui::app) fn take_back(&mut self, store: Store) {
        self.store = store;
    }
}
