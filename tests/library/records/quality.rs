//! How well a player plays: what decisions give away, how exactly that is known, and what accuracy
//! means.

use crate::records::figures::kept;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::nestor::judge::{Judged, Judging};
use electrum_dominoes::record::Session;
use electrum_dominoes::review::{GivenAway, HabitCosts};
use electrum_dominoes::stats::{CountedGame, GameKey, Qualities, Quality};
#[cfg(feature = "window")]
use electrum_dominoes::{stats::Sums, store::table_of_sums};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The decisions of a hand played by chance: what was known, what every move was worth, and what
/// was played.
pub(crate) fn judged_hand(game: Preset, number: u64, nodes: u64) -> Vec<(Observation, Judged, Move)> {
    let rules = game.rules(*game.players().start()).expect("as few players as the game allows");
    let mut session = Session::new(rules).expect("rules that can be played");
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    session.deal_number(number).expect("the hand can be dealt");
    loop {
        let moves = session.state().legal();
        if moves.is_empty() {
            break;
        }
        let step = moves.nth(chance.random_range(0..moves.len())).expect("there are this many");
        session.play(step).expect("a legal move");
    }
    let decisions = session.record().decisions().expect("it was played");
    let judge = |seen: &Observation| Judging::in_review(seen.clone(), nodes).finish();
    decisions.into_iter().map(|made| (made.seen.clone(), judge(&made.seen), made.step)).collect()
}

/// Judged decisions of a hand of All Fives, each with what was played.
fn judged(number: u64) -> Vec<(Judged, Move)> {
    let decisions = judged_hand(Preset::AllFives, number, 2_000);
    decisions.into_iter().map(|(_, judged, step)| (judged, step)).collect()
}

fn given<'a>(decisions: impl IntoIterator<Item = (&'a Judged, Move)>) -> GivenAway {
    let mut given = GivenAway::default();
    decisions.into_iter().for_each(|(judged, step)| given.add(judged, step));
    given
}

#[test]
fn accuracy_is_100_without_losses_and_0_for_a_choice_by_chance_and_falls_with_every_loss() {
    let decisions: Vec<Judged> = (0..6).flat_map(judged).map(|(judged, _)| judged).collect();
    let best = given(decisions.iter().map(|judged| (judged, judged.candidates[0].step)));
    assert_eq!(best.accuracy(), Some(1.0));
    // Every choice once is what chance plays on average.
    let every = decisions.iter().flat_map(|judged| judged.candidates.iter().map(move |one| (judged, one.step)));
    assert!(given(every).accuracy().expect("something can be lost") < 1e-9);
    let mut before = best.accuracy();
    let mut plays: Vec<Move> = decisions.iter().map(|judged| judged.candidates[0].step).collect();
    let mut falls = 0;
    for (at, judged) in decisions.iter().enumerate() {
        let worst = judged.candidates.last().expect("a choice");
        plays[at] = worst.step;
        let now = given(decisions.iter().zip(plays.iter().copied())).accuracy();
        assert!(now <= before, "{now:?} after {before:?}");
        falls += usize::from(worst.loss > 0.0 && now < before);
        before = now;
    }
    assert!(falls > 10, "{falls}");
}

#[test]
fn turns_on_which_every_play_is_as_good_as_any_other_do_not_raise_accuracy() {
    let decisions: Vec<(Judged, Move)> = (0..6).flat_map(judged).collect();
    let (easy, hard): (Vec<_>, Vec<_>) =
        decisions.iter().partition(|(judged, _)| judged.candidates.iter().all(|one| one.loss == 0.0));
    assert!(!easy.is_empty() && !hard.is_empty());
    let of = |some: &[&(Judged, Move)]| given(some.iter().map(|(judged, step)| (judged, *step)));
    let (with, without) = (given(decisions.iter().map(|(judged, step)| (judged, *step))), of(&hard));
    assert!(with.decisions > without.decisions && with.mean() < without.mean());
    let [with, without] = [with, without].map(|given| given.accuracy().expect("something can be lost"));
    assert!((with - without).abs() < 1e-12);
    assert_eq!(of(&easy).accuracy(), None, "nothing could be lost");
}

