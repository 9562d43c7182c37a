//! Honest tables whose lines take their time: every line waits on its way, wishes of all kinds cross each other, lines
//! break with what is on them, and programs and the table end between any two lines.

use super::fake::Fake;
use super::last::told;
use super::rigged::{BEN, next_hand, play_hand};
use crate::common::room::{Room, file, plan, sensible};
use electrum_dominoes::engine::rules::{NextLead, Preset};
use electrum_dominoes::engine::{Move, Phase, Rules, Seat, Seats};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::question::Jobs;
use electrum_dominoes::record::text::InText as _;
use electrum_dominoes::record::{Bytes, GameId, HandCheck, HowDrawn, KeptGame, Letters};
use electrum_dominoes::table::{Hidden, Proposal, View, Waiting, Wish};
use electrum_dominoes::wire::{
    Caller, Chair, Client, ClientNews, ConnectionId, Entrance, Fairness, Host, KeptTable, Limits, LineState, Network,
    NewTable, Output, Pass, TableEntry, TableId, TablePlace, WayOn, WhyClosed,
};
use jiff::Timestamp;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

/// Whose file has a game, and its moves hand by hand.
type FiledMoves = (usize, Vec<Vec<Move>>);

const NEAR: Caller = Caller { network: Network::V4(0x7f00_0001), is_near: true, way_on: WayOn::Goes };

/// A connection, and what is on its way on it.
#[derive(Default)]
struct Wire {
    who: usize,
    up: VecDeque<String>,
    down: VecDeque<String>,
    /// Whether the client's end has closed, and the table's.
    client_gone: bool,
    host_gone: bool,
}

struct Person {
    client: Client,
    wire: Option<ConnectionId>,
    pass: Option<Pass>,
    passes: Vec<Pass>,
    /// Until when the program does not connect.
    away_until: Duration,
    /// Until when the person does nothing.
    idle_until: Duration,
    has_left: bool,
    watches: bool,
    filed: Vec<KeptGame>,
    /// What happened that may leave the current hand unchecked, and the next one.
    spoilt: Vec<&'static str>,
    spoils_next: Vec<&'static str>,
    deeds: Vec<(Seat, Move)>,
    hand: Option<(GameId, u16)>,
    judged: BTreeSet<(GameId, u16)>,
    /// Whether a view came since the last greeting, so that it is of the game that is noted.
    sees: bool,
}

/// How bad an evening is.
#[derive(Clone, Copy)]
struct Weather {
    cuts: usize,
    restarts: usize,
    kills: usize,
    wild: usize,
    longs: usize,
    old_passes: bool,
    slow_files: bool,
}

struct Walk {
    host: Host,
    chance: ChaCha8Rng,
    now: Duration,
    people: Vec<Person>,
    wires: BTreeMap<ConnectionId, Wire>,
    files: BTreeMap<TableId, KeptTable>,
    keeps: VecDeque<(TableId, u64, TableEntry)>,
    next: u64,
    weather: Weather,
    diary: VecDeque<String>,
    count: BTreeMap<&'static str, usize>,
    letters: BTreeMap<(GameId, u16), Letters>,
    problems: Vec<String>,
}

fn new_host(seed: u64) -> Host {
    Host::new(Limits::default(), ChaCha20Rng::seed_from_u64(seed), Timestamp::UNIX_EPOCH)
}

fn steps(view: &View) -> Vec<(Seat, Move)> {
    view.seen.deeds().iter().map(|deed| (deed.seat, deed.act.step())).collect()
}

