//! Runs jobs on all cores of the machine.

use std::panic::resume_unwind;
use std::thread::{self, ScopedJoinHandle};

pub(crate) const MOST_JOBS: i64 = 256;

pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Runs jobs at the same time, and returns their results.
pub(crate) fn at_once<T: Send>(things: impl Iterator<Item = impl FnOnce() -> T + Send>) -> Vec<T> {
    thread::scope(|scope| {
        let doing: Vec<_> = things.map(|thing| scope.spawn(thing)).collect();
        let join = |thread: ScopedJoinHandle<'_, T>| thread.join().unwrap_or_else(|panic| resume_unwind(panic));
        doing.into_iter().map(join).collect()
    })
}

/// Does the same with each of these, in this many jobs or else one for each core, and returns the
/// results in their order.
pub(crate) fn each<T: Sync, R: Send>(all: &[T], jobs: Option<u16>, one: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let jobs = jobs.map_or_else(cores, usize::from);
    let part = |part: &[T]| part.iter().map(&one).collect::<Vec<R>>();
    let parts = all.chunks(all.len().div_ceil(jobs).max(1)).map(|few| || part(few));
    at_once(parts).into_iter().flatten().collect()
}
