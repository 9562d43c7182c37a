//! Whether the deals of a table elsewhere were drawn by all, as one of those who drew can tell.

use crate::engine::{Phase, SEATS, Seat};
use crate::record::{Bytes, Contribution, Drawing, KeptGame, LARGEST, Record, Replay, Unfair};
use crate::table::View;
use sha2::{Digest, Sha256};

/// What one knows about the deals of a table elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Fairness {
    /// No hand is over yet.
    #[default]
    Unknown,
    /// The deals of so many hands were drawn by all, and were played as one has seen them.
    Fair(usize),
    /// Something is wrong.
    Unfair(Unfair),
}

/// What one checks a table by.
#[derive(Debug)]
pub(super) struct Checks {
    /// All that one gives to deals comes from it.
    secret: Bytes,
    drawn: Option<Drawn>,
    parts: Vec<Option<String>>,
    fairness: Fairness,
    /// Whether something wrong was noticed and not told yet.
    is_news: bool,
    kept: Option<(String, Box<KeptGame>)>,
}

/// The last deal that one has helped to draw.
#[derive(Debug)]
struct Drawn {
    hand: u64,
    dealer: Bytes,
    /// The hashes of all, once one has given the bytes.
    hashes: Option<Vec<(Seat, Bytes)>>,
}

/// The most parts of a record.
const MOST_PARTS: u32 = (LARGEST / 4096) as u32;

impl Checks {
    pub(super) const fn new(secret: Bytes) -> Checks {
        Checks { secret, drawn: None, parts: Vec::new(), fairness: Fairness::Unknown, is_news: false, kept: None }
    }

    pub(super) const fn secret(&self) -> Bytes {
        self.secret
    }

    pub(super) const fn fairness(&self) -> Fairness {
        self.fairness
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
        match self.fairness {
            Fairness::Unfair(unfair) if std::mem::take(&mut self.is_news) => Some(unfair),
            _ => None,
        }
    }

    fn accuse(&mut self, unfair: Unfair) {
        if !matches!(self.fairness, Fairness::Unfair(_)) {
            (self.fairness, self.is_news) = (Fairness::Unfair(unfair), true);
        }
    }

    /// What one gives to a deal with this hash of the dealer's. Another hash gives other bytes, so a
    /// dealer who begins anew learns nothing.
    fn bytes(&self, hand: u64, dealer: Bytes) -> Bytes {
        let mut all = Sha256::new();
        all.update(self.secret.0);
        all.update(hand.to_be_bytes());
        all.update(dealer.0);
        Bytes(all.finalize().into())
    }

    /// The dealer gives the hash for a deal. Returns one's own.
    pub(super) fn draw(&mut self, hand: u64, dealer: Bytes) -> Option<Bytes> {
        let before = self.drawn.as_ref().filter(|drawn| drawn.hand == hand && drawn.dealer != dealer);
        if before.is_some_and(|drawn| drawn.hashes.is_some()) {
            // Once the bytes are out, the dealer could try until the deal suits him.
            self.accuse(Unfair::Again);
            return None;
        }
        if self.drawn.as_ref().is_none_or(|drawn| (drawn.hand, drawn.dealer) != (hand, dealer)) {
            self.drawn = Some(Drawn { hand, dealer, hashes: None });
        }
        Some(self.bytes(hand, dealer).hash())
    }

    /// The hashes of all are there. Returns one's own bytes.
    pub(super) fn hashes(&mut self, hand: u64, hashes: Vec<(Seat, Bytes)>, own: Seat) -> Option<Bytes> {
        let dealer = self.drawn.as_ref().filter(|drawn| drawn.hand == hand)?.dealer;
        let bytes = self.bytes(hand, dealer);
        let before = self.drawn.as_ref().and_then(|drawn| drawn.hashes.as_ref());
        let is_other = before.is_some_and(|before| *before != hashes);
        if hashes.len() > SEATS || !hashes.contains(&(own, bytes.hash())) || is_other {
            self.accuse(Unfair::Again);
            return None;
        }
        if let Some(drawn) = &mut self.drawn {
            drawn.hashes = Some(hashes);
        }
        Some(bytes)
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
    pub(super) fn check(&mut self, text: String, table: u64, own: Option<Seat>, view: &View) -> bool {
        let Ok(kept) = KeptGame::from_bytes(text.as_bytes()) else {
            self.accuse(Unfair::Game);
            return false;
        };
        let result = self.judge(&kept.record, table, own, view);
        if let Err(unfair) = result {
            self.accuse(unfair);
        } else if !matches!(self.fairness, Fairness::Unfair(_)) {
            self.fairness = Fairness::Fair(kept.record.hands.len());
        }
        self.kept = Some((text, Box::new(kept)));
        view.seen.phase() == Phase::GameOver
    }

    fn judge(&self, record: &Record, table: u64, own: Option<Seat>, view: &View) -> Result<(), Unfair> {
        let (mut result, mut hands) = (Ok(()), record.hands.iter());
        let check = |seen: Replay<'_>| {
            let (Replay::Deal(before, ..), Ok(())) = (seen, result) else { return };
            let Some(hand) = hands.next() else { return };
            let Some(drawing) = hand.drawing.as_ref().filter(|drawing| drawing.table == table) else {
                result = Err(Unfair::Deal);
                return;
            };
            result = drawing.check_deal(&hand.deal, before).and_then(|()| self.judge_drawing(drawing, own));
        };
        let session = record.replay_with(check).map_err(|_| Unfair::Game)?;
        result?;
        let seen = session.observe(view.viewer());
        let seen = if view.hides_the_hand() { seen.covered() } else { seen };
        let is_at_rest = view.seen.phase() != Phase::Playing;
        if is_at_rest && seen != view.seen { Err(Unfair::Game) } else { Ok(()) }
    }

    /// Whether a deal was drawn by what everybody gave before.
    fn judge_drawing(&self, drawing: &Drawing, own: Option<Seat>) -> Result<(), Unfair> {
        let Some(drawn) = self.drawn.as_ref().filter(|drawn| drawn.hand == drawing.hand) else { return Ok(()) };
        if drawing.dealer.hash != drawn.dealer {
            return Err(Unfair::Dealer);
        }
        let Some(hashes) = &drawn.hashes else { return Ok(()) };
        let is_other = |(seat, share): &&(Seat, Contribution)| !hashes.contains(&(*seat, share.hash));
        if let Some((seat, _)) = drawing.seats.iter().find(is_other) {
            return Err(Unfair::Seat(*seat));
        }
        let mine = Contribution::of(self.bytes(drawn.hand, drawn.dealer));
        match own.filter(|own| !drawing.seats.contains(&(*own, mine))) {
            Some(own) => Err(Unfair::Seat(own)),
            None => Ok(()),
        }
    }
}
