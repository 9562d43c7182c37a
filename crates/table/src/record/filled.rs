//! A deal that fits what one seat saw of a hand, where nobody ever told all of its bones.
//!
//! Every bone that was dealt or drawn has a place: in a hand from the deal on, a draw of some seat, or the
//! rest of the boneyard. What was seen says which bones can have been at which place, and any way to put
//! each bone at one of them will do.

use crate::engine::deal::Turned;
use crate::engine::{Act, Bone, Bones, BySeat, Deal, Deed, GameState, Observation, Phase, SEATS, Seat};
use arrayvec::ArrayVec;

/// Where a bone can have come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// Dealt to a seat.
    Dealt(Seat),
    /// Drawn by a seat as the deed with this number.
    Drawn(Seat, usize),
    /// Never drawn.
    Left,
}

/// What one seat saw of a hand.
struct Sighted<'a> {
    before: &'a GameState,
    seen: &'a Observation,
    /// The hands that lay open.
    open: &'a BySeat<Bones>,
}

/// A deal of the next hand after `before` that fits what a seat has `seen` of it, with these hands laid
/// open at the end. Another `turn` may give another one. `None` where there is none, or too much is hidden
/// to say.
pub(super) fn filled(before: &GameState, seen: &Observation, open: &BySeat<Bones>, turn: usize) -> Option<Deal> {
    let is_hidden = |deed: &Deed| matches!(deed.act, Act::Destroyed(_));
    if seen.is_covered() || seen.deeds().iter().any(is_hidden) {
        return None;
    }
    let sighted = Sighted { before, seen, open };
    let places = sighted.places();
    let mut bones: Vec<Bone> = before.rules().set.bones().iter().collect();
    bones.rotate_left(turn % before.rules().set.size());
    let mut taken: Vec<Option<usize>> = vec![None; places.len()];
    for bone in 0..bones.len() {
        let mut tried = vec![false; places.len()];
        if !sighted.place(bone, (&bones, &places), &mut taken, &mut tried) {
            return None;
        }
    }
    let mut deal = Deal {
        number: None,
        lot: sighted.lot(),
        hands: [Bones::NONE; SEATS],
        boneyard: ArrayVec::new(),
        depths: [0; SEATS],
    };
    for (place, bone) in places.iter().zip(taken) {
        let bone = bones[bone?];
        match place {
            Place::Dealt(seat) => deal.hands[seat.index()].insert(bone),
            Place::Drawn(..) | Place::Left => deal.boneyard.push(bone),
        }
    }
    Some(deal)
}

impl Sighted<'_> {
    /// All places: the hands, and then the boneyard in the order of drawing.
    fn places(&self) -> Vec<Place> {
        let rules = self.before.rules();
        let leader = self.seen.leader().0;
        let mut places: Vec<Place> = Vec::new();
        for seat in rules.all_seats() {
            places.extend(std::iter::repeat_n(Place::Dealt(seat), rules.dealt(seat == leader)));
        }
        let draws = self.seen.deeds().iter().enumerate().filter(|(_, deed)| matches!(deed.act, Act::Drew(_)));
        places.extend(draws.map(|(number, deed)| Place::Drawn(deed.seat, number)));
        let left = rules.set.size().saturating_sub(places.len());
        places.extend(std::iter::repeat_n(Place::Left, left));
        places
    }

    /// Finds a place for a bone, moving others where that helps. `taken` has the bone at each place.
    fn place(
        &self,
        bone: usize,
        (bones, places): (&[Bone], &[Place]),
        taken: &mut [Option<usize>],
        tried: &mut [bool],
    ) -> bool {
        for at in 0..places.len() {
            if tried[at] || !self.can_come_from(bones[bone], places[at]) {
                continue;
            }
            tried[at] = true;
            let is_free = match taken[at] {
                None => true,
                Some(other) => self.place(other, (bones, places), taken, tried),
            };
            if is_free {
                taken[at] = Some(bone);
                return true;
            }
        }
        false
    }

    fn can_come_from(&self, bone: Bone, place: Place) -> bool {
        let own = self.seen.seat();
        match place {
            Place::Dealt(seat) if seat == own => self.seen.dealt().contains(bone),
            Place::Drawn(seat, number) if seat == own => self.seen.deeds()[number].act == Act::Drew(Some(bone)),
            Place::Left => self.seen.unseen().contains(bone) && self.holder(bone).is_none(),
            Place::Dealt(seat) => {
                let leads = self.first_led().and_then(|led| self.rank(led));
                let would_lead = self.rank(bone) > leads && leads.is_some();
                let is_left_out = self.before.rules().left_out().contains(bone);
                !would_lead && !is_left_out && self.can_hold(seat, bone, None)
            }
            Place::Drawn(seat, number) => self.can_hold(seat, bone, Some(number)),
        }
    }

    /// Whether a seat other than the observer's can have held a bone since a draw, or since the deal.
    fn can_hold(&self, seat: Seat, bone: Bone, since: Option<usize>) -> bool {
        let deeds = self.seen.deeds();
        let until = match self.holder(bone) {
            Some((holder, until)) if holder == seat => until,
            Some(_) => return false,
            // Once a hand is over, all that anybody holds is known.
            None if self.seen.phase() != Phase::Playing || !self.seen.unseen().contains(bone) => return false,
            None => deeds.len(),
        };
        let first = since.map_or(0, |draw| draw + 1);
        let lacks = |deed: &Deed| match deed.act {
            Act::Passed => true,
            Act::Drew(_) => !self.before.rules().free_draw,
            Act::Played(..) | Act::Destroyed(_) => false,
        };
        let held = deeds.get(first..until);
        held.is_some_and(|held| {
            !held.iter().any(|deed| deed.seat == seat && lacks(deed) && deed.fitting.contains(bone))
        })
    }

    /// Who has shown a bone, and with which deed. It is one more than the last for a hand that lay open.
    fn holder(&self, bone: Bone) -> Option<(Seat, usize)> {
        let deeds = self.seen.deeds();
        let played = |deed: &Deed| matches!(deed.act, Act::Played(played, _) if played == bone);
        if let Some(number) = deeds.iter().position(played) {
            return Some((deeds[number].seat, number));
        }
        let shows = |seat: &Seat| self.open[seat.index()].contains(bone);
        self.before.rules().all_seats().find(shows).map(|seat| (seat, deeds.len()))
    }

    /// The bone that was led, if the bones decided who led.
    fn first_led(&self) -> Option<Bone> {
        let lead = self.before.lead();
        self.seen.deeds().first().and_then(|deed| match deed.act {
            Act::Played(bone, _) if lead.is_by_bones() => Some(bone),
            _ => None,
        })
    }

    fn rank(&self, bone: Bone) -> Option<u16> {
        self.before.lead().rank(bone, self.before.rules())
    }

    /// A lot that chose the leader, if one did.
    fn lot(&self) -> Vec<Turned> {
        let rules = self.before.rules();
        if self.before.lead() != crate::engine::deal::Lead::Lot {
            return Vec::new();
        }
        let leader = self.seen.leader().0;
        let mut light = rules.set.bones().iter();
        let turned = |seat: Seat| if seat == leader { Some(rules.set.heaviest()) } else { light.next() };
        let bones: Vec<Bone> = rules.all_seats().filter_map(turned).collect();
        Turned::new(&bones).into_iter().collect()
    }
}
