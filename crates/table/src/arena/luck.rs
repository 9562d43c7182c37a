//! Separates luck from skill in a game that was played.
//!
//! This uses all the true bones of a record, so it is only for games that are over. It shows what
//! happened, not what anyone could have known. The chance to win, if equal players went on, is
//! measured before and after every deal and every draw. Once nothing is hidden it is the exact chance
//! with best play, as the judge knows it, so a mistake there shows where it was made. The rise, less the mean of all possible
//! rises, is luck. Over many games luck averages to zero however the players play. So the result of
//! a match without its luck has the same mean and varies less. All other changes of the chance come
//! from the plays.

use crate::engine::shuffle::shuffle;
use crate::engine::{Bone, Bones, BySeat, Deal, Deeds, GameState, Move, Observation, Phase, Rules, Seat, Side, World};
use crate::nestor::{ending::exact::solved, play_on};
use crate::record::{Record, Replay, ReplayError, Replayed};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// The version of the measure. It rises when chances are measured differently, so that what was kept
/// can be recognised as outdated.
pub const VERSION: u32 = 1;

/// How precisely chances are measured, as a number of games that go on from a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Games after a deal, and as many after other possible deals.
    pub deal: u32,
    /// Games after a draw, and as many after the other bones that could have been drawn.
    pub draw: u32,
    /// Games after a play. With zero, single plays are not measured.
    pub play: u32,
}

impl Care {
    /// Precise enough for the sum of many games.
    pub const MATCH: Care = Care { deal: 200, draw: 200, play: 0 };
    /// Precise enough for one game, play by play.
    pub const REVIEW: Care = Care { deal: 400, draw: 400, play: 200 };
}

/// A cause of a change in the chances.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// The deal of a hand.
    Deal,
    /// A draw by this seat.
    Draw(Seat),
    /// A play by this seat.
    Play(Seat),
}

/// One change of the chances to win, for each side.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Swing {
    /// The hand, counted from 1.
    pub hand: usize,
    /// The move in the hand, counted from 1. Zero for the deal.
    pub number: usize,
    /// The cause.
    pub cause: Cause,
    /// The chances before it. Before a deal or a draw, this is the mean over everything that could
    /// come.
    pub before: BySeat<f64>,
    /// The chances after it.
    pub after: BySeat<f64>,
}

/// The luck in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Luck {
    /// Every deal and draw, and the plays between them if plays are measured. Each change begins
    /// where the one before it ended.
    pub changes: Vec<Swing>,
    /// The chances before the first deal.
    pub start: BySeat<f64>,
    /// The result: one for the side that won, or the present chances if the game is not over.
    pub end: BySeat<f64>,
}

impl Luck {
    /// The luck of a side, as a part of a game.
    pub fn of(&self, side: Side) -> f64 {
        let changes = self.changes.iter().filter(|change| !matches!(change.cause, Cause::Play(_)));
        changes.map(|change| change.after[side.index()] - change.before[side.index()]).sum()
    }
}

/// An event of the game, with the true state before and after it.
struct Step {
    hand: usize,
    number: usize,
    what: What,
    before: GameState,
    after: GameState,
}

#[derive(Clone, Copy)]
enum What {
    Deal,
    Draw,
    Other(Seat),
}

/// The measuring of luck, in steps. The steps may have any size, and the result is the same.
pub struct Telling<C: Rng> {
    steps: VecDeque<Step>,
    care: Care,
    chance: C,
    changes: Vec<Swing>,
    /// The last play, if its result is not known yet: the hand, the move, the seat, and the chances
    /// before it.
    open: Option<(usize, usize, Seat, BySeat<f64>)>,
    start: Option<BySeat<f64>>,
    /// The chances at the point reached so far.
    end: BySeat<f64>,
    /// Whether no seat has chosen anything since these chances were measured.
    still: bool,
}

impl<C: Rng> Telling<C> {
    /// Begins to measure the luck of a game.
    pub fn new(record: &Record, care: Care, chance: C) -> Result<Telling<C>, ReplayError> {
        let steps = steps(record)?;
        let fair = even(&record.rules);
        Ok(Telling { steps, care, chance, changes: Vec::new(), open: None, start: None, end: fair, still: false })
    }

