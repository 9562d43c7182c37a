//! How the points at the end of a hand come about, in the text below the line.

use super::Teller;
use crate::engine::rules::{BlockWhat, BonesLeft, DominoWhat};
use crate::engine::{Award, AwardReason, BonusReason, event::Left};
use crate::ui::words::{Message, Value};
use crate::{msg, say};

/// Says how the points of an award come about, if going out is worth any.
pub(super) fn award_told(teller: &Teller<'_>, award: &Award) -> Option<String> {
    let yours = award.side == teller.yours();
    let mut text = match award.why {
        AwardReason::Domino { what: DominoWhat::Opponents, theirs, .. } => left_by_others(teller, theirs, yours),
        AwardReason::Domino { what: DominoWhat::All, theirs, own } => {
            let all = Left { bones: theirs.bones | own.bones, count: award.why.sum() };
            say!(teller.words, "detail-left", sum: added_up(all))
        }
        AwardReason::Domino { what: DominoWhat::One, .. } => say!(teller.words, "detail-one").to_owned(),
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
            say!(teller.words, "detail-closed-and-lost", side: side, sum: points)
        }
        AwardReason::Shared { third } => say!(teller.words, "detail-shared", theirs: third.count),
        AwardReason::Subtracted { own } => {
            let side = teller.names().side(award.side);
            say!(teller.words, "detail-subtracted", side: side, sum: added_up(own))
        }
    };
    if award.is_rounded() {
        let points = award.points.unsigned_abs().to_string();
        text = format!("{text} {}", say!(teller.words, "detail-rounded", points: points));
    }
    if !award.counted {
        text = format!("{text} {}", say!(teller.words, "detail-not-counted"));
    }
    Some(text)
}

/// Returns what a bonus is for, in the word of the place where it is paid, and its points.
fn bonus(teller: &Teller<'_>, why: BonusReason, points: u16) -> String {
    let id = match why {
        BonusReason::Doublet => msg!("detail-out-doublet"),
        BonusReason::BothEnds => msg!("detail-out-both-ends"),
        BonusReason::DoubletEnds => msg!("detail-out-doublet-ends"),
        BonusReason::Blank => msg!("detail-out-blank"),
        BonusReason::Hand(_) => msg!("detail-hand-bonus"),
        BonusReason::Carried => msg!("detail-carried"),
        BonusReason::DoubleEnds => msg!("detail-double-ends"),
        BonusReason::DoubleBlock => msg!("detail-double-block"),
    };
    let hand = if let BonusReason::Hand(before) = why { u16::from(before) + 1 } else { 0 };
    teller.words.format(id, &[("points", teller.points(points.into()).into()), ("hand", hand.into())])
}

/// Describes the points of the side that went out, where bones may count five each: "bones left
/// with Nestor: 3 × 5 = 15". `yours` is set for the player's side.
fn left_by_others(teller: &Teller<'_>, left: Left, yours: bool) -> String {
    if !teller.many() && teller.seen.rules().bones_left == BonesLeft::FiveEach {
        let args = [("name", other(teller)), ("bones", left.bones.len().into()), ("sum", left.count.into())];
        return teller
            .words
            .format(if yours { msg!("detail-bones-with-other") } else { msg!("detail-bones-with-you") }, &args);
    }
    let id = match (teller.many(), yours) {
        (true, _) => msg!("detail-left"),
        (false, true) => msg!("detail-left-with-other"),
        (false, false) => msg!("detail-left-with-you"),
    };
    teller.words.format(id, &[("name", other(teller)), ("sum", added_up(left).into())])
}

/// What the other of two is called.
fn other(teller: &Teller<'_>) -> Value<'static> {
    let names = teller.names();
    names.of(names.you.after(1, names.rules.seats())).into()
}

fn block_word(what: BlockWhat, many: bool, yours: bool, is_below: bool) -> Message {
    match what {
        BlockWhat::Difference if is_below => msg!("detail-block-below"),
        BlockWhat::Difference | BlockWhat::Between => msg!("detail-block-difference"),
        BlockWhat::Opponent if many => msg!("detail-block-theirs"),
        BlockWhat::Opponent if yours => msg!("detail-block-other"),
        BlockWhat::Opponent => msg!("detail-block-yours"),
        BlockWhat::Both => msg!("detail-block-both"),
        BlockWhat::One => msg!("detail-one"),
        BlockWhat::Two => msg!("detail-two"),
        BlockWhat::Nothing => msg!("detail-block-nothing"),
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
