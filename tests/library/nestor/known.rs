//! All exercises, each judged once as a hint judges it, for all tests that ask what a player is told of them.

use electrum_dominoes::nestor::exercises::{Exercise, exercises};
use electrum_dominoes::nestor::judge::{Judged, Judging, NODES, Reason, Weighed, why};
use std::sync::LazyLock;
use std::thread::{available_parallelism, scope};

/// An exercise that is judged.
pub(super) struct Known {
    /// Its number in the file, counted from 1.
    pub(super) number: usize,
    pub(super) exercise: Exercise,
    pub(super) judged: Judged,
    /// The play to find, and the one that tempts.
    pub(super) best: Weighed,
    pub(super) tempting: Weighed,
}

impl Known {
    fn of((number, exercise): (usize, Exercise)) -> Known {
        let judged = Judging::new(exercise.seen.clone(), NODES).finish();
        let best = judged.of(exercise.best).expect("the best play is legal").played;
        let tempting = *judged.tempting(best.step, None).expect("there is a choice");
        Known { number, exercise, judged, best, tempting }
    }

    /// What is told of it.
    pub(super) fn reasons(&self) -> Vec<Reason> {
        why(&self.exercise.seen, &self.best, &self.tempting).to_vec()
    }
}

static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let all: Vec<_> = (1..).zip(exercises()).collect();
    let parts = available_parallelism().map_or(1, usize::from);
    scope(|scope| {
        let judge = |part: &[(usize, Exercise)]| part.iter().cloned().map(Known::of).collect::<Vec<_>>();
        let parts = all.chunks(all.len().div_ceil(parts)).map(|part| scope.spawn(move || judge(part)));
        let parts: Vec<_> = parts.collect();
        parts.into_iter().flat_map(|part| part.join().expect("every exercise is judged")).collect()
    })
});

/// All of them.
pub(super) fn known() -> &'static [Known] {
    &KNOWN
}

/// What is told of the exercise with this number.
pub(super) fn told(number: usize) -> Vec<Reason> {
    KNOWN[number - 1].reasons()
}
