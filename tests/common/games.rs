//! Random rules and random games, for laws that hold in every one of them.

#![allow(dead_code, unreachable_pub, reason = "each test uses its own share of it")]

use electrum_dominoes::engine::bone::{SEATS, Seat};
use electrum_dominoes::engine::rules::{BlockWhat, BlockWho, BonesLeft, FirstLead, NextLead, Rules, Settle, Spinner};
use proptest::prelude::*;

/// Any rules that can be played, every option among them.
pub fn rules() -> impl Strategy<Value = Rules> {
    (table(), turns(), goal(), ends()).prop_map(|(table, turns, goal, ends)| {
        playable(Rules {
            free_draw: turns.free_draw,
            draws: turns.draws,
            reserve: turns.reserve,
            hand_limit: turns.hand_limit,
            fives: goal.fives,
            threes: goal.threes,
            target: goal.target,
            exact: goal.exact,
            rounding: ends.rounding,
            block_who: ends.block_who,
            block_what: ends.block_what,
            settle: ends.settle,
            single_hand: ends.single_hand,
            bones_left: ends.bones_left,
            firecrackers: goal.firecrackers,
            opener_doublet: goal.opener_doublet,
            clocks: goal.clocks,
            seconds: goal.seconds,
            ..table
        })
    })
}

/// The nearest rules that can be played.
fn playable(rules: Rules) -> Rules {
    let mut rules = rules;
    rules.hand = rules.hand.min(28 / rules.seats);
    rules.partners &= rules.seats == 4;
    rules.hand_limit = rules.hand_limit.map(|limit| limit.max(rules.hand));
    if let FirstLead::Seat(seat) = rules.lead_first {
        rules.lead_first = FirstLead::Seat(seat % rules.seats);
    }
    if rules.opener_doublet && rules.opener().is_none() {
        rules.lead_first = FirstLead::Seat(rules.hand % rules.seats);
    }
    rules.clocks = rules.all_seats().filter(|&seat| rules.clocks.contains(seat)).collect();
    if rules.clocks.is_empty() {
        rules.clocks = Rules::default().clocks;
    }
    if rules.single_hand {
        rules.seconds = 0;
    }
    if !rules.fives && !rules.threes {
        rules.settle = Settle::Award;
    }
    if rules.check().is_err() {
        rules.exact = false;
    }
    rules.check().unwrap_or_else(|why| panic!("{why}: {rules:?}"));
    rules
}

fn table() -> impl Strategy<Value = Rules> {
    let spinner = prop_oneof![Just(Spinner::None), Just(Spinner::First), Just(Spinner::Every)];
    let first = prop_oneof![Just(FirstLead::Doublet), Just(FirstLead::Lot), (0u8..4).prop_map(FirstLead::Seat)];
    let next = prop_oneof![
        Just(NextLead::Doublet),
        Just(NextLead::Winner),
        Just(NextLead::Loser),
        Just(NextLead::Alternate),
        Just(NextLead::Lot)
    ];
    let doublets = proptest::option::weighted(0.3, 3u8..=7);
    (2u8..=4, any::<bool>(), 1u8..=9, spinner, first, next, doublets).prop_map(
        |(seats, partners, hand, spinner, lead_first, lead_next, max_doublets)| Rules {
            seats,
            partners,
            hand,
            spinner,
            lead_first,
            lead_next,
            max_doublets,
            ..Rules::default()
        },
    )
}

fn turns() -> impl Strategy<Value = Rules> {
    (prop::bool::weighted(0.8), prop::bool::weighted(0.3), 0u8..=2, proptest::option::weighted(0.2, 1u8..=18)).prop_map(
        |(draws, free_draw, reserve, hand_limit)| Rules { draws, free_draw, reserve, hand_limit, ..Rules::default() },
    )
}

fn goal() -> impl Strategy<Value = Rules> {
    let target = prop_oneof![Just(61u16), Just(100), Just(305), 1u16..=1000];
    let seconds = prop_oneof![3 => Just(0u16), 1 => 1u16..=600];
    let time = (seconds, prop::collection::vec((0..SEATS).prop_filter_map("a seat", Seat::new), 1..=SEATS));
    let often = prop::bool::weighted(0.7);
    (often, any::<bool>(), target, any::<bool>(), any::<bool>(), prop::bool::weighted(0.2), time).prop_map(
        |(fives, threes, target, exact, firecrackers, opener_doublet, (seconds, clocks))| Rules {
            fives,
            threes,
            target,
            exact,
            firecrackers,
            opener_doublet,
            clocks: clocks.into_iter().collect(),
            seconds,
            ..Rules::default()
        },
    )
}

fn ends() -> impl Strategy<Value = Rules> {
    let who = prop_oneof![Just(BlockWho::Low), Just(BlockWho::Last)];
    let what = prop_oneof![
        Just(BlockWhat::Difference),
        Just(BlockWhat::Opponent),
        Just(BlockWhat::Both),
        Just(BlockWhat::Nothing)
    ];
    let settle = prop_oneof![3 => Just(Settle::Award), 1 => Just(Settle::Subtract)];
    let left = prop_oneof![3 => Just(BonesLeft::Pips), 1 => Just(BonesLeft::FiveEach)];
    (any::<bool>(), who, what, settle, prop::bool::weighted(0.1), left).prop_map(
        |(rounding, block_who, block_what, settle, single_hand, bones_left)| Rules {
            rounding,
            block_who,
            block_what,
            settle,
            single_hand,
            bones_left,
            ..Rules::default()
        },
    )
}
