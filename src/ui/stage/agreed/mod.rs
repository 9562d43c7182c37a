//! The screen of a match of eight agreed deals. It shows the table with the current deal, and
//! beside it the results of the deals already played: the player's, and those of a Nestor in the
//! player's seat.
//!
//! There is no help here, no hints and no undo. In the same position the other players make the
//! same play at both tables.

mod day;
mod panel;
mod result;

use crate::say;
pub use day::DayPlace;

use crate::arena::duplicate::Comparison;
use crate::career::{AgreedMatch, DEALS};
use crate::engine::Set;
use crate::host;
use crate::table::Waiting;
use crate::table::sitting::{table_of_deal, table_of_match};
use crate::ui::command::{Command, Commanded};
use crate::ui::request::Request;
use crate::ui::settings::Settings;
use crate::ui::side::{SideNews, SidePanel};
use crate::ui::stage::beside::{Beside, panel};
use crate::ui::task::long::{LongTask, TaskNews};
use crate::ui::{look::Look, table::Desk, task::RunningTask, thinker::Thinker};
use egui::{Context, Ui};
use result::result_to_share;

/// The screen on which a match is played.
pub struct AgreedScreen {
    /// The match as played so far.
    pub played: AgreedMatch,
    /// The deal at the table. Counts from zero.
    at: u16,
    /// The table.
    pub desk: Desk,
    side: SidePanel,
    /// Nestor plays the deals in the player's seat.
    other: Option<RunningTask>,
    /// Whether to move the focus ring to the main button because a deal has just ended.
    ended: bool,
    /// Whether the result was copied.
    copied: bool,
    /// The place of the result among all of the day, if a server has one.
    pub day: Option<DayPlace>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MatchWish {
    Close,
    Next,
    Another,
    /// The result as a text for friends.
    Copy,
    /// The place of the result among all of the day.
    Place,
}

impl AgreedScreen {
    /// Opens a match at its current deal. The thinker is taken from `from`. If `behind` is set,
    /// Nestor plays on a thread of his own. The server of `day` can be asked for the place of the
    /// result.
    pub(crate) fn open(
        played: AgreedMatch,
        from: &Desk,
        settings: &Settings,
        ctx: &Context,
        behind: bool,
        day: Option<DayPlace>,
    ) -> Option<AgreedScreen> {
        let (at, table) = (played.at(), table_of_match(&played)?);
        let thinker = from.another_thinker(Some(played.number()), ctx);
        let desk = Desk::of_one_hand(table, thinker, settings, ctx);
        let is_open = played.nestor().len() < usize::from(DEALS);
        let task = LongTask::Match(played.clone());
        let other = is_open.then(|| RunningTask::of(|| Ok(task), behind, ctx));
        Some(AgreedScreen { played, at, desk, side: SidePanel::default(), other, ended: false, copied: false, day })
    }

    /// Adds Nestor's new results to the match. Returns whether there were any.
    fn hear_nestor(&mut self) -> bool {
        let before = self.played.nestor().len();
        while let Some(Ok(news)) = self.other.as_mut().and_then(RunningTask::news) {
            if let TaskNews::Hand(hand) = news {
                self.played.note_nestor(hand.there);
            }
        }
        self.played.nestor().len() > before
    }

    fn is_dealt_out(&self) -> bool {
        matches!(self.desk.game().view().waiting, Waiting::NewHand | Waiting::NewGame)
    }

    fn go_on(&mut self, settings: &Settings, ctx: &Context) {
        if let Some(table) = table_of_deal(&self.played, self.at + 1).filter(|_| self.is_dealt_out()) {
            let thinker = self.desk.another_thinker(Some(self.played.number()), ctx);
            self.desk = Desk::of_one_hand(table, thinker, settings, ctx);
            self.side = SidePanel::default();
            self.at += 1;
        }
    }

    /// Copies the result for friends.
    fn copy(&mut self, ctx: &Context, look: Look<'_>) {
        let by = if look.player.is_empty() { say!(look.words, "name-player") } else { look.player };
        if let Some(text) = result_to_share(look.words, &self.played, by) {
            host::share(&text);
            ctx.copy_text(text);
            self.copied = true;
        }
    }

    const fn is_last(&self) -> bool {
        self.at + 1 >= DEALS
    }

    /// Compares the deals that both tables have played.
    fn hands(&self) -> Vec<Comparison> {
        let both = self.played.player().into_iter().zip(self.played.nestor());
        both.zip(1..).map(|((here, there), number)| Comparison { number, here: Some(here), there: *there }).collect()
    }
}

impl Commanded for AgreedScreen {
    fn means(&self, command: Command) -> bool {
        command.is_of_the_program()
            || matches!(command, Command::Firecracker | Command::Again | Command::Log | Command::Unseen)
    }

    fn typed_set(&self) -> Option<Set> {
        Some(self.desk.set())
    }
}

impl Beside for AgreedScreen {
    fn desk(&self) -> Option<&Desk> {
        Some(&self.desk)
    }

    fn desk_mut(&mut self) -> Option<&mut Desk> {
        Some(&mut self.desk)
    }

    fn listen(&mut self, ctx: &Context, _: &Settings, _: &dyn Fn() -> Thinker) -> Vec<Request> {
        if let Some(day) = &mut self.day {
            day.go_on(ctx);
        }
        if self.hear_nestor() { vec![Request::KeepMatch] } else { Vec::new() }
    }

    fn panel(&mut self, ui: &mut Ui, look: Look<'_>) -> Vec<Request> {
        let Some(wish) = panel(ui, look, "agreed", self) else { return Vec::new() };
        ui.ctx().request_repaint();
        match wish {
            MatchWish::Close => return vec![Request::Leave],
            MatchWish::Another => return vec![Request::Open("command-agreed")],
            MatchWish::Copy => self.copy(ui.ctx(), look),
            MatchWish::Place => {
                if let Some(day) = &mut self.day {
                    day.ask(ui.ctx(), &self.played);
                }
            }
            MatchWish::Next => self.go_on(look.settings, ui.ctx()),
        }
        Vec::new()
    }

    fn side(&mut self, ui: &mut Ui, look: Look<'_>) -> SideNews {
        self.side.show(ui, look, self.desk.game(), || self.desk.chronicle())
    }

    fn is_open(&self) -> bool {
        !self.is_dealt_out()
    }

    fn follow(&mut self, ctx: &Context, _: Look<'_>) -> Vec<Request> {
        if !self.desk.take_unsaved().table {
            return Vec::new();
        }
        if let Some(files) = self.desk.files() {
            files.note_in(&mut self.played, self.at);
        }
        self.ended = self.is_dealt_out();
        // The panel was drawn before the table and does not show the change yet.
        ctx.request_repaint();
        vec![Request::KeepMatch]
    }
}
