//! How often something is said to happen: counted in the same deals for both plays, as a share that
//! these deals bear, with what the rules pay for it.

use super::known::{Known, known, told};
use electrum_dominoes::engine::bone::{Bone, Bones};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::nestor::judge::{Frequency, Reason, Weighed, why};
use electrum_dominoes::nestor::shares::{Believing, Holder};

/// The hidden bones that fit after a play.
fn fitting(seen: &Observation, play: &Weighed) -> Option<Bones> {
    let Move::Play(bone, end) = play.step else { return None };
    Some(seen.layout().after(seen.seat(), bone, end).fitting() & seen.unseen())
}

#[test]
fn a_play_that_leaves_fewer_bones_that_fit_never_seems_to_leave_more() {
    let mut compared = 0;
    for Known { exercise, judged, .. } in known() {
        let seen = &exercise.seen;
        let plays = judged.candidates.iter().filter_map(|play| Some((fitting(seen, play)?, play.facts.next?)));
        let plays: Vec<_> = plays.collect();
        for (fewer, one) in &plays {
            for (more, two) in plays.iter().filter(|(more, _)| (*fewer - *more).is_empty()) {
                assert!(one.stuck >= two.stuck, "{fewer:?} {one:?} beside {more:?} {two:?} in {seen:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn what_the_next_player_can_do_is_counted_in_deals_that_agree_with_draws_and_passes_alone() {
    let mut compared = 0;
    for Known { exercise, judged, .. } in known().iter().step_by(2) {
        let seen = &exercise.seen;
        let next = seen.seat().after(1, seen.rules().seats());
        if seen.hand_len(next) != 1 {
            continue;
        }
        let shares = Believing::new(seen.clone(), false, 2_000).finish();
        for play in judged.candidates.iter().filter(|_| judged.worlds >= 100) {
            let Some((bones, reply)) = fitting(seen, play).zip(play.facts.next) else { continue };
            let fits: f64 = bones.iter().map(|bone| shares.of(bone, Holder::Hand(next))).sum();
            assert!((1.0 - reply.stuck - fits).abs() < 0.15, "{fits} and {reply:?} after {:?} in {seen:?}", play.step);
            compared += 1;
        }
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn two_chances_that_are_said_alike_are_no_reason() {
    for Known { number, exercise, best, tempting: other, .. } in known() {
        for reason in why(&exercise.seen, best, other) {
            let (Reason::Stops(more, less)
            | Reason::PassPays(_, Some([more, less]))
            | Reason::PartnerFits(more, less)
            | Reason::Out { likely: [more, less], .. }
            | Reason::LastFits(less, more)
            | Reason::Stuck { likely: [less, more], .. }
            | Reason::RivalOut(less, more)
            | Reason::Guards { likely: [less, more], bones: None, .. }) = reason
            else {
                continue;
            };
            assert!(Frequency::of(less) < Frequency::of(more), "exercise {number}: {reason:?}");
        }
    }
}

#[test]
fn a_share_is_the_nearest_that_one_says() {
    let said = [0.001, 0.02, 0.07, 0.12, 0.19, 0.26, 0.35, 0.46, 0.66, 0.76, 0.81, 0.93, 0.99, 0.999]
        .map(|chance| Frequency::of(chance).name());
    let expected = [
        "hardly",
        "hardly",
        "tenth",
        "tenth",
        "fifth",
        "quarter",
        "third",
        "half",
        "two-thirds",
        "three-quarters",
        "four-fifths",
        "nine-tenths",
        "nearly",
        "nearly",
    ];
    assert_eq!(said, expected);
    // Only what is certain is said to be.
    assert_eq!([0.0, 1.0].map(|chance| Frequency::of(chance).name()), ["never", "always"]);
    let all = Frequency::ALL.map(|share| (share, share.is_certain()));
    assert!(all.is_sorted() && all[0].1 && all[all.len() - 1].1, "{all:?}");
    assert!(!Frequency::is_less(0.0, 0.04) && Frequency::is_less(0.0, 0.06) && Frequency::is_less(0.9, 1.0));
}

#[test]
fn what_a_pass_pays_is_told_where_it_pays() {
    // He has shown that he lacks both numbers, and a pass pays 20.
    let reasons = told(253);
    assert!(matches!(reasons[..], [Reason::Lacks { draws: false, .. }, Reason::PassPays(20, None)]), "{reasons:?}");
    // Nobody else can play, and a round of passes pays 25.
    let reasons = told(181);
    assert!(matches!(reasons[..], [Reason::OnlyYou(bones), Reason::RoundPays(25)] if bones.len() == 1), "{reasons:?}");
    for known in known() {
        let (number, paid) = (known.number, &known.exercise.seen.rules().bonuses);
        if paid.pass == 0 && paid.pass_round == 0 {
            let reasons = known.reasons();
            let is_paid = |reason: &Reason| matches!(reason, Reason::PassPays(..) | Reason::RoundPays(_));
            assert!(!reasons.iter().any(is_paid), "exercise {number}: {reasons:?}");
        }
    }
}

#[test]
fn near_the_target_it_is_told_how_often_the_next_player_reaches_it() {
    // He needs ten. After the best play he can score five at most, and after 4-2 often fifteen.
    let reasons = told(90);
    let [Reason::Guards { need: 10, likely: [hardly, often], .. }, ..] = reasons[..] else { panic!("{reasons:?}") };
    assert!(hardly < 0.05 && often > 0.5, "{reasons:?}");
}

#[test]
fn where_a_single_hand_ends_even_no_points_are_told() {
    let reasons = told(233);
    assert!(matches!(reasons[..], [Reason::LineTies, ..]), "{reasons:?}");
}

#[test]
fn a_bone_that_counts_more_alone_is_not_kept() {
    let reasons = told(92);
    assert!(reasons.contains(&Reason::Lone(Bone::doublet(0), 25)), "{reasons:?}");
}

#[test]
fn an_end_that_brings_a_number_back_is_told_with_the_bones_that_bring_it() {
    // Only 2-1 covers the 2, and its 1 is the player's own.
    let reasons = told(71);
    let bones = Bones::of(Bone::new(2, 1).expect("a bone"));
    assert!(reasons.contains(&Reason::Returns { pips: 2, bones }), "{reasons:?}");
}
