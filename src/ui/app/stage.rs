//! Opens, shows and closes what fills the window in place of the table.

use super::{AppLink, Errand, SharedGame, at_table::AtTable};
use crate::career::{AgreedMatch, Shared};
use crate::record::{Person, Played, Record, Seating, Sitter};
use crate::table::{Help, Playback};
use crate::ui::request::{Book, Request};
use crate::ui::settings::Settings;
use crate::ui::stage::agreed::{AgreedScreen, MatchWish};
use crate::ui::stage::practice::{FirstAnswer, Practice, PracticeWish, Practised};
use crate::ui::stage::review::{Viewer, ViewerChoice};
use crate::ui::{command::Command, stage::Stage};
use egui::{Context, Ui};

impl Stage {
    /// Shows what fills the window in place of the table. Keys go to it if `keys` is set. Returns
    /// what else is to be done.
    pub(super) fn show(&mut self, ui: &mut Ui, at_table: &mut AtTable, keys: bool) -> Option<Errand> {
        match std::mem::take(self) {
            Stage::Table => None,
            Stage::Match(screen) => self.show_match(ui, at_table, screen, keys),
            Stage::Exercises(practice) => self.show_exercises(ui, at_table, practice, keys),
            Stage::Friends(screen) => self.show_friends(ui, at_table, screen, keys),
            Stage::LookThrough(viewer) => self.show_viewer(ui, at_table, viewer),
        }
    }

    /// Opens exercises, if there are any in the book.
    pub(super) fn practise(&mut self, ctx: &Context, at_table: &mut AtTable, book: Book) {
        let profile = at_table.profile();
        let (day, game) = (at_table.clock().day_number(), profile.settings().game.rules.game());
        let past = Practised { day, game, solved: profile.solved(), deck: profile.deck() };
        match Practice::new(at_table.another_thinker(ctx), profile.settings(), book, past) {
            Some(practice) => *self = Stage::Exercises(Box::new(practice)),
            None => at_table.answer("answer-nothing-due", Command::Today),
        }
    }

    fn show_exercises(
        &mut self,
        ui: &mut Ui,
        at_table: &mut AtTable,
        mut practice: Box<Practice>,
        keys: bool,
    ) -> Option<Errand> {
        let done = practice.ui(ui, at_table.look(), keys);
        if let Some(exercise) = done.solved {
            at_table.profile_mut().change_solved(|solved| solved.note(exercise));
        }
        if let Some(first) = done.first {
            let FirstAnswer { exercise, hardness, right } = first;
            let change =
                at_table.profile_mut().change_solved(|solved| solved.rating_mut().answer(exercise, hardness, right));
            practice.note_rating(at_table.profile().solved().rating(), change);
        }
        if let Some((exercise, right)) = done.answered {
            let day = at_table.clock().day_number();
            at_table.profile_mut().keep_answer(&exercise, right, day);
        }
        match (done.wish, practice.lesson()) {
            (Some(PracticeWish::Close), _) => {}
            (Some(PracticeWish::Lesson(at)), _) => self.practise(ui.ctx(), at_table, Book::Lesson(Some(at))),
            (Some(PracticeWish::Share), _) => {
                *self = Stage::Exercises(practice);
                return Some(Errand::Share(AppLink::Today));
            }
            (Some(PracticeWish::Play), Some(lesson)) => at_table.begin_test(lesson),
            (Some(PracticeWish::Map), _) => {
                *self = Stage::Exercises(practice);
                return Some(Request::Open("command-course").into());
            }
            _ => *self = Stage::Exercises(practice),
        }
        None
    }

    /// Plays a match from its current deal on.
    pub(super) fn play_match(&mut self, ctx: &Context, at_table: &AtTable, played: AgreedMatch) {
        let profile = at_table.profile();
        let behind = profile.store().writes_behind();
        let screen = AgreedScreen::open(played, at_table.desk(), profile.settings(), ctx, behind);
        *self = screen.map_or(Stage::Table, |screen| Stage::Match(Box::new(screen)));
        ctx.request_repaint();
    }

    fn show_match(
        &mut self,
        ui: &mut Ui,
        at_table: &mut AtTable,
        mut screen: Box<AgreedScreen>,
        keys: bool,
    ) -> Option<Errand> {
        let done = screen.ui(ui, at_table.look(), keys);
        if done.changed {
            at_table.profile_mut().keep_match(&screen.played);
        }
        let window = match done.wish {
            Some(MatchWish::Close) => return None,
            Some(MatchWish::Another) => Some("command-agreed"),
            Some(MatchWish::Compare) => Some("compare-title"),
            Some(MatchWish::Next) | None => None,
        };
        *self = Stage::Match(screen);
        window.map(|window| Request::Open(window).into())
    }

    /// Adds the result of a friend to the match that is shown. Returns the match.
    pub(super) fn add_friend(&mut self, friend: Shared) -> Option<&AgreedMatch> {
        let Stage::Match(screen) = self else { return None };
        screen.played.add_friend(friend);
        Some(&screen.played)
    }

    /// A deal of the match that is shown, counted from zero, as the player played it or one of the
    /// friends, by the place in the list.
    pub(super) fn deal_to_watch(&self, deal: usize, who: Option<usize>) -> Option<Playback> {
        let (record, played) = watched(self.shown_match()?, deal, who)?;
        Playback::new(record, Some(played))
    }

