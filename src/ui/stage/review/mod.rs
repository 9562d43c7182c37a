//! Steps through a finished game. The table can be shown as it was after any move, and the review
//! says what each decision cost.

mod bar;
mod better;
mod graph;
mod insight;
mod sums;
mod verdict;
mod work;

use crate::msg;
use crate::ui::words::Message;
pub(crate) use bar::ViewerChoice;

use crate::engine::{Bone, Seat};
use crate::nestor::{judge::Mark, shares};
use crate::record::{Chronicle, GameId, Place, Seating};
use crate::review::{KeptReview, Review, Reviewed};
use crate::seat::Input;
use crate::store::Archive;
use crate::table::{Playback, Table};
use crate::ui::command::{Command, Commanded};
use crate::ui::parts::is_flat;
use crate::ui::request::Request;
use crate::ui::settings::Settings;
use crate::ui::side::{Notes, SideNews, SidePanel};
use crate::ui::stage::beside::Beside;
use crate::ui::{look::Look, table::Desk, thinker::Thinker};
use better::Better;
use egui::{Context, Frame, Key, KeyboardShortcut, Margin, Modifiers, Panel, ScrollArea, Ui};
use insight::{Insight, place_in};
use std::sync::Arc;
use work::Work;

/// The width of the bar where it stands beside the table.
const BESIDE: f32 = 316.0;

/// The keys that go through the game and its marks, and return to the position before a move. Two of
/// them mean something else at other tables.
const OWN_KEYS: [KeyboardShortcut; 3] = [
    KeyboardShortcut::new(Modifiers::NONE, Key::M),
    KeyboardShortcut::new(Modifiers::SHIFT, Key::M),
    KeyboardShortcut::new(Modifiers::COMMAND, Key::Z),
];

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
    /// Whether the bar says at each decision what it cost, and why.
    explains: bool,
    /// What a player could know at this moment, if that panel is open.
    insight: Option<Insight>,
}

impl Viewer {
    /// Opens a game at its last move.
    pub(crate) fn new(game: Playback, settings: &Settings) -> Option<Viewer> {
        let (at, desk) = (game.last(), desk_at(&game, *game.moments().last()?, settings)?);
        let (side, work, sums, better, explains, insight) = Default::default();
        Some(Viewer { game, at, ended: true, desk, side, work, sums, better, explains, insight })
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

    /// Shows the log and, if it is open, the panel of what a player could know. Returns what was
    /// done there.
    fn log_and_beliefs(&mut self, ui: &mut Ui, look: Look<'_>, chronicle: &Arc<Chronicle>, notes: &Notes) -> SideNews {
        if let Some(insight) = &mut self.insight {
            insight.attend(self.at, &self.desk.game().view().seen, ui.ctx());
        }
        let mut side = std::mem::take(&mut self.side);
        // Once a hand is finished, its bones are turned up.
        let revealed = self.game.revealed(self.moment());
        let truth = revealed.map(|revealed| move |bone| place_in(&revealed, bone));
        let truth = truth.as_ref().map(|truth| truth as &dyn Fn(Bone) -> shares::Holder);
        let known = self.insight.as_ref().map(|insight| insight.known(look, self.desk.game(), truth));
        let mut done = side.show_noted(ui, look, chronicle, notes, known);
        self.side = side;
        match (done.input.take(), &mut self.insight) {
            (Some(Input::Believe(Some(clues))), Some(insight)) => insight.clues = clues,
            (Some(Input::Believe(None)), _) => self.insight = None,
            _ => {}
        }
        done
    }

    /// What the player's choice asks for.
    fn asks(&mut self, choice: ViewerChoice) -> Vec<Request> {
        match choice {
            ViewerChoice::Close => self.leaving(Request::Leave),
            ViewerChoice::PlayOn => self.leaving(Request::PlayFrom(self.moment())),
            ViewerChoice::SameDeals => self.leaving(Request::PlayFrom((0, 0))),
            ViewerChoice::Review => vec![Request::Give(Command::Review)],
            ViewerChoice::Know => vec![Request::Give(Command::Beliefs)],
            ViewerChoice::Share => vec![Request::ShareMoment],
        }
    }

    /// Leaves by this, once what is not saved of the review is.
    fn leaving(&mut self, leaves: Request) -> Vec<Request> {
        self.unkept().into_iter().map(kept).chain([leaves]).collect()
    }
}

fn kept((game, review): (GameId, KeptReview)) -> Request {
    Request::KeepReview(game, Box::new(review))
}

impl Commanded for Viewer {
    fn means(&self, command: Command) -> bool {
        command.is_of_the_program() || matches!(command, Command::Beliefs | Command::Review)
    }

    fn can(&self, command: Command) -> Option<Result<(), Message>> {
        let can = match command {
            Command::Beliefs => self.better.is_none(),
            Command::Review => self.work.is_none(),
            _ => return None,
        };
        Some(can.then_some(()).ok_or(msg!("answer-not-now")))
    }

