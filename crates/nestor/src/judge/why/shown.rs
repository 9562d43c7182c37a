//! What the others have shown by what they did: which bones a seat must hold, which it probably does
//! not, and which number a partner wants.

use super::after::{After, most_with};
use super::{NAMED, Reason, TURN};
use crate::value;
use sight::{Act, Bone, Bones, Joint, Observation, Seat};

/// The value of knowing a hand, and the most bones that one can have of which this is said.
const KNOWN: f64 = 10.5;
const FEW_KNOWN: usize = 2;

/// The part of a threat that is worth saying where the bone is probably elsewhere.
const BELIEVED: f64 = 0.4;

/// How many pips a score must be worth before it means something that a seat left it.
const WORTH_TAKING: u8 = 5;

/// The reasons that lie in which single bones the others must hold, or probably do not.
pub(super) fn of_shown(seen: &Observation, [one, two]: &[After<'_>; 2]) -> Vec<(f64, Reason)> {
    let mut reasons = Vec::new();
    let rules = seen.rules();
    if one.kept.is_empty() || one.is_shut() || two.is_shut() {
        return reasons;
    }
    let next = seen.seat().after(1, rules.seats());
    let whole = |seat: Seat| one.sure_of(seat).len() == seen.hand_len(seat);
    let fits = |bones: Bones, after: &After<'_>| bones & after.layout.fitting();
    let is_rival = rules.side(next) != rules.side(seen.seat());
    let (sure, gone) = (one.sure_of(next), fits(one.sure_of(next), two));
    let is_few = |bones: Bones| (1..=FEW_KNOWN).contains(&bones.len());
    if is_rival && fits(sure, one).is_empty() && !gone.is_empty() {
        if whole(next) && is_few(sure) {
            reasons.push((KNOWN, Reason::Holds { bones: sure, fitting: gone, whole: true }));
        } else if is_few(gone) {
            // The rest of his hand may fit.
            reasons.push((KNOWN / 2.0, Reason::Holds { bones: gone, fitting: gone, whole: false }));
        }
    }
    if let Some((bone, points)) = untaken(one, next).filter(|_| is_rival) {
        let size = f64::from(value::size_of_point(rules));
        let [threat, instead] = [one, two].map(|after| f64::from(most_with(&after.layout, after, bone)));
        let few = one.fitting_of(next).len() <= NAMED && !two.layout.fitting().contains(bone);
        let worth = f64::max(size * (threat - instead) * BELIEVED, if few { TURN / 2.0 } else { 0.0 });
        let scores = most_with(&one.layout, one, bone);
        if few || size * f64::from(scores) >= f64::from(WORTH_TAKING) {
            reasons.push((worth, Reason::Untaken { bone, scores, points }));
        }
    }
    reasons
}

/// A bone that could be played after a move, that its seat would have scored more with before and
/// did not play, and how many points it left.
fn untaken(after: &After<'_>, seat: Seat) -> Option<(Bone, u8)> {
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
    let lacks = seen.lacks(seat);
    let numbers = seen.rules().set.numbers().filter(|&pips| !lacks.contains(pips));
    let often = numbers.map(|pips| (pips, opened_by(seen, seat, pips)));
    let (pips, bones) = often.max_by_key(|(_, bones)| bones.len())?;
    Some((pips, *bones.last_chunk()?))
}

/// The bones with which a seat has opened a number.
fn opened_by(seen: &Observation, seat: Seat, pips: u8) -> Vec<Bone> {
    let layouts = seen.past_layouts();
    let by = seen.deeds().iter().zip(&layouts).filter(|(deed, _)| deed.seat == seat);
    let bones = by.filter_map(|(deed, layout)| match deed.act {
        Act::Played(bone, end) if bone.has(pips) => {
            // What joins the table is not open any more, and a doublet leaves open what was open.
            let joined = layout.joint(end).map(Joint::pips);
            (joined != Some(pips)).then_some(bone)
        }
        _ => None,
    });
    bones.collect()
}
