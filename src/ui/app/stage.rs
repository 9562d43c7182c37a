//! Opens, shows and closes what fills the window.

use super::{App, above::Open, games::GameWish, profile::Profile};
use crate::career::{AgreedMatch, Shared};
use crate::nestor::course::Lesson;
use crate::record::{Person, Played, Record, Seating, Sitter};
use crate::seat::Input;
use crate::table::{Help, Playback, Wish};
use crate::ui::stage::agreed::{AgreedScreen, MatchWish};
use crate::ui::stage::practice::{Book, Practice, PracticeWish, Practised};
use crate::ui::stage::review::{Viewer, ViewerChoice};
use crate::ui::windows::agreed::{AgreedChoice, AgreedWindow, Challenge};
use crate::ui::windows::friends::{FriendsChoice, FriendsWindow};
use crate::ui::{command::Command, stage::Stage};
use crate::{host, store::Kept};
use egui::{Context, Popup, Ui};

impl App {
    /// Returns what fills the window.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns the same for changes made without pointer or keys.
    pub const fn stage_mut(&mut self) -> &mut Stage {
        &mut self.stage
    }

    /// Whether the table is in view with nothing above it.
    pub(super) const fn sees_the_table(&self) -> bool {
        matches!(self.stage, Stage::Table) && self.above.is_clear()
    }

    /// Whether keys go to what fills the window.
    pub(super) fn has_keys(&self, ctx: &Context) -> bool {
        self.above.is_clear() && !Popup::is_any_open(ctx)
    }

    pub(super) fn show_stage(&mut self, ui: &mut Ui) {
        match std::mem::take(&mut self.stage) {
            Stage::Table => self.table_ui(ui),
            Stage::Match(screen) => self.match_ui(ui, screen),
            Stage::Exercises(practice) => self.exercises_ui(ui, practice),
            Stage::LookThrough(viewer) => self.viewer_ui(ui, viewer),
        }
    }

    /// Opens exercises, if there are any in the book.
    pub(super) fn open_practice(&mut self, ctx: &Context, book: Book) {
        let Profile { settings, solved, deck, .. } = &self.profile;
        let (day, game) = (self.shell.clock.day_number(), settings.game.rules.game());
        let past = Practised { day, game, solved, deck };
        match Practice::new(self.desk.another_thinker(None, ctx), settings, book, past) {
            Some(practice) => self.stage = Stage::Exercises(Box::new(practice)),
            None => self.answer("answer-nothing-due", Command::Today),
        }
    }

    fn exercises_ui(&mut self, ui: &mut Ui, mut practice: Box<Practice>) {
        let keys = self.has_keys(ui.ctx());
        let done = practice.ui(ui, self.profile.look(), keys);
        let Profile { store, solved, deck, .. } = &mut self.profile;
        if done.solved.is_some_and(|exercise| solved.note(exercise)) {
            store.save(Kept::Solved, solved.clone());
        }
        if let Some((exercise, right)) = done.answered {
            deck.answer(&exercise, right, self.shell.clock.day_number());
            store.save(Kept::Mistakes, deck.clone());
        }
        match (done.wish, practice.lesson()) {
            (Some(PracticeWish::Close), _) => {}
            (Some(PracticeWish::Lesson(at)), _) => self.open_practice(ui.ctx(), Book::Lesson(Some(at))),
            (Some(PracticeWish::Play), Some(lesson)) => self.test_lesson(lesson),
            _ => self.stage = Stage::Exercises(practice),
        }
    }

    /// Begins the game that tests a lesson. The current game is saved, and Undo brings it back.
    fn test_lesson(&mut self, lesson: &Lesson) {
        let Some(rules) = lesson.game.rules(lesson.players) else { return };
        self.set_for_next_game(|settings| {
            let levels = vec![lesson.level; lesson.players - 1];
            settings.game.rules = rules;
            settings.game.set_levels(&levels);
            settings.game.keep_levels(&rules);
            settings.game.remember_company(&rules, &Seating::one_person(levels).for_table(lesson.players));
        });
        self.step(Input::Wish(Wish::NewGame(None)));
    }

    /// Continues the current match, or asks for the deals of a new one.
    pub(super) fn open_agreed(&mut self, ctx: &Context) {
        match self.profile.agreed.clone().filter(|played| !played.is_over()) {
            Some(played) => self.play_agreed(ctx, played),
            None => self.ask_for_match(),
        }
    }

    fn ask_for_match(&mut self) {
        let window = AgreedWindow::new(self.profile.agreed.as_ref(), &self.shell.clock.day());
        self.above.open(Open::Agreed(window));
    }

    fn play_agreed(&mut self, ctx: &Context, played: AgreedMatch) {
        let behind = self.profile.store.writes_behind();
        let screen = AgreedScreen::open(played, &self.desk, &self.profile.settings, ctx, behind);
        self.stage = screen.map_or(Stage::Table, |screen| Stage::Match(Box::new(screen)));
        ctx.request_repaint();
    }

    /// Does what was chosen in the window of the match, which closes.
    pub(super) fn chose_agreed(&mut self, ctx: &Context, choice: AgreedChoice) {
        let settings = &self.profile.settings;
        let played = match choice {
            AgreedChoice::Close => None,
            AgreedChoice::LookBack => self.profile.agreed.clone(),
            AgreedChoice::Begin(Challenge { number, level }) => {
                let begun = AgreedMatch::new(number, settings.game.rules, &settings.game.levels(), level).ok();
                begun.map(|begun| begun.after(self.profile.agreed.as_ref()))
            }
        };
        if let Some(played) = played {
            self.play_agreed(ctx, played);
        }
    }

