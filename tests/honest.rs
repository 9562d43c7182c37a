//! Nobody at the table cheats: whatever is hidden may be otherwise, and everyone still does the same.

use electrum_dominoes::engine::bone::{Bone, Bones, SEATS, Seat};
use electrum_dominoes::engine::observe::{Act, Observation};
use electrum_dominoes::engine::protocol;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::engine::world::World;
use electrum_dominoes::nestor::reference::Reference;
use electrum_dominoes::nestor::{self, Choice, Level};
use electrum_dominoes::session::{Session, deal_number};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Whoever has to be honest.
#[derive(Clone, Copy, Debug)]
enum Player {
    Level(Level),
    Reference(Reference),
}

/// All that a player said.
#[derive(PartialEq, Debug)]
enum Said {
    Choice(Choice),
    Move(electrum_dominoes::engine::moves::Move),
}

impl Player {
    fn all() -> Vec<Player> {
        let references = [Reference::Random, Reference::TwoPlays, Reference::MonteCarlo(10)];
        Level::ALL.into_iter().map(Player::Level).chain(references.map(Player::Reference)).collect()
    }

    fn asked(self, observation: &Observation, seed: u64) -> Said {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        match self {
            Player::Level(level) => Said::Choice(nestor::choose(observation, level, &mut chance)),
            Player::Reference(reference) => Said::Move(reference.choose(observation, &mut chance)),
        }
    }

    /// Whether it takes its time, so that it is asked in fewer positions.
    fn is_slow(self) -> bool {
        matches!(self, Player::Level(Level::Tough | Level::Brutal))
    }
}

fn every_table() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().flat_map(|preset| preset.players().filter_map(move |players| preset.rules(players)))
}

/// Positions with a choice, from the second hand of a random game of these rules, so that there are scores.
fn positions(rules: Rules, game: u64, count: usize) -> Vec<Session> {
    let mut chance = ChaCha8Rng::seed_from_u64(game);
    let mut session = Session::new(rules).expect("named rules can be played");
    let mut found = Vec::new();
    while session.state().hand_number() < 3 && session.state().phase() != Phase::GameOver {
        if session.state().phase() == Phase::HandOver {
            session.deal_number(deal_number(game, session.state().hand_number())).expect("it is time for a deal");
            continue;
        }
        let moves = session.state().legal();
        if moves.len() > 1 && (session.state().hand_number() > 0 || rules.single_hand) {
            found.push(session.clone());
        }
        session.play(moves.pick(chance.random()).expect("someone can do something")).expect("a legal move");
    }
    let step = found.len().div_ceil(count).max(1);
    found.into_iter().step_by(step).collect()
}

/// The same view in a world in which all that is hidden lies elsewhere.
fn elsewhere(observation: &Observation, chance: &mut ChaCha8Rng) -> Observation {
    let mut unseen: Vec<Bone> = observation.unseen().iter().collect();
    shuffle(&mut unseen, chance);
    let mut hands = [Bones::NONE; SEATS];
    hands[observation.seat().index()] = observation.hand();
    for seat in observation.rules().all_seats().filter(|&seat| seat != observation.seat()) {
        hands[seat.index()] = unseen.drain(..observation.hand_len(seat)).collect();
    }
    let depths = std::array::from_fn(|_| chance.random());
    World::new(observation, &hands, &unseen, depths).expect("the sizes were kept").observe(observation)
}

fn shuffle<T>(items: &mut [T], chance: &mut ChaCha8Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, chance.random_range(0..=last));
    }
}

