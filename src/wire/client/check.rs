//! Whether the deals of a table elsewhere were drawn by all, as one of those who drew can tell.
//!
//! The table passes every line on, so nothing that it says of others proves anything. What one knows is
//! one's own: the bytes, which follow from the secret, the drawing and the dealer's hash, and in which
//! order things were heard. That is enough. As long as one's own bytes are among those of a deal, came
//! after all other hashes and were given once, nobody could choose it.

use crate::engine::{Phase, SEATS, Seat, Seats};
use crate::record::{
    Attested, Bytes, Contribution, Drawing, GameId, HandDrawn, InText, KeptGame, LARGEST, Replay, Seating, Unfair,
};
use crate::table::View;
use crate::wire::{DrawMemory, Pledge, Terms};
use sha2::{Digest, Sha256};

/// What one knows about the deals of a table elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Fairness {
    /// No hand is over yet.
    #[default]
    Unknown,
    /// So many hands are over. All people gave bytes to all their deals, and they were played as one has
    /// seen them.
    Fair(usize),
    /// The same is so of as many of the hands, but not of all. [`HandDeal`] says more about each.
    Partly(usize),
    /// So many hands are over, and one only watched. What the table has shown of them fits.
    Watched(usize),
    /// Something is wrong.
    Unfair(Unfair),
}

/// What one knows about the deal of a hand of the current game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandDeal {
    /// How many hands of the game were dealt before.
    pub number: u16,
    /// How it was drawn.
    pub how: HowDrawn,
    /// The people who gave nothing to it.
    pub without: Seats,
    /// Those of them who announced bytes and did not give them, so that it was drawn again.
    pub refused: Seats,
}

/// How far one knows how a deal was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HowDrawn {
    /// With one's own bytes. What all others gave was shown before the hand was played, and the dealer's
    /// bytes come after it.
    Drawn,
    /// The same, and the deal follows from all bytes.
    Checked,
    /// Without one's own bytes.
    WithoutOwn,
    /// With one's own bytes, but what others gave was not shown before the hand was played.
    NotShown,
    /// By others. One only watches.
    Watched,
}

/// Where one sits, which is also what one's bytes depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct OwnPlace {
    pub(super) table: u64,
    pub(super) own: Seats,
}

/// What one checks a table by.
#[derive(Debug)]
pub(super) struct Checks {
    /// All that one gives to deals comes from it.
    secret: Bytes,
    memory: DrawMemory,
    /// The pledges before the last one, as far as they were heard since one came.
    earlier: Vec<Pledge>,
    /// Whether the deal of the last pledge was seen.
    is_dealt: bool,
    /// Whether the line has held since one's bytes were given.
    is_unbroken: bool,
    /// What all have given to the last deal, as it was shown before the hand.
    given: Option<Given>,
    /// The last deal that was seen.
    dealt: Option<(GameId, u16)>,
    hands: Vec<(HandDeal, Option<Given>)>,
    /// Whether a hand was drawn with one's bytes and never seen.
    is_missed: bool,
    over: usize,
    unfair: Option<Unfair>,
    /// Whether something wrong was noticed and not told yet.
    is_news: bool,
    /// Whether something is to be kept that was not told yet.
    is_pledged: bool,
    parts: Vec<Option<String>>,
    kept: Option<(String, Box<KeptGame>)>,
}

/// What all have given to a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Given {
    pub(super) hand: u64,
    pub(super) dealer: Bytes,
    pub(super) game: GameId,
    pub(super) number: u16,
    pub(super) seats: Vec<(Seat, Bytes)>,
}

/// The most parts of a record.
const MOST_PARTS: u32 = (LARGEST / 4096) as u32;

/// The most hands of a game that are remembered, which is more than a game has.
const MOST: usize = 128;

impl Checks {
    pub(super) const fn new(secret: Bytes, memory: DrawMemory) -> Checks {
        Checks {
            secret,
            memory,
            earlier: Vec::new(),
            is_dealt: false,
            is_unbroken: false,
            given: None,
            dealt: None,
            hands: Vec::new(),
            is_missed: false,
            over: 0,
            unfair: None,
            is_news: false,
            is_pledged: false,
            parts: Vec::new(),
            kept: None,
        }
    }

    pub(super) const fn secret(&self) -> Bytes {
        self.secret
    }