impl Walk {
    fn new(seed: u64, weather: Weather) -> Walk {
        let games = [
            (Preset::Draw, 2),
            (Preset::Block, 3),
            (Preset::AllFives, 2),
            (Preset::Partnership, 4),
            (Preset::Draw, 3),
            (Preset::Muggins, 3),
            (Preset::AllThrees, 2),
            (Preset::Block, 2),
        ];
        let (preset, players) = games[seed as usize % games.len()];
        let rules = preset.rules(players).expect("so many can play it");
        let rules = Rules { target: rules.target.min(if seed.is_multiple_of(3) { 20 } else { 60 }), ..rules };
        let rules = if seed % 7 == 3 { Rules { lead_next: NextLead::Winner, target: 1, ..rules } } else { rules };
        let rules = if rules.check().is_ok() { rules } else { preset.rules(players).expect("a game") };
        let one = Rules { seconds: 300, clocks: Seats::of(Seat::FIRST), ..rules };
        let all = Rules { seconds: 300, clocks: rules.all_seats().collect(), ..rules };
        let rules = match seed % 6 {
            1 if one.check().is_ok() => one,
            4 if all.check().is_ok() => all,
            _ => rules,
        };
        let has_nestor = players > 2 && (seed / 8).is_multiple_of(2);
        let two_here = players > 2 && (seed / 16).is_multiple_of(2);
        let chairs = (0..players).map(|seat| match seat {
            0 => Chair::Here(String::new()),
            1 if two_here => Chair::Here("Bea".to_owned()),
            2 if has_nestor => Chair::Nestor(Level::Beginner),
            _ => Chair::Elsewhere,
        });
        let chairs: Vec<Chair> = chairs.collect();
        let others = chairs.iter().filter(|chair| **chair == Chair::Elsewhere).count();
        let mut walk = Walk {
            host: new_host(seed),
            chance: ChaCha8Rng::seed_from_u64(seed ^ 0x5eed),
            now: Duration::ZERO,
            people: Vec::new(),
            wires: BTreeMap::new(),
            files: BTreeMap::new(),
            keeps: VecDeque::new(),
            next: 0,
            weather,
            diary: VecDeque::new(),
            count: BTreeMap::new(),
            letters: BTreeMap::new(),
            problems: Vec::new(),
        };
        walk.enter("Ana", Entrance::Open(NewTable { help: true, pace: 0, ..NewTable::new(rules, chairs) }));
        let code = walk.people[0].client.code().expect("a table");
        for name in ["Ben", "Cleo", "Dora"].iter().take(others) {
            walk.enter(name, Entrance::Sit { code, with: Vec::new() });
        }
        if seed.is_multiple_of(4) {
            let at = walk.enter("Eve", Entrance::Watch { code });
            walk.people[at].watches = true;
        }
        walk
    }

    fn enter(&mut self, name: &str, way: Entrance) -> usize {
        let at = self.people.len();
        let client = Client::new("ws://table", name, way, Bytes([at as u8 + 1; 32]));
        self.people.push(Person {
            client,
            wire: None,
            pass: None,
            passes: Vec::new(),
            away_until: Duration::ZERO,
            idle_until: Duration::ZERO,
            has_left: false,
            watches: false,
            filed: Vec::new(),
            spoilt: vec!["new"],
            spoils_next: vec!["new"],
            deeds: Vec::new(),
            hand: None,
            judged: BTreeSet::new(),
            sees: false,
        });
        self.connect(at);
        self.calm();
        at
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance.next_u32() as usize % bound
    }

    fn note(&mut self, what: &'static str, at: usize) {
        *self.count.entry(what).or_default() += 1;
        self.say(format!("{what}: {at}"));
    }

    fn say(&mut self, what: impl std::fmt::Display) {
        self.diary.push_back(format!("{:.1} {what}", self.now.as_secs_f32()));
        if self.diary.len() > 300 {
            self.diary.pop_front();
        }
    }

    fn connect(&mut self, at: usize) {
        self.next += 1;
        let id = ConnectionId(self.next);
        self.wires.insert(id, Wire { who: at, ..Wire::default() });
        self.people[at].wire = Some(id);
        let outputs = self.host.connect(id, NEAR, self.now);
        self.follow(outputs);
        self.people[at].client.try_now(self.now);
        self.people[at].client.connected(self.now);
        self.flush(at);
    }

    /// What the program of somebody has to say goes on its way, after it has kept what is to be kept.
    fn flush(&mut self, at: usize) {
        let news = self.people[at].client.news();
        self.learn(at, news);
        let lines = self.people[at].client.lines();
        if let Some(wire) = self.people[at].wire.and_then(|id| self.wires.get_mut(&id)) {
            wire.up.extend(lines);
        }
    }

    fn learn(&mut self, at: usize, news: Vec<ClientNews>) {
        for news in news {
            match news {
                ClientNews::Seated(pass) | ClientNews::Pledged(pass) => {
                    self.people[at].passes.push(pass.clone());
                    if self.people[at].passes.len() > 12 {
                        self.people[at].passes.remove(0);
                    }
                    self.people[at].pass = Some(pass);
                }
                ClientNews::Finished(kept) => self.people[at].filed.push(*kept),
                ClientNews::Refused(id, why) => {
                    self.say(format!("  {at}: {id} refused {why:?}"));
                }
                ClientNews::Declined(proposal, seat) => self.say(format!("  {at}: {seat} declines {proposal:?}")),
                _ => {}
            }
        }
        self.look(at);
    }

