//! Games on time: when their clock stops, their results, and what is saved of them.

use super::{App, above::Open};
use crate::engine::GameEndReason;
use crate::game::Input;
use crate::record::timed::TimedResult;
use crate::store::Kept;
use crate::ui::wall::Wall;
use crate::ui::windows::outcome::ResultsWindow;
use egui::Context;

impl App {
    /// Stops the clock while anything covers the table, and pauses the game when the window is out of sight or the wall clock has jumped.
    pub(super) fn look_out(&mut self, ctx: &Context) {
        let aside = !self.sees_the_table();
        if self.desk.game().is_aside() != aside {
            self.step(Input::Aside(aside));
            ctx.request_repaint();
        }
        let jumped = self.shell.wall.has_jumped(ctx.input(|input| input.time));
        let unseen = ctx.input(|input| input.viewport().visible() == Some(false));
        if self.desk.game().clock_runs() && (jumped || unseen) {
            self.step(Input::Pause);
        }
    }

    /// Opens the results of a finished game on time. The first time, they are compared with earlier games.
    pub(super) fn open_results(&mut self, first: bool) {
        let sitting = self.desk.game().sitting();
        let (viewer, seating) = (self.desk.game().viewer(), sitting.seating());
        let of = |seat| TimedResult::of(sitting.session().chronicle(seat), sitting.seconds_of_side(seat));
        let Some(outcome) = of(viewer) else { return };
        let (helped, day) = (sitting.helped(), self.shell.wall.day());
        // The records are those of the player whose files these are, whoever has the screen.
        let own = of(seating.host()).filter(|_| seating.has_host());
        let enters = first && !helped && !matches!(outcome.end.how, GameEndReason::Resigned(_));
        let standing = own.and_then(|own| {
            if enters {
                let standing = self.profile.bests.enter(&own.rules, own.total(), &day);
                self.profile.store.save(Kept::Bests, self.profile.bests.clone());
                Some(standing)
            } else {
                self.profile.bests.so_far(&own.rules, &day)
            }
        });
        let standing = standing.filter(|_| viewer == seating.host());
        self.above.open(Open::Results(Box::new(ResultsWindow { outcome, standing, helped })));
    }

    /// Replaces the clock with one that a test controls.
    pub fn hang_up(&mut self, wall: Wall) {
        self.shell.wall = wall;
    }
}
