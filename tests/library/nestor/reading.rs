//! What Nestor reads in a play: which bones the player probably kept, and which the player probably
//! never had.

use crate::common::table::{bone, deal, preset, seat};
use electrum_dominoes::engine::bone::Bone;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::{Act, Observation};
use electrum_dominoes::engine::rules::{FirstLead, LeadBone, Leading, NextLead, Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::exercises::for_points;
use electrum_dominoes::nestor::shares::{Believing, Holder, Shares};
use electrum_dominoes::nestor::{Level, chance_of, choose};
use electrum_dominoes::record::Session;

/// What the first seat sees after these moves from these hands.
fn seen_after(rules: Rules, hands: [&str; 2], boneyard: &str, moves: &[&str]) -> Observation {
    let deal = deal(&hands, boneyard);
    let rules = Rules { hand: deal.hands[0].len() as u8, lead_first: FirstLead::Seat(seat(0)), ..rules };
    let mut session = Session::new(rules).expect("rules that can be played");
    session.deal(deal).expect("the hands can be dealt");
    for step in moves {
        session.play(step.parse().expect("a move")).expect("a legal move");
    }
    session.observe(seat(0))
}

/// Where the bones may be without a reading of the plays, and with it.
fn believed(seen: &Observation) -> [Shares; 2] {
    [false, true].map(|reads_plays| Believing::new(seen.clone(), reads_plays, 20_000).finish())
}

/// How likely the second seat is to hold a bone.
fn held(shares: &Shares, name: &str) -> f64 {
    shares.of(bone(name), Holder::Hand(seat(1)))
}

#[test]
fn the_only_possible_play_shows_no_more_than_that_it_had_to_be_made() {
    let hands = ["6-6 5-4 5-3 5-2 5-1", "1-0 2-0 3-1 3-2 2-1"];
    let seen = seen_after(preset(Preset::Draw), hands, "4-3 6-4", &["6-6e", "draw", "draw", "6-4e"]);
    let [without, with] = believed(&seen);
    for name in ["1-0", "6-5", "4-4", "4-2", "5-5"] {
        let (without, with) = (held(&without, name), held(&with, name));
        assert!((with - without).abs() < 0.02, "{name}: {with} instead of {without}");
    }
}

#[test]
fn a_seat_that_left_a_score_hardly_holds_the_bone_for_it() {
    // On 5-5, the 5-0 scores ten points, and the 5-1 scores none.
    let hands = ["5-5 6-4 6-3 4-2 3-1", "5-1 3-2 4-1 2-0 3-0"];
    let [without, with] = believed(&seen_after(preset(Preset::AllFives), hands, "", &["5-5e", "5-1e"]));
    assert!(held(&with, "5-0") < 0.25 * held(&without, "5-0"), "{} {}", held(&with, "5-0"), held(&without, "5-0"));
}

#[test]
fn another_bone_that_fitted_is_less_likely_held() {
    let hands = ["6-6 5-5 4-4 5-4 3-3", "6-3 1-0 2-0 2-1 4-1"];
    let [without, with] = believed(&seen_after(preset(Preset::Draw), hands, "", &["6-6e", "6-3e"]));
    assert!(held(&with, "6-1") < 0.9 * held(&without, "6-1"), "{} {}", held(&with, "6-1"), held(&without, "6-1"));
}

#[test]
fn a_seat_that_opens_a_suit_probably_holds_it() {
    let hands = ["6-6 5-5 4-4 5-4 3-3", "6-3 1-0 2-0 2-1 4-1"];
    let [_, with] = believed(&seen_after(preset(Preset::Draw), hands, "", &["6-6e", "6-3e"]));
    let [threes, fours] = [["3-0", "3-1", "3-2"], ["4-0", "4-1", "4-2"]].map(|names| {
        let held = names.map(|name| held(&with, name));
        held.iter().sum::<f64>()
    });
    assert!(threes > fours + 0.02, "{threes} {fours}");
}

#[test]
fn whoever_had_to_lead_a_doublet_did_not_choose_it_before_other_bones() {
    // The second seat goes out first, and then leads by the rules a doublet.
    let rules = Rules {
        hand: 3,
        lead_first: FirstLead::Seat(seat(0)),
        leading: Leading { bone: LeadBone::DoubletOrNext, ..preset(Preset::Block).leading },
        lead_next: NextLead::Winner,
        ..preset(Preset::Block)
    };
    let believed_of_others = |rules| {
        let mut session = Session::new(rules).expect("rules that can be played");
        session.deal(deal(&["6-6 4-3 4-2", "6-5 5-1 1-0"], "")).expect("the hands can be dealt");
        for step in ["6-6e", "6-5e", "pass", "5-1e", "pass", "1-0e"] {
            session.play(step.parse().expect("a move")).expect("a legal move");
        }
        session.deal(deal(&["6-0 5-3 4-1", "2-2 6-5 6-4"], "")).expect("the hands can be dealt");
        session.play("2-2e".parse().expect("a move")).expect("a legal move");
        let seen = session.observe(seat(0));
        let [without, with] = believed(&seen);
        let sum = |shares: &Shares| ["6-5", "6-4", "5-4", "6-3"].iter().map(|name| held(shares, name)).sum::<f64>();
        sum(&with) / sum(&without)
    };
    let bound = believed_of_others(rules);
    let free = believed_of_others(Rules { leading: preset(Preset::Block).leading, ..rules });
    assert!(bound > 1.0 && free < 0.9, "{bound} where only doublets lead, {free} where any bone does");
}

/// How often this player, late in hands of All Fives, is believed to hold a bone that would have
/// scored a little more than what it just played. The share is divided by what draws and passes
/// alone leave possible.
fn kept_for_more(play: impl Fn(&Observation) -> Move) -> f64 {
    let (mut without, mut with) = (0.0, 0.0);
    for number in 0..40 {
        let mut session = Session::new(preset(Preset::AllFives)).expect("named rules can be played");
        session.deal_number(number).expect("the hand can be dealt");
        while session.state().phase() == Phase::Playing {
            let mover = session.state().to_move();
            let before = session.observe(mover);
            let step = play(&before);
            let (layout, points) = (*session.state().layout(), session.state().points_of(step));
            session.play(step).expect("a legal move");
            let seen = session.observe(mover.next(2));
            let played = matches!(seen.deeds().last().map(|deed| deed.act), Some(Act::Played(..)));
            if layout.bones().len() < 6 || !played {
                continue;
            }
            let best = |bone: Bone| {
                let ends = layout.fits().filter(|(_, fitting)| fitting.contains(bone));
                ends.map(|(end, _)| layout.opening(end).points_with(seen.rules(), bone)).max().unwrap_or(0)
            };
            let more: Vec<Bone> = seen.unseen().iter().filter(|bone| best(*bone) == points + 5).collect();
            if more.is_empty() {
                continue;
            }
            for (sum, reads_plays) in [(&mut without, false), (&mut with, true)] {
                let shares = Believing::new(seen.clone(), reads_plays, 200).finish();
                *sum += more.iter().map(|bone| shares.of(*bone, Holder::Hand(mover))).sum::<f64>();
            }
        }
    }
    with / without
}

#[test]
fn a_player_who_plays_for_points_alone_is_recognised() {
    let thoughtful = |seen: &Observation| choose(seen, Level::NotSoEasy, &mut chance_of(seen, 3)).best;
    let [greedy, other] = [kept_for_more(for_points), kept_for_more(thoughtful)];
    assert!(greedy < 0.7 * other, "{greedy} for the greedy one, {other} for the other");
}
