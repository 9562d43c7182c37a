//! What a program at a table elsewhere writes down of a game, and what follows from it.
//!
//! Another program keeps the table and knows all bones. Nothing that it says of a hand afterwards is
//! needed but the dealer's bytes: they deal the hand again, and the moves that were seen play it. All that
//! was ever shown of it must then be what the engine shows the same seat at the same moment.

use super::GameId;
use super::drawing::{Drawing, HandCheck, Unfair};
use super::filled::filled;
use super::kept::{KeptGame, Played};
use super::session::{Position, Session};
use super::terms::{Given, Letters, Terms};
use super::text::{HandText, Steps, in_text};
use super::{Bytes, Hand, Record, Seating};
use crate::engine::next_hand::CannotChange;
use crate::engine::{
    Act, BetweenHands, Bone, Bones, BySeat, Deal, Deed, Deeds, Event, GameEndReason, Move, Observation, Phase,
    Revealed, Rules, SEATS, Seat, Seats,
};
use crate::nestor::Level;
use jiff::Timestamp;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};
use std::time::Duration;

/// A player's own notes of one game at a table elsewhere.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Notebook {
    /// The id of the table.
    table: u64,
    game: GameId,
    /// The rules of the first hand.
    #[serde(with = "in_text")]
    rules: Rules,
    /// Who sits where, as the table names them.
    #[serde(with = "in_text")]
    sitters: Seating,
    /// The seats of this screen.
    own: Seats,
    /// Whether the program has helped here.
    helped: bool,
    /// How long it was played here.
    took: Duration,
    /// How many of the moves the player has in a file.
    filed: usize,
    /// Whether the game has ended.
    is_over: bool,
    hands: Vec<NotedHand>,
    open: Option<OpenHand>,
}

/// A hand that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct NotedHand {
    deal: HandDeal,
    /// Whether it was played to its end, and not left for another game.
    is_ended: bool,
    /// Nothing if no rule allows what was seen of it.
    #[serde(serialize_with = "write_hand", deserialize_with = "read_hand")]
    hand: Option<Hand>,
}

/// What one knows about the deal of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandDeal {
    /// How many hands of the game were dealt before.
    pub number: u16,
    /// How far it was checked.
    pub how: HowDrawn,
    /// The people who gave nothing to it.
    pub without: Seats,
    /// Those of them who announced bytes and did not give them, so that it was drawn again.
    pub refused: Seats,
    /// What all at the table can compare, once it was worked out.
    pub letters: Option<Letters>,
}

/// How far one knows how a deal was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HowDrawn {
    /// It is played. All others gave what they had announced, and the dealer's bytes come after it.
    Open,
    /// All bones follow from what all have given, and everything that was seen agrees with them.
    Checked,
    /// Without this player's bytes.
    WithoutOwn,
    /// Not all of it was seen, or the dealer's bytes never came.
    Unseen,
}

/// A hand that is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct OpenHand {
    given: Given,
    /// The version of the program that began to note it. Another one may write down differently what it sees.
    by: String,
    /// Whether this screen has given its bytes to it, and nothing was seen that leaves it unchecked.
    is_whole: bool,
    last: Option<Sight>,
    /// All that was shown and told of it, in order.
    glimpses: Vec<Glimpse>,
    /// The bones that the seats turned in the last try of the lot, if it was shown.
    lot: Vec<Bone>,
    readings: Vec<Reading>,
}

/// What was shown and told at one moment, as far as it takes to find out later whether it was true. It is
/// short, because it is kept after every move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Glimpse {
    /// So many of the deeds of the moment before still stood.
    kept: usize,
    /// These came after them.
    #[serde(with = "in_text")]
    steps: Steps,
    /// What had ended the game then without a deed: somebody gave it up, or a clock ran out.
    #[serde(with = "in_text")]
    end: Steps,
    frame: Frame,
    digest: u64,
}

/// How much of a hand a screen shows at one moment.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Frame {
    seat: Seat,
    is_covered: bool,
    /// The hands that lie open before the hand is over. Then all do.
    hands: Seats,
    has_boneyard: bool,
    /// Whether the screen has heard all that happened up to this moment, and nothing else.
    has_story: bool,
}

/// What was shown of a hand at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Sight {
    seen: Observation,
    /// The hands that lay open.
    open: BySeat<Bones>,
    /// The boneyard, if it was shown.
    boneyard: Vec<Bone>,
}

/// The reading of a clock, and after how many deeds of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Reading {
    deeds: usize,
    seat: Seat,
    seconds: u16,
}

/// A move of a Nestor in a hand that is over, which he makes again.
#[derive(Clone, PartialEq, Debug)]
pub struct NestorMove {
    /// Where he sits.
    pub seat: Seat,
    /// How strong he is.
    pub level: Level,
    /// What he saw.
    pub seen: Observation,
    /// What decides between moves that are the same to him.
    pub chance: u64,
    /// What he did.
    pub step: Move,
}

