//! A hand that is over: who won it, which bonuses its last bone earns, and who would lead after it
//! (R9, R22, R36 to R41).

use crate::bone::{Bone, BoneBits, Bones, BySeat, Seat, Side, Word};
use crate::event::{BonusReason, HandEnd, Left};
use crate::layout::{Joint, Layout, MAX_ENDS};
use crate::rules::{BlockLead, BlockTie, BlockWho, CloserLoses, Rules, Spinner};
use arrayvec::ArrayVec;

/// A hand that is over.
#[derive(Clone, Copy)]
pub(super) struct EndedHand<'a, W> {
    pub(super) rules: &'a Rules,
    pub(super) hands: &'a BySeat<BoneBits<W>>,
    pub(super) how: HandEnd,
    pub(super) leader: Seat,
    pub(super) last_player: Seat,
}

/// The bone that a seat went out with.
#[derive(Clone, Copy)]
pub(super) struct OutWith {
    pub(super) bone: Bone,
    /// Whether it fitted two ends, each with a half of its own.
    pub(super) both_ends: bool,
}

impl OutWith {
    /// Whether it counts as one that fitted both ends.
    pub(super) fn counts_both_ends(self, rules: &Rules) -> bool {
        self.both_ends && (!self.bone.is_doublet() || rules.bonuses.both_ends_doublet)
    }

    /// What it earns, and how many points that is.
    pub(super) fn bonuses(self, rules: &Rules) -> impl Iterator<Item = (BonusReason, u8)> {
        let paid = &rules.bonuses;
        let doublet = self.bone.is_doublet();
        let both_ends = self.counts_both_ends(rules);
        let doublet_ends = self.both_ends && doublet;
        let blank = self.bone == Bone::doublet(0);
        let earned = [
            (doublet, BonusReason::Doublet, paid.out_doublet),
            (both_ends, BonusReason::BothEnds, paid.out_both_ends),
            (doublet_ends, BonusReason::DoubletEnds, paid.out_doublet_ends),
            (blank, BonusReason::Blank, paid.out_blank),
        ];
        earned.into_iter().filter(|(is, _, points)| *is && *points > 0).map(|(_, why, points)| (why, points))
    }
}

/// Whether a bone fits two open ends, each with a half of its own (R38).
pub(super) fn fits_both_ends<W: Word>(layout: &Layout<W>, rules: &Rules, bone: Bone) -> bool {
    let takes = |tip: Joint, half: u8| match rules.spinner {
        Spinner::Sevens => half + tip.pips() == 7 || Bones::MATADORS.contains(bone),
        _ => half == tip.pips() && (bone.is_doublet() || !layout.needs_doublet(tip)),
    };
    let tips: ArrayVec<Joint, MAX_ENDS> = layout.ends().map(|(_, tip)| tip).collect();
    let other = |one: Joint| tips.iter().any(|&tip| tip != one && takes(tip, bone.high()));
    tips.iter().any(|&tip| takes(tip, bone.low()) && other(tip))
}

