//! Prints what a player is told about exercises: why the best play is better than what tempts.
//!
//! `cargo run --release --example reasons FOLDER [LANGUAGE] [EVERY]`
//! `cargo run --release --example reasons FOLDER lines`
//!
//! The second form prints the lines of `crates/nestor/data/exercises.txt` with the theme that each reason gives.
//! The language is a tag such as `de`. Without a number, every exercise is told. Judging takes
//! minutes, so the judged exercises are kept in the folder.

use electrum_dominoes::engine::protocol::write_position;
use electrum_dominoes::engine::{Bones, Observation, Seat};
use electrum_dominoes::nestor::exercises::{Exercise, Topic, exercises};
use electrum_dominoes::nestor::judge::{Judged, Judging, NODES};
use electrum_dominoes::ui::words::{Words, judged::reasons, step_name};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

fn main() {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().expect("a folder for the judged exercises"));
    let rest: Vec<String> = args.collect();
    let every = rest.iter().find_map(|arg| arg.parse().ok()).unwrap_or(1);
    let tag = rest.iter().find(|arg| arg.parse::<usize>().is_err());
    let words = Words::choose(tag.map(String::as_str));
    let all: Vec<(usize, Exercise)> = (1..).zip(exercises()).step_by(every).collect();
    judge(&folder, &all);
    if tag.is_some_and(|tag| tag == "lines") {
        for (_, exercise) in all {
            let topic = Topic::of(&exercise.seen, &judged(&folder, &exercise)).unwrap_or(exercise.topic);
            println!("{}", Exercise { topic, ..exercise }.to_line());
        }
        return;
    }
    for (number, exercise) in &all {
        let seen = &exercise.seen;
        let judged = judged(&folder, exercise);
        let Some(best) = judged.of(exercise.best).map(|found| found.played) else { continue };
        let Some(tempting) = judged.tempting(best.step, None) else { continue };
        let ends: Vec<String> = seen.layout().ends().map(|(_, tip)| tip.pips().to_string()).collect();
        let [hand, unseen] = [seen.hand(), seen.unseen()].map(in_words);
        println!("{number}. {}, {} players, {}", words.game(seen.rules().game()), seen.rules().seats(), others(seen));
        println!("   {hand} | {} | {unseen}", ends.join(", "));
        let events = write_position(&seen.account());
        println!("   {}", events.split_once(" events ").map_or("", |(_, events)| events));
        println!("   {}", judged.candidates.iter().map(in_short).collect::<Vec<_>>().join(", "));
        println!("   {}, not {}", step_name(&words, best.step), step_name(&words, tempting.step));
        println!("   {}\n", reasons(&words, seen, &best, tempting).join(" "));
    }
}

/// Judges what was not judged before, on all processors.
fn judge(folder: &Path, all: &[(usize, Exercise)]) {
    std::fs::create_dir_all(folder).expect("a folder that can be made");
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some((_, exercise)) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            if !path(folder, exercise).exists() {
                let judged = Judging::new(exercise.seen.clone(), NODES).finish();
                let text = ron::to_string(&judged).expect("a judgement can be written");
                std::fs::write(path(folder, exercise), text).expect("a folder that can be written");
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
}

fn judged(folder: &Path, exercise: &Exercise) -> Judged {
    let text = std::fs::read_to_string(path(folder, exercise)).expect("it was judged");
    ron::from_str(&text).expect("what was written can be read")
}

fn path(folder: &Path, exercise: &Exercise) -> PathBuf {
    folder.join(format!("{:016x}.ron", exercise.id()))
}

fn in_short(weighed: &electrum_dominoes::nestor::judge::Weighed) -> String {
    format!("{} {:.3} for {}", weighed.step, weighed.loss, weighed.facts.points)
}

/// The seat of the player, and how many bones every seat holds.
fn others(seen: &Observation) -> String {
    let lens: Vec<String> = Seat::first(seen.rules().seats()).map(|seat| seen.hand_len(seat).to_string()).collect();
    format!("seat {} of {}", seen.seat().index(), lens.join(" "))
}

fn in_words(bones: Bones) -> String {
    bones.iter().map(|bone| bone.to_string()).collect::<Vec<_>>().join(" ")
}
