//! The course: every lesson has words in all languages, positions with one best play, and a game.

use super::lesson_facts;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::course::{KEPT, Lesson, lessons};
use electrum_dominoes::nestor::exercises::{CLEARLY, Exercise};
use electrum_dominoes::nestor::judge::{Judging, NODES};
use electrum_dominoes::table::Sitting;
use std::{collections::BTreeSet, fs};

/// The files of all languages, each with its name.
fn languages() -> Vec<(String, String)> {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang")).expect("the folder of languages");
    let paths = folder.map(|file| file.expect("a file").path()).filter(|path| path.extension().is_some());
    paths.map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("text"))).collect()
}

/// The longest title of a lesson, in letters.
const TITLE: usize = 30;

#[test]
fn every_line_of_the_course_is_a_part_a_lesson_or_one_of_its_two_to_five_positions() {
    let lessons = lessons();
    let parts: Vec<&str> = lessons.chunk_by(|one, other| one.part == other.part).map(|part| part[0].part).collect();
    let lines = KEPT.lines().filter(|line| !line.starts_with('#')).count();
    let read = parts.len() + lessons.iter().map(|lesson| 1 + lesson.exercises.len()).sum::<usize>();
    assert_eq!(lines, read, "a line cannot be read");
    assert!(lessons.len() >= 30, "{} lessons", lessons.len());
    for lesson in &lessons {
        assert!((2..=5).contains(&lesson.exercises.len()), "{}: {}", lesson.name, lesson.exercises.len());
        assert!(lesson.game.rules(lesson.players).is_some(), "{} ends with a game that cannot be played", lesson.name);
    }
    let names: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.name).collect();
    let positions = || lessons.iter().flat_map(|lesson| &lesson.exercises);
    let ids: BTreeSet<u64> = positions().map(Exercise::id).collect();
    assert_eq!((names.len(), ids.len()), (lessons.len(), positions().count()), "two have one name or one id");
    assert_eq!(parts.iter().collect::<BTreeSet<_>>().len(), parts.len(), "a part comes twice");
}

#[test]
fn what_a_lesson_needs_was_learned_before() {
    let lessons = lessons();
    let at = |name: &str| lessons.iter().position(|lesson| lesson.name == name).expect("a lesson");
    let partner = at("partner");
    for lesson in &lessons[..partner] {
        let seats = lesson.exercises.iter().map(|exercise| exercise.seen.rules().seats()).max();
        assert!(seats.max(Some(lesson.players)) < Some(4), "{}: partners come later", lesson.name);
    }
    let scores = |lesson: &&Lesson| lesson.exercises.iter().any(|exercise| exercise.seen.rules().scores_in_play());
    let before_sums = lessons[..at("sum")].iter().find(scores).map(|lesson| lesson.name);
    assert_eq!(before_sums, None, "scores in play come later");
    assert!(at("drawing") < at("gather") && at("heavy") < at("doublet"));
    assert!(at("seven") < at("lacks") && at("lacks") < 8, "who lacks what comes early");
}

#[test]
fn every_part_has_a_name_and_every_lesson_a_short_title_an_idea_and_a_reason_in_each_language() {
    let languages = languages();
    assert!(languages.len() > 1);
    for (language, text) in languages {
        for lesson in lessons() {
            let word = |part: &str| {
                let start = format!("lesson-{}{part} = ", lesson.name);
                text.lines().find_map(|line| line.strip_prefix(start.as_str())).unwrap_or_default()
            };
            let title = word("").chars().count();
            assert!((1..=TITLE).contains(&title), "{language}: {}: {title} letters", lesson.name);
            assert!(!word("-idea").is_empty() && !word("-why").is_empty(), "{language}: {}", lesson.name);
            assert!(text.contains(&format!("\ncourse-part-{} = ", lesson.part)), "{language}: {}", lesson.part);
        }
    }
}

/// How far a margin may be from what the judge finds, because it is written with four digits.
const ROUNDED: f64 = 0.000_06;

#[test]
fn every_answer_is_clearly_the_best_play_by_its_margin_and_the_words_of_its_lesson_fit() {
    for lesson in lessons() {
        for exercise in &lesson.exercises {
            let what = format!("{}: {}", lesson.name, exercise.to_line());
            assert!(Sitting::set_up(&exercise.seen, Level::Beginner).is_some(), "{what}");
            // The judge always finds the same in the same position.
            let judged = Judging::new(exercise.seen.clone(), NODES).finish();
            assert!(lesson_facts::fits(lesson.name, &exercise.seen, &judged, exercise.best), "{what}");
            if exercise.margin == 0.0 {
                assert!(exercise.seen.legal().iter().eq([exercise.best]), "{what}");
                continue;
            }
            let judgement = judged.of(exercise.best).expect("the best play is legal");
            assert_eq!(judgement.played.step, judgement.best.step, "{what}");
            let margin = judged.candidates[1].loss;
            let right = Exercise { margin, ..exercise.clone() }.to_line();
            assert!((margin - exercise.margin).abs() < ROUNDED, "{what} should be {right}");
            assert!(margin >= CLEARLY, "{what}: {margin}");
        }
    }
}
