//! A game in play: what may be done, and what it does.
//!
//! A [`GameState`] is small and `Copy`; whoever wants to go back keeps the one from before. What a player may not see of it, the hands and the boneyard, is
//! private to the engine: others get an [`Observation`](super::observe::Observation).

use super::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat, Side};
use super::deal::Lead;
use super::event::{Event, Events, GameEnd, GameEndReason, HandEnd, LeadReason, ScoreReason};
use super::illegal::Illegal;
use super::moves::{Move, Moves};
use super::next_hand::first_lead;
use super::rules::{Rules, RulesError};
use super::score;
use super::table::{End, OpenEnds, Table};

/// Whether a hand is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It is some seat's turn.
    Playing,
    /// The next hand must be dealt.
    HandOver,
    /// There is a result, and nothing more to do.
    GameOver,
}

/// Everything that is so at one moment of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameState {
    pub(super) table: Table,
    pub(super) hands: BySeat<Bones>,
    /// The bones not drawn yet; the next to be drawn is the last of the first `yard_len`.
    pub(super) yard: [Bone; BONES],
    pub(super) scores: BySeat<i16>,
    pub(super) depths: BySeat<u16>,
    pub(super) rules: Rules,
    /// The bone that the hand must be led with.
    pub(super) forced: Option<Bone>,
    pub(super) hand_number: u16,
    /// The seconds that the human has left.
    pub(super) seconds: u16,
    pub(super) yard_len: u8,
    pub(super) to_move: Seat,
    /// Who led the first hand of the game.
    pub(super) first_leader: Seat,
    /// Who played the last bone.
    pub(super) last_player: Seat,
    /// How many seats have passed in a row.
    pub(super) passes: u8,
    /// Which seats have used their firecracker in this hand, one bit each.
    pub(super) fired: u8,
    pub(super) next_lead: Lead,
    pub(super) next_why: LeadReason,
    pub(super) phase: Phase,
    pub(super) end: Option<(GameEndReason, Option<Side>)>,
}

