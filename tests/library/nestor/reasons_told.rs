//! What a player is told of the exercises: the most telling reason first, with what follows from it,
//! and nothing twice.

use super::known::{Known, known, told};
use electrum_dominoes::engine::bone::{Bone, Bones};
use electrum_dominoes::engine::layout::{End, Way};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::nestor::judge::{Effect, Reason, Weighed, why};
use std::collections::HashSet;

#[test]
fn fewer_than_one_exercise_in_fifty_has_no_reason_but_that_it_pays_off_later() {
    let unexplained = known().iter().filter(|known| matches!(known.reasons()[..], [Reason::Ahead(_)])).count();
    assert!(50 * unexplained < known().len(), "{unexplained} of {}", known().len());
}

#[test]
fn the_best_play_is_compared_with_what_scores_most_unless_that_is_as_good() {
    let mut compared = 0;
    for Known { exercise, judged, best, tempting, .. } in known() {
        if !exercise.seen.rules().fives {
            continue;
        }
        let costs = |other: &&Weighed| other.loss >= 0.02 && other.loss > 2.0 * other.error;
        let more = judged.candidates.iter().filter(costs).map(|other| other.facts.points).max();
        // A play that scores as much as the best one tempts too.
        if let Some(more) = more.filter(|&more| more > 0 && more >= best.facts.points) {
            assert!(tempting.facts.points >= more, "{exercise:?}");
            compared += 1;
        }
        // What the player thought of himself comes before.
        for other in judged.candidates.iter().filter(|other| other.step != best.step).filter(costs) {
            let thought = judged.tempting(best.step, Some(other.step)).expect("there is a choice");
            assert_eq!(thought.step, other.step);
        }
    }
    assert!(compared >= 20, "{compared}");
}

#[test]
fn at_a_block_it_is_said_who_wins_as_far_as_it_can_be_known() {
    // The others hold all the pips that are left, and none can have as few as one.
    let [Reason::Shuts(count), ..] = told(145)[..] else { panic!("{:?}", told(145)) };
    assert_eq!((count.own, count.pairs), (1, true));
    assert!(count.wins > 1.0 - 1e-9, "{count:?}");
    // Two of them have one bone each, and 1-0 is the only one that beats two pips.
    let [Reason::Shuts(count), ..] = told(152)[..] else { panic!("{:?}", told(152)) };
    assert_eq!((count.own, count.beaten_by), (2, Bones::of(Bone::new(1, 0).expect("a bone"))));
    assert!((count.wins - 2.0 / 3.0).abs() < 0.2, "{count:?}");
}

#[test]
fn a_score_that_was_left_tells_of_the_bone_that_would_have_made_it() {
    let reasons = told(302);
    let left = reasons.iter().any(|reason| matches!(reason, Reason::Untaken { points: 18, .. }));
    assert!(left, "he did not take the 18 points: {reasons:?}");
}

#[test]
fn what_is_certain_is_said_as_certain_and_before_all_chances() {
    // Nobody else has a 5 or a 1, and 5-5 and 5-1 go one after the other.
    assert_eq!(told(202)[..], [Reason::RunsOut(2)]);
    // Both blanks cannot be covered by the single blank that is left.
    assert_eq!(told(86)[..], [Reason::OutNext(Bone::new(2, 0).expect("a bone"))]);
    // The next player must hold 4-2 and 6-2, and both would fit after the other play.
    let both = Bones::of(Bone::new(4, 2).expect("a bone")) | Bones::of(Bone::new(6, 2).expect("a bone"));
    let reasons = told(243);
    assert_eq!(reasons[0], Reason::Holds { bones: both, fitting: both, whole: true });
    assert!(!reasons.iter().any(|reason| matches!(reason, Reason::Stops(..))), "{reasons:?}");
}

#[test]
fn the_partner_is_said_to_have_shown_only_what_he_has_shown() {
    // He passed on 4 and 0, not on 3, and he opened the 3 himself.
    let reasons = told(251);
    let [Reason::KeepsOpen(count), ..] = reasons[..] else { panic!("{reasons:?}") };
    assert!((count.wins - 1.0 / 3.0).abs() < 1e-9, "5-5 is with the partner in six of nine deals: {count:?}");
    let is_wrong = |reason: &Reason| matches!(reason, Reason::Relieves(_) | Reason::RivalOpenedTwice { .. });
    assert!(!reasons.iter().any(is_wrong), "{reasons:?}");
}

