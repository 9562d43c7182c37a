//! Games that one seat cannot tell apart by the rules: the seat was dealt and drew the same bones,
//! and all moves and scores are the same. Everything hidden differs. Nothing here asks the engine
//! what a seat may know, because these games test the engine's answer.

#![allow(dead_code, unreachable_pub, reason = "each test uses its own share of it")]

use electrum_dominoes::engine::bone::{Bone, Bones, Seat};
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::event::Event;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::engine::shuffle::shuffle;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::record::{Session, numbers::deal_number};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A game in which a hand is being played, with all events of that hand, hidden or not.
#[derive(Clone)]
pub struct Game {
    pub session: Session,
    pub events: Vec<Event>,
    /// The game before the hand was dealt.
    before: Session,
}

/// Two games that a seat cannot tell apart.
pub struct Twins {
    pub seat: Seat,
    pub one: Game,
    pub other: Game,
}

impl Game {
    /// The game after this deal and these moves, if they are possible.
    fn play(before: &Session, deal: &Deal, moves: &[Move]) -> Option<Game> {
        let mut session = before.clone();
        let mut events = vec![session.deal(deal.clone()).ok()?];
        for &step in moves {
            events.extend(session.play(step).ok()?);
        }
        Some(Game { session, events, before: before.clone() })
    }

    pub fn deal(&self) -> &Deal {
        &self.session.record().hands.last().expect("a hand is being played").deal
    }

    fn moves(&self) -> &[Move] {
        &self.session.record().hands.last().expect("a hand is being played").moves
    }

    pub fn rules(&self) -> &Rules {
        self.session.state().rules()
    }

    /// The bones that a seat has drawn, in order.
    pub fn drawn_by(&self, seat: Seat) -> Vec<Bone> {
        let drawn = |event: &Event| match *event {
            Event::Drew { seat: drawer, bone, .. } if drawer == seat => bone,
            _ => None,
        };
        self.events.iter().filter_map(drawn).collect()
    }

    /// What everyone learns about an unfinished hand besides the moves: who leads it, and what
    /// scored.
    fn said_aloud(&self) -> Vec<&Event> {
        self.events.iter().filter(|event| matches!(event, Event::Dealt { .. } | Event::Scored { .. })).collect()
    }

    /// The bones that a seat has held.
    fn own(&self, seat: Seat) -> Bones {
        self.deal().hands[seat.index()] | self.drawn_by(seat).into_iter().collect()
    }

    /// This game with another deal, if that seat cannot tell the difference.
    fn twin(&self, seat: Seat, deal: &Deal) -> Option<Game> {
        let twin = Game::play(&self.before, deal, self.moves())?;
        let same = deal.hands[seat.index()] == self.deal().hands[seat.index()]
            && twin.drawn_by(seat) == self.drawn_by(seat)
            && twin.said_aloud() == self.said_aloud();
        same.then_some(twin)
    }

    /// A random game that the seat cannot tell from this one. Bones that the seat has never held
    /// change places in pairs, the boneyard is shuffled, destroyed bones go elsewhere, and the deal
    /// has another number.
    fn twin_by_chance(&self, seat: Seat, chance: &mut ChaCha8Rng) -> Game {
        let hidden: Vec<Bone> = (self.rules().set.bones() - self.own(seat)).iter().collect();
        let mut twin = self.clone();
        for attempt in 0..60 {
            let mut deal = twin.deal().clone();
            match attempt % 6 {
                0 => shuffle(&mut deal.boneyard, |len| chance.random_range(0..len)),
                1 if self.rules().firecrackers => {
                    self.rules().all_seats().for_each(|seat| deal.depths[seat.index()] = chance.random());
                }
                _ => exchange(
                    &mut deal,
                    hidden[chance.random_range(0..hidden.len())],
                    hidden[chance.random_range(0..hidden.len())],
                ),
            }
            deal.number = Some(chance.random());
            twin = twin.twin(seat, &deal).unwrap_or(twin);
        }
        twin
    }
}

fn exchange(deal: &mut Deal, one: Bone, other: Bone) {
    let swap = |bone: Bone| match bone {
        _ if bone == one => other,
        _ if bone == other => one,
        _ => bone,
    };
    deal.hands = deal.hands.map(|hand| hand.iter().map(swap).collect());
    deal.boneyard.iter_mut().for_each(|bone| *bone = swap(*bone));
}

/// Moments of the first hands of a random game, including the first of each hand.
fn moments(rules: Rules, number: u64, every: usize) -> Vec<Game> {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut session = Session::new(rules).unwrap_or_else(|why| panic!("{why}: {rules:?}"));
    let mut found = Vec::new();
    while session.state().hand_number() < 3 && session.state().phase() != Phase::GameOver {
        let before = session.clone();
        let hand = session.state().hand_number();
        let mut events = vec![session.deal_number(deal_number(number, hand)).expect("a new hand begins")];
        let mut moment = 0;
        while session.state().phase() == Phase::Playing {
            if moment % every == 0 {
                found.push(Game { session: session.clone(), events: events.clone(), before: before.clone() });
            }
            moment += 1;
            let step = session.state().legal().pick(chance.random()).expect("a legal move");
            events.extend(session.play(step).expect("a legal move"));
        }
    }
    found
}

/// Twins for every seat at some moments of a game with these rules.
pub fn twins(rules: Rules, number: u64, every: usize) -> Vec<Twins> {
    let mut chance = ChaCha8Rng::seed_from_u64(number ^ 0x5eed);
    let pairs = moments(rules, number, every).into_iter().flat_map(|one| {
        let pair = |seat| Twins { seat, other: one.twin_by_chance(seat, &mut chance), one: one.clone() };
        rules.all_seats().map(pair).collect::<Vec<_>>()
    });
    pairs.collect()
}

/// Two games that a seat cannot tell apart, after some of the moves of their first hand, as far as
/// that hand goes.
pub fn pair(rules: Rules, number: u64, seat: Seat, moves: usize) -> Twins {
    let mut chance = ChaCha8Rng::seed_from_u64(number ^ 0x5eed);
    let first = |game: &Game| game.session.record().hands.len() == 1;
    let one = moments(rules, number, 1).into_iter().filter(first).take(moves + 1).last().expect("a hand was dealt");
    Twins { seat, other: one.twin_by_chance(seat, &mut chance), one }
}