    /// The client's end of a line is gone.
    fn cut(&mut self, at: usize) {
        let Some(id) = self.people[at].wire.take() else { return };
        if let Some(wire) = self.wires.get_mut(&id) {
            wire.client_gone = true;
            wire.down.clear();
            let kept = self.chance.next_u32() as usize % (wire.up.len() + 1);
            wire.up.truncate(kept);
        }
        self.spoil(at, "cut");
        let news: Vec<ClientNews> = self.people[at].client.disconnected(self.now).into_iter().collect();
        self.learn(at, news);
    }

    fn spoil(&mut self, at: usize, why: &'static str) {
        self.people[at].spoilt.push(why);
        self.people[at].spoils_next.push(why);
    }

    fn spoil_all(&mut self, why: &'static str) {
        (0..self.people.len()).for_each(|at| self.spoil(at, why));
    }

    fn restart(&mut self, at: usize) {
        self.cut(at);
        let old = self.weather.old_passes && self.below(2) == 0;
        let person = &self.people[at];
        let Some(mut pass) = person.pass.clone() else { return };
        if old {
            let at_pass = self.chance.next_u32() as usize % self.people[at].passes.len();
            pass = self.people[at].passes[at_pass].clone();
        }
        self.note(if old { "restart with old" } else { "restart" }, at);
        self.people[at].client = Client::back(&pass);
        self.people[at].hand = None;
        self.people[at].deeds.clear();
    }

    fn kill(&mut self) {
        self.note("host killed", 0);
        self.keeps.clear();
        let seed = self.chance.next_u64();
        self.host = new_host(seed);
        let kept: Vec<KeptTable> = self.files.values().cloned().collect();
        for wire in self.wires.values_mut() {
            wire.up.clear();
            let arrives = self.chance.next_u32() as usize % (wire.down.len() + 1);
            wire.down.truncate(arrives);
            wire.host_gone = true;
        }
        self.spoil_all("kill");
        for kept in kept {
            let outputs = self.host.restore(&kept, self.now).expect("a table that goes on");
            self.follow(outputs);
        }
    }