#[test]
fn a_dangerous_answer_is_told_with_what_it_does() {
    let mut told = HashSet::new();
    for Known { number, exercise, best, tempting: other, .. } in known() {
        for reason in why(&exercise.seen, best, other) {
            let Reason::Answer { effect, held, .. } = reason else { continue };
            assert!(held >= 0.15, "exercise {number}: {reason:?}");
            // Who cannot play anyway loses nothing by it.
            let has_a_play = other.facts.followers > 0;
            assert!(effect != Effect::Stops || has_a_play, "exercise {number}: {reason:?}");
            told.insert(std::mem::discriminant(&effect));
        }
    }
    assert!(told.len() >= 3, "{told:?}");
}

#[test]
fn nothing_is_said_twice() {
    let about_scores =
        |reason: &Reason| matches!(reason, Reason::Replies { .. } | Reason::Answer { effect: Effect::Scores(_), .. });
    let about_own = |reason: &Reason| {
        matches!(reason, Reason::Own { .. } | Reason::Keeps { .. } | Reason::Strong { .. } | Reason::Places(..))
    };
    let is_the_end = |reason: &Reason| matches!(reason, Reason::OutNext(_) | Reason::RunsOut(_) | Reason::GoesOut);
    for Known { number, exercise, best, tempting: other, .. } in known() {
        let reasons = why(&exercise.seen, best, other);
        let count = |is: &dyn Fn(&Reason) -> bool| reasons.iter().filter(|reason| is(reason)).count();
        let is_short = count(&is_the_end) == 0 || reasons.len() == 1;
        assert!(count(&about_scores) < 2 && count(&about_own) < 2 && is_short, "exercise {number}: {reasons:?}");
    }
}

#[test]
fn a_draw_rules_out_the_bones_that_fitted_and_not_whole_numbers() {
    // The next player drew where 5-5 and 4-4 fitted on arms that only a doublet joins.
    let exercise = &known()[170].exercise;
    let next = exercise.seen.seat().after(1, exercise.seen.rules().seats());
    let out = exercise.seen.ruled_out(next);
    let doublets = [4, 5].map(Bone::doublet);
    assert!(doublets.iter().all(|&bone| out.contains(bone)), "{out:?}");
    // He may have other fives and fours.
    assert!(
        !out.contains(Bone::new(5, 4).expect("a bone")) && !out.contains(Bone::new(4, 1).expect("a bone")),
        "{out:?}"
    );
    let fits = told(171).into_iter().find_map(|reason| match reason {
        Reason::FewFit { fit, bones, .. } => Some((fit[0], bones)),
        _ => None,
    });
    assert!(fits.is_none_or(|(fit, _)| fit == 0), "{fits:?}");
}

#[test]
fn where_no_bone_fits_any_more_the_hand_is_over_whatever_is_drawn() {
    // Both ends are blank, and all matadors are on the table.
    for number in [132, 133] {
        let reasons = told(number);
        assert!(matches!(reasons[..], [Reason::Shuts(_), ..]), "exercise {number}: {reasons:?}");
    }
}

#[test]
fn a_last_bone_that_fits_next_time_is_no_proof_where_another_may_go_out_before() {
    // The next player's single bone fits in 13 of 19 cases.
    let reasons = told(44);
    assert!(reasons.contains(&Reason::OutUnless(Bone::new(3, 0).expect("a bone"))), "{reasons:?}");
    let fits = reasons.iter().find_map(|reason| match reason {
        Reason::LastFits(here, there) => Some([*here, *there]),
        _ => None,
    });
    let [here, there] = fits.unwrap_or_else(|| panic!("{reasons:?}"));
    assert!((here - 13.0 / 19.0).abs() < 0.1 && (there - 16.0 / 19.0).abs() < 0.1, "{reasons:?}");
    for Known { number, exercise, best, tempting: other, .. } in known() {
        let reasons = why(&exercise.seen, best, other);
        let rivals = exercise.seen.rules().all_seats().filter(|&seat| seat != exercise.seen.seat());
        let is_single = rivals.into_iter().any(|seat| exercise.seen.hand_len(seat) == 1);
        let is_proof = reasons.iter().any(|reason| matches!(reason, Reason::OutNext(_)));
        let out = best.facts.later.map_or(1.0, |later| later.own.out);
        assert!(!is_proof || !is_single || out > 1.0 - 1e-9, "exercise {number}: {reasons:?}");
    }
}

