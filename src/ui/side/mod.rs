//! The panel beside the table: the log, and the unseen bones, perhaps with where they may be.
//!
//! The log reads a [`Chronicle`] of the player's seat, and the bones an
//! [`Observation`](crate::engine::Observation) of it. Both contain only what that seat may know.
//! While the pointer is on a move or a key has chosen one, the display shows the table of that
//! moment.

pub(crate) mod beliefs;
mod log;
pub(crate) mod unseen;

use crate::engine::Bone;
use crate::nestor::judge::Mark;
use crate::record::{Chronicle, Place};
use crate::seat::{Input, SeatedPlayer};
use crate::ui::{
    look::Look,
    parts::{goes_below, is_flat, on_paper, touchable},
};
use beliefs::Known;
use egui::{Frame, Margin, Panel, Ui, UiBuilder, Vec2, vec2};
use std::{collections::BTreeMap, sync::Arc};

/// The space around what stands in the panel.
const AROUND: Vec2 = vec2(10.0, 8.0);

/// A past moment to show instead of the present.
pub(crate) type Past = (Arc<Chronicle>, Place);

/// The state of the panel between frames.
#[derive(Default, Debug)]
pub(crate) struct SidePanel {
    /// The last chronicle, and the moment of the game when it was made.
    told: Option<(u64, Arc<Chronicle>)>,
    log: log::Log,
    /// The bone that the arrow keys chose in the panel of beliefs.
    bone: Option<Bone>,
}

/// What was done in the panel.
#[derive(Default, Debug)]
pub(crate) struct SideNews {
    pub past: Option<Past>,
    /// The move to go to during a review.
    pub gone_to: Option<Place>,
    pub log_closed: bool,
    pub unseen_closed: bool,
    /// Whether the panel of unseen bones should show where they may be, or no longer.
    pub beliefs_turned: bool,
    pub input: Option<Input>,
}

/// Notes on the log of a game under review.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Notes {
    pub marks: BTreeMap<Place, Mark>,
    /// The move shown on the table.
    pub here: Place,
}

/// With less height than this, too, the table of a game that is looked through has all of it.
const SHORT: f32 = 600.0;
/// The least height of the log above the beliefs.
const LOG: f32 = 200.0;
/// The width of the unseen bones there.
const LOW_TRIANGLE: f32 = 196.0;

