//! Whether the deals of a table elsewhere were drawn by all, as one of those who drew can tell.
//!
//! The table passes every line on, so nothing that it says of others proves anything. What one knows is
//! one's own: the bytes, which follow from the secret, the drawing and the dealer's hash, and in which
//! order things were heard. That is enough. As long as one's own bytes are among those of a deal, came
//! after all other hashes and were given once, nobody could choose it.

use super::seen::{Given, HandDeal, HowDrawn, SeenHand, Sight, comes_by};
use crate::engine::{Phase, Seat, Seats};
use crate::record::{
    Attested, Bytes, Contribution, Drawing, GameId, HandDrawn, InText, KeptGame, LARGEST, Replay, Seating, Unfair,
};
use crate::table::View;
use crate::wire::drawn::{common, difference, in_order};
use crate::wire::{DrawMemory, Pledge, SeenUpTo, Terms};
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
    /// Whether one came to watch.
    watches: bool,
    memory: DrawMemory,
    /// The pledges before the last one, as far as they were heard since one came.
    earlier: Vec<Pledge>,
    /// Whether the line has held since one's bytes were given.
    is_unbroken: bool,
    /// Whether one has agreed to leave the hand that is played.
    leaves: bool,
    /// What all have given to the last deal, as it was shown before the hand.
    given: Option<Given>,
    /// The last deal that was seen.
    dealt: Option<(GameId, u16)>,
    hands: Vec<SeenHand>,
    over: usize,
    /// Whether something wrong was noticed and not told yet.
    is_news: bool,
    /// Whether something is to be kept that was not told yet.
    is_pledged: bool,
    parts: Vec<Option<String>>,
    kept: Option<(String, Box<KeptGame>)>,
}

/// The most parts of a record.
const MOST_PARTS: u32 = (LARGEST / 4096) as u32;

/// The most hands of a game that are remembered, which is more than a game has.
const MOST: usize = 128;

