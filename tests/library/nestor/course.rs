//! The course: every lesson has words in all languages, positions with one best play, and a game.

use super::lesson_facts;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::course::{CoursePath, KEPT, Lesson, lessons};
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
fn every_line_of_the_course_is_a_path_a_part_a_lesson_or_one_of_its_two_to_five_positions() {
    let lessons = lessons();
    let parts: Vec<&str> = lessons.chunk_by(|one, other| one.part == other.part).map(|part| part[0].part).collect();
    let paths: Vec<CoursePath> =
        lessons.chunk_by(|one, other| one.path == other.path).map(|path| path[0].path).collect();
    assert_eq!(paths, CoursePath::ALL, "each path comes once");
    let lines = KEPT.lines().filter(|line| !line.starts_with('#') && !line.starts_with("was ")).count();
    let read = paths.len() + parts.len() + lessons.iter().map(|lesson| 1 + lesson.exercises.len()).sum::<usize>();
    assert_eq!(lines, read, "a line cannot be read");
    assert!(lessons.len() >= 30, "{} lessons", lessons.len());
    for lesson in &lessons {
        assert!((2..=5).contains(&lesson.exercises.len()), "{}: {}", lesson.name, lesson.exercises.len());
        assert!(lesson.rules().is_some(), "{} ends with a game that cannot be played", lesson.name);
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
    for lesson in &lessons {
        let rules = || lesson.exercises.iter().map(|exercise| exercise.seen.rules());
        let has_partners = lesson.path == CoursePath::Pairs;
        assert!(rules().all(|rules| rules.partners == has_partners), "{}: each path has its own", lesson.name);
        assert!(!has_partners || !rules().any(Rules::scores_in_play), "{}: no fives in pairs", lesson.name);
        assert_eq!(lesson.players == 4, has_partners, "{}", lesson.name);
    }
    assert_eq!([at("goout"), at("suit")].map(|at| lessons[at].number), [at("ends") + 2; 2], "both paths begin at once");
    let scores = |lesson: &&Lesson| lesson.exercises.iter().any(|exercise| exercise.seen.rules().scores_in_play());
    let before_sums = lessons[..at("sum")].iter().find(scores).map(|lesson| lesson.name);
    assert_eq!(before_sums, None, "scores in play come later");
    assert!(at("drawing") < at("gather") && at("heavy") < at("doublet"));
    assert!(at("seven") < at("lacks") && at("lacks") < 8, "who lacks what comes early");
    assert!(at("tempo") < at("plays") && at("shut") < at("plays"), "plays are read after the own bones");
    assert!(at("parts") < at("exactly") && at("untaken") < at("gather"), "variants come last");
    let is_cochon =
        |lesson: &&Lesson| lesson.exercises.iter().any(|one| one.seen.rules().game() == Some(Preset::Cochon));
    let cochon: Vec<&str> = lessons.iter().filter(is_cochon).map(|lesson| lesson.name).collect();
    assert_eq!(cochon, ["onebone"], "the lesson that explains it");
}

/// The lead in chance to win that the best play must have in pairs, where chance decides more.
const CLEARLY_IN_PAIRS: f64 = 0.1;

#[test]
fn answers_in_pairs_are_worth_a_tenth_of_the_games() {
    for lesson in lessons().iter().filter(|lesson| lesson.path == CoursePath::Pairs) {
        assert!(lesson.exercises.len() >= 2, "{}", lesson.name);
        for exercise in &lesson.exercises {
            assert!(exercise.margin >= CLEARLY_IN_PAIRS, "{}: {}", lesson.name, exercise.to_line());
        }
    }
}

/// The same bones, table and hand with another score have another answer.
#[test]
fn what_depends_on_the_score_is_shown_at_both_scores() {
    for name in ["twoscores", "ninety"] {
        let lesson = lessons().into_iter().find(|lesson| lesson.name == name).expect("a lesson");
        for exercise in &lesson.exercises {
            let is_other = |other: &&Exercise| {
                let same = other.seen.deeds() == exercise.seen.deeds() && other.seen.dealt() == exercise.seen.dealt();
                same && other.id() != exercise.id()
            };
            let other = lesson.exercises.iter().find(is_other).expect("the same at another score");
            assert_ne!(other.best, exercise.best, "{name}");
        }
    }
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
    let mut wrong = Vec::new();
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
            if (margin - exercise.margin).abs() >= ROUNDED {
                wrong.push(format!("{what} should be {right}"));
            }
            assert!(margin >= CLEARLY, "{what}: {margin}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
