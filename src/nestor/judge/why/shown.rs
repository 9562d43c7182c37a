//! What the others have shown by what they did: which bones a seat must hold, which it probably does
//! not, and which number a partner wants.

use super::after::{After, most_with, of_suits};
use crate::engine::{Act, Bone, Bones, BySeat, Joint, Observation, SEATS, Seat};
use crate::nestor::value;

/// How many pips a score must be worth before it means something that a seat left it.
const WORTH_TAKING: u8 = 5;

/// The bones that every other seat must hold. It follows from what they lack and how many bones
/// they have.
pub(super) fn certain(seen: &Observation) -> BySeat<Bones> {
    let others = || seen.rules().all_seats().filter(|&seat| seat != seen.seat());
    let mut possible = [Bones::NONE; SEATS];
    others().for_each(|seat| possible[seat.index()] = seen.unseen() - of_suits(seen.lacks(seat)));
    let mut sure = [Bones::NONE; SEATS];
    loop {
        let before = sure;
        for seat in others() {
            let at = seat.index();
            if possible[at].len() == seen.hand_len(seat) {
                sure[at] = possible[at];
            }
            // Where there is no boneyard, somebody holds every bone.
            if seen.public().boneyard_len() == 0 {
                let elsewhere = others().filter(|&other| other != seat).map(|other| possible[other.index()]);
                sure[at] |= possible[at] - elsewhere.fold(Bones::NONE, |all, some| all | some);
            }
            if sure[at].len() == seen.hand_len(seat) {
                possible[at] = sure[at];
            }
            for other in others().filter(|&other| other != seat) {
                possible[other.index()] = possible[other.index()] - sure[at];
            }
        }
        if sure == before {
            return sure;
        }
    }
}

/// A bone that could be played after a move, that its seat would have scored more with before and
/// did not play, and how many points it left.
pub(super) fn untaken(after: &After<'_>, seat: Seat) -> Option<(Bone, u8)> {
    let (seen, rules) = (after.seen, after.seen.rules());
    let layouts = seen.past_layouts();
    let size = value::size_of_point(rules);
    let mut left: Option<(Bone, u8)> = None;
    for (deed, layout) in seen.deeds().iter().zip(&layouts).rev().filter(|(deed, _)| deed.seat == seat) {
        let Act::Played(played, end) = deed.act else {
            // It may have drawn the bone then.
            if matches!(deed.act, Act::Drew(_)) {
                break;
            }
            continue;
        };
        if layout.is_empty() {
            continue;
        }
        let took = layout.opening(end).points_with(rules, played);
        let missed = |bone: Bone| most_with(layout, after, bone).saturating_sub(took);
        let bone = after.fitting_of(seat).iter().max_by_key(|&bone| missed(bone));
        if let Some(bone) = bone.filter(|&bone| size.saturating_mul(missed(bone)) >= WORTH_TAKING)
            && left.is_none_or(|(_, more)| missed(bone) > more)
        {
            left = Some((bone, missed(bone)));
        }
    }
    left
}

/// The number that a seat has opened twice or more by its own choice and does not lack, with the
/// last two bones that opened it.
pub(super) fn favourite(seen: &Observation, seat: Seat) -> Option<(u8, [Bone; 2])> {
    let layouts = seen.past_layouts();
    let lacks = seen.lacks(seat);
    let opened = |pips: u8| {
        let by = seen.deeds().iter().zip(&layouts).filter(|(deed, _)| deed.seat == seat);
        let bones = by.filter_map(move |(deed, layout)| match deed.act {
            Act::Played(bone, end) if bone.has(pips) => {
                // What joins the table is not open any more.
                let joined = layout.joint(end).map(Joint::pips);
                (bone.is_doublet() || joined != Some(pips)).then_some(bone)
            }
            _ => None,
        });
        bones.collect::<Vec<Bone>>()
    };
    let often = (0..7).filter(|&pips| !lacks.contains(pips)).map(|pips| (pips, opened(pips)));
    let (pips, bones) = often.max_by_key(|(_, bones)| bones.len())?;
    Some((pips, *bones.last_chunk()?))
}
