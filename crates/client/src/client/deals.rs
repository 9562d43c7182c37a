//! What one gives to the deals of a table elsewhere, and what one can tell of them.
//!
//! The table passes every line on, so nothing that it says of others proves anything. What one knows is
//! one's own: the bytes, which follow from the secret, the drawing and the dealer's hash, and in which
//! order things were heard. As long as one's own bytes are among those of a deal, came after all other
//! hashes and were given once, nobody could choose it. What is played is noted, and played again when the
//! dealer's bytes come.

use super::clock::WatchedClocks;
use super::consents::Consents;
use super::next_rules::{NextRules, Stood};
use super::pledge::{Pledge, common, in_order};
use crate::book::text::Steps;
use crate::book::{Bytes, Given, HandDeal, HowDrawn, KeptGame, NestorMove, Notebook, Terms, Unfair};
use crate::seat::{GameId, Seating};
use crate::seat::{Hidden, View};
use crate::sight::Lead;
use crate::sight::{Deed, Event, GameEndReason, Move, Observation, Phase, Rules, Seat, Seats};
use crate::{MissedHand, NewTable};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::time::Duration;

/// What one knows about the deals of a table elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Fairness {
    /// No hand is over yet.
    #[default]
    Unknown,
    /// So many hands are over, and all were checked. All people gave bytes to them.
    Fair(usize),
    /// The same is so of as many of the hands, but not of all. [`HandDeal`] says more about each.
    Partly(usize),
    /// So many hands are over, and one only watched. What the table has shown of them fits.
    Watched(usize),
    /// Something is wrong.
    Unfair(Unfair),
}

/// What one must not forget of the deals at a table, also if the program ends in between.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct DealMemory {
    /// The id of the table, on which one's bytes depend.
    table: Option<u64>,
    /// The last drawing that one was asked for.
    pledge: Option<Pledge>,
    /// The number of the drawing of the last hand that is over.
    closed: Option<u64>,
    /// The game that is played.
    notes: Option<Box<Notebook>>,
    /// The name under which one files it.
    name: Option<GameId>,
    /// The table that one has opened, until its first hand is dealt.
    opened: Option<NewTable>,
    /// What one has agreed to.
    consents: Consents,
    /// The rules from the next hand on, if they are others.
    next_rules: Option<NextRules>,
    /// How the game stood that one has seen between two hands first, before anything of it was written down.
    stood: Option<Stood>,
    /// Whether a clock has shown less than it can since the last hand.
    doubts_clocks: bool,
    /// Whether the end of the game was only told, after so short a break that the others could not have played
    /// without one.
    was_told_end: bool,
    /// What was wrong first.
    unfair: Option<Unfair>,
}

/// Something new about the deals.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum DealNews {
    /// Something is wrong, or a hand is over.
    Checked,
    /// A hand is over, with these moves of Nestors.
    Nestors(Vec<NestorMove>),
    /// A game has ended.
    Finished(Box<KeptGame>),
}

/// The deals of a table elsewhere, as one screen there knows them.
#[derive(Debug)]
pub(super) struct Deals {
    /// All that one gives to deals comes from it.
    secret: Bytes,
    /// Whether one came to watch.
    watches: bool,
    /// The own seats, as the table says. Those of a game stay what they were when it began.
    seats: Seats,
    /// Whether one has come to the table and seen nothing yet of what is played there.
    has_just_come: bool,
    memory: DealMemory,
    /// The memory as it was kept last.
    kept: DealMemory,
    /// What all have given to the hand whose first view comes now.
    given: Option<Given>,
    /// Whether the line has held since the last view, or since one gave one's bytes.
    is_unbroken: bool,
    /// When the line was heard last before it broke, while it is down.
    broke_at: Option<Duration>,
    /// The longest that the line was down at once since it last held. Unknown to a program that has started again.
    down: Option<Duration>,
    clock: WatchedClocks,
    last_seen: Option<Duration>,
    news: Vec<DealNews>,
}

/// Nestor plays for nobody who was away for less than this.
const SHORTEST_PATIENCE: Duration = Duration::from_secs(10);

/// Longer than this nobody is said to have thought at once.
const LONGEST_PAUSE: Duration = Duration::from_mins(10);

impl Deals {
    pub(super) fn new(secret: Bytes, watches: bool, memory: DealMemory) -> Deals {
        Deals {
            secret,
            watches,
            seats: Seats::NONE,
            has_just_come: memory == DealMemory::default(),
            kept: memory.clone(),
            memory,
            given: None,
            is_unbroken: false,
            broke_at: None,
            down: None,
            clock: WatchedClocks::default(),
            last_seen: None,
            news: Vec::new(),
        }
    }

    pub(super) const fn secret(&self) -> Bytes {
        self.secret
    }

    /// What is to be kept.
    pub(super) fn memory(&self) -> DealMemory {
        self.memory.clone()
    }

    /// What was written down of the game.
    pub(super) fn notes(&self) -> Option<&Notebook> {
        self.memory.notes.as_deref()
    }