    pub(super) const fn memory(&self) -> &DrawMemory {
        &self.memory
    }

    pub(super) fn fairness(&self) -> Fairness {
        if let Some(unfair) = self.unfair {
            return Fairness::Unfair(unfair);
        }
        let is_whole = |deal: &HandDeal| deal.without.is_empty();
        let of = |how| self.hands.iter().filter(move |(deal, _)| deal.how == how && is_whole(deal)).count();
        let (checked, watched) = (of(HowDrawn::Checked), of(HowDrawn::Watched));
        // The last hand may still be played. Of the others the table has had the time to show everything.
        let is_open = |deal: &HandDeal| deal.how == HowDrawn::Drawn && is_whole(deal);
        let drawn = usize::from(self.hands.last().is_some_and(|(deal, _)| is_open(deal)));
        match self.hands.len() {
            hands if hands == checked + drawn && !self.is_missed => match checked {
                0 => Fairness::Unknown,
                hands => Fairness::Fair(hands),
            },
            hands if hands == watched => Fairness::Watched(self.over),
            _ => Fairness::Partly(checked),
        }
    }

    /// What is known of each hand of the current game.
    pub(super) fn hands(&self) -> impl Iterator<Item = HandDeal> {
        self.hands.iter().map(|(deal, _)| *deal)
    }

    /// Whether a hand was drawn with one's bytes and never seen.
    pub(super) const fn is_missed(&self) -> bool {
        self.is_missed
    }

    /// The game up to the last hand that is over.
    pub(super) fn kept(&self) -> Option<&str> {
        self.kept.as_ref().map(|(text, _)| text.as_str())
    }

    /// The same game, as it was read.
    pub(super) fn kept_game(&self) -> Option<&KeptGame> {
        self.kept.as_ref().map(|(_, game)| &**game)
    }

    /// What is wrong, if it was not asked for since.
    pub(super) fn noticed(&mut self) -> Option<Unfair> {
        self.unfair.filter(|_| std::mem::take(&mut self.is_news))
    }

    /// Whether there is something new to keep.
    pub(super) fn pledged(&mut self) -> bool {
        std::mem::take(&mut self.is_pledged)
    }

    /// The line has broken.
    pub(super) const fn broke(&mut self) {
        self.is_unbroken = false;
    }

    fn accuse(&mut self, unfair: Unfair) {
        if self.unfair.is_none() {
            (self.unfair, self.is_news) = (Some(unfair), true);
        }
    }

    /// What a seat gives to a drawing. Another table, game, drawing or hash of the dealer's gives other
    /// bytes, so none of them can be exchanged later. A table that does not say for which game it draws
    /// gets bytes for its first seat alone.
    fn bytes(&self, table: u64, game: Option<GameId>, (hand, dealer): (u64, Bytes), seat: Seat) -> Bytes {
        let mut all = Sha256::new();
        all.update(self.secret.0);
        if let Some(game) = game {
            all.update(table.to_be_bytes());
            all.update(game.0.to_be_bytes());
        }
        all.update(hand.to_be_bytes());
        all.update(dealer.0);
        if game.is_some() {
            all.update([seat.index() as u8]);
        }
        Bytes(all.finalize().into())
    }

    fn bytes_for(&self, pledge: &Pledge, table: u64, seat: Seat) -> Bytes {
        let game = pledge.terms.as_ref().map(|terms| terms.game);
        self.bytes(table, game, (pledge.hand, pledge.dealer), seat)
    }

    /// Whether a seat of one's own could have given these bytes to a drawing.
    fn is_own(&self, spot: OwnPlace, game: GameId, drawing: (u64, Bytes), (seat, bytes): (Seat, Bytes)) -> bool {
        [Some(game), None].into_iter().any(|game| self.bytes(spot.table, game, drawing, seat) == bytes)
    }

