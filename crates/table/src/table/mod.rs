//! The table: the authority that knows every bone and decides what happens.
//!
//! Whatever a player at it wants becomes a [`Wish`], and what the program does that keeps it an
//! [`HostOrder`]. [`Table::step`] and [`Table::order`] take one with its time, and return the
//! [`TableEffect`]s to carry out, among them a [`View`] for each screen. There is no display here, no
//! file, no thread and no clock. The same wishes and orders at the same times give the same game. Nothing that leaves a table holds a bone that its receiver may not see,
//! except what is written to files.

mod ceremony;
mod clock;
mod consent;
mod files;
mod going_on;
mod past;
mod playback;
mod screen;
pub mod sitting;
mod turns;
mod wish;

pub use electrum_dominoes_seat::{
    Agreement, Arrival, Ceremony, Change, Clocks, Ends, Gathering, Hidden, Outlook, Proposal, Reach, Refusal,
    TableHabits, View, Waiting, Watcher, Wish,
};
pub use files::TableFiles;
pub use past::History;
pub use playback::Playback;
pub use screen::ScreenId;
pub use sitting::practice::Help;
pub use sitting::{MadeMove, Sitting};
pub use wish::{HostOrder, NextGame, TableEffect, TableInput};

use crate::engine::{BetweenHands, Event, Events, Move, Phase, Rules, SEATS, Seat, Seats};
use crate::nestor::question::{Answer, Found};
use crate::record::Seating;
use ceremony::Preparation;
use clock::GameClock;
use consent::{Agreements, asking::proposed_by};
use going_on::ceremony_of;
use past::{Trail, change};
use screen::Screens;
use sitting::clock::seconds_of;
use std::time::Duration;
use turns::Turns;

/// A table with a game in progress.
#[derive(Debug)]
pub struct Table {
    sitting: Sitting,
    habits: TableHabits,
    /// What the next game begins with, if it should differ from this one.
    next: Option<NextGame>,
    screens: Screens,
    turns: Turns,
    clock: GameClock,
    preparation: Option<Preparation>,
    /// What its people have agreed on, if they sit before screens of their own.
    shared: Option<Agreements>,
    moment: u64,
    stage: u64,
    arrivals: u64,
    jobs: u64,
    last: Option<Duration>,
    effects: Vec<TableEffect>,
}

/// What the watcher of a screen is told.
#[derive(Debug, Default)]
struct Told {
    /// The events since the watcher's last move, beginning with that move.
    since: Vec<Event>,
    /// The moment at which the first of them happened.
    moment: u64,
    /// Those that the last view did not have.
    news: Vec<Event>,
}

/// The longest gap between two steps that counts as playing time. Only this much of a longer gap
/// counts.
const LONGEST_PAUSE: Duration = Duration::from_mins(3);

impl Table {
    /// Resumes a sitting where it stands. `events` are what has just happened in it, complete. They
    /// are empty if it comes from a file.
    pub fn new(sitting: Sitting, events: Vec<Event>, habits: TableHabits) -> Table {
        Table::with(Screens::one(sitting.current()), None, sitting, events, habits)
    }

    /// The same with a screen for each of these sets of people, none of whom can see what another
    /// screen shows. Its hands are dealt from numbers that all of them have drawn, and its moments
    /// are numbered from this one on.
    pub fn shared(sitting: Sitting, events: Vec<Event>, habits: TableHabits, people: &[Seats], moment: u64) -> Table {
        let screens = Screens::several(people, sitting.current());
        Table { moment, ..Table::with(screens, Some(Agreements::default()), sitting, events, habits) }
    }

    fn with(
        screens: Screens,
        shared: Option<Agreements>,
        sitting: Sitting,
        events: Vec<Event>,
        habits: TableHabits,
    ) -> Table {
        let mut table = Table {
            sitting,
            habits,
            next: None,
            screens,
            turns: Turns::default(),
            clock: GameClock::default(),
            preparation: None,
            shared,
            moment: 0,
            stage: 0,
            arrivals: 0,
            jobs: 0,
            last: None,
            effects: Vec::new(),
        };
        if events.is_empty() {
            table.screens.tell_again(table.sitting.current(), 0);
            // The clock waits until the player is ready.
            let _ = table.pause();
            table.effects.clear();
        } else {
            table.preparation = ceremony_of(&events, table.sitting.current(), table.screens.first(), &table.habits);
            table.screens.tell(None, events, 0);
        }
        table
    }

    /// The same table, which behaves like this from now on.
    #[must_use]
    pub fn behaving(self, habits: TableHabits) -> Table {
        Table { habits, ..self }
    }