impl NotedHand {
    /// What was found out about it.
    fn check(&self) -> HandCheck {
        match self.deal.how {
            HowDrawn::Checked => HandCheck::Checked,
            _ if self.is_known() => HandCheck::Unchecked,
            _ => HandCheck::Seen,
        }
    }

    /// Whether its bones follow from the dealer's bytes.
    fn is_known(&self) -> bool {
        self.hand.as_ref().is_some_and(|hand| hand.drawing.is_some())
    }
}

impl Notebook {
    /// Begins with a hand of a game. `own` are the seats of this screen.
    pub fn new(table: u64, terms: &Terms, own: Seats) -> Notebook {
        Notebook {
            table,
            game: terms.game,
            rules: terms.rules,
            sitters: terms.sitters.clone(),
            own,
            helped: false,
            took: Duration::ZERO,
            filed: 0,
            is_over: false,
            hands: Vec::new(),
            open: None,
        }
    }

    /// The seats of this screen.
    pub const fn own(&self) -> Seats {
        self.own
    }

    /// Whether the game has ended, as far as it was seen.
    pub fn has_ended_game(&self) -> bool {
        let last = self.open.as_ref().and_then(|open| open.last.as_ref());
        self.is_over || last.is_some_and(|last| last.seen.phase() == Phase::GameOver)
    }

    /// The screen sees this once a hand is over, and has heard this story of it. Between two hands a game can
    /// only end by a clock, or because somebody gives it up, which is noted.
    pub fn rest(
        &mut self,
        seen: &Observation,
        seating: &Seating,
        (open, lot, story): (&Revealed, &[Bone], &[Event]),
    ) -> Result<(), Unfair> {
        let here = self.own.iter().next().map_or_else(|| self.sitters.clone(), |own| self.sitters.seen_from(own));
        let is_own = self.own.is_empty() || self.own.contains(seen.seat());
        if !is_own || !self.keeps_seats(&here, seating) {
            return Err(Unfair::Hand);
        }
        let mut session = self.record().replay().map_err(|_| Unfair::Hand)?;
        let sight = Sight { seen: seen.clone(), open: open.hands, boneyard: open.boneyard.clone() };
        let agrees = |session: &Session| sight.agrees(&Position::of(session));
        let Some(last) = self.hands.last().filter(|hand| hand.is_known()) else {
            // How it has ended is seen, and nothing is filed of it.
            let has_ended = self.hands.last().is_some_and(|hand| hand.is_ended);
            self.is_over |= has_ended && seen.phase() == Phase::GameOver;
            return Ok(());
        };
        if !last.is_ended {
            // A hand that was left is shown until another one is dealt. What comes of it ends nothing.
            return if self.goes_on_to(&sight) { Ok(()) } else { Err(Unfair::Hand) };
        }
        let turned = last.hand.as_ref().and_then(|hand| hand.deal.lot.last());
        let is_other_lot = !lot.is_empty() && turned.is_none_or(|turned| turned.bones() != lot);
        if is_other_lot || !is_told_truly(seen, story) || self.is_other_story(story) {
            return Err(Unfair::Hand);
        }
        if agrees(&session) {
            return Ok(());
        }
        let end = sight.end().ok_or(Unfair::Hand)?;
        let played = session.play(end);
        if played.is_err() || !agrees(&session) {
            return Err(Unfair::Hand);
        }
        // An end that was told while the player was away was filed without it.
        let is_new = !std::mem::replace(&mut self.is_over, true);
        if let Some(hand) = self.hands.last_mut().and_then(|hand| hand.hand.as_mut()).filter(|_| is_new) {
            hand.moves.push(end);
        }
        Ok(())
    }

    /// Whether this can be seen of the last hand that is over, if it were played on.
    fn goes_on_to(&self, sight: &Sight) -> bool {
        let Some((mut session, ..)) = self.last_dealt() else { return false };
        let mut steps = sight.seen.deeds().iter().map(|deed| deed.act.step()).chain(sight.end());
        steps.all(|step| session.play(step).is_ok()) && sight.agrees(&Position::of(&session))
    }

    /// The game, as the table calls it.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The hand that is played, as it was told before it.
    pub fn open(&self) -> Option<&Given> {
        self.open.as_ref().map(|open| &open.given)
    }

    /// Whether the hand that is played was not seen to end.
    pub fn is_played(&self) -> bool {
        let last = self.open.as_ref().map(|open| open.last.as_ref().map(|last| last.seen.phase()));
        last.is_some_and(|phase| phase.is_none_or(|phase| phase == Phase::Playing))
    }

    /// What was seen last of the hand that is played.
    pub fn last_seen(&self) -> Option<&Observation> {
        self.open.as_ref()?.last.as_ref().map(|sight| &sight.seen)
    }

    /// What is known of the deal of each hand.
    pub fn deals(&self) -> impl Iterator<Item = HandDeal> {
        let open = self.open.as_ref().map(|open| Self::deal_of(open, HowDrawn::Open, None));
        self.hands.iter().map(|hand| hand.deal).chain(open)
    }

    /// The hands that are over.
    pub fn record(&self) -> Record {
        let checked = |noted: &NotedHand| Some(Hand { check: Some(noted.check()), ..noted.hand.clone()? });
        Record { rules: self.rules, hands: self.hands.iter().filter_map(checked).collect() }
    }

