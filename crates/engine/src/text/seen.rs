//! What a seat sees at any moment of a game as serde writes it, also when a hand is over and when
//! the seat's own bones are covered.
//!
//! Whoever reads it believes what the table says about scores and turns, but the layout is laid
//! anew, bone by bone, so that nothing is read that could not lie on a table.

use super::protocol::{read_rules, write_rules};
use crate::deal::Lead;
use crate::{
    Act, Bone, Bones, BySeat, Carryover, Deed, End, GameEndReason, Layout, LeadReason, Observation, Phase, Public,
    Seat, Seats, Side,
};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An observation in the parts that it cannot be worked out from.
#[derive(Serialize, Deserialize)]
struct SeenText {
    rules: String,
    seat: Seat,
    covered: bool,
    hand: Bones,
    hand_lens: BySeat<u8>,
    forced: Option<Bone>,
    deeds: Vec<(Seat, Act)>,
    scores: BySeat<i16>,
    hand_number: u16,
    seconds: BySeat<u16>,
    boneyard: u8,
    to_move: Seat,
    first_leader: Seat,
    leader: Seat,
    carryover: Carryover,
    last_player: Seat,
    passes: u8,
    fired: Seats,
    lead: Lead,
    why: LeadReason,
    phase: Phase,
    end: Option<(GameEndReason, Option<Side>)>,
}

impl Serialize for Observation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Observation { seat, public, hand, covered, hand_lens, forced_lead, deeds } = self;
        let told = SeenText {
            rules: write_rules(&public.rules),
            seat: *seat,
            covered: *covered,
            hand: *hand,
            hand_lens: *hand_lens,
            forced: *forced_lead,
            deeds: deeds.iter().map(|deed| (deed.seat, deed.act)).collect(),
            scores: public.scores,
            hand_number: public.hand_number,
            seconds: public.seconds,
            boneyard: public.boneyard_len,
            to_move: public.to_move,
            first_leader: public.first_leader,
            leader: public.leader,
            carryover: public.carryover,
            last_player: public.last_player,
            passes: public.passes,
            fired: public.fired,
            lead: public.lead,
            why: public.lead_reason,
            phase: public.phase,
            end: public.end,
        };
        told.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Observation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Observation, D::Error> {
        SeenText::deserialize(deserializer)?.read().map_err(D::Error::custom)
    }
}

impl SeenText {
    fn read(self) -> Result<Observation, String> {
        let rules = read_rules(&self.rules).map_err(|why| why.to_string())?;
        let seats = [self.seat, self.to_move, self.first_leader, self.leader, self.last_player];
        if seats.iter().chain(self.deeds.iter().map(|(seat, _)| seat)).any(|seat| seat.index() >= rules.seats()) {
            return Err("a seat is not at this table".to_owned());
        }
        let mut layout = Layout::new(rules.spinner);
        let mut deeds = Vec::with_capacity(self.deeds.len());
        for &(seat, act) in &self.deeds {
            deeds.push(Deed::new(seat, act, &layout));
            match act {
                Act::Played(bone, end) if can_lie(&layout, bone, end) => layout.play(seat, bone, end),
                Act::Destroyed(bone) if layout.end_bones().contains(bone) => layout.destroy(bone),
                Act::Drew(_) | Act::Passed => {}
                Act::Played(bone, _) | Act::Destroyed(bone) => return Err(format!("{bone} cannot lie so")),
            }
        }
        let held = self.hand_lens.iter().map(|len| usize::from(*len)).sum::<usize>() + usize::from(self.boneyard);
        let is_of_set = (self.hand | layout.bones()).is_subset(rules.set.bones());
        let is_whole = held + layout.bones().len() == rules.set.size();
        if !is_of_set || !is_whole || !self.hand.is_disjoint(layout.bones()) {
            return Err("the bones are not one set".to_owned());
        }
        let public = Public {
            layout,
            rules,
            scores: self.scores,
            hand_number: self.hand_number,
            seconds: self.seconds,
            boneyard_len: self.boneyard,
            to_move: self.to_move,
            first_leader: self.first_leader,
            leader: self.leader,
            carryover: self.carryover,
            last_player: self.last_player,
            passes: self.passes,
            drawn: drawn_last(&self.deeds, self.to_move),
            fired: self.fired,
            lead: self.lead,
            lead_reason: self.why,
            phase: self.phase,
            end: self.end,
        };
        let (seat, hand, covered, hand_lens) = (self.seat, self.hand, self.covered, self.hand_lens);
        Ok(Observation { seat, public, hand, covered, hand_lens, forced_lead: self.forced, deeds })
    }
}

/// The bones that a seat has drawn since its turn began.
fn drawn_last(deeds: &[(Seat, Act)], seat: Seat) -> u8 {
    let turn =
        deeds.iter().rev().take_while(|(of, act)| *of == seat && matches!(act, Act::Drew(_) | Act::Destroyed(_)));
    turn.filter(|(_, act)| matches!(act, Act::Drew(_))).count() as u8
}

/// Whether a bone can be laid there. The first one is led to an arm.
fn can_lie(layout: &Layout, bone: Bone, end: End) -> bool {
    let fits = if layout.is_empty() {
        end == End::LEAD
    } else {
        layout.fits().any(|(open, bones)| open == end && bones.contains(bone))
    };
    fits && !layout.bones().contains(bone)
}
