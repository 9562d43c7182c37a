//! Why one move is better than another, as reasons with numbers. The caller puts them into words.
//!
//! Every reason is a fact about the position as its player sees it: what the two moves score and
//! leave, who can hold what, what is left of a number. Each has an approximate value in points. Of
//! those that count, what is certain comes before what is counted, and that before chances. Where
//! nothing is hidden, the first reason is what follows. If no fact favours the better move, the
//! reason lies further ahead.

mod after;
mod block;
mod hidden;
mod numbers;
mod shown;
mod turns;

use super::{Facts, Weighed};
use crate::engine::rules::{BlockWhat, DominoWhat};
use crate::engine::{Bone, Bones, Move, Observation, Phase, Suits};
use crate::nestor::ending::exact::only_world;
use crate::nestor::value;
use after::After;
use arrayvec::ArrayVec;
pub use block::BlockCount;
use hidden::Unseen;

/// A reason why a move is better than another. Of two numbers, the first is for the better move and
/// the second for the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// It wins the game at once.
    Wins,
    /// It ends the hand.
    GoesOut,
    /// Nothing is hidden. These are the points that its player gains by the end of the hand if both
    /// sides play perfectly, and how it ends then.
    Line([i16; 2], [LineEnd; 2]),
    /// Nothing is hidden, and with best play of both sides it wins the game. The other play does
    /// not.
    LineWins,
    /// Its player's last bone, this one, fits next time, whatever the others do, and nobody else can
    /// go out before.
    OutNext(Bone),
    /// The same, but somebody else may go out before.
    OutUnless(Bone),
    /// Nobody else can play any more, and its player plays all these bones one after the other.
    RunsOut(u8),
    /// No one can play any more.
    Shuts(BlockCount),
    /// After the other play no one could play any more, and its player would probably lose the hand.
    KeepsOpen(BlockCount),
    /// The partner can hold only bones of this number, and can play one only after the better play.
    FeedsNumber(u8),
    /// The next player must hold some bones, and can play one only after the other play.
    Holds {
        /// The bones.
        bones: Bones,
        /// Those that fit after the other play.
        fitting: Bones,
        /// Whether they are his whole hand. Otherwise there are just those that make the difference.
        whole: bool,
    },
    /// The partner must hold some bones as his whole hand, and can play one only after the better
    /// play.
    Feeds {
        /// The bones.
        bones: Bones,
        /// Those that fit after the better play.
        fitting: Bones,
    },
    /// The next player cannot hold a bone that fits, as follows from what all others have shown.
    CannotPlay,
    /// The next player left these points, so he probably does not hold the bone that would answer
    /// the better play.
    Untaken {
        /// The bone.
        bone: Bone,
        /// The points that he could have had with it beyond those that he took.
        points: u8,
    },
    /// None of the hidden bones fits. This many of the player's own do.
    OnlyYou(u8),
    /// The next player cannot play, because he has shown that he has none of these numbers.
    Lacks(Suits),
    /// Only few of the hidden bones fit that the next player has not shown that he lacks.
    FewFit {
        /// How many fit.
        fit: [u8; 2],
        /// How many there are.
        hidden: u8,
        /// Those that fit after the better play, if they are few.
        bones: Bones,
        /// Whether he has shown that he lacks some.
        shown: bool,
        /// Whether the next player holds a single bone.
        last: bool,
    },
    /// The chance that the next player has nothing to play.
    Stops(f64, f64),
    /// Ends show numbers that nobody else has.
    Own {
        /// The numbers.
        pips: Suits,
        /// The bones of them that the player keeps.
        bones: Bones,
    },
    /// An end shows a number that no opponent has, as they have shown.
    Ours(u8),
    /// The doublet of a number is played while it fits.
    Doublet {
        /// The number.
        pips: u8,
        /// How many other bones of it are hidden.
        hidden: u8,
    },
    /// An end shows a number of which the player keeps at least as many bones as are hidden.
    Strong {
        /// The number.
        pips: u8,
        /// How many the player keeps.
        own: u8,
        /// How many are hidden.
        hidden: u8,
    },
    /// The partner chose to lead this number, and an end shows it.
    LeadOfPartner(u8),
    /// The partner has opened a number twice, and an end shows it only after the better play.
    OpenedTwice {
        /// The number.
        pips: u8,
        /// The last bones that opened it.
        bones: [Bone; 2],
    },
    /// The end that the partner made shows this number, and stays open.
    EndOfPartner(u8),
    /// The end that an opponent made shows this number, and is covered.
    EndOfRival(u8),
    /// After the other play the ends would show only numbers that the partner lacks.
    Relieves(Suits),
    /// The next player is close to the target. The numbers are his chances to score.
    Guards {
        /// The points that he still needs.
        need: u16,
        /// His chance to score.
        likely: [f64; 2],
    },
    /// The next player may score. The numbers are his chances to score, and his average score if he
    /// can.
    Replies {
        /// His chance to score.
        likely: [f64; 2],
        /// His average score, if he can score.
        points: [f64; 2],
        /// The bones that he could score with, if they are few.
        bones: Option<[Scoring; 2]>,
    },
    /// It scores this many points, instead of that many.
    Scores(u8, u8),
    /// The player's own bones that fit the table then.
    Keeps {
        /// The bones.
        bones: Bones,
        /// Their number after the other play.
        instead: u8,
    },
    /// The bone of the better play fits only one end now. That of the other fits more, so it can
    /// wait.
    Narrow {
        /// The bone that was played.
        bone: Bone,
        /// The bone of the other play.
        waits: Bone,
        /// The number of ends that this one fits.
        ends: u8,
    },
    /// The number of ends at which one of few kept bones fits.
    Places(u8, u8),
    /// The better play leaves a bone that scores next time if the next player cannot play. The other
    /// leaves less.
    NextScore {
        /// The bone.
        bone: Bone,
        /// Its points.
        points: u8,
        /// Whether it is certain that the next player cannot play.
        sure: bool,
    },
    /// How many different numbers the player's hand has then.
    Variety(u8, u8),
    /// The number of pips that the player gets rid of.
    Sheds(u8, u8),
    /// It draws, with so many bones in hand, where drawing is free.
    Gathers(u8),
    /// The next player has an answer to the other play that costs much.
    Answer {
        /// The answer.
        step: Move,
        /// The chance that he holds its bone.
        held: f64,
        /// What it does, which the same bone does not do after the better play.
        effect: Effect,
    },
    /// The player surely has a play at the next turn. This is the chance of none after the other play.
    SurelyPlays(f64),
    /// The chance that the player has nothing to play at the next turn, which the better play makes
    /// smaller.
    Stuck(f64, f64),
    /// The better play goes out first more often.
    Out {
        /// The chance that the player's side goes out.
        likely: [f64; 2],
        /// Whether it is more than the player alone.
        pairs: bool,
    },
    /// The advantage is not visible at once. This is the gain in chance to win.
    Ahead(f64),
}