    /// Whether this hand is over and in the record.
    pub fn has_hand(&self, number: u16) -> bool {
        self.hands.iter().any(|hand| hand.deal.number == number && hand.hand.is_some())
    }

    /// Whether this is the last hand that is over.
    pub fn is_last(&self, number: u16) -> bool {
        self.open.is_none() && self.hands.last().is_some_and(|hand| hand.deal.number == number)
    }

    /// Whether this hand was played to its end, as far as it was seen.
    pub fn has_ended(&self, number: u16) -> bool {
        self.hands.iter().any(|hand| hand.deal.number == number && hand.is_ended)
    }

    /// A player who was said to have no seat has these.
    pub fn sit(&mut self, own: Seats) {
        if self.own.is_empty() {
            self.own = own;
        }
    }

    /// The program has helped the player.
    pub const fn help(&mut self) {
        self.helped = true;
    }

    /// So much time was played.
    pub fn add_time(&mut self, time: Duration) {
        self.took += time;
    }

    /// The number of the last hand that was seen or told.
    pub fn last_number(&self) -> Option<u16> {
        let open = self.open().map(|given| given.terms.begins.hand);
        open.or_else(|| Some(self.hands.last()?.deal.number))
    }

    /// Whether what is told before a hand agrees with what was noted of the hands before it, and with the rules that
    /// are agreed on for it, if these are others. `may_be_unheard` says whether the player may not have heard of them.
    pub fn check_terms(&self, terms: &Terms, agreed: Option<&Rules>, may_be_unheard: bool) -> Result<(), Unfair> {
        let Some(last) = self.last_number() else { return Ok(()) };
        if terms.game != self.game {
            return Ok(());
        }
        if last.checked_add(1) != Some(terms.begins.hand) || !self.keeps_seats(&self.sitters, &terms.sitters) {
            return Err(Unfair::Shuffle);
        }
        let is_agreed = |rules: &Rules| agreed.unwrap_or(rules) == &terms.rules;
        if !may_be_unheard && self.last_rules().is_some_and(|rules| !is_agreed(&rules)) {
            return Err(Unfair::Rules);
        }
        if self.follows(terms) == Some(false) { Err(Unfair::Shuffle) } else { Ok(()) }
    }

    /// Whether all who have played this game can begin another one by these rules, without asking each other: by those
    /// of its last hand. Nobody can tell where these are not known, or where another seat leads than the winner's.
    pub fn may_begin_another(&self, rules: &Rules) -> Result<bool, Unfair> {
        let Some(last) = self.last_rules() else { return Ok(false) };
        let end = match &self.open {
            Some(open) => open.last.as_ref().and_then(|last| last.seen.public().result()),
            None => self.record().replay().ok().and_then(|session| session.state().result()),
        };
        let winner = end.and_then(|end| end.winner);
        let winner = winner.and_then(|side| last.all_seats().find(|seat| last.side(*seat) == side));
        let led_by = |rules: &Rules| rules.for_next_game(Some(Seat::FIRST));
        match last == *rules || last.for_next_game(winner) == *rules {
            false if led_by(&last) != led_by(rules) => Err(Unfair::Rules),
            is_known => Ok(is_known),
        }
    }

    /// The rules of the last hand.
    fn last_rules(&self) -> Option<Rules> {
        let open = self.open.as_ref().map(|open| open.given.terms.rules);
        open.or_else(|| self.hands.last()?.hand.as_ref().map(|_| *self.record().rules_at_the_end()))
    }

    /// Whether the next hand follows from the last one if it is drawn for these terms. Nobody can tell where that was
    /// not seen to end and the dealer's bytes never came.
    pub fn follows(&self, Terms { game, rules, begins, .. }: &Terms) -> Option<bool> {
        let follows = |stands: Option<BetweenHands>| stands.is_some_and(|stands| begins.may_follow(&stands));
        let is_other = *game != self.game || (self.open.is_none() && self.hands.is_empty());
        if is_other {
            return Some(true);
        }
        let session = if let Some(open) = &self.open {
            let seen = open.last.as_ref().map(|last| &last.seen).filter(|seen| seen.phase() != Phase::Playing)?;
            let stands = BetweenHands::of(seen.public());
            if seen.rules() == rules {
                return Some(follows(stands));
            }
            if !stands.is_some_and(|stands| begins.may_follow_by_other_rules(&stands)) {
                return Some(false);
            }
            // Who leads by other rules follows from the hands, which all lie open at the end.
            self.seen_to_end(open)?
        } else {
            self.hands.last().filter(|last| last.hand.is_some() && (last.is_ended || last.is_known()))?;
            self.record().replay().ok()?
        };
        let stands = |session| under(session, rules).ok().and_then(|session| session.state().between_hands());
        Some(follows(stands(session)))
    }