    fn follow(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Keep(table, number, entry) if self.weather.slow_files => {
                    self.keeps.push_back((table, number, entry));
                }
                Output::Keep(table, number, entry) => outputs.extend(self.keep(table, number, entry)),
                Output::Find(id, ..) => outputs.extend(self.host.found(id, TablePlace::Nowhere, self.now)),
                Output::Send(id, line) => {
                    if let Some(wire) = self.wires.get_mut(&id).filter(|wire| !wire.client_gone && !wire.host_gone) {
                        wire.down.push_back(line.to_string());
                    }
                }
                Output::Close(id) => {
                    if let Some(wire) = self.wires.get_mut(&id) {
                        wire.host_gone = true;
                        wire.up.clear();
                    }
                }
                Output::Ask(table, question) => {
                    let mut jobs = Jobs::of_number(1);
                    jobs.ask((*question).clone());
                    let answer = std::iter::repeat_with(|| jobs.work(u64::MAX)).flatten().next();
                    outputs.extend(self.host.answer(table, answer.expect("an answer"), self.now));
                }
                Output::KeepDay(_) | Output::Note(..) | Output::Relay(..) | Output::Count(..) => {}
            }
        }
    }

    fn keep(&mut self, table: TableId, number: u64, entry: TableEntry) -> Vec<Output> {
        file(&mut self.files, table, entry);
        self.host.kept(table, number, self.now)
    }

    /// One line arrives somewhere. Returns whether there was any.
    fn deliver(&mut self) -> bool {
        if !self.keeps.is_empty() && self.below(2) == 0 {
            let (table, number, entry) = self.keeps.pop_front().expect("an entry");
            let outputs = self.keep(table, number, entry);
            self.follow(outputs);
            return true;
        }
        let ids: Vec<ConnectionId> = self.wires.keys().copied().collect();
        let first = self.below(ids.len().max(1));
        for id in ids.iter().cycle().skip(first).take(ids.len()) {
            let up_first = self.below(2) == 0;
            let done = [up_first, !up_first].into_iter().any(|is_up| if is_up { self.up(*id) } else { self.down(*id) });
            if done {
                return true;
            }
        }
        if let Some((table, number, entry)) = self.keeps.pop_front() {
            let outputs = self.keep(table, number, entry);
            self.follow(outputs);
            return true;
        }
        false
    }

    fn up(&mut self, id: ConnectionId) -> bool {
        let Some(wire) = self.wires.get_mut(&id) else { return false };
        if let Some(line) = wire.up.pop_front() {
            let who = wire.who;
            if !line.contains("ping") {
                self.say(format!("{who} > {}", short(&line)));
            }
            let outputs = self.host.hear(id, &line, self.now);
            self.follow(outputs);
            return true;
        }
        if wire.client_gone {
            let was_open = !std::mem::replace(&mut wire.host_gone, true);
            self.wires.remove(&id);
            if was_open {
                let outputs = self.host.disconnect(id, self.now);
                self.follow(outputs);
            }
            return true;
        }
        false
    }

    fn down(&mut self, id: ConnectionId) -> bool {
        let Some(wire) = self.wires.get_mut(&id).filter(|wire| !wire.client_gone) else { return false };
        let who = wire.who;
        if self.people[who].has_left {
            // Whoever has got up hears nothing more.
            wire.down.clear();
        }
        if let Some(line) = wire.down.pop_front() {
            if line.starts_with("{\"draw\"") {
                self.people[who].spoilt = std::mem::take(&mut self.people[who].spoils_next);
            }
            if !line.contains("ping") && !line.contains("members") {
                self.say(format!("{who} < {}", short(&line)));
            }
            self.people[who].sees |= line.starts_with("{\"view\"");
            self.people[who].sees &= !line.starts_with("{\"welcome\"") && !line.starts_with("{\"given\"");
            self.people[who].sees |= line.starts_with("{\"change\"");
            let news = self.people[who].client.hear(&line, self.now);
            self.learn(who, news);
            self.flush(who);
            return true;
        }
        if wire.host_gone {
            self.wires.remove(&id);
            self.people[who].wire = None;
            self.spoil(who, "closed");
            let news: Vec<ClientNews> = self.people[who].client.disconnected(self.now).into_iter().collect();
            self.learn(who, news);
            return true;
        }
        false
    }

    /// All lines arrive.
    fn calm(&mut self) {
        for _ in 0..5000 {
            if !self.deliver() {
                return;
            }
        }
        panic!("lines without end");
    }

    fn time(&mut self, time: Duration, delivers: bool) {
        let until = self.now + time;
        while let Some(due) = self.host.next_tick().filter(|due| *due <= until) {
            self.now = self.now.max(due);
            let outputs = self.host.tick(self.now);
            self.follow(outputs);
            if delivers {
                self.calm();
                self.reconnect(true);
            }
        }
        self.now = until;
    }

    fn reconnect(&mut self, at_once: bool) {
        for at in 0..self.people.len() {
            if self.people[at].client.is_dead(self.now) {
                self.note("dead", at);
                self.cut(at);
            }
            let is_due = self.people[at].away_until <= self.now;
            if is_due && self.people[at].client.wants_connection(self.now) && (at_once || self.below(3) == 0) {
                self.note("comes back", at);
                self.connect(at);
            }
        }
    }

    fn look(&mut self, at: usize) {
        let fairness = self.people[at].client.fairness();
        if matches!(fairness, Fairness::Unfair(_)) {
            panic!("{at}: {fairness:?} {:?} after\n{}", self.people[at].client.deals(), self.told());
        }
        let Some(view) = self.people[at].client.view().cloned() else { return };
        let now = steps(&view);
        let hand = (view.game, view.seen.public().hand_number - u16::from(view.seen.phase() == Phase::HandOver));
        if self.people[at].hand == Some(hand) && !now.starts_with(&self.people[at].deeds) {
            self.note("undo", at);
            // What is taken back at one screen is at all.
            (0..self.people.len()).for_each(|at| self.people[at].spoilt.push("undo"));
        }
        if !view.gathering.stand_ins.is_empty() {
            self.spoil_all("stand-in");
        }
        if view.gathering.next_rules.is_some() {
            self.people[at].spoils_next.push("rules");
        }
        (self.people[at].hand, self.people[at].deeds) = (Some(hand), now);
        if !self.people[at].sees {
            return;
        }
        for deal in self.people[at].client.deals() {
            let of = (view.game, deal.number);
            if let Some(letters) = deal.letters {
                let first = *self.letters.entry(of).or_insert(letters);
                if first != letters {
                    self.problems.push(format!("{at}: letters of {of:?}: {first} {letters}\n{}", self.told()));
                }
            }
            if deal.how == HowDrawn::Open || !self.people[at].judged.insert(of) {
                continue;
            }
            *self.count.entry(if deal.how == HowDrawn::Checked { "checked" } else { "unchecked" }).or_default() += 1;
            let person = &self.people[at];
            let is_last = self.people[at].client.deals().last().is_some_and(|last| last.number == deal.number);
            let is_ended = view.seen.phase() != Phase::Playing && hand == of;
            if person.watches || !is_last || !is_ended || !deal.without.is_empty() || !person.spoilt.is_empty() {
                continue;
            }
            *self.count.entry("must be").or_default() += 1;
            if deal.how != HowDrawn::Checked {
                self.problems.push(format!("{at}: {of:?} is {deal:?}\n{}", self.told()));
            }
        }
    }

    fn told(&self) -> String {
        self.diary.iter().flat_map(|line| [line, "\n"]).collect()
    }

    fn wish(&mut self, at: usize, wish: Wish) {
        let Some(moment) = self.people[at].client.view().map(|view| view.moment) else { return };
        if self.people[at].client.wish(wish, moment).is_some() {
            self.say(format!("{at} wishes {wish:?}"));
            if wish == Wish::Agree(false) {
                // Whoever refuses what may be agreed on by then has agreed to nothing.
                self.spoil(at, "refused");
            }
        }
        self.flush(at);
    }

    fn sensible(&mut self, view: &View) -> Option<Wish> {
        let own = view.viewer();
        let draws_on = self.below(2) == 0;
        let play = |step| Wish::Play { step, west: false, draws_on: draws_on && step == Move::Draw };
        if let Some(asked) = view.gathering.asked
            && asked.needed.contains(own)
            && !asked.agreed.contains(own)
        {
            return match (asked.proposal, self.below(10)) {
                (_, 0) | (Proposal::End, _) => Some(Wish::Agree(false)),
                (Proposal::Undo, 1) => Some(Wish::Undo),
                (Proposal::NewGame, 1) => Some(Wish::Propose(Proposal::NewGame)),
                (proposal @ Proposal::Rules(_), _) => Some(Wish::Propose(proposal)),
                _ => Some(Wish::Agree(true)),
            };
        }
        match view.waiting {
            Waiting::You { .. } => {
                let legal: Vec<Move> = view.seen.legal().iter().collect();
                Some(play(legal[self.below(legal.len())]))
            }
            Waiting::Draw => Some(play(Move::Draw)),
            Waiting::Pass => Some(play(Move::Pass)),
            Waiting::NewHand | Waiting::NewGame | Waiting::Paused | Waiting::Uncover(_) => Some(Wish::GoOn),
            _ => None,
        }
    }

    fn act(&mut self, at: usize) {
        let person = &self.people[at];
        let is_there = person.wire.is_some() && person.client.link() == LineState::Up;
        if person.has_left || person.watches || person.idle_until > self.now || !is_there {
            return;
        }
        let Some(view) = person.client.view().cloned() else { return };
        let has_agreed = view.gathering.asked.is_some_and(|asked| asked.agreed.contains(view.viewer()));
        if self.below(1000) < self.weather.wild {
            let wish = self.wild(&view);
            self.wish(at, wish);
        } else if !self.people[at].client.is_waiting()
            && (!has_agreed || self.below(4) == 0)
            && let Some(wish) = self.sensible(&view)
        {
            self.wish(at, wish);
        }
    }

    fn wild(&mut self, view: &View) -> Wish {
        let leads = [NextLead::Winner, NextLead::Loser, NextLead::Lot, NextLead::Alternate];
        match self.below(26) {
            0..=7 => Wish::Undo,
            8..=9 => Wish::Propose(Proposal::NewGame),
            10 => Wish::Propose(Proposal::NewSeats),
            11 => Wish::Agree(true),
            12 | 13 => Wish::Agree(false),
            14 => Wish::Pause,
            15 => Wish::Show(Hidden::Hands),
            16 => Wish::Helped,
            17 if self.below(3) == 0 => Wish::GiveUp,
            18..=21 => {
                let lead_next = leads[self.below(leads.len())];
                let rules = *view.rules();
                let other = Rules { lead_next, fives: rules.fives ^ (self.below(4) == 0), ..rules };
                Wish::Propose(Proposal::Rules(if other.check().is_ok() { other } else { rules }))
            }
            22 => {
                let seats = view.rules().seats();
                let seat = self.below(seats);
                Wish::Propose(Proposal::StandIn(Seat::new(seat).expect("a seat")))
            }
            23 => Wish::Propose(Proposal::NextHand),
            24 => Wish::Propose(Proposal::End),
            _ => Wish::GoOn,
        }
    }

    fn happens(&mut self) {
        let at = self.below(self.people.len());
        if self.people[at].has_left {
            return;
        }
        let Weather { cuts, restarts, kills, longs, .. } = self.weather;
        if self.below(1000) < cuts {
            self.note("cut", at);
            self.cut(at);
            let wait = [0, 0, 1, 3, 12, 40][self.below(6)];
            self.people[at].away_until = self.now + Duration::from_secs(wait);
        }
        if self.below(1000) < restarts {
            self.restart(at);
        }
        if self.below(1000) < kills {
            self.kill();
        }
        if self.below(1000) < longs {
            match self.below(4) {
                0 => {
                    self.note("long away", at);
                    self.cut(at);
                    self.people[at].away_until = self.now + Duration::from_secs(130);
                    self.spoil_all("long");
                }
                1 => {
                    self.note("idle", at);
                    self.people[at].idle_until = self.now + Duration::from_secs(130);
                    self.spoil_all("idle");
                    self.time(Duration::from_secs(125), true);
                }
                2 => {
                    self.note("long pause", at);
                    self.spoil_all("pause");
                    self.time(Duration::from_secs(20), false);
                }
                _ => {
                    let playing = self.people.iter().filter(|person| !person.has_left && !person.watches).count();
                    if playing > 1 && self.below(3) == 0 && !self.people[at].watches {
                        self.gets_up(at);
                    }
                }
            }
        }
    }

    fn gets_up(&mut self, at: usize) {
        let Some(code) = self.people[at].client.code() else { return };
        if self.people[at].wire.is_none() {
            return;
        }
        self.note("gets up", at);
        let news = self.people[at].client.leave();
        self.learn(at, news);
        self.flush(at);
        self.people[at].has_left = true;
        self.spoil_all("left");
        self.calm();
        let late = self.enter("Fay", Entrance::Sit { code, with: Vec::new() });
        if self.people[late].client.seats().is_empty() {
            self.people[late].has_left = true;
        } else {
            self.note("late", late);
        }
    }

    fn is_over(&self) -> bool {
        self.people.iter().all(|person| {
            person.has_left
                || person.watches
                || matches!(
                    person.client.link(),
                    LineState::Closed(WhyClosed::Ended | WhyClosed::NoTable | WhyClosed::Unreadable)
                )
        })
    }

    fn walk(&mut self, length: usize) {
        for _ in 0..length {
            if self.is_over() {
                return;
            }
            if self.below(4) > 0 {
                self.deliver();
            } else {
                let at = self.below(self.people.len());
                self.act(at);
            }
            if self.below(3) == 0 {
                let time = Duration::from_millis(self.below(150) as u64);
                self.time(time, false);
            }
            self.reconnect(false);
            self.happens();
        }
    }

    /// Whoever has the same hands of a game in their files has the same moves in them.
    fn compare_files(&mut self) {
        let moves = |kept: &KeptGame| -> Vec<Vec<Move>> {
            let is_told = |step: &&Move| !matches!(step, Move::Clock(..) | Move::Resign(_));
            kept.record.hands.iter().map(|hand| hand.moves.iter().filter(is_told).copied().collect()).collect()
        };
        let is_known = |kept: &KeptGame| kept.record.hands.iter().all(|hand| hand.check != Some(HandCheck::Seen));
        let mut files: BTreeMap<(GameId, usize), FiledMoves> = BTreeMap::new();
        for at in 0..self.people.len() {
            let mut last: BTreeMap<GameId, &KeptGame> = BTreeMap::new();
            last.extend(self.people[at].filed.iter().map(|kept| (kept.played.id, kept)));
            for kept in last.into_values() {
                if kept.record.replay().is_err() {
                    self.problems.push(format!("{at}: no game {kept:?}"));
                }
                let moves = moves(kept);
                if !is_known(kept) {
                    continue;
                }
                let (other, first) = files.entry((kept.played.id, moves.len())).or_insert_with(|| (at, moves.clone()));
                if *first != moves {
                    self.problems.push(format!("{at} and {other} have {:?}: {moves:?} {first:?}", kept.played.id));
                }
            }
        }
        *self.count.entry("files").or_default() += files.len();
    }
}

