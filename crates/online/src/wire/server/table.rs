//! One table with people elsewhere: what comes of their lines, of their game and of time.

use super::audience::{Audience, Presence};
use super::dealing::DrawStep;
use super::drawing::Drawings;
use super::people::People;
use super::progress::GamesPlayed;
use super::{ConnectionId, Network, Output, Scene, TableId};
use crate::engine::{Event, GameState, Phase, Seat, Seats};
use crate::record::{Bytes, GameId, Terms};
use crate::table::{
    Agreement, HostOrder, Proposal, Refusal, ScreenId, Sitting, Table, TableEffect, TableHabits, View, Wish,
};
use crate::wire::line::ToTable;
use crate::wire::{Code, Foul, FromTable, NewTable, PHRASES, SIGNS, SeatToken, VERSION, Welcome, WhyClosed};
use rand::Rng;
use rand_chacha::ChaCha20Rng;
use std::time::Duration;

/// A table with people elsewhere.
#[derive(Debug)]
pub(super) struct Hosted {
    pub(super) id: TableId,
    pub(super) code: Code,
    /// From where it was opened, if that was since the server began.
    pub(super) opened_from: Option<Network>,
    pub(super) people: People,
    pub(super) audience: Audience,
    pub(super) drawings: Drawings,
    pub(super) progress: GamesPlayed,
    /// The game, once the first deal was drawn.
    pub(super) table: Option<Table>,
    /// When it goes on by itself, as its keeper has noted.
    pub(super) due: Option<Duration>,
    /// How many changes were kept since the whole table was.
    pub(super) changes: usize,
    /// For whom Nestor plays, as it is kept.
    pub(super) kept_stand_ins: Seats,
}

impl Hosted {
    pub(super) fn new(
        id: TableId,
        code: Code,
        plan: NewTable,
        (opened_from, now): (Option<Network>, Duration),
    ) -> Hosted {
        Hosted {
            id,
            code,
            opened_from,
            people: People::new(plan),
            audience: Audience::new(now),
            drawings: Drawings::default(),
            progress: GamesPlayed::default(),
            table: None,
            due: None,
            changes: 0,
            kept_stand_ins: Seats::NONE,
        }
    }

    /// People sit down on seats that somebody left or, before the first game, on free ones.
    pub(super) fn sit(&mut self, names: &[String], chance: &mut ChaCha20Rng) -> Option<(usize, SeatToken)> {
        let instead = self.people.sit_instead(names, chance);
        if let Some((screen, _)) = instead {
            self.drawings.forget_screen(screen);
        }
        if instead.is_some() || self.table.is_some() { instead } else { self.people.sit(names, chance) }
    }

    /// Goes on with a game that has just come to the table, from its first deal or from where it was kept.
    pub(super) fn go_on(&mut self, scene: &mut Scene<'_>) {
        for seat in self.people.away().iter() {
            self.order(HostOrder::Away(seat, true), scene);
        }
        for seat in self.kept_stand_ins.iter() {
            self.order(HostOrder::StandIn(seat), scene);
        }
        self.order(HostOrder::Tick, scene);
    }

    /// For whom Nestor plays while they are away.
    pub(super) fn stand_ins(&self) -> Seats {
        self.table.as_ref().map_or(Seats::NONE, |table| table.view(ScreenId::ONLY).gathering.stand_ins)
    }

    /// Somebody is there, and is told all that they may know.
    pub(super) fn arrive(
        &mut self,
        id: ConnectionId,
        spot: Presence,
        (token, takes_changes): (Option<SeatToken>, bool),
        scene: &mut Scene<'_>,
    ) {
        let (seats, last_wish) = match spot {
            Presence::Screen(at) => (self.people.seats(at), self.people.last_wish(at)),
            Presence::Watching => (Seats::NONE, 0),
        };
        let (version, code, table) = (VERSION, self.code, self.id.0);
        let (has_page, program) = (scene.has_page, env!("CARGO_PKG_VERSION").to_owned());
        let welcome = Welcome { version, code, table, token, seats, last_wish, has_page, program };
        scene.send(id, &FromTable::Welcome(welcome));
        self.tell_hands(id, spot, scene);
        self.tell_story(id, spot, scene);
        self.audience.come(id, spot, takes_changes);
        match spot {
            Presence::Watching => {
                let view = self.table.as_ref().map(|table| table.view(self.screen_at(spot)));
                if let Some(view) = view {
                    scene.send(id, &FromTable::View(Box::new(View { waited_since: None, ..view })));
                }
            }
            Presence::Screen(at) => self.come_back(at, scene),
        }
        self.tell_members(scene);
        if let Presence::Screen(at) = spot {
            let all_sit = self.people.free().next().is_none();
            if all_sit && self.table.is_none() && self.drawings.current().is_none() {
                self.draw(Proposal::NewGame, scene);
            } else {
                self.ask_for_chance(at, scene);
            }
        }
    }

