//! A table and a player at it, with a thinker and a simulated clock.
#![allow(dead_code, missing_docs, unreachable_pub, reason = "each test uses its own share of it")]

use super::inside;
use electrum_dominoes::engine::event::Event;
use electrum_dominoes::engine::moves::{Move, Moves};
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::nestor::question::{Answer, Found, Jobs, Kind, Question, Thought};
use electrum_dominoes::nestor::{Choice, Level};
use electrum_dominoes::record::Seating;
use electrum_dominoes::seat::{Habits, Input, Note, SeatEffect, SeatedPlayer};
use electrum_dominoes::table::TableInput;
use electrum_dominoes::table::{self, HostOrder, ScreenId, Sitting, TableEffect, Waiting, Wish};
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

/// A thought that finds this at once.
struct AtOnce(Found);

impl Thought for AtOnce {
    fn step(&mut self, _: u64) -> bool {
        true
    }

    fn found(&self) -> Found {
        self.0.clone()
    }
}

/// A thinker that picks a move at once, and finds nothing else.
pub fn picking(mut pick: impl FnMut(Moves<'_>) -> Option<Move> + Send + 'static) -> Jobs {
    Jobs::new(Box::new(move |question: &Question| -> Box<dyn Thought> {
        let best = pick(question.seen.legal()).filter(|_| question.job.kind == Kind::Move);
        let choice = |best| Found::Choice(Choice { best, candidates: Vec::new(), worlds: 0, nodes: 0 });
        Box::new(AtOnce(best.map_or(Found::Nothing, choice)))
    }))
}

/// A player at a table, with a thinker and a simulated clock.
pub struct Table {
    pub authority: table::Table,
    pub game: SeatedPlayer,
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
        let authority = table::Table::new(sitting, events, habits.table);
        let game = SeatedPlayer::new(authority.view(ScreenId::ONLY), habits);
        Table { authority, game, jobs, now: Duration::ZERO, kept: 0, ticked: 0, stumbled: 0, happened: Vec::new() }
    }

    pub fn step(&mut self, input: impl Into<TableInput>) {
        match input.into() {
            TableInput::Order(order) => {
                let effects = self.game.step(Input::Tick, self.now);
                if matches!(order, HostOrder::Preserve) {
                    self.game.tell(Note::Preserved, self.now);
                }
                self.order(order);
                self.carry_out(effects);
            }
            TableInput::Seat(Input::Answer(answer)) if answer.job.kind == Kind::Move => {
                self.order(HostOrder::Answer(answer));
            }
            TableInput::Seat(input) => {
                let effects = self.game.step(input, self.now);
                if !effects.iter().any(|effect| matches!(effect, SeatEffect::Wish(..) | SeatEffect::Behave(_))) {
                    self.order(HostOrder::Tick);
                }
                self.carry_out(effects);
            }
        }
    }

    fn carry_out(&mut self, effects: Vec<SeatEffect>) {
        for effect in effects {
            match effect {
                SeatEffect::Wish(wish, moment) => self.wish(wish, moment),
                SeatEffect::Behave(habits) => self.order(HostOrder::Behave(habits)),
                SeatEffect::Ask(question) => self.jobs.ask(*question),
                SeatEffect::Cancel(job) => self.jobs.cancel(job),
                SeatEffect::Refused => {}
                SeatEffect::Stumbled => self.stumbled += 1,
            }
        }
    }

    /// Passes a wish to the table that was made for a moment.
    pub fn wish(&mut self, wish: Wish, moment: u64) {
        let effects = self.authority.step(ScreenId::ONLY, wish, moment, self.now);
        self.follow(effects);
    }

    /// Orders something at the table.
    pub fn order(&mut self, order: HostOrder) {
        let effects = self.authority.order(order, self.now);
        self.follow(effects);
    }

    fn follow(&mut self, effects: Vec<TableEffect>) {
        for effect in effects {
            match effect {
                TableEffect::Show(_, view) => {
                    self.happened.extend(view.news.iter().cloned());
                    let effects = self.game.see(*view, self.now);
                    self.carry_out(effects);
                }
                TableEffect::Ask(question) => self.jobs.ask(*question),
                TableEffect::Cancel(job) => self.jobs.cancel(job),
                TableEffect::Arrived(arrival) => self.game.arrive(arrival, self.now),
                TableEffect::Keep | TableEffect::KeepMove(_) => self.kept += 1,
                TableEffect::KeepClock => self.ticked += 1,
                TableEffect::Refused(refusal) => self.game.refuse(refusal, self.now),
                TableEffect::Stumbled => self.stumbled += 1,
                TableEffect::Agreed(_) | TableEffect::Declined(..) => {}
            }
        }
    }

    /// The sitting, as it would come back from its file.
    pub fn sitting(&self) -> Sitting {
        inside::sitting(self.authority.files())
    }

    /// When the table or the player goes on by itself.
    pub fn next_tick(&self) -> Option<Duration> {
        self.authority.next_tick().into_iter().chain(self.game.next_tick()).min()
    }

    /// Lets time pass and thoughts finish until the game waits for the player.
    pub fn settle(&mut self) {
        loop {
            if let Some(answer) = next_answer(&mut self.jobs) {
                self.step(Input::Answer(answer));
                continue;
            }
            // A running clock ticks for ever. Wait only for the others.
            let waiting = self.game.view().waiting;
            let unbegun = waiting == Waiting::Ok && self.game.habits().table.auto_ok;
            let Some(at) = self.next_tick().filter(|_| unbegun || waiting == Waiting::Others) else { return };
            self.now = self.now.max(at);
            self.step(Input::Tick);
        }
    }

    /// Takes an input and everything that is thought because of it.
    pub fn step_and_think(&mut self, input: impl Into<TableInput>) {
        self.step(input);
        while let Some(answer) = next_answer(&mut self.jobs) {
            self.step(Input::Answer(answer));
        }
    }

    /// Does what the game waits for. It plays a bone that fits, or presses the button.
    pub fn go_on(&mut self) {
        match self.game.view().waiting {
            Waiting::You { .. } => {
                let view = self.game.view();
                let found = view.hand().iter().find_map(|bone| view.fits(bone).last().map(|end| (bone, *end)));
                let (bone, end) = found.expect("the game waits for a bone that fits");
                self.step(Input::Choose(bone));
                self.step(Input::Place(end));
            }
            _ => self.step(Input::Press),
        }
        self.settle();
    }

    pub fn play_until(&mut self, there: impl Fn(&SeatedPlayer) -> bool) {
        for _ in 0..5000 {
            if there(&self.game) {
                return;
            }
            // The next game would come from chance, and the test would prove something else each
            // time.
            assert_ne!(self.game.view().waiting, Waiting::NewGame, "the game is over and never got there");
            self.go_on();
        }
        panic!("the game never gets there");
    }
}
