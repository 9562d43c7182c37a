//! A deal from a number: the shuffle is our own, over ChaCha, so that deal 4711 is the same bones in every version.

use super::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat};
use super::rules::Rules;
use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::fmt;

/// Where every bone lies before a hand begins, and all else that chance decides in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The number that it came from; only a label, and none if bones were shuffled afresh since.
    pub number: Option<u64>,
    /// The bones that the seats turned to find who leads, one row a try.
    pub lot: Vec<BySeat<Bone>>,
    /// The bones dealt to each seat.
    pub hands: BySeat<Bones>,
    /// The bones left, in the order in which they will be drawn.
    pub boneyard: ArrayVec<Bone, BONES>,
    /// How deep in the boneyard each seat's destroyed bone will go, in 65,536ths of its length (R28).
    pub depths: BySeat<u16>,
}

/// How a hand finds its leader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// Whoever holds the heaviest doublet plays it.
    Doublet,
    /// Whoever turns the most pips leads with any bone.
    Lot,
    /// This seat leads with any bone.
    Seat(Seat),
    /// This seat leads with its heaviest doublet.
    DoubletOf(Seat),
}

/// Chance, as far as the engine needs it: numbers that are the same wherever the seed is.
struct Chance(ChaCha8Rng);

impl Chance {
    fn from_number(number: u64) -> Chance {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Chance(ChaCha8Rng::from_seed(seed))
    }