#[test]
fn the_interval_of_what_is_given_away_contains_the_true_figure_in_95_of_100_samples() {
    let decisions: Vec<(Judged, Move)> = (0..40).flat_map(judged).collect();
    let truth = given(decisions.iter().map(|(judged, step)| (judged, *step))).mean();
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let (samples, mut held) = (1_000, 0);
    for _ in 0..samples {
        let mut picked = || decisions[chance.random_range(0..decisions.len())].clone();
        let sample: Vec<(Judged, Move)> = (0..150).map(|_| picked()).collect();
        let [low, high] = given(sample.iter().map(|(judged, step)| (judged, *step))).interval().expect("a sample");
        held += u32::from((low..=high).contains(&truth));
    }
    assert!(held * 100 >= samples * 93, "{held} of {samples}");
}

#[test]
fn games_that_differ_more_than_their_decisions_widen_the_interval_to_hold_the_true_figure() {
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    // A game costs twenty decisions little each, or much: what was at stake was at stake in all of
    // them.
    let mut game = || {
        let cost = if chance.random_bool(0.5) { 0.03 } else { 0.01 };
        GivenAway { decisions: 20, loss: 20.0 * cost, squares: 20.0 * cost.powi(2), ..GivenAway::default() }
    };
    let (samples, mut held) = (1_000, 0);
    for _ in 0..samples {
        let mut sum = GivenAway::default();
        (0..10).for_each(|_| sum.join(&game()));
        held += u32::from(sum.interval().is_some_and(|[low, high]| (low..=high).contains(&0.02)));
    }
    assert!((930..=990).contains(&held), "{held} of {samples}");
}

#[test]
fn rare_costly_games_that_most_samples_miss_are_allowed_for_but_not_far_beyond_choosing_at_random() {
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    // Most games cost little and a few cost much, as the exponential function of a sum of chances
    // has it.
    let mut game = || {
        let exponent: f64 = (0..12).map(|_| chance.random::<f64>() - 0.5).sum();
        let cost = 0.01 * (0.9 * exponent).exp();
        GivenAway {
            decisions: 12,
            loss: 12.0 * cost,
            squares: 12.0 * cost.powi(2),
            by_chance: 1.2,
            ..Default::default()
        }
    };
    let truth = 0.01 * (0.5 * 0.9_f64.powi(2)).exp();
    let (samples, mut held, mut narrower) = (1_000, 0, 0);
    for _ in 0..samples {
        let mut sum = GivenAway::default();
        (0..10).for_each(|_| sum.join(&game()));
        let [low, high] = sum.interval().expect("ten games");
        held += u32::from((low..=high).contains(&truth));
        let [_, high_of_worst] = GivenAway { by_chance: sum.loss, ..sum }.interval().expect("ten games");
        narrower += u32::from(high_of_worst < high);
    }
    assert!((930..=990).contains(&held), "{held} of {samples}");
    assert!(narrower > samples * 9 / 10, "nobody plays much worse than by chance: {narrower} of {samples}");
}

#[test]
fn errors_of_judging_widen_the_interval_and_one_decision_has_none() {
    let sure = GivenAway { decisions: 100, loss: 2.0, squares: 0.3, ..GivenAway::default() };
    let width = |given: GivenAway| given.interval().map(|[low, high]| high - low).expect("an interval");
    assert!(width(GivenAway { squared_error: 0.1, ..sure }) > width(sure));
    assert_eq!(GivenAway { decisions: 1, ..sure }.interval(), None);
}