fn short(line: &str) -> String {
    let mut line = line.replace('"', "");
    if !line.contains("draw:") && !line.contains("given:") && !line.contains("missed") {
        line.truncate(300);
    } else {
        line.truncate(420);
    }
    line
}

/// Walks of these numbers, in which nobody is accused, what is whole is checked, and all have the same in their files.
fn walks(seeds: std::ops::Range<u64>, weather: Weather) {
    let mut must_be = 0;
    for seed in seeds {
        let mut walk = Walk::new(seed, weather);
        walk.walk(3500);
        walk.compare_files();
        assert!(walk.problems.is_empty(), "walk {seed}: {}", walk.problems[0]);
        must_be += walk.count.get("must be").copied().unwrap_or(0);
    }
    assert!(must_be > 0, "hands that must be checked");
}

const FAIR: Weather =
    Weather { cuts: 0, restarts: 0, kills: 0, wild: 0, longs: 0, old_passes: false, slow_files: false };

#[test]
fn honest_walk_with_crossing_wishes() {
    walks(0..16, Weather { wild: 80, ..FAIR });
}

#[test]
fn honest_walk_with_broken_lines() {
    walks(8..32, Weather { wild: 40, cuts: 8, ..FAIR });
}

#[test]
fn honest_walk_with_programs_and_a_table_that_start_again() {
    walks(0..24, Weather { wild: 40, cuts: 3, restarts: 5, kills: 2, slow_files: true, ..FAIR });
}

