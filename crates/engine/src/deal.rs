//! Deals from numbers. The project has its own shuffle on top of ChaCha, so that deal 4711 has the
//! same bones in every version.

use super::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat};
use super::notation::Count;
use super::rules::{NoDoublet, Rules};
use super::set::Set;
use super::shuffle::shuffle;
use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Where every bone is before a hand begins, and everything else in the hand that chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The number that the deal came from. It is only a label, and is `None` if bones have been
    /// reshuffled since.
    pub number: Option<u64>,
    /// The bones that the seats turned to decide who leads, for each try. All tries but the last
    /// are ties.
    pub lot: Vec<Turned>,
    /// The bones dealt to each seat.
    pub hands: BySeat<Bones>,
    /// The remaining bones, in drawing order.
    pub boneyard: ArrayVec<Bone, BONES>,
    /// How deep in the boneyard each seat's destroyed bone will go, in 65,536ths of its length
    /// (R28).
    pub depths: BySeat<u16>,
}

/// The bones that the seats turned in one try of the lot, in the order of the seats (R12).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turned(ArrayVec<Bone, SEATS>);

impl Turned {
    /// Takes one bone per seat. Returns `None` if there are more bones than possible seats.
    pub fn new(bones: &[Bone]) -> Option<Turned> {
        bones.try_into().ok().map(Turned)
    }

    /// The bone of each seat.
    pub fn bones(&self) -> &[Bone] {
        &self.0
    }

    /// The seat that turned the most pips, if there is no tie.
    fn winner(&self) -> Option<Seat> {
        let most = self.0.iter().map(|bone| bone.weight()).max()?;
        let seats = Seat::first(self.0.len()).zip(&self.0);
        let mut with_most = seats.filter(|(_, bone)| bone.weight() == most);
        let (seat, _) = with_most.next()?;
        with_most.next().is_none().then_some(seat)
    }
}

/// How the leader of a hand is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Lead {
    /// The seat with the heaviest doublet leads with it.
    Doublet,
    /// The seat with the lowest doublet leads with it. 1-1 is the lowest, and 0-0 comes last.
    LowDoublet,
    /// The seat with 3-2 leads with it. If nobody holds it, the seat with the lowest doublet does.
    ThreeTwo,
    /// The seat with the doublet of this number leads with it. If nobody holds it, the seat with the
    /// next doublet up does, and 0-0 comes after the highest.
    UpFrom(u8),
    /// The seat that turns the most pips leads with any bone.
    Lot,
    /// This seat leads with any bone.
    Seat(Seat),
    /// This seat leads with its heaviest doublet.
    DoubletOf(Seat),
}

/// One more than the most pips of a half.
const SUITS: u16 = Set::GREATEST.suit_size() as u16;

/// No plain bone ranks as high as this, and no doublet lower.
const PLAIN: u16 = SUITS * Set::GREATEST.heaviest().weight() as u16;

impl Lead {
    /// How early a bone would be led, if it can decide who leads. A plain bone decides only after
    /// all doublets, and where the rules say so (R66).
    pub const fn rank(self, bone: Bone, rules: &Rules) -> Option<u16> {
        let (high, low) = (bone.high() as u16, bone.low() as u16);
        let plain = SUITS * bone.weight() as u16 + high;
        match (self, high, low, rules.no_doublet) {
            (Lead::ThreeTwo, 3, 2, _) => Some(PLAIN + SUITS),
            (Lead::Lot | Lead::Seat(_), ..) => None,
            (Lead::LowDoublet | Lead::ThreeTwo, 0, 0, _) => Some(PLAIN),
            (Lead::LowDoublet | Lead::ThreeTwo, pips, ..) if bone.is_doublet() => Some(PLAIN + SUITS - pips),
            (Lead::UpFrom(first), pips, ..) if bone.is_doublet() => {
                let suits = rules.set.suit_size() as u16;
                Some(PLAIN + SUITS - (pips + suits - first as u16) % suits)
            }
            (_, pips, ..) if bone.is_doublet() => Some(PLAIN + pips),
            (Lead::DoubletOf(_), ..) | (.., NoDoublet::DealAgain) => None,
            (.., NoDoublet::Heaviest) => Some(plain),
            (.., NoDoublet::Lowest) => Some(PLAIN - 1 - plain),
        }
    }

    /// Whether the bones that are dealt decide who leads.
    pub const fn is_by_bones(self) -> bool {
        matches!(self, Lead::Doublet | Lead::LowDoublet | Lead::ThreeTwo | Lead::UpFrom(_))
    }

    /// The bone that a leader with these dealt bones must lead, if any.
    pub(super) fn forced_from(self, dealt: Bones, rules: &Rules) -> Option<Bone> {
        // The usual lead is found without a search, which would cost a tenth of a random hand.
        let highest = match self {
            Lead::Doublet | Lead::DoubletOf(_) => (dealt & Bones::DOUBLETS).last(),
            Lead::LowDoublet | Lead::ThreeTwo | Lead::UpFrom(_) | Lead::Lot | Lead::Seat(_) => None,
        };
        highest.or_else(|| {
            let ranked = dealt.iter().filter_map(|bone| Some((self.rank(bone, rules)?, bone)));
            ranked.max_by_key(|(rank, _)| *rank).map(|(_, bone)| bone)
        })
    }
}

