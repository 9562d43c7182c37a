//! The figures of a finished game agree with its events, added up in a second, simpler way.

use crate::common::games;
use electrum_dominoes::engine::bone::{SEATS, Seat};
use electrum_dominoes::engine::event::{Event, HandEnd};
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::Seating;
use electrum_dominoes::record::{GameId, KeptGame, Played};
use electrum_dominoes::record::{Record, Replay, Session, numbers::deal_number};
use electrum_dominoes::stats::{CountedGame, Figures, GameKey, HandFigures, HandPoints, Rate, Sources, Sums};
use electrum_dominoes::{career::summary::Summary, record::kept::Outcome};
use jiff::Timestamp;
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::Arc;
use std::time::Duration;

/// A few hands of a game with random moves.
fn played(rules: Rules, number: u64) -> Record {
    let mut session = Session::new(rules).expect("rules that can be played");
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    for hand in 0..4 {
        session.deal_number(deal_number(number, hand)).expect("a deal");
        while session.state().phase() == Phase::Playing {
            let step = session.state().legal().pick(chance.next_u32()).expect("there is a legal move");
            session.play(step).expect("a legal move");
        }
        if session.state().phase() == Phase::GameOver {
            break;
        }
    }
    session.record().clone()
}

/// The events of a record, hand by hand.
fn events(record: &Record) -> Vec<Vec<Event>> {
    let mut hands = vec![Vec::new(); record.hands.len()];
    let replayed = record.replay_with(|seen| {
        if let Replay::Move(step) = seen {
            hands[step.hand - 1].extend(step.events.iter().cloned());
        }
    });
    replayed.expect("the record can be replayed");
    hands
}

/// The figures of a hand, and the points of each side from plays, firecrackers and the end.
fn plainly(rules: &Rules, events: &[Event], player: Seat) -> (HandFigures, [Sources; 2]) {
    let (mut hand, mut sources) = (HandFigures::default(), [Sources::default(); 2]);
    let own = rules.side(player);
    let mut fire = false;
    for event in events {
        match *event {
            Event::Destroyed { .. } => fire = true,
            Event::Played { .. } | Event::Passed { .. } => fire = false,
            Event::Drew { seat, .. } if seat == player => hand.own_draws += 1,
            Event::Drew { .. } => hand.others_draws += 1,
            Event::Scored { side, points, counted: true, .. } => {
                let of = &mut sources[usize::from(side != own)];
                *(if fire { &mut of.firecrackers } else { &mut of.plays }) += i32::from(points);
            }
            Event::HandEnded { how, .. } => hand.blocked = how == HandEnd::Blocked,
            Event::Awarded(award) if award.counted => {
                let of = &mut sources[usize::from(award.side != own)];
                *(if hand.blocked { &mut of.blocked } else { &mut of.going_out }) += i32::from(award.points);
            }
            _ => {}
        }
    }
    hand.own = sources[0].all() as i16;
    hand.others = sources[1].all() as i16;
    (hand, sources)
}

/// A kept game. Most of them have a single hand and are over.
pub(crate) fn kept(rules: Rules, number: u64) -> CountedGame {
    let single_hand = rules.single_hand || rules.seconds == 0 && !number.is_multiple_of(5);
    let record = played(Rules { single_hand, ..rules }, number);
    let level = Level::ALL[number as usize % Level::ALL.len()];
    let seating = Seating::one_person([level]).for_table(rules.seats());
    let (id, when) = (GameId(number), Timestamp::from_second(number as i64).expect("a time"));
    let took = Duration::from_secs(number * 7919 % 600);
    let played = Played { id, when, took, ..Played::elsewhere("", seating.clone(), seating.host(), number) };
    let game =
        Summary::of(&KeptGame { record: record.clone(), played: played.clone() }).expect("the record can be replayed");
    let figures = Figures::of(&record, played.seating.host()).expect("the record can be replayed");
    CountedGame { game: Arc::new(game), figures, quality: None }
}

/// The longest run of games with this result.
fn row(games: &[&CountedGame], result: Outcome) -> u32 {
    let same = games.split(|counted| counted.game.result != result);
    same.map(|row| row.len() as u32).max().unwrap_or_default()
}

fn rate<'a>(games: impl Iterator<Item = &'a &'a CountedGame>) -> Rate {
    let decided = games.filter(|counted| matches!(counted.game.result, Outcome::Won | Outcome::Lost));
    let (won, lost): (Vec<&CountedGame>, Vec<&CountedGame>) =
        decided.copied().partition(|counted| counted.game.result == Outcome::Won);
    Rate { won: won.len() as u32, of: (won.len() + lost.len()) as u32 }
}

