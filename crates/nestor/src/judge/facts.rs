//! The facts about a move: what it does, what the next player can do then, and what the turns after
//! it brought where it was tried in made-up worlds.

use crate::below;
use crate::search::Tried;
use rand::Rng;
use serde::{Deserialize, Serialize};
use sight::{BONES, Bone, Bones, Move, Observation, Phase, Seat, Set, Suits, Word, World};
use std::ops::{Index, IndexMut};

/// The facts about a move.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Facts {
    /// The points that it really scores at once.
    pub points: u8,
    /// The pips that its player gets rid of.
    pub pips: u8,
    /// Whether it is the last bone of its player's hand.
    pub goes_out: bool,
    /// The number of bones that its player keeps.
    pub kept: u8,
    /// The number of kept bones that fit the table then.
    pub followers: u8,
    /// The suits that the open ends no longer show.
    pub closes: Suits,
    /// The suits that the open ends newly show.
    pub opens: Suits,
    /// What the next player can do then. It is `None` if the same player continues or the hand is
    /// over.
    pub next: Option<Reply>,
    /// The chance that a partner of its player can play on the ends that it leaves. It is `None`
    /// without a partner.
    pub partner: Option<f64>,
    /// What comes until its player's next turn in ordinary play. It is `None` if nothing is hidden, if
    /// the same player continues, and in judgements of earlier versions.
    #[serde(default)]
    pub round: Option<Round>,
    /// What later turns brought. It is `None` if nothing is hidden, and in judgements of earlier
    /// versions.
    #[serde(default)]
    pub later: Option<Later>,
}

/// What comes until the next turn of a move's player if the others play anything that fits, every
/// play equally likely, and draw only without one.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// The chance that a rival goes out before.
    pub lost: f64,
    /// The chance that the hand is over before, for whatever reason.
    pub over: f64,
    /// The chance that the player then has nothing to play, if the hand goes on.
    pub stuck: f64,
    /// The chance that the player can score then.
    pub scores: f64,
    /// The average of the most that the player can score then, which is nothing if the hand is over.
    pub points: f64,
    /// The bone that mostly scores most then, if it is mostly the same.
    pub scorer: Option<Bone>,
}

/// What later turns of the hand brought where a move was tried.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Later {
    /// What came of it.
    pub own: LaterTurns,
    /// What came of the best move in the same worlds, so that both are counted alike.
    pub best: LaterTurns,
    /// The answer of the next player that costs most beside the best move, if one bone costs much.
    pub answer: Option<DearReply>,
}

/// How often a move brought what its player hopes or fears.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct LaterTurns {
    /// The chance that his side goes out.
    pub out: f64,
}

/// An answer of the next player that makes a move worse than the best one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DearReply {
    /// The play.
    pub step: Move,
    /// The chance that the next player holds its bone.
    pub held: f64,
    /// What the move loses beside the best one where he holds it, in chance to win.
    pub loss: f64,
}

/// What the next player can do, as far as it is known without seeing his hand.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// The seat of the next player.
    pub seat: Seat,
    /// The chance that he holds nothing that fits and must draw or pass.
    pub stuck: f64,
    /// The chance that he can score.
    pub scores: f64,
    /// The chance that he can score as much as he needs to win the game.
    pub wins: f64,
    /// The average of the most that he can score, if he can score. It is zero if he never can.
    pub points: f64,
}

/// One value for every bone.
#[derive(Clone, Copy, Debug)]
struct PerBone<T>([T; BONES]);

impl<T: Copy + Default> Default for PerBone<T> {
    fn default() -> PerBone<T> {
        PerBone([T::default(); BONES])
    }
}

impl<T> Index<Bone> for PerBone<T> {
    type Output = T;
    fn index(&self, bone: Bone) -> &T {
        &self.0[bone.index()]
    }
}

impl<T> IndexMut<Bone> for PerBone<T> {
    fn index_mut(&mut self, bone: Bone) -> &mut T {
        &mut self.0[bone.index()]
    }
}

/// Sums over deals of what the next player could do.
#[derive(Clone, Default, Debug)]
pub(super) struct Replies {
    next: Option<Seat>,
    deals: f64,
    /// For every bone, in how many deals the next player holds it.
    held: PerBone<f64>,
    /// In how many a partner can play, where there is one.
    partner: Option<f64>,
    stuck: f64,
    scoring: f64,
    winning: f64,
    points: f64,
}

/// Sums over rounds of ordinary play after a move.
#[derive(Clone, Default, Debug)]
pub(super) struct Rounds {
    count: f64,
    lost: f64,
    over: f64,
    stuck: f64,
    scores: f64,
    points: f64,
    /// For every bone, how often it scores most.
    scorers: PerBone<f64>,
}

