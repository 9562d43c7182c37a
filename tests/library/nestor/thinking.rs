//! A choice does not depend on the steps in which it is made, and it is sensible.

use super::positions::positions;
use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::Seat;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::{Candidate, Choice, Level, Thinking, chance_of, choose, sensible};
use electrum_dominoes::record::Session;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn every_table() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |players| preset.rules(players)))
}

fn chance() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(7)
}

/// The choice after thinking in steps of this many moves, and the number of steps.
fn in_steps(position: &Observation, level: Level, nodes: u64) -> (Choice, u64) {
    let mut thinking = Thinking::new(position.clone(), level, chance());
    let mut steps = 1;
    while !thinking.step(nodes) {
        steps += 1;
    }
    (thinking.choice(), steps)
}

/// How many choices took many steps, and how many positions were solved. A choice must be the same
/// in steps as at once.
fn in_steps_as_at_once(positions: impl Iterator<Item = Observation>) -> (u32, u32) {
    let (mut in_many, mut solved) = (0, 0);
    for (place, position) in positions.enumerate() {
        for level in Level::ALL.into_iter().filter(|&level| level < Level::Brutal || place % 16 == 0) {
            let at_once = choose(&position, level, &mut chance());
            let nodes = [0, 13, 1_000][(place + level as usize) % 3];
            let (choice, steps) = in_steps(&position, level, nodes);
            assert_eq!(choice, at_once, "{level} in steps of {nodes}");
            in_many += u32::from(steps > 10);
            solved += u32::from(at_once.worlds == 1);
        }
    }
    (in_many, solved)
}

#[test]
fn a_choice_does_not_depend_on_the_steps_in_which_it_was_made_in_any_game() {
    let (in_many, _) = in_steps_as_at_once(every_table().flat_map(|rules| positions(rules, 3)));
    assert!(in_many > 50, "{in_many} choices took many steps");
}

#[test]
fn an_ending_is_solved_the_same_in_whatever_steps() {
    let draw = Preset::Draw.rules(2).expect("a game for two");
    let endings =
        (0..400).flat_map(|number| positions(draw, number)).filter(|ending| ending.public().boneyard_len() == 0);
    let (_, solved) = in_steps_as_at_once(endings);
    assert!(solved > 5, "{solved} positions were solved");
}

#[test]
fn a_step_is_about_as_long_as_asked() {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    for position in positions(rules, 5) {
        let (choice, steps) = in_steps(&position, Level::Tough, 500);
        // A try always finishes before an interruption. It has fewer moves than a hand.
        assert!(steps <= 1 + choice.nodes / 500 && steps >= choice.nodes / 600, "{steps} for {}", choice.nodes);
    }
}

#[test]
fn an_interrupted_choice_is_what_looks_best_so_far() {
    for rules in every_table() {
        for position in positions(rules, 8) {
            let mut thinking = Thinking::new(position.clone(), Level::Brutal, chance());
            for _ in 0..3 {
                let choice = thinking.choice();
                assert!(position.legal().contains(choice.best), "{choice:?}");
                assert_eq!(choice.candidates[0].step, choice.best);
                thinking.step(200);
            }
        }
    }
}

#[test]
fn the_sensible_move_is_one_that_whoever_looks_considers_best() {
    let mut plays = 0;
    for rules in every_table() {
        for position in (0..6).flat_map(|number| positions(rules, number)) {
            let (step, moves) = (sensible(&position), position.legal());
            assert!(moves.contains(step), "{step} is illegal");
            let judged = choose(&position, Level::NotSoEasy, &mut chance_of(&position, 1)).candidates;
            // Without a look a play is worth what it scores, which is a whole number.
            let has_looked = judged.iter().any(|other| other.points.fract() != 0.0);
            if moves.can_play() && has_looked {
                let points = judged.iter().find(|candidate| candidate.step == step).map(|found| found.points);
                assert_eq!(points, Some(judged[0].points), "{step} in {judged:?}");
                plays += 1;
            }
        }
    }
    assert!(plays > 300, "only {plays} plays were compared");
}

