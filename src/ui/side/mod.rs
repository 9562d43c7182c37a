//! The panel beside the table: the log, the unseen bones, and where they may be.
//!
//! The log reads a [`Chronicle`] of the player's seat, and the bones an [`Observation`](crate::engine::Observation) of it. Both contain only
//! what that seat may know. While the pointer is on a move or a key has chosen one, the display shows the table of that moment.

pub(crate) mod beliefs;
mod lies;
mod log;
pub(crate) mod unseen;

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Frame, Margin, Panel, Rect, Ui, UiBuilder};

use crate::engine::Bone;
use crate::game::{Game, Input};
use crate::nestor::judge::Mark;
use crate::place::room::Shape;
use crate::record::chronicle::{Chronicle, Place};
use crate::ui::look::Look;
use beliefs::Known;

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
pub(crate) struct Beside {
    pub past: Option<Past>,
    /// The move to go to during a review.
    pub gone_to: Option<Place>,
    pub log_closed: bool,
    pub unseen_closed: bool,
    pub input: Option<Input>,
}

/// Notes on the log of a game under review.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Notes {
    pub marks: BTreeMap<Place, Mark>,
    /// The move shown on the table.
    pub here: Place,
}

/// Below this width the panel goes under the table.
const NARROW: f32 = 720.0;
/// With less height than this, too, the table of a game that is looked through has all of it.
const SHORT: f32 = 600.0;
/// The width of the unseen bones there.
const LOW_TRIANGLE: f32 = 196.0;

impl SidePanel {
    /// Shows the parts that the player wants and leaves the rest of the room to the table. The log names the ends as they lie on this cloth.
    pub(crate) fn show(&mut self, ui: &mut Ui, look: Look<'_>, game: &Game, cloth: Option<Shape>) -> Beside {
        let lower = Lower::of(look, game);
        // In a small window the log gives way to the panel of beliefs.
        let log = look.settings.log && !(is_low(ui) && lower == Some(Lower::Beliefs));
        if !log && lower.is_none() {
            return Beside::default();
        }
        let least = lower.map_or(110.0, |lower| lower.height(lower.low_width(), game, true) + 18.0);
        let (panel, low) = panel(ui, look, least);
        panel.show(ui, |ui| self.show_in(ui, look, (game, cloth), (log, lower), low)).inner
    }

    /// Shows the log of a game under review with its notes, and below it the panel of beliefs if it is open. In a small window the beliefs take the
    /// place of the log.
    pub(crate) fn show_noted(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        (chronicle, cloth, notes): (&Arc<Chronicle>, Option<Shape>, &Notes),
        known: Option<Known<'_>>,
    ) -> Beside {
        // In a small window one looks at the table, and goes through the moves below it.
        if known.is_none() && is_low(ui) && ui.available_height() < SHORT {
            return Beside::default();
        }
        let seats = known.map_or(0, |known| known.seen.rules().seats());
        let least = known.map_or(96.0, |_| beliefs_height(beliefs::LOW_WIDTH, seats, true) + 18.0);
        let (panel, low) = panel(ui, look, least);
        let shown = panel.show(ui, |ui| {
            let all = ui.available_rect_before_wrap();
            let Some(known) = known else { return self.log.show(ui, look, (chronicle, cloth), Some(notes), low) };
            let (mut done, mut for_known) = (Beside::default(), all);
            if !low {
                let (above, below) = stacked(all, beliefs_height(all.width(), seats, false));
                let mut ui = ui.new_child(UiBuilder::new().max_rect(above));
                done = self.log.show(&mut ui, look, (chronicle, cloth), Some(notes), low);
                for_known = below;
            }
            let mut ui = ui.new_child(UiBuilder::new().max_rect(for_known));
            done.input = beliefs::show(&mut ui, look, known, &mut self.bone, low);
            done
        });
        shown.inner
    }

