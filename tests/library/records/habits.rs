//! HabitCosts: what they are in judged plays, and when they are told.

use crate::records::quality::judged_hand;
use electrum_dominoes::career::{Deck, Returning};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::nestor::judge::{Judged, Judging, Weighed};
use electrum_dominoes::review::{Habit, HabitCosts};
use electrum_dominoes::stats::{Finding, findings};
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
    for habit in [Habit::BreaksSuits, Habit::KeepsDoublets, Habit::KeepsHeavyBones, Habit::SpendsHeavyBones] {
        shown_only_where(Preset::Block, habit, goes_on);
    }
    let both_play = |_: &Observation, best: &Weighed, own: &Weighed| best.step != Move::Draw && own.step != Move::Draw;
    for habit in [Habit::MissesPoints, Habit::LeavesPoints, Habit::ChasesPoints] {
        shown_only_where(Preset::AllFivesPalm, habit, both_play);
    }
}

#[test]
fn habits_are_what_their_names_say() {
    shown_only_where(Preset::AllFives, Habit::MissesPoints, |_, best, own| best.facts.points > own.facts.points);
    shown_only_where(Preset::AllFives, Habit::KeepsDoublets, |_, best, own| doublet(best.step) && !doublet(own.step));
    shown_only_where(Preset::Block, Habit::KeepsHeavyBones, |_, best, own| best.facts.pips > own.facts.pips + 1);
    shown_only_where(Preset::Block, Habit::SpendsHeavyBones, |_, best, own| own.facts.pips > best.facts.pips + 1);
    shown_only_where(Preset::AllFives, Habit::BreaksSuits, |_, best, own| best.facts.followers > own.facts.followers);
    shown_only_where(Preset::AllFives, Habit::LeavesPoints, |_, _, own| {
        own.facts.next.is_some_and(|next| next.scores > 0.0)
    });
    shown_only_where(Preset::Block, Habit::ForgetsPasses, |seen, _, own| {
        seen.heedless() != *seen && own.heedless.is_some_and(|loss| loss < own.loss / 2.0)
    });
    shown_only_where(Preset::AllFivesPalm, Habit::Draws, |_, best, own| {
        own.step == Move::Draw && best.step != Move::Draw
    });
    shown_only_where(Preset::AllFivesPalm, Habit::DrawsTooLittle, |_, best, own| {
        best.step == Move::Draw && own.step != Move::Draw
    });
    shown_only_where(Preset::Block, Habit::Blocks, |_, _, own| own.facts.followers == 0 && own.facts.kept > 0);
    shown_only_where(Preset::AllFives, Habit::ChasesPoints, |_, best, own| own.facts.points > best.facts.points);
    shown_only_where(Preset::Partnership, Habit::FailsPartner, |_, best, own| own.facts.closes != best.facts.closes);
    let fires = |step: Move| matches!(step, Move::Boom(_));
    let game = Preset::Firecrackers;
    shown_only_where(game, Habit::SpendsFirecracker, |_, best, own| fires(own.step) && !fires(best.step));
    shown_only_where(game, Habit::KeepsFirecracker, |_, best, own| fires(best.step) && !fires(own.step));
}

/// Games of a player who is offered each of these kinds of plays once in a game, by the habits that
/// they show, and makes it this often.
fn games(chance: &mut ChaCha8Rng, count: usize, kinds: &[(&[Habit], f64)]) -> Vec<HabitCosts> {
    let game = |chance: &mut ChaCha8Rng| {
        let cells = kinds.iter().flat_map(|(habits, often)| {
            let shown: u32 = habits.iter().map(|habit| 1 << *habit as u32).sum();
            let played = f64::from(u8::from(chance.random::<f64>() < *often));
            [f64::from(shown), 4.0, 1.0, 0.05, played, played, 0.05 * played]
        });
        HabitCosts::from_row(&cells.collect::<Vec<_>>()).expect("a row of kinds")
    };
    (0..count).map(|_| game(chance)).collect()
}

/// What is told of a player of Draw.
fn told(chance: &mut ChaCha8Rng, count: usize, kinds: &[(&[Habit], f64)]) -> Vec<Finding> {
    let rules = Preset::Draw.usual();
    findings(&games(chance, count, kinds).iter().map(|game| (&rules, game)).collect::<Vec<_>>())
}

fn sure(found: &[Finding]) -> Vec<Habit> {
    found.iter().filter(|found| found.is_sure()).map(|found| found.habit).collect()
}

const BOTH: &[Habit] = &[Habit::KeepsDoublets, Habit::KeepsHeavyBones];
const DOUBLETS: &[Habit] = &[Habit::KeepsDoublets];
const HEAVY: &[Habit] = &[Habit::KeepsHeavyBones];
const POINTS: &[Habit] = &[Habit::MissesPoints];
const SUITS: &[Habit] = &[Habit::BreaksSuits];

#[test]
fn a_habit_is_told_if_its_plays_come_far_more_often_than_others_and_needs_ten_games() {
    let chance = &mut ChaCha8Rng::seed_from_u64(1);
    let found = told(chance, 50, &[(DOUBLETS, 0.6), (HEAVY, 0.1), (&[], 0.1)]);
    assert_eq!(sure(&found), DOUBLETS);
    assert_eq!(found[0].habit, Habit::KeepsDoublets, "it comes first");
    assert!((found[0].loss - 0.03).abs() < 0.01 && (found[0].expected - 0.005).abs() < 0.004, "{:?}", found[0]);
    assert_eq!(sure(&told(chance, 50, &[(DOUBLETS, 1.0)])), [], "there is nothing to compare it with");
    assert_eq!(sure(&told(chance, 9, &[(DOUBLETS, 1.0), (HEAVY, 0.0), (&[], 0.05)])), []);
    assert_eq!(sure(&told(chance, 10, &[(DOUBLETS, 1.0), (HEAVY, 0.0), (&[], 0.05)])), DOUBLETS);
}