    fn match_ui(&mut self, ui: &mut Ui, mut screen: Box<AgreedScreen>) {
        let done = screen.ui(ui, self.profile.look(), self.has_keys(ui.ctx()));
        if done.changed {
            self.profile.keep_match(&screen.played);
        }
        match done.wish {
            Some(MatchWish::Close) => return,
            Some(MatchWish::Another) => self.ask_for_match(),
            Some(MatchWish::Compare) => self.above.open(Open::Friends(FriendsWindow::default())),
            Some(MatchWish::Next) | None => {}
        }
        self.stage = Stage::Match(screen);
    }

    /// Shows the results of friends, and reads those that are pasted. Returns whether the window was closed.
    pub(super) fn show_friends(&mut self, ctx: &Context, window: &mut FriendsWindow) -> bool {
        let (Stage::Match(screen), words) = (&mut self.stage, &self.profile.words) else { return true };
        let choice = window.show(ctx, self.profile.look(), &screen.played);
        match host::pasted().map(FriendsChoice::Pasted).or(choice) {
            Some(FriendsChoice::Close) => return true,
            Some(FriendsChoice::Copy) => {
                let name = self.profile.players.name();
                let by = if name.is_empty() { words.get("name-guest") } else { name };
                if let Some(text) = screen.played.result_text(by) {
                    ctx.copy_text(text);
                    window.copied(words);
                }
            }
            Some(FriendsChoice::Paste) => host::paste(ctx),
            Some(FriendsChoice::Watch(deal, who)) => {
                let game = watched(&screen.played, deal, who);
                self.above.open(Open::Friends(window.clone()));
                return game.is_some_and(|(record, played)| {
                    self.look_through(Playback::new(record, Some(played)));
                    if let Some(viewer) = self.stage.viewer_mut() {
                        viewer.go(0, &self.profile.settings);
                    }
                    true
                });
            }
            Some(FriendsChoice::Pasted(text)) => {
                let heard = screen.played.read_result(&text);
                window.heard(words, heard.as_ref().map(Shared::by));
                if let Ok(friend) = heard {
                    screen.played.add_friend(friend);
                    self.profile.keep_match(&screen.played);
                }
                ctx.request_repaint();
            }
            None => {}
        }
        false
    }

    /// Shows a finished game, starting at its end.
    pub(super) fn look_through(&mut self, game: Option<Playback>) {
        if let Some(viewer) = game.and_then(|game| Viewer::new(game, &self.profile.settings)) {
            self.above.step_back();
            self.stage = Stage::LookThrough(Box::new(viewer));
        }
    }

    /// A player who was shown what a review makes of the hand at the table had help in it.
    fn note_judged(&mut self) {
        let at_the_table = self.desk.game().view().game;
        if self
            .stage
            .viewer_mut()
            .and_then(|viewer| viewer.game().played())
            .is_some_and(|played| played.id == at_the_table)
        {
            self.step(Input::Wish(Wish::Help(Help::Judged)));
        }
    }

    /// Reviews the game at the table so far. If it has not started yet, the last game is reviewed.
    pub(super) fn review_game(&mut self, ctx: &Context) {
        if !self.conditions(ctx).reviews_the_table() {
            let last = self.profile.store.archive().games().and_then(|games| games.last().map(|game| game.played.id));
            if let Some(last) = last {
                self.read_game(ctx, GameWish::Review, last);
            }
            return;
        }
        let (name, now) = (self.profile.players.name(), self.shell.clock.now().timestamp());
        self.look_through(self.desk.files().playback(name, now));
        self.above.forget();
        self.begin_review(ctx);
    }

    pub(super) fn begin_review(&mut self, ctx: &Context) {
        let thinker = self.desk.another_thinker(None, ctx);
        let store = &self.profile.store;
        if let Some(viewer) = self.stage.viewer_mut() {
            viewer.begin_review(ctx, store.archive(), thinker, store.writes_behind());
        }
        self.note_judged();
    }

    fn viewer_ui(&mut self, ui: &mut Ui, mut viewer: Box<Viewer>) {
        let judged = viewer.listen(ui.ctx());
        if let Some(played) = viewer.game().played() {
            self.profile.bring_forward(&played.seating, played.seat);
        }
        let choice = viewer.ui(ui, self.profile.look());
        let leaves = matches!(choice, Some(ViewerChoice::Close | ViewerChoice::PlayOn | ViewerChoice::SameDeals));
        let unkept = if leaves { viewer.unkept() } else { None };
        for (game, review) in judged.into_iter().chain(unkept) {
            self.profile.store.keep_review(game, review);
        }
        match choice {
            Some(ViewerChoice::Close) => {
                self.above.come_back();
                // A deal of a match was watched from its result.
                if let Some(played) = self.profile.agreed.clone().filter(|_| self.above.compares()) {
                    self.play_agreed(ui.ctx(), played);
                }
                return;
            }
            Some(ViewerChoice::PlayOn) => return self.leave_for(&viewer, viewer.moment()),
            Some(ViewerChoice::SameDeals) => return self.leave_for(&viewer, (0, 0)),
            Some(ViewerChoice::Know) => viewer.change_insight(self.desk.another_thinker(None, ui.ctx())),
            Some(ViewerChoice::Review) | None => {}
        }
        self.stage = Stage::LookThrough(viewer);
        match choice {
            Some(ViewerChoice::Review) => self.begin_review(ui.ctx()),
            Some(ViewerChoice::Know) => self.note_judged(),
            _ => {}
        }
    }

    /// Continues at the table from a moment of a game.
    fn leave_for(&mut self, viewer: &Viewer, moment: (usize, usize)) {
        self.above.forget();
        if let Some(opened) = viewer.game().opened(moment) {
            self.put_at_the_table(opened);
        }
    }
}

/// A deal of a finished match, counted from zero, as the player played it or one of the friends, by the place in the list.
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
