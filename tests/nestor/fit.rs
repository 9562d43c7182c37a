//! The weights in the code are nearly the best for the choices that the levels make.

use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::fit::Data;
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