#[test]
fn a_seat_whose_turn_it_is_not_passes() {
    let mut session = Session::new(Rules::default()).expect("Draw can be played");
    session.deal_number(1).expect("the hand can be dealt");
    let idle = session.observe(session.state().to_move().next(2));
    assert_eq!(sensible(&idle), Move::Pass);
    assert!(Thinking::new(idle.clone(), Level::Brutal, chance()).step(1));
    assert_eq!(choose(&idle, Level::Brutal, &mut chance()).best, Move::Pass);
}

#[test]
fn a_position_has_its_own_random_numbers() {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let (one, other) = (&positions(rules, 1)[0], &positions(rules, 2)[0]);
    let first = |position: &Observation, seed| chance_of(position, seed).next_u64();
    assert_eq!(first(one, 4), first(&one.clone(), 4));
    assert_ne!(first(one, 4), first(other, 4));
    assert_ne!(first(one, 4), first(one, 5));
}

#[test]
fn tough_always_draws_where_draws_are_free() {
    let mut chance = ChaCha8Rng::seed_from_u64(6);
    let rules = Preset::AllFivesPalm.rules(2).expect("a game for two");
    for number in 0..4 {
        let mut session = Session::new(rules).expect("named rules can be played");
        session.deal_number(number).expect("the hand can be dealt");
        let lead = session.state().legal().nth(0).expect("there is a leader");
        session.play(lead).expect("a legal move");
        while session.state().legal().draw {
            let choice = choose(&session.observe(session.state().to_move()), Level::Tough, &mut chance);
            assert_eq!(choice.best, Move::Draw, "{choice:?}");
            session.play(choice.best).expect("a legal move");
        }
    }
}

#[test]
fn the_best_move_comes_first_and_the_others_follow_by_their_chance_to_win() {
    let mut chance = ChaCha8Rng::seed_from_u64(6);
    let mut listed = 0;
    for number in 0..6 {
        let rules = Preset::AllFives.rules(2).expect("a game for two");
        let mut session = Session::new(rules).expect("named rules can be played");
        session.deal_number(number).expect("the hand can be dealt");
        while session.state().phase() == Phase::Playing {
            let choice = choose(&session.observe(session.state().to_move()), Level::Tough, &mut chance);
            let [best, others @ ..] = &choice.candidates[..] else { panic!("there is always something to do") };
            assert_eq!(best.step, choice.best);
            assert!(others.is_sorted_by(|first, second| first.win >= second.win), "{others:?}");
            listed += others.len();
            session.play(choice.best).expect("a legal move");
        }
    }
    assert!(listed > 100, "only {listed} moves were considered beside the best");
}

/// Whether a game is won after a move, if not one in five hundred goes the other way.
fn decided(candidate: &Candidate) -> Option<bool> {
    let is_won = candidate.win > 0.5;
    let other = if is_won { 1.0 - candidate.win } else { candidate.win };
    (other <= 0.002).then_some(is_won)
}

#[test]
fn where_a_game_is_as_good_as_decided_the_play_that_gains_most_points_is_made() {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let mut found = [0, 0];
    for number in 0..60 {
        let game = play_game(rules, number, |seen| {
            let scores = [seen.seat(), seen.seat().next(2)].map(|seat| seen.score(rules.side(seat)));
            if (scores[0] - scores[1]).abs() >= 80 && scores.iter().any(|&score| score >= 130) {
                let choice = choose(seen, Level::Brutal, &mut chance_of(seen, number));
                let (best, others) = choice.candidates.split_first().expect("there is a move");
                let alike = others.iter().filter(|other| decided(best).is_some() && decided(other) == decided(best));
                for other in alike {
                    found[usize::from(decided(best) == Some(true))] += 1;
                    // What was tried seldom is known less well.
                    let errors = 3.0 * (best.points_error + other.points_error);
                    assert!(best.points + errors >= other.points, "{best:?} instead of {other:?}");
                }
            }
            if seen.seat() == Seat::FIRST {
                return seen.legal().nth(0).expect("the seat to move has a legal move");
            }
            sensible(seen)
        });
        game.expect("named rules can be played");
    }
    assert!(found.iter().all(|&found| found > 3), "{found:?} plays were compared");
}
