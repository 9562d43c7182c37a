//! A table that draws a hand honestly with everybody, and from its first view on tells Ben what it likes.

use super::rigged::{BEN, next_hand, phase, play_hand};
use crate::common::room::{Room, plan};
use electrum_dominoes::engine::{Deal, End, Event, Move, Phase, Rules, Seat};
use electrum_dominoes::record::text::InText as _;
use electrum_dominoes::record::{Bytes, Given, HandDeal, HowDrawn, KeptGame, Session, Terms};
use electrum_dominoes::table::Wish;
use electrum_dominoes::wire::{Client, Fairness, FromTable, LineState, ToTable, Welcome};
use serde_json::{Value, json};

/// What such a table changes in a view: how many views of the hand came before, and the view.
pub(super) type Change = Box<dyn FnMut(usize, &mut Value)>;

pub(super) struct Fake {
    pub(super) room: Room,
    /// What happens at the table, as it says.
    pub(super) session: Session,
    pub(super) given: Given,
    /// The dealer's bytes, which follow from the seed.
    pub(super) dealer: Bytes,
    pub(super) welcome: Welcome,
    /// The hand as it was dealt.
    before: Session,
    deal: Deal,
    base: Value,
    /// What Ben hears of the hand, and how much of it he has been told, unless he is to be told all again.
    pub(super) story: Vec<Event>,
    told: Option<usize>,
    pub(super) moment: u64,
    pub(super) views: usize,
    pub(super) change: Option<Change>,
    /// How many views that were changed have reached Ben's screen.
    pub(super) changed: usize,
    /// Which of the moves that fit everybody makes.
    pub(super) choice: usize,
    /// The rules to which all have agreed for the next hand, as the table says.
    pub(super) next_rules: Option<Rules>,
}

/// The last line of a kind that Ben was told.
fn heard<T>(room: &Room, is: impl Fn(FromTable) -> Option<T>) -> T {
    let read = |line: &String| serde_json::from_str(line).ok().and_then(&is);
    room.sent[BEN].iter().rev().find_map(read).expect("such a line")
}

/// The second hand of a game of these rules, just dealt.
fn second_hand(seed: u64, rules: Rules) -> Room {
    let mut room = Room::with_table(seed, plan(rules));
    play_hand(&mut room);
    next_hand(&mut room);
    assert_eq!(phase(&room, BEN), Phase::Playing);
    room
}

/// A game as it stands before a hand, and what is dealt then.
fn dealt(given: &Given, table: u64, dealer: Bytes) -> (Session, Deal) {
    let mut before = Session::new(given.terms.rules).expect("a game");
    before.resume(given.terms.rules, &given.terms.begins).expect("a game that stands so");
    let drawing = given.drawing(table, dealer).expect("a drawing");
    let deal = Deal::from_number(drawing.number(), before.state().rules(), before.state().lead());
    (before, deal)
}

/// A hand that is dealt and played so, and what Ben hears of it.
fn played(before: &Session, deal: &Deal, moves: &[Move]) -> (Session, Vec<Event>) {
    let mut session = before.clone();
    let mut story = vec![session.deal(deal.clone()).expect("the next hand")];
    for step in moves {
        story.extend(session.play(*step).expect("a move").iter().map(as_ben_hears));
    }
    (session, story)
}

fn as_ben_hears(event: &Event) -> Event {
    event.clone().seen_by(Seat::SECOND)
}

impl Fake {
    /// The second hand of a game for two, after Ben has seen it dealt.
    pub(super) fn new(seed: u64, rules: Rules) -> Fake {
        let mut honest = second_hand(seed, rules);
        play_hand(&mut honest);
        let room = second_hand(seed, rules);
        let given: Given = heard(&room, |line| match line {
            FromTable::Given(given) => Some(*given),
            _ => None,
        });
        let dealer = heard(&honest, |line| match line {
            FromTable::Dealer { hand, bytes } if hand == given.hand => Some(bytes),
            _ => None,
        });
        let welcome = heard(&room, |line| match line {
            FromTable::Welcome(welcome) => Some(welcome),
            _ => None,
        });
        let (before, deal) = dealt(&given, welcome.table, dealer);
        let view = room.clients[BEN].view().expect("a view");
        let (mut base, moment) = (serde_json::to_value(view).expect("a view"), view.moment);
        // Ben's program has a name of its own for the game.
        base["game"] = json!(given.terms.game);
        // A clock that runs between hands is read before the first move.
        let (begun, now) = (given.terms.begins.seconds, view.seen.public().seconds);
        let read = Seat::first(2).filter(|seat| now[seat.index()] < begun[seat.index()]);
        let read = read.map(|seat| Move::Clock(seat, now[seat.index()]));
        let made: Vec<Move> = read.chain(view.seen.deeds().iter().map(|deed| deed.act.step())).collect();
        let (session, story) = played(&before, &deal, &made);
        assert_eq!(session.observe(Seat::SECOND), view.seen);
        let told = Some(story.len());
        let (views, change, changed, choice) = (1, None, 0, 0);
        Fake {
            room,
            session,
            given,
            dealer,
            welcome,
            before,
            deal,
            base,
            story,
            told,
            moment,
            views,
            change,
            changed,
            choice,
            next_rules: None,
        }
    }