/// Bones with the points that each of them scores at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scoring([Option<(Bone, u8)>; NAMED]);

impl Scoring {
    /// These bones, of which there are few.
    pub fn of(found: impl IntoIterator<Item = (Bone, u8)>) -> Scoring {
        let mut found = found.into_iter();
        Scoring(std::array::from_fn(|_| found.next()))
    }

    /// The bones and their points.
    pub fn iter(&self) -> impl Iterator<Item = (Bone, u8)> + '_ {
        self.0.iter().flatten().copied()
    }

    /// The sum of the points.
    fn sum(&self) -> u16 {
        self.iter().map(|(_, points)| u16::from(points)).sum()
    }
}

/// How a line of play ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineEnd {
    /// It is longer than what is kept of it.
    Open,
    /// The player goes out.
    Own,
    /// The other player goes out.
    Other,
    /// The hand is blocked.
    Blocked,
}

/// What an answer of the next player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// He goes out.
    GoesOut,
    /// It scores this many points.
    Scores(u8),
    /// The player then has no bone that fits.
    Stops,
}

/// The cost of a turn without a play, in points.
const TURN: f64 = 6.0;

/// The value of a bone that can be played next time.
const FOLLOWER: f64 = 1.5;

/// The value of getting rid of a pip, if points are scored during play, and if only the end of a
/// hand gives points.
const PIP: f64 = 0.15;
const LAST_PIP: f64 = 0.5;

/// The least value of a reason.
const LEAST: f64 = 0.75;

/// The distance from the target within which a player is close to it.
const CLOSE: f64 = 15.0;