    /// The dealer gives the hash for a deal. Returns those of the own seats.
    pub(super) fn draw(
        &mut self,
        (hand, dealer): (u64, Bytes),
        terms: Option<Box<Terms>>,
        spot: OwnPlace,
    ) -> Vec<(Seat, Bytes)> {
        let terms = terms.map(|terms| *terms);
        if let Some(wrong) = self.wrong_draw((hand, dealer), terms.as_ref()) {
            self.accuse(wrong);
            return Vec::new();
        }
        let asked = terms.as_ref().map_or_else(|| first(spot.own), |terms| common(spot.own, terms.seats));
        if self.memory.pledge.as_ref().is_none_or(|pledge| pledge.hand != hand) {
            let pledge = Pledge { hand, dealer, terms, own: asked, hashes: Vec::new() };
            if let Some(before) = self.memory.pledge.replace(pledge) {
                let of_another = |game: &Terms| self.memory.pledge.as_ref().is_some_and(|now| now.is_of_another(game));
                self.is_missed |= before.is_given() && !self.is_dealt && before.terms.as_ref().is_some_and(of_another);
                self.earlier.push(before);
                let more = self.earlier.len().saturating_sub(MOST);
                self.earlier.drain(..more);
            }
            (self.is_dealt, self.is_pledged) = (false, true);
        }
        let Some(pledge) = &self.memory.pledge else { return Vec::new() };
        asked.iter().map(|seat| (seat, self.bytes_for(pledge, spot.table, seat).hash())).collect()
    }

    /// What is wrong with a drawing that begins.
    fn wrong_draw(&self, (hand, dealer): (u64, Bytes), terms: Option<&Terms>) -> Option<Unfair> {
        let given_up = terms.map_or(&[][..], |terms| &terms.given_up);
        let goes_on = |(before, seats): &(u64, Seats)| {
            *before < hand && !seats.is_empty() && terms.is_some_and(|terms| common(*seats, terms.seats).is_empty())
        };
        if !given_up.iter().all(goes_on) || given_up.len() > SEATS {
            return Some(Unfair::Again);
        }
        let pledge = self.memory.pledge.as_ref()?;
        if hand == pledge.hand {
            let is_same = (dealer, terms) == (pledge.dealer, pledge.terms.as_ref());
            return (!is_same).then_some(Unfair::Again);
        }
        if hand < pledge.hand {
            return Some(Unfair::Again);
        }
        // Once one's bytes are out, the dealer could try until the deal suits him.
        let (before, now) = (pledge.terms.as_ref()?, terms?);
        let is_same = (before.game, before.number) == (now.game, now.number);
        let goes_back = before.game == now.game && now.number < before.number;
        let is_given_up = is_same && given_up.iter().any(|(given_up, _)| *given_up == pledge.hand);
        let is_again = match (pledge.is_given(), self.is_dealt) {
            (_, true) => is_same || goes_back,
            (true, false) => goes_back || (!is_given_up && (is_same || self.is_unbroken)),
            (false, false) => false,
        };
        is_again.then_some(Unfair::Again)
    }

    /// The hashes of all are there. Returns the bytes of the own seats.
    pub(super) fn hashes(&mut self, hand: u64, hashes: Vec<(Seat, Bytes)>, spot: OwnPlace) -> Vec<(Seat, Bytes)> {
        let Some(pledge) = self.memory.pledge.as_ref().filter(|pledge| pledge.hand == hand) else { return Vec::new() };
        let may_draw = |seat: Seat| pledge.terms.as_ref().is_none_or(|terms| terms.seats.contains(seat));
        let is_list = in_order(&hashes) && hashes.iter().all(|(seat, _)| may_draw(*seat));
        let own = |seat: Seat| self.bytes_for(pledge, spot.table, seat);
        let mine: Vec<(Seat, Bytes)> = pledge.own.iter().map(|seat| (seat, own(seat))).collect();
        let is_other =
            |(seat, bytes): &&(Seat, Bytes)| hashes.iter().any(|(other, hash)| other == seat && *hash != bytes.hash());
        if let Some((seat, _)) = mine.iter().find(is_other) {
            let seat = *seat;
            self.accuse(Unfair::Seat(seat));
            return Vec::new();
        }
        if !is_list || (!pledge.hashes.is_empty() && pledge.hashes != hashes) {
            self.accuse(Unfair::Again);
            return Vec::new();
        }
        let mine: Vec<_> = mine.into_iter().filter(|(seat, _)| hashes.iter().any(|(other, _)| other == seat)).collect();
        if let Some(pledge) = &mut self.memory.pledge {
            self.is_pledged |= pledge.hashes != hashes;
            pledge.hashes = hashes;
        }
        self.is_unbroken |= !mine.is_empty();
        mine
    }

