//! A review as it is saved in a file, so that every decision is judged only once. An unfinished
//! review is saved when the window closes, and a complete one at the end. A decision that could not
//! be judged is not saved, so it is tried again when the review is opened.
//!
//! What the players knew is not saved, because it follows from the record. A review of another
//! record or by another judge does not count, and the game is judged again.

use super::{Review, Reviewed};
use crate::arena::luck::{self, Cause, Luck, Swing};
use crate::engine::{BySeat, Move, Seat, Set, Suits};
use crate::nestor::judge::{self, Continuation, DearReply, Facts, Judged, Later, LaterTurns, Reply, Round, Weighed};
use crate::record::text::in_text;
use serde::{Deserialize, Serialize};

/// A review in a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename = "Review")]
pub struct KeptReview {
    judge: u32,
    /// The most moves in worlds that he used for a position.
    nodes: u64,
    /// The fingerprint of the record.
    record: String,
    positions: Vec<Position>,
    /// The chances to win at the start and the end, once luck was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<BySeat<f64>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<BySeat<f64>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    luck: Vec<Told>,
    /// The version of the measure of luck. What an earlier one found is measured again.
    #[serde(default)]
    measure: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Position {
    hand: usize,
    number: usize,
    worlds: u32,
    nodes: u64,
    moves: Vec<Candidate>,
    twins: Vec<Twin>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Candidate {
    #[serde(with = "in_text")]
    step: Move,
    win: f64,
    points: f64,
    /// What it costs against the best move, and the error of that.
    loss: (f64, f64),
    /// The same in points.
    points_loss: (f64, f64),
    scores: u8,
    pips: u8,
    goes_out: bool,
    kept: u8,
    followers: u8,
    closes: Vec<u8>,
    opens: Vec<u8>,
    /// The next seat, the chances that it is stuck and that it can score, and how much.
    next: Option<(usize, f64, f64, f64)>,
    /// The chance that the next seat can score as much as it needs to win.
    #[serde(default)]
    wins: f64,
    /// The chance that a partner can play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    partner: Option<f64>,
    /// What comes until its player's next turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round: Option<Round>,
    /// The chance that its player's side goes out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    out: Option<f64>,
    /// The same after the best move, in the same worlds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    out_beside: Option<f64>,
    /// The answer that costs most, the chance that it can be made, and what it costs then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answer: Option<(String, f64, f64)>,
    /// What follows it, with spaces between the moves.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    line: String,
    /// What it costs as it seems to a player who forgets what the others could not play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    heedless: Option<f64>,
}

/// A legal move with the same effect as another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Twin {
    #[serde(with = "in_text")]
    step: Move,
    #[serde(with = "in_text")]
    known_as: Move,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Told {
    hand: usize,
    number: usize,
    /// `deal`, or `draw` or `play` with the seat.
    cause: (String, usize),
    before: BySeat<f64>,
    after: BySeat<f64>,
}

impl KeptReview {
    /// The saved form of what is known about a game that is over. `None` if nothing is known yet. A
    /// game that is not over can still change, and is judged again.
    pub fn of(review: &Review) -> Option<KeptReview> {
        let luck = review.luck.as_ref();
        let positions: Vec<Position> = review.decisions.iter().filter_map(Position::of).collect();
        if !review.is_over || positions.is_empty() && luck.is_none() {
            return None;
        }
        let told = |change: &Swing| Told {
            hand: change.hand,
            number: change.number,
            cause: match change.cause {
                Cause::Deal => ("deal".to_owned(), 0),
                Cause::Draw(seat) => ("draw".to_owned(), seat.index()),
                Cause::Play(seat) => ("play".to_owned(), seat.index()),
            },
            before: change.before,
            after: change.after,
        };
        Some(KeptReview {
            judge: judge::VERSION,
            nodes: judge::NODES,
            record: format!("{:016x}", review.record),
            positions,
            start: luck.map(|luck| luck.start),
            end: luck.map(|luck| luck.end),
            luck: luck.into_iter().flat_map(|luck| &luck.changes).map(told).collect(),
            measure: luck::VERSION,
        })
    }

    /// Puts everything that was saved into the review of the same game. Returns whether the game
    /// and the judge were the same.
    pub fn put_into(self, review: &mut Review) -> bool {
        let known = [review.record, review.as_text].map(|record| format!("{record:016x}"));
        if (self.judge, self.nodes) != (judge::VERSION, judge::NODES) || !known.contains(&self.record) {
            return false;
        }
        let judged = self.positions.into_iter().map(|position| position.read(review));
        let Some(judged) = judged.collect::<Option<Vec<(usize, Judged)>>>() else { return false };
        let Some(changes) = self.luck.into_iter().map(Told::read).collect::<Option<Vec<Swing>>>() else {
            return false;
        };
        for (number, judged) in judged {
            review.note(number, judged);
        }
        let ends = self.start.zip(self.end).filter(|_| self.measure == luck::VERSION);
        review.luck = ends.map(|(start, end)| Luck { changes, start, end });
        true
    }
}

impl Position {
    fn of(reviewed: &Reviewed) -> Option<Position> {
        let judged = reviewed.judged()?;
        let twin = |&(step, known_as): &(Move, Move)| Twin { step, known_as };
        Some(Position {
            hand: reviewed.decision.hand,
            number: reviewed.decision.number,
            worlds: judged.worlds,
            nodes: judged.nodes,
            moves: judged.candidates.iter().map(Candidate::of).collect(),
            twins: judged.moves.iter().filter(|(step, known_as)| step != known_as).map(twin).collect(),
        })
    }

    /// The number of the decision and its judgement, if every possible move was judged.
    fn read(self, review: &Review) -> Option<(usize, Judged)> {
        let number = review.number_of(self.hand, self.number)?;
        let decision = &review.decisions[number].decision;
        let moves = self.moves.iter().map(|candidate| (candidate.step, candidate.step));
        let twins = self.twins.iter().map(|twin| (twin.step, twin.known_as));
        let moves: Vec<(Move, Move)> = moves.chain(twins).collect();
        let candidates = self.moves.into_iter().map(Candidate::read).collect::<Option<_>>()?;
        let judged = Judged { candidates, moves, worlds: self.worlds, nodes: self.nodes };
        let whole = decision.seen.legal().iter().all(|step| judged.of(step).is_some());
        whole.then_some((number, judged))
    }
}

impl Candidate {
    fn of(weighed: &Weighed) -> Candidate {
        let facts = &weighed.facts;
        Candidate {
            step: weighed.step,
            win: weighed.win,
            points: weighed.points,
            loss: (weighed.loss, weighed.error),
            points_loss: (weighed.points_loss, weighed.points_error),
            scores: facts.points,
            pips: facts.pips,
            goes_out: facts.goes_out,
            kept: facts.kept,
            followers: facts.followers,
            closes: facts.closes.iter().collect(),
            opens: facts.opens.iter().collect(),
            next: facts.next.map(|next| (next.seat.index(), next.stuck, next.scores, next.points)),
            wins: facts.next.map_or(0.0, |next| next.wins),
            partner: facts.partner,
            round: facts.round,
            out: facts.later.map(|later| later.own.out),
            out_beside: facts.later.map(|later| later.best.out),
            answer: facts
                .later
                .and_then(|later| later.answer)
                .map(|answer| (answer.step.to_string(), answer.held, answer.loss)),
            line: weighed.line.steps().map(|step| step.to_string()).collect::<Vec<_>>().join(" "),
            heedless: weighed.heedless,
        }
    }

    fn read(self) -> Option<Weighed> {
        let next = match self.next {
            Some((seat, stuck, scores, points)) => {
                Some(Reply { seat: Seat::new(seat)?, stuck, scores, wins: self.wins, points })
            }
            None => None,
        };
        let answer =
            self.answer.and_then(|(step, held, loss)| Some(DearReply { step: step.parse().ok()?, held, loss }));
        let suits = |pips: Vec<u8>| {
            pips.iter().all(|pips| Set::GREATEST.numbers().contains(pips)).then(|| pips.into_iter().collect::<Suits>())
        };
        let facts = Facts {
            points: self.scores,
            pips: self.pips,
            goes_out: self.goes_out,
            kept: self.kept,
            followers: self.followers,
            closes: suits(self.closes)?,
            opens: suits(self.opens)?,
            next,
            partner: self.partner,
            round: self.round,
            later: self.out.zip(self.out_beside).map(|both| {
                let [own, best] = <[_; 2]>::from(both).map(|out| LaterTurns { out });
                Later { own, best, answer }
            }),
        };
        Some(Weighed {
            step: self.step,
            win: self.win,
            points: self.points,
            loss: self.loss.0,
            error: self.loss.1,
            points_loss: self.points_loss.0,
            points_error: self.points_loss.1,
            facts,
            line: Continuation::of(
                &self.line.split_whitespace().filter_map(|step| step.parse().ok()).collect::<Vec<_>>(),
            ),
            heedless: self.heedless,
        })
    }
}

impl Told {
    fn read(self) -> Option<Swing> {
        let seat = Seat::new(self.cause.1)?;
        let cause = match self.cause.0.as_str() {
            "deal" => Cause::Deal,
            "draw" => Cause::Draw(seat),
            "play" => Cause::Play(seat),
            _ => return None,
        };
        Some(Swing { hand: self.hand, number: self.number, cause, before: self.before, after: self.after })
    }
}