    /// The connection at the seat of whoever has this token.
    pub(super) fn at_seat_of(&self, token: &SeatToken) -> Option<ConnectionId> {
        let place = self.people.screen_of(token)?;
        self.audience.at(Presence::Screen(place)).next()
    }

    /// A connection has ended.
    pub(super) fn depart(&mut self, id: ConnectionId, spot: Presence, scene: &mut Scene<'_>) {
        if self.audience.go(id, scene.now)
            && let Presence::Screen(at) = spot
        {
            for seat in self.people.go(at, scene.now).iter() {
                self.order(HostOrder::Away(seat, true), scene);
            }
        }
        self.tell_members(scene);
    }

    /// Those before a screen are there.
    fn come_back(&mut self, at: usize, scene: &mut Scene<'_>) {
        let seats = self.people.come(at);
        for seat in seats.iter() {
            self.order(HostOrder::Away(seat, false), scene);
        }
        self.progress.come_back(seats, self.table.as_ref().map_or(0, Table::moment));
    }

    /// Those who have not answered since then are away, so that the others need not wait for them.
    fn miss(&mut self, silent: Seats, since: Duration, scene: &mut Scene<'_>) {
        for at in 0..self.people.holders().len() {
            if self.people.seats(at).iter().any(|seat| silent.contains(seat)) {
                for seat in self.people.fall_silent(at, since).iter() {
                    self.order(HostOrder::Away(seat, true), scene);
                }
            }
        }
    }

    /// A line of somebody at the table.
    pub(super) fn hear(&mut self, spot: Presence, message: &ToTable, scene: &mut Scene<'_>) {
        // Who watches says nothing.
        let Presence::Screen(at) = spot else { return };
        let (seat, seats) = (self.people.first(at), self.people.seats(at));
        if self.people.is_silent(at) {
            self.come_back(at, scene);
            self.tell_members(scene);
        }
        match *message {
            ToTable::Wish { id, moment, wish, to } => self.wish(at, (id, moment), (wish, to), scene),
            ToTable::Hash { hand, hash, seat } => {
                let step = self.drawings.hear_hash(hand, hash, (seats, seat));
                self.follow_drawing(step, scene);
            }
            ToTable::Chance { hand, bytes, seat } => {
                let step = self.drawings.hear_bytes(hand, bytes, (seats, seat));
                self.follow_drawing(step, scene);
            }
            ToTable::Say(phrase) if phrase < PHRASES && self.may_speak() => {
                self.audience.tell_all(&FromTable::Said { seat, phrase }, scene);
            }
            ToTable::Sign(sign) if sign < SIGNS && self.may_speak() => {
                self.audience.tell_all(&FromTable::Signed { seat, sign }, scene);
            }
            ToTable::Leave => {
                let seats = self.people.leave(at);
                scene.changed.whole = true;
                let connection = self.audience.at(spot).next();
                if let Some(connection) = connection {
                    scene.send(connection, &FromTable::Closed(WhyClosed::Ended));
                    scene.out.push(Output::Close(connection));
                    self.depart(connection, spot, scene);
                }
                self.stop_waiting_for(seats, scene);
            }
            ToTable::Say(_) | ToTable::Sign(_) | ToTable::Hello(_) | ToTable::Ping(_) | ToTable::Day(_) => {}
        }
    }

    /// Partners give each other no signs during a hand.
    fn may_speak(&self) -> bool {
        let is_playing = self.table.as_ref().is_some_and(|table| table.phase() == Phase::Playing);
        !(self.people.plan().rules.partners && is_playing)
    }

