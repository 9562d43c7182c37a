//! `nestor replay`: replays a record, one line a move.

use crate::engine::notation::{shown_within, write_bones};
use crate::engine::{
    AwardReason, BonusReason, Event, GameEnd, GameEndReason, GameState, HandEnd, Move, Phase, Rules, ScoreReason, Seat,
    Seats,
};
use crate::record::{Drawing, Hand, KeptGame, LARGEST, Played, Record, Replay, Replayed, Session};
use crate::tool::failure::Failure;
use std::fmt::Display;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

const FORMAT: &str = "\
Every line is a word and its columns, separated by tabs. Hands and moves are
counted from 1, seats and sides from 0. A dash means there is no value. Scores
are one number for each side, side 0 first, separated by colons.

  deal HAND NUMBER LEADER WHY
        a hand is dealt: the deal's number, who leads and why: doublet,
        low-doublet, three-two, lot, named, winner, loser, alternate, blocked or
        again
  drawn HAND WHETHER GAVE WITHOUT
        after the deal, if hands of the game were drawn at a table. WHETHER is
        what the player's own program found: checked if all bones follow from
        what all have given and everything that was seen agrees with them;
        unchecked if not all was seen or the player gave nothing; seen if the
        bones were never known, so that those that were not seen are made up;
        doubted if something was wrong at the table; wrong if the bones don't
        follow from the bytes in the file; no if this hand was not drawn. GAVE
        and WITHOUT are the seats that gave bytes and those of people who gave
        none
  legal MOVE...
        with --legal, before each move: all legal moves, sorted as text
  move HAND N SEAT MOVE COUNT POINTS SCORES
        a move, the table count after it, the points it scored, the scores since
  pass HAND SEAT POINTS WHY SCORES
        points for passes of others, after the move that decides it: the seat
        that gets them; why: round, lead or pass
  end HAND HOW SEAT
        the hand is over: domino, and who went out; or blocked
  left HAND SEAT VALUE BONES
        what a seat has left, and what that counts
  award HAND SIDE POINTS WHY SCORES
        points for the end of the hand, less than zero if they are subtracted;
        why: domino, blocked-WHO-WHAT, shared or subtracted; and the winner's
        bonuses: out-doublet, out-both-ends, out-blank, hand-bonus or carried
  zero HAND SCORES
        every side has points, so all scores go back to zero
  result HOW WINNER SCORES
        the game is over: target, single-hand, time or resigned; and the side
        that won
  bonus SPREAD TIME
        after the result of a timed game, for each side with a clock: its bonus
        for its lead and for its time
  open PHASE SCORES
        the record ends before the game does: playing, or hand-over

Moves are 6-4e (a bone and the end: e, w, n or s; the first bone of a hand goes
to e), 5-4@5-5n if every doublet is a spinner (the bone, and the place of a bone
on the table: w and e are the lighter and the heavier half of a plain bone and
the sides of a doublet, n and s a doublet's ends; a doublet is joined by its
west side), 5-2e^ where halves add up to seven, if 5-2 is to show its heavier
half and not its lighter one as after 5-2e, draw, pass, boom 6-4, clock 135 or
clock 1:135 (the reading of a seat's clock, seat 0 if none is named), resign 0.
Points that would carry a score past an exact target are not scored and show as
0.

Exit code 1 and one line on standard error if the record is wrong. Only whole
lines are printed before it.";

/// The longest file name printed before a problem, in characters.
const LONGEST_NAME: usize = 160;

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    /// The record, or a dash for standard input.
    file: PathBuf,
    /// Print the legal moves before each move.
    #[arg(long)]
    legal: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let bytes = read(&arguments.file).map_err(|error| wrong(&arguments.file, error))?;
    let kept = KeptGame::from_bytes_unplayed(&bytes).ok();
    let (record, played) = match kept {
        Some(kept) => (kept.record, Some(kept.played)),
        None => (Record::from_bytes(&bytes).map_err(|error| wrong(&arguments.file, error))?, None),
    };
    let is_drawn = record.hands.iter().any(|hand| hand.drawing.is_some() || hand.check.is_some());
    let mut lines = Vec::new();
    let see = |seen: Replay<'_>| match seen {
        Replay::Deal(before, session, dealt) => {
            lines.extend(deal_line(dealt, session));
            let hand = session.record().hands.len();
            let drawn = record.hands.get(hand - 1).filter(|_| is_drawn);
            lines.extend(drawn.map(|dealt| drawn_line(before, hand, dealt, played.as_ref())));
        }
        Replay::Move(made) => move_lines(&made, arguments.legal, &mut lines),
    };
    let session = record.replay_with(see).map_err(|error| wrong(&arguments.file, error))?;
    lines.extend(open_line(&session));
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