    /// Goes on for about this many moves, or at least to the next change. Returns whether
    /// everything is measured.
    pub fn step(&mut self, moves: u64) -> bool {
        let mut made = 0;
        while let Some(step) = self.steps.pop_front() {
            made += self.tell(&step);
            if made >= moves {
                break;
            }
        }
        self.steps.is_empty()
    }

    /// Measures the rest.
    pub fn finish(mut self) -> Luck {
        while !self.step(u64::MAX) {}
        Luck { changes: self.changes, start: self.start.unwrap_or(self.end), end: self.end }
    }

    /// Measures one event, and returns how many moves that took.
    fn tell(&mut self, step: &Step) -> u64 {
        let (before, after) = (step.before, step.after);
        match step.what {
            What::Deal => {
                let (mean, moves) = self.all_deals(&before);
                let (now, more) = self.chances(&after, self.care.deal);
                self.change(step, Cause::Deal, mean, now);
                moves + more
            }
            What::Draw => {
                let (mean, now, moves) = self.draw(&before, &after);
                self.change(step, Cause::Draw(before.to_move()), mean, now);
                moves
            }
            What::Other(seat) => self.tell_play(step, seat),
        }
    }

    /// Measures a play. Its result is the mean before a deal or a draw, or the end of the game.
    /// Only otherwise must it be measured here.
    fn tell_play(&mut self, step: &Step, seat: Seat) -> u64 {
        let is_over = step.after.phase() == Phase::GameOver;
        let is_choice = is_over || !is_forced(&step.before);
        self.still &= !is_choice;
        if is_choice {
            self.close(self.end);
            self.open(step, seat);
        }
        let (next, mut moves) = (self.steps.front().map(|next| next.what), 0);
        if is_over {
            self.end = known(&step.after);
        } else if next.is_none() || is_choice && self.care.play > 0 && matches!(next, Some(What::Other(_))) {
            (self.end, moves) = self.chances(&step.after, self.care.play.max(self.care.draw));
            self.still = true;
        }
        if next.is_none() {
            self.close(self.end);
        }
        moves
    }

    /// Records that a deal or a draw changed the chances.
    fn change(&mut self, step: &Step, cause: Cause, before: BySeat<f64>, after: BySeat<f64>) {
        self.start.get_or_insert(before);
        self.close(before);
        self.changes.push(Swing { hand: step.hand, number: step.number, cause, before, after });
        self.end = after;
        self.still = true;
        self.open(step, step.after.to_move());
    }

    /// From here on, changes are due to this seat's play.
    fn open(&mut self, step: &Step, seat: Seat) {
        self.open = (self.care.play > 0).then_some((step.hand, step.number, seat, self.end));
    }

    /// Records the result of the open play.
    fn close(&mut self, after: BySeat<f64>) {
        if let Some((hand, number, seat, before)) = self.open.take().filter(|open| differ(&open.3, &after)) {
            self.changes.push(Swing { hand, number, cause: Cause::Play(seat), before, after });
        }
    }

    /// The mean chances over all possible deals.
    fn all_deals(&mut self, before: &GameState) -> (BySeat<f64>, u64) {
        let mut sum = Sum::default();
        for _ in 0..self.care.deal {
            let deal = Deal::from_number(self.chance.random(), before.rules(), before.lead());
            let mut after = *before;
            after.deal_unchecked(&deal);
            sum.add(play_on(world(&after, None, &mut self.chance), &mut self.chance));
        }
        (sum.mean(), sum.moves)
    }

    /// The mean chances over all bones that could be drawn now, and the chances after the bone that
    /// was drawn.
    fn draw(&mut self, before: &GameState, after: &GameState) -> (BySeat<f64>, BySeat<f64>, u64) {
        // While no seat chooses anything, the chances of a state are already the mean over what
        // comes next. And the last bone that remains is no surprise.
        let mean = (self.still && is_forced(before)).then_some(self.end);
        match (mean, before.public().boneyard_len()) {
            (Some(mean), 1) => (mean, mean, 0),
            (Some(mean), _) => {
                let (now, moves) = self.chances(after, self.care.draw);
                (mean, now, moves)
            }
            (None, _) => self.all_draws(before, after),
        }
    }