    /// Whether nobody has become another Nestor between two hands, or taken this player's seats. Where
    /// somebody left, others may sit down.
    fn keeps_seats(&self, before: &Seating, now: &Seating) -> bool {
        let is_kept = |seat: Seat| {
            let stays = self.own.contains(seat) || !before.is_person(seat);
            now.is_person(seat) == before.is_person(seat) && (!stays || now.sitter(seat) == before.sitter(seat))
        };
        let is_same = (now.seats(), now.is_without_help()) == (before.seats(), before.is_without_help());
        is_same && Seat::first(now.seats()).all(is_kept)
    }

    /// A hand is dealt. The one before is over, also if the dealer's bytes have not come.
    pub fn begin(&mut self, given: Given, is_seen: bool) {
        self.leave_open();
        self.sitters.clone_from(&given.terms.sitters);
        let (by, is_whole, glimpses) = (env!("CARGO_PKG_VERSION").to_owned(), is_seen, Vec::new());
        let (last, lot, readings) = (None, Vec::new(), Vec::new());
        self.open = Some(OpenHand { given, by, is_whole, last, glimpses, lot, readings });
    }

    /// The screen sees this of the hand, and has heard this story of it. `was_away` says that its line broke
    /// since it saw it last, and `may_undo` with whose Undo the player has agreed.
    ///
    /// Moves only become more, or fewer by an Undo that takes back no draw and no move of this player
    /// unasked.
    pub fn see(
        &mut self,
        seen: &Observation,
        (open, lot, story): (&Revealed, &[Bone], &[Event]),
        (was_away, may_undo): (bool, Seats),
    ) -> Result<(), Unfair> {
        let own = self.own;
        let Some(hand) = &mut self.open else { return Ok(()) };
        let sight = Sight { seen: seen.clone(), open: open.hands, boneyard: open.boneyard.clone() };
        let steps =
            |seen: &Observation| seen.deeds().iter().map(|deed| (deed.seat, deed.act.step())).collect::<Vec<_>>();
        let now = steps(seen);
        let before = hand.last.as_ref().map_or_else(Vec::new, |last| steps(&last.seen));
        let kept = before.iter().zip(&now).take_while(|(one, other)| one == other).count();
        let (grows, is_taken_back) = (kept == before.len(), kept == now.len());
        let is_other_end = hand.last.as_ref().is_some_and(|last| !last.may_become(&sight, before == now));
        let is_other_lot = !lot.is_empty() && !hand.lot.is_empty() && hand.lot != lot;
        // At the end of a hand all lie open.
        let is_hidden = |seat: Seat| open.hands[seat.index()].len() != seen.hand_len(seat);
        let hides = seen.phase() != Phase::Playing && seen.rules().all_seats().any(is_hidden);
        if is_other_end || is_other_lot || hides || !is_told_truly(seen, story) {
            return Err(Unfair::Hand);
        }
        if !lot.is_empty() {
            hand.lot = lot.to_vec();
        }
        if !grows && was_away {
            hand.is_whole = false;
        } else if !grows {
            let gone = &before[kept..];
            // A pass is no choice, and goes with the play before it.
            let plays = |of: Seats| gone.iter().filter(move |(seat, step)| of.contains(*seat) && *step != Move::Pass);
            // Undo goes back to before the last play of the one who asks.
            let first = gone.first().filter(|(_, step)| *step != Move::Pass);
            let asker = first.map(|(seat, _)| *seat).filter(|seat| may_undo.contains(*seat));
            let is_agreed = asker.is_some_and(|seat| plays(Seats::of(seat)).count() == 1);
            let is_draw = |(_, step): &(Seat, Move)| *step == Move::Draw;
            if !is_taken_back || gone.iter().any(is_draw) {
                return Err(Unfair::Hand);
            }
            hand.is_whole &= is_agreed || plays(own).count() == 0;
        }
        hand.readings.retain(|reading| reading.deeds <= now.len());
        let mut clocks = hand.given.terms.begins.seconds;
        for reading in &hand.readings {
            clocks[reading.seat.index()] = reading.seconds;
        }
        let told = seen.public().seconds;
        let is_over = seen.phase() != Phase::Playing;
        // A table that was ended before it had kept a reading shows more again. No other does.
        hand.is_whole &= clocks.iter().zip(&told).all(|(before, now)| now <= before);
        let read = |(seat, (before, now)): (Seat, (u16, u16))| (now < before).then_some((seat, now));
        for (seat, seconds) in Seat::first(told.len()).zip(clocks.into_iter().zip(told)).filter_map(read) {
            let deeds = if is_over && seconds == 0 { now.len() } else { before.len().min(now.len()) };
            hand.readings.push(Reading { deeds, seat, seconds });
        }
        // After moves were taken back, the story of what still stands comes later.
        let story = (grows || was_away).then_some(story);
        hand.note(sight, kept, story);
        Ok(())
    }

