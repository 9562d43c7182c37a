//! The books of chance at a table where the player undoes, restarts, gives up or looks whenever
//! luck is bad. The books stay fair, even though the remaining games are not.

use crate::common::chance::enter;
use crate::common::inside::Inside;
use crate::common::sittings::Chance;
use electrum_dominoes::career::fairness::{Balance, Books, Measure};
use electrum_dominoes::engine::bone::{Bones, Seat};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::Seating;
use electrum_dominoes::table::sitting::saved::Saved;
use electrum_dominoes::table::{Help, Hidden, Sitting};

/// Deals and the shuffles of Undo use the system's randomness, so no seed is known. A fair result
/// is this far off once in a billion times. The players below make unfair results deviate further.
const NEVER: f64 = 1e-9;
const GAMES: usize = 400;

fn least(books: &Books) -> f64 {
    let share = |balance: &Balance, measure| balance.share(measure).likelihood().unwrap_or(1.0);
    let balances = [&books.own, &books.others].into_iter();
    balances.flat_map(|balance| Measure::ALL.map(|measure| share(balance, measure))).fold(1.0, f64::min)
}

/// Games of one hand by a player who acts after each deal and each of his draws. Returns the
/// sitting, and the books of only the hands that he has finished.
fn life(preset: Preset, after_deal: fn(&mut Sitting) -> bool, after_draw: fn(&mut Sitting)) -> (Sitting, Books) {
    let rules = Rules { single_hand: true, ..preset.rules(2).expect("two can play it") };
    let (mut sitting, _) = Sitting::new(rules, Seating::one_person([Level::Easy]), None).expect("a game");
    let (mut chance, mut finished) = (Chance(4711), Books::default());
    for _ in 0..GAMES {
        if after_deal(&mut sitting) {
            while sitting.state().phase() == Phase::Playing {
                let yours = sitting.state().to_move() == Seat::FIRST;
                let step = sitting.state().legal().pick(chance.next()).expect("a legal move");
                sitting.play(step).expect("it is legal");
                if yours && step == Move::Draw {
                    after_draw(&mut sitting);
                }
            }
            enter(&mut finished, sitting.session().record(), Seat::FIRST);
        }
        sitting.another_game(None);
    }
    (sitting, finished)
}

fn play_on(_: &mut Sitting) -> bool {
    true
}

fn leave_it(_: &mut Sitting) {}

fn own(sitting: &Sitting) -> Bones {
    sitting.observe(Seat::FIRST).hand()
}

fn is_bad_deal(sitting: &Sitting) -> bool {
    (own(sitting) & Bones::DOUBLETS).len() < 2
}

/// The books are fair, and would not be if they covered only the remaining hands.
fn assert_even((sitting, finished): (Sitting, Books)) {
    let books = sitting.books();
    assert!(least(books) > NEVER, "{books:?}");
    assert!(least(&finished) < NEVER, "this player's tricks have no effect: {finished:?}");
}

#[test]
fn a_player_who_undoes_every_bad_draw_makes_nothing_look_unfair() {
    let undoes = |sitting: &mut Sitting| {
        for _ in 0..5 {
            let fits = !(own(sitting) & sitting.state().layout().fitting()).is_empty();
            if fits || !sitting.undo() || sitting.play(Move::Draw).is_err() {
                return;
            }
        }
    };
    let (sitting, finished) = life(Preset::Draw, play_on, undoes);
    assert!(sitting.books().own.share(Measure::Draws).times > finished.own.share(Measure::Draws).times + 200);
    assert_even((sitting, finished));
}

#[test]
fn a_player_who_gives_up_every_bad_deal_makes_nothing_look_unfair() {
    let life = life(Preset::Draw, |sitting| !is_bad_deal(sitting), leave_it);
    assert_eq!(life.0.books().hands, GAMES as u64, "every deal counts, but for the hand at the table");
    assert_even(life);
}