    /// Somebody wishes something for a moment. Every wish is made once, however often its line comes.
    fn wish(
        &mut self,
        at: usize,
        (id, moment): (u64, u64),
        (wish, to): (Wish, Option<(Proposal, Seat)>),
        scene: &mut Scene<'_>,
    ) {
        let Some(connection) = self.audience.at(Presence::Screen(at)).next() else { return };
        if !self.people.note_wish(at, id) {
            scene.send(connection, &FromTable::Done(id));
            return;
        }
        scene.changed.wishes.push(at);
        let (seats, mover) = (self.people.seats(at), self.people.first(at));
        let too_early = match wish {
            Wish::Propose(Proposal::StandIn(seat)) => !self.people.may_stand_in(seat, scene.now),
            Wish::Propose(Proposal::NewGame | Proposal::End) => self.leaves_somebody_behind(scene.now),
            // A deal is being drawn for those who sit there now, and for a game that goes on.
            // Or all have left the hand for another game.
            // Rules are drawn for as well.
            Wish::Propose(Proposal::NewSeats | Proposal::Rules(_)) | Wish::Play { .. } | Wish::GiveUp => {
                self.table.is_none() || self.drawings.current().is_some()
            }
            _ => self.table.is_none(),
        };
        if too_early {
            scene.send(connection, &FromTable::Refused { id, why: Refusal::NotYet });
            return;
        }
        let asked = self.table.as_ref().and_then(Table::asked).map(|asked| (asked.proposal, asked.by));
        let is_other_game = wish == Wish::GiveUp && self.progress.is_excused(moment);
        if is_other_game || (to.is_some() && to != asked) {
            // Another hand or another game was dealt since, which nobody wants to lose by that. Or something else is
            // asked, to which nobody has agreed by that.
            scene.send(connection, &FromTable::Refused { id, why: Refusal::Late });
            return;
        }
        let is_play = matches!(wish, Wish::Play { .. });
        let step = |table: &mut Table| table.step(ScreenId(at), wish, moment, scene.now);
        let effects = self.table.as_mut().map(step).unwrap_or_default();
        let Some(why) = self.follow(effects, scene) else {
            if is_play {
                self.progress.note_play(mover, moment);
                scene.tally.plays += 1;
            }
            scene.send(connection, &FromTable::Done(id));
            return;
        };
        scene.send(connection, &FromTable::Refused { id, why });
        if is_play && let Some(foul) = self.progress.foul(seats, moment, why) {
            self.audience.tell_all(&FromTable::Named { seat: mover, foul }, scene);
        }
    }

    /// Whether a game that were left now would be somebody's who may be back in a moment.
    fn leaves_somebody_behind(&self, now: Duration) -> bool {
        let is_over = self.table.as_ref().map(|table| table.phase() == Phase::GameOver);
        is_over.is_none_or(|is_over| !is_over && self.people.may_come_back(now))
    }

    /// Notes whose turn it is from now on.
    pub(super) fn watch_turn(&mut self, now: Duration) {
        let is_drawing = self.drawings.current().is_some();
        let turn = self.table.as_ref().filter(|_| !is_drawing).and_then(Table::waits_for);
        self.progress.watch_turn(turn, now);
    }

    /// Who has a turn and is there, and since when. Whoever does nothing in it is away after the patience, although
    /// their program answers.
    fn keeps_waiting(&self) -> Option<(Seat, Duration)> {
        self.progress.turn().filter(|(seat, _)| !self.people.away().contains(*seat))
    }

    /// Time has passed.
    pub(super) fn tick(&mut self, scene: &mut Scene<'_>) {
        if let Some((seat, since)) = self.keeps_waiting()
            && since + self.people.patience() <= scene.now
        {
            self.miss(Seats::of(seat), since, scene);
        }
        if let Some((silent, since)) = self.drawings.overdue(scene.now, self.people.patience()) {
            self.miss(silent, since, scene);
        }
        if self.people.note_missed(scene.now) {
            self.tell_members(scene);
        }
        let step = self.drawings.hurry(scene.now, self.people.patience());
        self.follow_drawing(step, scene);
        self.order(HostOrder::Tick, scene);
    }

