//! What is thought about beside the game: in which order, in slices, and what a fault there costs.

use crate::common::driver::{Table, next_answer};
use crate::game::driving::table;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::judge::{self, Judging};
use electrum_dominoes::nestor::question::{Answer, Found, JobId, Jobs, Kind, Question, Thought};
use electrum_dominoes::nestor::shares::{Believing, WORLDS};
use electrum_dominoes::seat::{Input, SeatedPlayer};
use electrum_dominoes::table::Waiting;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

#[test]
fn a_panic_in_a_search_loses_only_that_thought() {
    let mut table = table(Preset::AllFives, 4711);
    let mut failures = 1;
    let mut nestor = ChaCha8Rng::seed_from_u64(1);
    table.jobs = Jobs::new(Box::new(move |question: &Question| {
        if failures > 0 {
            failures -= 1;
            return Box::new(Bad::Panics);
        }
        let chance = ChaCha8Rng::from_rng(&mut nestor);
        Box::new(electrum_dominoes::nestor::Thinking::new(question.seen.clone(), question.level, chance))
    }));
    table.play_until(|game| game.view().waiting == Waiting::Ok);
    let played = table.game.view().played().len();
    table.step(Input::Press);
    table.settle();
    assert_eq!(table.stumbled, 1);
    assert!(table.game.view().played().len() > played, "he plays something sensible");
    table.play_until(|game| game.view().waiting == Waiting::NewGame);
    assert_eq!(table.stumbled, 1, "he thinks about the next move normally");
}

#[test]
fn moves_are_thought_about_before_judgements_and_judgements_before_the_rest() {
    let seen = table(Preset::AllFives, 4711).game.view().seen.clone();
    let question = |number, kind| Question {
        job: JobId { kind, number },
        level: Level::Beginner,
        seen: seen.clone(),
        chance: None,
    };
    let mut jobs = Jobs::of_nestor(ChaCha8Rng::seed_from_u64(1));
    let asked = [
        (1, Kind::Judge),
        (2, Kind::Move),
        (3, Kind::Judge),
        (4, Kind::Move),
        (5, Kind::Beliefs),
        (6, Kind::Beliefs),
        (7, Kind::Judge),
    ];
    for (job, kind) in asked {
        jobs.ask(question(job, kind));
    }
    jobs.cancel(JobId { kind: Kind::Judge, number: 3 });
    let answered: Vec<u64> = std::iter::from_fn(|| next_answer(&mut jobs)).map(|answer| answer.job.number).collect();
    assert_eq!(answered, [2, 4, 1, 7, 5, 6]);
}

/// A moment at which the player has several plays to choose from.
fn choice() -> Table {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| matches!(game.view().waiting, Waiting::You { .. }) && game.fits_in_all() > 2);
    table
}

#[test]
fn judging_and_estimating_leave_the_game_unchanged() {
    let mut table = choice();
    let seen = table.game.view().seen.clone();
    let question = |kind, level| Question { job: JobId { kind, number: 100 }, level, seen: seen.clone(), chance: None };
    let (played, moment) = (table.game.view().played(), table.game.view().change());
    for (kind, level, expected) in [
        (Kind::Judge, Level::Tough, Found::Judged(Judging::new(seen.clone(), judge::nodes(Level::Tough)).finish())),
        (Kind::Beliefs, Level::Brutal, Found::Shares(Box::new(Believing::new(seen.clone(), true, WORLDS).finish()))),
        (Kind::Beliefs, Level::Tough, Found::Shares(Box::new(Believing::new(seen.clone(), false, WORLDS).finish()))),
    ] {
        table.jobs.ask(question(kind, level));
        let (answer, slices) = (1..)
            .find_map(|slices| table.jobs.work(500).map(|answer| (answer, slices)))
            .expect("every question is answered");
        assert_eq!((answer.job, answer.stumbled), (JobId { kind, number: 100 }, false));
        assert_eq!(answer.found, expected);
        assert!(slices > 3, "{kind:?} took {slices} slices");
        table.step(Input::Answer(answer));
    }
    assert_eq!((table.game.view().played(), table.game.view().change()), (played, moment));
}

#[test]
fn a_failed_judgement_finds_nothing_and_makes_no_move() {
    let mut table = choice();
    let seen = table.game.view().seen.clone();
    table.jobs = Jobs::new(Box::new(|_| Box::new(Bad::Panics)));
    table.jobs.ask(Question { job: JobId { kind: Kind::Judge, number: 9 }, level: Level::Brutal, seen, chance: None });
    let answer = next_answer(&mut table.jobs).expect("an answer");
    assert_eq!((&answer.found, answer.stumbled), (&Found::Nothing, true));
    table.step(Input::Answer(answer));
    assert_eq!(table.stumbled, 1, "the player is told");
}

#[test]
fn a_thought_in_slices_gives_the_same_answer_and_can_be_cancelled() {
    let seen = choice().game.view().seen.clone();
    let job = JobId { kind: Kind::Move, number: 1 };
    let question = Question { job, level: Level::Tough, seen, chance: None };
    let answer = |slice: u64| -> (Answer, usize) {
        let mut jobs = Jobs::of_nestor(ChaCha8Rng::seed_from_u64(1));
        jobs.ask(question.clone());
        (1..).find_map(|slices| jobs.work(slice).map(|answer| (answer, slices))).expect("an answer")
    };
    let ((whole, one), (sliced, many)) = (answer(u64::MAX), answer(100));
    assert_eq!(one, 1);
    assert!(many > 3, "{many} slices");
    assert_eq!(whole, sliced);
    let mut endless = Jobs::new(Box::new(|_| Box::new(Bad::NeverEnds)));
    endless.ask(question);
    assert_eq!(endless.work(1), None);
    assert!(!endless.is_idle());
    endless.cancel(job);
    assert!(endless.is_idle());
}

/// A thought that panics, or one that never ends.
enum Bad {
    Panics,
    NeverEnds,
}

impl Thought for Bad {
    fn step(&mut self, _: u64) -> bool {
        match self {
            Bad::Panics => panic!("a fault in the search, on purpose"),
            Bad::NeverEnds => false,
        }
    }

    fn found(&self) -> Found {
        unreachable!("a thought without an end finds nothing")
    }
}

/// How many plays are possible.
trait FitsInAll {
    fn fits_in_all(&self) -> usize;
}

impl FitsInAll for SeatedPlayer {
    fn fits_in_all(&self) -> usize {
        self.view().hand().iter().map(|bone| self.view().fits(bone).len()).sum()
    }
}
