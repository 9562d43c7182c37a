//! The exercises have one best play and go from easy to hard.

use electrum_dominoes::nestor::exercises::{
    CLEARLY, Exercise, KEPT, NODES, Topic, exercises, for_points, misses, of_day,
};
use electrum_dominoes::nestor::judge::Judging;

#[test]
fn all_exercises_can_be_read_and_go_from_easy_to_hard() {
    let kept = exercises();
    let lines = KEPT.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(kept.iter().map(Exercise::to_line).collect::<Vec<_>>(), lines.collect::<Vec<_>>());
    assert!(kept.is_sorted_by_key(|exercise| exercise.hardness));
    let mut ids: Vec<u64> = kept.iter().map(Exercise::id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), kept.len());
    assert!(kept.len() >= 100 && kept.iter().all(|exercise| exercise.margin >= CLEARLY));
    for topic in Topic::ALL {
        assert!(kept.iter().any(|exercise| exercise.topic == topic), "no exercise is about {topic:?}");
    }
}

#[test]
fn in_a_sample_of_exercises_the_judge_finds_the_best_play_again_and_the_easiest_are_found_by_who_plays_for_points() {
    for exercise in exercises().iter().step_by(17) {
        let judged = Judging::new(exercise.seen.clone(), NODES / 10).finish();
        let judgement = judged.of(exercise.best).expect("the best play is legal");
        assert!(judgement.best.step == exercise.best, "{judgement:?}");
        assert!(judged.candidates[1].loss > CLEARLY / 2.0, "{:?}", judged.candidates);
        // What scores no more than the play that tempts is not about scoring.
        let tempting = judged.tempting(exercise.best, None).expect("there is a choice");
        let is_of_score = judgement.best.facts.points > tempting.facts.points || judgement.best.facts.goes_out;
        assert!(exercise.topic != Topic::Score || is_of_score, "{exercise:?}");
        assert!(exercise.hardness > 1 || !misses(&exercise.seen, &judged, for_points), "{exercise:?}");
    }
}

#[test]
fn every_exercise_is_used_before_one_is_repeated() {
    for count in [1, 2, 36, 37, 74, 100, 101] {
        let mut set: Vec<usize> = (500..500 + count as u64).filter_map(|day| of_day(day, count)).collect();
        set.sort_unstable();
        assert_eq!(set, (0..count).collect::<Vec<_>>());
    }
    assert_eq!(of_day(3, 0), None);
    assert_ne!(of_day(3, 100), of_day(4, 100));
}

#[test]
fn a_bad_line_is_not_an_exercise() {
    let whole = exercises().first().expect("there are exercises").to_line();
    assert!(Exercise::from_line(&whole).is_some());
    for broken in ["", "# a note", &whole[1..], &whole.replace("seat ", "sit "), &whole.replace('\t', " ")] {
        assert_eq!(Exercise::from_line(broken), None, "{broken}");
    }
}

#[test]
fn a_bad_play_becomes_an_exercise_and_a_good_one_does_not() {
    let exercise = exercises().into_iter().find(|exercise| exercise.margin > 0.1).expect("some are clear");
    let judged = Judging::new(exercise.seen.clone(), NODES / 10).finish();
    let worst = judged.candidates.last().expect("a choice").step;
    let made = Exercise::of_mistake(&exercise.seen, &judged, worst).expect("it is bad and the better play is sure");
    assert_eq!((made.best, &made.seen), (exercise.best, &exercise.seen));
    assert_eq!(Exercise::of_mistake(&exercise.seen, &judged, exercise.best), None);
}
