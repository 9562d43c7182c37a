//! The books of chance, made from the record of a game, from its first deal to its last move.
#![allow(dead_code, unreachable_pub, reason = "each test uses its own share of it")]

use electrum_dominoes::career::fairness::Books;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::record::{Record, Replay, Replayed};

/// Enters a whole game.
pub fn enter(books: &mut Books, record: &Record, player: Seat) {
    let enter = |seen: Replay<'_>| match seen {
        Replay::Deal(_, game, event) => books.enter_deal(player, event, game.state()),
        Replay::Move(Replayed { step, before, after, .. }) => match step {
            Move::Play(..) if before.layout().is_empty() => books.enter_lead(player, before.to_move(), after),
            Move::Draw => books.enter_draw(player, before, after),
            _ => {}
        },
    };
    record.replay_with(enter).expect("a game that was played");
}
