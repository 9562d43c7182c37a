//! The jobs of a match. Deals are shared out among threads, and each thread has its own players.

use super::contestant::{Contestant, Name, Timings};
use super::intake::{Intake, Samples};
use crate::engine::notation::shown_within;
use crate::lab::Bout;
use crate::tool::{at_once::at_once, failure::Failure};
use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The longest note about a problem, in characters.
const LONGEST_NOTE: usize = 300;

/// The longest name printed before a problem.
const LONGEST_NAME: usize = 100;

pub(super) struct Match<'a> {
    pub(super) bout: &'a Bout,
    pub(super) names: [&'a Name; 2],
    pub(super) patience: Duration,
    pub(super) deals: usize,
    pub(super) jobs: usize,
}

type Pairing = [Contestant; 2];

struct Shared {
    /// The next deal that no job has taken.
    next: AtomicUsize,
    /// The jobs that go on playing.
    playing: AtomicUsize,
    intake: Mutex<Intake>,
}

impl Match<'_> {
    /// Plays every deal, or until the intake has enough.
    pub(super) fn play(&self, intake: Intake) -> Result<(Samples, [Timings; 2]), Failure> {
        let jobs = self.start()?;
        let shared =
            Shared { next: AtomicUsize::new(0), playing: AtomicUsize::new(jobs.len()), intake: Mutex::new(intake) };
        let done = at_once(jobs.into_iter().map(|job| || self.play_job(job, &shared)));
        let mut timings = [Timings::new(), Timings::new()];
        for job in done {
            for (all, player) in timings.iter_mut().zip(job) {
                all.extend(player.timings);
            }
        }
        Ok((shared.intake.into_inner().unwrap_or_else(PoisonError::into_inner).finish()?, timings))
    }

    /// Starts the players of every job. A program that can run only once or twice gets that many
    /// jobs. If it cannot run at all, the match fails.
    fn start(&self) -> Result<Vec<Pairing>, Failure> {
        let wanted = self.jobs.min(self.deals);
        let sit_down = |name: &Name| {
            let contestant = Contestant::new(name, self.bout.rules(), self.patience);
            contestant.map_err(|why| format!("{}: {why}", shown_within(&name.to_string(), LONGEST_NAME)))
        };
        let start = || -> Result<Pairing, String> { Ok([sit_down(self.names[0])?, sit_down(self.names[1])?]) };
        let (mut jobs, mut why) = (Vec::new(), None);
        for job in at_once((0..wanted).map(|_| start)) {
            match job {
                Ok(job) => jobs.push(job),
                Err(error) => why = Some(error),
            }
        }
        if let Some(why) = why {
            if jobs.is_empty() {
                return Err(Failure::wrong(why));
            }
            let note = format!("{} of {wanted} jobs are left out: {why}", wanted - jobs.len());
            // If the note cannot be printed, the match goes on.
            let _ = writeln!(io::stderr(), "{}", shown_within(&note, LONGEST_NOTE));
        }
        Ok(jobs)
    }

    /// Plays deals until no more are needed. A job that has lost its program for good leaves the
    /// rest to the other jobs, if there are any.
    fn play_job(&self, mut job: Pairing, shared: &Shared) -> Pairing {
        loop {
            let deal = shared.next.fetch_add(1, Ordering::Relaxed);
            if deal >= self.deals {
                return job;
            }
            let sample = self.bout.play_deal(deal as u64, &mut job);
            let enough = shared.intake.lock().unwrap_or_else(PoisonError::into_inner).add(deal, sample);
            let one_less = |jobs: usize| (jobs > 1).then(|| jobs - 1);
            let may_leave = || shared.playing.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less).is_ok();
            if enough || job.iter().any(Contestant::is_lost) && may_leave() {
                return job;
            }
        }
    }
}