    /// Goes on with other bones, after the same moves.
    pub(super) fn exchange(&mut self, change: impl FnOnce(&mut Deal)) {
        let mut deal = self.deal.clone();
        change(&mut deal);
        assert_ne!(deal, self.deal, "other bones");
        self.deal = deal;
        self.set_moves(&self.moves());
        self.told = Some(self.story.len());
    }

    /// Draws a hand with Ben. Returns what all gave and the dealer's bytes, if he gives his.
    pub(super) fn drawn(&mut self, hand: u64, terms: Terms) -> Option<(Given, Bytes)> {
        let (dealer, ana) = (Bytes([5; 32]), Bytes([7; 32]));
        let hash = dealer.hash();
        let said = self.tell(&FromTable::Draw { hand, hash, terms: Box::new(terms.clone()) });
        let own = said.into_iter().find_map(|said| match said {
            ToTable::Hash { hash, .. } => Some(hash),
            _ => None,
        })?;
        let said = self.tell(&FromTable::Hashes { hand, hashes: vec![(Seat::FIRST, ana.hash()), (Seat::SECOND, own)] });
        let bytes = said.into_iter().find_map(|said| match said {
            ToTable::Chance { bytes, .. } => Some(bytes),
            _ => None,
        })?;
        let given = vec![(Seat::FIRST, ana), (Seat::SECOND, bytes)];
        Some((Given { hand, hash, terms, given }, dealer))
    }

    /// Draws another hand with Ben and shows it to him. Returns whether he gives his bytes.
    pub(super) fn draws(&mut self, terms: Terms) -> bool {
        let Some((given, dealer)) = self.drawn(self.given.hand + 1, terms) else { return false };
        self.tell(&FromTable::Given(Box::new(given.clone())));
        self.goes_on_with(given, dealer);
        true
    }

    /// Draws for this and plays the hand to its end, unless Ben gives no bytes to it.
    pub(super) fn draws_and_plays(&mut self, terms: Terms) {
        if self.draws(terms) {
            self.finish();
        }
    }

    /// Shows another hand, which was drawn so.
    pub(super) fn goes_on_with(&mut self, given: Given, dealer: Bytes) {
        (self.before, self.deal) = dealt(&given, self.welcome.table, dealer);
        (self.given, self.dealer) = (given, dealer);
        self.set_moves(&[]);
        self.told = Some(0);
        // A lead that is forced is made with the deal.
        match self.session.state().forced_lead() {
            Some(bone) => self.make(Move::Play(bone, End::LEAD)),
            None => self.show(),
        }
    }

    /// The moves of the hand, as the table has told them.
    pub(super) fn moves(&self) -> Vec<Move> {
        self.session.record().hands.last().expect("a hand").moves.clone()
    }

    /// From now on these are the moves of the hand.
    pub(super) fn set_moves(&mut self, moves: &[Move]) {
        (self.session, self.story) = played(&self.before, &self.deal, moves);
        self.told = None;
    }

    /// Tells Ben a line, and returns what he says to it.
    pub(super) fn tell(&mut self, line: &FromTable) -> Vec<ToTable> {
        self.room.tell(BEN, serde_json::to_string(line).expect("a line"));
        self.said()
    }

    fn said(&mut self) -> Vec<ToTable> {
        self.room.clients[BEN].lines().iter().map(|line| serde_json::from_str(line).expect("a line")).collect()
    }

    /// What an honest table would show of this moment.
    fn view(&self) -> Value {
        let seen = self.session.observe(Seat::SECOND);
        let mut view = self.base.clone();
        view["moment"] = json!(self.moment);
        view["gathering"]["next_rules"] = json!(self.next_rules.as_ref().map(Rules::to_text));
        let news = self.told.map_or(&[][..], |told| &self.story[told..]);
        view["news"] = serde_json::to_value(news).expect("news");
        view["waiting"] = match seen.phase() {
            Phase::HandOver => json!("NewHand"),
            Phase::GameOver => json!("NewGame"),
            Phase::Playing if seen.to_move() != Seat::SECOND => json!("Others"),
            Phase::Playing => {
                let legal: Vec<Move> = seen.legal().iter().collect();
                match legal.first() {
                    Some(Move::Draw) => json!("Draw"),
                    Some(Move::Pass) => json!("Pass"),
                    _ => json!({ "You": { "may_draw": legal.contains(&Move::Draw) } }),
                }
            }
        };
        if seen.phase() != Phase::Playing {
            view["open"]["hands"] = serde_json::to_value(self.session.state().reveal().hands).expect("hands");
        }
        view["seen"] = serde_json::to_value(seen).expect("what Ben sees");
        view
    }