    /// Takes a wish with its time, and returns what to do. `from` is the screen before which it was
    /// made, and `moment` the one that it was made for. Times never go back.
    pub fn step(&mut self, from: ScreenId, wish: Wish, moment: u64, now: Duration) -> Vec<TableEffect> {
        let watchers = self.pass(now);
        let is_paused = self.clock.is_paused(self.sitting.current());
        let proposal = self.shared.and_then(|_| proposed_by(wish, self.waiting(from), is_paused));
        let mut refused = None;
        match wish {
            // Everybody has agreed to exactly what was on the table then.
            Wish::Propose(Proposal::Rules(_)) if moment != self.moment => refused = Some(Refusal::Late),
            _ if proposal.is_some() => refused = proposal.and_then(|proposal| self.propose(from, proposal, now).err()),
            Wish::Play { .. } if moment != self.moment => refused = Some(Refusal::Late),
            Wish::Play { step, west, draws_on } => refused = self.play(from, step, west, draws_on, now).err(),
            Wish::GoOn => self.press(from, now),
            Wish::TakeUp(place) => self.take_up(Some(place), now),
            Wish::EndCeremony => {
                self.preparation = None;
                self.stage += 1;
            }
            Wish::Pause if is_paused => self.press(from, now),
            Wish::Pause => refused = self.pause().err(),
            Wish::GiveUp => refused = self.give_up(from).err(),
            Wish::Undo => refused = self.take_back(self.screens.at(from).asker(), now).err(),
            Wish::Propose(_) => {}
            Wish::Agree(agrees) => refused = self.answer(from, agrees, now).err(),
            Wish::Show(hidden) => refused = self.show(from, hidden).err(),
            Wish::Helped => self.note_help(from, Help::Judged),
        }
        self.effects.extend(refused.map(TableEffect::Refused));
        self.go_on_and_show(&watchers, now)
    }

    /// What somebody proposes to the people at the other screens.
    pub fn asked(&self) -> Option<Agreement> {
        self.shared?.asked
    }

    /// Takes an order of the program that keeps the table, with its time, and returns what to do.
    pub fn order(&mut self, order: HostOrder, now: Duration) -> Vec<TableEffect> {
        if let HostOrder::Delay(seat, delay) = order {
            // Nobody sees it, and every screen elsewhere is measured every few seconds.
            if let Some(shared) = &mut self.shared {
                shared.delays[seat.index()] = delay.min(consent::LONGEST_DELAY);
            }
            return Vec::new();
        }
        let watchers = self.pass(now);
        match order {
            HostOrder::Tick | HostOrder::Delay(..) => {}
            HostOrder::Answer(Answer { job, found, stumbled, .. }) => {
                self.effects.extend(stumbled.then_some(TableEffect::Stumbled));
                if let Found::Choice(choice) = found {
                    self.turns.hear(job, choice.best, now);
                }
            }
            HostOrder::Behave(habits) => self.habits = habits,
            HostOrder::Aside(aside) => self.put_aside(aside, now),
            HostOrder::NextGame(next) => {
                self.keep(|sitting| sitting.set_strengths(next.seating.clone()));
                self.next = Some(next);
            }
            // People before screens of their own would all have to agree.
            HostOrder::NextHand(_) if self.shared.is_some() => {}
            HostOrder::NextHand(rules) => self.keep(|sitting| _ = sitting.change_rules(rules)),
            HostOrder::NewGame(number) => self.new_game(number, now),
            HostOrder::Again => self.begin_again(now),
            HostOrder::Open(opened, levels) => {
                self.clock.paused = false;
                let open = |sitting: &mut Sitting| {
                    sitting.open(&opened, &levels);
                    true
                };
                _ = self.go(open, |_, _| Arrival::Opened, now);
            }
            HostOrder::Restart => {
                let events = self.sitting.restart();
                self.begun(events, now);
            }
            HostOrder::Redo => {
                let [_, restores] = self.sitting.timeline.restores();
                let note = |before: &Trail, after: &Trail| Arrival::DoneAgain(change(restores, before, after));
                _ = self.go(Sitting::redo, note, now);
            }
            HostOrder::Restore => _ = self.go(Sitting::restore, |_, _| Arrival::Restored, now),
            HostOrder::Preserve => self.keep(Sitting::preserve),
            HostOrder::ClearTally => self.keep(Sitting::clear_tally),
            HostOrder::Help(help) => self.note_help(ScreenId::ONLY, help),
            HostOrder::Replace(seat) => {
                self.keep(|sitting| sitting.current.replace(seat));
                let asked = self.turns.stop();
                self.effects.extend(asked.map(TableEffect::Cancel));
            }
            HostOrder::Away(seat, away) => self.go_away(seat, away, now),
            HostOrder::StandIn(seat) => self.stand_in(seat, now),
            HostOrder::Deal(drawing, game, proposal) => {
                // Nobody goes back to before it.
                self.sitting.timeline.forget_steps();
                self.sitting.drawing = Some((drawing, game));
                if proposal == Proposal::NewGame {
                    self.new_game(None, now);
                } else {
                    let events = self.sitting.new_hand();
                    self.begun(events, now);
                }
            }
        }
        self.go_on_and_show(&watchers, now)
    }