/// Compares the mean and the highest of some numbers.
fn assert_points(found: HandPoints, numbers: &[i16]) {
    let mean = numbers.iter().map(|points| f64::from(*points)).sum::<f64>() / numbers.len() as f64;
    assert_eq!(found.count() as usize, numbers.len());
    assert!(numbers.is_empty() || (found.mean().expect("there are numbers") - mean).abs() < 1e-9);
    assert_eq!(found.most(), numbers.iter().max().copied());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn sums_agree_with_a_plain_count(rules in prop::collection::vec(games::rules(), 0..60)) {
        let all: Vec<CountedGame> = rules.into_iter().zip(1..).map(|(rules, number)| kept(rules, number)).collect();
        let sums = Sums::of(&all);
        let over: Vec<&CountedGame> = all.iter().filter(|counted| counted.game.result != Outcome::Unfinished).collect();
        prop_assert_eq!(sums.won, rate(over.iter()));
        prop_assert_eq!(sums.games() as usize, over.len());
        prop_assert_eq!(sums.best.longest[0], row(&over, Outcome::Won));
        prop_assert_eq!(sums.best.longest[1], row(&over, Outcome::Lost));
        for (key, found) in &sums.by_game {
            let game = |game: Option<_>| game.map_or(GameKey::Own, GameKey::Named) == *key;
            prop_assert_eq!(*found, rate(over.iter().filter(|counted| game(counted.game.game()))));
        }
        for (level, found) in &sums.by_level {
            let of_level = |counted: &&&CountedGame| counted.game.played.seating.level(Seat::first(2).nth(1).expect("a seat")) == Some(*level);
            prop_assert_eq!(*found, rate(over.iter().filter(of_level)));
        }
        prop_assert_eq!(sums.by_game.values().map(|rate| rate.of).sum::<u32>(), sums.won.of);
        prop_assert_eq!(sums.by_level.values().map(|rate| rate.of).sum::<u32>(), sums.won.of);

        let hands: Vec<HandFigures> = over.iter().flat_map(|counted| counted.figures.hands.clone()).collect();
        prop_assert_eq!(sums.hands() as usize, hands.len());
        prop_assert_eq!(sums.blocked as usize, hands.iter().filter(|hand| hand.blocked).count());
        prop_assert_eq!(sums.own.draws, hands.iter().map(|hand| u32::from(hand.own_draws)).sum::<u32>());
        prop_assert_eq!(sums.others.draws, hands.iter().map(|hand| u32::from(hand.others_draws)).sum::<u32>());
        let (own, others): (Vec<i16>, Vec<i16>) = hands.iter().map(|hand| (hand.own, hand.others)).unzip();
        assert_points(sums.own.points, &own);
        assert_points(sums.others.points, &others);
        prop_assert_eq!(sums.own.sources.all(), own.iter().map(|points| i32::from(*points)).sum::<i32>());
        let best = over.iter().map(|counted| counted.figures.others.best_play).max().unwrap_or_default();
        prop_assert_eq!(sums.others.sources.best_play, best);

        let won: Vec<_> = over.iter().filter(|counted| counted.game.result == Outcome::Won).map(|counted| &counted.game).collect();
        prop_assert_eq!(sums.best.fastest_win.map(|game| game.played.took), won.iter().map(|game| game.played.took).min());
        let lead = |game: &Summary| game.own_points() - game.best_other_points();
        let highest = won.iter().map(|game| lead(game)).filter(|lead| *lead > 0).max();
        prop_assert_eq!(sums.best.highest_win.as_deref().map(lead), highest, "a game without points has no highest win");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn figures_read_back_from_a_row(rules in games::rules(), number in any::<u64>()) {
        let figures = Figures::of(&played(rules, number), Seat::FIRST).expect("the record can be replayed");
        let row = figures.to_row();
        prop_assert_eq!(Figures::from_row(&row), Some(figures));
        let last = row.rfind(' ').expect("there are many numbers");
        prop_assert_eq!(Figures::from_row(&row[..last]), None, "a row that is cut short is refused");
        prop_assert_eq!(Figures::from_row(&row.replace(' ', " x")), None);
    }

    #[test]
    fn figures_agree_with_the_events(rules in games::rules(), number in any::<u64>(), seat in 0..SEATS) {
        let player = Seat::first(rules.seats()).nth(seat % rules.seats()).expect("a seat of the game");
        let record = played(rules, number);
        let figures = Figures::of(&record, player).expect("the record can be replayed");
        let told: Vec<_> = events(&record).iter().map(|events| plainly(&rules, events, player)).collect();
        prop_assert_eq!(&figures.hands, &told.iter().map(|(hand, _)| *hand).collect::<Vec<_>>());
        for (side, sources) in [figures.own, figures.others].into_iter().enumerate() {
            let mut sum = Sources { best_play: sources.best_play, ..Sources::default() };
            for (_, both) in &told {
                sum.join(&both[side]);
            }
            prop_assert_eq!(sources, sum);
        }
    }

    #[test]
    fn the_best_play_is_the_highest_score_of_one_move(rules in games::rules(), number in any::<u64>()) {
        let record = played(rules, number);
        let figures = Figures::of(&record, Seat::FIRST).expect("the record can be replayed");
        let mut most = 0;
        record.replay_with(|seen| {
            let Replay::Move(step) = seen else { return };
            let scored = step.events.iter().filter_map(|event| match event {
                // Another seat's pass makes no play of it.
                Event::Scored { seat, points, counted: true, .. } if *seat == step.before.to_move() => Some(i32::from(*points)),
                _ => None,
            });
            most = most.max(scored.sum());
        }).expect("the record can be replayed");
        prop_assert_eq!(figures.own.best_play.max(figures.others.best_play), most);
    }
}
