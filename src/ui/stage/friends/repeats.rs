//! Nestors at a table elsewhere move as Nestor would here. After a hand, each of their moves is thought
//! again in the background, from what they had seen.

use crate::engine::Seat;
use crate::nestor::question::{Found, JobId, Kind, Question};
use crate::record::NestorMove;
use crate::ui::thinker::Thinker;
use egui::Context;

/// The moves of Nestors that are thought again.
#[derive(Default)]
pub(super) struct Repeats {
    thinker: Option<Thinker>,
    asked: Vec<(JobId, NestorMove)>,
    last: u64,
    /// The first hand in which a Nestor on this seat did something else, counted from one.
    differs: Option<(u16, Seat)>,
}

impl Repeats {
    /// A hand is over with these moves.
    pub(super) fn ask(&mut self, moves: Vec<NestorMove>, thinker: impl FnOnce() -> Thinker) {
        let thinker = self.thinker.get_or_insert_with(thinker);
        for made in moves {
            self.last += 1;
            let job = JobId { kind: Kind::Move, number: self.last };
            let NestorMove { level, ref seen, chance, .. } = made;
            thinker.ask(Question { job, level, seen: seen.clone(), chance: Some(chance) });
            self.asked.push((job, made));
        }
    }

    /// Takes in what was thought since.
    pub(super) fn listen(&mut self, ctx: &Context) {
        let Some(thinker) = &mut self.thinker else { return };
        while let Some(answer) = thinker.answer() {
            let Some(at) = self.asked.iter().position(|(job, _)| *job == answer.job) else { continue };
            let (_, made) = self.asked.remove(at);
            let is_other = matches!(&answer.found, Found::Choice(choice) if choice.best != made.step);
            if is_other && !answer.stumbled {
                self.differs.get_or_insert((made.seen.public().hand_number + 1, made.seat));
            }
        }
        if thinker.wants_time() {
            ctx.request_repaint();
        }
    }

    /// The first hand in which a Nestor did something else, and where he sits.
    pub(super) const fn differs(&self) -> Option<(u16, Seat)> {
        self.differs
    }
}
