//! The driver with a thinker and a simulated clock.
#![allow(dead_code, missing_docs, unreachable_pub, reason = "each test uses its own share of it")]

use electrum_dominoes::engine::event::Event;
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::game::thinking::{Answer, Jobs};
use electrum_dominoes::game::{Effect, Game, Habits, Input, Waiting};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::seating::Seating;
use electrum_dominoes::sitting::Sitting;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::Duration;

/// Thinks until there is an answer or nothing is left to think about.
pub fn next_answer(jobs: &mut Jobs) -> Option<Answer> {
    while !jobs.is_idle() {
        if let Some(answer) = jobs.work(u64::MAX) {
            return Some(answer);
        }
    }
    None
}

/// A game with its thinker and a simulated clock.
pub struct Table {
    pub game: Game,
    pub jobs: Jobs,
    pub now: Duration,
    /// How often something had to be saved, and how often only the clock.
    pub kept: usize,
    pub ticked: usize,
    pub stumbled: usize,
    pub happened: Vec<Event>,
}

impl Table {
    pub fn new(rules: Rules, number: u64, habits: Habits) -> Table {
        Table::seated(Level::Easy, rules, number, habits)
    }

    pub fn seated(level: Level, rules: Rules, number: u64, habits: Habits) -> Table {
        let (sitting, events) =
            Sitting::new(rules, Seating::one_person([level]).for_table(rules.seats()), Some(number))
                .expect("rules that can be played");
        Table::of(sitting, events, number, habits)
    }

    /// A game that is resumed where it stands.
    pub fn of(sitting: Sitting, events: Vec<Event>, number: u64, habits: Habits) -> Table {
        let jobs = Jobs::of_nestor(ChaCha8Rng::seed_from_u64(number));
        let game = Game::new(sitting, events, habits);
        Table { game, jobs, now: Duration::ZERO, kept: 0, ticked: 0, stumbled: 0, happened: Vec::new() }
    }

    pub fn step(&mut self, input: Input) {
        for effect in self.game.step(input, self.now) {
            match effect {
                Effect::Ask(question) => self.jobs.ask(*question),
                Effect::Cancel(job) => self.jobs.cancel(job),
                Effect::Happened(events) => self.happened.extend(events),
                Effect::Keep => self.kept += 1,
                Effect::KeepClock => self.ticked += 1,
                Effect::Refused => {}
                Effect::Stumbled => self.stumbled += 1,
            }
        }
    }

    /// Lets time pass and thoughts finish until the game waits for the player.
    pub fn settle(&mut self) {
        loop {
            if let Some(answer) = next_answer(&mut self.jobs) {
                self.step(Input::Answer(answer));
                continue;
            }
            // A running clock ticks for ever. Wait only for the others.
            let unbegun = self.game.waiting() == Waiting::Ok && self.game.habits().auto_ok;
            let others = unbegun || self.game.waiting() == Waiting::Others;
            let Some(at) = self.game.next_tick().filter(|_| others) else { return };
            self.now = self.now.max(at);
            self.step(Input::Tick);
        }
    }

    /// Does what the game waits for. It plays a bone that fits, or presses the button.
    pub fn go_on(&mut self) {
        match self.game.waiting() {
            Waiting::You { .. } => {
                let game = &self.game;
                let found = game.hand().iter().find_map(|bone| game.fits(bone).last().map(|end| (bone, *end)));
                let (bone, end) = found.expect("the game waits for a bone that fits");
                self.step(Input::Choose(bone));
                self.step(Input::Place(end));
            }
            _ => self.step(Input::Press),
        }
        self.settle();
    }

    pub fn play_until(&mut self, there: impl Fn(&Game) -> bool) {
        for _ in 0..5000 {
            if there(&self.game) {
                return;
            }
            // The next game would come from chance, and the test would prove something else each time.
            assert_ne!(self.game.waiting(), Waiting::NewGame, "the game is over and never got there");
            self.go_on();
        }
        panic!("the game never gets there");
    }
}
