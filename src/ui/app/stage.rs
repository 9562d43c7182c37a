//! Opens, shows and closes what fills the window in place of the table.

use super::{AppLink, SharedGame, at_table::AtTable};
use crate::career::{AgreedMatch, SolverRating};
use crate::msg;
use crate::record::Opened;
use crate::table::{Help, Playback};
use crate::ui::command::{Command, Conditions};
use crate::ui::request::Book;
use crate::ui::settings::Settings;
use crate::ui::stage::agreed::{AgreedScreen, DayPlace};
use crate::ui::stage::practice::{Practice, Practised};
use crate::ui::stage::review::Viewer;
use crate::ui::stage::{OnStage, Stage};
use crate::ui::table::Desk;
use crate::ui::words::own_name;
use egui::Context;

impl Stage {
    /// What decides which commands can be given at the table that fills the window.
    pub(super) fn conditions<'a>(&'a self, at_table: &'a AtTable, ctx: &Context) -> Conditions<'a> {
        let game = self.desk().map_or_else(|| at_table.game(), Desk::game);
        Conditions { game, here: self.here(at_table.desk().set()), ..at_table.conditions(ctx) }
    }

    /// Opens exercises, if there are any in the book.
    pub(super) fn practise(&mut self, ctx: &Context, at_table: &mut AtTable, book: Book) {
        let profile = at_table.profile();
        let rules = &profile.settings().game.rules;
        let (day, game, pairs) = (at_table.clock().day_number(), rules.game(), rules.partners);
        let past = Practised { day, game, pairs, training: profile.training() };
        match Practice::new(at_table.another_thinker(ctx), profile.settings(), book, past) {
            Some(practice) => _ = self.show(OnStage::Exercises(Box::new(practice))),
            None => at_table.answer(msg!("answer-nothing-due"), Command::Today),
        }
    }

    /// Plays a match from its current deal on.
    pub(super) fn play_match(&mut self, ctx: &Context, at_table: &AtTable, played: AgreedMatch) {
        let profile = at_table.profile();
        let behind = profile.store().writes_behind();
        let day = day_place(at_table, &played);
        let screen = AgreedScreen::open(played, at_table.desk(), profile.settings(), ctx, behind, day);
        self.show(screen.map_or(OnStage::Table, |screen| OnStage::Match(Box::new(screen))));
        ctx.request_repaint();
    }

    /// Shows a finished game, starting at its end. Returns whether it can be shown.
    pub(super) fn look_through(&mut self, game: Playback, settings: &Settings) -> bool {
        let viewer = Viewer::new(game, settings);
        let is_shown = viewer.is_some();
        if let Some(viewer) = viewer {
            self.show(OnStage::LookThrough(Box::new(viewer)));
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
        self.note_judged(at_table);
        let store = at_table.profile().store();
        if let Some(viewer) = self.viewer_mut() {
            viewer.begin_review(ctx, store.archive(), at_table.another_thinker(ctx), store.writes_behind());
        }
    }

    /// Shows where the bones may have been in the game that is shown, or no longer.
    pub(super) fn change_insight(&mut self, ctx: &Context, at_table: &mut AtTable) {
        self.note_judged(at_table);
        if let Some(viewer) = self.viewer_mut() {
            viewer.change_insight(at_table.another_thinker(ctx));
        }
    }

    /// A player who is shown what a review makes of the hand at the table has help in it.
    fn note_judged(&mut self, at_table: &mut AtTable) {
        let at_the_table = at_table.view().game;
        let played = self.viewer_mut().and_then(|viewer| viewer.game().played());
        if played.is_some_and(|played| played.id == at_the_table) {
            at_table.help(Help::Judged);
        }
    }

    /// Takes in the player's rating after an answer that changed it.
    pub(super) fn note_rating(&mut self, rating: &SolverRating, change: i32) {
        if let OnStage::Exercises(practice) = self.shown_mut() {
            practice.note_rating(rating, change);
        }
    }

    /// The game that is looked through, as it can be played on from a moment of it.
    pub(super) fn opened_at(&mut self, moment: (usize, usize)) -> Option<Opened> {
        self.viewer_mut()?.game().opened(moment)
    }

    /// A link to the moment of the game that is looked through, if there can be one.
    pub(super) fn moment_to_share(&mut self) -> Option<AppLink> {
        let viewer = self.viewer_mut()?;
        let (record, played) = viewer.game().finished()?;
        SharedGame::of(record, played, viewer.moment()).map(|game| AppLink::Moment(Box::new(game)))
    }
}

/// Where to ask for the place of a result, if it is of today's match and a server keeps the player's
/// tables.
fn day_place(at_table: &AtTable, played: &AgreedMatch) -> Option<DayPlace> {
    let (profile, tables) = (at_table.profile(), at_table.tables());
    let is_today = played.number().to_string() == at_table.clock().day().replace('-', "");
    let address = tables.host().filter(|_| is_today)?;
    let name = tables.name_of(own_name(profile.words(), profile.players().name()));
    Some(DayPlace::new(address, name.to_owned()))
}
