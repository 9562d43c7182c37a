//! Explains in the player's language why one play is better than another, in at most two reasons.

use crate::engine::{Move, Observation, Suits};
use crate::nestor::judge::{Continuation, Reason, Weighed, why};
use crate::ui::words::{Value, Words, in_100, step_in_sentence};

/// Returns the reasons for one move over another, the strongest first. If the other scores more,
/// that is said before. Where nothing is hidden, what follows comes with them.
pub fn reasons(words: &Words, seen: &Observation, better: &Weighed, other: &Weighed) -> Vec<String> {
    let more = other.facts.points.checked_sub(better.facts.points).filter(|more| *more > 0);
    let scores = more.map(|more| words.format("why-scores-less", &[("points", more.into()), than(words, other.step)]));
    let why = why(seen, better, other).into_iter().map(|reason| with_line(words, reason, &better.line, other.step));
    scores.into_iter().chain(why).collect()
}

/// Returns a reason for a move over `other` as a sentence, with what follows if that is the reason.
pub(crate) fn with_line(words: &Words, reason: Reason, follows: &Continuation, other: Move) -> String {
    let told = sentence(words, reason, other);
    if !matches!(reason, Reason::Line(..) | Reason::LineWins) {
        return told;
    }
    let goes_on = words.format("why-goes-on", &[("line", line(words, follows).into())]);
    format!("{told} {}", goes_on.replace("….", "…"))
}

/// Returns what to look at to find a play for which this is the reason. It does not name the play.
pub(crate) fn nudge(words: &Words, reason: Reason) -> String {
    let id = match reason {
        Reason::Lacks(suits) | Reason::Relieves(suits) => {
            return words.format("nudge-lacks", &[numbers(words, suits)]);
        }
        Reason::Ours(pips) => {
            return words.format("nudge-lacks", &[numbers(words, std::iter::once(pips).collect())]);
        }
        Reason::OnlyYou(_) | Reason::FewFit { .. } | Reason::Stops(..) => "nudge-fit",
        Reason::Own { .. } | Reason::Strong { .. } => "nudge-count",
        Reason::Doublet { .. } => "nudge-doublet",
        Reason::Keeps(..) | Reason::Places(..) | Reason::Variety(..) => "nudge-keep",
        Reason::Wins | Reason::Scores(..) => "nudge-score",
        Reason::Guards { .. } | Reason::Replies { .. } => "nudge-replies",
        Reason::Shuts { .. } | Reason::KeepsOpen { .. } => "nudge-block",
        Reason::LeadOfPartner(_) | Reason::EndOfPartner(_) => "nudge-partner",
        Reason::EndOfRival(_) => "nudge-rival",
        Reason::GoesOut | Reason::OutNext | Reason::Line(..) | Reason::LineWins => "nudge-out",
        Reason::Sheds(..) => "nudge-pips",
        Reason::Gathers(_) => "nudge-draw",
        Reason::Ahead(_) => "nudge-ahead",
    };
    words.get(id).to_owned()
}

/// The most moves of a line that are told.
const TOLD: usize = 6;

/// Returns the first moves of a line: "6-4, 4-4, pass".
pub(crate) fn line(words: &Words, line: &Continuation) -> String {
    let name = |step: Move| match step {
        Move::Play(bone, _) => bone.to_string(),
        Move::Draw => words.get("hint-draw").to_lowercase(),
        _ => words.get("hint-pass").to_lowercase(),
    };
    let more = if line.steps().nth(TOLD).is_some() { "…" } else { "" };
    line.steps().take(TOLD).map(name).collect::<Vec<_>>().join(", ") + more
}