/// Returns one or two reasons why a move is better than another in the same position, the most
/// telling first.
pub fn why(observation: &Observation, better: &Weighed, other: &Weighed) -> ArrayVec<Reason, 2> {
    let mut reasons = reasons(observation, better, other);
    reasons.retain(|&(worth, _)| worth > 0.0);
    reasons.sort_by(|a, b| b.0.total_cmp(&a.0));
    let dearest = reasons.first().copied();
    // What counts for little beside the strongest reason, or beside the points that the other move
    // scores at once, is not said. Beside a line it is.
    let strongest = reasons.iter().map(|(worth, _)| *worth).find(|&worth| worth < SURELY).unwrap_or_default();
    let [points, more] = [better, other].map(|play| f64::from(play.facts.points));
    let forgone = f64::from(value::size_of_point(observation.rules())) * (more - points);
    reasons.retain(|&(worth, _)| worth >= LEAST.max(PART * strongest.max(forgone)));
    reasons.sort_by_key(|(_, reason)| reason.class());
    let mut found = ArrayVec::<Reason, 2>::new();
    for &(_, reason) in &reasons {
        let is_told = found.iter().any(|told| told.is_like(reason));
        let is_enough = found.first().is_some_and(|first| !first.leaves_room_for(reason));
        if !found.is_full() && !is_told && !is_enough {
            found.push(reason);
        }
    }
    // Beside points that are given up, a little reason is still better than what comes of it.
    if found.is_empty() {
        found.extend(dearest.filter(|&(worth, _)| worth >= LEAST).map(|(_, reason)| reason));
    }
    // Who goes out is what comes of all the others, so it is said where nothing else is but pips.
    let little = !found.is_full() && found.first().is_none_or(|first| first.class() == Class::Pips);
    if let Some(out) = turns::goes_out(observation, better, other).filter(|_| little) {
        found.insert(0, out);
    }
    if found.is_empty() {
        let gain = (better.win - other.win).max(0.0);
        let dearest = dearest.filter(|_| forgone <= 0.0);
        found.push(dearest.map_or(Reason::Ahead(gain), |(_, reason)| reason));
    }
    found
}

/// How sure a reason is and how directly it tells what to do. The first classes come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Class {
    /// How the hand or the game ends for certain. Nothing more needs to be said.
    Ends,
    /// What follows, where nothing is hidden.
    Follows,
    /// What it scores, and who cannot play.
    Stops,
    /// What single bones the others have or lack.
    Infers,
    /// What the answer scores or does.
    Answers,
    /// What is left of the numbers.
    Numbers,
    /// Chances, which are what comes of all this.
    Results,
    /// Pips.
    Pips,
}

impl Reason {
    const fn class(self) -> Class {
        match self {
            Reason::Wins | Reason::GoesOut | Reason::OutNext(_) | Reason::RunsOut(_) => Class::Ends,
            Reason::Line(..) | Reason::LineWins => Class::Follows,
            Reason::Scores(..)
            | Reason::Shuts(_)
            | Reason::KeepsOpen(_)
            | Reason::Holds { .. }
            | Reason::CannotPlay
            | Reason::OnlyYou(_)
            | Reason::Lacks(_)
            | Reason::Gathers(_) => Class::Stops,
            Reason::Feeds { .. } | Reason::FeedsNumber(_) | Reason::Untaken { .. } | Reason::Relieves(_) => {
                Class::Infers
            }
            Reason::Guards { .. } | Reason::Replies { .. } | Reason::Answer { .. } => Class::Answers,
            Reason::FewFit { .. }
            | Reason::Own { .. }
            | Reason::Ours(_)
            | Reason::Doublet { .. }
            | Reason::Strong { .. }
            | Reason::LeadOfPartner(_)
            | Reason::OpenedTwice { .. }
            | Reason::EndOfPartner(_)
            | Reason::EndOfRival(_)
            | Reason::OutUnless(_)
            | Reason::Keeps { .. }
            | Reason::Narrow { .. }
            | Reason::Places(..)
            | Reason::NextScore { .. }
            | Reason::SurelyPlays(_)
            | Reason::Variety(..) => Class::Numbers,
            Reason::Stops(..) | Reason::Stuck(..) | Reason::Out { .. } | Reason::Ahead(_) => Class::Results,
            Reason::Sheds(..) => Class::Pips,
        }
    }

