//! Steps through a finished game. The table can be shown as it was after any move, and the review
//! says what each decision cost.

mod bar;
mod better;
mod graph;
mod insight;
mod sums;
mod verdict;
mod work;

pub(crate) use bar::ViewerChoice;

use crate::engine::{Bone, Seat};
use crate::nestor::{judge::Mark, shares};
use crate::record::{Chronicle, GameId, Place};
use crate::review::{KeptReview, Review, Reviewed};
use crate::seat::Input;
use crate::store::Archive;
use crate::table::{Playback, Table};
use crate::ui::parts::is_flat;
use crate::ui::settings::Settings;
use crate::ui::side::{Beside, Notes, SidePanel};
use crate::ui::stage::beside::table;
use crate::ui::{look::Look, table::Desk, thinker::Thinker};
use better::Better;
use egui::{Context, Frame, Key, Margin, Modifiers, Panel, Popup, ScrollArea, Ui};
use insight::{Insight, place_in};
use std::sync::Arc;
use work::Work;

/// The width of the bar where it stands beside the table.
const BESIDE: f32 = 290.0;

/// A game that the player steps through.
pub struct Viewer {
    game: Playback,
    at: usize,
    /// Whether the player has gone past the last move, where a review gives its verdict.
    ended: bool,
    /// The table.
    pub desk: Desk,
    side: SidePanel,
    /// The review, if the player asked for it.
    work: Option<Work>,
    /// Whether the totals of the review are shown above the table.
    sums: bool,
    better: Option<Better>,
    /// What a player could know at this moment, if that panel is open.
    insight: Option<Insight>,
}

impl Viewer {
    /// Opens a game at its last move.
    pub(crate) fn new(game: Playback, settings: &Settings) -> Option<Viewer> {
        let (at, desk) = (game.last(), desk_at(&game, *game.moments().last()?, settings)?);
        let (side, work, sums, better, insight) = Default::default();
        Some(Viewer { game, at, ended: true, desk, side, work, sums, better, insight })
    }

    /// Returns the game that is looked through.
    pub(crate) const fn game(&self) -> &Playback {
        &self.game
    }

    /// Returns the current hand and the number of moves made in it.
    pub fn moment(&self) -> (usize, usize) {
        self.game.moments()[self.at]
    }

    /// Returns the review as far as it is done.
    pub fn review(&self) -> Option<&Review> {
        self.work.as_ref().map(|work| &work.review)
    }

    /// Starts the review, unless it has already started.
    pub(crate) fn begin_review(&mut self, ctx: &Context, archive: &Archive, thinker: Thinker, behind: bool) {
        if self.work.is_none()
            && let Some(review) = self.game.review()
        {
            let game = self.game.played().map(|played| played.id).filter(|game| *game != GameId::NOWHERE);
            self.work = Some(Work::begin(review, self.game.text(), game, ctx, archive, thinker, behind));
        }
    }

    /// Opens or closes the panel of what a player could know, which a thinker works out.
    pub(crate) fn change_insight(&mut self, thinker: Thinker) {
        self.insight = if self.insight.is_some() { None } else { Some(Insight::new(thinker)) };
    }

    /// Returns the unsaved part of the review when the game is closed. The caller saves it.
    pub(crate) fn unkept(&mut self) -> Option<(GameId, KeptReview)> {
        self.work.as_mut()?.unkept()
    }

    /// Takes in new results of the review. Returns the review when it should be saved.
    pub(crate) fn listen(&mut self, ctx: &Context) -> Option<(GameId, KeptReview)> {
        self.work.as_mut()?.listen(ctx)
    }

    /// Returns whether a thought about this game has failed since the last call.
    pub(crate) fn take_stumbled(&mut self) -> bool {
        let judging = self.work.as_mut().is_some_and(Work::take_stumbled);
        self.insight.as_ref().is_some_and(|insight| insight.asked.has_failed()) || judging
    }

    fn seat(&self) -> Seat {
        self.game.chronicle().seat
    }

    /// Returns the decision that led to this moment, if there is one and it may be shown.
    fn decision(&self) -> Option<&Reviewed> {
        let (hand, made) = self.moment();
        self.review()?.at(hand + 1, made)
    }

    /// Goes to a moment, or past the last one if there are fewer.
    pub(crate) fn go(&mut self, at: usize, settings: &Settings) {
        self.ended = at > self.game.last();
        let at = at.min(self.game.last());
        if at != self.at
            && let Some(desk) = desk_at(&self.game, self.game.moments()[at], settings)
        {
            (self.at, self.desk, self.better) = (at, desk, None);
        }
    }

    /// Returns the moment before this one. Before the end it is the last move.
    const fn before(&self) -> usize {
        if self.ended { self.game.last() } else { self.at.saturating_sub(1) }
    }

    /// Returns the nearest marked move of the player's own before or after this moment. From the
    /// end, it goes on from the start.
    fn mark_from(&self, ahead: bool) -> Option<usize> {
        let is_marked = |at: &usize| {
            let (hand, made) = self.game.moments()[*at];
            let found = self.review().and_then(|review| review.at(hand + 1, made));
            found.is_some_and(|reviewed| reviewed.seat() == self.seat() && reviewed.mark().is_some())
        };
        let last = self.game.last();
        match (self.ended, ahead) {
            (true, true) => (0..=last).find(is_marked),
            (true, false) => (0..=last).rev().find(is_marked),
            (false, true) => (self.at + 1..=last).find(is_marked),
            (false, false) => (0..self.at).rev().find(is_marked),
        }
    }

