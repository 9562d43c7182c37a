//! HabitCosts: what they are in judged plays, and when they are told.

use crate::records::quality::judged_hand;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::judge::Weighed;
use electrum_dominoes::review::{Habit, HabitCosts};
use electrum_dominoes::stats::{Finding, Norm, Norms, Tendency, findings};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Whether some of these habits are shown in hands of a game, and never where this does not hold.
fn shown_only_where(game: Preset, habit: Habit, holds: impl Fn(&Observation, &Weighed, &Weighed) -> bool) {
    // Few hands have a play that blocks them.
    let (mut shown, hands) = (0, if game == Preset::Block { 240 } else { 8 });
    for (seen, judged, _) in (0..hands).flat_map(|number| judged_hand(game, number, 1_000)) {
        let (best, others) = judged.candidates.split_first().expect("there was a choice");
        for other in others {
            let is_in = habit.is_in(&seen, best, other);
            assert!(!is_in || holds(&seen, best, other), "{habit:?}: {best:?} {other:?}");
            shown += usize::from(is_in);
        }
    }
    assert!(shown > 0, "{habit:?} is never shown");
}

const fn doublet(step: Move) -> bool {
    matches!(step, Move::Play(bone, _) if bone.is_doublet())
}

#[test]
fn a_play_that_blocks_or_a_draw_shows_no_habit_of_other_plays() {
    let goes_on = |seen: &Observation, best: &Weighed, own: &Weighed| !Habit::Blocks.is_in(seen, best, own);
    for habit in [Habit::BreaksSuits, Habit::KeepsDoublets, Habit::KeepsHeavyBones] {
        shown_only_where(Preset::Block, habit, goes_on);
    }
    let both_play = |_: &Observation, best: &Weighed, own: &Weighed| best.step != Move::Draw && own.step != Move::Draw;
    for habit in [Habit::MissesPoints, Habit::LeavesPoints, Habit::IgnoresGaps] {
        shown_only_where(Preset::AllFivesPalm, habit, both_play);
    }
}

#[test]
fn habits_are_what_their_names_say() {
    shown_only_where(Preset::AllFives, Habit::MissesPoints, |_, best, own| best.facts.points > own.facts.points);
    shown_only_where(Preset::AllFives, Habit::KeepsDoublets, |_, best, own| doublet(best.step) && !doublet(own.step));
    shown_only_where(Preset::Block, Habit::KeepsHeavyBones, |_, best, own| best.facts.pips > own.facts.pips + 3);
    shown_only_where(Preset::AllFives, Habit::BreaksSuits, |_, best, own| best.facts.followers > own.facts.followers);
    shown_only_where(Preset::AllFives, Habit::LeavesPoints, |_, _, own| {
        own.facts.next.is_some_and(|next| next.scores > 0.0)
    });
    shown_only_where(Preset::Block, Habit::IgnoresGaps, |_, best, _| {
        best.facts.next.is_some_and(|next| next.stuck > 0.0)
    });
    shown_only_where(Preset::AllFivesPalm, Habit::Draws, |_, best, own| {
        own.step == Move::Draw && best.step != Move::Draw
    });
    shown_only_where(Preset::AllFivesPalm, Habit::DrawsTooLittle, |_, best, own| {
        best.step == Move::Draw && own.step != Move::Draw
    });
    shown_only_where(Preset::Block, Habit::Blocks, |_, _, own| own.facts.followers == 0 && own.facts.kept > 0);
    shown_only_where(Preset::AllFives, Habit::ChasesPoints, |seen, best, own| {
        let few = [Seat::FIRST, Seat::SECOND].into_iter().any(|seat| seen.hand_len(seat) < 4);
        few && own.facts.points > best.facts.points
    });
    shown_only_where(Preset::Partnership, Habit::FailsPartner, |_, best, own| own.facts.closes != best.facts.closes);
    let fires = |step: Move| matches!(step, Move::Boom(_));
    let game = Preset::Firecrackers;
    shown_only_where(game, Habit::SpendsFirecracker, |_, best, own| fires(own.step) && !fires(best.step));
    shown_only_where(game, Habit::KeepsFirecracker, |_, best, own| fires(best.step) && !fires(own.step));
}

/// What Tough loses to every habit, a tenth, and how often he shows it, half the time, both
/// measured well.
fn norms() -> Norms {
    let [loss, cases] = [0.1, OFTEN].map(|mean| Tendency { mean, error: 0.001 });
    let norm = |habit| Norm { game: Preset::Draw, players: 2, habit, games: 1000, loss, cases };
    Norms::read(&Habit::ALL.map(|habit| norm(habit).to_line()).join("\n"))
}