#[test]
fn honest_walk_with_people_who_are_long_away_or_leave() {
    walks(0..24, Weather { wild: 60, cuts: 4, restarts: 4, kills: 1, longs: 4, slow_files: true, ..FAIR });
}

/// Programs start again with what was kept some lines or hands ago.
#[test]
fn honest_walk_with_programs_that_have_forgotten_something() {
    walks(32..44, Weather { wild: 20, cuts: 3, restarts: 6, longs: 1, old_passes: true, ..FAIR });
}

// Single ideas.

fn room_view(room: &Room, at: usize) -> &View {
    room.clients[at].view().expect("a view")
}

fn wishes(room: &mut Room, at: usize, wish: Wish) {
    let moment = room_view(room, at).moment;
    room.clients[at].wish(wish, moment).expect("it may wish");
    room.carry();
}

fn block() -> Rules {
    Preset::Block.rules(2).expect("a game for two")
}

fn nobody_in_the_room_is_accused(room: &Room) {
    for (at, client) in room.clients.iter().enumerate() {
        let fairness = client.fairness();
        assert!(!matches!(fairness, Fairness::Unfair(_)), "{at}: {fairness:?} {:?}", client.deals());
    }
}

/// Ben gives up, and his computer forgets what it kept last. The table says that it has heard a wish more than he
/// knows of.
#[test]
fn honest_giving_up_that_a_restarted_program_has_forgotten() {
    for between_hands in [false, true] {
        let mut room = Room::with_table(5, plan(block()));
        (0..4).for_each(|_| _ = room.act());
        if between_hands {
            play_hand(&mut room);
        }
        let pass = room.passes[BEN].clone();
        wishes(&mut room, BEN, Wish::GiveUp);
        assert_eq!(room_view(&room, BEN).seen.phase(), Phase::GameOver);
        room.passes[BEN] = pass;
        room.restart(BEN);
        let is_checked = |room: &Room| room.clients[BEN].deals().iter().any(|deal| deal.how == HowDrawn::Checked);
        assert!(!is_checked(&room), "{:?}", room.clients[BEN].deals());
        // Another game begins. His program does not know that he wished it.
        next_hand(&mut room);
        assert_eq!(room_view(&room, BEN).seen.phase(), Phase::Playing);
        play_hand(&mut room);
        nobody_in_the_room_is_accused(&room);
        assert!(!is_checked(&room), "{:?}", room.clients[BEN].deals());
        // His program files it a second time, as it knows it now.
        let files = room.filed(BEN);
        let moves = files.last().and_then(|kept| kept.record.hands.last()).map(|hand| &hand.moves);
        assert!(files.len() == 2 && !moves.is_some_and(|moves| moves.contains(&Move::Resign(Seat::SECOND))));
    }
}