#[test]
fn both_figures_of_who_can_score_count_what_the_next_player_draws() {
    // After 1-0 east only 0-0 and 2-0 fit, and without either he draws until one of them comes.
    let Known { exercise, judged, .. } = &known()[285];
    let [best, other] = [exercise.best, Move::Play(Bone::new(1, 0).expect("a bone"), End::Arm(Way::East))]
        .map(|step| judged.of(step).expect("it is legal").played);
    let reasons = why(&exercise.seen, &best, &other);
    let likely = reasons.iter().find_map(|reason| match reason {
        Reason::Replies { likely, .. } | Reason::Guards { likely, .. } => Some(*likely),
        _ => None,
    });
    let [here, there] = likely.unwrap_or_else(|| panic!("{reasons:?}"));
    let held = other.facts.next.expect("there is a next player");
    assert!(there > held.scores + held.stuck / 3.0 && here < there, "{reasons:?}");
}

#[test]
fn an_end_of_a_rival_is_covered_only_where_he_can_still_use_it() {
    // Nobody else can have a 2 there.
    for number in [211, 236] {
        let reasons = told(number);
        assert!(
            !reasons.iter().any(|reason| matches!(reason, Reason::RivalOpenedTwice { .. })),
            "exercise {number}: {reasons:?}"
        );
    }
}

#[test]
fn what_an_opponent_opens_is_covered_only_where_he_opened_it_twice_and_it_is_open() {
    for (number, pips, bones) in [(74, 6, [(6, 0), (6, 2)]), (186, 2, [(2, 0), (4, 2)])] {
        let bones = bones.map(|(a, b)| Bone::new(a, b).expect("a bone"));
        let reasons = told(number);
        assert!(reasons.contains(&Reason::RivalOpenedTwice { pips, bones }), "exercise {number}: {reasons:?}");
    }
    // In the first an opponent opened the 2 once, and in the second only the other play opens the 0.
    for number in [50, 2] {
        let reasons = told(number);
        let is_covered = reasons.iter().any(|reason| matches!(reason, Reason::RivalOpenedTwice { .. }));
        assert!(!is_covered, "exercise {number}: {reasons:?}");
    }
}

#[test]
fn points_that_are_given_up_are_paid_for_by_what_is_said() {
    // A point less often for the next player is worth less than the points of the other play.
    for number in [193, 254, 311, 319] {
        let reasons = told(number);
        let gains = reasons.iter().any(|reason| matches!(reason, Reason::Gains(points) if *points >= 1.0));
        assert!(gains, "exercise {number}: {reasons:?}");
    }
}

#[test]
fn what_can_be_seen_at_the_table_is_said_before_what_it_brings_on_average() {
    for known in known() {
        let reasons = known.reasons();
        let second = reasons.get(1).filter(|_| matches!(reasons.first(), Some(Reason::Gains(_))));
        assert_eq!(second, None, "what a play brings is the last reason for it");
    }
}

#[test]
fn a_bone_can_wait_where_no_opponent_has_its_number_after_either_play() {
    let bone = Bone::doublet(1);
    let reasons = told(305);
    assert!(reasons.contains(&Reason::Waits { bone, pips: 1 }), "{reasons:?}");
}

#[test]
fn what_the_next_player_scores_with_is_told_with_its_points() {
    // After 3-1 an open 3 scores 20 with 3-3 or 6-3 and 10 with 5-3, and after 1-1 nothing scores.
    let reasons = told(94);
    let named = reasons.iter().find_map(|reason| match reason {
        Reason::Replies { bones: Some([here, there]), .. } => {
            Some((here.iter().count(), there.iter().collect::<Vec<_>>()))
        }
        _ => None,
    });
    let five = (Bone::new(5, 3).expect("a bone"), 10);
    assert!(named.as_ref().is_some_and(|(here, there)| *here == 0 && there.contains(&five)), "{reasons:?}");
}

#[test]
fn a_bone_with_one_end_goes_before_one_with_more() {
    let reasons = told(78);
    let waits =
        |reason: &Reason| matches!(reason, Reason::Narrow { waits, ends: 2, .. } if waits.has(2) && waits.has(0));
    assert!(reasons.iter().any(waits), "{reasons:?}");
}
