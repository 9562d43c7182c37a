//! Explains in the player's language why one play is better than another, in at most two sentences.

use crate::engine::observe::Observation;
use crate::nestor::judge::{Reason, Weighed, why};
use crate::ui::words::Words;

/// Returns the reasons for one move over another.
pub fn reasons(words: &Words, seen: &Observation, better: &Weighed, other: &Weighed) -> Vec<String> {
    why(seen, better, other).into_iter().map(|reason| sentence(words, reason)).collect()
}

/// Returns one reason as a sentence. It shows only as many digits as the judge is sure of.
fn sentence(words: &Words, reason: Reason) -> String {
    let percent = |share: f64| words.percent(100.0 * share).into();
    let points = |points: f64| words.number(points, 0).into();
    match reason {
        Reason::Wins => words.get("why-wins").to_owned(),
        Reason::GoesOut => words.get("why-goes-out").to_owned(),
        Reason::Scores(more, less) => words.format("why-scores", &[("points", more.into()), ("instead", less.into())]),
        Reason::Guards { need, likely: [likely, instead] } => words
            .format("why-guards", &[("need", need.into()), ("likely", percent(likely)), ("instead", percent(instead))]),
        Reason::Replies { likely: [likely, instead], points: [here, there] } => {
            let instead = [("instead", percent(instead)), ("otherwise", points(there))];
            if likely > 0.0 {
                let told = [vec![("likely", percent(likely)), ("points", points(here))], instead.into()].concat();
                words.format("why-replies", &told)
            } else {
                words.format("why-replies-none", &instead)
            }
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
        Reason::Ahead(share) => words.format("why-ahead", &[("share", percent(share))]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::words::BUILT_IN;

    #[test]
    fn every_reason_is_a_whole_sentence_with_its_numbers_in_every_language() {
        let reasons = [
            (Reason::Wins, vec![]),
            (Reason::GoesOut, vec![]),
            (Reason::Scores(15, 5), vec!["15", "5"]),
            (Reason::Guards { need: 12, likely: [0.21, 0.64] }, vec!["12", "21", "64"]),
            (Reason::Replies { likely: [0.33, 0.71], points: [8.2, 13.6] }, vec!["33", "8", "71", "14"]),
            (Reason::Replies { likely: [0.0, 0.71], points: [0.0, 13.6] }, vec!["71", "14"]),
            (Reason::Stops(0.41, 0.17), vec!["41", "17"]),
            (Reason::Keeps(1, 0), vec!["1", "0"]),
            (Reason::Keeps(4, 1), vec!["4", "1"]),
            (Reason::Sheds(11, 6), vec!["11", "6"]),
            (Reason::Ahead(0.07), vec!["7"]),
        ];
        for (tag, _) in BUILT_IN {
            let words = Words::choose(Some(tag), &[]);
            let mut told = std::collections::BTreeSet::new();
            for (reason, numbers) in &reasons {
                let text = sentence(&words, *reason);
                assert!(text.ends_with('.') && !text.contains(['{', '$']) && text.len() > 15, "{tag}: {text}");
                let mut rest = text.as_str();
                for number in numbers {
                    let (_, after) = rest.split_once(number).unwrap_or_else(|| panic!("{tag}: {number} in {text}"));
                    rest = after;
                }
                told.insert(text);
            }
            assert_eq!(told.len(), reasons.len(), "{tag}: {told:?}");
        }
    }
}