    /// The table shows what all have given to the deal that comes now.
    pub(super) fn given(&mut self, given: Given, spot: OwnPlace) {
        if let Err(unfair) = self.judge_given(&given, spot) {
            self.accuse(unfair);
        }
        self.given = Some(given);
    }

    fn judge_given(&self, given: &Given, spot: OwnPlace) -> Result<(), Unfair> {
        if !in_order(&given.seats) {
            return Err(Unfair::Again);
        }
        let drawing = (given.hand, given.dealer);
        let is_forged =
            |share: &&(Seat, Bytes)| spot.own.contains(share.0) && !self.is_own(spot, given.game, drawing, **share);
        if let Some((seat, _)) = given.seats.iter().find(is_forged) {
            return Err(Unfair::Seat(*seat));
        }
        let Some(pledge) = self.pledge_of(given.hand) else { return Ok(()) };
        pledge.check(given.dealer, given.seats.iter().map(|(seat, bytes)| (*seat, bytes.hash())))?;
        let is_other = |terms: &Terms| (terms.game, terms.number) != (given.game, given.number);
        if pledge.terms.as_ref().is_some_and(is_other) { Err(Unfair::Other) } else { Ok(()) }
    }

    fn pledge_of(&self, hand: u64) -> Option<&Pledge> {
        self.memory.pledge.iter().chain(&self.earlier).find(|pledge| pledge.hand == hand)
    }

    /// The screen sees this. If it is a hand that it has not seen before, its deal must be the one that
    /// was drawn.
    pub(super) fn see(&mut self, view: &View, own: Seats) {
        let deal = (view.game, view.seen.public().hand_number);
        if view.seen.phase() != Phase::Playing || self.dealt == Some(deal) {
            return;
        }
        if self.dealt.is_none_or(|(game, _)| game != deal.0) {
            self.hands.clear();
            self.over = 0;
        }
        self.dealt = Some(deal);
        let given = self.given.clone().filter(|given| (given.game, given.number) == deal);
        if let Err(unfair) = self.judge_deal(view, own, given.as_ref()) {
            self.accuse(unfair);
        }
        let pledge =
            self.memory.pledge.as_ref().filter(|pledge| {
                pledge.terms.as_ref().map_or(!self.is_dealt, |terms| (terms.game, terms.number) == deal)
            });
        let gave: Seats = given.iter().flat_map(|given| &given.seats).map(|(seat, _)| *seat).collect();
        let is_bound = |given: &Given| self.pledge_of(given.hand).is_some_and(|pledge| pledge.terms.is_some());
        let how = match &given {
            _ if own.is_empty() => HowDrawn::Watched,
            Some(given) if common(own, gave) == own && is_bound(given) => HowDrawn::Drawn,
            Some(_) if common(own, gave) == own => HowDrawn::NotShown,
            None if pledge.is_some_and(Pledge::is_given) => HowDrawn::NotShown,
            _ => HowDrawn::WithoutOwn,
        };
        let people = view.seating.people().map(|(seat, _)| seat);
        let without: Seats = people.filter(|seat| given.is_some() && !gave.contains(*seat)).collect();
        let given_up = pledge.and_then(|pledge| pledge.terms.as_ref()).map_or(&[][..], |terms| &terms.given_up);
        let refused = given_up.iter().flat_map(|(_, seats)| seats.iter()).filter(|seat| without.contains(*seat));
        let deal = HandDeal { number: deal.1, how, without, refused: refused.collect() };
        self.is_dealt |= pledge.is_some();
        self.hands.retain(|(other, _)| other.number != deal.number);
        self.hands.push((deal, given));
    }

    /// Whether a deal that is seen for the first time is what one has given bytes for.
    fn judge_deal(&self, view: &View, own: Seats, given: Option<&Given>) -> Result<(), Unfair> {
        let pledge = self.memory.pledge.as_ref().filter(|pledge| pledge.is_given() && !self.is_dealt);
        let Some((pledge, terms)) = pledge.and_then(|pledge| Some((pledge, pledge.terms.as_ref()?))) else {
            return Ok(());
        };
        if (terms.game, terms.number) != (view.game, view.seen.public().hand_number) {
            return if self.is_unbroken { Err(Unfair::Other) } else { Ok(()) };
        }
        // A view has them as the first person before its screen keeps them.
        let sitters = own.iter().next().map(|first| terms.sitters.seen_from(first));
        let is_here = common(own, pledge.own) == pledge.own;
        if terms.rules != *view.rules() || sitters.as_ref() != Some(&view.seating) || !is_here {
            return Err(Unfair::Other);
        }
        match given {
            None => Err(Unfair::Hidden),
            // While one was away, it may have been given up and drawn again.
            Some(given) if given.hand != pledge.hand && self.is_unbroken => Err(Unfair::Again),
            Some(_) => Ok(()),
        }
    }