    /// Whether another reason adds to this one.
    fn leaves_room_for(self, other: Reason) -> bool {
        match self.class() {
            Class::Ends => false,
            Class::Numbers => other.class() < Class::Pips,
            Class::Results | Class::Pips => true,
            Class::Follows | Class::Stops | Class::Infers | Class::Answers => other.class() < Class::Results,
        }
    }

    /// Whether both say the same kind of thing, so that only the first of them is said.
    fn is_like(self, other: Reason) -> bool {
        let answers = |reason: Reason| match reason {
            Reason::Replies { .. } | Reason::Guards { .. } => true,
            Reason::Answer { effect, .. } => matches!(effect, Effect::Scores(_)),
            _ => false,
        };
        let keeps = |reason: Reason| {
            matches!(
                reason,
                Reason::Own { .. }
                    | Reason::Ours(_)
                    | Reason::OnlyYou(_)
                    | Reason::Strong { .. }
                    | Reason::OutUnless(_)
                    | Reason::Keeps { .. }
                    | Reason::Narrow { .. }
                    | Reason::Places(..)
                    | Reason::Variety(..)
                    | Reason::SurelyPlays(_)
                    | Reason::Stuck(..)
            )
        };
        let stops = |reason: Reason| {
            matches!(
                reason,
                Reason::Holds { .. }
                    | Reason::CannotPlay
                    | Reason::Lacks(_)
                    | Reason::OnlyYou(_)
                    | Reason::FewFit { .. }
                    | Reason::Stops(..)
            )
        };
        let opens = |reason: Reason| {
            matches!(reason, Reason::LeadOfPartner(_) | Reason::OpenedTwice { .. } | Reason::EndOfPartner(_))
        };
        let alike = |is: &dyn Fn(Reason) -> bool| is(self) && is(other);
        let doublet = |one: Reason, two: Reason| match (one, two) {
            (Reason::Own { pips: own, .. }, Reason::Doublet { pips, .. }) => own.contains(pips),
            _ => false,
        };
        let goes_out = |reason: Reason| {
            let answer = matches!(reason, Reason::Answer { effect: Effect::GoesOut, .. });
            answer || matches!(reason, Reason::FewFit { last: true, .. })
        };
        alike(&answers) || alike(&goes_out) || alike(&keeps) || alike(&stops) || alike(&opens) || doublet(self, other)
    }
}

/// How much more the next player scores on average after the other move, with what he draws, if he
/// is an opponent.
pub fn gives_back(observation: &Observation, better: &Weighed, other: &Weighed) -> Option<f64> {
    let rules = observation.rules();
    let hidden = Unseen::new(observation);
    let scores = |play: &Weighed| {
        let next = play.facts.next.filter(|next| rules.side(next.seat) != rules.side(observation.seat()))?;
        let reply = After::new(observation, play.step, &hidden).with_draws(next);
        Some(reply.scores * reply.points)
    };
    Some(scores(other)? - scores(better)?)
}

