//! What stands beside the table: the log of the game, the bones that were not seen yet, and where they may lie.
//!
//! The log reads a [`Chronicle`] of the player's seat, and the bones an [`Observation`](crate::engine::observe::Observation) of it, so that both show only
//! what that seat may know. While a move is under the pointer or has been chosen by keys, the display shows the table of that moment.

pub(crate) mod beliefs;
mod log;
pub mod unseen;

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Frame, Margin, Panel, Rect, RichText, Ui, UiBuilder};

use crate::{
    engine::bone::Bone,
    game::{Game, Input},
    nestor::judge::Mark,
    record::chronicle::{Chronicle, Place},
    ui::look::Look,
};
use beliefs::Known;

/// A moment of the past that is to be shown instead of the present.
pub type Past = (Arc<Chronicle>, Place);

/// What stands beside the table, from one frame to the next.
#[derive(Default, Debug)]
pub struct SidePanel {
    /// The game as it was told last, and the moment of the game at which that was.
    told: Option<(u64, Arc<Chronicle>)>,
    log: log::Log,
    /// The bone that arrows have gone to, of those of which it is told where they may lie.
    bone: Option<Bone>,
}

/// What was done beside the table.
#[derive(Default, Debug)]
pub struct Beside {
    /// The moment that is to be shown.
    pub past: Option<Past>,
    /// The move that is to be gone to, where the game is looked through.
    pub gone_to: Option<Place>,
    /// The log was closed.
    pub log_closed: bool,
    /// The unseen bones were closed.
    pub unseen_closed: bool,
    /// What is to be done in the game.
    pub input: Option<Input>,
}

/// What is noted on a game that is looked through.
#[derive(Clone, PartialEq, Debug)]
pub struct Notes {
    /// The moves that were marked.
    pub marks: BTreeMap<Place, Mark>,
    /// The move that the table shows.
    pub here: Place,
}

/// With less room than this the panel stands below the table.
const NARROW: f32 = 720.0;
/// How wide the unseen bones are there.
const LOW_TRIANGLE: f32 = 196.0;

impl SidePanel {
    /// Shows what the player wants to see there, and leaves the rest of the room to the table.
    pub fn show(&mut self, ui: &mut Ui, look: Look<'_>, game: &Game) -> Beside {
        let lower = Lower::of(look, game);
        // Where there is little room, one does not read the log beside all the shares.
        let log = look.settings.log && !(is_low(ui) && lower == Some(Lower::Beliefs));
        if !log && lower.is_none() {
            return Beside::default();
        }
        let least = lower.map_or(110.0, |lower| lower.height(lower.low_width(), game, true) + 18.0);
        let (panel, low) = panel(ui, look, least);
        panel.show(ui, |ui| self.show_in(ui, look, game, (log, lower), low)).inner
    }

    /// Shows the log of a game that is looked through, with what is noted on it, and below it what one could know there, if that is asked for. Where there is
    /// little room, that stands in the place of the log.
    pub(crate) fn show_noted(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        (chronicle, notes): (&Arc<Chronicle>, &Notes),
        known: Option<Known<'_>>,
    ) -> Beside {
        let seats = known.map_or(0, |known| known.seen.rules().seats());
        let least = known.map_or(96.0, |_| beliefs_height(beliefs::LOW_WIDTH, seats, true) + 18.0);
        let (panel, low) = panel(ui, look, least);
        let shown = panel.show(ui, |ui| {
            let all = ui.available_rect_before_wrap();
            let Some(known) = known else { return self.log.show(ui, look, chronicle, Some(notes), low) };
            let (mut done, mut for_known) = (Beside::default(), all);
            if !low {
                let (above, below) = stacked(all, beliefs_height(all.width(), seats, false));
                let mut ui = ui.new_child(UiBuilder::new().max_rect(above));
                done = self.log.show(&mut ui, look, chronicle, Some(notes), low);
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
        game: &Game,
        (log, lower): (bool, Option<Lower>),
        low: bool,
    ) -> Beside {
        // While a clock stands, nobody looks at the bones.
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
            done = self.log.show(&mut ui, look, &chronicle, None, low);
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

    /// The game as the player's seat has seen it by now.
    fn chronicle(&mut self, game: &Game) -> Arc<Chronicle> {
        match &self.told {
            Some((moment, chronicle)) if *moment == game.moment() => Arc::clone(chronicle),
            _ => {
                let chronicle = Arc::new(game.sitting().session().chronicle(game.viewer()));
                self.told = Some((game.moment(), Arc::clone(&chronicle)));
                chronicle
            }
        }
    }
}

/// What stands below the log, or at its right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lower {
    /// The bones that were not seen yet.
    Unseen,
    /// The same with where they may lie.
    Beliefs,
}

impl Lower {
    fn of(look: Look<'_>, game: &Game) -> Option<Lower> {
        let unseen = look.settings.unseen.then_some(Lower::Unseen);
        game.clues().map(|_| Lower::Beliefs).or(unseen)
    }

    /// How wide its triangle is in a panel below the table.
    const fn low_width(self) -> f32 {
        match self {
            Lower::Unseen => LOW_TRIANGLE,
            Lower::Beliefs => beliefs::LOW_WIDTH,
        }
    }

    /// How high all of it is at this width.
    fn height(self, width: f32, game: &Game, low: bool) -> f32 {
        match self {
            Lower::Unseen => unseen::height(width, game),
            Lower::Beliefs => beliefs_height(width, game.rules().seats(), low),
        }
    }
}

/// How high all is that one could know at a table of so many seats.
fn beliefs_height(width: f32, seats: usize, low: bool) -> f32 {
    let (triangle, around) = (beliefs::height(width), beliefs::around(seats));
    if low { triangle.max(around) } else { triangle + around }
}

/// Where the log stands and what is below it, which wants to be so high.
fn stacked(all: Rect, height: f32) -> (Rect, Rect) {
    let middle = (all.bottom() - height).max(all.top() + 0.3 * all.height());
    (all.with_max_y(middle - 6.0), all.with_min_y(middle))
}

/// Whether there is so little room that the panel stands below the table.
fn is_low(ui: &Ui) -> bool {
    ui.available_width() < NARROW
}

/// The panel beside the table or, with little room, below it; with so much height there at least. Also whether it is below.
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

/// A line that says something beside the moves and the bones.
fn note(ui: &mut Ui, look: Look<'_>, text: &str) {
    ui.label(RichText::new(text).size(13.0).color(look.theme.quiet_text()));
}
