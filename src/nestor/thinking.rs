//! Choosing a move little by little, so that whoever asks can do other things in between, or give up.

use super::exact::{Solver, Stage};
use super::level::Mind;
use super::search::Search;
use super::{Candidate, Choice, Level, eye, value};
use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use rand::{Rng, RngExt};

/// A choice that is being made. However it is cut into steps, it comes out the same for the same chance; and dropping it ends it.
pub struct Thinking<C: Rng> {
    observation: Observation,
    mind: Mind,
    chance: C,
    stage: Stage<Search, Choice>,
}

impl<C: Rng> Thinking<C> {
    /// Begins to choose. The observation must be of a seat whose turn it is; otherwise there is nothing to choose, and he passes.
    pub fn new(observation: Observation, level: Level, mut chance: C) -> Thinking<C> {
        let mind = level.mind();
        let moves = observation.legal();
        let stage = if moves.len() < 2 {
            Stage::Done(without_a_look(&observation, moves.nth(0).unwrap_or(Move::Pass)))
        } else if mind.nodes == 0 {
            Stage::Done(by_eye(&observation, &mind, &mut chance))
        } else {
            Stage::new(&observation, || search(&observation, &mind))
        };
        Thinking { observation, mind, chance, stage }
    }

    /// Thinks on for about so many moves made in worlds, and returns whether the choice is made. A step takes at least a few moves, even if none are
    /// asked for, so that thinking always comes to an end.
    pub fn step(&mut self, nodes: u64) -> bool {
        let Thinking { observation, mind, chance, stage } = self;
        let solved = |solver: &Solver| {
            let candidates = solver.candidates();
            Choice { best: candidates[0].step, candidates, worlds: 1, nodes: solver.nodes() }
        };
        let go_on = |search: &mut Search| {
            let until = search.nodes.saturating_add(nodes.max(1));
            search.run(until.min(mind.nodes), chance);
            (search.nodes >= mind.nodes).then(|| found(search, observation))
        };
        stage.step(nodes, solved, || search(observation, mind), go_on)
    }

    /// The choice; or, while it is still being made, what looks best so far.
    pub fn choice(&self) -> Choice {
        match &self.stage {
            Stage::Done(choice) => choice.clone(),
            Stage::Trying(search) => found(search, &self.observation),
            Stage::Solving(_) => at_first_sight(&self.observation),
        }
    }
}

fn search(observation: &Observation, mind: &Mind) -> Search {
    Search::new(observation.clone(), mind.reads_plays)
}

/// What a search has found so far.
fn found(search: &Search, observation: &Observation) -> Choice {
    let candidates = search.candidates();
    match candidates.first() {
        Some(best) => Choice { best: best.step, worlds: search.worlds, nodes: search.nodes, candidates },
        None => at_first_sight(observation),
    }
}

fn at_first_sight(observation: &Observation) -> Choice {
    without_a_look(observation, eye::sensible(observation))
}

/// A move that nothing was weighed against.
fn without_a_look(observation: &Observation, step: Move) -> Choice {
    let points = f64::from(observation.points_of(step));
    let win = f64::from(value::chances_of(observation));
    let candidate = Candidate { step, points, points_error: 0.0, win, win_error: 0.0 };
    Choice { best: step, candidates: vec![candidate], worlds: 0, nodes: 0 }
}