    fn show_in(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        (game, cloth): (&Game, Option<Shape>),
        (log, lower): (bool, Option<Lower>),
        low: bool,
    ) -> Beside {
        // The bones are hidden while the clock is stopped.
        if game.is_covered() {
            return Beside::default();
        }
        let all = ui.available_rect_before_wrap();
        let (for_log, for_lower) = match (log, lower, low) {
            (true, Some(lower), true) => {
                let middle = all.right() - lower.low_width();
                (all.with_max_x(middle - 14.0), all.with_min_x(middle))
            }
            (true, Some(lower), false) => stacked(all, lower.height(all.width(), game, false)),
            (_, Some(Lower::Unseen), true) => (all, all.with_max_x(all.left() + 1.3 * LOW_TRIANGLE)),
            _ => (all, all),
        };
        let mut done = Beside::default();
        if log {
            let chronicle = self.chronicle(game);
            let mut ui = ui.new_child(UiBuilder::new().max_rect(for_log));
            done = self.log.show(&mut ui, look, (&chronicle, cloth), None, low);
        }
        let mut ui = ui.new_child(UiBuilder::new().max_rect(for_lower));
        match lower {
            Some(Lower::Unseen) => done.unseen_closed = unseen::show(&mut ui, look, game),
            Some(Lower::Beliefs) => {
                done.input = beliefs::show(&mut ui, look, Known::of_game(look, game), &mut self.bone, low);
            }
            None => {}
        }
        done
    }

    /// Returns the game so far as the viewer saw it.
    fn chronicle(&mut self, game: &Game) -> Arc<Chronicle> {
        match &self.told {
            Some((moment, chronicle)) if *moment == game.moment() => Arc::clone(chronicle),
            _ => {
                let chronicle = Arc::new(game.chronicle());
                self.told = Some((game.moment(), Arc::clone(&chronicle)));
                chronicle
            }
        }
    }
}

/// What is below the log or to its right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lower {
    Unseen,
    /// The unseen bones and where they may be.
    Beliefs,
}

impl Lower {
    fn of(look: Look<'_>, game: &Game) -> Option<Lower> {
        let unseen = look.settings.unseen.then_some(Lower::Unseen);
        game.clues().map(|_| Lower::Beliefs).or(unseen)
    }

    /// Returns the width of the triangle in a panel under the table.
    const fn low_width(self) -> f32 {
        match self {
            Lower::Unseen => LOW_TRIANGLE,
            Lower::Beliefs => beliefs::LOW_WIDTH,
        }
    }

    fn height(self, width: f32, game: &Game, low: bool) -> f32 {
        match self {
            Lower::Unseen => unseen::height(width, game),
            Lower::Beliefs => beliefs_height(width, game.rules().seats(), low),
        }
    }
}

/// Returns the height of the beliefs at a table with this many seats.
fn beliefs_height(width: f32, seats: usize, low: bool) -> f32 {
    let (triangle, around) = (beliefs::height(width), beliefs::around(seats));
    if low { triangle.max(around) } else { triangle + around }
}

/// Divides the room between the log and the part below it, which asks for this height.
fn stacked(all: Rect, height: f32) -> (Rect, Rect) {
    let middle = (all.bottom() - height).max(all.top() + 0.3 * all.height());
    (all.with_max_y(middle - 6.0), all.with_min_y(middle))
}

/// Whether the window is so narrow that the panel goes under the table.
fn is_low(ui: &Ui) -> bool {
    ui.available_width() < NARROW
}

/// Creates the panel beside the table or, in a narrow window, under it. There it has at least the height `least`. Also returns whether it is under
/// the table.
fn panel(ui: &Ui, look: Look<'_>, least: f32) -> (Panel, bool) {
    let (room, low) = (ui.available_size(), is_low(ui));
    let frame = Frame::NONE.fill(look.theme.band()).inner_margin(Margin::symmetric(10, 8));
    let panel = if low {
        Panel::bottom("beside").exact_size((0.3 * room.y).clamp(least, least.max(220.0)))
    } else {
        Panel::right("beside").exact_size((0.27 * room.x).clamp(220.0, 340.0))
    };
    (panel.resizable(false).frame(frame).show_separator_line(false), low)
}
