//! How the points at the end of a hand come about, in the text below the line.

use super::Teller;
use crate::engine::rules::{BlockWhat, BonesLeft, DominoWhat};
use crate::engine::{Award, AwardReason, BonusReason, event::Left};
use crate::ui::words::Value;

/// Says how the points of an award come about, if going out is worth any.
pub(super) fn award_told(teller: &Teller<'_>, award: &Award) -> Option<String> {
    let yours = award.side == teller.yours();
    let mut text = match award.why {
        AwardReason::Domino { what: DominoWhat::Opponents, theirs, .. } => left_by_others(teller, theirs, yours),
        AwardReason::Domino { what: DominoWhat::All, theirs, own } => {
            let all = Left { bones: theirs.bones | own.bones, count: award.why.sum() };
            teller.words.format("detail-left", &[("sum", added_up(all).into())])
        }
        AwardReason::Domino { what: DominoWhat::One, .. } => teller.words.get("detail-one").to_owned(),
        AwardReason::Domino { what: DominoWhat::Nothing, .. } => return None,
        AwardReason::Bonus { why, points } => bonus(teller, why, points),
        AwardReason::Blocked { what, theirs, own, .. } => {
            let sum = award.why.sum().into();
            // The difference between the hands is written from the larger to the smaller.
            let turned = what == BlockWhat::Between && theirs.count < own.count;
            let (more, less) = if turned { (own, theirs) } else { (theirs, own) };
            let args =
                [("name", other(teller)), ("theirs", more.count.into()), ("own", less.count.into()), ("sum", sum)];
            teller.words.format(block_word(what, teller.many(), yours, theirs.count < own.count), &args)
        }
        AwardReason::ClosedAndLost { points } => {
            let side = teller.names().side(award.side);
            teller.words.format("detail-closed-and-lost", &[("side", side.into()), ("sum", points.into())])
        }
        AwardReason::Shared { third } => teller.words.format("detail-shared", &[("theirs", third.count.into())]),
        AwardReason::Subtracted { own } => {
            let side = teller.names().side(award.side);
            teller.words.format("detail-subtracted", &[("side", side.into()), ("sum", added_up(own).into())])
        }
    };
    if award.is_rounded() {
        let points = award.points.unsigned_abs().to_string();
        text = format!("{text} {}", teller.words.format("detail-rounded", &[("points", points.into())]));
    }
    if !award.counted {
        text = format!("{text} {}", teller.words.get("detail-not-counted"));
    }
    Some(text)
}

/// Returns what a bonus is for, in the word of the place where it is paid, and its points.
fn bonus(teller: &Teller<'_>, why: BonusReason, points: u16) -> String {
    let id = match why {
        BonusReason::Doublet => "detail-out-doublet",
        BonusReason::BothEnds => "detail-out-both-ends",
        BonusReason::DoubletEnds => "detail-out-doublet-ends",
        BonusReason::Blank => "detail-out-blank",
        BonusReason::Hand(_) => "detail-hand-bonus",
        BonusReason::Carried => "detail-carried",
        BonusReason::DoubleEnds => "detail-double-ends",
        BonusReason::DoubleBlock => "detail-double-block",
    };
    let hand = if let BonusReason::Hand(before) = why { u16::from(before) + 1 } else { 0 };
    teller.words.format(id, &[("points", teller.points(points.into()).into()), ("hand", hand.into())])
}

/// Describes the points of the side that went out, where bones may count five each: "bones left
/// with Nestor: 3 × 5 = 15". `yours` is set for the player's side.
fn left_by_others(teller: &Teller<'_>, left: Left, yours: bool) -> String {
    if !teller.many() && teller.seen.rules().bones_left == BonesLeft::FiveEach {
        let args = [("name", other(teller)), ("bones", left.bones.len().into()), ("sum", left.count.into())];
        return teller.words.format(if yours { "detail-bones-with-other" } else { "detail-bones-with-you" }, &args);
    }
    let id = match (teller.many(), yours) {
        (true, _) => "detail-left",
        (false, true) => "detail-left-with-other",
        (false, false) => "detail-left-with-you",
    };
    teller.words.format(id, &[("name", other(teller)), ("sum", added_up(left).into())])
}

/// What the other of two is called.
fn other(teller: &Teller<'_>) -> Value<'static> {
    let names = teller.names();
    names.of(names.you.after(1, names.rules.seats())).into()
}

fn block_word(what: BlockWhat, many: bool, yours: bool, is_below: bool) -> &'static str {
    match what {
        BlockWhat::Difference if is_below => "detail-block-below",
        BlockWhat::Difference | BlockWhat::Between => "detail-block-difference",
        BlockWhat::Opponent if many => "detail-block-theirs",
        BlockWhat::Opponent if yours => "detail-block-other",
        BlockWhat::Opponent => "detail-block-yours",
        BlockWhat::Both => "detail-block-both",
        BlockWhat::One => "detail-one",
        BlockWhat::Two => "detail-two",
        BlockWhat::Nothing => "detail-block-nothing",
    }
}

/// Returns the pips of bones as a sum, "8 + 10 = 18", or only the total if there is nothing to add
/// or too much to read.
fn added_up(left: Left) -> String {
    let terms: Vec<String> = left.bones.iter().map(|bone| bone.weight().to_string()).collect();
    if (2..=9).contains(&terms.len()) && left.bones.weight() == left.count {
        format!("{} = {}", terms.join(" + "), left.count)
    } else {
        left.count.to_string()
    }
}
