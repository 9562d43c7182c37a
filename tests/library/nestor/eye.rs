//! What a level sees that does not look ahead.

use crate::common::table::preset;
use electrum_dominoes::engine::bone::{Bone, Bones};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::{Level, chance_of, choose, sensible};
use electrum_dominoes::record::Session;

/// The share of the hands that the next player may have in which nothing fits the table after this
/// play.
fn stuck(seen: &Observation, step: Move) -> f64 {
    let Move::Play(bone, end) = step else { return 0.0 };
    let fitting = seen.layout().after(seen.seat(), bone, end).fitting();
    let next = seen.seat().next(2);
    let unseen: Vec<Bone> = seen.unseen().iter().collect();
    let hand = |some: u32| unseen.iter().enumerate().filter(move |(at, _)| some >> at & 1 == 1).map(|(_, bone)| *bone);
    let hands = (0..1 << unseen.len()).map(|some| hand(some).collect::<Bones>());
    let all: Vec<Bones> = hands.filter(|hand| hand.len() == seen.hand_len(next)).collect();
    all.iter().filter(|hand| hand.is_disjoint(fitting)).count() as f64 / all.len() as f64
}

#[test]
fn a_play_that_blocks_is_worth_more_in_proportion_to_the_hands_without_an_answer() {
    let mut found = Vec::new();
    for number in 0..60 {
        let mut session = Session::new(preset(Preset::Draw)).expect("named rules can be played");
        session.deal_number(number).expect("the hand can be dealt");
        while session.state().phase() == Phase::Playing {
            let seen = session.observe(session.state().to_move());
            if seen.unseen().len() < 16 && seen.hand_len(seen.seat().next(2)) < 5 && seen.legal().len() > 1 {
                let mut judged = choose(&seen, Level::NotSoEasy, &mut chance_of(&seen, 0)).candidates;
                // Nothing scores here, so that a play without a look is worth nothing.
                judged.retain(|candidate| candidate.points != 0.0);
                for (one, other) in judged.iter().flat_map(|one| judged.iter().map(move |other| (one, other))) {
                    // The same bone at two ends gets rid of as much, and keeps as many bones that
                    // fit.
                    let (Move::Play(bone, end), Move::Play(same, there)) = (one.step, other.step) else { continue };
                    let followers = |end| {
                        let fitting = seen.layout().after(seen.seat(), bone, end).fitting();
                        ((seen.hand() - Bones::of(bone)) & fitting).len()
                    };
                    if bone == same && end != there && followers(end) == followers(there) {
                        found.push((one.points - other.points, stuck(&seen, one.step) - stuck(&seen, other.step)));
                    }
                }
            }
            session.play(sensible(&seen)).expect("a sensible move is legal");
        }
    }
    let (points, share) = found.iter().copied().max_by(|a, b| a.1.total_cmp(&b.1)).expect("some bones fit two ends");
    assert!(found.len() > 30 && share > 0.1 && points > 0.0, "{} {share} {points}", found.len());
    for (more, stuck) in found {
        assert!((more - stuck * points / share).abs() < 1e-9, "{more} points for {stuck}");
    }
}