    /// Shows a finished game, starting at its end. Returns whether it can be shown.
    pub(super) fn look_through(&mut self, game: Playback, settings: &Settings) -> bool {
        let viewer = Viewer::new(game, settings);
        let is_shown = viewer.is_some();
        if let Some(viewer) = viewer {
            *self = Stage::LookThrough(Box::new(viewer));
        }
        is_shown
    }

    /// Shows a finished game from its start. Returns whether it can be shown.
    pub(super) fn watch(&mut self, game: Playback, settings: &Settings) -> bool {
        let is_shown = self.look_through(game, settings);
        if let Some(viewer) = self.viewer_mut() {
            viewer.go(0, settings);
        }
        is_shown
    }

    /// Shows a moment of a game that somebody has shared.
    pub(super) fn see(&mut self, game: SharedGame, settings: &Settings) {
        let SharedGame { record, played, moment } = game;
        if let Some(game) = Playback::new(record, Some(played))
            && self.look_through(game, settings)
            && let Some(viewer) = self.viewer_mut()
        {
            let at = viewer.game().moments().iter().position(|other| *other == moment);
            viewer.go(at.unwrap_or(0), settings);
        }
    }

    /// Reviews the game that is shown.
    pub(super) fn begin_review(&mut self, ctx: &Context, at_table: &mut AtTable) {
        if !self.note_judged(at_table) {
            return;
        }
        let store = at_table.profile().store();
        if let Some(viewer) = self.viewer_mut() {
            viewer.begin_review(ctx, store.archive(), at_table.another_thinker(ctx), store.writes_behind());
        }
    }

    /// Shows where the bones may have been in the game that is shown, or no longer.
    fn change_insight(&mut self, ctx: &Context, at_table: &mut AtTable) {
        if self.note_judged(at_table)
            && let Some(viewer) = self.viewer_mut()
        {
            viewer.change_insight(at_table.another_thinker(ctx));
        }
    }

    /// A player who is shown what a review makes of the hand at the table has help in it. Returns
    /// whether it may be shown.
    fn note_judged(&mut self, at_table: &mut AtTable) -> bool {
        let at_the_table = at_table.view().game;
        let played = self.viewer_mut().and_then(|viewer| viewer.game().played());
        played.is_none_or(|played| played.id != at_the_table) || at_table.help(Help::Judged)
    }

    fn show_viewer(&mut self, ui: &mut Ui, at_table: &mut AtTable, mut viewer: Box<Viewer>) -> Option<Errand> {
        let judged = viewer.listen(ui.ctx());
        if let Some(played) = viewer.game().played() {
            at_table.profile_mut().bring_forward(&played.seating, played.seat);
        }
        let choice = viewer.ui(ui, at_table.look());
        let leaves = matches!(choice, Some(ViewerChoice::Close | ViewerChoice::PlayOn | ViewerChoice::SameDeals));
        let unkept = if leaves { viewer.unkept() } else { None };
        for (game, review) in judged.into_iter().chain(unkept) {
            at_table.profile_mut().keep_review(game, review);
        }
        let opened = |moment| Some(Errand::LeaveFor(viewer.game().opened(moment).map(Box::new)));
        match choice {
            Some(ViewerChoice::Close) => return Some(Errand::LeaveGame),
            Some(ViewerChoice::PlayOn) => return opened(viewer.moment()),
            Some(ViewerChoice::SameDeals) => return opened((0, 0)),
            Some(ViewerChoice::Review | ViewerChoice::Know | ViewerChoice::Share) | None => {}
        }
        let shared = || {
            let (record, played) = viewer.game().finished()?;
            SharedGame::of(record, played, viewer.moment())
        };
        let shared = if choice == Some(ViewerChoice::Share) { Some(shared()) } else { None };
        *self = Stage::LookThrough(viewer);
        match choice {
            Some(ViewerChoice::Review) => self.begin_review(ui.ctx(), at_table),
            Some(ViewerChoice::Know) => self.change_insight(ui.ctx(), at_table),
            _ => {}
        }
        shared.map(|game| match game {
            Some(game) => Errand::Share(AppLink::Moment(Box::new(game))),
            None => Errand::Say("share-moment", at_table.profile().words().get("link-impossible").to_owned()),
        })
    }
}

/// A deal of a finished match, counted from zero, as the player played it or one of the friends, by
/// the place in the list.
fn watched(played: &AgreedMatch, deal: usize, who: Option<usize>) -> Option<(Record, Played)> {
    let friend = who.and_then(|at| played.friends().get(at));
    let record = friend.map_or(played.begun(), Shared::deals).get(deal)?.clone();
    let sitter = |sitter: &Sitter| match (sitter, friend) {
        (Sitter::Person(Person::Host), Some(friend)) => Sitter::Person(Person::Guest(friend.by().into())),
        _ => sitter.clone(),
    };
    let sitters: Vec<Sitter> = played.seating().sitters().map(sitter).collect();
    let by = friend.map(Shared::by).unwrap_or_default();
    let game = Played::elsewhere(by, Seating::new(&sitters)?, played.seating().host(), played.number());
    Some((record, game))
}