#[test]
fn quality_reads_back_from_a_row() {
    let given = given((0..2).flat_map(judged).collect::<Vec<_>>().iter().map(|(judged, step)| (judged, *step)));
    let row = [1.0, 2.0, 1.5, 0.25, 0.0, 0.0, 0.0, 8194.0, 6.0, 0.5, 0.125, 3.0, 2.0, 0.75];
    let habits = HabitCosts::from_row(&row).expect("two kinds of plays");
    let kinds: Vec<_> = habits.plays().map(|(shown, size, alike)| (shown.names(), size, alike.played)).collect();
    assert_eq!(kinds, [(vec!["misses-points"], 2, 0), (vec!["leaves-points", "keeps-firecracker"], 6, 3)]);
    assert_eq!(HabitCosts::from_row(&[16384.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0]), None, "there is no such habit");
    assert_eq!(HabitCosts::from_row(&[1.0, 7.0, 1.0, 1.0, 0.0, 0.0, 0.0]), None, "there is no such size");
    let quality = Quality { games: 3, given, result: 1.5, luck: -0.1, habits };
    assert_eq!(Quality::from_row(&quality.to_row()), Some(quality));
    assert_eq!(Quality::from_row("1 2"), None);
    assert_eq!(Quality::from_row(""), None);
}

/// Games of two kinds, of which each third is not judged.
fn games() -> Vec<CountedGame> {
    let rules = [Preset::AllFives.rules(2), Preset::Draw.rules(3)].map(|rules| rules.expect("a table of the game"));
    let judged = |number: u64| {
        let given = GivenAway { decisions: 10, loss: 0.1 * number as f64, by_chance: 9.0, ..GivenAway::default() };
        Quality { games: 1, given, result: (number % 2) as f64, luck: 0.01 * number as f64, ..Quality::default() }
    };
    let game = |number: u64| {
        let quality = (!number.is_multiple_of(3)).then(|| judged(number));
        CountedGame { quality, ..kept(rules[number as usize % 2], number) }
    };
    (0..30).map(game).collect()
}

#[test]
fn only_judged_games_are_summed_up_each_once_as_a_whole_and_by_game() {
    let games = games();
    let judged: Vec<&Quality> = games.iter().filter_map(|game| game.quality.as_ref()).collect();
    let sums = Qualities::of(&games);
    assert_eq!((judged.len(), sums.all.games, sums.all.given.decisions), (20, 20, 200));
    let plain = |of: fn(&Quality) -> f64| judged.iter().map(|quality| of(quality)).sum::<f64>();
    assert!((sums.all.given.loss - plain(|one| one.given.loss)).abs() < 1e-9);
    let without = plain(|one| one.result - one.luck) / 20.0;
    assert!((sums.all.without_luck().expect("games were judged") - without).abs() < 1e-9);
    let parts = |parts: Vec<&Quality>| parts.iter().map(|part| part.games).sum::<u32>();
    assert_eq!(parts(sums.by_game.values().collect()), 20);
    for (&(key, seats), quality) in &sums.by_game {
        let is_of = |game: &&CountedGame| game.game.game() == key.game() && game.game.rules.seats() == seats;
        let plain = games.iter().filter(is_of).filter(|game| game.quality.is_some()).count();
        assert_eq!(quality.games as usize, plain, "{key:?} for {seats}");
    }
    assert!(sums.by_game.contains_key(&(GameKey::Named(Preset::Draw), 3)), "players are told apart");
}

#[cfg(feature = "window")]
#[test]
fn the_exported_table_tells_how_well_each_game_was_played_once_it_is_judged() {
    let games = games();
    let (sums, qualities) = (Sums::of(&games), Qualities::of(&games));
    let table = table_of_sums(&sums, &qualities).expect("a table");
    let accuracy = qualities.all.given.accuracy().expect("something could be lost");
    assert!(table.contains(&format!("\naccuracy,,,,,,,{accuracy},\n")), "{table}");
    for ((key, seats), quality) in &qualities.by_game {
        let game = key.game().map_or("own options", Preset::name);
        for (what, figure) in [("games judged", quality.games), ("decisions", quality.given.decisions)] {
            let row = format!("\n{what},{game} {seats},,,,,,{:?},\n", f64::from(figure));
            assert!(table.contains(&row), "{row}{table}");
        }
    }
    assert!(!table_of_sums(&sums, &Qualities::default()).expect("a table").contains("accuracy"));
}