    /// The story of the hand as this seat saw it last is told anew.
    pub fn hear(&mut self, seat: Seat, story: &[Event]) -> Result<(), Unfair> {
        let Some(hand) = &mut self.open else {
            let is_other = self.is_other_story(story)
                || self.knows_last()
                    && self.record().replay().is_ok_and(|session| !is_told_truly(&session.observe(seat), story));
            return if is_other { Err(Unfair::Hand) } else { Ok(()) };
        };
        let Some(sight) = hand.last.clone() else { return Ok(()) };
        if !is_told_truly(&sight.seen, story) {
            return Err(Unfair::Hand);
        }
        let deeds = sight.seen.deeds().len();
        hand.note(sight, deeds, Some(story));
        Ok(())
    }

    /// Something was seen that leaves the hand unchecked, or the last one if none is played.
    pub fn doubt(&mut self) {
        if let Some(open) = &mut self.open {
            open.is_whole = false;
        } else if let Some(last) = self.hands.last_mut().filter(|last| last.deal.how == HowDrawn::Checked) {
            last.deal.how = HowDrawn::Unseen;
        }
    }

    /// The dealer's bytes have come. Plays the hand again, and compares all that was seen of it. `told` are
    /// its moves as the table tells them to who was away, without an end of the game that no deed has brought
    /// about, unless it is one's own giving up, which one knows of.
    pub fn close(&mut self, dealer: Bytes, told: Option<&[Move]>) -> Result<(), Unfair> {
        // The moves of a hand that was seen to end are those that were seen.
        let told = told.filter(|_| self.is_played());
        let is_unseen = |step: &Move| match step {
            Move::Resign(seat) => !self.own.contains(*seat),
            step => matches!(step, Move::Clock(_, 0)),
        };
        let unseen = told.and_then(|told| told.iter().position(is_unseen));
        // Nobody can tell how long a clock ran that was not seen.
        let told =
            told.map(|told| told[..unseen.unwrap_or(told.len())].iter().filter(|step| reads_no_clock(step)).copied());
        let told: Option<Vec<Move>> = told.map(Iterator::collect);
        let told = told.as_deref();
        let Some(open) = self.open.take() else { return Ok(()) };
        match self.played(&open, dealer, told) {
            Ok((hand, deal, phase)) => {
                let has_ended = unseen.is_some();
                self.hands.push(NotedHand { deal, is_ended: has_ended || phase != Phase::Playing, hand: Some(hand) });
                self.is_over = has_ended || phase == Phase::GameOver;
            }
            Err(unfair) => {
                self.open = Some(open);
                self.leave_open();
                return Err(unfair);
            }
        }
        Ok(())
    }

    /// The dealer's bytes have not come in time. The hand stays as it was seen.
    pub fn leave_open(&mut self) {
        if let Some(open) = self.open.take() {
            let hand = self.as_seen(&open);
            let how = if self.gives(&open) { HowDrawn::Unseen } else { HowDrawn::WithoutOwn };
            let is_ended = open.last.as_ref().is_some_and(|last| last.seen.phase() != Phase::Playing);
            self.hands.push(NotedHand { deal: Self::deal_of(&open, how, None), is_ended, hand });
        }
    }

    /// The player leaves the game, and loses it if it is not over.
    pub fn resign(&mut self) {
        let was_left = self.open.is_none() && self.hands.last().is_some_and(|last| !last.is_ended);
        if self.is_over || was_left {
            return;
        }
        self.leave_open();
        let Some(seat) = self.own.iter().next() else { return };
        let is_on = self.record().replay().is_ok_and(|session| session.state().check(Move::Resign(seat)).is_ok());
        if let Some(hand) = self.hands.last_mut().and_then(|hand| hand.hand.as_mut()).filter(|_| is_on) {
            hand.moves.push(Move::Resign(seat));
        }
    }

    /// Whether the game has ended.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// The hands that are over, as the player keeps them under this name, if there are more than when they were
    /// taken last. Nothing for who only watched.
    pub fn take_kept(&mut self, name: GameId, doubted: bool) -> Option<KeptGame> {
        let (record, seat) = (self.record(), self.own.iter().next()?);
        let moves = record.hands.iter().map(|hand| hand.moves.len()).sum();
        if std::mem::replace(&mut self.filed, moves) == moves {
            return None;
        }
        let number = record.hands.first()?.deal.number.unwrap_or_default();
        let played = Played {
            id: name,
            by: String::new(),
            seating: self.sitters.seen_from(seat),
            seat,
            when: Timestamp::UNIX_EPOCH,
            took: self.took,
            practice: self.helped,
            number,
            era: 0,
            doubted,
        };
        Some(KeptGame { record, played })
    }

    /// What this screen would have seen of the last hand that is over.
    pub fn last_played(&self) -> Option<Observation> {
        let (mut session, _, last) = self.last_dealt()?;
        for step in &last.moves {
            session.play(*step).ok()?;
        }
        Some(session.observe(self.own.iter().next()?))
    }

    /// The moves that Nestors have made in the last hand and that were no only ones.
    pub fn nestor_moves(&self) -> Vec<NestorMove> {
        let mut moves = Vec::new();
        let Some((mut session, _, last)) = self.last_dealt() else { return moves };
        let Some(chance) = last.drawing.as_ref().map(|drawing| drawing.chance()) else { return moves };
        for step in &last.moves {
            let seat = session.state().to_move();
            let is_choice = session.state().legal().len() > 1 && !matches!(step, Move::Clock(..) | Move::Resign(_));
            if let Some(level) = self.sitters.level(seat).filter(|_| is_choice) {
                moves.push(NestorMove { seat, level, seen: session.observe(seat), chance, step: *step });
            }
            if session.play(*step).is_err() {
                return moves;
            }
        }
        moves
    }