    /// A line to a screen and back takes this long.
    pub(super) fn delay(&mut self, at: usize, delay: Duration, scene: &mut Scene<'_>) {
        for seat in self.people.seats(at).iter() {
            self.order(HostOrder::Delay(seat, delay), scene);
        }
    }

    /// When it goes on by itself, or may end.
    pub(super) fn next_tick(&self, kept: Duration) -> Option<Duration> {
        if let Some(since) = self.audience.empty_since() {
            return Some(since + kept);
        }
        let drawn = self.drawings.due(self.people.patience());
        let turn = self.keeps_waiting().map(|(_, since)| since + self.people.patience());
        let game = self.table.as_ref().and_then(Table::next_tick);
        self.people.missed_next().into_iter().chain(game).chain(drawn).chain(turn).min()
    }

    /// Whether anybody has ever played here.
    pub(super) fn were_played(&self) -> bool {
        self.table.is_some() && self.people.have_wished()
    }

    /// Whether nobody needs it any more.
    pub(super) fn is_over(&self, now: Duration, kept: Duration) -> bool {
        let is_forgotten = self.audience.empty_since().is_some_and(|since| now.saturating_sub(since) >= kept);
        self.progress.is_over() || self.people.have_left() || is_forgotten
    }

    /// Orders something of the game, and does what comes of it.
    pub(super) fn order(&mut self, order: HostOrder, scene: &mut Scene<'_>) {
        if let Some(table) = &mut self.table {
            let effects = table.order(order, scene.now);
            self.follow(effects, scene);
        }
    }

    /// Does what comes of a wish or an order. Returns why it was refused, if it was.
    fn follow(&mut self, effects: Vec<TableEffect>, scene: &mut Scene<'_>) -> Option<Refusal> {
        let mut refused = None;
        for effect in effects {
            match effect {
                TableEffect::Show(id, view) => self.audience.show(self.spot_of(id), *view, scene),
                TableEffect::Ask(question) => scene.out.push(Output::Ask(self.id, question)),
                TableEffect::Keep => scene.changed.whole = true,
                TableEffect::KeepMove(made) => scene.changed.moves.push(made),
                TableEffect::KeepClock => scene.changed.clock = true,
                TableEffect::Refused(why) => refused = Some(why),
                TableEffect::Arrived(_) => {
                    self.excuse();
                    for (id, spot) in self.audience.present() {
                        self.tell_story(id, spot, scene);
                    }
                }
                TableEffect::Agreed(agreed) => self.agree(agreed, scene),
                TableEffect::Declined(Agreement { proposal, .. }, seat) => {
                    self.audience.tell_all(&FromTable::Declined { proposal, seat }, scene);
                }
                TableEffect::Cancel(_) | TableEffect::Stumbled => {}
            }
        }
        self.close_hand_if_over(scene);
        self.drop_hand_of_over_game(scene);
        refused
    }

    /// From here on, an earlier play is late in all honesty.
    fn excuse(&mut self) {
        self.progress.excuse(self.table.as_ref().map_or(0, Table::moment));
    }

    /// Does what all have agreed to and the game leaves to others.
    fn agree(&mut self, agreed: Agreement, scene: &mut Scene<'_>) {
        match agreed.proposal {
            Proposal::NextHand | Proposal::NewGame => {
                self.close_hand(scene);
                self.draw(agreed.proposal, scene);
            }
            Proposal::NewSeats => {
                self.close_hand(scene);
                self.change_seats(scene);
                self.draw(Proposal::NewGame, scene);
            }
            Proposal::End => {
                self.close_hand(scene);
                self.progress.end();
            }
            Proposal::StandIn(seat) => {
                self.excuse();
                self.stop_waiting_for(Seats::of(seat), scene);
            }
            Proposal::Undo | Proposal::Pause => self.excuse(),
            // The next deal is drawn for them.
            Proposal::Rules(_) => {}
        }
    }