/// The move that looks best, ties by chance.
fn by_eye(observation: &Observation, mind: &Mind, chance: &mut impl Rng) -> Choice {
    let mut candidates = eye::judge(observation, mind, chance);
    candidates.sort_by(|a, b| b.points.total_cmp(&a.points));
    let most = candidates[0].points;
    let equals = candidates.iter().take_while(|candidate| candidate.points >= most).count();
    let best = candidates[chance.random_range(0..equals)].step;
    Choice { best, candidates, worlds: 0, nodes: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rules::{Preset, Rules};
    use crate::engine::state::Phase;
    use crate::nestor::{chance_of, choose, sensible};
    use crate::record::Session;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// Every position of a hand of random moves in which there is something to choose.
    fn positions(rules: Rules, number: u64) -> Vec<Observation> {
        let mut chance = ChaCha8Rng::seed_from_u64(number);
        let mut session = Session::new(rules).expect("named rules can be played");
        session.deal_number(number).expect("a hand may be dealt");
        let mut positions = Vec::new();
        while session.state().phase() == Phase::Playing {
            let moves = session.state().legal();
            if moves.len() > 1 {
                positions.push(session.observe(session.state().to_move()));
            }
            let step = moves.pick(chance.next_u32()).expect("whoever is on turn can do something");
            session.play(step).expect("a legal move can be made");
        }
        positions
    }

    fn every_table() -> impl Iterator<Item = Rules> {
        Preset::ALL.into_iter().flat_map(|preset| preset.players().filter_map(move |players| preset.rules(players)))
    }

    fn chance() -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64(7)
    }

    /// What comes of thinking in steps of so many moves, and after how many steps.
    fn in_steps(position: &Observation, level: Level, nodes: u64) -> (Choice, u64) {
        let mut thinking = Thinking::new(position.clone(), level, chance());
        let mut steps = 1;
        while !thinking.step(nodes) {
            steps += 1;
        }
        (thinking.choice(), steps)
    }

    #[test]
    fn a_choice_does_not_depend_on_the_steps_in_which_it_was_made() {
        let (mut in_many, mut solved) = (0, 0);
        let draw = Preset::Draw.rules(2).expect("a game for two");
        let endings = (0..400).flat_map(|number| positions(draw, number)).filter(|ending| ending.boneyard_len() == 0);
        let of_every_game = every_table().flat_map(|rules| positions(rules, 3));
        for (place, position) in of_every_game.chain(endings).enumerate() {
            for level in Level::ALL.into_iter().filter(|&level| level < Level::Brutal || place % 8 == 0) {
                let at_once = choose(&position, level, &mut chance());
                for nodes in [0, 13, 1_000] {
                    let (choice, steps) = in_steps(&position, level, nodes);
                    assert_eq!(choice, at_once, "{level} in steps of {nodes}");
                    in_many += u32::from(steps > 10);
                }
                solved += u32::from(at_once.worlds == 1);
            }
        }
        assert!(in_many > 50 && solved > 5, "{in_many} choices took many steps, and {solved} positions were solved");
    }

    #[test]
    fn a_step_is_about_as_long_as_asked() {
        let rules = Preset::AllFives.rules(2).expect("a game for two");
        for position in positions(rules, 5) {
            let (choice, steps) = in_steps(&position, Level::Tough, 500);
            // A try is finished before thinking is interrupted, and has fewer moves than a hand can have.
            assert!(steps <= 1 + choice.nodes / 500 && steps >= choice.nodes / 600, "{steps} for {}", choice.nodes);
        }
    }

    #[test]
    fn whoever_is_interrupted_says_what_looks_best_so_far() {
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
    fn the_sensible_move_is_one_that_easy_holds_for_the_best() {
        let mut plays = 0;
        for rules in every_table() {
            for position in (0..6).flat_map(|number| positions(rules, number)) {
                let (step, moves) = (sensible(&position), position.legal());
                assert!(moves.contains(step), "{step} is illegal");
                if moves.can_play() {
                    let judged = choose(&position, Level::Easy, &mut chance()).candidates;
                    let points = judged.iter().find(|candidate| candidate.step == step).map(|found| found.points);
                    assert_eq!(points, Some(judged[0].points), "{step} in {judged:?}");
                    plays += 1;
                }
            }
        }
        assert!(plays > 300, "only {plays} plays were compared");
    }

    #[test]
    fn a_seat_that_is_not_on_turn_passes() {
        let mut session = Session::new(Rules::default()).expect("Draw can be played");
        session.deal_number(1).expect("a hand may be dealt");
        let idle = session.observe(session.state().to_move().next(2));
        assert_eq!(sensible(&idle), Move::Pass);
        assert!(Thinking::new(idle.clone(), Level::Brutal, chance()).step(1));
        assert_eq!(choose(&idle, Level::Brutal, &mut chance()).best, Move::Pass);
    }

    #[test]
    fn a_position_has_a_chance_of_its_own() {
        let rules = Preset::AllFives.rules(2).expect("a game for two");
        let (one, other) = (&positions(rules, 1)[0], &positions(rules, 2)[0]);
        let first = |position: &Observation, seed| chance_of(position, seed).next_u64();
        assert_eq!(first(one, 4), first(&one.clone(), 4));
        assert_ne!(first(one, 4), first(other, 4));
        assert_ne!(first(one, 4), first(one, 5));
    }
}