    /// The last hand that is over, as it was dealt, and what is told of its deal.
    fn last_dealt(&self) -> Option<(Session, Event, Hand)> {
        let mut record = self.record();
        let last = record.hands.pop()?;
        let mut session = record.replay().ok()?;
        let rules = last.rules.unwrap_or(*session.state().rules());
        match last.begins {
            Some(begins) => session.resume(rules, &begins)?,
            None => session = under(session, &rules).ok()?,
        }
        let dealt = session.deal(last.deal.clone()).ok()?;
        Some((session, dealt, last))
    }

    /// Whether this is not what happened in the last hand that is over.
    fn is_other_story(&self, story: &[Event]) -> bool {
        self.knows_last() && self.story().is_some_and(|happened| !story.iter().filter_map(as_all_hear).eq(happened))
    }

    /// Whether all bones of the last hand that is over are known, and how it ended.
    pub fn knows_last(&self) -> bool {
        self.hands.last().is_some_and(|hand| hand.is_known() && hand.is_ended)
    }

    /// What all hear of the last hand that is over.
    fn story(&self) -> Option<Vec<Event>> {
        let (mut session, dealt, last) = self.last_dealt()?;
        let mut story = vec![dealt];
        for step in &last.moves {
            story.extend(session.play(*step).ok()?.iter().filter_map(as_all_hear));
        }
        Some(story)
    }

    /// Whether this screen has given bytes to a hand, for each of its seats.
    fn gives(&self, open: &OpenHand) -> bool {
        let gave = open.given.gave();
        self.own.iter().all(|seat| gave.contains(seat))
    }

    fn deal_of(open: &OpenHand, how: HowDrawn, letters: Option<Letters>) -> HandDeal {
        let (gave, terms) = (open.given.gave(), &open.given.terms);
        let without: Seats =
            terms.sitters.people().map(|(seat, _)| seat).filter(|seat| !gave.contains(*seat)).collect();
        let refused = terms.given_up.iter().flat_map(|(_, seats)| seats.iter()).filter(|seat| without.contains(*seat));
        HandDeal { number: terms.begins.hand, how, without, refused: refused.collect(), letters }
    }

    /// The game before a hand: as it follows from what was noted, or else as it is said to stand.
    fn before(&self, terms: &Terms) -> Result<Session, Unfair> {
        let session = self.record().replay().map_err(|_| Unfair::Hand)?;
        let mut session = under(session.clone(), &terms.rules).unwrap_or(session);
        let is_same = session.state().between_hands() == Some(terms.begins) && *session.state().rules() == terms.rules;
        if !is_same {
            session.resume(terms.rules, &terms.begins).ok_or(Unfair::Hand)?;
        }
        Ok(session)
    }

    /// A hand as it follows from what all have given and from what was seen.
    fn played(&self, open: &OpenHand, dealer: Bytes, told: Option<&[Move]>) -> Result<(Hand, HandDeal, Phase), Unfair> {
        let drawing = open.given.drawing(self.table, dealer).ok_or(Unfair::Shuffle)?;
        let before = self.before(&open.given.terms)?;
        let deal = drawing.deal(before.state())?;
        open.compare(&before, &deal)?;
        let seen = open.moves();
        let made = seen.iter().filter(|step| reads_no_clock(step));
        // While this screen was away, others may have taken back moves of theirs that were no draws.
        let common = |told: &[Move]| told.iter().zip(made.clone()).take_while(|(a, b)| a == b).count();
        let gone = told.map_or(0, |told| made.clone().count() - common(told));
        let last = open.last.as_ref().map_or(&[][..], |last| last.seen.deeds());
        let kept = last.len().saturating_sub(gone);
        if last[kept..].iter().any(|deed| deed.act.step() == Move::Draw) {
            return Err(Unfair::Hand);
        }
        let moves = told.map_or_else(|| seen.clone(), <[Move]>::to_vec);
        let number = drawing.number();
        let session = finished(before, deal, Some(drawing), &moves)?;
        let hand = session.record().hands.last().cloned().ok_or(Unfair::Hand)?;
        let is_other = |sight: &Sight| told.is_none() && !sight.agrees(&Position::of(&session));
        if open.last.as_ref().is_some_and(is_other) {
            return Err(Unfair::Hand);
        }
        // All may leave a hand for another game. What was seen of it is not a hand that was checked.
        let is_ended = session.state().phase() != Phase::Playing;
        let is_seen = open.last.is_some() && open.is_whole && open.is_readable();
        let is_checked = is_ended && gone == 0 && is_seen && self.gives(open);
        let how = match is_checked {
            true => HowDrawn::Checked,
            false if self.gives(open) => HowDrawn::Unseen,
            false => HowDrawn::WithoutOwn,
        };
        // Of a hand that goes on elsewhere, or has ended unseen, others have other letters.
        let letters = is_ended.then(|| Letters::of(number, &open.given.terms, &hand.moves, session.state()));
        Ok((hand, Self::deal_of(open, how, letters), session.state().phase()))
    }