/// Another game that a seat cannot tell from this one: hidden bones change places two by two wherever every move that was made is still legal, the deal
/// has another number, and bones not destroyed yet will go elsewhere.
fn another_game(session: &Session, seat: Seat, chance: &mut ChaCha8Rng) -> (Session, usize) {
    let observation = session.observe(seat);
    let shown = observation.deeds().iter().filter_map(|deed| match deed.act {
        Act::Played(bone, _) => Some(bone),
        _ => None,
    });
    let hidden: Vec<Bone> = (observation.unseen() - shown.collect()).iter().collect();
    let mut record = session.record().clone();
    let mut swapped = 0;
    for _ in 0..200 {
        let (one, other) = (hidden[chance.random_range(0..hidden.len())], hidden[chance.random_range(0..hidden.len())]);
        let mut tried = record.clone();
        let hand = tried.hands.last_mut().expect("a hand is being played");
        let swap = |bone: Bone| if bone == one { other } else { bone };
        let swap = |bone: Bone| if bone == other { one } else { swap(bone) };
        hand.deal.hands = hand.deal.hands.map(|bones| bones.iter().map(swap).collect());
        hand.deal.boneyard.iter_mut().for_each(|bone| *bone = swap(*bone));
        hand.deal.number = Some(chance.random());
        for seat in observation.rules().all_seats().filter(|&seat| observation.has_firecracker(seat)) {
            hand.deal.depths[seat.index()] = chance.random();
        }
        let plays_on = tried.replay().is_ok_and(|replayed| replayed.observe(seat) == observation);
        if plays_on {
            swapped += usize::from(one != other);
            record = tried;
        }
    }
    (record.replay().expect("it was just played"), swapped)
}

#[test]
fn nobody_plays_by_what_is_hidden() {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut asked = 0;
    for (game, rules) in every_table().enumerate() {
        for (number, session) in positions(rules, game as u64, 12).into_iter().enumerate() {
            let observation = session.observe(session.state().to_move());
            for player in Player::all().into_iter().filter(|player| number % 6 == 0 || !player.is_slow()) {
                let said = player.asked(&observation, 4711);
                let other = elsewhere(&observation, &mut chance);
                assert_eq!(player.asked(&other, 4711), said, "{player:?} in {rules:?}");
                asked += 1;
            }
        }
    }
    assert!(asked > 800, "only {asked} answers were compared");
}

#[test]
fn two_games_that_look_the_same_are_played_the_same() {
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    let mut moved = 0;
    for (game, rules) in every_table().enumerate() {
        for (number, session) in positions(rules, 100 + game as u64, 6).into_iter().enumerate() {
            let seat = session.state().to_move();
            let observation = session.observe(seat);
            let (other, swapped) = another_game(&session, seat, &mut chance);
            moved += usize::from(other.state().reveal() != session.state().reveal() && swapped > 3);
            for player in Player::all().into_iter().filter(|player| number % 3 == 0 || !player.is_slow()) {
                let said = player.asked(&observation, 42);
                assert_eq!(player.asked(&other.observe(seat), 42), said, "{player:?} in {rules:?}");
            }
        }
    }
    assert!(moved > 50, "only {moved} games were made other ones");
}

#[test]
fn a_view_told_in_words_is_the_whole_view() {
    for (game, rules) in every_table().enumerate() {
        for (number, session) in positions(rules, 200 + game as u64, 30).into_iter().enumerate() {
            let observation = session.observe(session.state().to_move());
            let told = observation.account();
            let read = protocol::read_rules(&protocol::write_rules(&rules)).expect("rules as they were written");
            assert_eq!(read, rules);
            let text = protocol::write_position(&told);
            let read = protocol::read_position(&text, &read).expect("a position as it was written");
            assert_eq!(read, told, "{text}");
            let heard = Observation::from_account(&read).expect("what was seen can be so");
            assert_eq!(heard, observation, "{text}");
            if number % 10 == 0 {
                for player in Player::all() {
                    assert_eq!(player.asked(&heard, 7), player.asked(&observation, 7), "{player:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn a_draw_of_another_seat_is_told_without_its_bone() {
    let mut draws = 0;
    let rules = Preset::AllFives.rules(2).expect("for two");
    for session in (0..20).flat_map(|game| positions(rules, game, 100)) {
        let seat = session.state().to_move();
        let text = protocol::write_position(&session.observe(seat).account());
        for event in text.split_whitespace().filter(|word| word.contains(":draw")) {
            assert_eq!(event.matches(':').count() == 2, event.starts_with(&seat.to_string()), "{text}");
            draws += 1;
        }
    }
    assert!(draws > 10);
}