    pub(super) fn fairness(&self) -> Fairness {
        if let Some(unfair) = self.memory.unfair {
            return Fairness::Unfair(unfair);
        }
        let hands: Vec<HandDeal> = self.notes().into_iter().flat_map(Notebook::deals).collect();
        let is_fair =
            |deal: &&HandDeal| deal.without.is_empty() && matches!(deal.how, HowDrawn::Open | HowDrawn::Checked);
        let over = hands.iter().filter(|deal| deal.how != HowDrawn::Open);
        if self.watches {
            return Fairness::Watched(over.filter(|deal| deal.letters.is_some()).count());
        }
        match over.clone().count() {
            _ if !hands.iter().all(|deal| is_fair(&deal)) => Fairness::Partly(over.filter(is_fair).count()),
            0 => Fairness::Unknown,
            hands => Fairness::Fair(hands),
        }
    }

    /// What is new since it was asked last.
    pub(super) fn news(&mut self) -> Vec<DealNews> {
        std::mem::take(&mut self.news)
    }

    /// Whether what is to be kept has changed since it was asked last.
    pub(super) fn has_changed(&mut self) -> bool {
        let has_changed = self.kept != self.memory;
        if has_changed {
            self.kept.clone_from(&self.memory);
        }
        has_changed
    }

    /// One opens the table.
    pub(super) fn open(&mut self, table: NewTable) {
        self.memory.opened = Some(table);
    }

    /// One comes to the table with this id, which is always the same, and has these seats.
    pub(super) fn arrive(&mut self, table: u64, seats: Seats) {
        if *self.memory.table.get_or_insert(table) != table {
            self.accuse(Unfair::Shuffle);
        }
        // A game that began while the table said that one has no seat is one's own all the same.
        if self.own().is_empty() {
            self.sit(seats);
        } else if !self.watches {
            self.seats = seats;
        }
    }

    /// The line has broken, on which something was heard at this time.
    pub(super) fn broke(&mut self, heard: Duration) {
        self.broke_at = self.broke_at.or(Some(heard));
        (self.is_unbroken, self.last_seen, self.given) = (false, None, None);
        self.clock.broke(heard);
    }

    /// The line is there again, so nobody waits for this player any more.
    pub(super) fn is_back(&mut self, now: Duration) {
        let was_down = self.broke_at.take().map(|broke| now.saturating_sub(broke));
        self.down = self.down.zip(was_down).map(|(longest, now)| longest.max(now)).or(self.down);
        self.clock.is_back(now);
    }

    /// The line has held until now.
    const fn holds(&mut self) {
        (self.is_unbroken, self.down) = (true, Some(Duration::ZERO));
    }

    /// Whether others are known to have waited for long enough that Nestor could play for this player. They wait anew
    /// each time that the line breaks.
    fn was_long_away(&self) -> bool {
        self.down.is_some_and(|down| down >= SHORTEST_PATIENCE)
    }

    /// What one has agreed to.
    pub(super) const fn consents(&mut self) -> &mut Consents {
        &mut self.memory.consents
    }

    /// The program gives help in the game.
    pub(super) fn help(&mut self) {
        if let Some(notes) = &mut self.memory.notes {
            notes.help();
        }
    }

    /// These are the own seats from now on. A seat that was another's when the hand was dealt had its bytes from
    /// whoever said so, and a game in which one was said to have none is one's own.
    pub(super) fn sit(&mut self, own: Seats) {
        let is_more = |notes: &Notebook| {
            let has_none = notes.own().is_empty() && !own.is_empty() && !notes.has_ended_game();
            has_none || notes.open().is_some() && common(own, notes.own()) != own
        };
        if self.watches {
            return;
        }
        self.seats = own;
        if let Some(notes) = self.memory.notes.as_mut().filter(|notes| is_more(notes)) {
            notes.doubt();
            notes.sit(own);
            self.news.push(DealNews::Checked);
        }
    }

    /// The own seats from the next game on.
    pub(super) const fn seats(&self) -> Seats {
        self.seats
    }

    /// The own seats in the game that is written down.
    pub(super) fn own(&self) -> Seats {
        self.notes().map_or(self.seats, Notebook::own)
    }

    /// A game as it is called where this player keeps it.
    pub(super) fn file(&self, game: GameId) -> GameId {
        self.memory.name.filter(|_| self.notes().is_some_and(|notes| notes.game() == game)).unwrap_or(game)
    }

    /// The own seats in a game. They stay what they were when it began.
    fn own_in(&self, game: GameId) -> Seats {
        self.own_known(game).unwrap_or(self.seats)
    }

    /// The own seats in a game of which one has seen something.
    fn own_known(&self, game: GameId) -> Option<Seats> {
        let pledged = self.memory.pledge.as_ref().filter(|pledge| pledge.terms.game == game).map(|pledge| pledge.own);
        let noted = self.notes().filter(|notes| notes.game() == game).map(Notebook::own);
        let has_some = |own: &Seats| !own.is_empty();
        noted.filter(has_some).or(pledged.filter(has_some)).or(noted)
    }

