//! Sentences about firecrackers and hands blocked in games with them.

use super::Teller;
use crate::engine::{Bone, Event, GameEnd, GameEndReason, ScoreReason, Seat};
use crate::{msg, say};

impl Teller<'_> {
    /// Describes the destruction of a bone and its points, with the sums. `rest` holds the events
    /// after it.
    pub(super) fn destroyed(&self, seat: Seat, bone: Bone, terms: &[u8], sum: u8, rest: &[Event]) -> (String, String) {
        let (mut all, mut sums) = (0, Vec::new());
        for event in rest {
            let Event::Scored { points, why, counted: true, .. } = *event else { break };
            all += i32::from(points);
            sums.push(match why {
                ScoreReason::Count => {
                    let terms: Vec<String> = terms.iter().map(u8::to_string).collect();
                    format!("{} = {}", terms.join(" + "), sum)
                }
                // Nobody passes in the same moment.
                ScoreReason::Unblocked | ScoreReason::PassRound | ScoreReason::PassLead | ScoreReason::Pass => {
                    say!(self.words, "detail-way-opened", points: points)
                }
            });
        }
        let args = [("bone", bone.to_string().into()), ("points", self.points(all).into())];
        let id = if all == 0 {
            self.by(seat, msg!("say-you-destroy"), msg!("say-i-destroy"))
        } else {
            self.by(seat, msg!("say-you-destroy-and-score"), msg!("say-i-destroy-and-score"))
        };
        (self.words.format(id, &args), sums.join("; "))
    }

    /// Says that the hand is blocked, in games with firecrackers, and who leads the next hand.
    pub(super) fn locked(&self, rest: &[Event]) -> Option<String> {
        if !self.seen.rules().firecrackers {
            return None;
        }
        let next = rest.iter().find_map(|event| match event {
            Event::NextLead { leader, .. } => *leader,
            _ => None,
        });
        let lead = (next == Some(self.seen.seat())).then_some(msg!("say-you-lead-next"));
        let told = [Some(msg!("say-locked")), lead].into_iter().flatten().map(|id| self.words.get(id));
        Some(told.collect::<Vec<_>>().join(" "))
    }

    /// Returns why a game ended before its target.
    pub(super) fn cut_short(&self, end: &GameEnd) -> Option<&str> {
        match end.how {
            GameEndReason::Time => Some(say!(self.words, "say-time-out")),
            GameEndReason::Resigned(seat) if seat == self.seen.seat() => Some(say!(self.words, "say-you-gave-up")),
            GameEndReason::Resigned(_) | GameEndReason::Target | GameEndReason::SingleHand => None,
        }
    }
}