/// All possible reasons with their approximate values in points.
fn reasons(observation: &Observation, better: &Weighed, other: &Weighed) -> Vec<(f64, Reason)> {
    let rules = observation.rules();
    let (one, two) = (&better.facts, &other.facts);
    let score = i32::from(observation.score(rules.side(observation.seat())));
    let wins = |points: u8| points > 0 && !rules.single_hand && score + i32::from(points) >= i32::from(rules.target);
    // Once the target is reached, nothing else matters, unless another side is already there.
    if wins(one.points) && !wins(two.points) && better.win > 1.0 - 1e-9 {
        return vec![(f64::MAX, Reason::Wins)];
    }
    let mut reasons = Vec::new();
    let hidden = Unseen::new(observation);
    let places = [better, other].map(|play| After::new(observation, play.step, &hidden));
    if one.goes_out && !two.goes_out {
        reasons.push((2.0 * TURN, Reason::GoesOut));
    }
    let size = f64::from(value::size_of_point(rules));
    reasons.push((size * (f64::from(one.points) - f64::from(two.points)), Reason::Scores(one.points, two.points)));
    if let (Some(next), Some(instead)) = (one.next, two.next) {
        let [here, there] = [places[0].with_draws(next), places[1].with_draws(instead)];
        let likely = [here.scores, there.scores];
        let points = [here.points, there.points];
        let rival = rules.side(next.seat) != rules.side(observation.seat());
        // What he may draw is not named, so it must not count for much.
        let draws = [here.scores - next.scores, there.scores - instead.scores];
        let named = places[0].scoring_of(next.seat).zip(places[1].scoring_of(next.seat));
        let named = named.filter(|_| draws.iter().all(|&drawn| drawn < SELDOM));
        let bones = named.filter(|(here, there)| rival && here.sum() < there.sum()).map(<[Scoring; 2]>::from);
        let fewer = size * (likely[1] * points[1] - likely[0] * points[0]);
        let need = i32::from(rules.target) - i32::from(observation.score(rules.side(next.seat)));
        let close = u16::try_from(need).ok().filter(|&need| size * f64::from(need) <= CLOSE && !rules.single_hand);
        let reason = match close {
            Some(need) => Reason::Guards { need, likely },
            None => Reason::Replies { likely, points, bones },
        };
        // A move that lets him score more often is no guard, even if he scores less in total.
        let is_so = close.is_none() || likely[0] < likely[1];
        let nothing = bones.is_some_and(|[here, _]| here.sum() == 0) && fewer > 0.0 && close.is_none();
        let worth = if nothing { fewer.max(NOTHING) } else { fewer };
        reasons.push((if is_so { worth } else { 0.0 }, reason));
    }
    let followers = f64::from(one.followers) - f64::from(two.followers);
    let keeps = Reason::Keeps { bones: places[0].followers(), instead: two.followers };
    reasons.push((followers * FOLLOWER, keeps));
    let pip = match () {
        // Where neither going out nor a block counts them, they are worth nothing.
        () if rules.block_what == BlockWhat::Nothing
            && matches!(rules.domino_what, DominoWhat::One | DominoWhat::Nothing) =>
        {
            0.0
        }
        () if rules.scores_in_play() => PIP,
        // Where hands count and not points, pips only decide a block.
        () if rules.counts_hands() => 0.5 * LAST_PIP,
        () => LAST_PIP,
    };
    reasons.push(((f64::from(one.pips) - f64::from(two.pips)) * pip, Reason::Sheds(one.pips, two.pips)));
    if !better.line.is_empty() && !one.goes_out {
        let wins = |play: &Weighed| play.win > 1.0 - 1e-9;
        let reason = if wins(better) && !wins(other) {
            Reason::LineWins
        } else {
            let ends = [better, other].map(|play| end_of(observation, play));
            Reason::Line([better, other].map(|play| play.points.round() as i16), ends)
        };
        // Where both come to the same, that is no reason.
        let is_more = !matches!(reason, Reason::Line([more, less], [end, other]) if more <= less && end == other);
        reasons.push((if is_more { SURELY } else { LEAST / 2.0 }, reason));
    }
    if better.step == Move::Draw && rules.free_draw {
        reasons.push((TURN, Reason::Gathers(observation.hand().len() as u8)));
    }
    if let (Some(_), Some(_)) = (places[0].played(), places[1].played()) {
        reasons.extend(numbers::of_numbers(observation, &places, [one, two]));
        reasons.extend(turns::of_stopping(observation, &places, [one, two]));
        reasons.extend(numbers::of_partner(observation, &places));
        reasons.extend(shown::of_shown(observation, &places));
        reasons.extend(turns::later(&places, better, other));
    } else if let (Some(next), Some(instead)) = (one.next, two.next) {
        reasons.push(((next.stuck - instead.stuck) * TURN, Reason::Stops(next.stuck, instead.stuck)));
    }
    reasons
}

/// How the hand ends if it goes on as the line does.
fn end_of(observation: &Observation, play: &Weighed) -> LineEnd {
    let Some(mut world) = only_world(observation) else { return LineEnd::Open };
    world.play(play.step);
    play.line.steps().for_each(|step| world.play(step));
    let own = observation.seat();
    match observation.rules().all_seats().find(|&seat| world.hand(seat).is_empty()) {
        _ if world.phase() == Phase::Playing => LineEnd::Open,
        Some(seat) if seat == own => LineEnd::Own,
        Some(_) => LineEnd::Other,
        None => LineEnd::Blocked,
    }
}

/// The part of the strongest reason that another must have to be said as well.
const PART: f64 = 0.3;

/// What is above all values of a play.
const SURELY: f64 = 1000.0;

/// The most bones that a reason names.
const NAMED: usize = 3;

/// What happens less often than this can be left out.
const SELDOM: f64 = 0.1;

/// The value of leaving the next player nothing to score with.
const NOTHING: f64 = 1.5;
