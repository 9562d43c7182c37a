//! Prints what a player is told about exercises: why the best play is better than the second best.
//!
//! `cargo run --release --example reasons [LANGUAGE] [EVERY]`
//!
//! The language is a tag such as `de`. Without a number, every exercise is told.

use electrum_dominoes::engine::Bones;
use electrum_dominoes::nestor::exercises::exercises;
use electrum_dominoes::nestor::judge::{Judging, NODES};
use electrum_dominoes::ui::words::{Words, judged::reasons, step_name};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let every = args.iter().find_map(|arg| arg.parse().ok()).unwrap_or(1);
    let tag = args.iter().find(|arg| arg.parse::<usize>().is_err());
    let words = Words::choose(tag.map(String::as_str), &[]);
    for (number, exercise) in (1..).zip(exercises()).step_by(every) {
        let seen = &exercise.seen;
        let judged = Judging::new(seen.clone(), NODES).finish();
        let Some(best) = judged.of(exercise.best).map(|found| found.played) else { continue };
        let Some(second) = judged.candidates.iter().find(|other| other.step != best.step) else { continue };
        let ends: Vec<String> = seen.layout().ends().map(|(_, tip)| tip.pips().to_string()).collect();
        let [hand, unseen] = [seen.hand(), seen.unseen()].map(in_words);
        println!("{number}. {}, {} players", words.game(seen.rules().game()), seen.rules().seats());
        println!("   {hand} | {} | {unseen}", ends.join(", "));
        println!("   {}, not {}", step_name(&words, best.step), step_name(&words, second.step));
        println!("   {}\n", reasons(&words, seen, &best, second).join(" "));
    }
}

fn in_words(bones: Bones) -> String {
    bones.iter().map(|bone| bone.to_string()).collect::<Vec<_>>().join(" ")
}