    /// Counts the time that has passed. Returns who watches each screen.
    fn pass(&mut self, now: Duration) -> Vec<Watcher> {
        let seconds = self.left().map(seconds_of);
        if self.clock.count(&mut self.sitting, now) {
            // This cannot be refused: there is a clock, or else no time was counted.
            let _ = self.pause();
        }
        if self.left().map(seconds_of) != seconds {
            self.effects.push(TableEffect::KeepClock);
        }
        let last = self.last.replace(now).unwrap_or(now);
        self.sitting.pass(now.saturating_sub(last).min(LONGEST_PAUSE));
        self.screens.watchers()
    }

    /// Lets the others go on, and returns what each screen shows by then, and all else to do.
    fn go_on_and_show(&mut self, watchers: &[Watcher], now: Duration) -> Vec<TableEffect> {
        self.run_clock(now);
        self.go_on(now);
        self.run_clock(now);
        self.screens.tell_others_than(watchers, self.sitting.current());
        let show = |id| TableEffect::Show(id, Box::new(self.view(id)));
        // What the notes are about is seen first.
        let mut effects: Vec<TableEffect> = self.screens.ids().map(show).collect();
        self.screens.clear_news();
        effects.append(&mut self.effects);
        effects
    }

    /// When to order [`HostOrder::Tick`], if the game goes on by itself. It may be now.
    pub fn next_tick(&self) -> Option<Duration> {
        let turn = self.next_of_others().filter(|_| !self.holds_turns());
        let left = self.left().filter(|_| self.sitting.current().is_timed() && !self.is_covered());
        turn.into_iter().chain(left.map(|left| self.clock.next_second(left))).min()
    }

    /// All that the seat at the front of a screen may see.
    pub fn view(&self, id: ScreenId) -> View {
        let (game, timeline, screen) = (self.sitting.current(), &self.sitting.timeline, self.screens.at(id));
        let (asker, company) = (screen.asker(), game.seating().is_company());
        let others = |people: Seats| people.iter().filter(|seat| company && asker != Some(*seat)).collect::<Vec<_>>();
        let taken_back = |place| if company { others(game.turns_since(place)) } else { Vec::new() };
        let undo = || if company { timeline.turns_back(asker, game).1 } else { Vec::new() };
        let mut left = [None; SEATS];
        for seat in screen.seen.rules().all_seats() {
            left[seat.index()] = timeline.spent.left(game, seat);
        }
        let deal = game.session().record().hands.last().map(|hand| &hand.deal);
        let lot = deal.and_then(|deal| deal.lot.last()).filter(|_| self.preparation.is_none());
        View {
            moment: self.moment,
            stage: self.stage,
            arrivals: self.arrivals,
            game: game.id(),
            seen: screen.seen.clone(),
            seating: screen.seating(game.seating(), self.shared.is_some()),
            gathering: screen.gathering(game, self.shared),
            waiting: self.waiting(id),
            since: screen.told.since.clone(),
            since_moment: screen.told.moment,
            news: screen.told.news.clone(),
            ceremony: self.preparation.as_ref().map(Preparation::seen),
            lot: lot.map(|turned| turned.bones().to_vec()).unwrap_or_default(),
            shown: screen.shown,
            open: screen.revealed(game),
            clocks: Clocks {
                left,
                on_turn: game.clock(),
                runs: self.clock.runs(),
                is_paused: self.clock.is_paused(game),
                is_aside: self.clock.aside,
                is_covered: self.is_covered(),
            },
            past: Reach {
                undo: timeline.may_take_back(asker, game, self.shared.is_some()).then(undo),
                redo: (!timeline.future.is_empty()).then(|| others(timeline.turn_forward().into_iter().collect())),
                restore: timeline.preserved.as_ref().map(taken_back),
                restart: others(
                    game.seating().people().map(|(seat, _)| seat).filter(|_| game.is_under_way()).collect(),
                ),
                has_unfinished_company: timeline.has_unfinished_company(game),
            },
            led_west: game.about.led_west,
            is_under_way: game.is_under_way(),
            is_practice: self.sitting.is_practice_at(screen.owner(game.seating())),
            can_repeat: game.session().record().hands.first().is_some_and(|hand| hand.deal.number.is_some()),
            waited_since: self.turns.waited_since(),
        }
    }