    fn is_on(&self, command: Command) -> Option<bool> {
        (command == Command::Beliefs).then_some(self.insight.is_some())
    }

    fn own_keys(&self) -> &'static [KeyboardShortcut] {
        &OWN_KEYS
    }
}

impl Beside for Viewer {
    fn desk(&self) -> Option<&Desk> {
        Some(&self.desk)
    }

    fn desk_mut(&mut self) -> Option<&mut Desk> {
        Some(&mut self.desk)
    }

    fn people(&self) -> Option<(&Seating, Seat)> {
        self.game.played().map(|played| (&played.seating, played.seat))
    }

    fn listen(&mut self, ctx: &Context, _: &Settings, _: &dyn Fn() -> Thinker) -> Vec<Request> {
        let judged = self.work.as_mut().and_then(|work| work.listen(ctx));
        judged.map(kept).into_iter().collect()
    }

    fn has_window(&self) -> bool {
        self.sums
    }

    fn keys(&mut self, ctx: &Context, settings: &Settings) -> Vec<Request> {
        let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        let takes_back = pressed(Modifiers::COMMAND, Key::Z);
        if self.better.is_some() {
            if pressed(Modifiers::NONE, Key::ArrowRight) {
                self.follow_line(settings);
            } else if takes_back {
                self.try_again(settings);
            }
            return Vec::new();
        }
        // A key with Shift also counts as the key alone, so Shift is checked first.
        let mark = if pressed(Modifiers::SHIFT, Key::M) {
            Some(self.mark_from(false))
        } else {
            pressed(Modifiers::NONE, Key::M).then(|| self.mark_from(true))
        };
        let goals = [
            (Key::ArrowLeft, Some(self.before())),
            (Key::ArrowRight, Some(self.at + 1)),
            (Key::Home, Some(0)),
            (Key::End, Some(self.game.last() + 1)),
            (Key::PageUp, Some(self.game.hand_from(self.at, -1))),
            (Key::PageDown, Some(self.game.hand_from(self.at, 1))),
        ];
        let mut goals = goals.into_iter();
        let goal = mark.or_else(|| goals.find_map(|(key, goal)| pressed(Modifiers::NONE, key).then_some(goal)));
        if let Some(Some(goal)) = goal {
            self.go(goal, settings);
        }
        if takes_back {
            self.try_better(settings);
        }
        Vec::new()
    }

    fn escape(&mut self, settings: &Settings) -> Vec<Request> {
        if self.better.is_some() {
            self.leave_better(settings);
            return Vec::new();
        }
        self.leaving(Request::Leave)
    }

    fn panel(&mut self, ui: &mut Ui, look: Look<'_>) -> Vec<Request> {
        let shown = self.decision().filter(|_| !self.ended && self.better.is_none());
        let instead = shown.and_then(Reviewed::instead);
        self.desk.compare(instead);
        let frame = Frame::NONE.fill(look.theme.band()).inner_margin(Margin::symmetric(10, 8));
        // On a telephone on its side there is no room for it below the table, but beside it, where
        // it gives way to the panel of beliefs.
        let beside = is_flat(ui.available_size());
        if beside && self.insight.is_some() {
            return Vec::new();
        }
        let bar = if beside { Panel::right("viewer").exact_size(BESIDE) } else { Panel::bottom("viewer") };
        let bar = bar.resizable(false).frame(frame).show_separator_line(false);
        let shown = bar.show(ui, |ui| {
            let room = ui.available_height();
            if beside { in_scroll(ui, |ui| self.bar(ui, look, Some(room))) } else { self.bar(ui, look, None) }
        });
        shown.inner.map(|choice| self.asks(choice)).unwrap_or_default()
    }

    fn side(&mut self, ui: &mut Ui, look: Look<'_>) -> SideNews {
        if self.better.is_some() {
            return SideNews::default();
        }
        let (chronicle, notes) = (Arc::clone(self.game.chronicle()), self.notes());
        let mut news = self.log_and_beliefs(ui, look, &chronicle, &notes);
        if let Some(at) = news.gone_to.and_then(|place| self.game.after(place)) {
            self.go(at, look.settings);
        }
        news.past.take_if(|(_, place)| *place == notes.here);
        news
    }

    /// A game under review takes no plays.
    fn is_open(&self) -> bool {
        self.better.as_ref().is_some_and(Better::is_open)
    }

    fn follow(&mut self, ctx: &Context, look: Look<'_>) -> Vec<Request> {
        self.take_try();
        if self.sums
            && let Some(review) = self.review()
        {
            self.sums = !sums::show(ctx, look, review);
        }
        Vec::new()
    }

    fn take_stumbled(&mut self) -> bool {
        let judging = self.work.as_mut().is_some_and(Work::take_stumbled);
        self.insight.as_ref().is_some_and(|insight| insight.asked.has_failed()) || judging
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