/// Ana takes back a play of hers and Ben's answer while he is away, and Nestor answers for him.
#[test]
fn honest_answer_of_nestors_in_place_of_one_of_bens_is_practice() {
    let mut tried = 0;
    for seed in 0..12 {
        let mut room = Room::with_table(seed, plan(block()));
        let played = |room: &Room| steps(room_view(room, 0)).iter().map(|(seat, _)| seat.index()).collect::<Vec<_>>();
        for _ in 0..8 {
            if played(&room).ends_with(&[0, 1]) {
                break;
            }
            let at = room_view(&room, 0).seen.to_move().index();
            if let Some((wish, moment)) = sensible(room_view(&room, at)) {
                room.clients[at].wish(wish, moment);
                room.carry();
            }
            room.pass(Duration::from_secs(1));
        }
        let before = steps(room_view(&room, 0));
        if !played(&room).ends_with(&[0, 1]) || room_view(&room, 0).seen.phase() != Phase::Playing {
            continue;
        }
        room.disconnect(BEN);
        wishes(&mut room, 0, Wish::Undo);
        if steps(room_view(&room, 0)).len() + 2 != before.len() {
            continue;
        }
        let other = room_view(&room, 0).seen.legal().iter().last().expect("a move");
        wishes(&mut room, 0, Wish::Play { step: other, west: false, draws_on: false });
        room.pass(Duration::from_mins(3));
        wishes(&mut room, 0, Wish::Propose(Proposal::StandIn(Seat::SECOND)));
        room.pass(Duration::from_secs(2));
        let now = steps(room_view(&room, 0));
        if now.len() != before.len() || now.last() == before.last() {
            continue;
        }
        tried += 1;
        room.connect(BEN);
        while room_view(&room, 0).seen.phase() == Phase::Playing {
            room.act();
        }
        nobody_in_the_room_is_accused(&room);
        let how = room.clients[BEN].deals().last().map(|deal| deal.how);
        room.leave(BEN);
        let kept = room.filed(BEN).last().map(|kept| kept.played.practice);
        assert_eq!(kept, Some(true), "{seed}: {how:?}");
    }
    assert!(tried > 0, "Nestor has answered otherwise");
}