    /// Everybody takes another seat for the next game.
    fn change_seats(&mut self, scene: &mut Scene<'_>) {
        scene.changed.whole = true;
        self.people.move_on();
        self.progress.begin_at(self.table.take().map_or(0, |table| table.moment() + 1));
        for (at, seats) in self.people.screens().enumerate() {
            self.audience.tell(Presence::Screen(at), &FromTable::Seats(seats), scene);
        }
        self.tell_members(scene);
    }

    /// Where those are who see a screen of the game.
    fn spot_of(&self, screen: ScreenId) -> Presence {
        if screen.0 < self.people.screens().len() { Presence::Screen(screen.0) } else { Presence::Watching }
    }

    /// The screen of the game that is seen from a spot.
    fn screen_at(&self, spot: Presence) -> ScreenId {
        ScreenId(if let Presence::Screen(at) = spot { at } else { self.people.screens().len() })
    }

    /// Tells somebody what was heard of the hand so far.
    fn tell_story(&self, id: ConnectionId, spot: Presence, scene: &mut Scene<'_>) {
        if let Some(table) = &self.table {
            let (moment, events) = (table.moment(), table.history(self.screen_at(spot)).hand());
            scene.send(id, &FromTable::Story { moment, events });
        }
    }

    /// Once a hand is over, everybody gets the dealer's bytes.
    fn close_hand_if_over(&mut self, scene: &mut Scene<'_>) {
        if self.table.as_ref().is_some_and(|table| table.phase() != Phase::Playing) {
            self.close_hand(scene);
        }
    }

    /// Nobody plays on with the hand that was dealt last.
    fn close_hand(&mut self, scene: &mut Scene<'_>) {
        let Some(table) = &self.table else { return };
        let is_absent = |at: &usize| self.audience.at(Presence::Screen(*at)).next().is_none();
        let absent: Vec<usize> = (0..self.people.screens().len()).filter(is_absent).collect();
        let moves = table.files().record().hands.last().map_or(&[][..], |hand| &hand.moves);
        if let Some((hand, bytes)) = self.drawings.close(moves, &absent) {
            scene.changed.drawings = true;
            self.audience.tell_all(&FromTable::Dealer { hand, bytes }, scene);
        }
    }

    /// Tells everybody who sits at the table.
    fn tell_members(&self, scene: &mut Scene<'_>) {
        let (chairs, watching) = (self.people.chairholders(scene.now), self.audience.watching() as u8);
        let patience = self.people.plan().patience;
        self.audience.tell_all(&FromTable::Members { chairs, watching, patience }, scene);
    }

    /// The next deal is drawn by all.
    fn draw(&mut self, proposal: Proposal, scene: &mut Scene<'_>) {
        if self.drawings.current().is_none()
            && let Some(terms) = self.next_terms(proposal, scene.chance)
        {
            self.draw_for(proposal, terms, scene);
        }
    }

    /// A clock can run out while the next hand is drawn, which is never dealt then, nor drawn again.
    fn drop_hand_of_over_game(&mut self, scene: &mut Scene<'_>) {
        if self.table.as_ref().is_some_and(|table| table.phase() == Phase::GameOver) {
            scene.changed.drawings |= self.drawings.drop_next_hand();
        }
    }

    /// What the next deal is drawn for.
    fn next_terms(&self, proposal: Proposal, chance: &mut impl Rng) -> Option<Terms> {
        let another_game = proposal != Proposal::NextHand;
        let (rules, sitters, begins) = if let Some(table) = &self.table {
            table.next_deal(another_game)?
        } else {
            let rules = self.people.plan().rules;
            (rules, self.people.seating()?, GameState::new(rules).ok()?.between_hands()?)
        };
        let current = self.table.as_ref().filter(|_| !another_game).map(|table| table.view(ScreenId::ONLY).game);
        let game = current.unwrap_or_else(|| GameId(chance.next_u64().max(1)));
        let away = self.stand_ins();
        let seats = self.people.staying().filter(|seat| !away.contains(*seat)).collect();
        Some(Terms { game, rules, sitters, seats, begins, given_up: Vec::new() })
    }

