//! Who plays, and all that is kept for them: their files, and what was read from these.

use super::can_show;
use crate::{
    career::{agreed::AgreedMatch, bests::Bests, solved::Solved, summary, tally::Tally},
    engine::rules::Rules,
    sitting::Sitting,
    store::{Kept, Notice, Players, Settings, Store},
    ui::{look::Look, paint::theme::Theme, windows::colors::Wardrobe, words::Words},
};

/// Who plays, and all that is kept for them.
pub(super) struct Profile {
    /// All who play here, and who is at the table.
    pub(super) players: Players,
    pub(super) store: Store,
    pub(super) settings: Settings,
    pub(super) themes: [Theme; 3],
    pub(super) words: Words,
    pub(super) bests: Bests,
    pub(super) solved: Solved,
    /// The match of agreed deals, as it was kept last.
    pub(super) agreed: Option<AgreedMatch>,
    /// The games of the archive that count in the tally, as they were when it was added up last.
    counted: Option<Counted>,
}

/// A tally of the archive, and what it was added up from.
struct Counted {
    revision: u64,
    era: u64,
    tally: Tally,
}

impl Profile {
    /// Reads what was kept of the player who was at the table last, whose files these are. Returns whether there were settings among it, too.
    pub(super) fn load(players: Players, mut store: Store) -> (Profile, bool) {
        let found = store.load::<Settings>(Kept::Settings);
        let known = found.is_some();
        let mut settings = found.unwrap_or_default().bounded();
        if !can_show(&settings.rules) {
            settings.rules = Rules::default();
        }
        let profile = Profile {
            players,
            words: Words::choose(settings.language.as_deref(), &store.languages()),
            settings,
            themes: store.load(Kept::Themes).unwrap_or(Theme::DEFAULTS),
            bests: store.load(Kept::Bests).unwrap_or_default(),
            solved: store.load(Kept::Solved).unwrap_or_default(),
            agreed: store.load(Kept::Match),
            counted: None,
            store,
        };
        (profile, known)
    }

    /// The theme in use.
    pub(super) const fn theme(&self) -> &Theme {
        &self.themes[self.settings.theme]
    }

    /// Everything is seen in these themes from now on.
    pub(super) fn wear(&mut self, wardrobe: &Wardrobe) {
        self.themes = wardrobe.themes;
        self.settings.theme = wardrobe.used.min(Settings::THEMES - 1);
    }

    /// What everything in the window is made with.
    pub(super) fn look(&self) -> Look<'_> {
        Look { words: &self.words, theme: self.theme(), settings: &self.settings, player: self.players.name() }
    }

    /// Keeps the settings as they are.
    pub(super) fn keep_settings(&mut self) {
        self.store.save(Kept::Settings, self.settings.clone());
    }

    /// Speaks the language of the settings from now on.
    pub(super) fn choose_words(&mut self) {
        self.words = Words::choose(self.settings.language.as_deref(), &self.store.languages());
    }

    /// What there is to say about the player's own files of words.
    pub(super) fn broken_words(&self) -> impl Iterator<Item = Notice> + '_ {
        self.words.broken().iter().cloned().map(Notice::BrokenWords)
    }

    /// The games won: those of the archive that count, and those of a sitting from before there was one.
    pub(super) fn tally(&mut self, sitting: &Sitting) -> Tally {
        let (era, revision) = (sitting.era(), self.store.archive().revision());
        if self.counted.as_ref().is_none_or(|counted| (counted.revision, counted.era) != (revision, era))
            && let Some(games) = self.store.archive().games()
        {
            let tally = summary::tally(games.iter().map(|game| &**game), era);
            self.counted = Some(Counted { revision, era, tally });
        }
        let counted = self.counted.as_ref().map(|counted| counted.tally.clone());
        counted.unwrap_or_default().with(sitting.tally())
    }
}
