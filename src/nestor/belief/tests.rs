//! Compares beliefs with what was seen of a hand, and with who played it.

use super::*;
use crate::engine::{Deal, Move, Phase, Preset};
use crate::nestor::{Level, choose};
use crate::record::Session;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Calls `look` at every position with a choice, in a hand of random moves.
fn watch_hand(rules: Rules, number: u64, mut look: impl FnMut(&Session)) {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut session = Session::new(rules).expect("named rules can be played");
    session.deal_number(number).expect("the hand can be dealt");
    while session.state().phase() == Phase::Playing {
        if session.state().legal().len() > 1 {
            look(&session);
        }
        let step = session.state().legal().pick(chance.next_u32()).expect("the seat to move has a legal move");
        session.play(step).expect("a legal move can be made");
    }
}

/// The deal that belongs to an assignment of the bones.
fn deal_behind(belief: &Belief, real: &Deal) -> Deal {
    let observation = &belief.observation;
    let mut deal = Deal { hands: [Bones::NONE; SEATS], boneyard: ArrayVec::new(), ..real.clone() };
    deal.hands[observation.seat().index()] = observation.dealt();
    let mut drawn = [None; 128];
    let mut rest = ArrayVec::<Bone, MOST>::new();
    for (slot, &item) in belief.whereabouts.slots.iter().zip(&belief.held) {
        let bone = belief.whereabouts.bone(item);
        match slot.seat {
            None => rest.push(bone),
            Some(seat) if slot.since == DEAL => deal.hands[seat.index()].insert(bone),
            Some(_) => drawn[slot.since as usize] = Some(bone),
        }
    }
    for (when, _, what) in deeds(observation) {
        match what {
            Act::Drew(Some(bone)) => deal.boneyard.push(bone),
            Act::Drew(None) => deal.boneyard.push(drawn[when as usize].expect("every draw has a bone")),
            _ => {}
        }
    }
    deal.boneyard.extend(rest);
    deal
}

/// Plays the moves of a hand again from another deal, if they are possible.
fn replayed(rules: Rules, deal: Deal, moves: &[Move]) -> Option<Session> {
    let mut session = Session::new(rules).ok()?;
    session.deal(deal).ok()?;
    moves.iter().try_for_each(|&step| session.play(step).map(|_| ())).ok()?;
    Some(session)
}

fn tables() -> impl Iterator<Item = Rules> {
    // The slots do not show where a firecracker put its bone.
    Preset::tables().map(|(_, rules)| rules).filter(|rules| !rules.firecrackers)
}

#[test]
fn everything_that_was_seen_is_possible_in_every_sampled_world() {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for rules in tables() {
        for number in 0..12 {
            watch_hand(rules, number, |session| {
                let observation = session.observe(session.state().to_move());
                let hand = session.record().hands.last().expect("a hand was dealt");
                let mut belief = Belief::new(observation.clone(), number % 2 == 0);
                for _ in 0..5 {
                    let (world, _) = belief.sample(&mut chance);
                    assert_eq!(world.observe(&observation), observation);
                    let again = replayed(rules, deal_behind(&belief, &hand.deal), &hand.moves);
                    let again = again.expect("the same moves can be made");
                    assert_eq!(again.observe(observation.seat()), observation);
                }
            });
        }
    }
}

/// Calls `look` at every position of some hands of All Fives between two levels, with the level of the player who is not to move.
fn watch_levels(levels: [Level; 2], hands: u64, mut look: impl FnMut(&Observation, Level)) {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    for number in 0..hands {
        let mut session = Session::new(rules).expect("named rules can be played");
        session.deal_number(number).expect("the hand can be dealt");
        while session.state().phase() == Phase::Playing {
            let seat = session.state().to_move();
            let observation = session.observe(seat);
            look(&observation, levels[seat.next(2).index()]);
            let choice = choose(&observation, levels[seat.index()], &mut chance);
            session.play(choice.best).expect("a legal move");
        }
    }
}

#[test]
fn a_player_who_plays_for_points_alone_is_recognised() {
    const WORLDS: u32 = 40;
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    // How often each is believed to play for points alone, and the number of worlds, late in the hand.
    let mut beginner = (0, 0);
    let mut other = (0, 0);
    watch_levels([Level::Beginner, Level::NotSoEasy], 40, |observation, level| {
        if observation.table().bones().len() < 8 {
            return;
        }
        let seat = observation.seat().next(2);
        let mut belief = Belief::new(observation.clone(), true);
        let counted = if level == Level::Beginner { &mut beginner } else { &mut other };
        counted.0 += (0..WORLDS).filter(|_| belief.sample(&mut chance).1[seat.index()] == Manner::Greedy).count();
        counted.1 += WORLDS;
    });
    let [beginner, other] = [beginner, other].map(|(greedy, asked)| greedy as f64 / f64::from(asked));
    assert!(beginner > 1.4 * other, "{beginner} for the beginner, {other} for the other");
}