    /// Whether one came to watch.
    pub(super) const fn watches(&self) -> bool {
        self.watches
    }

    fn accuse(&mut self, unfair: Unfair) {
        if self.memory.unfair.is_none() {
            self.memory.unfair = Some(unfair);
            self.news.push(DealNews::Checked);
        }
    }

    /// What a seat gives to a drawing. Another table, game, drawing or hash of the dealer's gives other
    /// bytes, so none of them can be exchanged later.
    fn bytes(&self, game: GameId, (hand, dealer): (u64, Bytes), seat: Seat) -> Bytes {
        let mut all = self.only_here(game, hand);
        all.update(dealer.0);
        all.update([seat.index() as u8]);
        Bytes(all.finalize().into())
    }

    /// What nobody else can work out, and what is another at each table and for each game and drawing there.
    fn only_here(&self, game: GameId, hand: u64) -> Sha256 {
        let table = self.memory.table.unwrap_or_default();
        let all = Sha256::new().chain_update(self.secret.0).chain_update(table.to_be_bytes());
        all.chain_update(game.0.to_be_bytes()).chain_update(hand.to_be_bytes())
    }

    /// The name under which one files a game of which one has seen this hand first. It is the same for all who
    /// gave bytes to it, and no table can give a second game the name of an earlier one.
    fn name_for(&self, given: &Given, own: Seats) -> GameId {
        let (game, drawing) = (given.terms.game, (given.hand, given.hash));
        let is_own = |seat: Seat| given.given.contains(&(seat, self.bytes(game, drawing, seat)));
        let name = if !own.is_empty() && own.iter().all(is_own) {
            given.given.iter().fold(Sha256::new(), |all, (_, bytes)| all.chain_update(bytes.0))
        } else {
            self.only_here(game, given.hand)
        };
        GameId(name.finalize().iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    fn bytes_for(&self, pledge: &Pledge, seat: Seat) -> Bytes {
        self.bytes(pledge.terms.game, (pledge.hand, pledge.dealer), seat)
    }

    /// The dealer gives the hash for a deal. Returns those of the own seats.
    pub(super) fn draw(&mut self, hand: u64, dealer: Bytes, terms: Terms) -> Vec<(Seat, Bytes)> {
        if let Err(wrong) = self.judge_draw(hand, dealer, &terms) {
            self.accuse(wrong);
            return Vec::new();
        }
        if self.memory.pledge.as_ref().is_none_or(|pledge| pledge.hand != hand) {
            // Whoever agrees to leave a game agrees to one in its place.
            let place = |terms: &Terms| (terms.game, terms.begins.hand);
            let before = self.memory.pledge.as_ref().filter(|pledge| place(&pledge.terms) == place(&terms));
            let is_instead = before.map_or_else(|| self.is_instead(&terms), |pledge| pledge.is_doubted);
            if self.notes().is_some_and(|notes| notes.game() != terms.game) {
                self.memory.consents.leave_was_used();
            }
            let next = NextRules::of(self.memory.next_rules.as_ref(), terms.game);
            let is_by_untold = next.is_some_and(|next| !next.is_agreed())
                || self.memory.opened.as_ref().is_some_and(|opened| !opened.is_for(&terms))
                || self.has_known_rules(&terms) != Ok(true)
                || self.notes().is_some_and(|notes| notes.follows(&terms).is_none());
            let (own, hashes, is_doubted) = (self.seats, Vec::new(), is_instead || is_by_untold);
            self.memory.pledge = Some(Pledge { hand, dealer, terms, own, hashes, is_doubted });
        }
        let Some(pledge) = &self.memory.pledge else { return Vec::new() };
        pledge.asked().iter().map(|seat| (seat, self.bytes_for(pledge, seat).hash())).collect()
    }

    /// What is wrong with a drawing that begins.
    fn judge_draw(&self, hand: u64, dealer: Bytes, terms: &Terms) -> Result<(), Unfair> {
        // A hand that is left for another game is over before.
        let is_over = || !self.notes().is_some_and(Notebook::is_played);
        let goes_on = match &self.memory.pledge {
            Some(pledge) if pledge.hand == hand => (&pledge.dealer, &pledge.terms) == (&dealer, terms),
            pledge => is_over() && pledge.as_ref().is_none_or(|pledge| self.may_follow_pledge(pledge, hand, terms)),
        };
        let is_theirs = self.seats.iter().all(|seat| terms.sitters.is_person(seat));
        if !goes_on || !is_theirs || !Pledge::can_be_for(hand, terms) {
            return Err(Unfair::Shuffle);
        }
        self.judge_terms(terms, false)
    }

    /// Whether a hand can come now. Whoever was asked before, or has seen a hand, has heard of every hand since.
    /// `may_be_unheard` says whether one may not have heard by which rules.
    fn judge_terms(&self, terms: &Terms, may_be_unheard: bool) -> Result<(), Unfair> {
        let notes = self.notes();
        let agreed = NextRules::of(self.memory.next_rules.as_ref(), terms.game).map(NextRules::rules);
        if let Some(notes) = notes.filter(|notes| notes.game() == terms.game) {
            return notes.check_terms(terms, agreed, may_be_unheard);
        }
        let stood = Stood::in_game(self.memory.stood.as_ref(), terms.game);
        if let Some(stood) = stood {
            stood.check((&terms.rules, &terms.begins), agreed, may_be_unheard)?;
        }
        let pledge = self.memory.pledge.as_ref();
        if notes.is_none() && (stood.is_some() || pledge.is_none()) {
            return Ok(());
        }
        // Another game begins with its first hand.
        let is_dealt = pledge.filter(|pledge| pledge.terms.game == terms.game).map(|pledge| self.is_dealt(pledge));
        let begins = terms.begins.hand == 0 || is_dealt == Some(false);
        if !begins || is_dealt == Some(true) {
            return Err(Unfair::Shuffle);
        }
        // Whoever was away may not have heard of the last rules of the game before.
        if self.is_unbroken { self.has_known_rules(terms).map(|_| ()) } else { Ok(()) }
    }

    /// Whether one knows that all play another game than before by its rules. They are those of the game before.
    fn has_known_rules(&self, terms: &Terms) -> Result<bool, Unfair> {
        let before = self.notes().filter(|notes| notes.game() != terms.game);
        before.map_or(Ok(true), |notes| notes.may_begin_another(&terms.rules))
    }

    /// Whether a game may have ended while one was away from the drawing of its next hand. A single clock runs between
    /// two hands, and that hand is never dealt then.
    fn may_be_over(&self, Terms { game, rules, begins, .. }: &Terms) -> bool {
        let runs = rules.on_time() && rules.clocks.len() == 1 && begins.hand > 0;
        runs && !self.is_unbroken && self.clock.may_have_run_out(*game, rules.clocks)
    }

    /// Whether a drawing can come after the one that one was asked for last.
    fn may_follow_pledge(&self, pledge: &Pledge, hand: u64, terms: &Terms) -> bool {
        let is_over = pledge.terms.game != terms.game && self.may_be_over(&pledge.terms);
        pledge.may_be_followed_by(hand, terms, is_over || self.is_dealt(pledge))
    }

    /// Whether the hand of a drawing, or a later one, was dealt.
    fn is_dealt(&self, pledge: &Pledge) -> bool {
        let open = self.notes().and_then(Notebook::open).map(|open| open.hand);
        self.memory.closed.max(open) >= Some(pledge.hand)
    }

    /// The drawing to which one has given bytes, if nothing was dealt since.
    fn owed(&self) -> Option<&Pledge> {
        self.memory.pledge.as_ref().filter(|pledge| pledge.has_bytes() && !self.is_dealt(pledge))
    }

    /// Whether a hand comes in place of a game that was not seen to end, and that one has not agreed to leave.
    fn is_instead(&self, terms: &Terms) -> bool {
        // An end that was only shown may be none. The dealer's bytes come with every one.
        let has_ended = |notes: &Notebook| notes.is_over() && notes.knows_last() && !self.memory.was_told_end;
        let leaves = self.memory.consents.leaves();
        let is_left = |notes: &Notebook| notes.game() != terms.game && !has_ended(notes) && !leaves;
        self.notes().is_some_and(is_left) || self.owed().is_some_and(|pledge| pledge.terms.game != terms.game)
    }

    /// The hashes of all are there. Returns the bytes of the own seats.
    pub(super) fn hashes(&mut self, hand: u64, hashes: Vec<(Seat, Bytes)>, now: Duration) -> Vec<(Seat, Bytes)> {
        let Some(pledge) = self.memory.pledge.as_ref().filter(|pledge| pledge.hand == hand) else { return Vec::new() };
        let mine: Vec<_> = pledge.asked().iter().map(|seat| (seat, self.bytes_for(pledge, seat))).collect();
        let is_other =
            |(seat, bytes): &&(Seat, Bytes)| hashes.iter().any(|(other, hash)| other == seat && *hash != bytes.hash());
        let wrong = match mine.iter().find(is_other) {
            Some((seat, _)) => Some(Unfair::Seat(*seat)),
            None => (!pledge.may_have(&hashes)).then_some(Unfair::Shuffle),
        };
        if let Some(wrong) = wrong {
            self.accuse(wrong);
            return Vec::new();
        }
        let mine: Vec<_> = mine.into_iter().filter(|(seat, _)| hashes.iter().any(|(other, _)| other == seat)).collect();
        if !mine.is_empty() {
            self.clock.expect(pledge.terms.game, pledge.terms.begins.seconds, now);
            self.holds();
        }
        if let Some(pledge) = &mut self.memory.pledge {
            pledge.hashes = hashes;
        }
        mine
    }

    /// The table shows what all have given to the hand whose first view comes now.
    pub(super) fn given(&mut self, given: Given) {
        if let Err(unfair) = self.judge_given(&given, self.own_in(given.terms.game)) {
            self.accuse(unfair);
        }
        self.given = Some(given);
    }

    fn judge_given(&self, given: &Given, own: Seats) -> Result<(), Unfair> {
        if !in_order(&given.given) || !Pledge::can_be_for(given.hand, &given.terms) {
            return Err(Unfair::Shuffle);
        }
        let pledge = self.memory.pledge.as_ref();
        // Before one was ever asked, somebody else may have sat there.
        let is_asked = pledge.is_some_and(|pledge| pledge.hand <= given.hand);
        let drawing = (given.hand, given.hash);
        let is_forged = |(seat, bytes): &&(Seat, Bytes)| {
            own.contains(*seat) && self.bytes(given.terms.game, drawing, *seat) != *bytes
        };
        if let Some((seat, _)) = given.given.iter().find(is_forged).filter(|_| is_asked) {
            return Err(Unfair::Seat(*seat));
        }
        if let Some(open) = self.notes().and_then(Notebook::open).filter(|open| open.hand == given.hand) {
            return if open == given { Ok(()) } else { Err(Unfair::Shuffle) };
        }
        if self.lacks_hands_before(&given.terms) {
            return Ok(());
        }
        if self.notes().is_some_and(Notebook::is_played) && !self.watches {
            return Err(Unfair::Shuffle);
        }
        if let Some(pledge) = pledge {
            let may_follow = self.owed().is_none() || self.may_follow_pledge(pledge, given.hand, &given.terms);
            pledge.check(given, may_follow)?;
        }
        // What was drawn while one was asked was judged then. Whoever came to watch was never asked.
        let is_judged = pledge.is_some_and(|pledge| pledge.hand == given.hand) || self.watches;
        if is_judged { Ok(()) } else { self.judge_terms(&given.terms, !self.is_unbroken) }
    }

    /// Whether a program that has started again may have been given back what was kept some hands ago.
    fn lacks_hands_before(&self, terms: &Terms) -> bool {
        let last = self.notes().filter(|notes| notes.game() == terms.game).and_then(Notebook::last_number);
        self.down.is_none()
            && self.owed().is_none()
            && last.is_some_and(|last| terms.begins.hand > last.saturating_add(1))
    }

    /// The screen sees this, and has heard this story of the hand.
    pub(super) fn see(&mut self, view: &View, story: &[Event], now: Duration) {
        let begins = self.given.as_ref().or_else(|| self.notes()?.open()).map(|given| given.terms.begins.seconds);
        let is_given = self.given.as_ref().is_some_and(|given| given.terms.game == view.game);
        if is_given || self.notes().is_none_or(|notes| notes.game() == view.game) {
            self.memory.doubts_clocks |= self.clock.see(view, begins.filter(|_| self.is_unbroken), now);
        }
        self.doubt_clocks(view.seen.phase() == Phase::GameOver);
        if self.gives_up_unwished(view) {
            self.doubt();
        } else if let Err(unfair) = self.meet(view, story).and_then(|()| {
            self.hear_next_rules(view);
            self.follow(view, story, now)
        }) {
            self.accuse(unfair);
        }
        self.note_stood(view);
        // What is read between two hands is what the next one begins with.
        self.doubt_clocks(self.notes().is_some_and(|notes| notes.open().is_some()));
        self.holds();
        self.has_just_come = false;
        self.last_seen = Some(now);
    }

    /// Notes by which rules the next hand of the game is to be dealt.
    fn hear_next_rules(&mut self, view: &View) {
        if view.seen.phase() == Phase::GameOver || self.notes().is_some_and(|notes| notes.game() != view.game) {
            return;
        }
        // Whoever only watches, or has just come to the game, has nothing to say to it.
        let agrees =
            |rules: &Rules| self.watches || self.has_just_come || self.memory.consents.plays_by(rules, view.game);
        if let Some(next) = NextRules::after(self.memory.next_rules.as_ref(), view, agrees) {
            self.memory.consents.rules_were_used(next.rules());
            self.memory.next_rules = Some(next);
        }
    }

    /// Remembers how a game stands of which nothing is written down yet. The next hand begins with that.
    fn note_stood(&mut self, view: &View) {
        let stands = Stood::of(view).filter(|_| self.notes().is_none_or(|notes| notes.game() != view.game));
        // What was seen first holds, but for the clocks.
        if let Some(stands) = stands.filter(|stands| self.memory.stood.is_none_or(|stood| stands.may_follow(&stood))) {
            self.memory.stood = Some(stands);
        }
    }

    /// The story of the hand is told anew.
    pub(super) fn hear(&mut self, seat: Seat, story: &[Event]) {
        if let Some(Err(unfair)) = self.memory.notes.as_mut().map(|notes| notes.hear(seat, story)) {
            self.accuse(unfair);
        }
    }

    /// Finds out which hand a view is of, and whether it is a new one.
    fn meet(&mut self, view: &View, story: &[Event]) -> Result<(), Unfair> {
        let (deal, is_playing) = ((view.game, hand_of(view)), view.seen.phase() == Phase::Playing);
        let is_of = |given: &Given| (given.terms.game, given.terms.begins.hand) == deal;
        let notes = self.notes().filter(|notes| notes.game() == deal.0);
        if notes.and_then(Notebook::open).is_some_and(is_of) {
            return Ok(());
        }
        let is_known = notes.is_some_and(|notes| notes.has_hand(deal.1));
        let has_ended = notes.is_some_and(|notes| notes.has_ended(deal.1));
        let is_given = self.given.as_ref().is_some_and(is_of);
        let leaves_one = self.notes().is_some_and(Notebook::is_played) && !is_given;
        // Whoever was away may not have heard that the others have left the game.
        let may_leave = self.watches || (notes.is_none() && !self.is_unbroken);
        // A lead that is forced is made with the deal, and what it scores can end the game.
        if !is_known && (is_playing || is_given) {
            return self.see_deal(view, deal);
        }
        // Nothing of a hand that is over is taken back.
        if (is_known && has_ended && is_playing) || (leaves_one && !may_leave) {
            return Err(Unfair::Hand);
        }
        // Between two hands a game ends with the number of the next one.
        let resting = if is_known || is_playing { deal.1 } else { deal.1.saturating_sub(1) };
        // A hand that all have left is shown until another one is dealt, and Nestors and clocks go on with it.
        let is_last =
            self.notes().is_some_and(|notes| notes.is_last(resting) && (is_known || notes.has_ended(resting)));
        let has_none = self.memory.notes.is_none();
        match self.memory.notes.as_mut().filter(|notes| notes.game() == deal.0 && is_last) {
            Some(notes) => {
                let was_over = notes.is_over();
                notes.rest(&view.seen, &view.seating, (&view.open, &view.lot, story))?;
                if notes.is_over() && !was_over {
                    self.end();
                    self.drop_pledge(view);
                }
                Ok(())
            }
            None if self.watches || has_none => Ok(()),
            None if self.is_unbroken => Err(Unfair::Hand),
            None => {
                // Whoever was away has not heard of a hand.
                self.doubt();
                Ok(())
            }
        }
    }

    /// Somebody has given up a game, or a clock ran out. What was drawn for its next hand is over, and dealt no more.
    fn drop_pledge(&mut self, view: &View) {
        let has_lost = matches!(view.seen.public().end, Some((GameEndReason::Resigned(_) | GameEndReason::Time, _)));
        let dropped = self.memory.pledge.as_ref().filter(|pledge| has_lost && pledge.terms.game == view.game);
        self.memory.closed = self.memory.closed.max(dropped.map(|pledge| pledge.hand));
    }

    /// Whether one is said to have given up a game that goes on as far as one knows, and does not know of it. Either
    /// this program has forgotten it, or it is not true. So nothing that such a view shows is noted.
    fn gives_up_unwished(&self, view: &View) -> bool {
        let own = self.own_in(view.game);
        let gives_up = matches!(view.seen.public().end, Some((GameEndReason::Resigned(seat), _)) if own.contains(seat));
        let is_over = self.notes().is_some_and(|notes| notes.game() == view.game && notes.is_over());
        gives_up && !is_over && !self.memory.consents.gives_up(view.game)
    }

    /// Something was seen that leaves the hand unchecked, or the last one.
    fn doubt(&mut self) {
        self.memory.notes.iter_mut().for_each(|notes| notes.doubt());
        self.news.push(DealNews::Checked);
    }

    /// Notes what is seen of the hand that is played.
    fn follow(&mut self, view: &View, story: &[Event], now: Duration) -> Result<(), Unfair> {
        let (was_away, own) = (!self.is_unbroken, self.own_in(view.game));
        let may_undo = self.memory.consents.may_undo();
        let is_open = view.open.hands.iter().any(|hand| !hand.is_empty()) || !view.open.boneyard.is_empty();
        let is_shown = is_open && view.seen.phase() == Phase::Playing;
        let is_asked = self.memory.consents.shows() && shows_what_it_may(view);
        let since = self.last_seen.map_or(Duration::ZERO, |last| now.saturating_sub(last).min(LONGEST_PAUSE));
        let Some(notes) = self.memory.notes.as_mut().filter(|notes| notes.game() == view.game) else { return Ok(()) };
        notes.add_time(since);
        if is_shown {
            notes.help();
        }
        if is_shown && !is_asked {
            notes.doubt();
        }
        let Some(open) = notes.open().filter(|open| open.terms.begins.hand == hand_of(view)) else { return Ok(()) };
        let first_choice = first_choice(&open.terms);
        if sitters_for(&open.terms, own) != view.seating {
            return Err(Unfair::Shuffle);
        }
        // Bones are only covered where several people sit before one screen.
        let is_hidden = own.iter().count() == 1 && view.seen.is_covered() && view.seen.phase() == Phase::Playing;
        if is_hidden || !(own.is_empty() || own.contains(view.viewer())) {
            return Err(Unfair::Hand);
        }
        let (kept, takes_back) = kept_deeds(notes.last_seen(), &view.seen);
        notes.see(&view.seen, (&view.open, &view.lot, story), (was_away, may_undo))?;
        if takes_back || kept < view.seen.deeds().len() {
            self.memory.consents.moved(takes_back);
        }
        self.judge_own(&view.seen, (kept.max(first_choice), takes_back), own);
        Ok(())
    }

    /// The deeds on the own seats from the first new one on are moves that one has sent, or Nestor's. He plays for this
    /// player once the others have waited for long enough.
    fn judge_own(&mut self, seen: &Observation, new: (usize, bool), own: Seats) {
        let (are_sent, was_long_away) = (self.memory.consents.make(seen, new, own), self.was_long_away());
        if let Some(notes) = self.memory.notes.as_mut().filter(|_| !are_sent) {
            notes.help();
            if !was_long_away {
                notes.doubt();
            }
        }
    }

    /// A hand is seen for the first time. It must be the one that was drawn.
    fn see_deal(&mut self, view: &View, deal: (GameId, u16)) -> Result<(), Unfair> {
        let given = self.given.take().filter(|given| (given.terms.game, given.terms.begins.hand) == deal);
        // What all gave was not shown before the hand, or another hand came.
        let Some(given) = given else { return Err(Unfair::Shuffle) };
        // Whoever had no seat in the hands before has one now.
        let own = self.own_known(deal.0).filter(|own| !own.is_empty()).unwrap_or(self.seats);
        if self.memory.closed.is_some_and(|closed| given.hand <= closed) {
            // A hand that is over is not played again, and stays as it was filed.
            let is_it = self.notes().is_some_and(|notes| notes.game() == deal.0 && notes.is_last(deal.1));
            return if is_it && view.seen.phase() != Phase::Playing { Ok(()) } else { Err(Unfair::Shuffle) };
        }
        if self.notes().is_some_and(|notes| notes.game() == deal.0 && notes.is_over()) {
            return Err(Unfair::Hand);
        }
        let judged = judge_deal(view, &given, self.owed(), own);
        // Who was asked for nothing, because the seat was said to be another's, has given nothing.
        let is_own = |pledge: &&Pledge| {
            // Who breaks a line could deal again until the bones suit him, and say that all had left the game.
            let is_asked = pledge.hand == given.hand && pledge.own == own && !own.is_empty();
            is_asked && pledge.is_given() && !pledge.is_doubted
        };
        let is_whole = self.watches || self.memory.pledge.as_ref().is_some_and(|pledge| is_own(&pledge));
        // Whoever has just sat down saw how a game stands before its next hand.
        let is_begun = given.terms.begins.hand == 0 || self.notes().is_some_and(|notes| notes.game() == deal.0);
        let stood = Stood::in_game(self.memory.stood.as_ref(), deal.0);
        let is_whole = is_whole && (is_begun || stood.is_some_and(|stood| stood.leads_to(&given.terms.begins)));
        let is_whole = is_whole && !std::mem::take(&mut self.memory.doubts_clocks);
        self.begin(given, is_whole, own);
        self.memory.was_told_end = false;
        judged
    }

    /// A hand is written down from now on. Nothing that was answered before is for it, and the one before it is
    /// over, also without the dealer's bytes.
    fn begin(&mut self, given: Given, is_whole: bool, own: Seats) {
        let left = self.notes().and_then(Notebook::open).map(|open| open.hand);
        self.memory.closed = self.memory.closed.max(left);
        self.turn_to(&given, own);
        (self.memory.stood, self.memory.next_rules, self.memory.opened) = (None, None, None);
        if let Some(notes) = &mut self.memory.notes {
            notes.sit(own);
            notes.begin(given, is_whole);
        }
        self.memory.consents.dealt();
    }

    /// Another game is noted than before. The one before is over, however far it came.
    fn turn_to(&mut self, given: &Given, own: Seats) {
        let terms = &given.terms;
        if self.notes().is_none_or(|notes| notes.game() != terms.game) {
            self.end();
            self.memory.name = Some(self.name_for(given, own));
            self.memory.notes = Some(Box::new(Notebook::new(self.memory.table.unwrap_or_default(), terms, own)));
        }
    }

    /// Doubts a hand in which a clock has shown less than it can, if it is time for that.
    fn doubt_clocks(&mut self, is_time: bool) {
        if self.notes().is_some() && is_time && std::mem::take(&mut self.memory.doubts_clocks) {
            self.doubt();
        }
    }

    /// The dealer's bytes have come. The hand is played again.
    pub(super) fn dealer(&mut self, hand: u64, bytes: Bytes) {
        if self.notes().and_then(Notebook::open).is_none_or(|open| open.hand != hand) {
            return;
        }
        self.close(hand, bytes, None);
        self.end_if_over();
    }

    /// A hand that is over is told to who was away.
    pub(super) fn missed(&mut self, missed: MissedHand) {
        let MissedHand { given, bytes, moves: Steps(mut moves) } = missed;
        // Such a line comes to who was away, before anything else.
        if self.is_unbroken || self.memory.closed.is_some_and(|closed| given.hand <= closed) {
            return;
        }
        let (hand, game, first_choice) = (given.hand, given.terms.game, first_choice(&given.terms));
        // In a game of which one has seen nothing, one's seats may have been others than now.
        let stays = self.notes().is_some() && self.own() == self.seats;
        let own = self.own_known(game).unwrap_or(if stays { self.seats } else { Seats::NONE });
        if let Err(unfair) = self.judge_given(&given, own) {
            self.accuse(unfair);
        }
        if self.notes().and_then(Notebook::open).is_none_or(|open| open.hand != hand) {
            self.begin(given, false, own);
        }
        // Nobody else gives up for this player, whose program may have forgotten it. It is not noted then.
        let gives_up = |step: &Move| matches!(step, Move::Resign(seat) if own.contains(*seat));
        if moves.iter().any(gives_up) && !self.memory.consents.gives_up(game) {
            moves.retain(|step| !gives_up(step));
            self.doubt();
        }
        let seen = self.notes().and_then(Notebook::last_seen).cloned();
        let is_told = self.notes().is_some_and(Notebook::is_played);
        self.close(hand, bytes, Some(&moves));
        if is_told {
            self.memory.was_told_end = !self.was_long_away();
            if let Some((own, played)) = self.notes().and_then(|notes| Some((notes.own(), notes.last_played()?))) {
                let (kept, takes_back) = kept_deeds(seen.as_ref(), &played);
                self.judge_own(&played, (kept.max(first_choice), takes_back), own);
            }
        }
        self.end_if_over();
    }

    fn close(&mut self, hand: u64, bytes: Bytes, moves: Option<&[Move]>) {
        self.memory.closed = Some(hand);
        let Some(notes) = &mut self.memory.notes else { return };
        let closed = notes.close(bytes, moves);
        let nestors = notes.nestor_moves();
        match closed {
            Err(unfair) => self.accuse(unfair),
            Ok(()) if !nestors.is_empty() => self.news.push(DealNews::Nestors(nestors)),
            Ok(()) => {}
        }
        self.news.push(DealNews::Checked);
    }

    /// A game is filed once its last hand was judged.
    fn end_if_over(&mut self) {
        if self.notes().is_some_and(Notebook::is_over) {
            self.end();
        }
    }

    /// Nothing more comes of the game. What was seen of it is kept.
    pub(super) fn end(&mut self) {
        let is_doubted = self.memory.unfair.is_some();
        let (Some(notes), Some(name)) = (&mut self.memory.notes, self.memory.name) else { return };
        notes.leave_open();
        self.news.extend(notes.take_kept(name, is_doubted).map(|kept| DealNews::Finished(Box::new(kept))));
    }

    /// One leaves the table for good, and loses a game that is not over.
    pub(super) fn give_up(&mut self) {
        if let Some(notes) = &mut self.memory.notes {
            notes.resign();
        }
        self.end();
    }
}

/// How many deeds of a hand as it was seen before are still the same, and whether any was taken back. Of several people
/// before one screen, each sees only their own draws.
pub(super) fn kept_deeds(before: Option<&Observation>, now: &Observation) -> (usize, bool) {
    let before = before.map_or(&[][..], Observation::deeds);
    let is_same = |(one, other): &(&Deed, &Deed)| one.act.step() == other.act.step();
    let kept = before.iter().zip(now.deeds()).take_while(is_same).count();
    (kept, kept < before.len())
}

/// The first deed of a hand that somebody chooses. A lead that is forced is made with the deal.
fn first_choice(terms: &Terms) -> usize {
    let lead = terms.begins.lead;
    usize::from(lead.is_by_bones() || matches!(lead, Lead::DoubletOf(_)))
}

/// Whether a deal that is seen for the first time is the one for which one has given bytes.
fn judge_deal(view: &View, given: &Given, owed: Option<&Pledge>, own: Seats) -> Result<(), Unfair> {
    let is_owed = owed.is_some_and(|pledge| given.hand < pledge.hand);
    let is_same = given.terms.rules == *view.rules() && sitters_for(&given.terms, own) == view.seating;
    if is_same && !is_owed { Ok(()) } else { Err(Unfair::Shuffle) }
}

/// Whether no hidden bones are shown but those that may be, once somebody asks for them.
fn shows_what_it_may(view: &View) -> bool {
    let is_theirs = |(seat, _): (Seat, _)| !view.open.hands[seat.index()].is_empty();
    let is_nestors = view.may_show(Hidden::Hands) && !view.seating.people().any(is_theirs);
    !view.seating.is_company() || is_nestors && view.open.boneyard.is_empty()
}

/// Who sits where, as the first person before a screen keeps it.
fn sitters_for(terms: &Terms, own: Seats) -> Seating {
    own.iter().next().map_or_else(|| terms.sitters.clone(), |first| terms.sitters.seen_from(first))
}

/// Which hand of its game a view shows, counted from zero.
pub(super) fn hand_of(view: &View) -> u16 {
    let public = view.seen.public();
    let is_between = view.seen.phase() == Phase::HandOver;
    public.hand_number.saturating_sub(u16::from(is_between))
}