/// The engine's random numbers. The same seed gives the same numbers on every machine.
struct Chance(ChaCha8Rng);

impl Chance {
    fn from_number(number: u64) -> Chance {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Chance(ChaCha8Rng::from_seed(seed))
    }

    /// Returns a uniformly distributed number below `bound`.
    fn below(&mut self, bound: u32) -> u32 {
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(bound);
            // Some numbers would be slightly too likely, so draws from the lowest part of each
            // range are rejected.
            if wide as u32 >= bound || wide as u32 >= bound.wrapping_neg() % bound {
                return (wide >> 32) as u32;
            }
        }
    }

    fn shuffle(&mut self, bones: &mut [Bone]) {
        shuffle(bones, |len| self.below(len as u32) as usize);
    }

    /// The bones of a set in random order, which come before all others.
    fn shuffled(&mut self, set: Set) -> [Bone; BONES] {
        let mut bones = std::array::from_fn(|at| Bone::from_index(at).unwrap_or(Bone::doublet(0)));
        self.shuffle(&mut bones[..set.size()]);
        bones
    }
}

impl Deal {
    /// Returns the deal with this number for a hand with this lead. The rules must be playable. A
    /// void deal is repeated with the next random numbers.
    pub fn from_number(number: u64, rules: &Rules, lead: Lead) -> Deal {
        let mut chance = Chance::from_number(number);
        let mut deal = loop {
            let bones = chance.shuffled(rules.set);
            let (hands, boneyard) = taken(dealt(&bones[..rules.set.size()], rules), rules);
            if void(&hands, rules, lead).is_none() {
                break Deal {
                    number: Some(number),
                    lot: Vec::new(),
                    hands,
                    boneyard: boneyard.try_into().expect("there are no more bones than in a set"),
                    depths: [0; SEATS],
                };
            }
        };
        if rules.firecrackers {
            deal.depths = std::array::from_fn(|_| chance.below(1 << 16) as u16);
            deal.depths[rules.seats()..].fill(0);
        }
        if lead == Lead::Lot {
            deal.lot = draw_lots(&mut chance, rules);
        }
        deal
    }

    /// The same deal with the undrawn bones reshuffled by a number (R32). The first `drawn` bones
    /// of the boneyard stay in place.
    #[must_use]
    pub fn reshuffled(mut self, drawn: usize, number: u64) -> Deal {
        let mut chance = Chance::from_number(number);
        let drawn = drawn.min(self.boneyard.len());
        chance.shuffle(&mut self.boneyard[drawn..]);
        self.number = None;
        self
    }

    /// The seat that won the lot. It turned the most pips in the first try without a tie.
    pub fn lot_winner(&self) -> Option<Seat> {
        self.lot.iter().find_map(Turned::winner)
    }

    /// Checks whether this deal is possible with these rules for a hand with this lead.
    pub fn check(&self, rules: &Rules, lead: Lead) -> Result<(), DealError> {
        let mut seen = Bones::NONE;
        let leader = heaviest_doublet(&self.hands, rules).map(|(_, seat)| seat);
        for seat in Seat::first(SEATS) {
            let hand = self.hands[seat.index()];
            let expected = if seat.index() < rules.seats() { rules.dealt(Some(seat) == leader) } else { 0 };
            if hand.len() != expected {
                return Err(DealError::HandSize { seat, bones: hand.len(), expected });
            }
            if let Some(bone) = (seen & hand).last() {
                return Err(DealError::Twice(bone));
            }
            seen |= hand;
        }
        for &bone in &self.boneyard {
            if seen.contains(bone) {
                return Err(DealError::Twice(bone));
            }
            seen.insert(bone);
        }
        if let Some(bone) = (seen - rules.set.bones()).last() {
            return Err(DealError::NotInSet(bone));
        }
        if let Some(bone) = (rules.set.bones() - seen).last() {
            return Err(DealError::Missing(bone));
        }
        if let Some(void) = void(&self.hands, rules, lead) {
            return Err(DealError::Void(void));
        }
        let depths = if rules.firecrackers { &self.depths[rules.seats()..] } else { &self.depths };
        if depths.iter().any(|&depth| depth > 0) {
            return Err(DealError::DepthUnasked);
        }
        self.check_lot(rules, lead == Lead::Lot)
    }

    fn check_lot(&self, rules: &Rules, needed: bool) -> Result<(), DealError> {
        for turned in &self.lot {
            let bones: Bones = turned.bones().iter().copied().collect();
            if turned.bones().len() != rules.seats() {
                return Err(DealError::LotSeats { bones: turned.bones().len(), seats: rules.seats() });
            }
            if bones.len() < rules.seats() {
                return Err(DealError::LotTwice);
            }
            if let Some(bone) = (bones - rules.set.bones()).last() {
                return Err(DealError::NotInSet(bone));
            }
        }
        let (last, ties) = match self.lot.split_last() {
            None if needed => return Err(DealError::LotUndecided),
            None => return Ok(()),
            Some(_) if !needed => return Err(DealError::LotUnasked),
            Some(split) => split,
        };
        if last.winner().is_none() {
            return Err(DealError::LotUndecided);
        }
        if ties.iter().any(|turned| turned.winner().is_some()) {
            return Err(DealError::LotDecidedBefore);
        }
        Ok(())
    }
}