    /// What has happened in the game, as the seat at the front of a screen has seen it.
    pub fn history(&self, at: ScreenId) -> History<'_> {
        History { game: self.sitting.current(), watcher: self.screens.at(at).watcher() }
    }

    /// The number of this moment.
    pub const fn moment(&self) -> u64 {
        self.moment
    }

    /// The person on whose turn the game waits and who has no clock, and after how many moves of the hand.
    pub fn waits_for(&self) -> Option<(Seat, usize)> {
        let game = self.sitting.current();
        let (state, seat) = (game.state(), game.state().to_move());
        let waits = self.preparation.is_none() && self.phase() == Phase::Playing && !self.clock.is_paused(game);
        let is_theirs = game.seating().is_person(seat) && !state.rules().has_clock(seat);
        let moves = game.session().record().hands.last().map_or(0, |hand| hand.moves.len());
        (waits && is_theirs).then_some((seat, moves))
    }

    /// How far the game at the table has come.
    pub fn phase(&self) -> Phase {
        self.sitting.current().state().phase()
    }

    /// What the next hand would be dealt for, or the first one of another game: the rules, who sits
    /// where, and how the game stands before it.
    pub fn next_deal(&self, another_game: bool) -> Option<(Rules, Seating, BetweenHands)> {
        self.sitting.next_deal(another_game)
    }

    /// What of the table goes into files.
    pub const fn files(&self) -> TableFiles<'_> {
        TableFiles { sitting: &self.sitting, clock_runs: self.clock.runs() }
    }

    /// Notes that the archives are up to date.
    pub fn note_filed(&mut self) {
        self.sitting.note_filed();
    }

    /// Changes something that is saved and that no player sees.
    fn keep(&mut self, change: impl FnOnce(&mut Sitting)) {
        change(&mut self.sitting);
        self.effects.push(TableEffect::Keep);
    }

    /// Makes a move of the player on turn, which starts a new part of the conversation.
    fn play(&mut self, from: ScreenId, step: Move, west: bool, draws_on: bool, now: Duration) -> Result<(), Refusal> {
        let seen = &self.screens.at(from).seen;
        let is_here = self.screens.at(from).has(seen.to_move(), self.sitting.current().seating());
        if self.shared.is_some() && seen.phase() == Phase::Playing && !is_here {
            return Err(Refusal::NotYourTurn);
        }
        self.waiting(from).may_act()?;
        let mover = seen.to_move();
        let leads = matches!(step, Move::Play(..)) && self.screens.first().seen.layout().is_empty();
        let events = self.made(step, leads && west)?;
        if step == Move::Draw && self.screens.at(from).ends_with_a_draw_of(mover) {
            self.screens.add(events);
        } else {
            self.screens.tell(Some(from), events, self.moment);
        }
        self.turns.wait(now + self.habits.pace);
        while step == Move::Draw && draws_on && self.waiting(from) == Waiting::Draw {
            let events = self.make(Move::Draw)?;
            self.screens.add(events);
        }
        Ok(())
    }

    /// Gives up for the viewer, who must see their hand.
    fn give_up(&mut self, from: ScreenId) -> Result<(), Refusal> {
        let screen = self.screens.at(from);
        if screen.seen.is_covered() {
            return Err(Refusal::Covered);
        }
        let events = self.make(Move::Resign(screen.viewer()))?;
        self.screens.tell(None, events, self.moment);
        Ok(())
    }

    /// Goes on with whatever is waited for.
    fn press(&mut self, from: ScreenId, now: Duration) {
        match self.waiting(from) {
            Waiting::Ok => self.turns.begin(now),
            Waiting::Others if self.shared.is_some() => {}
            Waiting::Others if self.preparation.is_none() => self.turns.wait(now),
            Waiting::Others | Waiting::Lot | Waiting::LotSeen | Waiting::Take => self.take_up(None, now),
            Waiting::NewHand => {
                let events = self.sitting.new_hand();
                self.begun(events, now);
            }
            Waiting::NewGame => self.begin_again(now),
            // The last play is shown again for its full time before the next one.
            Waiting::Paused => {
                self.clock.paused = false;
                self.stage += 1;
                self.turns.wait(now + self.habits.pace);
            }
            Waiting::Uncover(seat) => {
                self.screens.at_mut(from).uncover(seat, self.sitting.current());
                self.changed();
                self.effects.push(TableEffect::Keep);
                self.turns.wait(now + self.habits.pace);
            }
            Waiting::You { .. } | Waiting::Draw | Waiting::Pass => {}
        }
    }

    fn new_game(&mut self, number: Option<u64>, now: Duration) {
        self.begin_with(self.next.clone(), number, now);
    }

    /// Begins another game, as long as the one before if that is all in which they differ.
    fn begin_again(&mut self, now: Duration) {
        let next = self.next.as_ref().map(|next| next.as_long_as(&self.sitting.current.about.wanted));
        self.begin_with(next, None, now);
    }

    fn begin_with(&mut self, next: Option<NextGame>, number: Option<u64>, now: Duration) {
        let events = match next {
            Some(next) => self.sitting.new_game(&next, number),
            None => self.sitting.another_game(number),
        };
        self.begun(events, now);
    }

    /// Starts a game or a hand that has just been dealt.
    fn begun(&mut self, events: Vec<Event>, now: Duration) {
        self.clock.paused = false;
        self.screens.cover(self.sitting.current());
        self.changed();
        self.effects.push(TableEffect::Keep);
        self.preparation = ceremony_of(&events, self.sitting.current(), self.screens.first(), &self.habits);
        self.screens.tell(None, events, self.moment);
        self.turns.wait(now + self.habits.pace);
    }

    /// Goes to another game, or to another moment of this one, and tells the events of that moment
    /// again. Returns whether there is anywhere to go.
    fn go(
        &mut self,
        how: impl FnOnce(&mut Sitting) -> bool,
        arrival: impl FnOnce(&Trail, &Trail) -> Arrival,
        now: Duration,
    ) -> bool {
        let before = Trail::of(self.sitting.current());
        if !how(&mut self.sitting) {
            return false;
        }
        self.screens.cover(self.sitting.current());
        self.changed();
        self.effects.push(TableEffect::Keep);
        let arrival = arrival(&before, &Trail::of(self.sitting.current()));
        self.screens.tell_again(self.sitting.current(), self.moment);
        self.arrivals += 1;
        self.effects.push(TableEffect::Arrived(arrival));
        self.turns.wait(now + self.habits.pace);
        true
    }

    fn show(&mut self, from: ScreenId, hidden: Hidden) -> Result<(), Refusal> {
        if self.screens.at_mut(from).shown.take() == Some(hidden) {
            return Ok(());
        }
        let view = self.view(from);
        if !view.may_show(hidden) {
            return Err(if view.helps() { Refusal::OfPeople } else { Refusal::NoHelp });
        }
        self.screens.at_mut(from).shown = Some(hidden);
        self.note_help(from, Help::Looked(hidden));
        Ok(())
    }

    /// Notes that a player was helped. Everybody before a screen sees what one of them asks for, and
    /// anyone can read what is written.
    fn note_help(&mut self, from: ScreenId, help: Help) {
        let before = self.screens.at(from).people(self.sitting.current().seating());
        let people = if before.is_empty() || help == Help::Written { Seats::ALL } else { before };
        self.keep(|sitting| sitting.note_help_of(people, help));
    }

    /// Makes a move of the player on turn.
    fn make(&mut self, step: Move) -> Result<Events, Refusal> {
        self.made(step, false)
    }

    /// Makes a move, which may lead to the west.
    fn made(&mut self, step: Move, west: bool) -> Result<Events, Refusal> {
        let made = self.sitting.making(step, west);
        let events = self.sitting.play(step).map_err(Refusal::Illegal)?;
        self.sitting.current.about.led_west |= west;
        self.changed();
        self.effects.push(TableEffect::KeepMove(made));
        Ok(events)
    }

    /// The game has changed, so everything that was shown or thought about is dropped.
    fn changed(&mut self) {
        self.moment += 1;
        self.preparation = None;
        if let Some(shared) = &mut self.shared {
            // It was about a moment that has passed.
            shared.asked = None;
            self.clock.on_the_way = shared.delays[self.sitting.current().state().to_move().index()];
        }
        if let Some(job) = self.turns.stop() {
            self.effects.push(TableEffect::Cancel(job));
        }
        self.screens.look(self.sitting.current());
    }
}
