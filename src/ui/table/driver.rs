//! Runs a game: the game itself, its thinker, and what must be saved. It knows nothing about a display.

use crate::game::{Effect, Game, Habits, Input, Waiting};
use crate::ui::settings::Settings;
use crate::ui::thinker::Thinker;
use crate::{career::Tutor, engine::Event, sitting::Sitting};
use std::time::Duration;

/// What is played at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Agenda {
    /// One game after another.
    Games,
    /// A single hand without help for the player. What follows it is decided elsewhere.
    OneHand,
    /// Only what the player does. Used for an exercise and for a moment of a game under review.
    Rest,
}

pub(super) struct Driver {
    pub(super) game: Game,
    pub(super) thinker: Thinker,
    pub(super) agenda: Agenda,
    /// Whether the sitting has changed since it was saved.
    pub(super) changed: bool,
    /// Whether the clock has moved on by a second since it was saved.
    pub(super) ticked: bool,
    pub(super) refused: bool,
    /// Whether a thought has failed that the player was not told of.
    pub(super) stumbled: bool,
}

impl Driver {
    /// Runs a sitting. `events` are what has just happened in it.
    pub(super) fn new(
        agenda: Agenda,
        sitting: Sitting,
        events: Vec<Event>,
        thinker: Thinker,
        settings: &Settings,
    ) -> Driver {
        let habits = habits(settings);
        let habits = match agenda {
            Agenda::Games => habits,
            Agenda::OneHand => Habits { tutor: Tutor::Off, ..habits },
            Agenda::Rest => Habits { auto_ok: false, auto_draw: false, by_hand: false, tutor: Tutor::Off, ..habits },
        };
        let game = Game::new(sitting, events, habits);
        Driver { game, thinker, agenda, changed: true, ticked: false, refused: false, stumbled: false }
    }

    /// Passes an input to the game at a time in seconds. Returns the events of each step.
    pub(super) fn step(&mut self, input: Input, now: f64) -> Vec<Vec<Event>> {
        let mut happened = Vec::new();
        for effect in self.game.step(input, time(now)) {
            match effect {
                Effect::Ask(question) => self.thinker.ask(*question),
                Effect::Cancel(job) => self.thinker.cancel(job),
                Effect::Happened(events) => happened.push(events),
                Effect::Keep => self.changed = true,
                Effect::KeepClock => self.ticked = true,
                Effect::Refused => self.refused = true,
                Effect::Stumbled => self.stumbled = true,
            }
        }
        happened
    }

    /// Returns the message on the button and whether it can be pressed, if there is a button.
    pub(super) fn button(&self) -> Option<(&'static str, bool)> {
        let waiting = self.game.waiting();
        let is_there = match self.agenda {
            Agenda::Games => true,
            Agenda::OneHand => !matches!(waiting, Waiting::NewHand | Waiting::NewGame),
            Agenda::Rest => matches!(waiting, Waiting::You { .. } | Waiting::Draw | Waiting::Pass),
        };
        button_word(waiting).filter(|_| is_there)
    }
}

/// Converts a time of egui's clock for the game.
pub(super) fn time(now: f64) -> Duration {
    Duration::from_secs_f64(now.max(0.0))
}

pub(crate) fn habits(settings: &Settings) -> Habits {
    Habits {
        auto_ok: settings.play.auto_ok,
        ok_each_step: settings.play.ok_each_step,
        auto_draw: settings.play.auto_draw,
        forced: settings.play.play_forced,
        by_hand: settings.play.lots_by_hand,
        pace: Duration::from_millis(u64::from(settings.play.pace)),
        tutor: settings.play.tutor,
    }
}

const fn button_word(waiting: Waiting) -> Option<(&'static str, bool)> {
    match waiting {
        Waiting::You { may_draw: false } => None,
        Waiting::Uncover(_) => Some(("button-uncover", true)),
        Waiting::You { may_draw: true } | Waiting::Draw => Some(("button-draw", true)),
        Waiting::Pass => Some(("button-pass", true)),
        Waiting::Ok | Waiting::LotSeen => Some(("ok", true)),
        Waiting::Others => Some(("button-thinking", false)),
        Waiting::Lot => Some(("button-turn", true)),
        Waiting::Take => Some(("button-take", true)),
        Waiting::NewHand => Some(("button-new-hand", true)),
        Waiting::NewGame => Some(("button-new-game", true)),
        Waiting::Paused => Some(("button-go-on", true)),
    }
}
