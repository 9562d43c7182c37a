//! No one at the table cheats. If a seat cannot distinguish two games by the rules, it gets the
//! same information in both, and its player does the same.

use crate::common::twins::{Game, Twins, twins};
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::event::Event;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::protocol;
use electrum_dominoes::engine::rules::{BlockWho, Preset, Rules, Settle, Spinner};
use electrum_dominoes::lab::reference::Reference;
use electrum_dominoes::nestor::judge::{Judged, Judging};
use electrum_dominoes::nestor::shares::{Believing, Shares};
use electrum_dominoes::nestor::{self, Choice, Level};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Every named game for every number of players.
fn named_tables() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |players| preset.rules(players)))
}

/// The named games, and tables with combinations of options that no named game has.
fn every_table() -> Vec<Rules> {
    let firecrackers = Preset::Firecrackers.rules(2).expect("a game for two");
    let five_up = Preset::FiveUp.rules(4).expect("a game for four");
    let odd = [
        Rules { seats: 3, ..firecrackers },
        Rules { seats: 4, hand: 6, partners: true, reserve: 2, max_doublets: Some(3), ..firecrackers },
        Rules { firecrackers: true, partners: false, free_draw: true, threes: true, ..five_up },
        Rules { seats: 3, hand: 6, hand_limit: Some(8), block_who: BlockWho::Last, ..Rules::default() },
        Rules { seats: 4, hand: 4, settle: Settle::Subtract, fives: true, spinner: Spinner::First, ..Rules::default() },
        Rules { set: Set::Nine, seats: 3, ..Rules::default() },
        Rules { set: Set::Nine, ..five_up },
        Rules { set: Set::Twelve, hand: 6, ..Rules::default() },
        Rules { set: Set::Twelve, spinner: Spinner::First, ..five_up },
        Rules { set: Set::Twelve, draws: false, partners: true, seats: 4, hand: 10, ..Rules::default() },
    ];
    named_tables().chain(odd).collect()
}

/// Pairs of games that some seat cannot distinguish, at every table and at many moments.
fn all_twins(number: u64, every: usize) -> impl Iterator<Item = Twins> {
    every_table().into_iter().zip(number..).flat_map(move |(rules, number)| twins(rules, number, every))
}

/// The view of a seat as text, as a bot gets it.
fn words(game: &Game, seat: Seat) -> String {
    protocol::write_position(&game.session.observe(seat).account())
}

/// The events of the hand as a seat sees them.
fn shown(game: &Game, seat: Seat) -> Vec<Event> {
    game.events.iter().map(|event| event.clone().seen_by(seat)).collect()
}

#[test]
fn a_seat_sees_the_same_in_games_that_it_cannot_distinguish() {
    let mut compared = 0;
    for Twins { seat, one, other } in all_twins(0, 3) {
        let told = words(&one, seat);
        assert_eq!(one.session.observe(seat), other.session.observe(seat), "seat {seat}: {told}");
        assert_eq!(told, words(&other, seat));
        assert_eq!(shown(&one, seat), shown(&other, seat), "seat {seat}: {told}");
        compared += 1;
    }
    assert!(compared > 1_000, "only {compared} games were compared");
}

