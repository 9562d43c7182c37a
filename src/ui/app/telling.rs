//! What the program shows and plays of a game: the panel beside the table, the window that opens when the game is over, and the sounds. It also stops
//! the clock.

use super::{App, above::Open};
use crate::seat::Input;
use crate::sound::{Cue, Maker};
use crate::table::{Waiting, Wish};
use crate::ui::windows::outcome::{ResultsWindow, ScoreSheet, SheetChoice};
use crate::ui::{command::Command, speaker::Speaker, system_clock::SystemClock};
use crate::{engine::GameEndReason, store::Kept};
use egui::{Context, Ui};

impl App {
    /// Shows the panel beside the table, and the table of the moment that the player looks back at.
    pub(super) fn show_beside(&mut self, ui: &mut Ui) {
        if self.desk.game().view().is_covered() {
            // The past is hidden as well while the clock is stopped.
            return self.desk.look_back(None);
        }
        let look = self.profile.look();
        let done = self.side.show(ui, look, self.desk.game(), (|| self.desk.chronicle(), self.desk.cloth()));
        self.desk.look_back(done.past);
        if let Some(input) = done.input {
            self.step(input);
        }
        if done.log_closed {
            self.run(Command::Log, ui.ctx());
        }
        if done.unseen_closed {
            self.run(Command::Unseen, ui.ctx());
        }
    }

    /// Shows who won when a game is over and nothing else is open.
    pub(super) fn tell_the_end(&mut self) {
        if self.sees_the_table() && self.desk.take_end() {
            match self.desk.game().view().waiting {
                Waiting::NewGame if self.desk.game().view().left().is_some() => self.open_results(true),
                Waiting::NewGame => self.open_score_sheet(),
                _ => {}
            }
        }
    }

    /// Opens the score sheet of the game. After the game it also shows who won.
    pub(super) fn open_score_sheet(&mut self) {
        let chronicle = self.desk.chronicle();
        let view = self.desk.game().view();
        let mut sheet = ScoreSheet::new(chronicle, view.can_repeat, self.desk.cloth());
        let words = &self.profile.words;
        let levels = view.rules().all_seats().filter_map(|seat| view.seating.level(seat));
        let mut levels: Vec<&str> = levels.map(|level| words.level(level)).collect();
        levels.dedup();
        (sheet.worst, sheet.level) = (self.games.worst_play(view.game), levels.join(", "));
        self.above.open(Open::Score(Box::new(sheet)));
    }

    /// Does what the player chose on the score sheet or in the results. Returns whether they close.
    pub(super) fn leave_score_sheet(&mut self, ctx: &Context, chosen: Option<SheetChoice>) -> bool {
        match chosen {
            Some(SheetChoice::NewGame) => self.step(Input::Wish(Wish::NewGame(None))),
            Some(SheetChoice::SameDeals) => self.step(Input::Wish(Wish::Restart)),
            Some(SheetChoice::Review) => self.review_game(ctx),
            Some(SheetChoice::Close) | None => {}
        }
        chosen.is_some()
    }

    /// Stops the clock while anything covers the table, and pauses the game when the window is out
    /// of sight or the system's clock has jumped.
    pub(super) fn look_out(&mut self, ctx: &Context) {
        let aside = !self.sees_the_table();
        if self.desk.game().view().clocks.is_aside != aside {
            self.step(Input::Wish(Wish::Aside(aside)));
            ctx.request_repaint();
        }
        let jumped = self.shell.clock.has_jumped(ctx.input(|input| input.time));
        let unseen = ctx.input(|input| input.viewport().visible() == Some(false));
        if self.desk.game().view().clocks.runs && (jumped || unseen) {
            self.step(Input::Wish(Wish::Pause));
        }
    }

    /// Opens the results of a finished game on time. The first time, they are compared with earlier games.
    pub(super) fn open_results(&mut self, first: bool) {
        let view = self.desk.game().view();
        let (viewer, seating) = (view.viewer(), &view.seating);
        let of = |seat| self.desk.files().timed_result(seat);
        let Some(outcome) = of(viewer) else { return };
        let (practice, day) = (view.is_practice, self.shell.clock.day());
        // The records are those of the player whose files these are, whoever has the screen.
        let own = of(seating.host()).filter(|_| seating.has_host());
        let enters = first && !practice && !matches!(outcome.end.how, GameEndReason::Resigned(_));
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
        self.above.open(Open::Results(Box::new(ResultsWindow { outcome, standing, practice })));
    }

    /// Replaces the clock with one that a test controls.
    pub fn use_clock(&mut self, clock: SystemClock) {
        self.shell.clock = clock;
    }

    /// Uses this speaker from now on.
    pub fn use_speaker(&mut self, speaker: Speaker) {
        self.shell.speaker = speaker;
    }

    pub(super) fn play_sounds(&mut self) {
        let (settings, speaker) = (self.profile.settings.sound, &mut self.shell.speaker);
        if settings.on {
            speaker.prepare();
        }
        for heard in [Some(self.desk.take_sounds()), self.stage.take_sounds()].into_iter().flatten() {
            if heard.hurried {
                speaker.hurry();
            }
            for cue in heard.cues {
                let level = settings.level(cue.maker != Maker::Here);
                if level > 0.0 {
                    speaker.play(Cue { level: level * cue.level, ..cue });
                }
            }
        }
    }
}