    fn draw_for(&mut self, proposal: Proposal, mut terms: Terms, scene: &mut Scene<'_>) {
        if terms.seats.is_empty() {
            // Nobody is left of those who were here. The others are waited for.
            let gave_up = |seat: Seat| terms.given_up.iter().any(|(_, seats)| seats.contains(seat));
            let others: Seats = self.people.staying().filter(|seat| !gave_up(*seat)).collect();
            terms.seats = others;
        }
        let mut dealer = [0; 32];
        scene.chance.fill_bytes(&mut dealer);
        self.drawings.begin(proposal, terms, Bytes(dealer), scene.now);
        scene.changed.drawings = true;
        for at in 0..self.people.screens().len() {
            self.ask_for_chance(at, scene);
        }
    }

    /// Asks a screen for what it gives to the deal that is being drawn.
    fn ask_for_chance(&self, at: usize, scene: &mut Scene<'_>) {
        for question in self.drawings.questions(self.people.seats(at)) {
            self.audience.tell(Presence::Screen(at), &question, scene);
        }
    }

    /// Nobody waits for what these seats give to the deal.
    fn stop_waiting_for(&mut self, seats: Seats, scene: &mut Scene<'_>) {
        let step = self.drawings.stop_waiting_for(seats);
        self.follow_drawing(step, scene);
    }

    /// Does what comes of something that was given to the drawing, or was not.
    fn follow_drawing(&mut self, step: Option<DrawStep>, scene: &mut Scene<'_>) {
        scene.changed.drawings |= step.is_some();
        match step {
            None | Some(DrawStep::Waits) => {}
            Some(DrawStep::Wrong(seat)) => {
                self.audience.tell_all(&FromTable::Named { seat, foul: Foul::Bytes }, scene);
            }
            Some(DrawStep::Hashed) => {
                let Some((hashes, told)) = self.drawings.hashed(scene.now) else { return };
                for (at, seats) in self.people.screens().enumerate() {
                    if seats.iter().any(|seat| told.contains(seat)) {
                        self.audience.tell(Presence::Screen(at), &hashes, scene);
                    }
                }
            }
            Some(DrawStep::Drawn) => self.deal(scene),
            Some(DrawStep::GivenUp(seats)) => {
                if let Some((proposal, terms)) = self.drawings.give_up(seats) {
                    self.draw_for(proposal, terms, scene);
                }
            }
        }
    }

    /// Deals what was drawn.
    fn deal(&mut self, scene: &mut Scene<'_>) {
        let Some((drawing, proposal)) = self.drawings.end(self.id.0) else { return };
        let Some(given) = self.drawings.given().cloned() else { return };
        let (game, sitters, rules) = (given.terms.game, given.terms.sitters.clone(), given.terms.rules);
        self.audience.tell_all(&FromTable::Given(Box::new(given)), scene);
        let drawing = Box::new(drawing);
        if self.table.is_some() {
            if proposal == Proposal::NextHand {
                // What all have agreed to holds for the games after this one too.
                self.people.play_by(rules);
            }
            self.order(HostOrder::Deal(drawing, game, proposal), scene);
        } else if let Ok((sitting, events)) =
            Sitting::begun(self.people.plan().rules, sitters, None, Some((drawing, game)))
        {
            self.table = Some(self.seated(sitting, events));
            scene.changed.whole = true;
            self.go_on(scene);
        }
        self.excuse();
        self.close_hand_if_over(scene);
    }

    /// Tells somebody who comes of the hands that they have missed, and what all have given to the one that
    /// is played.
    fn tell_hands(&self, id: ConnectionId, spot: Presence, scene: &mut Scene<'_>) {
        let screen = if let Presence::Screen(at) = spot { Some(at) } else { None };
        for missed in self.drawings.missed(screen) {
            scene.send(id, &FromTable::Missed(Box::new(missed)));
        }
        if let Some(given) = self.drawings.given() {
            scene.send(id, &FromTable::Given(Box::new(given.clone())));
        }
    }

    /// A game at this table, with a screen for each who has a token and one for all who watch.
    pub(super) fn seated(&self, sitting: Sitting, events: Vec<Event>) -> Table {
        let pace = Duration::from_millis(self.people.plan().pace.into());
        let habits = TableHabits { auto_ok: true, pace, ..TableHabits::default() };
        let screens: Vec<Seats> = self.people.screens().chain([Seats::NONE]).collect();
        Table::shared(sitting, events, habits, &screens, self.progress.moment())
    }
}