    /// A hand whose bones were never known, with bones that fit what was seen.
    fn as_seen(&self, open: &OpenHand) -> Option<Hand> {
        self.seen_to_end(open)?.record().hands.last().cloned()
    }

    /// The game up to the end of such a hand.
    fn seen_to_end(&self, open: &OpenHand) -> Option<Session> {
        let (sight, before) = (open.last.as_ref()?, self.before(&open.given.terms).ok()?);
        // Not every deal of these is one that the rules allow.
        (0..before.state().rules().set.size()).find_map(|turn| {
            let deal = filled(before.state(), &sight.seen, &sight.open, turn)?;
            let session = finished(before.clone(), deal, None, &open.moves()).ok()?;
            sight.agrees(&Position::of(&session)).then_some(session)
        })
    }
}

/// A game whose next hand has these rules.
fn under(mut session: Session, rules: &Rules) -> Result<Session, CannotChange> {
    if session.state().rules() != rules {
        session.change_rules(*rules)?;
    }
    Ok(session)
}

/// Whether a move is another one than the reading of a clock.
const fn reads_no_clock(step: &Move) -> bool {
    !matches!(step, Move::Clock(..))
}

/// Plays a hand to its end, or as far as it came.
fn finished(mut session: Session, deal: Deal, drawing: Option<Drawing>, moves: &[Move]) -> Result<Session, Unfair> {
    session.deal_with(deal, drawing.map(Box::new)).map_err(|_| Unfair::Hand)?;
    for step in moves {
        session.play(*step).map_err(|_| Unfair::Hand)?;
    }
    Ok(session)
}

/// An event as everybody hears it, without the readings of clocks and what follows from them.
fn as_all_hear(event: &Event) -> Option<Event> {
    let is_of_clocks = matches!(event, Event::Clock { .. } | Event::GameEnded(_));
    (!is_of_clocks).then(|| event.clone().seen_by_all())
}

/// Whether what only one seat hears, and how the game ended, is told as it is seen. All else of a story is
/// compared with the whole hand.
fn is_told_truly(seen: &Observation, story: &[Event]) -> bool {
    let is_deed = |event: &&Event| {
        matches!(event, Event::Played { .. } | Event::Drew { .. } | Event::Passed { .. } | Event::Destroyed { .. })
    };
    let told = story.iter().filter(is_deed).zip(seen.deeds());
    let is_other_draw = |(event, deed): (&Event, &Deed)| match event {
        Event::Drew { seat, bone: Some(bone), .. } => *seat != seen.seat() || deed.act != Act::Drew(Some(*bone)),
        _ => false,
    };
    let is_other_end = |event: &Event| matches!(event, Event::GameEnded(end) if seen.public().result() != Some(*end));
    // No clock was read to have less than it has now.
    let is_other_reading = |event: &Event| match event {
        Event::Clock { seat, left } => seen.rules().time_of(*seat) == 0 || *left < seen.public().seconds[seat.index()],
        _ => false,
    };
    !told.into_iter().any(is_other_draw) && !story.iter().any(|event| is_other_end(event) || is_other_reading(event))
}

impl OpenHand {
    /// Notes what is shown and told, where so many of the deeds before still stand.
    fn note(&mut self, sight: Sight, kept: usize, story: Option<&[Event]>) {
        let (frame, end) = (Frame { has_story: story.is_some(), ..sight.frame() }, Steps(Vec::from_iter(sight.end())));
        let story: Vec<Event> = story.unwrap_or_default().iter().filter_map(as_all_hear).collect();
        let digest = sight.timeless().digest(&story);
        let steps = Steps(sight.seen.deeds()[kept..].iter().map(|deed| deed.act.step()).collect());
        let count = self.last.replace(sight).map_or(0, |before| before.seen.deeds().len());
        let is_same = |last: &Glimpse| (&last.end, last.frame, last.digest) == (&end, frame, digest);
        let is_new = kept < count || !steps.0.is_empty() || !self.glimpses.last().is_some_and(is_same);
        self.glimpses.extend(is_new.then_some(Glimpse { kept, steps, end, frame, digest }));
    }

    /// Whether this program writes down what it sees as the one did that began to.
    fn is_readable(&self) -> bool {
        self.by == env!("CARGO_PKG_VERSION")
    }

