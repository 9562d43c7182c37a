//! Sentences about firecrackers, locked boards, and bones that count five each.

use super::Teller;
use crate::{
    engine::{
        bone::{Bone, Seat},
        event::{Event, GameEnd, GameEndReason, Left, ScoreReason},
        rules::BonesLeft,
    },
    ui::words::{Value, say::points},
};

impl Teller<'_> {
    /// Describes the destruction of a bone and its points, with the sums. `rest` holds the events after it.
    pub(super) fn destroyed(&self, seat: Seat, bone: Bone, count: (&[u8], u8), rest: &[Event]) -> (String, String) {
        let gains = rest.iter().map_while(|event| match event {
            Event::Scored { points, why, counted: true, .. } => Some((*points, *why)),
            _ => None,
        });
        let (mut all, mut sums) = (0, Vec::new());
        for (points, why) in gains {
            all += i32::from(points);
            sums.push(match why {
                ScoreReason::Count => {
                    let terms: Vec<String> = count.0.iter().map(u8::to_string).collect();
                    format!("{} = {}", terms.join(" + "), count.1)
                }
                // Nobody passes in the same moment.
                ScoreReason::Unblocked | ScoreReason::PassRound | ScoreReason::PassLead | ScoreReason::Pass => {
                    self.words.format("detail-way-opened", &[("points", points.into())])
                }
            });
        }
        let told: [(&str, Value<'_>); 2] = [
            ("bone", bone.to_string().into()),
            ("points", points(self.words, all, self.settings.score_in_fives).into()),
        ];
        let id = match (seat == self.seen.seat(), all) {
            (true, 0) => "say-you-destroy",
            (true, _) => "say-you-destroy-and-score",
            (false, 0) => "say-i-destroy",
            (false, _) => "say-i-destroy-and-score",
        };
        (self.words.format(id, &told), sums.join("; "))
    }

    /// Says that the board is locked, in games with that name for it, and who leads the next hand.
    pub(super) fn locked(&self, rest: &[Event]) -> Option<String> {
        if !self.seen.rules().firecrackers {
            return None;
        }
        let next = rest.iter().find_map(|event| match event {
            Event::NextLead { leader, .. } => *leader,
            _ => None,
        });
        let line = self.words.get("say-locked").to_owned();
        Some(match next {
            Some(seat) if seat == self.seen.seat() => format!("{line} {}", self.words.get("say-you-lead-next")),
            _ => line,
        })
    }

    /// Describes what is left in a hand if each bone counts five: "bones left in my hand: 3 × 5 = 15".
    pub(super) fn bones_left(&self, left: Left, yours: bool) -> Option<String> {
        if self.seen.rules().bones_left != BonesLeft::FiveEach {
            return None;
        }
        let told = [("bones", left.bones.len().into()), ("sum", left.count.into())];
        Some(self.words.format(if yours { "detail-bones-with-me" } else { "detail-bones-with-you" }, &told))
    }

    /// Returns why a game ended before its target.
    pub(super) fn cut_short(&self, end: &GameEnd) -> Option<&str> {
        match end.how {
            GameEndReason::Time => Some(self.words.get("say-time-out")),
            GameEndReason::Resigned(seat) if seat == self.seen.seat() => Some(self.words.get("say-you-gave-up")),
            GameEndReason::Resigned(_) | GameEndReason::Target | GameEndReason::SingleHand => None,
        }
    }
}