#[test]
fn a_deal_counts_once_however_often_it_is_dealt_again() {
    let again = |sitting: &mut Sitting| {
        if is_bad_deal(sitting) {
            let number = sitting.session().record().hands[0].deal.number;
            sitting.restart();
            let before = sitting.books().clone();
            for _ in 0..3 {
                sitting.another_game(number);
                sitting.restart();
            }
            while sitting.state().phase() == Phase::Playing {
                let step = sitting.state().legal().nth(0).expect("a legal move");
                sitting.play(step).expect("it is legal");
            }
            assert_eq!(*sitting.books(), before, "all of it was known before");
            return false;
        }
        true
    };
    let (sitting, _) = life(Preset::Draw, again, leave_it);
    assert_eq!(sitting.books().hands, GAMES as u64);
    assert!(least(sitting.books()) > NEVER, "{:?}", sitting.books());
}

#[test]
fn a_player_who_looks_before_he_acts_makes_nothing_look_unfair() {
    // He keeps the deal while the next bones of the boneyard are light.
    let looks = |sitting: &mut Sitting| {
        sitting.note_help(Help::Looked(Hidden::Boneyard));
        let next = sitting.state().reveal().boneyard.first().map_or(0, |bone| bone.weight());
        next < 5
    };
    let (sitting, _) = life(Preset::Draw, looks, leave_it);
    assert_eq!(sitting.books().own.share(Measure::DrawnPips).times, 0, "draws that he may know do not count");
    assert!(least(sitting.books()) > NEVER, "{:?}", sitting.books());
}

#[test]
fn the_lead_of_a_hand_that_was_taken_back_counts_once() {
    let relays = |sitting: &mut Sitting| {
        for _ in 0..3 {
            if sitting.state().to_move() == Seat::FIRST && sitting.state().layout().is_empty() {
                let step = sitting.state().legal().nth(0).expect("a lead");
                sitting.play(step).expect("it is legal");
                sitting.undo();
            }
        }
        true
    };
    let (sitting, _) = life(Preset::DrawGame, relays, leave_it);
    let [own, others] = [sitting.books().own, sitting.books().others].map(|all| all.share(Measure::FirstBones).times);
    assert!(own + others <= GAMES as u64 + 1 && others > 50, "{own} and {others}");
}

/// A new game in which the first bone has been played.
fn led(sitting: &mut Sitting) {
    sitting.another_game(None);
    while sitting.state().layout().is_empty() {
        let step = sitting.state().legal().nth(0).expect("a lead");
        sitting.play(step).expect("it is legal");
    }
}

/// Plays to the end of the hand, and draws whenever that is allowed. Returns how many bones were
/// drawn.
fn draw_to_the_end(sitting: &mut Sitting) -> u64 {
    let mut drawn = 0;
    while sitting.state().phase() == Phase::Playing {
        let draw = sitting.state().legal().draw.then_some(Move::Draw);
        let step = draw.or_else(|| sitting.state().legal().nth(0)).expect("a legal move");
        sitting.play(step).expect("it is legal");
        drawn += u64::from(step == Move::Draw);
    }
    drawn
}

#[test]
fn the_books_go_on_after_a_restart_and_remember_an_earlier_look() {
    let (mut sitting, _) = life(Preset::Draw, play_on, leave_it);
    let counted = |sitting: &Sitting| {
        sitting.books().own.share(Measure::DrawnPips).times + sitting.books().others.share(Measure::DrawnPips).times
    };
    // Some hands have nothing to draw, but hardly twenty of them.
    let mut drawn_in_all = 0;
    for _ in 0..20 {
        led(&mut sitting);
        for look in [false, true] {
            if look {
                sitting.note_help(Help::Looked(Hidden::Boneyard));
            }
            let text = ron::to_string(&sitting.saved()).expect("it can be written");
            let saved: Saved = ron::from_str(&text).expect("it can be read");
            let mut again = Saved::load(saved).expect("it was played");
            assert_eq!(again.books(), sitting.books());
            let before = counted(&again);
            let drawn = draw_to_the_end(&mut again);
            let added = counted(&again) - before;
            assert_eq!(added, if look { 0 } else { drawn }, "after a look the rest of the hand does not count");
            drawn_in_all += drawn;
        }
    }
    assert!(drawn_in_all > 0, "nothing was drawn");
}