    /// Adds a part of the record. Returns the whole, once all parts are there.
    pub(super) fn add_part(&mut self, part: u32, parts: u32, text: &str) -> Option<String> {
        if part >= parts || parts > MOST_PARTS {
            return None;
        }
        if part == 0 || self.parts.len() != parts as usize {
            self.parts = vec![None; parts as usize];
        }
        self.parts[part as usize] = Some(text.to_owned());
        let whole = self.parts.iter().map(Option::as_deref).collect::<Option<String>>()?;
        self.parts.clear();
        Some(whole)
    }

    /// Checks everything that was drawn for a game, and that it was played as the screen has seen it.
    /// Returns whether the game is over.
    pub(super) fn check(&mut self, text: String, spot: OwnPlace, view: &View) -> bool {
        let Ok(mut kept) = KeptGame::from_bytes(text.as_bytes()) else {
            self.accuse(Unfair::Game);
            return false;
        };
        match self.judge(&kept, spot, view) {
            Err(unfair) => self.accuse(unfair),
            Ok(drawn) => self.note(&kept, &drawn, spot.own),
        }
        // The record alone does not show it, and the table may say nothing of it.
        let is_doubted = self.unfair.is_some();
        let is_changed = std::mem::replace(&mut kept.played.doubted, is_doubted) != is_doubted;
        let text = if is_changed { kept.to_text().unwrap_or(text) } else { text };
        self.kept = Some((text, Box::new(kept)));
        view.seen.phase() == Phase::GameOver
    }