/// The hands that are dealt from these bones, and the rest of them.
fn dealt<'a>(mut bones: &'a [Bone], rules: &Rules) -> (BySeat<Bones>, &'a [Bone]) {
    let mut hands = [Bones::NONE; SEATS];
    for hand in hands.iter_mut().take(rules.seats()) {
        let (dealt, rest) = bones.split_at(usize::from(rules.hand));
        *hand = dealt.iter().copied().collect();
        bones = rest;
    }
    (hands, bones)
}

/// The heaviest doublet in these hands, with the seat that holds it.
fn heaviest_doublet(hands: &BySeat<Bones>, rules: &Rules) -> Option<(Bone, Seat)> {
    let heaviest = |seat: Seat| Some(((hands[seat.index()] & Bones::DOUBLETS).last()?, seat));
    rules.all_seats().filter_map(heaviest).max()
}

/// The same deal after the leader has taken the bones that are left over, where it does (R64). If
/// the heaviest doublet is among them, the seat before the one that holds the next takes them and
/// leads it, so that this one plays first on it.
fn taken<'a>((mut hands, rest): (BySeat<Bones>, &'a [Bone]), rules: &Rules) -> (BySeat<Bones>, &'a [Bone]) {
    let Some((doublet, holder)) = heaviest_doublet(&hands, rules).filter(|_| rules.leader_takes) else {
        return (hands, rest);
    };
    let left: Bones = rest.iter().copied().collect();
    let is_among_them = (left & Bones::DOUBLETS).last().is_some_and(|bone| bone > doublet);
    let taker = if is_among_them { holder.after(rules.seats() - 1, rules.seats()) } else { holder };
    hands[taker.index()] |= left;
    (hands, &[])
}

/// Why these hands must be dealt again, if they must (R11).
fn void(hands: &BySeat<Bones>, rules: &Rules, lead: Lead) -> Option<Void> {
    let doublets = |seat: Seat| (hands[seat.index()] & Bones::DOUBLETS).len();
    if lead.is_by_bones() && hands.iter().all(|&hand| lead.forced_from(hand, rules).is_none()) {
        return Some(Void::NoDoublet);
    }
    if rules.needs_some_doublet() && hands.iter().all(|hand| hand.is_disjoint(Bones::DOUBLETS)) {
        return Some(Void::NoDoublet);
    }
    if let Some(opener) = rules.sure_of_doublet().filter(|&opener| doublets(opener) == 0) {
        return Some(Void::NoDoubletOf(opener));
    }
    if hands.iter().any(|hand| !hand.is_disjoint(rules.left_out())) {
        return Some(Void::LeftOut);
    }
    let too_many = |most: u8| rules.all_seats().find(|&seat| doublets(seat) > usize::from(most));
    rules.max_doublets.and_then(too_many).map(Void::TooManyDoublets)
}

/// All seats turn a bone, and repeat this until one seat alone has the most pips.
fn draw_lots(chance: &mut Chance, rules: &Rules) -> Vec<Turned> {
    let mut lot = Vec::new();
    loop {
        let turned = Turned(chance.shuffled(rules.set)[..rules.seats()].iter().copied().collect());
        let decided = turned.winner().is_some();
        lot.push(turned);
        if decided {
            return lot;
        }
    }
}

/// Why a deal must be repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Void {
    /// No seat has a doublet to lead with.
    #[error("nobody has a doublet to lead with")]
    NoDoublet,
    /// The opener has no doublet, although the rules promise one.
    #[error("seat {0} has no doublet")]
    NoDoubletOf(Seat),
    /// A hand has a bone that the rules leave out.
    #[error("a hand has a bone that is left out")]
    LeftOut,
    /// This seat has more doublets than the rules allow.
    #[error("seat {0} has too many doublets")]
    TooManyDoublets(Seat),
}

/// Why a deal does not fit the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum DealError {
    #[error("seat {seat} is dealt {} instead of {expected}", Count(*.bones))]
    HandSize { seat: Seat, bones: usize, expected: usize },
    #[error("{0} is dealt twice")]
    Twice(Bone),
    #[error("{0} is missing from the deal")]
    Missing(Bone),
    #[error("{0} is not in the set that is played with")]
    NotInSet(Bone),
    #[error("the deal is void: {0}")]
    Void(Void),
    #[error("there is a depth for the firecracker of a seat that has none")]
    DepthUnasked,
    #[error("two seats turn the same bone in the lot")]
    LotTwice,
    #[error("the lot has {} for {seats} seats", Count(*.bones))]
    LotSeats { bones: usize, seats: usize },
    #[error("the lot does not decide who leads")]
    LotUndecided,
    #[error("the lot goes on after it has decided who leads")]
    LotDecidedBefore,
    #[error("there is a lot, but this hand is not led by lot")]
    LotUnasked,
}
