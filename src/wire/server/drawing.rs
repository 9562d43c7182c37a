//! How a table draws and deals its hands with all who sit there.

use super::Scene;
use super::dealing::{Dealing, DrawStep};
use super::table::Hosted;
use crate::engine::{Event, Phase, Seat, Seats};
use crate::record::{Bytes, Drawing, GameId};
use crate::table::{HostOrder, Proposal, ScreenId, Sitting, Table, TableHabits};
use crate::wire::Terms;
use crate::wire::{Foul, FromTable};
use rand::Rng;
use std::time::Duration;

impl Hosted {
    /// The next deal is drawn by all.
    pub(super) fn draw(&mut self, proposal: Proposal, scene: &mut Scene<'_>) {
        if self.dealing.is_some() {
            return;
        }
        let Some(terms) = self.next_terms(proposal, scene.chance) else { return };
        self.draw_for(proposal, terms, scene);
    }

    /// What the next deal is drawn for.
    pub(super) fn next_terms(&self, proposal: Proposal, chance: &mut impl Rng) -> Option<Terms> {
        let another_game = proposal != Proposal::NextHand;
        let next = match &self.table {
            Some(table) => Some(table.next_deal(another_game)),
            None => self.plan.seating(&self.names).map(|sitters| (self.plan.rules, sitters, 0)),
        };
        let (rules, sitters, number) = next?;
        let current = self.table.as_ref().filter(|_| !another_game).map(|table| table.view(ScreenId::ONLY).game);
        let game = current.unwrap_or_else(|| GameId(chance.next_u64().max(1)));
        let away = self.table.as_ref().map_or(Seats::NONE, |table| table.view(ScreenId::ONLY).gathering.stand_ins);
        let seats = self.seats_of_all().filter(|seat| !away.contains(*seat)).collect();
        Some(Terms { game, number, rules, sitters, seats, given_up: Vec::new() })
    }

