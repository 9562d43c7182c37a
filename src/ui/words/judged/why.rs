//! Explains in the player's language why one play is better than another, in at most two sentences.

use crate::engine::Observation;
use crate::nestor::judge::{Reason, Weighed, why};
use crate::ui::words::{Words, in_100};

/// Returns the reasons for one move over another.
pub fn reasons(words: &Words, seen: &Observation, better: &Weighed, other: &Weighed) -> Vec<String> {
    why(seen, better, other).into_iter().map(|reason| sentence(words, reason)).collect()
}

/// Returns one reason as a sentence. It shows only as many digits as the judge is sure of.
pub fn sentence(words: &Words, reason: Reason) -> String {
    let percent = |share: f64| words.percent(100.0 * share).into();
    let points = |points: f64| words.number(points, 0).into();
    match reason {
        Reason::Wins => words.get("why-wins").to_owned(),
        Reason::GoesOut => words.get("why-goes-out").to_owned(),
        Reason::Scores(more, less) => words.format("why-scores", &[("points", more.into()), ("instead", less.into())]),
        Reason::Guards { need, likely: [likely, instead] } => words
            .format("why-guards", &[("need", need.into()), ("likely", percent(likely)), ("instead", percent(instead))]),
        Reason::Replies { likely: [likely, instead], points: [here, there] } => {
            let id = if likely > 0.0 { "why-replies" } else { "why-replies-none" };
            let here = [("likely", percent(likely)), ("points", points(here))];
            let there = [("instead", percent(instead)), ("otherwise", points(there))];
            words.format(id, &[here, there].concat())
        }
        Reason::Stops(likely, instead) => {
            words.format("why-stops", &[("likely", percent(likely)), ("instead", percent(instead))])
        }
        Reason::Keeps(count, instead) => {
            words.format("why-keeps", &[("count", count.into()), ("instead", instead.into())])
        }
        Reason::Sheds(pips, instead) => {
            words.format("why-sheds", &[("pips", pips.into()), ("instead", instead.into())])
        }
        Reason::Ahead(share) => words.format("why-ahead", &[("count", in_100(share))]),
    }
}