impl Checks {
    pub(super) const fn new(secret: Bytes, watches: bool, memory: DrawMemory) -> Checks {
        Checks {
            secret,
            watches,
            memory,
            earlier: Vec::new(),
            is_unbroken: false,
            leaves: false,
            given: None,
            dealt: None,
            hands: Vec::new(),
            over: 0,
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
        if let Some(unfair) = self.memory.unfair {
            return Fairness::Unfair(unfair);
        }
        let is_whole = |deal: &HandDeal| deal.without.is_empty();
        let of = |how| self.hands.iter().filter(move |hand| hand.deal.how == how && is_whole(&hand.deal)).count();
        let (checked, watched) = (of(HowDrawn::Checked), of(HowDrawn::Watched));
        // The last hand may still be played. Of the others the table has had the time to show everything.
        let is_open = |deal: &HandDeal| deal.how == HowDrawn::Drawn && is_whole(deal);
        let is_played = self.memory.seen != SeenUpTo::End;
        let drawn = usize::from(is_played && self.hands.last().is_some_and(|hand| is_open(&hand.deal)));
        match self.hands.len() {
            hands if hands == checked + drawn && !self.memory.missed => match checked {
                0 => Fairness::Unknown,
                hands => Fairness::Fair(hands),
            },
            hands if hands == watched => Fairness::Watched(self.over),
            _ => Fairness::Partly(checked),
        }
    }

    /// What is known of each hand of the current game.
    pub(super) fn hands(&self) -> impl Iterator<Item = HandDeal> {
        self.hands.iter().map(|hand| hand.deal)
    }

    /// Whether one gave bytes to a hand whose drawing could never be checked.
    pub(super) const fn is_missed(&self) -> bool {
        self.memory.missed
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
        self.memory.unfair.filter(|_| std::mem::take(&mut self.is_news))
    }

    /// Whether there is something new to keep.
    pub(super) fn pledged(&mut self) -> bool {
        std::mem::take(&mut self.is_pledged)
    }

    /// The line has broken.
    pub(super) const fn broke(&mut self) {
        self.is_unbroken = false;
    }

    /// One agrees to leave the hand that is played for another game.
    pub(super) const fn leave(&mut self) {
        self.leaves = true;
    }

    fn accuse(&mut self, unfair: Unfair) {
        if self.memory.unfair.is_none() {
            (self.memory.unfair, self.is_news, self.is_pledged) = (Some(unfair), true, true);
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
            let before = self.memory.pledge.as_ref().and_then(|before| before.terms.as_ref());
            if before.is_some_and(|terms| pledge.is_of_another(terms)) {
                self.memory.missed |= self.is_unchecked();
                self.memory.checked.clear();
            }
            if let Some(before) = self.memory.pledge.replace(pledge) {
                self.earlier.push(before);
                let more = self.earlier.len().saturating_sub(MOST);
                self.earlier.drain(..more);
            }
            (self.memory.seen, self.is_pledged) = (SeenUpTo::Draw, true);
        }
        let Some(pledge) = &self.memory.pledge else { return Vec::new() };
        asked.iter().map(|seat| (seat, self.bytes_for(pledge, spot.table, seat).hash())).collect()
    }

    /// Whether one gave bytes to a hand of this game whose drawing was not checked yet.
    fn is_unchecked(&self) -> bool {
        let open = self.hands.iter().filter(|hand| hand.deal.how == HowDrawn::Drawn).count();
        match self.memory.seen {
            SeenUpTo::Draw => self.memory.pledge.as_ref().is_some_and(Pledge::is_given),
            SeenUpTo::Deal => open > usize::from(self.leaves),
            SeenUpTo::End => open > 0,
        }
    }

    /// What is wrong with a drawing that begins.
    fn wrong_draw(&self, (hand, dealer): (u64, Bytes), terms: Option<&Terms>) -> Option<Unfair> {
        if terms.is_some_and(|terms| !terms.can_go_on_from(hand)) {
            return Some(Unfair::Again);
        }
        let pledge = self.memory.pledge.as_ref()?;
        let is_again = match (&pledge.terms, terms) {
            _ if hand == pledge.hand => (dealer, terms) != (pledge.dealer, pledge.terms.as_ref()),
            _ if hand < pledge.hand => true,
            (Some(before), Some(now)) => self.is_again(pledge, before, now),
            // A table that has said what it draws for goes on saying it.
            (Some(_), None) => true,
            (None, _) => pledge.is_given() && self.memory.seen == SeenUpTo::Draw && self.is_unbroken,
        };
        is_again.then_some(Unfair::Again)
    }

    /// Whether a dealer draws again who has no reason to. Once one's bytes are out, or the bones are on
    /// the table, the dealer could try until the deal suits him.
    fn is_again(&self, pledge: &Pledge, before: &Terms, now: &Terms) -> bool {
        let is_same = (before.game, before.number) == (now.game, now.number);
        let goes_back = before.game == now.game && now.number < before.number;
        match self.memory.seen {
            SeenUpTo::Draw if is_same => !pledge.was_given_up_in(now),
            SeenUpTo::Draw => pledge.is_given() && (goes_back || self.is_unbroken),
            SeenUpTo::Deal if before.game != now.game => self.is_unbroken && !self.leaves,
            SeenUpTo::Deal | SeenUpTo::End => is_same || goes_back,
        }
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
        self.check_order((given.game, given.number), given.hand)?;
        let Some(pledge) = self.pledge_of(given.hand) else { return Ok(()) };
        pledge.check(given.dealer, given.seats.iter().map(|(seat, bytes)| (*seat, bytes.hash())))?;
        let is_other = |terms: &Terms| (terms.game, terms.number) != (given.game, given.number);
        if pledge.terms.as_ref().is_some_and(is_other) { Err(Unfair::Other) } else { Ok(()) }
    }

    /// A drawing that was given up is never dealt.
    fn check_order(&self, (game, number): (GameId, u16), hand: u64) -> Result<(), Unfair> {
        let is_earlier = |pledge: &Pledge| {
            let is_for_it = |terms: &Terms| (terms.game, terms.number) == (game, number);
            hand < pledge.hand && pledge.terms.as_ref().is_some_and(is_for_it)
        };
        if self.memory.pledge.as_ref().is_some_and(is_earlier) { Err(Unfair::Again) } else { Ok(()) }
    }

    fn pledge_of(&self, hand: u64) -> Option<&Pledge> {
        self.memory.pledge.iter().chain(&self.earlier).find(|pledge| pledge.hand == hand)
    }

    /// The screen sees this. If it is a hand that it has not seen before, its deal must be the one that
    /// was drawn.
    pub(super) fn see(&mut self, view: &View, spot: OwnPlace) {
        let is_playing = view.seen.phase() == Phase::Playing;
        let deal = (view.game, hand_of(view));
        let is_last = |terms: &Terms| (terms.game, terms.number) == deal;
        let was_over = self.memory.seen == SeenUpTo::End
            && self.memory.pledge.as_ref().and_then(|pledge| pledge.terms.as_ref()).is_some_and(is_last);
        if is_playing && was_over {
            // Nothing of a hand that is over is taken back.
            self.accuse(Unfair::Game);
        }
        // A lead that is forced is made with the deal, and what it scores can end the game.
        let is_dealt = is_playing || self.given.as_ref().is_some_and(|given| (given.game, given.number) == deal);
        if is_dealt && self.dealt != Some(deal) {
            self.see_deal(view, deal, spot);
        }
        let next = view.seen.public().hand_number;
        if !is_playing && self.dealt.is_some_and(|(of, at)| of == deal.0 && (at == next || at + 1 == next)) {
            self.see_end(view);
        }
    }

    fn see_deal(&mut self, view: &View, deal: (GameId, u16), spot: OwnPlace) {
        let own = spot.own;
        if self.dealt.is_none_or(|(game, _)| game != deal.0) {
            self.hands.clear();
            self.over = 0;
        }
        self.dealt = Some(deal);
        let given = self.given.clone().filter(|given| (given.game, given.number) == deal);
        if let Err(unfair) = self.judge_deal(view, deal, own, given.as_ref()) {
            self.accuse(unfair);
        }
        let is_open = self.memory.seen == SeenUpTo::Draw;
        let pledge = self
            .memory
            .pledge
            .as_ref()
            .filter(|pledge| pledge.terms.as_ref().map_or(is_open, |terms| (terms.game, terms.number) == deal));
        let gave: Seats = given.iter().flat_map(|given| &given.seats).map(|(seat, _)| *seat).collect();
        let is_bound = |given: &Given| self.pledge_of(given.hand).is_some_and(|pledge| pledge.terms.is_some());
        let all_own = !own.is_empty() && common(own, gave) == own;
        let how = match &given {
            _ if self.watches => HowDrawn::Watched,
            Some(given) if all_own && is_bound(given) => HowDrawn::Drawn,
            Some(_) if all_own => HowDrawn::NotShown,
            None if pledge.is_some_and(Pledge::is_given) => HowDrawn::NotShown,
            _ => HowDrawn::WithoutOwn,
        };
        let people = view.seating.people().map(|(seat, _)| seat);
        let without: Seats = people.filter(|seat| given.is_some() && !gave.contains(*seat)).collect();
        let given_up = pledge.and_then(|pledge| pledge.terms.as_ref()).map_or(&[][..], |terms| &terms.given_up);
        let refused = given_up.iter().flat_map(|(_, seats)| seats.iter()).filter(|seat| without.contains(*seat));
        let deal = HandDeal { number: deal.1, how, without, refused: refused.collect() };
        if is_open && pledge.is_some() {
            (self.memory.seen, self.is_pledged) = (SeenUpTo::Deal, true);
        }
        self.leaves = false;
        self.hands.retain(|hand| hand.deal.number != deal.number);
        // Whoever was away does not know what was taken back since the deal.
        let sights = if self.is_unbroken { vec![Sight::of(&view.seen)] } else { Vec::new() };
        self.hands.push(SeenHand { deal, given, sights });
    }

    /// The hand that was dealt last is over. Nothing of it is taken back any more.
    fn see_end(&mut self, view: &View) {
        if self.memory.seen == SeenUpTo::Deal {
            (self.memory.seen, self.is_pledged) = (SeenUpTo::End, true);
        }
        if let Some(hand) = self.hands.last_mut().filter(|hand| hand.deal.how != HowDrawn::Checked) {
            hand.sights.truncate(1);
            hand.sights.push(Sight::of(&view.seen));
        }
    }

    /// Whether a deal that is seen for the first time is what one has given bytes for.
    fn judge_deal(&self, view: &View, deal: (GameId, u16), own: Seats, given: Option<&Given>) -> Result<(), Unfair> {
        let is_open = self.memory.seen == SeenUpTo::Draw;
        let pledge = self.memory.pledge.as_ref().filter(|pledge| pledge.is_given() && is_open);
        let Some((pledge, terms)) = pledge.and_then(|pledge| Some((pledge, pledge.terms.as_ref()?))) else {
            return Ok(());
        };
        if (terms.game, terms.number) != deal {
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
            Ok(drawn) => self.note(&kept, &drawn, spot),
        }
        if kept.played.id != view.game {
            return false;
        }
        // The record alone does not show it, and the table may say nothing of it.
        let is_doubted = self.memory.unfair.is_some();
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
        if kept.played.id != view.game || people(&kept.played.seating) != people(&view.seating) {
            return Err(Unfair::Game);
        }
        for (number, (hand, drawn)) in (0..).zip(kept.record.hands.iter().zip(&drawn)) {
            let drawing = hand.drawing.as_deref().filter(|drawing| drawing.table == spot.table).ok_or(Unfair::Deal)?;
            if let Attested::Unfair(unfair) = drawn.shown {
                return Err(unfair);
            }
            self.judge_drawing(drawing, (kept.played.id, number), spot)?;
        }
        let is_unseen = |hand: &SeenHand| !comes_by(&kept.record, hand.deal.number.into(), &hand.sights);
        if self.hands.iter().filter(|hand| hand.deal.how != HowDrawn::Checked).any(is_unseen) {
            return Err(Unfair::Game);
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
        self.check_order(deal, drawing.hand)?;
        let pledge = self.pledge_of(drawing.hand);
        pledge.map_or(Ok(()), |pledge| {
            pledge.check(drawing.dealer.hash, drawing.seats.iter().map(|(seat, share)| (*seat, share.hash)))
        })
    }

    /// What was shown of a deal before its hand.
    fn given_for(&self, (game, number): (GameId, u16)) -> Option<&Given> {
        self.hands
            .iter()
            .filter_map(|hand| hand.given.as_ref())
            .find(|given| (given.game, given.number) == (game, number))
    }

    /// Notes what is known of each hand, now that the dealer's bytes are known.
    fn note(&mut self, kept: &KeptGame, drawn: &[HandDrawn], spot: OwnPlace) {
        if self.dealt.is_some_and(|(game, _)| game != kept.played.id) {
            return;
        }
        let own = spot.own;
        for (number, (hand, drawn)) in (0..).zip(kept.record.hands.iter().zip(drawn)) {
            let Some(drawing) = &hand.drawing else { continue };
            let sum = Bytes(Sha256::digest(drawing.to_text()).into());
            let at = self.hands.iter().position(|hand| hand.deal.number == number);
            let before = at.map(|at| self.hands.remove(at));
            let was_shown = before.as_ref().is_some_and(|hand| {
                hand.given.is_some() && matches!(hand.deal.how, HowDrawn::Drawn | HowDrawn::Checked)
            });
            let how = match () {
                () if self.watches => HowDrawn::Watched,
                () if own.is_empty() || common(own, drawn.gave) != own => HowDrawn::WithoutOwn,
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
                before.as_ref().map_or((Seats::NONE, Seats::NONE), |hand| (hand.deal.without, hand.deal.refused));
            let without = drawn.without.iter().chain(missed.iter()).collect();
            let deal = HandDeal { number, how, without, refused };
            let (given, sights) = before.map(|hand| (hand.given, hand.sights)).unwrap_or_default();
            self.hands.push(SeenHand { deal, given, sights });
        }
        self.over = drawn.len();
        self.hands.sort_by_key(|hand| hand.deal.number);
    }
}

/// Which hand of its game a view shows, counted from zero.
fn hand_of(view: &View) -> u16 {
    let public = view.seen.public();
    let is_between = view.seen.phase() == Phase::HandOver;
    public.hand_number.saturating_sub(u16::from(is_between))
}

fn first(seats: Seats) -> Seats {
    seats.iter().take(1).collect()
}
