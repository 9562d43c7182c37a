//! The judgement of a move in the player's language.

mod why;

pub(super) use self::why::{nudge, with_line};
pub use self::why::{reasons, reasons_alone, sentence};
use crate::ui::words::Message;
use crate::{msg, say};

use super::{
    Words,
    say::{step_from, step_name},
};
use crate::engine::Move;
use crate::nestor::judge::{Judgement, Mark};
use crate::review::Reviewed;

/// Returns the message for a mark.
pub const fn mark_word(mark: Mark) -> Message {
    match mark {
        Mark::Doubtful => msg!("mark-doubtful"),
        Mark::Bad => msg!("mark-bad"),
        Mark::Blunder => msg!("mark-blunder"),
    }
}

/// A judged decision in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// The play, its mark and the best play, in a few words.
    pub said: String,
    /// What it cost, and why; nothing if there is nothing to explain.
    pub why: String,
}

/// Describes a decision. The reasons are given only for the player's own decisions. The ends go by the
/// names that they have on the table.
pub fn told(words: &Words, reviewed: &Reviewed, who: &str, own: bool) -> Explained {
    let Some(Judgement { played, best, mark }) = reviewed.judgement() else {
        let said =
            words.get(if reviewed.has_failed() { msg!("review-failed") } else { msg!("review-not-judged") }).to_owned();
        return Explained { said, why: String::new() };
    };
    let name = |step| step_from(words, &reviewed.decision.seen, step);
    let play = name(played.step);
    let made = say!(words, "review-made", name: who, play: play);
    if reviewed.judgement().is_some_and(|judgement| judgement.is_as_good()) {
        return Explained { said: format!("{made} {}", say!(words, "review-as-good")), why: String::new() };
    }
    let better = say!(words, "review-best", play: name(best.step));
    let said = match mark {
        Some(mark) => format!("{made} {}. {better}", words.get(mark_word(mark))),
        None => format!("{made} {better}"),
    };
    let cost = if mark.is_some() { msg!("review-cost") } else { msg!("review-little") };
    let cost = words.format(cost, &[("games", words.games_in_100(played.loss).into())]);
    let reasons = if own { reasons(words, &reviewed.decision.seen, &best, &played) } else { Vec::new() };
    // Where nothing is hidden, the reply that makes it a mistake is known.
    let reply = played.line.steps().next().filter(|step| matches!(step, Move::Play(..)) && mark.is_some());
    let punished = reply.map(|step| say!(words, "review-punished", play: step_name(words, step)));
    let why: Vec<String> = reasons.into_iter().chain(punished).collect();
    // What others played is told with what it cost, if there is no more to say of it.
    if why.is_empty() && !own {
        return Explained { said: format!("{said} {cost}"), why: String::new() };
    }
    let why = [vec![cost], why].concat().join(" ");
    Explained { said, why }
}
