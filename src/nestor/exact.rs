//! Play without a doubt: once two seats know each other's bones and nothing can be drawn, the best move can be found out.

use super::value;
use super::{Candidate, distinct, policy};
use crate::engine::bone::{Bones, SEATS, Seat};
use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::engine::state::Phase;
use crate::engine::world::World;
use arrayvec::ArrayVec;

/// The only world that agrees with an observation, if nothing in it matters that is hidden.
pub(super) fn only_world(observation: &Observation) -> Option<World> {
    let rules = observation.rules();
    let all_known = rules.seats() == 2 && observation.boneyard_len() == 0 && !rules.firecrackers;
    if !all_known {
        return None;
    }
    let mut hands = [observation.unseen(); SEATS];
    hands[observation.seat().index()] = observation.hand();
    hands[2..].fill(Bones::NONE);
    World::new(observation, &hands, &[], [0; SEATS]).ok()
}

/// What every move is worth if both play as well as can be from there, the best first; nothing if that takes more than so many moves to find out.
pub(super) fn solve(world: &World, budget: u64) -> Option<(Vec<Candidate>, u64)> {
    let mut solver = Solver { seat: world.to_move(), budget, nodes: 0 };
    let before = solver.worth(world).lead;
    let mut candidates = Vec::new();
    for step in ordered(world) {
        let mut after = *world;
        after.play(step);
        let best = solver.best(&after, Worth::WORST, Worth::BEST)?;
        let points = f64::from(best.lead - before);
        candidates.push(Candidate { step, points, points_error: 0.0, win: f64::from(best.win), win_error: 0.0 });
    }
    candidates.sort_by(|a, b| b.win.total_cmp(&a.win).then(b.points.total_cmp(&a.points)));
    Some((candidates, solver.nodes))
}

/// What the end of a hand is worth to one seat: the chance to win, and among equal chances the points.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
struct Worth {
    win: f32,
    lead: i16,
}

impl Worth {
    const WORST: Worth = Worth { win: -1.0, lead: i16::MIN };
    const BEST: Worth = Worth { win: 2.0, lead: i16::MAX };
}

struct Solver {
    /// For whom things are worth something; the other seat wants the contrary.
    seat: Seat,
    budget: u64,
    nodes: u64,
}

impl Solver {
    fn worth(&self, world: &World) -> Worth {
        let side = world.rules().side(self.seat);
        let lead = value::lead(world.rules(), &world.scores(), self.seat);
        Worth { win: value::outcome(world)[side.index()], lead }
    }

    /// What a world is worth if both seats play as well as can be, as far as it lies between two bounds.
    fn best(&mut self, world: &World, mut least: Worth, mut most: Worth) -> Option<Worth> {
        if world.phase() != Phase::Playing {
            return Some(self.worth(world));
        }
        let own = world.to_move() == self.seat;
        let mut best = if own { Worth::WORST } else { Worth::BEST };
        for step in ordered(world) {
            self.nodes += 1;
            if self.nodes > self.budget {
                return None;
            }
            let mut after = *world;
            after.play(step);
            let found = self.best(&after, least, most)?;
            if own && found > best {
                best = found;
                least = if best > least { best } else { least };
            } else if !own && found < best {
                best = found;
                most = if best < most { best } else { most };
            }
            if least >= most {
                break;
            }
        }
        Some(best)
    }
}

/// The moves of a world, those first that look best.
fn ordered(world: &World) -> ArrayVec<Move, 64> {
    let mut rated: ArrayVec<(i32, Move), 64> = ArrayVec::new();
    for step in distinct(world, &world.legal()).take(64) {
        rated.push((policy::merit(world, step), step));
    }
    rated.sort_unstable_by_key(|&(merit, _)| std::cmp::Reverse(merit));
    rated.into_iter().map(|(_, step)| step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rules::{Preset, Rules};
    use crate::session::Session;
    use rand::{Rng, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    /// Every ending with at most so many bones left that random play of a hand comes to, as its mover sees it.
    fn endings(rules: Rules, number: u64, most: usize) -> Vec<Observation> {
        let mut chance = ChaCha8Rng::seed_from_u64(number);
        let mut session = Session::new(rules).expect("named rules can be played");
        session.deal_number(number).expect("a hand may be dealt");
        let mut endings = Vec::new();
        while session.state().phase() == Phase::Playing {
            let observation = session.observe(session.state().to_move());
            let left = observation.hand().len() + observation.unseen().len();
            if only_world(&observation).is_some() && left <= most && observation.legal().len() > 1 {
                endings.push(observation);
            }
            let step = session.state().legal().pick(chance.next_u32()).expect("whoever is on turn can do something");
            session.play(step).expect("a legal move can be made");
        }
        endings
    }

    /// What a world is worth to a seat, by trying everything.
    fn tried_out(world: &World, seat: Seat) -> Worth {
        if world.phase() != Phase::Playing {
            let side = world.rules().side(seat);
            let lead = value::lead(world.rules(), &world.scores(), seat);
            return Worth { win: value::outcome(world)[side.index()], lead };
        }
        let worths = world
            .legal()
            .iter()
            .map(|step| {
                let mut after = *world;
                after.play(step);
                tried_out(&after, seat)
            })
            .collect::<Vec<_>>();
        let better = |a: Worth, b: Worth| if (a > b) == (world.to_move() == seat) { a } else { b };
        worths.into_iter().reduce(better).expect("whoever is on turn can do something")
    }

    #[test]
    fn the_best_move_of_an_ending_is_the_one_that_trying_everything_finds() {
        let games =
            [Preset::AllFives, Preset::Draw, Preset::FivesAndThrees, Preset::Muggins, Preset::FiveUp, Preset::DrawGame];
        let mut compared = 0;
        for rules in games.into_iter().filter_map(|preset| preset.rules(2)) {
            for ending in (0..1_600).flat_map(|number| endings(rules, number, 8)) {
                let world = only_world(&ending).expect("nothing is hidden in an ending");
                let (candidates, _) = solve(&world, u64::MAX).expect("there is no bound to the search");
                for candidate in &candidates {
                    let mut after = world;
                    after.play(candidate.step);
                    let tried = tried_out(&after, ending.seat());
                    assert!((candidate.win - f64::from(tried.win)).abs() < 1e-6, "{candidate:?}, but {tried:?}");
                }
                assert!(candidates.windows(2).all(|pair| pair[0].win >= pair[1].win));
                compared += 1;
            }
        }
        assert!(compared > 2_000, "only {compared} endings were compared");
    }

    #[test]
    fn nothing_is_taken_for_known_while_a_bone_may_lie_elsewhere() {
        let block = Preset::Block.rules(2).expect("Block is for two");
        assert!(
            (0..50).all(|number| endings(block, number, 28).is_empty()),
            "the boneyard of a Block game is never seen"
        );
    }
}
