//! The books of chance balance if deals are fair, however the players play, and they show rigged
//! deals.

use crate::common::chance::enter;
use electrum_dominoes::career::fairness::{Balance, Books, Measure};
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::{Bone, Bones, Seat};
use electrum_dominoes::engine::deal::{Deal, Lead};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{FirstLead, Preset, Rules};
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::record::{Session, numbers::deal_number};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::ops::Range;

/// Makes a deal from a number.
type Dealer = fn(u64, &Rules, Lead) -> Deal;

/// The books of the first seat, from games of a single hand in which `play` chooses the moves.
fn books(rules: Rules, games: Range<u64>, dealer: Dealer, play: fn(&GameState, &mut ChaCha8Rng) -> Move) -> Books {
    let rules = Rules { single_hand: true, seconds: 0, ..rules };
    let mut books = Books::default();
    for game in games {
        let mut chance = ChaCha8Rng::seed_from_u64(game);
        let mut session = Session::new(rules).expect("rules that can be played");
        let lead = session.observe(Seat::FIRST).public().lead;
        session.deal(dealer(deal_number(game, 0), &rules, lead)).expect("a deal of these rules");
        while session.state().phase() == Phase::Playing {
            let step = play(session.state(), &mut chance);
            session.play(step).expect("a legal move");
        }
        enter(&mut books, session.record(), Seat::FIRST);
    }
    books
}

/// Plays at random.
fn anyhow(state: &GameState, chance: &mut ChaCha8Rng) -> Move {
    state.legal().pick(chance.next_u32()).expect("there is a legal move")
}

/// Plays the heaviest bone and draws only when it must. This way of playing depends on the hand.
fn heaviest(state: &GameState, _: &mut ChaCha8Rng) -> Move {
    let moves = state.legal();
    let plays = moves.plays().flat_map(|(end, bones)| bones.iter().map(move |bone| (bone, end)));
    let best = plays.max_by_key(|(bone, _)| bone.weight()).map(|(bone, end)| Move::Play(bone, end));
    best.or(moves.draw.then_some(Move::Draw)).or_else(|| moves.nth(0)).expect("there is a legal move")
}

fn both(books: &Books) -> [&Balance; 2] {
    [&books.own, &books.others]
}

/// Fair chance deviates four standard deviations once in sixteen thousand times. This is checked
/// some hundred times, always with the same numbers.
const FAIR: f64 = 4.0;

fn assert_fair(rules: Rules, hands: u64) {
    for play in [anyhow, heaviest] {
        let books = books(rules, 0..hands, Deal::from_number, play);
        assert_eq!(books.hands, hands);
        for balance in both(&books) {
            for measure in Measure::ALL {
                let share = balance.share(measure);
                let strayed = share.deviation().unwrap_or(0.0);
                assert!(strayed.abs() < FAIR, "{measure:?} strays {strayed:.1}: {share:?} of {rules:?}");
            }
        }
    }
}

#[test]
fn fair_deals_look_fair_in_every_game() {
    let games = Preset::ALL.into_iter().flat_map(|preset| (2..=4).filter_map(move |seats| preset.rules(seats)));
    games.for_each(|rules| assert_fair(rules, 200));
}

#[test]
fn fair_deals_of_larger_sets_look_fair() {
    for set in [Set::Nine, Set::Twelve] {
        for (seats, hand) in [(2, 7), (4, 10)] {
            assert_fair(Rules { set, seats, hand, ..Rules::default() }, 200);
        }
    }
}

#[test]
fn repeated_void_deals_look_fair() {
    let plain = Preset::Draw.rules(2).expect("a game for two");
    for hand in [2, 3, 9] {
        for lead_first in [FirstLead::Doublet, FirstLead::Seat(Seat::FIRST)] {
            assert_fair(Rules { hand, lead_first, ..plain }, 1500);
            assert_fair(Rules { hand, lead_first, max_doublets: Some(3), ..plain }, 1500);
        }
        assert_fair(Rules { hand, lead_first: FirstLead::Seat(Seat::FIRST), opener_doublet: true, ..plain }, 1500);
    }
}