impl SidePanel {
    /// Shows the parts that the player wants and leaves the rest of the room to the table.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        game: &SeatedPlayer,
        history: impl Fn() -> Chronicle,
    ) -> SideNews {
        let known = game.clues().map(|_| Lower::Beliefs(Known::of_game(look, game)));
        let lower = known.or(look.settings.look.unseen.then_some(Lower::Unseen(game)));
        // In a small window the log gives way to the panel of beliefs.
        let log = look.settings.look.log && !(is_low(ui) && known.is_some());
        if !log {
            // It opens again at the hand that is being played.
            self.log = log::Log::default();
        }
        if !log && lower.is_none() {
            return SideNews::default();
        }
        let (panel, low) = panel(ui, look, lower, 110.0);
        let shown = panel.show(ui, |ui| {
            // The bones are hidden while the clock is stopped.
            if game.view().is_covered() {
                return SideNews::default();
            }
            let chronicle = log.then(|| self.chronicle(game.view().change(), history));
            self.show_in(ui, look, chronicle.as_ref().map(|chronicle| (chronicle, None)), lower, low)
        });
        shown.inner
    }

    /// Shows the log of a game under review with its notes, and below it the panel of beliefs if it
    /// is open. In a small window the beliefs take the place of the log.
    pub(crate) fn show_noted(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        chronicle: &Arc<Chronicle>,
        notes: &Notes,
        known: Option<Known<'_>>,
    ) -> SideNews {
        // In a small window one looks at the table, and goes through the moves below or beside it.
        if known.is_none() && (is_low(ui) || is_flat(ui.available_size())) && ui.available_height() < SHORT {
            return SideNews::default();
        }
        let lower = known.map(Lower::Beliefs);
        let high = ui.available_height() - lower.map_or(0.0, |lower| lower.height(LOW_TRIANGLE, false));
        let (panel, low) = panel(ui, look, lower, 96.0);
        let log = Some((chronicle, Some(notes))).filter(|_| known.is_none() || !low && high > LOG);
        panel.show(ui, |ui| self.show_in(ui, look, log, lower, low)).inner
    }

    fn show_in(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        log: Option<(&Arc<Chronicle>, Option<&Notes>)>,
        lower: Option<Lower<'_>>,
        low: bool,
    ) -> SideNews {
        on_paper(ui, look.theme, AROUND);
        let all = ui.available_rect_before_wrap();
        let (for_log, for_lower) = match lower {
            Some(lower) if log.is_some() && low => {
                let middle = all.right() - lower.low_width();
                (all.with_max_x(middle - 14.0), all.with_min_x(middle))
            }
            Some(lower) if log.is_some() => {
                let high = lower.height(all.width(), false) + grown(ui);
                let middle = (all.bottom() - high).max(all.top() + 0.3 * all.height());
                (all.with_max_y(middle - 6.0), all.with_min_y(middle))
            }
            Some(Lower::Unseen(_)) if low => (all, all.with_max_x(all.left() + 1.3 * LOW_TRIANGLE)),
            _ => (all, all),
        };
        let mut done = SideNews::default();
        if let Some((chronicle, notes)) = log {
            let mut ui = ui.new_child(UiBuilder::new().max_rect(for_log));
            done = self.log.show(&mut ui, look, chronicle, notes);
        }
        let mut pressed = unseen::Pressed::default();
        let mut ui = ui.new_child(UiBuilder::new().max_rect(for_lower));
        match lower {
            Some(Lower::Unseen(game)) => pressed = unseen::show(&mut ui, look, game),
            Some(Lower::Beliefs(known)) => (done.input, pressed) = known.show(&mut ui, &mut self.bone, low),
            None => {}
        }
        (done.unseen_closed, done.beliefs_turned) = (pressed.closed, pressed.turned);
        done
    }

    /// Returns the game so far as the viewer saw it.
    fn chronicle(&mut self, change: u64, history: impl Fn() -> Chronicle) -> Arc<Chronicle> {
        self.told.take_if(|(of, _)| *of != change);
        let (_, chronicle) = self.told.get_or_insert_with(|| (change, Arc::new(history())));
        Arc::clone(chronicle)
    }
}

/// What is below the log or to its right.
#[derive(Clone, Copy)]
enum Lower<'a> {
    Unseen(&'a SeatedPlayer),
    /// The unseen bones and where they may be.
    Beliefs(Known<'a>),
}

impl Lower<'_> {
    /// Returns the width of the triangle in a panel under the table.
    const fn low_width(self) -> f32 {
        match self {
            Lower::Unseen(_) => LOW_TRIANGLE,
            Lower::Beliefs(_) => beliefs::LOW_WIDTH,
        }
    }

    fn height(self, width: f32, low: bool) -> f32 {
        match self {
            Lower::Unseen(game) => unseen::height(width, game),
            Lower::Beliefs(known) => known.height(width, low),
        }
    }
}

/// How much higher the title of a part is where a finger has to find what stands beside it.
fn grown(ui: &Ui) -> f32 {
    touchable(ui, 28.0) - 28.0
}

/// Whether the window is so narrow that the panel goes under the table.
fn is_low(ui: &Ui) -> bool {
    goes_below(ui.available_size())
}

/// Creates the panel beside the table or, in a narrow window, under it. There it has room for what
/// is beside the log or, with the log alone, at least the height `alone`. Also returns whether it
/// is under the table.
fn panel(ui: &Ui, look: Look<'_>, lower: Option<Lower<'_>>, alone: f32) -> (Panel, bool) {
    let (room, low) = (ui.available_size(), is_low(ui));
    let least = lower.map_or(alone, |lower| lower.height(lower.low_width(), true) + 18.0) + grown(ui);
    let frame = Frame::NONE.fill(look.theme.band()).inner_margin(Margin::from(AROUND));
    let panel = if low {
        Panel::bottom("beside").exact_size((0.3 * room.y).clamp(least, least.max(220.0)))
    } else {
        // Unseen bones have to be told apart, and moves have to be read.
        let share = if lower.is_some() { 0.34 } else { 0.27 };
        Panel::right("beside").exact_size((share * room.x).clamp(220.0, 340.0))
    };
    (panel.resizable(false).frame(frame).show_separator_line(false), low)
}