pub(crate) fn record_in(file: &Path) -> Result<Record, Failure> {
    let bytes = read(file).map_err(|error| wrong(file, error))?;
    Record::from_bytes(&bytes).map_err(|error| wrong(file, error))
}

pub(crate) fn wrong(file: &Path, why: impl Display) -> Failure {
    Failure::wrong(format!("{}: {why}", shown_within(&file.to_string_lossy(), LONGEST_NAME)))
}

/// Reads the whole file, but at most one byte more than a record may have. That byte shows that it
/// is too large.
pub(crate) fn read(file: &Path) -> std::io::Result<Vec<u8>> {
    let source: Box<dyn Read> =
        if file.as_os_str() == "-" { Box::new(std::io::stdin().lock()) } else { Box::new(std::fs::File::open(file)?) };
    let mut bytes = Vec::new();
    source.take(LARGEST as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether a deal is the one that all at the table have drawn, and who gave to it.
fn drawn_line(before: &GameState, hand: usize, dealt: &Hand, played: Option<&Played>) -> String {
    let people = played.into_iter().flat_map(|played| played.seating.people().map(|(seat, _)| seat));
    let gave = dealt.drawing.as_ref().map_or(Seats::NONE, |drawing| drawing.gave());
    let without: Seats = people.filter(|seat| !gave.contains(*seat)).collect();
    let follows = |drawing: &Drawing| drawing.deal(before).is_ok_and(|deal| deal == dealt.deal);
    let whether = match (&dealt.drawing, dealt.check) {
        (Some(drawing), _) if !follows(drawing) => "wrong",
        (_, Some(_)) if played.is_some_and(|played| played.doubted) => "doubted",
        (_, Some(check)) => check.name(),
        (Some(_), None) => "unchecked",
        (None, None) => "no",
    };
    let seats = |seats: Seats| {
        let digits: String = seats.iter().map(|seat| seat.to_string()).collect();
        if digits.is_empty() { "-".to_owned() } else { digits }
    };
    format!("drawn\t{hand}\t{whether}\t{}\t{}", seats(gave), seats(without))
}

fn deal_line(dealt: &Event, session: &Session) -> Option<String> {
    let Event::Dealt { hand, leader, why } = dealt else { return None };
    let number = session.record().hands.last()?.deal.number;
    let number = number.map_or_else(|| "-".to_owned(), |number| number.to_string());
    Some(format!("deal\t{}\t{number}\t{leader}\t{}", u32::from(*hand) + 1, why.name()))
}

fn move_lines(replayed: &Replayed<'_>, legal: bool, lines: &mut Vec<String>) {
    if legal {
        lines.push(legal_line(replayed.before));
    }
    let rules = replayed.before.rules();
    let mut scores = Scores::of(replayed.before);
    let points: u32 =
        replayed.events.iter().filter(|event| passed_for(event).is_none()).map(|event| scores.add(event)).sum();
    let seat = mover(replayed);
    let (hand, count) = (replayed.hand, replayed.after.layout().count());
    lines.push(format!("move\t{hand}\t{}\t{seat}\t{}\t{count}\t{points}\t{scores}", replayed.number, replayed.step));
    for event in replayed.events {
        if let Some((seat, why)) = passed_for(event) {
            let points = scores.add(event);
            lines.push(format!("pass\t{hand}\t{seat}\t{points}\t{why}\t{scores}"));
        }
        scores.award(event);
        end_lines(event, hand, rules, &scores, lines);
    }
}

/// The seat that made a move, as it is printed. A clock is not read by any seat.
pub(crate) fn mover(replayed: &Replayed<'_>) -> String {
    match replayed.step {
        Move::Clock(..) => "-".to_owned(),
        Move::Resign(seat) => seat.to_string(),
        _ => replayed.before.to_move().to_string(),
    }
}

/// The seat that scores because others have passed, and the word for the reason.
const fn passed_for(event: &Event) -> Option<(Seat, &'static str)> {
    match event {
        Event::Scored { seat, why: ScoreReason::PassRound, .. } => Some((*seat, "round")),
        Event::Scored { seat, why: ScoreReason::PassLead, .. } => Some((*seat, "lead")),
        Event::Scored { seat, why: ScoreReason::Pass, .. } => Some((*seat, "pass")),
        _ => None,
    }
}

fn legal_line(state: &GameState) -> String {
    let mut moves: Vec<String> = state.legal().iter().map(|step| step.to_string()).collect();
    moves.sort();
    if moves.is_empty() { "legal\t-".to_owned() } else { format!("legal\t{}", moves.join("\t")) }
}

fn end_lines(event: &Event, hand: usize, rules: &Rules, scores: &Scores, lines: &mut Vec<String>) {
    match event {
        Event::HandEnded { how, hands } => {
            let how = match how {
                HandEnd::Domino(seat) => format!("domino\t{seat}"),
                HandEnd::Blocked => "blocked\t-".to_owned(),
            };
            lines.push(format!("end\t{hand}\t{how}"));
            for seat in rules.all_seats() {
                let left = hands[seat.index()];
                let bones = if left.is_empty() { "-".to_owned() } else { write_bones(left) };
                lines.push(format!("left\t{hand}\t{seat}\t{}\t{bones}", rules.left(left)));
            }
        }
        Event::Awarded(award) => {
            let points = if award.counted { award.points } else { 0 };
            lines.push(format!("award\t{hand}\t{}\t{points}\t{}\t{scores}", award.side, award_reason(award.why)));
        }
        Event::StartedOver => lines.push(format!("zero\t{hand}\t{scores}")),
        Event::GameEnded(end) => result_lines(end, scores, lines),
        _ => {}
    }
}

fn result_lines(end: &GameEnd, scores: &Scores, lines: &mut Vec<String>) {
    let how = match end.how {
        GameEndReason::Target => "target",
        GameEndReason::SingleHand => "single-hand",
        GameEndReason::Time => "time",
        GameEndReason::Resigned(_) => "resigned",
    };
    let winner = end.winner.map_or_else(|| "-".to_owned(), |side| side.to_string());
    lines.push(format!("result\t{how}\t{winner}\t{scores}"));
    for bonus in end.bonuses.iter().flatten() {
        lines.push(format!("bonus\t{}\t{}", bonus.spread, bonus.time));
    }
}

fn award_reason(why: AwardReason) -> String {
    let word = match why {
        AwardReason::Blocked { who, what, .. } => return format!("blocked-{}-{}", who.name(), what.name()),
        AwardReason::Domino { .. } => "domino",
        AwardReason::Shared { .. } => "shared",
        AwardReason::Subtracted { .. } => "subtracted",
        AwardReason::Bonus { why: BonusReason::Doublet, .. } => "out-doublet",
        AwardReason::Bonus { why: BonusReason::BothEnds, .. } => "out-both-ends",
        AwardReason::Bonus { why: BonusReason::DoubletEnds, .. } => "out-doublet-ends",
        AwardReason::Bonus { why: BonusReason::Blank, .. } => "out-blank",
        AwardReason::Bonus { why: BonusReason::Hand(_), .. } => "hand-bonus",
        AwardReason::Bonus { why: BonusReason::Carried, .. } => "carried",
        AwardReason::Bonus { why: BonusReason::DoubleEnds, .. } => "both-ends-double",
        AwardReason::Bonus { why: BonusReason::DoubleBlock, .. } => "closer-loses-double",
        AwardReason::ClosedAndLost { .. } => "closer-loses-point",
    };
    word.to_owned()
}

fn open_line(session: &Session) -> Option<String> {
    let phase = match session.state().phase() {
        Phase::GameOver => return None,
        Phase::Playing => "playing",
        Phase::HandOver => "hand-over",
    };
    Some(format!("open\t{phase}\t{}", Scores::of(session.state())))
}

/// The scores, as the events of one move change them in turn.
struct Scores(Vec<i32>);

impl Scores {
    fn of(state: &GameState) -> Scores {
        Scores(state.rules().all_sides().map(|side| i32::from(state.score(side))).collect())
    }

    /// Adds the points of a play, and returns them.
    fn add(&mut self, event: &Event) -> u32 {
        match *event {
            Event::Scored { side, points, counted: true, .. } => {
                self.0[side.index()] += i32::from(points);
                u32::from(points)
            }
            _ => 0,
        }
    }

    fn award(&mut self, event: &Event) {
        match event {
            Event::Awarded(award) if award.counted => self.0[award.side.index()] += i32::from(award.points),
            Event::StartedOver => self.0.fill(0),
            _ => {}
        }
    }
}

impl std::fmt::Display for Scores {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let scores: Vec<String> = self.0.iter().map(i32::to_string).collect();
        f.write_str(&scores.join(":"))
    }
}