#[test]
fn chance_deviates_as_far_as_the_variance_predicts() {
    // If the variance were too large or too small, many small books would deviate less or more than
    // they should.
    for preset in [Preset::Draw, Preset::AllFives, Preset::DrawGame] {
        let rules = preset.rules(2).expect("a game for two");
        let parts: Vec<Books> =
            (0..80).map(|part| books(rules, part * 20..part * 20 + 20, Deal::from_number, anyhow)).collect();
        for measure in Measure::ALL {
            let balances = parts.iter().flat_map(both);
            let squares: Vec<f64> =
                balances.filter_map(|balance| balance.share(measure).deviation()).map(|by| by * by).collect();
            let mean = squares.iter().sum::<f64>() / squares.len() as f64;
            assert!((0.6..1.4).contains(&mean), "{preset:?}, {measure:?}: {mean:.2}");
        }
    }
}

/// Returns the better of two deals for the second seat.
fn better(number: u64, rules: &Rules, lead: Lead, worth: fn(&Deal) -> usize) -> Deal {
    let two = [Deal::from_number(number, rules, lead), Deal::from_number(!number, rules, lead)];
    let [one, other] = two;
    if worth(&other) > worth(&one) { other } else { one }
}

fn doublets_for_nestor(number: u64, rules: &Rules, lead: Lead) -> Deal {
    better(number, rules, lead, |deal| (deal.hands[1] & Bones::DOUBLETS).len())
}

/// Puts light bones first, which help the second seat.
fn light_bones_first(number: u64, rules: &Rules, lead: Lead) -> Deal {
    let mut deal = Deal::from_number(number, rules, lead);
    deal.boneyard.sort_by_key(|bone| bone.weight());
    deal.number = None;
    deal
}

/// Deals the seat that follows the heaviest doublet few bones that fit it.
fn nothing_that_fits(number: u64, rules: &Rules, lead: Lead) -> Deal {
    better(number, rules, lead, |deal| {
        let heaviest = |hand: Bones| (hand & Bones::DOUBLETS).iter().max_by_key(|bone| bone.weight());
        let opening = deal.hands.iter().copied().filter_map(heaviest).max_by_key(|bone| bone.weight());
        let follower = opening
            .map_or(Bones::NONE, |opening| if deal.hands[0].contains(opening) { deal.hands[1] } else { deal.hands[0] });
        opening.map_or(0, |opening| 7 - (follower & Bones::suit(opening.high())).len())
    })
}

/// Puts the bones that fit the lead at the bottom of the boneyard.
fn what_fits_comes_late(number: u64, rules: &Rules, lead: Lead) -> Deal {
    let mut deal = Deal::from_number(number, rules, lead);
    let doublet = |bones: Bones| (bones & Bones::DOUBLETS).iter().max_by_key(|bone: &Bone| bone.weight());
    if let Some(opening) = doublet(deal.hands[0] | deal.hands[1]) {
        deal.boneyard.sort_by_key(|&bone| Bones::suit(opening.high()).contains(bone));
        deal.number = None;
    }
    deal
}

#[test]
fn rigged_deals_are_recognised() {
    let rigged: [(Dealer, Measure); 4] = [
        (doublets_for_nestor, Measure::Doublets),
        (nothing_that_fits, Measure::FirstBones),
        (what_fits_comes_late, Measure::Draws),
        (light_bones_first, Measure::DrawnPips),
    ];
    for (dealer, measure) in rigged {
        let books = books(Preset::Draw.rules(2).expect("a game for two"), 0..600, dealer, anyhow);
        let odd =
            both(&books).iter().any(|balance| balance.share(measure).likelihood().is_some_and(|likely| likely < 1e-6));
        assert!(odd, "{measure:?} was rigged, and looks fair: {books:?}");
    }
}

#[test]
fn empty_books_accuse_no_one() {
    let books = Books::default();
    for balance in both(&books) {
        assert!(Measure::ALL.iter().all(|&measure| balance.share(measure).likelihood().is_none()));
    }
}