/// Sums over tries of what came of a move.
#[derive(Clone, Default, Debug)]
pub(super) struct Tries {
    count: f64,
    win: f64,
    out: f64,
    /// For every bone, in how many worlds the next player held it, and the sum of the chances to
    /// win in them.
    held: PerBone<(f64, f64)>,
    answers: Vec<(Move, u32)>,
}

/// In how many worlds the next player must hold a bone before it is known what it costs.
const FEWEST: f64 = 24.0;
/// How much more a move must lose where the next player holds a bone than it loses on the whole, and
/// the part of the whole loss that this must be.
const DEARER: f64 = 1.4;
const MUCH: f64 = 0.35;
/// How rarely he may hold another for a bone to be one that he always holds.
const SELDOM: f64 = 0.02;
/// How often a bone must have a number before it probably has it.
const PROBABLY: f64 = 0.5;
/// How often he must answer with it where he holds it.
const MOSTLY: f64 = 0.6;

impl Replies {
    /// Adds a deal after the move of a seat.
    pub(super) fn add<W: Word>(&mut self, mover: Seat, after: &World<W>) {
        self.deals += 1.0;
        if after.phase() != Phase::Playing || after.to_move() == mover {
            return;
        }
        let (rules, next) = (after.rules(), after.to_move());
        self.next = Some(next);
        after.hand(next).iter().for_each(|bone| self.held[bone] += 1.0);
        let mut partners =
            rules.all_seats().filter(|&seat| seat != mover && rules.side(seat) == rules.side(mover)).peekable();
        if partners.peek().is_some() {
            let plays = partners.any(|seat| !after.hand(seat).is_disjoint(after.layout().fitting()));
            *self.partner.get_or_insert(0.0) += f64::from(u8::from(plays));
        }
        let points = most_that_counts(after).map_or(0, |(points, _)| points);
        if !after.legal().can_play() {
            self.stuck += 1.0;
        }
        if points > 0 {
            self.scoring += 1.0;
            self.points += f64::from(points);
        }
        let score = i32::from(after.score(rules.side(next))) + i32::from(points);
        let is_won = !rules.single_hand && points > 0 && score >= i32::from(rules.target);
        self.winning += f64::from(u8::from(is_won));
    }

    fn next(&self) -> Option<Reply> {
        let next = |seat| Reply {
            seat,
            stuck: among(self.stuck, self.deals),
            scores: among(self.scoring, self.deals),
            wins: among(self.winning, self.deals),
            points: among(self.points, self.scoring),
        };
        self.next.map(next)
    }
}

impl Rounds {
    /// Plays a deal after the move of a seat until its next turn, and adds what came of it.
    pub(super) fn add<W: Word>(&mut self, mover: Seat, mut deal: World<W>, chance: &mut impl Rng) {
        if deal.phase() != Phase::Playing || deal.to_move() == mover || deal.rules().firecrackers {
            return;
        }
        self.count += 1.0;
        let mut is_changed = false;
        while deal.phase() == Phase::Playing && deal.to_move() != mover {
            let step = any_play(&deal, chance);
            is_changed |= step != Move::Pass;
            deal.play(step);
        }
        // Where nobody could play or draw, and the mover can't either, the hand is blocked.
        let is_blocked = |deal: &World<W>| !is_changed && !deal.legal().can_play() && !deal.legal().draw;
        if deal.phase() == Phase::Playing && !is_blocked(&deal) {
            self.stuck += f64::from(u8::from(!deal.legal().can_play()));
            if let Some((points, bone)) = most_that_counts(&deal) {
                self.scores += 1.0;
                self.points += f64::from(points);
                self.scorers[bone] += 1.0;
            }
            return;
        }
        let rules = deal.rules();
        let mut rivals = rules.all_seats().filter(|&seat| rules.side(seat) != rules.side(mover));
        self.over += 1.0;
        self.lost += f64::from(u8::from(rivals.any(|seat| deal.hand(seat).is_empty())));
    }

    fn round(&self) -> Option<Round> {
        (self.count > 0.0).then(|| Round {
            lost: among(self.lost, self.count),
            over: among(self.over, self.count),
            stuck: among(self.stuck, self.count - self.over),
            scores: among(self.scores, self.count),
            points: among(self.points, self.count),
            scorer: Set::GREATEST.bones().iter().find(|bone| self.scorers[*bone] > PROBABLY * self.scores),
        })
    }
}

/// Any play of the seat to move, every one equally likely, or else a draw or a pass.
fn any_play<W: Word>(world: &World<W>, chance: &mut impl Rng) -> Move {
    let moves = world.legal();
    let plays = moves.plays().flat_map(|(end, bones)| bones.iter().map(move |bone| Move::Play(bone, end)));
    let plays: Vec<Move> = plays.collect();
    match plays.len() {
        0 if moves.draw => Move::Draw,
        0 => Move::Pass,
        len => plays[below(chance, len as u32)],
    }
}