#[test]
fn mistakes_of_every_kind_are_no_habit_however_many_they_are() {
    let chance = &mut ChaCha8Rng::seed_from_u64(4);
    for often in [0.05, 0.3, 0.9] {
        let kinds = [(DOUBLETS, often), (HEAVY, often), (POINTS, often), (&[], often)];
        assert_eq!(sure(&told(chance, 200, &kinds)), [], "{often}");
    }
}

#[test]
fn points_that_are_passed_up_need_be_no_more_than_other_mistakes_because_everybody_sees_a_score() {
    let chance = &mut ChaCha8Rng::seed_from_u64(7);
    let twice = |habit| [(habit, 0.6), (HEAVY, 0.25), (SUITS, 0.25), (&[][..], 0.25)];
    assert_eq!(sure(&told(chance, 100, &twice(POINTS))), POINTS);
    assert_eq!(sure(&told(chance, 100, &twice(DOUBLETS))), [], "it may come by chance");
}

#[test]
fn mistakes_are_compared_with_others_of_the_same_game() {
    let chance = &mut ChaCha8Rng::seed_from_u64(6);
    let weak = games(chance, 200, &[(POINTS, 0.6), (&[], 0.6)]);
    let strong = games(chance, 200, &[(&[], 0.05), (HEAVY, 0.05), (DOUBLETS, 0.05), (SUITS, 0.05)]);
    let [one, other] = [Preset::AllFives, Preset::Block].map(Preset::usual);
    let all: Vec<_> = weak.iter().map(|game| (&one, game)).chain(strong.iter().map(|game| (&other, game))).collect();
    assert_eq!(sure(&findings(&all)), []);
    let mixed: Vec<_> = all.iter().map(|(_, game)| (&one, *game)).collect();
    assert_eq!(sure(&findings(&mixed)), POINTS, "without telling games apart");
}

#[test]
fn a_play_that_shows_two_habits_belongs_to_the_one_that_explains_more() {
    let chance = &mut ChaCha8Rng::seed_from_u64(5);
    let kinds: [(&[Habit], f64); 4] = [(BOTH, 0.7), (DOUBLETS, 0.7), (HEAVY, 0.1), (&[], 0.1)];
    let found = told(chance, 50, &kinds);
    assert_eq!(sure(&found), DOUBLETS);
    let heavy = found.iter().find(|found| found.habit == Habit::KeepsHeavyBones).expect("some were offered");
    assert!(heavy.taken.has(Habit::KeepsDoublets) && heavy.cases < 12, "what doublets explain is left out: {heavy:?}");
    // Whoever does both is told both, and no play counts twice.
    let found =
        told(chance, 200, &[(BOTH, 0.7), (DOUBLETS, 0.7), (HEAVY, 0.7), (POINTS, 0.1), (SUITS, 0.1), (&[], 0.1)]);
    assert_eq!(sure(&found).len(), 2, "{found:?}");
    assert!(found[0].cases + found[1].cases <= 600);
}

#[test]
fn of_players_without_habits_fewer_than_5_of_100_are_told_of_any() {
    let chance = &mut ChaCha8Rng::seed_from_u64(2);
    for count in [10, 50, 200] {
        let kinds = [(DOUBLETS, 0.15), (HEAVY, 0.1), (POINTS, 0.2), (&[], 0.15)];
        let falsely = (0..300).filter(|_| !sure(&told(chance, count, &kinds)).is_empty()).count();
        assert!(falsely <= 15, "{falsely} of 300 from {count} games");
    }
}

#[test]
fn forgetting_is_asked_only_where_somebody_showed_what_is_lacking_and_changes_no_loss() {
    let (mut asked, mut not_asked) = (0, 0);
    for (seen, judged, _) in (0..6).flat_map(|number| judged_hand(Preset::Block, number, 2_000)) {
        let plain = Judging::new(seen.clone(), 2_000).finish();
        let losses = |judged: &Judged| judged.candidates.iter().map(|one| (one.step, one.loss)).collect::<Vec<_>>();
        assert_eq!(losses(&judged), losses(&plain));
        let knows = judged.candidates.iter().any(|one| one.heedless.is_some());
        let others_passed = seen.heedless() != seen && seen.deeds().iter().any(|deed| deed.seat != seen.seat());
        assert!(others_passed || !knows, "{judged:?}");
        let mut sliced = Judging::in_review(seen, 2_000);
        while !sliced.step(100) {
            not_asked += usize::from(sliced.judged().is_some());
        }
        assert_eq!(sliced.judged(), Some(&judged));
        asked += usize::from(knows);
    }
    assert!(asked > 0, "nobody passed");
    assert_eq!(not_asked, 0, "there is no judgement before it is whole");
}

#[test]
fn a_mistake_in_the_deck_belongs_to_one_habit() {
    let mut deck = Deck::default();
    for (name, habits) in [("one", BOTH), ("two", HEAVY)] {
        let names = habits.iter().map(|habit| habit.name().to_owned()).collect();
        deck.add(Returning::new(name.to_owned(), None, 0.1, names));
    }
    let of = |habit: Habit, others: &[&str]| {
        deck.of_habit(habit.name(), others).iter().map(|card| card.exercise.clone()).collect::<Vec<_>>()
    };
    assert_eq!(of(Habit::KeepsDoublets, &[]), ["one"]);
    assert_eq!(of(Habit::KeepsHeavyBones, &[]).len(), 2);
    assert_eq!(of(Habit::KeepsHeavyBones, &[Habit::KeepsDoublets.name()]), ["two"]);
}