impl<W: Word> EndedHand<'_, W> {
    pub(super) fn winner(&self) -> Option<Side> {
        match self.how {
            HandEnd::Domino(seat) => Some(self.rules.side(seat)),
            HandEnd::Blocked => self.block_winner().filter(|&side| self.is_low_enough(side)),
        }
    }

    fn block_winner(&self) -> Option<Side> {
        if self.rules.block_who == BlockWho::Last {
            return Some(self.rules.side(self.last_player));
        }
        let closer = self.rules.side(self.last_player);
        let sides_from = |seat| self.seats_from(seat).map(|seat| self.rules.side(seat));
        match (&self.lowest()[..], self.rules.block_tie) {
            ([only], _) => Some(*only),
            (tied, BlockTie::Leader) => sides_from(self.leader).find(|side| tied.contains(side)),
            (tied, BlockTie::NotCloser | BlockTie::NotCloserOne) => {
                sides_from(self.last_player).find(|side| *side != closer && tied.contains(side))
            }
            _ => None,
        }
    }

    /// Whether the hand was blocked with a tie that decided who wins it.
    pub(super) fn is_tied(&self) -> bool {
        self.how == HandEnd::Blocked && self.rules.block_who != BlockWho::Last && self.lowest().len() > 1
    }

    /// The side that closed the hand, if another wins it without a tie and that comes to this (R71).
    pub(super) fn closer_that_loses(&self, winner: Side, what: CloserLoses) -> Option<Side> {
        let closer = self.rules.side(self.last_player);
        let is_lost = self.how == HandEnd::Blocked && winner != closer && !self.lowest().contains(&closer);
        (is_lost && self.rules.closer_loses == what).then_some(closer)
    }

    /// Whether a side has as few pips as a blocked hand needs to be won (R58).
    pub(super) fn is_low_enough(&self, side: Side) -> bool {
        self.rules.block_under.is_none_or(|limit| self.low(side) < limit.into())
    }

    /// The side that won the hand if it was the whole game (R26).
    pub(super) fn single_winner(&self) -> Option<Side> {
        match (self.how, &self.lowest()[..]) {
            (HandEnd::Domino(seat), _) => Some(self.rules.side(seat)),
            (HandEnd::Blocked, [only]) => Some(*only).filter(|&side| self.is_low_enough(side)),
            (HandEnd::Blocked, _) => None,
        }
    }

    /// The sides with the fewest pips left.
    pub(super) fn lowest(&self) -> ArrayVec<Side, 4> {
        let fewest = self.rules.all_sides().map(|side| self.low(side)).min();
        self.rules.all_sides().filter(|&side| Some(self.low(side)) == fewest).collect()
    }

    /// What decides a blocked hand for a side: its pips, or those of its lower hand, or of the hand of
    /// the seat that closed it.
    fn low(&self, side: Side) -> u16 {
        let lower = || {
            let own = self.rules.all_seats().filter(|&seat| self.rules.side(seat) == side);
            own.map(|seat| self.pips(seat)).min().unwrap_or(0)
        };
        match self.rules.block_who {
            BlockWho::Low | BlockWho::Last => self.left_with(side).count,
            BlockWho::Closer if side == self.rules.side(self.last_player) => self.pips(self.last_player),
            BlockWho::Closer | BlockWho::LowHand => lower(),
        }
    }

    /// The seat that leads after a blocked hand that a side won, where the rules name one.
    pub(super) fn leads_after_block(&self, winner: Side) -> Option<Seat> {
        match self.rules.lead_after.block {
            BlockLead::First => None,
            BlockLead::LowHand => {
                let own = self.seats_from(self.leader).filter(|&seat| self.rules.side(seat) == winner);
                own.min_by_key(|&seat| self.pips(seat))
            }
            BlockLead::Last => Some(self.last_player),
            BlockLead::Closer if self.rules.side(self.last_player) == winner => Some(self.last_player),
            BlockLead::Closer => Some(self.last_player.next(self.rules.seats())),
        }
    }

    /// All seats, in the order of play from this one.
    fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<W> {
        let seats = self.rules.seats();
        (0..seats).map(move |steps| seat.after(steps, seats))
    }

    fn pips(&self, seat: Seat) -> u16 {
        self.rules.left(self.hands[seat.index()])
    }

    pub(super) fn left_with(&self, side: Side) -> Left {
        self.left_in(|seat| self.rules.side(seat) == side)
    }

    pub(super) fn left_in(&self, is_meant: impl Fn(Seat) -> bool) -> Left {
        let mut left = Left { bones: Bones::NONE, count: 0 };
        for seat in self.rules.all_seats().filter(|&seat| is_meant(seat)) {
            left.bones |= self.hands[seat.index()].widened();
            left.count += self.pips(seat);
        }
        left
    }
}