    fn notes(&self) -> Notes {
        let decisions = self.review().map(Review::decisions).unwrap_or_default();
        let marked = |reviewed: &Reviewed| -> Option<(Place, Mark)> {
            let decision = &reviewed.decision;
            Some((self.game.place((decision.hand - 1, decision.number)), reviewed.mark()?))
        };
        let (hand, made) = self.moment();
        Notes { marks: decisions.iter().filter_map(marked).collect(), here: self.game.place((hand, made)) }
    }

    /// Handles the keys. Returns the player's choice.
    fn keys(&mut self, ctx: &Context, settings: &Settings) -> Option<ViewerChoice> {
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if self.sums || Popup::is_any_open(ctx) {
            return None;
        }
        if self.better.is_some() {
            if pressed(Key::Escape) {
                self.leave_better(settings);
            } else if pressed(Key::ArrowRight) {
                self.follow(settings);
            } else if ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z)) {
                self.try_again(settings);
            }
            return None;
        }
        let goals = [
            (Key::ArrowLeft, Some(self.before())),
            (Key::ArrowRight, Some(self.at + 1)),
            (Key::Home, Some(0)),
            (Key::End, Some(self.game.last() + 1)),
            (Key::PageUp, Some(self.game.hand_from(self.at, -1))),
            (Key::PageDown, Some(self.game.hand_from(self.at, 1))),
        ];
        // A key with Shift also counts as the key alone, so Shift is checked first.
        let before = ctx.input_mut(|input| input.consume_key(Modifiers::SHIFT, Key::M));
        let mark = if before { Some(self.mark_from(false)) } else { pressed(Key::M).then(|| self.mark_from(true)) };
        let goal = mark.or_else(|| goals.into_iter().find_map(|(key, goal)| pressed(key).then_some(goal)));
        if let Some(Some(goal)) = goal {
            self.go(goal, settings);
        }
        if ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z)) {
            self.try_better(settings);
        }
        if pressed(Key::B) {
            return Some(ViewerChoice::Know);
        }
        if pressed(Key::J) && self.work.is_none() {
            return Some(ViewerChoice::Review);
        }
        pressed(Key::Escape).then_some(ViewerChoice::Close)
    }

    /// Shows the log and, if it is open, the panel of what a player could know. Returns what was
    /// done there.
    fn beside(&mut self, ui: &mut Ui, look: Look<'_>, (chronicle, notes): (&Arc<Chronicle>, &Notes)) -> Beside {
        if let Some(insight) = &mut self.insight {
            insight.attend(self.at, &self.desk.game().view().seen, ui.ctx());
        }
        let mut side = std::mem::take(&mut self.side);
        // Once a hand is finished, its bones are turned up.
        let revealed = self.game.revealed(self.moment());
        let truth = revealed.map(|revealed| move |bone| place_in(&revealed, bone));
        let truth = truth.as_ref().map(|truth| truth as &dyn Fn(Bone) -> shares::Holder);
        let known = self.insight.as_ref().map(|insight| insight.known(look, self.desk.game(), truth));
        let done = side.show_noted(ui, look, (chronicle, notes), known);
        self.side = side;
        match (&done.input, &mut self.insight) {
            (Some(Input::Believe(Some(clues))), Some(insight)) => insight.clues = *clues,
            (Some(Input::Believe(None)), _) => self.insight = None,
            _ => {}
        }
        done
    }

    /// Shows the game and everything about it. Returns the player's choice.
    pub(crate) fn ui(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<ViewerChoice> {
        let mut choice = self.keys(ui.ctx(), look.settings);
        let frame = Frame::NONE.fill(look.theme.band()).inner_margin(Margin::symmetric(10, 8));
        // On a telephone on its side there is no room for it below the table, but beside it, where
        // it gives way to the panel of beliefs.
        let beside = is_flat(ui.available_size());
        let bar = if beside { Panel::right("viewer").exact_size(BESIDE) } else { Panel::bottom("viewer") };
        let bar = bar.resizable(false).frame(frame).show_separator_line(false);
        if !beside || self.insight.is_none() {
            let shown =
                bar.show(ui, |ui| if beside { in_scroll(ui, |ui| self.bar(ui, look)) } else { self.bar(ui, look) });
            choice = shown.inner.or(choice);
        }
        if self.better.is_none() {
            let (chronicle, notes) = (Arc::clone(self.game.chronicle()), self.notes());
            let beside = self.beside(ui, look, (&chronicle, &notes));
            self.desk.look_back(beside.past.filter(|(_, place)| *place != notes.here));
            if let Some(at) = beside.gone_to.and_then(|place| self.game.after(place)) {
                self.go(at, look.settings);
            }
        }
        let tries = self.better.as_ref().is_some_and(Better::is_open);
        // A game under review takes no plays.
        table(ui, look, &mut self.desk, true, tries);
        self.take_try();
        if self.sums
            && let Some(review) = self.review()
        {
            self.sums = !sums::show(ui.ctx(), look, review);
        }
        choice
    }
}

/// Shows what may be higher than its place.
fn in_scroll<R>(ui: &mut Ui, show: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ScrollArea::vertical().auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        show(ui)
    })
    .inner
}

/// Sets up the table at a moment of a game and shows the last move.
fn desk_at(game: &Playback, moment: (usize, usize), settings: &Settings) -> Option<Desk> {
    Some(at_rest(game.table(moment, &settings.game.levels())?, settings))
}

fn at_rest(table: Table, settings: &Settings) -> Desk {
    let mut settings = settings.clone();
    settings.look.reduce_motion = true;
    Desk::at_rest(table, &settings)
}
