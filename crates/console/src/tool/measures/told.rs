//! A reason in plain words, for `nestor reasons`. What a player is told stands in the words of the
//! window.

use crate::engine::notation::write_bones;
use crate::engine::{Bone, Suits};
use crate::nestor::judge::{BlockCount, Effect, LineEnd, Reason, Scoring};

/// What a reason says of the better play and of the other one, which follows “not”.
pub(super) fn told(reason: Reason) -> String {
    match reason {
        Reason::Wins => "wins the game".to_owned(),
        Reason::GoesOut => "goes out".to_owned(),
        Reason::Line([own, other], [end, instead]) => {
            format!("gains {own} points until {}, not {other} until {}", line_end(end), line_end(instead))
        }
        Reason::LineWins => "wins the game if all play their best".to_owned(),
        Reason::LineTies => "does not lose the game if all play their best".to_owned(),
        Reason::OutNext(bone) => format!("goes out next with {bone}"),
        Reason::OutUnless(bone) => format!("goes out next with {bone} unless another does before"),
        Reason::RunsOut(bones) => format!("plays {bones} bones in a row"),
        Reason::Shuts(count) => format!("blocks the hand: {}", block(count)),
        Reason::KeepsOpen(count) => format!("does not block the hand: {}", block(count)),
        Reason::PartnerFits(own, other) => format!("the partner can play {}", chances(own, other)),
        Reason::Holds { bones, fitting, whole } => {
            let all = if whole { "holds just" } else { "holds" };
            format!("the next player {all} {}, of which {} would fit", list(bones), list(fitting))
        }
        Reason::CannotPlay { draws } => format!("the next player cannot play{}", drawing(draws)),
        Reason::Untaken { bone, scores, points } => {
            format!("the next player lacks {bone}, which scores {scores} and would have scored {points} more before")
        }
        Reason::OnlyYou(bones) => format!("nobody else fits, and {} do", list(bones)),
        Reason::Lacks { numbers, draws } => {
            format!("the next player lacks {}{}", suits(numbers), drawing(draws))
        }
        Reason::FewFit { fit: [own, other], hidden, bones, shown, last } => {
            let known = if shown { ", as the next player has shown" } else { "" };
            let single = if last { ", who holds one" } else { "" };
            format!("{own} of {hidden} hidden bones fit ({}), not {other}{known}{single}", list(bones))
        }
        Reason::Stops(own, other) => format!("the next player cannot play {}", chances(own, other)),
        Reason::LastFits(own, other) => format!("the next player's last bone fits {}", chances(own, other)),
        Reason::PassPays(points, None) => format!("the next player passes, which pays {points}"),
        Reason::PassPays(points, Some([own, other])) => {
            format!("the next player passes {}, which pays {points}", chances(own, other))
        }
        Reason::RoundPays(points) => format!("all others pass, which pays {points}"),
        Reason::Own { pips, bones } => format!("nobody else has {}, and {} stay", suits(pips), list(bones)),
        Reason::Ours(pips) => format!("no opponent has {pips}"),
        Reason::Waits { bone, pips } => format!("{bone} can wait, because no opponent has {pips}"),
        Reason::Doublet { pips, hidden, last } => {
            let covered = last.map_or_else(String::new, |bone| format!(", and {bone} would cover its only end"));
            format!("plays the doublet of {pips} while {hidden} others of it are hidden{covered}")
        }
        Reason::Strong { pips, own, hidden } => format!("keeps {own} of {pips}, and {hidden} are hidden"),
        Reason::Returns { pips, bones } => format!("only {} cover {pips}, and open a number that is kept", list(bones)),
        Reason::Wild(bone) => format!("keeps {bone}, which fits everywhere"),
        Reason::LeadOfPartner(pips) => format!("shows {pips}, which the partner led"),
        Reason::OpenedTwice { pips, bones } => format!("shows {pips}, which the partner opened with {}", list(bones)),
        Reason::RivalOpenedTwice { pips, bones } => format!("covers {pips}, which a rival opened with {}", list(bones)),
        Reason::Relieves(numbers) => format!("does not leave only {}, which the partner lacks", suits(numbers)),
        Reason::Guards { need, likely: [own, other], bones } => {
            format!("the next player scores the last {need} {}{}", chances(own, other), by_both(bones))
        }
        Reason::Replies { likely: [own, other], points: [few, many], bones } => {
            let scores = format!("the next player scores {few:.1} {}", chances(own, other));
            format!("{scores}, then {many:.1}{}", by_both(bones))
        }
        Reason::Scores(own, other) => format!("scores {own}, not {other}"),
        Reason::Keeps { bones, instead } => format!("keeps {} that fit, not {instead}", list(bones)),
        Reason::Narrow { bone, waits, ends } => format!("{bone} fits no other end, and {waits} fits {ends}"),
        Reason::Places(own, other) => format!("a kept bone fits {own} ends, not {other}"),
        Reason::Sheds(own, other) => format!("sheds {own} pips, not {other}"),
        Reason::OutPays(bone, points) => format!("going out with {bone} pays {points} more"),
        Reason::Lone(bone, points) => format!("{bone} alone in the hand would count {points}"),
        Reason::Gathers(bones) => format!("draws, with {bones} in hand"),
        Reason::Answer { step, held, effect } => {
            let does = match effect {
                Effect::GoesOut => "goes out".to_owned(),
                Effect::Scores(points) => format!("scores {points}"),
                Effect::Stops => "leaves nothing that fits".to_owned(),
                Effect::Fits => "fits".to_owned(),
            };
            format!("no answer {step}, held {}, which {does}", share(held))
        }
        Reason::SurelyPlays(other) => format!("surely plays next, not without a play {}", share(other)),
        Reason::Stuck { likely: [own, other], ends } => {
            let over = if ends { ", if the hand goes on" } else { "" };
            format!("has no play next {}{over}", chances(own, other))
        }
        Reason::RivalOut(own, other) => format!("a rival goes out first {}", chances(own, other)),
        Reason::NextScores { likely: [own, other], points: [most, least], bone } => {
            let with = bone.map_or_else(String::new, |bone| format!(" with {bone}"));
            format!("scores next{with} {}, {most:.1} points on average, not {least:.1}", chances(own, other))
        }
        Reason::Out { likely: [own, other], pairs } => {
            let who = if pairs { "the side" } else { "the player" };
            format!("{who} goes out first {}", chances(own, other))
        }
        Reason::Gains(points) => format!("brings {points:.1} points more by the end of the hand"),
        Reason::Ahead(chance) => format!("wins {} more, by what lies further ahead", share(chance)),
    }
}