    /// Whether everything that was seen is what the engine shows the same seat at that moment.
    fn compare(&self, before: &Session, deal: &Deal) -> Result<(), Unfair> {
        let mut dealt = Position::of(before);
        let event = dealt.state.deal(deal).map_err(|_| Unfair::Hand)?;
        dealt.deeds = Deeds::new();
        if !self.lot.is_empty() && deal.lot.last().is_none_or(|turned| turned.bones() != self.lot) {
            return Err(Unfair::Hand);
        }
        // The hand and its story before each of the deeds that were seen last.
        let mut path = vec![(dealt, vec![event])];
        for glimpse in &self.glimpses {
            path.truncate(glimpse.kept + 1);
            for step in &glimpse.steps.0 {
                let (mut position, mut story) = path[path.len() - 1].clone();
                let events = position.play(*step).map_err(|_| Unfair::Hand)?;
                story.extend(events.iter().filter_map(as_all_hear));
                path.push((position, story));
            }
            let (mut position, mut story) = path[path.len() - 1].clone();
            for step in &glimpse.end.0 {
                let events = position.play(*step).map_err(|_| Unfair::Hand)?;
                story.extend(events.iter().filter_map(as_all_hear));
            }
            let story = if glimpse.frame.has_story { &story[..] } else { &[] };
            if self.is_readable() && Sight::of(&position, glimpse.frame).digest(story) != glimpse.digest {
                return Err(Unfair::Hand);
            }
        }
        Ok(())
    }

    /// The moves that were seen, with the readings of the clocks.
    fn moves(&self) -> Vec<Move> {
        let Some(Sight { seen, .. }) = &self.last else { return Vec::new() };
        let clocks = |deeds: usize, more: bool| {
            let here = move |reading: &&Reading| reading.deeds == deeds || (more && reading.deeds > deeds);
            self.readings.iter().filter(here).map(|reading| Move::Clock(reading.seat, reading.seconds))
        };
        let mut moves: Vec<Move> = Vec::new();
        for (number, deed) in seen.deeds().iter().enumerate() {
            moves.extend(clocks(number, false));
            moves.push(deed.act.step());
        }
        moves.extend(clocks(seen.deeds().len(), true));
        if let Some((GameEndReason::Resigned(seat), _)) = seen.public().end {
            moves.push(Move::Resign(seat));
        }
        moves
    }
}

impl Sight {
    /// What has ended the game, if no deed did: somebody gave it up, or a clock ran out.
    fn end(&self) -> Option<Move> {
        let (rules, public) = (self.seen.rules(), self.seen.public());
        let has_run_out = |seat: &Seat| rules.time_of(*seat) > 0 && public.seconds[seat.index()] == 0;
        match public.end?.0 {
            GameEndReason::Resigned(seat) => Some(Move::Resign(seat)),
            GameEndReason::Time => Seat::first(SEATS).find(has_run_out).map(|seat| Move::Clock(seat, 0)),
            _ => None,
        }
    }

    /// Whether this can be seen after it, with or without the same deeds. No hand that has ended goes on, and
    /// after it the game only ends without a deed.
    fn may_become(&self, next: &Sight, is_same: bool) -> bool {
        let end_of = |sight: &Sight| (sight.seen.phase(), sight.seen.public().end);
        match self.seen.phase() {
            Phase::Playing => true,
            Phase::HandOver if next.end().is_some() => is_same,
            _ => is_same && end_of(self) == end_of(next),
        }
    }

    /// How much of a hand this shows.
    fn frame(&self) -> Frame {
        let seat = self.seen.seat();
        let is_open = |seat: &Seat| !self.open[seat.index()].is_empty();
        let hands = Seat::first(SEATS).filter(is_open).collect();
        Frame {
            seat,
            is_covered: self.seen.is_covered(),
            hands,
            has_boneyard: !self.boneyard.is_empty(),
            has_story: false,
        }
    }

    /// As much of a position, without the readings of clocks.
    fn of(position: &Position, frame: Frame) -> Sight {
        let seen = position.observe(frame.seat);
        let seen = if frame.is_covered { seen.covered() } else { seen };
        let Revealed { hands: mut open, boneyard } = position.state.reveal();
        // At the end of a hand all lie open.
        let is_hidden = |seat: &Seat| seen.phase() == Phase::Playing && !frame.hands.contains(*seat);
        Seat::first(SEATS).filter(is_hidden).for_each(|seat| open[seat.index()] = Bones::NONE);
        let boneyard = if frame.has_boneyard { boneyard } else { Vec::new() };
        Sight { seen, open, boneyard }.timeless()
    }

    /// The same without the readings of clocks, which are the table's.
    fn timeless(&self) -> Sight {
        Sight { seen: self.seen.with_seconds([0; SEATS]), ..self.clone() }
    }

    /// Whether a position shows this to the same seat.
    fn agrees(&self, position: &Position) -> bool {
        Sight::of(position, self.frame()) == self.timeless()
    }

    /// What tells this with a story from everything else.
    fn digest(&self, story: &[Event]) -> u64 {
        let text = ron::to_string(&(self, story)).unwrap_or_default();
        Sha256::digest(text).iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

#[expect(clippy::ref_option, reason = "serde asks for a reference to the field")]
fn write_hand<S: Serializer>(hand: &Option<Hand>, serializer: S) -> Result<S::Ok, S::Error> {
    hand.as_ref().map(HandText::from).serialize(serializer)
}

fn read_hand<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Hand>, D::Error> {
    Ok(Option::<HandText>::deserialize(deserializer)?.and_then(|text| text.read().ok()))
}
