//! Games in the place of the one under way: looked through, reviewed, and played on from anywhere.

use super::App;
use crate::{
    engine::{state::Phase, table::End},
    game::Input,
    record::opened::Opened,
    record::{Record, kept::Played},
    ui::{
        look::Look,
        review::{Helpers, Viewer, ViewerChoice},
    },
};
use egui::{Context, Ui};

impl App {
    /// Shows a game in the place of the one under way, which waits.
    pub(super) fn look_through(&mut self, record: Record, played: Option<&Played>) {
        if let Some(viewer) = Viewer::new(record, played.cloned(), &self.settings) {
            self.behind = self.above.take();
            self.step(Input::Shown(viewer.deals(false)));
            self.viewer = Some(viewer);
        }
    }

    /// Whoever is told what could be known or done in a hand that is not over is helped wherever that hand is played on.
    fn note_judged(&mut self) {
        let deals = self.viewer.as_ref().map(|viewer| viewer.deals(true)).unwrap_or_default();
        self.step(Input::Shown(deals));
    }

    /// Whether a game is looked through.
    pub const fn looks_through(&self) -> bool {
        self.viewer.is_some()
    }

    /// What was judged of the game that is looked through.
    pub fn review(&self) -> Option<&crate::review::Review> {
        self.viewer.as_ref().and_then(Viewer::review)
    }

    /// The hand and the moves of it that were made where a game is looked at.
    pub fn looks_at(&self) -> Option<(usize, usize)> {
        self.viewer.as_ref().map(Viewer::moment)
    }

    /// The spoken name of an end of the table that is looked at, if it is shown.
    pub fn end_looked_at(&self, end: End) -> Option<String> {
        let scene = self.viewer.as_ref()?.desk().scene()?;
        Some(scene.spots.end(end)?.name.clone())
    }

    /// Whether there is a game to review: the one at the table, or the last of the archive.
    pub(in crate::ui) fn can_review(&self) -> bool {
        self.reviews_the_table()
            || !self.is_timed() && self.store().archive().games().is_some_and(|games| !games.is_empty())
    }

    /// Whether there is anything to review in the game at the table. While a clock stands nobody studies what was played, and so none on time is reviewed
    /// before it is over.
    fn reviews_the_table(&self) -> bool {
        let sitting = self.desk.game().sitting();
        sitting.is_under_way() && !self.is_timed() || sitting.state().phase() == Phase::GameOver
    }

    /// Reviews the game at the table as far as it is played or, where it has not begun, the last one.
    pub(in crate::ui) fn review_game(&mut self, ctx: &Context) {
        if !self.reviews_the_table() {
            let last = self.store().archive().games().and_then(|games| games.last().map(|game| game.played.id));
            if let Some(last) = last {
                self.review_kept(ctx, last);
            }
            return;
        }
        let kept = self.game_as_kept();
        self.look_through(kept.record, Some(&kept.played));
        self.behind = None;
        self.begin_review(ctx);
    }

    /// Judges the game that is looked through.
    pub(super) fn begin_review(&mut self, ctx: &Context) {
        let wake = ctx.clone();
        let thinker = self.desk.another_thinker(move || wake.request_repaint());
        let helpers = Helpers { archive: self.store.archive(), thinker, behind: self.store.writes_behind() };
        if let Some(viewer) = &mut self.viewer {
            viewer.begin_review(ctx, helpers);
        }
        self.note_judged();
    }

    /// Shows the game that is looked through. Returns whether there is one.
    pub(super) fn viewer_ui(&mut self, ui: &mut Ui) -> bool {
        let Some(mut viewer) = self.viewer.take() else { return false };
        if let Some((game, review)) = viewer.listen(ui.ctx()) {
            self.store.keep_review(game, review);
        }
        let look = Look { words: &self.words, theme: &self.themes[self.settings.theme], settings: &self.settings };
        let choice = viewer.ui(ui, look);
        let leaves = matches!(choice, Some(ViewerChoice::Close | ViewerChoice::PlayOn | ViewerChoice::SameDeals));
        if leaves && let Some((game, review)) = viewer.unkept() {
            self.store.keep_review(game, review);
        }
        match choice {
            None => self.viewer = Some(viewer),
            Some(ViewerChoice::Close) => self.above = self.behind.take(),
            Some(ViewerChoice::PlayOn) => self.leave_for(&viewer, viewer.moment()),
            Some(ViewerChoice::SameDeals) => self.leave_for(&viewer, (0, 0)),
            Some(ViewerChoice::Review) => {
                self.viewer = Some(viewer);
                self.begin_review(ui.ctx());
            }
            Some(ViewerChoice::Know) => {
                let wake = ui.ctx().clone();
                viewer.change_insight(self.desk.another_thinker(move || wake.request_repaint()));
                self.viewer = Some(viewer);
                self.note_judged();
            }
        }
        true
    }

    /// Goes on at the table from a moment of a game.
    fn leave_for(&mut self, viewer: &Viewer, (hand, made): (usize, usize)) {
        self.behind = None;
        if let Ok(opened) = Opened::at(viewer.record(), viewer.played(), hand, made) {
            self.put_at_the_table(opened);
        }
    }
}