impl GameState {
    /// A game of these rules in which no hand was dealt yet.
    pub fn new(rules: Rules) -> Result<GameState, RulesError> {
        rules.check()?;
        let (next_lead, next_why) = first_lead(&rules, true);
        Ok(GameState {
            table: Table::new(rules.spinner),
            hands: [Bones::NONE; SEATS],
            yard: [Bone::doublet(0); BONES],
            scores: [0; SEATS],
            depths: [0; SEATS],
            rules,
            forced: None,
            hand_number: 0,
            seconds: rules.seconds,
            yard_len: 0,
            to_move: Seat::FIRST,
            first_leader: Seat::FIRST,
            last_player: Seat::FIRST,
            passes: 0,
            fired: 0,
            next_lead,
            next_why,
            phase: Phase::HandOver,
            end: None,
        })
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The bones on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The score of a side.
    pub const fn score(&self, side: Side) -> i16 {
        self.scores[side.index()]
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Whether a hand is being played.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the hand in the game, from nought; once a hand is over, that of the next.
    pub const fn hand_number(&self) -> u16 {
        self.hand_number
    }

    /// How many bones a seat holds.
    pub const fn hand_len(&self, seat: Seat) -> usize {
        self.hands[seat.index()].len()
    }

    /// How many bones are left in the boneyard, those that can never be drawn among them.
    pub const fn boneyard_len(&self) -> usize {
        self.yard_len as usize
    }

    /// How many bones may still be drawn.
    pub const fn drawable(&self) -> usize {
        if self.rules.draws { self.boneyard_len().saturating_sub(self.rules.reserve as usize) } else { 0 }
    }

    /// Whether a seat still has its firecracker.
    pub const fn has_firecracker(&self, seat: Seat) -> bool {
        self.rules.firecrackers && self.fired & 1 << seat.index() == 0
    }

    /// The seconds that the human has left, in a game on time.
    pub const fn seconds(&self) -> u16 {
        self.seconds
    }

    /// Whether no hand of the game was dealt yet.
    pub(super) fn is_new(&self) -> bool {
        self.phase == Phase::HandOver && self.hand_number == 0
    }

    /// The bone that the hand must be led with, until it is led.
    pub fn forced_lead(&self) -> Option<Bone> {
        self.forced.filter(|_| self.phase == Phase::Playing && self.table.is_empty())
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<GameEnd> {
        let (how, winner) = self.end?;
        Some(GameEnd { winner, how, bonus: score::bonus(&self.rules, &self.scores, self.seconds, winner) })
    }

    /// Every hand and the boneyard in the order in which it will be drawn. For those who keep the game or show it when it is over, never for a player.
    pub fn reveal(&self) -> Revealed {
        let boneyard = self.yard[..self.boneyard_len()].iter().rev().copied().collect();
        Revealed { hands: self.hands, boneyard }
    }

    /// Whether the seat on turn has a bone that fits.
    pub(super) fn can_play(&self) -> bool {
        if self.table.is_empty() {
            return true;
        }
        !(self.hand() & Bones::fitting(self.table.shows())).is_empty()
    }

    /// The hand of the seat on turn.
    pub(super) const fn hand(&self) -> Bones {
        self.hands[self.to_move.index()]
    }

    /// Whether the seat on turn may draw, given whether it could play (R14 to R17).
    pub(super) fn may_draw(&self, can_play: bool) -> bool {
        let room = || self.rules.hand_limit.is_none_or(|limit| self.hand().len() < usize::from(limit));
        (!can_play || self.rules.free_draw) && self.drawable() > 0 && room() && self.forced_lead().is_none()
    }

    /// Everything that the seat on turn may do. Reading the clock and resigning are always possible and not among it.
    pub fn legal(&self) -> Moves {
        if self.phase != Phase::Playing {
            return Moves::none();
        }
        let mut moves = if self.table.is_empty() {
            Moves::plays_of(self.forced.map_or(self.hand(), Bones::of), OpenEnds::LEAD)
        } else {
            Moves::plays_of(self.hand() & Bones::fitting(self.table.shows()), self.table.open_ends())
        };
        let can_play = moves.can_play();
        moves.draw = self.may_draw(can_play);
        moves.pass = !can_play && !moves.draw;
        if self.has_firecracker(self.to_move) {
            moves.booms = self.table.end_bones();
        }
        moves
    }

    /// What a legal move scores at once for the table count, whether or not the target lets it count.
    pub fn points_of(&self, step: Move) -> u8 {
        let count = match step {
            Move::Play(bone, end) => self.table.count_with(bone, end),
            Move::Boom(bone) => {
                let mut table = self.table;
                table.destroy(bone);
                table.count()
            }
            Move::Draw | Move::Pass | Move::Clock(_) | Move::Resign(_) => 0,
        };
        self.rules.points(count)
    }

    /// How many paths of so many legal moves lead on from here in this hand.
    pub fn paths(&self, depth: u32) -> u64 {
        let moves = self.legal();
        match depth {
            0 => 1,
            1 => moves.len() as u64,
            _ => moves
                .iter()
                .map(|step| {
                    let mut next = *self;
                    next.play_unchecked(step);
                    next.paths(depth - 1)
                })
                .sum(),
        }
    }

    /// Makes a move, or says why it cannot be made and leaves everything as it was.
    pub fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        self.check(step)?;
        let mut events = Events::new();
        self.advance(step, &mut events);
        Ok(events)
    }

    /// Makes a move without asking whether it is legal, and without telling what happened. The move must be one that [`GameState::play`] would accept; after
    /// any other the state means nothing, though no memory is touched that is not its own.
    pub fn play_unchecked(&mut self, step: Move) {
        self.advance(step, &mut ());
    }

    #[inline]
    fn advance<L: Listener>(&mut self, step: Move, tell: &mut L) {
        match step {
            Move::Play(bone, end) => self.play_bone(bone, end, tell),
            Move::Draw => self.draw(tell),
            Move::Pass => self.pass(tell),
            Move::Boom(bone) => self.boom(bone, tell),
            Move::Clock(seconds) => self.read_clock(seconds, tell),
            Move::Resign(seat) => self.resign(seat, tell),
        }
    }

    #[inline]
    fn play_bone<L: Listener>(&mut self, bone: Bone, end: End, tell: &mut L) {
        let seat = self.to_move;
        self.hands[seat.index()].remove(bone);
        if self.table.is_empty() {
            self.table.lead_with(bone, seat);
        } else if let Some(slot) = self.table.slot(end) {
            self.table.join(bone, slot, seat);
        }
        self.last_player = seat;
        self.passes = 0;
        tell.hear(|| Event::Played { seat, bone, end, count: self.table.count(), sum: self.table.sum() });
        self.add_points(self.rules.points(self.table.count()), ScoreReason::Count, tell);
        if self.phase == Phase::GameOver {
            return;
        }
        if self.hands[seat.index()].is_empty() {
            self.end_hand(HandEnd::Domino(seat), tell);
        } else {
            self.to_move = seat.next(self.rules.seats());
        }
    }

    /// Scores points for the seat on turn. Reaching the target ends the game there and then (R20).
    #[inline]
    fn add_points<L: Listener>(&mut self, points: u8, why: ScoreReason, tell: &mut L) {
        if points == 0 {
            return;
        }
        let (seat, side) = (self.to_move, self.rules.side(self.to_move));
        let score = score::with_points(&self.rules, self.scores[side.index()], i16::from(points));
        tell.hear(|| Event::Scored { side, seat, points, why, counted: score.is_some() });
        if let Some(score) = score {
            self.scores[side.index()] = score;
            if score::wins(&self.rules, score) {
                self.end_game(GameEndReason::Target, Some(side), tell);
            }
        }
    }

    fn draw<L: Listener>(&mut self, tell: &mut L) {
        self.yard_len -= 1;
        let bone = self.yard[usize::from(self.yard_len)];
        self.hands[self.to_move.index()].insert(bone);
        tell.hear(|| Event::Drew { seat: self.to_move, bone: Some(bone), left: self.yard_len });
    }

    fn pass<L: Listener>(&mut self, tell: &mut L) {
        tell.hear(|| Event::Passed { seat: self.to_move });
        self.passes += 1;
        if self.passes >= self.rules.seats {
            self.end_hand(HandEnd::Blocked, tell);
        } else {
            self.to_move = self.to_move.next(self.rules.seats());
        }
    }

    fn boom<L: Listener>(&mut self, bone: Bone, tell: &mut L) {
        let could_play = self.can_play();
        let before = self.table;
        self.table.destroy(bone);
        self.return_to_boneyard(bone);
        self.fired |= 1 << self.to_move.index();
        self.passes = 0;
        tell.hear(|| {
            let arm = before.ends().find(|(_, tip)| tip.bone() == bone).and_then(|(end, _)| before.slot(end));
            let end = arm.and_then(|slot| self.table.open_slots().find(|&open| open == slot));
            let end = end.map(|slot| self.table.end(slot));
            Event::Destroyed { seat: self.to_move, bone, end, count: self.table.count(), sum: self.table.sum() }
        });
        self.add_points(self.rules.points(self.table.count()), ScoreReason::Count, tell);
        if self.phase == Phase::Playing && !could_play && self.can_play() {
            self.add_points(5, ScoreReason::WayOpened, tell);
        }
    }

    fn return_to_boneyard(&mut self, bone: Bone) {
        let len = self.boneyard_len();
        let below_top = (usize::from(self.depths[self.to_move.index()]) * (len + 1)) >> 16;
        let place = len - below_top;
        self.yard.copy_within(place..len, place + 1);
        self.yard[place] = bone;
        self.yard_len += 1;
    }

    fn read_clock<L: Listener>(&mut self, seconds: u16, tell: &mut L) {
        self.seconds = seconds;
        tell.hear(|| Event::Clock { left: seconds });
        if seconds == 0 {
            let winner = score::leader(&self.rules, &self.scores);
            self.end_game(GameEndReason::Time, winner, tell);
        }
    }

    fn resign<L: Listener>(&mut self, seat: Seat, tell: &mut L) {
        let winner = score::leader_against(&self.rules, &self.scores, self.rules.side(seat));
        self.end_game(GameEndReason::Resigned(seat), winner, tell);
    }

    fn end_hand<L: Listener>(&mut self, how: HandEnd, tell: &mut L) {
        tell.hear(|| Event::HandEnded { how, hands: self.hands });
        let winner = if self.rules.single_hand {
            score::single_hand_winner(&self.rules, &self.hands, how)
        } else {
            for award in score::awards(&self.rules, &self.hands, how, self.last_player) {
                let award = self.pay(award);
                tell.hear(|| Event::Awarded(award));
            }
            score::leader(&self.rules, &self.scores)
        };
        let reached = || self.rules.all_sides().any(|side| score::wins(&self.rules, self.scores[side.index()]));
        if self.rules.single_hand && winner.is_some() {
            self.end_game(GameEndReason::SingleHand, winner, tell);
        } else if !self.rules.single_hand && reached() {
            self.end_game(GameEndReason::Target, winner, tell);
        } else {
            self.plan_next_hand(how, tell);
        }
    }

    /// Adds an award to its score, unless that must be reached exactly and would be passed (R24).
    fn pay(&mut self, mut award: super::event::Award) -> super::event::Award {
        let score = score::with_points(&self.rules, self.scores[award.side.index()], award.points);
        award.counted = score.is_some();
        self.scores[award.side.index()] = score.unwrap_or(self.scores[award.side.index()]);
        award
    }

    fn plan_next_hand<L: Listener>(&mut self, how: HandEnd, tell: &mut L) {
        self.phase = Phase::HandOver;
        self.hand_number = self.hand_number.saturating_add(1);
        (self.next_lead, self.next_why) = self.lead_after(how);
        tell.hear(|| {
            let leader = match self.next_lead {
                Lead::Seat(seat) | Lead::DoubletOf(seat) => Some(seat),
                Lead::Doublet | Lead::Lot => None,
            };
            Event::NextLead { leader, why: self.next_why }
        });
    }

    fn end_game<L: Listener>(&mut self, how: GameEndReason, winner: Option<Side>, tell: &mut L) {
        self.phase = Phase::GameOver;
        self.end = Some((how, winner));
        tell.hear(|| {
            let bonus = score::bonus(&self.rules, &self.scores, self.seconds, winner);
            Event::GameEnded(GameEnd { winner, how, bonus })
        });
    }
}

/// What is hidden of a game, laid open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// The hand of every seat.
    pub hands: BySeat<Bones>,
    /// The boneyard in the order in which it will be drawn.
    pub boneyard: Vec<Bone>,
}

/// Who hears what a move did. Search hears nothing and pays nothing for it.
trait Listener {
    fn hear(&mut self, event: impl FnOnce() -> Event);
}

impl Listener for () {
    #[inline]
    fn hear(&mut self, _: impl FnOnce() -> Event) {}
}

impl Listener for Events {
    fn hear(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

const _: () =
    assert!(size_of::<GameState>() <= 256, "a state is kept by the thousand and copied at every node of a search");
