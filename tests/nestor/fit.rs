//! The weights in the code are nearly the best for the choices that the levels make, and are fitted to the same likelihoods that Nestor believes in.

use crate::common::table::{deal, preset, seat};
use electrum_dominoes::engine::bone::{Bone, Bones};
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{FirstLead, Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::fit::Data;
use electrum_dominoes::nestor::shares::{Believing, Holder};
use electrum_dominoes::nestor::{Level, chance_of, choose};
use electrum_dominoes::record::Session;

/// Returns what a level knew and did at each turn of a hand against itself.
fn hand(preset: Preset, level: Level, number: u64) -> Vec<(Observation, Move)> {
    let mut session = Session::new(preset.rules(2).expect("a game for two")).expect("named rules can be played");
    session.deal_number(number).expect("the hand can be dealt");
    let mut choices = Vec::new();
    while session.state().phase() == Phase::Playing {
        let observation = session.observe(session.state().to_move());
        let step = choose(&observation, level, &mut chance_of(&observation, number)).best;
        session.play(step).expect("a legal move can be made");
        choices.push((observation, step));
    }
    choices
}

const GAMES: [Preset; 3] = [Preset::AllFives, Preset::Draw, Preset::AllThrees];

#[test]
fn fitted_weights_predict_choices_better_and_the_weights_in_the_code_nearly_as_well() {
    let mut data = Data::default();
    for (number, preset) in (0..90).zip(GAMES.into_iter().cycle()) {
        for level in Level::ALL.into_iter().filter(|&level| level < Level::Brutal) {
            let choices = hand(preset, level, number);
            for seat in preset.rules(2).expect("a game for two").all_seats() {
                let own = choices.iter().filter(|(observation, _)| observation.seat() == seat);
                data.add_hand(Some(level), own.map(|(observation, step)| (observation, *step)));
            }
        }
    }
    let fits = data.fit();
    assert_eq!(fits.len(), 4, "{fits:?}");
    for fit in fits {
        assert!(fit.fitted >= fit.as_they_stand, "{fit:?}");
        assert!(fit.as_they_stand > fit.blind, "{fit:?}");
        assert!(fit.as_they_stand > fit.fitted - 0.1, "{fit:?}");
    }
}

/// A hand that seat 0 leads with the first of these moves, after that move.
fn led(rules: Rules, deal: Deal, lead: &str) -> Session {
    let mut session = Session::new(rules).expect("rules that can be played");
    session.deal(deal).expect("the hands can be dealt");
    session.play(lead.parse().expect("a move")).expect("a legal lead");
    session
}

/// How likely seat 1 makes this play, in whatever manner it plays, as the fit sees it.
fn likelihood(session: &Session, step: Move) -> f64 {
    let mut data = Data::default();
    data.add_hand(Some(Level::Tough), [(&session.observe(seat(1)), step)]);
    let fits = data.fit();
    let greedy = fits.iter().find(|fit| fit.weights.iter().any(|weight| weight.name == "GREEDY"));
    greedy.expect("a hand was added").as_they_stand.exp()
}

#[test]
fn choices_have_the_same_likelihood_in_the_fit_and_in_nestors_beliefs() {
    for (game, lead, other, reply) in [
        (Preset::AllFives, "5-5e", "5-1 3-2 4-1", "5-1e"),
        (Preset::AllFives, "6-4e", "6-5 3-2 4-1", "6-5e"),
        (Preset::Draw, "6-6e", "6-3 1-0 2-0", "6-3e"),
        (Preset::AllThrees, "6-3e", "6-6 1-0 2-0", "6-6e"),
    ] {
        let rules = Rules { hand: 3, lead_first: FirstLead::Seat(seat(0)), ..preset(game) };
        let own = format!("{} 4-3 2-1", lead.trim_end_matches('e'));
        let real = deal(&[&own, other], "");
        let step: Move = reply.parse().expect("a move");
        let Move::Play(played, _) = step else { panic!("{reply} is no play") };
        let mut session = led(rules, real.clone(), lead);
        session.play(step).unwrap_or_else(|why| panic!("{reply}: {why}"));
        let seen = session.observe(seat(0));
        let (mut held, mut sum) = ([0.0; 28], 0.0);
        for kept in seen.unseen().subsets().filter(|kept| kept.len() == 2) {
            let hands = [real.hands[0], kept | Bones::of(played), Bones::NONE, Bones::NONE];
            let boneyard = (!(hands[0] | hands[1])).iter().collect();
            let likelihood = likelihood(&led(rules, Deal { hands, boneyard, ..real.clone() }, lead), step);
            kept.iter().for_each(|bone| held[bone.index()] += likelihood);
            sum += likelihood;
        }
        let shares = Believing::new(seen.clone(), true, 20_000).finish();
        for bone in Bone::all().filter(|bone| seen.unseen().contains(*bone)) {
            let (there, here) = (shares.of(bone, Holder::Hand(seat(1))), held[bone.index()] / sum);
            assert!((there - here).abs() < 0.015, "{bone} is believed held with {there}, not {here}: {game:?} {reply}");
        }
    }
}