    /// Shows Ben this moment.
    pub(super) fn show(&mut self) {
        self.moment += 1;
        let true_view = self.view();
        let mut view = true_view.clone();
        if let Some(change) = &mut self.change {
            change(self.views, &mut view);
        }
        self.views += 1;
        let tells_again = self.told.replace(self.story.len()).is_none();
        let is_changed = view != true_view;
        self.room.tell(BEN, json!({ "view": view }).to_string());
        let shown = serde_json::to_value(self.room.clients[BEN].view().expect("a view")).expect("a view");
        if tells_again {
            self.tell_story();
        }
        self.changed += usize::from(is_changed && shown != true_view && shown["moment"] == view["moment"]);
    }

    pub(super) fn is_bens_turn(&self) -> bool {
        self.session.state().phase() == Phase::Playing && self.session.state().to_move() == Seat::SECOND
    }

    /// The move that the seat on turn makes.
    fn chosen(&self) -> Move {
        let legal: Vec<Move> = self.session.observe(self.session.state().to_move()).legal().iter().collect();
        legal[self.choice % legal.len()]
    }

    /// Ben wishes to make a move, and the table hears it and answers.
    pub(super) fn ben_sends(&mut self, step: Move) {
        let moment = self.room.clients[BEN].view().expect("a view").moment;
        let wish = Wish::Play { step, west: false, draws_on: false };
        let id = self.room.clients[BEN].wish(wish, moment).expect("it may wish");
        self.said();
        self.tell(&FromTable::Done(id));
    }

    /// A move is made that Ben need not have sent.
    pub(super) fn make(&mut self, step: Move) {
        let events = self.session.play(step).expect("a move");
        self.story.extend(events.iter().map(as_ben_hears));
        self.show();
    }

    /// Whoever is on turn makes a move.
    pub(super) fn step(&mut self) {
        let step = self.chosen();
        if self.is_bens_turn() {
            self.ben_sends(step);
        }
        self.make(step);
    }

    /// So many moves are made.
    pub(super) fn steps(&mut self, number: usize) {
        (0..number).for_each(|_| self.step());
    }

    /// Moves are made until this is so, before the hand is over.
    pub(super) fn until(&mut self, is_so: impl Fn(&Fake) -> bool) {
        while !is_so(self) {
            self.step();
            assert_eq!(self.session.state().phase(), Phase::Playing, "the hand is over before it is so");
        }
    }

    /// Plays the hand to its end.
    pub(super) fn play_on(&mut self) {
        while self.session.state().phase() == Phase::Playing {
            self.step();
        }
    }

    /// Shows the dealer's bytes.
    pub(super) fn open(&mut self) {
        let (hand, bytes) = (self.given.hand, self.dealer);
        self.tell(&FromTable::Dealer { hand, bytes });
    }

    /// Plays the hand to its end, and shows the dealer's bytes.
    pub(super) fn finish(&mut self) {
        self.play_on();
        self.open();
    }

    /// The line breaks and is there again. Ben is greeted, and told what was given and what is to be seen.
    pub(super) fn break_line(&mut self) {
        let now = self.room.now;
        self.room.clients[BEN].disconnected(now);
        self.greet();
        self.resume();
    }

    /// Ben's program ends and starts again, and is greeted.
    pub(super) fn restart(&mut self) {
        self.room.clients[BEN] = Client::back(self.room.passes[BEN].as_ref().expect("something to come back by"));
        self.greet();
    }

    pub(super) fn greet(&mut self) {
        let now = self.room.now;
        self.room.clients[BEN].try_now(now);
        self.room.clients[BEN].connected(now);
        let welcome = FromTable::Welcome(self.welcome.clone());
        self.tell(&welcome);
        assert_eq!(self.room.clients[BEN].link(), LineState::Up);
    }

    /// What somebody is told who comes in the middle of a hand.
    pub(super) fn resume(&mut self) {
        let given = FromTable::Given(Box::new(self.given.clone()));
        self.tell(&given);
        self.told = Some(self.story.len());
        self.tell_story();
        self.show();
    }

    fn tell_story(&mut self) {
        let story = FromTable::Story { moment: self.moment, events: self.story.clone() };
        self.tell(&story);
    }

    pub(super) fn fairness(&self) -> Fairness {
        self.room.clients[BEN].fairness()
    }

    pub(super) fn is_named(&self) -> bool {
        matches!(self.fairness(), Fairness::Unfair(_))
    }

    /// What Ben's program says of the second hand.
    pub(super) fn deal(&self) -> Option<HandDeal> {
        self.room.clients[BEN].deals().into_iter().find(|deal| deal.number == 1)
    }

    pub(super) fn is_checked(&self) -> bool {
        self.deal().is_some_and(|deal| deal.how == HowDrawn::Checked)
    }

    /// Ben gets up. What is in his files then.
    pub(super) fn filed(&mut self) -> Option<KeptGame> {
        self.room.leave(BEN);
        self.room.filed(BEN).last().map(|kept| (*kept).clone())
    }
}