/// Something hidden that could be revealed by mistake.
type Leak = (&'static str, fn(&Game, Seat) -> String);

/// The seat after an observer, which knows things that the observer does not.
fn next(game: &Game, seat: Seat) -> Seat {
    seat.next(game.rules().seats())
}

const LEAKS: [Leak; 10] = [
    ("another hand", |game, seat| format!("{:?}", game.session.state().reveal().hands[next(game, seat).index()])),
    ("the weight of another hand", |game, seat| {
        game.session.state().reveal().hands[next(game, seat).index()].weight().to_string()
    }),
    ("what another hand can play", |game, seat| {
        let hand = game.session.state().reveal().hands[next(game, seat).index()];
        let ends = game.session.state().layout().ends();
        let fits = ends.flat_map(|(_, tip)| hand.iter().filter(move |bone| bone.has(tip.pips())));
        format!("{:?}", fits.collect::<Vec<_>>())
    }),
    ("the legal moves of the seat to move", |game, _| {
        format!("{:?}", game.session.state().legal().iter().collect::<Vec<_>>())
    }),
    ("the bone that another seat must lead with", |game, _| format!("{:?}", game.session.state().forced_lead())),
    ("the bone that is drawn next", |game, _| format!("{:?}", game.session.state().reveal().boneyard.first())),
    ("the bone that is drawn last", |game, _| format!("{:?}", game.session.state().reveal().boneyard.last())),
    ("what another seat has drawn", |game, seat| format!("{:?}", game.drawn_by(next(game, seat)))),
    ("where a destroyed bone goes", |game, _| format!("{:?}", game.deal().depths)),
    ("the number of the deal", |game, _| format!("{:?}", game.deal().number)),
];

#[test]
fn everything_hidden_differs_between_games_that_a_seat_cannot_distinguish() {
    // If one of these were revealed to a seat, the tests that compare such games would therefore
    // fail.
    let twins: Vec<Twins> = all_twins(50, 4).collect();
    for (what, leak) in LEAKS {
        let caught = twins.iter().filter(|twins| leak(&twins.one, twins.seat) != leak(&twins.other, twins.seat));
        let caught = caught.count();
        assert!(caught >= 10, "{what} would be caught {caught} times only, of {}", twins.len());
    }
}

/// A player who must be honest.
#[derive(Clone, Copy, Debug)]
enum Player {
    Level(Level),
    Reference(Reference),
    /// The judge, who values every move.
    Judge,
    /// The beliefs about where every bone may be.
    Believer,
}

/// Everything that a player answers.
#[derive(PartialEq, Debug)]
enum Said {
    Choice(Choice),
    Move(electrum_dominoes::engine::moves::Move),
    Judged(Judged),
    Shares(Box<Shares>),
}

impl Player {
    fn all() -> Vec<Player> {
        let references = [Reference::Random, Reference::TwoPlays, Reference::MonteCarlo(10)];
        let levels = Level::ALL.into_iter().map(Player::Level);
        levels.chain(references.into_iter().map(Player::Reference)).chain([Player::Judge, Player::Believer]).collect()
    }

    fn asked(self, observation: &Observation, seed: u64) -> Said {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        match self {
            Player::Level(level) => Said::Choice(nestor::choose(observation, level, &mut chance)),
            Player::Reference(reference) => Said::Move(reference.choose(observation, &mut chance)),
            Player::Believer => Said::Shares(Box::new(Believing::new(observation.clone(), true, 40).finish())),
            Player::Judge => Said::Judged(Judging::new(observation.clone(), 4_000).finish()),
        }
    }

    /// It is asked at one in this many positions. Slow players are asked less often.
    fn part(self) -> usize {
        match self {
            Player::Level(Level::Brutal) => 17,
            Player::Level(Level::Tough) | Player::Judge | Player::Believer => 3,
            Player::Level(_) | Player::Reference(_) => 1,
        }
    }
}

#[test]
fn every_player_plays_the_same_in_games_that_the_seat_cannot_distinguish() {
    let with_a_choice = |twins: &Twins| twins.one.session.observe(twins.seat).legal().len() > 1;
    let mut searched = 0;
    for (number, Twins { seat, one, other }) in all_twins(100, 3).filter(with_a_choice).enumerate() {
        for player in Player::all().into_iter().filter(|player| number % player.part() == 0) {
            let said = player.asked(&one.session.observe(seat), 4711);
            assert_eq!(player.asked(&other.session.observe(seat), 4711), said, "{player:?}: {}", words(&one, seat));
            searched += usize::from(player.part() > 1);
        }
    }
    assert!(searched > 120, "players who search were asked only {searched} times");
}

#[test]
fn a_view_written_as_text_is_the_whole_view() {
    let mut asked = 0;
    for Twins { seat, one, .. } in all_twins(200, 5) {
        let observation = one.session.observe(seat);
        let told = observation.account();
        let rules = protocol::read_rules(&protocol::write_rules(one.rules())).expect("rules as they were written");
        assert_eq!(rules, *one.rules());
        let text = protocol::write_position(&told);
        let read = protocol::read_position(&text, &rules).expect("a position as it was written");
        assert_eq!(read, told, "{text}");
        let heard = Observation::from_account(&read).expect("what was seen is possible");
        assert_eq!(heard, observation, "{text}");
        if observation.legal().len() > 1 {
            asked += 1;
            for player in Player::all().into_iter().filter(|player| asked % player.part() == 0) {
                assert_eq!(player.asked(&heard, 7), player.asked(&observation, 7), "{player:?}: {text}");
            }
        }
    }
}

#[test]
fn a_draw_of_another_seat_is_written_without_its_bone() {
    let mut draws = 0;
    for Twins { seat, one, .. } in all_twins(300, 5) {
        let text = words(&one, seat);
        for event in text.split_whitespace().filter(|word| word.contains(":draw")) {
            assert_eq!(event.matches(':').count() == 2, event.starts_with(&seat.to_string()), "{text}");
            draws += 1;
        }
    }
    assert!(draws > 100, "only {draws} draws were written");
}