    /// The same by looking at every bone.
    fn all_draws(&mut self, before: &GameState, after: &GameState) -> (BySeat<f64>, BySeat<f64>, u64) {
        let seat = before.to_move().index();
        let drawn = (after.reveal().hands[seat] - before.reveal().hands[seat]).last();
        let bones = before.reveal().boneyard;
        let (now, mut moves) = self.chances(after, self.care.draw);
        let mut mean = now.map(|chance| chance / bones.len() as f64);
        let others = || bones.iter().copied().filter(|&bone| Some(bone) != drawn);
        let games = self.care.draw.div_ceil(others().count().max(1) as u32);
        for bone in others() {
            let mut sum = Sum::default();
            let mut drawn = world(before, Some(bone), &mut self.chance);
            drawn.play(Move::Draw);
            let (exact, made) = solved(drawn);
            if exact.is_none() {
                for _ in 0..games {
                    let mut world = world(before, Some(bone), &mut self.chance);
                    world.play(Move::Draw);
                    sum.add(play_on(world, &mut self.chance));
                }
            }
            moves += made + sum.moves;
            for (mean, chance) in mean.iter_mut().zip(exact.unwrap_or_else(|| sum.mean())) {
                *mean += chance / bones.len() as f64;
            }
        }
        (mean, now, moves)
    }

    /// The chances from a true state, with its boneyard in random order. They are exact where nothing
    /// is hidden.
    fn chances(&mut self, state: &GameState, games: u32) -> (BySeat<f64>, u64) {
        let (exact, made) = solved(world(state, None, &mut self.chance));
        if let Some(exact) = exact {
            return (exact, made);
        }
        let mut sum = Sum { moves: made, ..Sum::default() };
        for _ in 0..games.max(1) {
            sum.add(play_on(world(state, None, &mut self.chance), &mut self.chance));
        }
        (sum.mean(), sum.moves)
    }
}

/// The results of some games, added up.
#[derive(Default)]
struct Sum {
    games: f64,
    chances: BySeat<f64>,
    moves: u64,
}

impl Sum {
    fn add(&mut self, played: crate::nestor::PlayedOn) {
        self.games += 1.0;
        self.moves += u64::from(played.moves);
        for (sum, chance) in self.chances.iter_mut().zip(played.chances) {
            *sum += chance;
        }
    }

    fn mean(&self) -> BySeat<f64> {
        self.chances.map(|sum| sum / self.games.max(1.0))
    }
}

/// A world of the true state, with the boneyard in random order except for the bone to draw first.
fn world(state: &GameState, first: Option<Bone>, chance: &mut impl Rng) -> World {
    let revealed = state.reveal();
    let observation = Observation::new(state, &Deeds::new(), state.to_move());
    let drawn = first.map_or(Bones::NONE, Bones::of);
    let mut boneyard: Vec<Bone> = revealed.boneyard.iter().copied().filter(|&bone| !drawn.contains(bone)).collect();
    shuffle(&mut boneyard, |len| chance.random_range(0..len));
    boneyard.splice(0..0, first);
    let depths = std::array::from_fn(|_| chance.random());
    World::new(&observation, &revealed.hands, &boneyard, depths).expect("a state agrees with its observation")
}

fn steps(record: &Record) -> Result<VecDeque<Step>, ReplayError> {
    let mut steps = VecDeque::new();
    record.replay_with(|seen| {
        steps.push_back(match seen {
            Replay::Deal(before, game, _) => {
                let hand = game.record().hands.len();
                Step { hand, number: 0, what: What::Deal, before: *before, after: *game.state() }
            }
            Replay::Move(Replayed { hand, number, step, before, after, .. }) => {
                let what = match step {
                    Move::Draw => What::Draw,
                    Move::Resign(seat) => What::Other(seat),
                    _ => What::Other(before.to_move()),
                };
                Step { hand, number, what, before: *before, after: *after }
            }
        });
    })?;
    Ok(steps)
}

fn is_forced(state: &GameState) -> bool {
    state.legal().len() == 1
}

fn known(state: &GameState) -> BySeat<f64> {
    match state.result().and_then(|end| end.winner) {
        None => even(state.rules()),
        Some(winner) => std::array::from_fn(|side| f64::from(u8::from(side == winner.index()))),
    }
}

fn differ(one: &BySeat<f64>, other: &BySeat<f64>) -> bool {
    one.iter().zip(other).any(|(one, other)| (one - other).abs() > 0.0)
}

fn even(rules: &Rules) -> BySeat<f64> {
    let share = 1.0 / rules.sides() as f64;
    std::array::from_fn(|side| if side < rules.sides() { share } else { 0.0 })
}