/// Returns one reason for a move over `other` as a sentence. It shows only as many digits as the
/// judge is sure of.
pub fn sentence(words: &Words, reason: Reason, other: Move) -> String {
    let percent = |share: f64| words.percent(100.0 * share).into();
    let points = |points: f64| words.number(points, 0).into();
    let two = |id: &str, names: [&'static str; 2], values: [Value<'_>; 2]| {
        let [one, two] = values;
        words.format(id, &[(names[0], one), (names[1], two), than(words, other)])
    };
    match reason {
        Reason::Wins => words.get("why-wins").to_owned(),
        Reason::GoesOut => words.get("why-goes-out").to_owned(),
        Reason::Line(more, less) if more > less => {
            two("why-line", ["points", "instead"], [more, less].map(|points| signed(words, points).into()))
        }
        Reason::Line(..) => words.get("why-line-best").to_owned(),
        Reason::LineWins => words.format("why-line-wins", &[than(words, other)]),
        Reason::OutNext => words.get("why-out-next").to_owned(),
        Reason::Shuts { own, theirs } => two("why-shuts", ["own", "theirs"], [own.into(), theirs.into()]),
        Reason::KeepsOpen { own, theirs } => two("why-keeps-open", ["own", "theirs"], [own.into(), theirs.into()]),
        Reason::OnlyYou(count) => words.format("why-only-you", &[("count", count.into())]),
        Reason::Lacks(suits) => words.format("why-lacks", &[numbers(words, suits)]),
        Reason::FewFit { fit: [fit, instead], hidden, shown, last } => {
            let id = match (shown, last) {
                (true, _) => "why-few-fit-shown",
                (false, true) => "why-few-fit-last",
                (false, false) => "why-few-fit",
            };
            let values = [("hidden", hidden.into()), ("fit", fit.into()), ("instead", instead.into())];
            words.format(id, &[&values[..], &[than(words, other)]].concat())
        }
        Reason::Own { pips, .. } => words.format("why-own", &[("pips", pips.into())]),
        Reason::Ours(pips) => words.format("why-ours", &[("pips", pips.into())]),
        Reason::Doublet { pips, left } => two("why-doublet", ["pips", "left"], [pips.into(), left.into()]),
        Reason::Strong { pips, own, hidden } => {
            words.format("why-strong", &[("pips", pips.into()), ("own", own.into()), ("hidden", hidden.into())])
        }
        Reason::LeadOfPartner(pips) => words.format("why-lead-of-partner", &[("pips", pips.into())]),
        Reason::EndOfPartner(pips) => words.format("why-end-of-partner", &[("pips", pips.into()), than(words, other)]),
        Reason::EndOfRival(pips) => words.format("why-end-of-rival", &[("pips", pips.into())]),
        Reason::Relieves(suits) => words.format("why-relieves", &[numbers(words, suits), than(words, other)]),
        Reason::Scores(more, less) => two("why-scores", ["points", "instead"], [more.into(), less.into()]),
        Reason::Guards { need, likely: [likely, instead] } => {
            let values = [("need", need.into()), ("likely", percent(likely)), ("instead", percent(instead))];
            words.format("why-guards", &[&values[..], &[than(words, other)]].concat())
        }
        Reason::Replies { likely: [likely, instead], points: [here, there] } => {
            let id = if likely > 0.0 { "why-replies" } else { "why-replies-none" };
            let here = [("likely", percent(likely)), ("points", points(here))];
            let there = [("instead", percent(instead)), ("otherwise", points(there))];
            words.format(id, &[&here[..], &there, &[than(words, other)]].concat())
        }
        Reason::Stops(likely, instead) => two("why-stops", ["likely", "instead"], [percent(likely), percent(instead)]),
        Reason::Keeps(count, instead) => two("why-keeps", ["count", "instead"], [count.into(), instead.into()]),
        Reason::Places(count, instead) => two("why-places", ["count", "instead"], [count.into(), instead.into()]),
        Reason::Variety(count, instead) => two("why-variety", ["count", "instead"], [count.into(), instead.into()]),
        Reason::Sheds(pips, instead) => two("why-sheds", ["pips", "instead"], [pips.into(), instead.into()]),
        Reason::Gathers(count) => words.format("why-gathers", &[("count", count.into())]),
        Reason::Ahead(share) => words.format("why-ahead", &[("count", in_100(share))]),
    }
}

/// The name of the move that a reason compares with.
fn than(words: &Words, other: Move) -> (&'static str, Value<'_>) {
    ("other", step_in_sentence(words, other).into())
}

/// The numbers of a reason, the highest first.
fn numbers(words: &Words, suits: Suits) -> (&'static str, Value<'static>) {
    let mut shown: Vec<String> = suits.iter().map(|pips| pips.to_string()).collect();
    shown.reverse();
    ("numbers", words.list(&shown).into())
}

/// Points with their sign.
fn signed(words: &Words, points: i16) -> String {
    let plus = if points > 0 { "+" } else { "" };
    format!("{plus}{}", words.number(points.into(), 0))
}