impl Tries {
    /// Adds what came of the move in a world that was tried.
    pub(super) fn add<W: Word>(&mut self, mover: Seat, after: &World<W>, came: &Tried) {
        self.count += 1.0;
        self.win += came.win;
        self.out += f64::from(u8::from(came.goes_out));
        if after.phase() != Phase::Playing || after.to_move() == mover {
            return;
        }
        for bone in after.hand(after.to_move()) {
            let (count, win) = &mut self.held[bone];
            *count += 1.0;
            *win += came.win;
        }
        let Some(reply) = came.reply else { return };
        match self.answers.iter_mut().find(|(step, _)| *step == reply) {
            Some((_, count)) => *count += 1,
            None => self.answers.push((reply, 1)),
        }
    }

    /// What later turns brought, beside what the best move brought in the same worlds.
    fn later(&self, best: &Tries, sums: &Replies) -> Option<Later> {
        let answer = self.answer(best, sums);
        (self.count > 0.0).then(|| Later { own: self.outcome(), best: best.outcome(), answer })
    }

    fn outcome(&self) -> LaterTurns {
        LaterTurns { out: among(self.out, self.count) }
    }

    /// The answer of the next player that costs most beside the best move. Good bones in his hand
    /// cost something after every move, so only what this move loses more is counted.
    fn answer(&self, best: &Tries, sums: &Replies) -> Option<DearReply> {
        let loss = best.win / best.count.max(1.0) - self.win / self.count.max(1.0);
        let punishes = |&(step, made): &(Move, u32)| {
            let Move::Play(bone, _) = step else { return None };
            let ((count, win), (there, instead)) = (self.held[bone], best.held[bone]);
            if count < FEWEST || there < FEWEST || f64::from(made) < MOSTLY * count {
                return None;
            }
            let held = among(sums.held[bone], sums.deals);
            let answer = DearReply { step, held, loss: instead / there - win / count };
            // What he always holds costs as much as the move itself.
            let is_dearer = answer.loss >= DEARER * loss || held > 1.0 - SELDOM;
            (loss > 0.0 && is_dearer && answer.held * answer.loss >= MUCH * loss).then_some(answer)
        };
        let weight = |answer: &DearReply| answer.held * answer.loss;
        self.answers.iter().filter_map(punishes).max_by(|a, b| weight(a).total_cmp(&weight(b)))
    }
}

/// A part of all.
fn among(part: f64, all: f64) -> f64 {
    if all > 0.0 { part / all } else { 0.0 }
}

/// The most that the seat to move can score at once, if anything, and with which bone, counting only points
/// that count.
fn most_that_counts<W: Word>(world: &World<W>) -> Option<(u8, Bone)> {
    let rules = world.rules();
    let left = i32::from(rules.target) - i32::from(world.score(rules.side(world.to_move())));
    let counts = |points: &u8| rules.counts_towards(left, (*points).into());
    let moves = world.legal();
    let plays = moves.plays().flat_map(|(end, bones)| bones.iter().map(move |bone| (bone, end)));
    let scored = plays.map(|(bone, end)| (world.points_of(Move::Play(bone, end)), bone));
    scored.filter(|(points, _)| *points > 0 && counts(points)).max_by_key(|(points, _)| *points)
}

/// Returns the facts about a move, with what the next player could do after it in some deals and
/// what came until its player's next turn, and what came of it and of the best move where both were tried.
pub(super) fn facts(
    observation: &Observation,
    step: Move,
    sums: &Replies,
    rounds: &Rounds,
    [own, best]: [&Tries; 2],
) -> Facts {
    let (seat, before) = (observation.seat(), *observation.layout());
    let hand = observation.hand();
    let (after, kept, pips) = match step {
        Move::Play(bone, end) => (before.after(seat, bone, end), hand - Bones::of(bone), bone.weight()),
        Move::Boom(bone) => (before.without(bone), hand, 0),
        Move::Draw | Move::Pass | Move::Clock(..) | Move::Resign(_) => (before, hand, 0),
    };
    let only_in = |here: Suits, there: Suits| here.iter().filter(|&pips| !there.contains(pips)).collect();
    Facts {
        points: observation.counted_points_of(step),
        pips,
        goes_out: kept.is_empty(),
        kept: kept.len() as u8,
        followers: (kept & after.fitting()).len() as u8,
        closes: only_in(before.shows(), after.shows()),
        opens: only_in(after.shows(), before.shows()),
        next: sums.next(),
        partner: sums.partner.map(|plays| among(plays, sums.deals)),
        round: rounds.round(),
        later: own.later(best, sums),
    }
}

/// The same in the only possible world.
pub(super) fn in_world<W: Word>(observation: &Observation, step: Move, mut world: World<W>) -> Facts {
    let mut sums = Replies::default();
    world.play(step);
    sums.add(observation.seat(), &world);
    facts(observation, step, &sums, &Rounds::default(), [&Tries::default(); 2])
}
