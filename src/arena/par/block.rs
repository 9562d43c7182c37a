//! Block for two with open hands. There is one line, nothing is drawn and nothing scores before the end, so a deal is solved in microseconds.

use crate::engine::{BONES, Bone, Bones, End, GameState, Phase, Preset, Rules};

/// A position in a hand of Block, seen from the seat on turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Block {
    own: OpenHand,
    other: OpenHand,
    line: LineEnds,
}

/// The line on the table.
#[derive(Clone, Copy, PartialEq, Debug)]
enum LineEnds {
    /// There is none yet, and one of these bones is led.
    Empty(Bones),
    /// It has two ends with these pips.
    Ends(u8, u8),
}

/// A hand, with what is asked of it at every step.
#[derive(Clone, Copy, PartialEq, Debug)]
struct OpenHand {
    bones: Bones,
    /// How many of its bones fit each number of pips, in four bits each. A doublet fits once.
    fitting: u32,
    pips: i16,
}

/// What one bone adds to [`OpenHand::fitting`].
const FITTING: [u32; BONES] = {
    let mut fitting = [0; BONES];
    let mut at = 0;
    while at < BONES {
        if let Some(bone) = Bone::from_index(at) {
            fitting[at] = 1 << (4 * bone.high()) | 1 << (4 * bone.low());
        }
        at += 1;
    }
    fitting
};

/// More points than any hand of Block is worth.
const MOST: i16 = 200;

/// The most ways to play: each of 14 bones at two ends.
const WAYS: usize = 28;

impl Block {
    /// The position of a game under way, if it is Block for two in all that matters for a single hand.
    pub fn of(state: &GameState) -> Option<Block> {
        if state.phase() != Phase::Playing || !is_block(state.rules()) {
            return None;
        }
        let seat = state.to_move();
        let [own, other] = [seat.index(), 1 - seat.index()].map(|index| OpenHand::new(state.reveal().hands[index]));
        let mut ends = state.table().ends().filter(|(end, _)| matches!(end, End::Arm(_))).map(|(_, tip)| tip.pips());
        let line = match (ends.next(), ends.next()) {
            (Some(one), Some(two)) => LineEnds::Ends(one, two),
            _ => LineEnds::Empty(state.forced_lead().map_or(own.bones, Bones::of)),
        };
        Some(Block { own, other, line })
    }

    /// Who wins with best play: 1 for the seat on turn, -1 for the other, 0 for no one.
    pub fn winner(&self) -> i16 {
        self.best::<true>(-1, 1)
    }

    /// The points that the seat on turn gains with best play, or loses if they are negative.
    pub fn points(&self) -> i16 {
        self.best::<false>(-MOST, MOST)
    }

    fn best<const WINNER: bool>(&self, low: i16, high: i16) -> i16 {
        match self.line {
            LineEnds::Ends(one, two) => value::<WINNER>(self.own, self.other, [one, two], low, high),
            LineEnds::Empty(leads) => lead::<WINNER>(self.own, self.other, leads, low, high),
        }
    }
}

/// Whether these are the rules of Block, apart from what only matters between hands.
fn is_block(rules: &Rules) -> bool {
    let Rules { hand, target, lead_first, lead_next, max_doublets, .. } = *rules;
    let block =
        Preset::Block.rules(2).map(|block| Rules { hand, target, lead_first, lead_next, max_doublets, ..block });
    block.is_some_and(|block| block == *rules)
}

impl OpenHand {
    fn new(bones: Bones) -> OpenHand {
        let fitting = bones.iter().map(|bone| FITTING[bone.index()]).sum();
        OpenHand { bones, fitting, pips: bones.weight() as i16 }
    }

    fn without(self, bone: Bone) -> OpenHand {
        let mut bones = self.bones;
        bones.remove(bone);
        OpenHand { bones, fitting: self.fitting - FITTING[bone.index()], pips: self.pips - i16::from(bone.weight()) }
    }

    const fn fits(self, pips: u8) -> u32 {
        self.fitting >> (4 * pips) & 15
    }

    fn can_play(self, [one, two]: [u8; 2]) -> bool {
        self.fits(one) + self.fits(two) > 0
    }
}

/// How good a play looks that leaves these ends. It leaves the other seat few plays and this one many, and gets rid of pips.
const fn promise(own: OpenHand, other: OpenHand, bone: Bone, [one, two]: [u8; 2]) -> u32 {
    let theirs = other.fits(one) + other.fits(two);
    let mine = own.fits(one) + own.fits(two);
    64 - 4 * theirs + mine + bone.weight() as u32 / 2
}

/// The value for a seat that leads with one of these bones.
fn lead<const WINNER: bool>(own: OpenHand, other: OpenHand, leads: Bones, mut low: i16, high: i16) -> i16 {
    let mut ways: Vec<Bone> = leads.iter().collect();
    ways.sort_by_key(|&bone| std::cmp::Reverse(promise(own, other, bone, [bone.high(), bone.low()])));
    let mut best = -MOST;
    for bone in ways {
        let rest = own.without(bone);
        let ends = [bone.high(), bone.low()];
        let found =
            if rest.bones.is_empty() { out::<WINNER>(other) } else { -value::<WINNER>(other, rest, ends, -high, -low) };
        best = best.max(found);
        low = low.max(found);
        if low >= high {
            break;
        }
    }
    best
}

/// What a seat gains that goes out against this hand.
fn out<const WINNER: bool>(other: OpenHand) -> i16 {
    if WINNER { 1 } else { other.pips }
}

/// The value for the seat on turn, if it is between these bounds. If not, the result is on the same side of them.
fn value<const WINNER: bool>(own: OpenHand, other: OpenHand, ends: [u8; 2], mut low: i16, high: i16) -> i16 {
    let [one, two] = ends;
    if !own.can_play(ends) {
        if other.can_play(ends) {
            return -value::<WINNER>(other, own, ends, -high, -low);
        }
        let ahead = other.pips - own.pips;
        return if WINNER { ahead.signum() } else { ahead };
    }
    if own.bones.len() == 1 {
        return out::<WINNER>(other);
    }
    // Nobody gains more than by going out at once.
    if !WINNER && other.pips <= low {
        return other.pips;
    }
    if !WINNER && -own.pips >= high {
        return -own.pips;
    }
    // A way to play is how it looks, then its bone and its end.
    let mut ways = [0; WAYS];
    let mut count = 0;
    for (turned, [end, stays]) in [(0, [one, two]), (1, [two, one])] {
        for bone in own.bones & Bones::suit(end) {
            let left = [bone.high() + bone.low() - end, stays];
            ways[count] = promise(own, other, bone, left) << 8 | (bone.index() as u32) << 1 | turned;
            count += 1;
        }
        if one == two {
            break;
        }
    }
    let mut best = -MOST;
    for next in 0..count {
        // The first few ways are usually enough, so they are not sorted all at once.
        let most = (next..count).max_by_key(|&way| ways[way]).unwrap_or(next);
        ways.swap(next, most);
        let Some(bone) = Bone::from_index((ways[next] >> 1 & 31) as usize) else { break };
        let [end, stays] = if ways[next] & 1 == 0 { [one, two] } else { [two, one] };
        let left = [bone.high() + bone.low() - end, stays];
        let found = -value::<WINNER>(other, own.without(bone), left, -high, -low);
        best = best.max(found);
        low = low.max(found);
        if low >= high {
            break;
        }
    }
    best
}
