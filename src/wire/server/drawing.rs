//! How a table draws and deals its hands with all who sit there.

use super::Scene;
use super::dealing::{Dealing, DrawStep};
use super::table::{Hosted, Seatholder};
use crate::engine::{Event, Seat, Seats};
use crate::record::Bytes;
use crate::table::{Proposal, ScreenId, Sitting, Table, TableHabits, Wish};
use crate::wire::{Foul, FromTable};
use rand::Rng;
use std::time::Duration;

impl Hosted {
    /// The next deal is drawn by all.
    pub(super) fn draw(&mut self, proposal: Proposal, scene: &mut Scene<'_>) {
        if self.dealing.is_some() {
            return;
        }
        let mut dealer = [0; 32];
        scene.chance.fill_bytes(&mut dealer);
        let away = self.table.as_ref().map_or(Seats::NONE, |table| table.view(ScreenId::ONLY).gathering.stand_ins);
        let draws = |place: &&Seatholder| !place.has_left && !away.contains(place.first());
        let seats = self.places.iter().filter(draws).map(Seatholder::first).collect();
        self.dealing = Some(Dealing::new(proposal, self.progress.hands, Bytes(dealer), seats));
        scene.keeps = true;
        for at in 0..self.places.len() {
            self.ask_for_chance(at, scene);
        }
    }

    /// Asks a screen for what it gives to the deal that is being drawn.
    pub(super) fn ask_for_chance(&self, at: usize, scene: &mut Scene<'_>) {
        let (place, Some(dealing)) = (&self.places[at], &self.dealing) else { return };
        let Some(connection) = place.connection.filter(|_| dealing.waits_for(place.first())) else { return };
        let hand = dealing.hand;
        scene.send(connection, &FromTable::Draw { hand, hash: dealing.hash() });
        if let Some(hashes) = dealing.hashes() {
            scene.send(connection, &FromTable::Hashes { hand, hashes });
        }
    }

    /// Nobody waits for what this seat gives to the deal.
    pub(super) fn stop_waiting_for(&mut self, seat: Seat, scene: &mut Scene<'_>) {
        if let Some(dealing) = &mut self.dealing {
            let progress = dealing.without(seat);
            self.follow_drawing(progress, seat, scene);
        }
    }

    pub(super) fn follow_drawing(&mut self, progress: DrawStep, seat: Seat, scene: &mut Scene<'_>) {
        scene.keeps = true;
        match progress {
            DrawStep::Waits => {}
            DrawStep::Wrong => self.tell_all(&FromTable::Named { seat, foul: Foul::Bytes }, scene),
            DrawStep::Hashed => {
                let Some(dealing) = &self.dealing else { return };
                let (hand, hashes) = (dealing.hand, dealing.hashes().unwrap_or_default());
                self.tell_all(&FromTable::Hashes { hand, hashes }, scene);
            }
            DrawStep::Drawn => self.deal(scene),
        }
    }

    /// Deals what was drawn.
    fn deal(&mut self, scene: &mut Scene<'_>) {
        let Some(dealing) = self.dealing.take() else { return };
        let Some(drawing) = dealing.drawing(self.id.0) else { return };
        self.progress.hands += 1;
        if self.table.is_some() {
            self.step(0, Wish::Deal(Box::new(drawing), dealing.proposal), None, scene);
        } else if let Some(seating) = self.plan.seating(&self.names)
            && let Ok((sitting, events)) = Sitting::begun(self.plan.rules, seating, None, Some(Box::new(drawing)))
        {
            self.table = Some(self.seated(sitting, events, self.progress.moment));
            let away = self.places.iter().filter(|place| place.connection.is_none());
            for seat in away.flat_map(|place| place.seats.iter()).collect::<Vec<_>>() {
                self.step(0, Wish::Away(seat, true), None, scene);
            }
            self.step(0, Wish::Tick, None, scene);
        }
        self.excuse();
        self.publish(scene);
    }

    /// A game at this table, with a screen for each who has a token and one for all who watch.
    pub(super) fn seated(&self, sitting: Sitting, events: Vec<Event>, moment: u64) -> Table {
        let pace = Duration::from_millis(self.plan.pace.into());
        let habits = TableHabits { auto_ok: true, pace, ..TableHabits::default() };
        let screens: Vec<Seats> = self.places.iter().map(|place| place.seats).chain([Seats::NONE]).collect();
        Table::shared(sitting, events, habits, (&screens, moment))
    }
}