    /// What the record shows of each hand, if all of it is what one has given and seen.
    fn judge(&self, kept: &KeptGame, spot: OwnPlace, view: &View) -> Result<Vec<HandDrawn>, Unfair> {
        let mut drawn = Vec::new();
        let see = |seen: Replay<'_>| {
            if let Replay::Deal(before, session, _) = seen {
                drawn.extend(session.record().last_drawn(before, Some(&kept.played.seating)));
            }
        };
        let session = kept.record.replay_with(see).map_err(|_| Unfair::Game)?;
        let people = |seating: &Seating| -> Seats { seating.people().map(|(seat, _)| seat).collect() };
        if kept.played.id == view.game && people(&kept.played.seating) != people(&view.seating) {
            return Err(Unfair::Game);
        }
        for (number, (hand, drawn)) in (0..).zip(kept.record.hands.iter().zip(&drawn)) {
            let drawing = hand.drawing.as_deref().filter(|drawing| drawing.table == spot.table).ok_or(Unfair::Deal)?;
            if let Attested::Unfair(unfair) = drawn.shown {
                return Err(unfair);
            }
            self.judge_drawing(drawing, (kept.played.id, number), spot)?;
        }
        let seen = session.observe(view.viewer());
        let seen = if view.hides_the_hand() { seen.covered() } else { seen };
        let is_at_rest = view.seen.phase() != Phase::Playing;
        if is_at_rest && seen != view.seen { Err(Unfair::Game) } else { Ok(drawn) }
    }

    /// Whether a deal was drawn by what everybody gave before.
    fn judge_drawing(&self, drawing: &Drawing, deal: (GameId, u16), spot: OwnPlace) -> Result<(), Unfair> {
        let of_dealer = (drawing.hand, drawing.dealer.hash);
        let is_forged = |(seat, share): &&(Seat, Contribution)| {
            spot.own.contains(*seat) && !self.is_own(spot, deal.0, of_dealer, (*seat, share.bytes))
        };
        if let Some((seat, _)) = drawing.seats.iter().find(is_forged) {
            return Err(Unfair::Seat(*seat));
        }
        if let Some(given) = self.given_for(deal) {
            if (drawing.hand, drawing.dealer.hash) != (given.hand, given.dealer) {
                return Err(Unfair::Dealer);
            }
            let now = drawing.seats.iter().map(|(seat, share)| (*seat, share.bytes));
            if let Some(seat) = difference(&given.seats, now) {
                return Err(Unfair::Seat(seat));
            }
        }
        let pledge = self.pledge_of(drawing.hand);
        pledge.map_or(Ok(()), |pledge| {
            pledge.check(drawing.dealer.hash, drawing.seats.iter().map(|(seat, share)| (*seat, share.hash)))
        })
    }

    /// What was shown of a deal before its hand.
    fn given_for(&self, (game, number): (GameId, u16)) -> Option<&Given> {
        self.hands
            .iter()
            .filter_map(|(_, given)| given.as_ref())
            .find(|given| (given.game, given.number) == (game, number))
    }

    /// Notes what is known of each hand, now that the dealer's bytes are known.
    fn note(&mut self, kept: &KeptGame, drawn: &[HandDrawn], own: Seats) {
        if self.dealt.is_some_and(|(game, _)| game != kept.played.id) {
            return;
        }
        for (number, (hand, drawn)) in (0..).zip(kept.record.hands.iter().zip(drawn)) {
            let Some(drawing) = &hand.drawing else { continue };
            let sum = Bytes(Sha256::digest(drawing.to_text()).into());
            let at = self.hands.iter().position(|(deal, _)| deal.number == number);
            let before = at.map(|at| self.hands.remove(at));
            let was_shown = before.as_ref().is_some_and(|(deal, given)| {
                given.is_some() && matches!(deal.how, HowDrawn::Drawn | HowDrawn::Checked)
            });
            let how = match () {
                () if own.is_empty() => HowDrawn::Watched,
                () if common(own, drawn.gave) != own => HowDrawn::WithoutOwn,
                () if was_shown || self.memory.checked.contains(&sum) => HowDrawn::Checked,
                () => HowDrawn::NotShown,
            };
            if how == HowDrawn::Checked && !self.memory.checked.contains(&sum) {
                self.memory.checked.push(sum);
                let more = self.memory.checked.len().saturating_sub(MOST);
                self.memory.checked.drain(..more);
                self.is_pledged = true;
            }
            let (missed, refused) =
                before.as_ref().map_or((Seats::NONE, Seats::NONE), |(deal, _)| (deal.without, deal.refused));
            let without = drawn.without.iter().chain(missed.iter()).collect();
            let deal = HandDeal { number, how, without, refused };
            self.hands.push((deal, before.and_then(|(_, given)| given)));
        }
        self.over = drawn.len();
        self.hands.sort_by_key(|(deal, _)| deal.number);
    }
}

impl Pledge {
    /// Whether one has given bytes.
    fn is_given(&self) -> bool {
        self.hashes.iter().any(|(seat, _)| self.own.contains(*seat))
    }

    fn is_of_another(&self, terms: &Terms) -> bool {
        self.terms.as_ref().is_some_and(|own| own.game != terms.game)
    }

    /// Whether a drawing has the dealer's hash that came first, and those that all were told.
    fn check(&self, dealer: Bytes, seats: impl Iterator<Item = (Seat, Bytes)>) -> Result<(), Unfair> {
        if dealer != self.dealer {
            return Err(Unfair::Dealer);
        }
        let other = if self.hashes.is_empty() { None } else { difference(&self.hashes, seats) };
        other.map_or(Ok(()), |seat| Err(Unfair::Seat(seat)))
    }
}

/// The first seat of which two lists don't have the same.
fn difference(before: &[(Seat, Bytes)], now: impl Iterator<Item = (Seat, Bytes)>) -> Option<Seat> {
    let now: Vec<(Seat, Bytes)> = now.collect();
    let gone = before.iter().find(|share| !now.contains(share));
    let new = now.iter().find(|share| !before.contains(share));
    gone.or(new).map(|(seat, _)| *seat)
}

/// Whether a list has each seat at most once, in the order of the seats.
fn in_order(list: &[(Seat, Bytes)]) -> bool {
    list.len() <= SEATS && list.is_sorted_by(|(one, _), (next, _)| one < next)
}

fn common(one: Seats, other: Seats) -> Seats {
    one.iter().filter(|seat| other.contains(*seat)).collect()
}

fn first(seats: Seats) -> Seats {
    seats.iter().take(1).collect()
}
