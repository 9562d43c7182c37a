//! A player's own mistakes: they come back by the day until they are learned.

use electrum_dominoes::career::deck::{A_DAY, Deck, Returning};
use electrum_dominoes::career::{HabitPlan, HabitPlans};
use electrum_dominoes::record::GameId;

/// Mistakes with these costs, each named by its cost.
fn mistakes(costs: impl IntoIterator<Item = u32>) -> Vec<Returning> {
    let card = |cost: u32| Returning::new(format!("cost {cost}"), Some("6-4e".to_owned()), cost.into(), Vec::new());
    costs.into_iter().map(card).collect()
}

fn names(cards: &[&Returning]) -> Vec<String> {
    cards.iter().map(|card| card.exercise.clone()).collect()
}

/// The first day from this one on which an exercise is due.
fn back(deck: &Deck, from: u64) -> Option<u64> {
    (from..from + 1_000).find(|day| deck.count_due(*day) > 0)
}

#[test]
fn new_mistakes_are_due_at_once_the_dearest_first_and_ten_a_day() {
    let mut deck = Deck::default();
    deck.take(GameId(1), mistakes(1..=25));
    assert_eq!(names(&deck.due(100)), (16..=25).rev().map(|cost| format!("cost {cost}")).collect::<Vec<_>>());
    deck.answer("cost 25", true, 100);
    assert_eq!((deck.left(100), deck.count_due(100)), (A_DAY - 1, A_DAY - 1));
    assert!(!names(&deck.due(100)).contains(&"cost 25".to_owned()), "it is answered");
    for cost in 16..25 {
        deck.answer(&format!("cost {cost}"), true, 100);
    }
    assert!(deck.due(100).is_empty(), "ten a day");
    assert_eq!(deck.count_due(101), A_DAY, "the others wait for the next day");
}

#[test]
fn each_right_answer_puts_a_mistake_off_for_longer_until_it_is_learned() {
    let mut deck = Deck::default();
    deck.take(GameId(1), mistakes([7]));
    let (mut day, mut before) = (50, 0);
    let mut answers = 0;
    while let Some(due) = back(&deck, day) {
        assert!(answers == 0 || due - day > before, "after {answers} answers: {due} - {day}");
        (before, day) = (due - day, due);
        deck.answer("cost 7", true, day);
        answers += 1;
    }
    assert!((2..10).contains(&answers), "learned after {answers} answers");
}

#[test]
fn a_mistake_made_again_comes_back_sooner_and_a_missed_exercise_of_the_program_comes_back_too() {
    let (mut right, mut wrong) = (Deck::default(), Deck::default());
    for deck in [&mut right, &mut wrong] {
        deck.take(GameId(1), mistakes([7]));
        deck.answer("cost 7", true, 10);
    }
    let day = back(&right, 11).expect("it comes back");
    right.answer("cost 7", true, day);
    wrong.answer("cost 7", false, day);
    assert!(back(&wrong, day + 1) < back(&right, day + 1));
    let mut deck = Deck::default();
    deck.answer("made", true, 10);
    assert_eq!(back(&deck, 10), None, "it was right");
    deck.answer("made", false, 10);
    assert!(back(&deck, 11).is_some());
}

#[test]
fn the_mistakes_of_a_game_are_taken_in_once_even_after_they_are_learned() {
    let mut deck = Deck::default();
    deck.take(GameId(1), mistakes([7]));
    while let Some(day) = back(&deck, 0) {
        deck.answer("cost 7", true, day);
    }
    deck.take(GameId(1), mistakes([7]));
    assert!(deck.has_taken(GameId(1)) && !deck.has_taken(GameId(2)));
    assert_eq!(back(&deck, 0), None);
}

#[test]
fn a_full_deck_leaves_out_the_cheapest_mistake_that_never_came_back() {
    let mut deck = Deck::default();
    deck.take(GameId(1), mistakes([1]));
    deck.answer("cost 1", false, 5);
    deck.take(GameId(2), mistakes(2..=501));
    let text = ron::to_string(&deck).expect("it can be written");
    let has = |name: &str| text.contains(&format!("\"{name}\""));
    assert!(has("cost 1") && !has("cost 2") && has("cost 3"), "the cheapest is being learned, so the next one went");
}

#[test]
fn a_deck_reads_back_from_its_file_and_joins_another() {
    let mut deck = Deck::default();
    deck.take(GameId(1), mistakes(1..=3));
    deck.answer("cost 3", false, 20);
    let text = ron::to_string(&deck).expect("it can be written");
    assert_eq!(ron::from_str::<Deck>(&text).expect("it can be read"), deck);
    let mut other = Deck::default();
    other.take(GameId(2), mistakes(3..=4));
    let known = deck.due(21).len();
    deck.join(other);
    assert_eq!(deck.due(21).len(), known + 1, "one is known");
    assert!(deck.has_taken(GameId(2)));
}

#[test]
fn a_plan_that_is_followed_stays_and_what_was_offered_elsewhere_is_not_offered_again() {
    let plan = |habit: &str| HabitPlan {
        habit: habit.to_owned(),
        others: Vec::new(),
        cost: 0.1,
        before: 2.0,
        lesson: "most".to_owned(),
        cases: Vec::new(),
        since: 0,
    };
    let (mut here, mut elsewhere) = (HabitPlans::default(), HabitPlans::default());
    assert!(elsewhere.offer("blocks") && !elsewhere.offer("blocks"));
    elsewhere.now = Some(plan("blocks"));
    let mut bare = HabitPlans::default();
    bare.join(elsewhere.clone());
    assert_eq!(bare.now, Some(plan("blocks")));
    here.now = Some(plan("draws"));
    here.join(elsewhere);
    assert_eq!(here.now, Some(plan("draws")));
    assert!(!here.offer("blocks") && here.offer("draws"));
}