fn list(bones: impl IntoIterator<Item = Bone>) -> String {
    let written = write_bones(bones);
    if written.is_empty() { "none".to_owned() } else { written.replace(' ', ", ") }
}

fn suits(numbers: Suits) -> String {
    numbers.iter().map(|pips| pips.to_string()).collect::<Vec<_>>().join(", ")
}

fn share(chance: f64) -> String {
    format!("{:.0}%", 100.0 * chance)
}

fn chances(own: f64, other: f64) -> String {
    format!("{}, not {}", share(own), share(other))
}

fn drawing(draws: bool) -> &'static str {
    if draws { " and draws" } else { "" }
}

fn line_end(end: LineEnd) -> &'static str {
    match end {
        LineEnd::Open => "it goes on",
        LineEnd::Own => "the player goes out",
        LineEnd::Other => "the other goes out",
        LineEnd::Blocked => "it is blocked",
    }
}

fn block(count: BlockCount) -> String {
    let BlockCount { own, wins, pairs, beaten_by } = count;
    let who = if pairs { "the side" } else { "the player" };
    let beaten = if beaten_by.is_empty() { String::new() } else { format!(", beaten by {}", list(beaten_by)) };
    format!("{who} wins {} with {own} pips{beaten}", share(wins))
}

fn scoring(bones: Scoring) -> String {
    let each: Vec<String> = bones.iter().map(|(bone, points)| format!("{bone} for {points}")).collect();
    if each.is_empty() { "nothing".to_owned() } else { each.join(", ") }
}

fn by_both(bones: Option<[Scoring; 2]>) -> String {
    bones.map_or_else(String::new, |[own, other]| format!(" by {}, not by {}", scoring(own), scoring(other)))
}