    /// A number below `bound`, each as likely as any other.
    fn below(&mut self, bound: u32) -> u32 {
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(bound);
            // The lowest part of each range is a little too likely unless the draws that fall there are thrown away.
            if wide as u32 >= bound || wide as u32 >= bound.wrapping_neg() % bound {
                return (wide >> 32) as u32;
            }
        }
    }

    fn shuffled(&mut self) -> [Bone; BONES] {
        let mut bones = std::array::from_fn(|at| Bone::from_index(at).unwrap_or(Bone::doublet(0)));
        self.shuffle(&mut bones);
        bones
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl Deal {
    /// The deal of that number for a hand with that lead. The rules must be playable. A deal that is void is dealt again from the same chance.
    pub fn from_number(number: u64, rules: &Rules, lead: Lead) -> Deal {
        let mut chance = Chance::from_number(number);
        let mut deal = loop {
            let bones = chance.shuffled();
            let hands = dealt(&bones, rules);
            if void(&hands, rules, lead).is_none() {
                break Deal {
                    number: Some(number),
                    lot: Vec::new(),
                    hands,
                    boneyard: bones[rules.seats() * usize::from(rules.hand)..].iter().copied().collect(),
                    depths: [0; SEATS],
                };
            }
        };
        if rules.firecrackers {
            deal.depths = std::array::from_fn(|_| chance.below(1 << 16) as u16);
            deal.depths[rules.seats()..].fill(0);
        }
        if lead == Lead::Lot {
            deal.lot = draw_lots(&mut chance, rules.seats());
        }
        deal
    }

    /// The same deal with the bones that are not drawn yet shuffled by a number (R32): all but the first `drawn` of the boneyard.
    #[must_use]
    pub fn reshuffled(mut self, drawn: usize, number: u64) -> Deal {
        let mut chance = Chance::from_number(number);
        let drawn = drawn.min(self.boneyard.len());
        chance.shuffle(&mut self.boneyard[drawn..]);
        self.number = None;
        self
    }

    /// The seat that the lot fell on: the one that turned the most pips at the first try without a tie.
    pub fn lot_winner(&self, rules: &Rules) -> Option<Seat> {
        self.lot.iter().find_map(|turned| heaviest_alone(turned, rules.seats()))
    }

    /// Whether this is a deal that these rules could have made for a hand with that lead.
    pub fn check(&self, rules: &Rules, lead: Lead) -> Result<(), DealError> {
        let mut seen = Bones::NONE;
        for seat in Seat::first(SEATS) {
            let hand = self.hands[seat.index()];
            let expected = if seat.index() < rules.seats() { usize::from(rules.hand) } else { 0 };
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
        if let Some(bone) = (Bones::ALL - seen).last() {
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
        let turned_twice =
            |turned: &BySeat<Bone>| turned[..rules.seats()].iter().copied().collect::<Bones>().len() < rules.seats();
        if self.lot.iter().any(turned_twice) {
            return Err(DealError::LotTwice);
        }
        let by_nobody =
            |turned: &BySeat<Bone>| turned[rules.seats()..].iter().any(|&bone| bone != turned[rules.seats() - 1]);
        if self.lot.iter().any(by_nobody) {
            return Err(DealError::LotSeats);
        }
        let (last, ties) = match self.lot.split_last() {
            None if needed => return Err(DealError::LotUndecided),
            None => return Ok(()),
            Some(_) if !needed => return Err(DealError::LotUnasked),
            Some(split) => split,
        };
        if heaviest_alone(last, rules.seats()).is_none() {
            return Err(DealError::LotUndecided);
        }
        if ties.iter().any(|turned| heaviest_alone(turned, rules.seats()).is_some()) {
            return Err(DealError::LotDecidedBefore);
        }
        Ok(())
    }
}

fn dealt(bones: &[Bone; BONES], rules: &Rules) -> BySeat<Bones> {
    let mut hands = [Bones::NONE; SEATS];
    for (hand, dealt) in hands.iter_mut().zip(bones.chunks(usize::from(rules.hand))).take(rules.seats()) {
        *hand = dealt.iter().copied().collect();
    }
    hands
}

/// Why these hands have to be dealt again, if they have (R11).
fn void(hands: &BySeat<Bones>, rules: &Rules, lead: Lead) -> Option<Void> {
    let doublets = hands.map(|hand| (hand & Bones::DOUBLETS).len());
    if lead == Lead::Doublet && doublets == [0; SEATS] {
        return Some(Void::NoDoublet);
    }
    if rules.human_doublet && doublets[Seat::FIRST.index()] == 0 {
        return Some(Void::NoHumanDoublet);
    }
    let too_many = |most: u8| rules.all_seats().find(|seat| doublets[seat.index()] > usize::from(most));
    rules.max_doublets.and_then(too_many).map(Void::TooManyDoublets)
}

/// All seats turn a bone; they turn again until one alone has the most pips.
fn draw_lots(chance: &mut Chance, seats: usize) -> Vec<BySeat<Bone>> {
    let mut lot = Vec::new();
    loop {
        let bones = chance.shuffled();
        // Seats that nobody sits on repeat the last one, so that every lot has one form.
        let turned = std::array::from_fn(|seat| bones[seat.min(seats - 1)]);
        lot.push(turned);
        if heaviest_alone(&turned, seats).is_some() {
            return lot;
        }
    }
}

fn heaviest_alone(turned: &BySeat<Bone>, seats: usize) -> Option<Seat> {
    let most = turned[..seats].iter().map(|bone| bone.weight()).max()?;
    let mut with_most = Seat::first(seats).filter(|seat| turned[seat.index()].weight() == most);
    with_most.next().filter(|_| with_most.next().is_none())
}

/// Why a deal has to be made again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Void {
    /// Nobody has a doublet to lead with.
    NoDoublet,
    /// Seat 0 has none, and is sure of one.
    NoHumanDoublet,
    /// This seat has more than are allowed.
    TooManyDoublets(Seat),
}

/// Why something is no deal under some rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum DealError {
    HandSize { seat: Seat, bones: usize, expected: usize },
    Twice(Bone),
    Missing(Bone),
    Void(Void),
    DepthUnasked,
    LotTwice,
    LotSeats,
    LotUndecided,
    LotDecidedBefore,
    LotUnasked,
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            DealError::HandSize { seat, bones, expected } => {
                write!(f, "seat {seat} is dealt {bones} bones instead of {expected}")
            }
            DealError::Twice(bone) => write!(f, "{bone} is dealt twice"),
            DealError::Missing(bone) => write!(f, "{bone} is missing from the deal"),
            DealError::Void(Void::NoDoublet) => f.write_str("the deal is void: nobody has a doublet to lead with"),
            DealError::Void(Void::NoHumanDoublet) => f.write_str("the deal is void: seat 0 has no doublet"),
            DealError::Void(Void::TooManyDoublets(seat)) => {
                write!(f, "the deal is void: seat {seat} has too many doublets")
            }
            DealError::DepthUnasked => f.write_str("there is a depth for the firecracker of a seat that has none"),
            DealError::LotSeats => f.write_str("the lot has more bones than seats"),
            DealError::LotTwice => f.write_str("two seats turn the same bone in the lot"),
            DealError::LotUndecided => f.write_str("the lot does not decide who leads"),
            DealError::LotDecidedBefore => f.write_str("the lot goes on after it has decided who leads"),
            DealError::LotUnasked => f.write_str("there is a lot, but this hand is not led by lot"),
        }
    }
}

impl std::error::Error for DealError {}
