//! The books of chance, made from the record of a game, from its first deal to its last move.
#![allow(dead_code, unreachable_pub, reason = "each test uses its own share of it")]

use electrum_dominoes::career::fairness::Books;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::event::Event;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::record::{Record, Replayed, Session, Witness};

struct Keeper<'a>(&'a mut Books, Seat);

impl Witness for Keeper<'_> {
    fn dealt(&mut self, game: &Session, event: &Event) {
        self.0.enter_deal(self.1, event, game.state());
    }

    fn moved(&mut self, Replayed { step, before, after, .. }: Replayed<'_>) {
        match step {
            Move::Play(..) if before.table().is_empty() => self.0.enter_lead(self.1, before.to_move(), after),
            Move::Draw => self.0.enter_draw(self.1, before, after),
            _ => {}
        }
    }
}

/// Enters a whole game.
pub fn enter(books: &mut Books, record: &Record, player: Seat) {
    record.replay_before(&mut Keeper(books, player)).expect("a game that was played");
}
