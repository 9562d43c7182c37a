//! What a judgement names lies where the play lies: after each play, and not only after the twin that is listed,
//! every answer and every move of a line can be made.

use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::world::set_up;
use electrum_dominoes::engine::{Observation, Phase};
use electrum_dominoes::nestor::Exchanges;
use electrum_dominoes::nestor::judge::{Judgement, Judging};
use electrum_dominoes::record::Session;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Few, because what is named is looked at here, and not whether it is good.
const NODES: u64 = 30_000;

/// What cannot be made after a legal move that is judged, of all that its judgement names.
fn impossible(seen: &Observation, chance: &mut ChaCha8Rng) -> Vec<String> {
    let judged = Judging::new(seen.clone(), NODES).finish();
    let mut exchanges = Exchanges::new(seen.clone());
    let mut wrong = Vec::new();
    for step in seen.legal().iter() {
        let Judgement { played, .. } = judged.of(step).expect("it is legal");
        assert_eq!(played.step, step);
        if let Some(answer) = played.facts.later.and_then(|later| later.answer) {
            let fits = (0..2000).any(|_| {
                let (mut state, _) = set_up(exchanges.next(chance), seen);
                state.play(step).expect("it is legal");
                state.legal().contains(answer.step)
            });
            wrong.extend((!fits).then(|| format!("{step}: answer {}", answer.step)));
        }
        let (mut state, _) = set_up(exchanges.next(chance), seen);
        state.play(step).expect("it is legal");
        for next in played.line.steps() {
            if state.phase() != Phase::Playing || state.play(next).is_err() {
                wrong.push(format!("{step}: {next} in a line"));
                break;
            }
        }
    }
    wrong
}

#[test]
fn every_answer_and_every_move_of_a_line_is_legal_where_it_stands() {
    let mut chance = ChaCha8Rng::seed_from_u64(41);
    let mut twins = 0;
    for (preset, seats) in [
        (Preset::FivesAndThrees, 2),
        (Preset::Draw, 2),
        (Preset::AllFives, 2),
        (Preset::Partnership, 4),
        (Preset::Cross, 2),
        (Preset::Matador, 2),
        (Preset::FiveUp, 2),
        (Preset::Manaus, 4),
        (Preset::Bergen, 3),
        (Preset::Cuban, 4),
    ] {
        for number in 0..3 {
            let rules = preset.rules(seats).expect("a game for so many");
            let mut session = Session::new(rules).expect("rules that can be played");
            session.deal_number(number).expect("a deal");
            while session.state().phase() == Phase::Playing {
                let seen = session.observe(session.state().to_move());
                let legal: Vec<_> = seen.legal().iter().collect();
                if legal.len() > 1 && seen.deeds().len() % 2 == 1 {
                    let judged = Judging::new(seen.clone(), 500).finish();
                    twins += judged.moves.iter().filter(|(step, known_as)| step != known_as).count();
                    assert_eq!(impossible(&seen, &mut chance), Vec::<String>::new(), "{preset:?}, {number}");
                }
                let step = legal[(seen.deeds().len() * 7 + number as usize) % legal.len()];
                session.play(step).expect("it is legal");
            }
        }
    }
    assert!(twins > 10, "there were hardly any twins to go wrong: {twins}");
}