/// In how many games Tough shows a habit.
const OFTEN: f64 = 0.5;

/// A game in which this share of what chance would lose is lost to each habit, mostly little and
/// sometimes much, and each is shown this often.
fn game(chance: &mut ChaCha8Rng, share: impl Fn(Habit) -> f64, often: impl Fn(Habit) -> f64) -> HabitCosts {
    let sums = Habit::ALL.into_iter().enumerate().flat_map(|(at, habit)| {
        let loss = -share(habit) * chance.random::<f64>().max(1e-9).ln();
        [at as f64, f64::from(u8::from(chance.random::<f64>() < often(habit))), 1.0, loss, 1.0]
    });
    HabitCosts::from_row(&sums.collect::<Vec<_>>()).expect("a row of every habit")
}

fn told(games: &[HabitCosts]) -> Vec<Finding> {
    let rules: Rules = Preset::Draw.rules(2).expect("two can play it");
    findings(&games.iter().map(|habits| (&rules, habits)).collect::<Vec<_>>(), &norms())
}

#[test]
fn a_habit_that_costs_twice_as_much_is_told_first_and_needs_ten_games() {
    let chance = &mut ChaCha8Rng::seed_from_u64(1);
    let share = |habit| if habit == Habit::KeepsDoublets { 0.25 } else { 0.1 };
    let games: Vec<HabitCosts> = (0..50).map(|_| game(chance, share, |_| OFTEN)).collect();
    let found = told(&games);
    assert_eq!((found[0].habit, found[0].is_sure()), (Habit::KeepsDoublets, true));
    assert!(found[1..].iter().all(|other| !other.is_sure() && other.excess.mean <= found[0].excess.mean));
    assert!((found[0].expected - 0.1).abs() < 1e-9, "a tenth of what chance would lose");
    let huge: Vec<HabitCosts> = (0..9).map(|_| game(chance, |_| 5.0, |_| 1.0)).collect();
    assert!(told(&huge).iter().all(|found| !found.is_sure()), "nine games are too few");
}

#[test]
fn a_habit_that_costs_little_is_told_if_it_comes_far_more_often_but_not_if_it_costs_less_than_tough_loses() {
    let chance = &mut ChaCha8Rng::seed_from_u64(4);
    let often = |habit| if habit == Habit::Draws { 0.95 } else { OFTEN };
    let mut sure_with = |costs: f64| {
        let share = |habit| if habit == Habit::Draws { costs } else { 0.1 };
        let games: Vec<HabitCosts> = (0..50).map(|_| game(chance, share, often)).collect();
        let sure: Vec<Habit> = told(&games).iter().filter(|found| found.is_sure()).map(|found| found.habit).collect();
        sure
    };
    assert_eq!(sure_with(0.13), [Habit::Draws]);
    assert_eq!(sure_with(0.05), []);
}

#[test]
fn of_players_like_tough_fewer_than_5_of_100_are_told_of_any_habit() {
    let chance = &mut ChaCha8Rng::seed_from_u64(2);
    for count in [10, 50, 200] {
        let players = (0..300).filter(|_| {
            let games: Vec<HabitCosts> = (0..count).map(|_| game(chance, |_| 0.1, |_| OFTEN)).collect();
            told(&games).iter().any(Finding::is_sure)
        });
        let falsely = players.count();
        assert!(falsely <= 15, "{falsely} of 300 from {count} games");
    }
}

#[test]
fn what_was_never_measured_is_not_told() {
    let rules = Preset::Block.rules(2).expect("two can play it");
    let habits = game(&mut ChaCha8Rng::seed_from_u64(3), |_| 5.0, |_| 1.0);
    let games = vec![(&rules, &habits); 50];
    assert!(findings(&games, &norms()).is_empty());
}

#[test]
fn tough_was_measured_in_every_game() {
    let rules = |preset: Preset| preset.players().filter_map(move |players| preset.rules(players));
    let habits = game(&mut ChaCha8Rng::seed_from_u64(3), |_| 1.0, |_| 1.0);
    for rules in Preset::ALL.into_iter().flat_map(rules) {
        assert!(!findings(&[(&rules, &habits)], &Norms::default()).is_empty(), "{:?}", rules.game());
    }
}