/// Ben's program starts again in a second, and the host plays for him meanwhile.
#[test]
fn move_for_ben_while_his_program_starts_again() {
    let mut fake = Fake::new(11, block());
    fake.until(|fake| fake.is_bens_turn() && fake.session.state().legal().len() > 1);
    fake.restart();
    let step = fake.session.state().legal().nth(0).expect("a move");
    let moves: Vec<Move> = fake.moves().into_iter().chain([step]).collect();
    fake.set_moves(&moves);
    fake.resume();
    fake.finish();
    let (is_checked, told) = (fake.is_checked(), told(&fake));
    let kept = fake.filed().expect("a file");
    assert!(!is_checked, "{told}, practice: {}", kept.played.practice);
}

/// The dealer shows his bytes in the middle of a hand, and goes on with it.
#[test]
fn bytes_of_the_dealer_in_the_middle_of_a_hand() {
    let mut fake = Fake::new(11, block());
    fake.steps(3);
    fake.open();
    fake.play_on();
    fake.open();
    assert!(!fake.is_checked(), "{}", told(&fake));
}

/// The story of a hand begins once more in its middle, without what was played before.
#[test]
fn deal_that_is_told_in_the_middle_of_a_hand() {
    let mut fake = Fake::new(11, block());
    fake.steps(2);
    let dealt = serde_json::to_value(&fake.story[0]).expect("an event");
    fake.change = Some(Box::new(move |views, view| {
        if views == 4 {
            let news = view["news"].as_array_mut().expect("news");
            news.insert(0, dealt.clone());
        }
    }));
    fake.finish();
    assert!(fake.changed > 0 && (fake.is_named() || !fake.is_checked()), "{}", told(&fake));
}

/// Ana opens a table for one game, and the host deals another one.
#[test]
fn game_that_is_dealt_by_other_rules_than_it_was_opened_with() {
    let mut room = Room::new(5);
    let own = plan(block());
    let ana = room.add(Client::new("ws://table", "Ana", Entrance::Open(own.clone()), Bytes([1; 32])));
    let id = room.call();
    room.callers.remove(&id);
    room.connections[ana] = Some(id);
    room.clients[ana].try_now(room.now);
    room.clients[ana].connected(room.now);
    let other = Rules { target: 30, ..own.rules };
    for line in room.clients[ana].lines() {
        let line = line.replace(&own.rules.to_text(), &other.to_text());
        let outputs = room.host.hear(id, &line, room.now);
        room.follow(outputs);
    }
    room.carry();
    let code = room.clients[ana].code().expect("a table");
    room.enter("Ben", Entrance::Sit { code, with: Vec::new() });
    assert_eq!(*room_view(&room, ana).rules(), other);
    play_hand(&mut room);
    let how = room.clients[ana].deals().last().map(|deal| deal.how);
    let is_named = matches!(room.clients[ana].fairness(), Fairness::Unfair(_));
    assert!(is_named || how != Some(HowDrawn::Checked), "{:?}", room.clients[ana].fairness());
}