    /// The seats of all who have not left for good.
    fn seats_of_all(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|place| !place.has_left).flat_map(|place| place.seats.iter())
    }

    fn draw_for(&mut self, proposal: Proposal, mut terms: Terms, scene: &mut Scene<'_>) {
        if terms.seats.is_empty() {
            // Nobody is left of those who were here. The others are waited for.
            let gave_up = |seat: Seat| terms.given_up.iter().any(|(_, seats)| seats.contains(seat));
            let others: Seats = self.seats_of_all().filter(|seat| !gave_up(*seat)).collect();
            terms.seats = others;
        }
        let mut dealer = [0; 32];
        scene.chance.fill_bytes(&mut dealer);
        self.dealing = Some(Dealing::new(proposal, self.progress.hands, Bytes(dealer), terms, scene.now));
        scene.keeps = true;
        for at in 0..self.places.len() {
            self.ask_for_chance(at, scene);
        }
    }

    /// Asks a screen for what it gives to the deal that is being drawn.
    pub(super) fn ask_for_chance(&self, at: usize, scene: &mut Scene<'_>) {
        let (place, Some(dealing)) = (&self.places[at], &self.dealing) else { return };
        let awaited = place.seats.iter().any(|seat| dealing.waits_for(seat));
        let Some(connection) = place.connection.filter(|_| awaited) else { return };
        let (hand, hash, terms) = (dealing.hand, dealing.hash(), dealing.terms.clone().map(Box::new));
        scene.send(connection, &FromTable::Draw { hand, hash, terms });
        if let Some(hashes) = dealing.hashes() {
            scene.send(connection, &FromTable::Hashes { hand, hashes });
        }
    }

    /// A seat gives its hash for the deal that is being drawn.
    pub(super) fn hear_hash(&mut self, at: usize, hand: u64, given: (Option<Seat>, Bytes), scene: &mut Scene<'_>) {
        let (place, (named, hash)) = (&self.places[at], given);
        let (seats, seat) = (place.seats, named.unwrap_or_else(|| place.first()));
        let Some(dealing) = self.dealing.as_mut().filter(|dealing| dealing.hand == hand) else { return };
        if !seats.contains(seat) {
            return;
        }
        let mut step = dealing.give_hash(seat, hash);
        if named.is_none() && dealing.hashes().is_none() {
            // An older program speaks for one seat. Those beside it give nothing.
            let others = dealing.without(seats.iter().filter(|other| *other != seat).collect());
            step = if others == DrawStep::Waits { step } else { others };
        }
        self.follow_drawing(step, seat, scene);
    }

    /// A seat gives its bytes for the deal that is being drawn.
    pub(super) fn hear_bytes(&mut self, at: usize, hand: u64, given: (Option<Seat>, Bytes), scene: &mut Scene<'_>) {
        let (place, (named, bytes)) = (&self.places[at], given);
        let (seats, seat) = (place.seats, named.unwrap_or_else(|| place.first()));
        let dealing = self.dealing.as_mut().filter(|dealing| dealing.hand == hand && seats.contains(seat));
        if let Some(step) = dealing.map(|dealing| dealing.give_bytes(seat, bytes)) {
            self.follow_drawing(step, seat, scene);
        }
    }

    /// Nobody waits for what these seats give to the deal.
    pub(super) fn stop_waiting_for(&mut self, seats: Seats, scene: &mut Scene<'_>) {
        if let (Some(dealing), Some(first)) = (&mut self.dealing, seats.iter().next()) {
            let step = dealing.without(seats);
            self.follow_drawing(step, first, scene);
        }
    }

    /// When the others draw without those who give nothing.
    pub(super) fn drawing_due(&self) -> Option<Duration> {
        let dealing = self.dealing.as_ref().filter(|dealing| dealing.can_go_on())?;
        Some(dealing.since + self.patience())
    }

    /// Time has passed for those who are awaited.
    pub(super) fn hurry_drawing(&mut self, scene: &mut Scene<'_>) {
        if self.drawing_due().is_some_and(|due| due <= scene.now) {
            let missing = self.dealing.as_ref().map_or(Seats::NONE, Dealing::missing);
            self.stop_waiting_for(missing, scene);
        }
    }

    fn follow_drawing(&mut self, step: DrawStep, seat: Seat, scene: &mut Scene<'_>) {
        scene.keeps = true;
        match step {
            DrawStep::Waits => {}
            DrawStep::Wrong => self.tell_all(&FromTable::Named { seat, foul: Foul::Bytes }, scene),
            DrawStep::Hashed => {
                let Some(dealing) = &mut self.dealing else { return };
                dealing.since = scene.now;
                let (hand, hashes, seats) = (dealing.hand, dealing.hashes().unwrap_or_default(), dealing.seats());
                for place in self.places.iter().filter(|place| place.seats.iter().any(|seat| seats.contains(seat))) {
                    if let Some(connection) = place.connection {
                        scene.send(connection, &FromTable::Hashes { hand, hashes: hashes.clone() });
                    }
                }
            }
            DrawStep::Drawn => self.deal(scene),
            DrawStep::GivenUp(seats) => {
                // The number of a drawing is never used again, so nobody gives bytes twice for one.
                let Some(Dealing { proposal, hand, terms: Some(mut terms), .. }) = self.dealing.take() else { return };
                self.progress.hands += 1;
                terms.given_up.push((hand, seats));
                terms.seats = terms.seats.iter().filter(|seat| !seats.contains(*seat)).collect();
                self.draw_for(proposal, terms, scene);
            }
        }
    }

    /// Deals what was drawn.
    fn deal(&mut self, scene: &mut Scene<'_>) {
        let Some(dealing) = self.dealing.take() else { return };
        let Some(drawing) = dealing.drawing(self.id.0) else { return };
        let Some(terms) = dealing.terms else { return };
        self.progress.hands += 1;
        let given = given(&drawing, terms.game, terms.number);
        self.tell_all(&given, scene);
        if self.table.is_some() {
            self.order(HostOrder::Deal(Box::new(drawing), terms.game, dealing.proposal), scene);
        } else if let drawing = Some((Box::new(drawing), terms.game))
            && let Ok((sitting, events)) = Sitting::begun(self.plan.rules, terms.sitters, None, drawing)
        {
            self.table = Some(self.seated(sitting, events, self.progress.moment));
            let away = self.places.iter().filter(|place| place.connection.is_none());
            for seat in away.flat_map(|place| place.seats.iter()).collect::<Vec<_>>() {
                self.order(HostOrder::Away(seat, true), scene);
            }
            self.order(HostOrder::Tick, scene);
        }
        self.excuse();
        self.publish(scene);
    }

    /// Tells somebody who comes in the middle of a hand what all have given to it.
    pub(super) fn tell_given(&self, id: super::ConnectionId, scene: &mut Scene<'_>) {
        let Some(table) = self.table.as_ref().filter(|table| table.phase() == Phase::Playing) else { return };
        let game = table.view(ScreenId::ONLY).game;
        let record = table.files().record();
        let hand = record.hands.last().and_then(|hand| hand.drawing.as_deref());
        if let (Some(drawing), Ok(number)) = (hand, u16::try_from(record.hands.len() - 1)) {
            scene.send(id, &given(drawing, game, number));
        }
    }

    /// A game at this table, with a screen for each who has a token and one for all who watch.
    pub(super) fn seated(&self, sitting: Sitting, events: Vec<Event>, moment: u64) -> Table {
        let pace = Duration::from_millis(self.plan.pace.into());
        let habits = TableHabits { auto_ok: true, pace, ..TableHabits::default() };
        let screens: Vec<Seats> = self.places.iter().map(|place| place.seats).chain([Seats::NONE]).collect();
        Table::shared(sitting, events, habits, (&screens, moment))
    }
}

/// What the seats have given to a drawing, without the dealer's bytes.
fn given(drawing: &Drawing, game: GameId, number: u16) -> FromTable {
    let given = drawing.seats.iter().map(|(seat, share)| (*seat, share.bytes)).collect();
    FromTable::Given { hand: drawing.hand, hash: drawing.dealer.hash, game, number, given }
}
