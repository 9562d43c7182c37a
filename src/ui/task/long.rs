//! Long work as data: with everything that it needs, so that it can be done on another thread or in
//! a worker of the page.

use crate::arena::duplicate::{Comparison, OtherTable};
use crate::arena::luck::Luck;
use crate::arena::peeking::{Peeking, Rechosen, honest};
use crate::career::{AgreedMatch, Returning};
use crate::host;
use crate::record::{KeptGame, Record};
use crate::review::{KeptReview, Mistake, Review, luck_of};
use serde::{Deserialize, Serialize};

/// How many simulated moves are played through at another table between two reports. They take some
/// hundredths of a second.
const SLICE: u64 = 20_000;

/// How often everything that Nestor could not see is exchanged in a game. A telephone is slower.
const EXCHANGES: u32 = if host::IS_PAGE { 200 } else { 1000 };

/// How many slices of a judgement pass before the work looks whether someone still listens. They
/// take about a second.
const SLICES: u32 = 200;

/// Long work. Games are in it as their texts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::ui) enum LongTask {
    /// Measure the luck in a game.
    Luck(String),
    /// Judge what is still open in a finished game, and find the player's mistakes if they are
    /// asked for.
    Judge { game: String, known: Option<KeptReview>, mistakes: bool },
    /// Make Nestor's choices in a game again, with other bones wherever he could not see.
    Peek(String),
    /// Play those deals of a match that Nestor has not played in the player's seat.
    Match(AgreedMatch),
}

/// What the work reports.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::ui) enum TaskNews {
    /// The luck in the game, if it has a finished hand.
    Luck(Option<Luck>),
    /// What is new about a game: the review and the mistakes, if they were not known.
    Judged(Option<KeptReview>, Option<Vec<Returning>>),
    /// Nestor's choices so far, and how much is done.
    Rechosen(Vec<Rechosen>, f64),
    /// A hand was played at the other table.
    Hand(Comparison),
    /// The share of the game that is played there.
    Done(f64),
    /// This is no time for work, because the battery is nearly empty.
    Postponed,
    /// There is no task to do, because a game cannot be read or the system has no thread left.
    Undone,
}

impl LongTask {
    /// Does it to the end, or until a report finds no one who listens. Reports nothing about a game
    /// that cannot be read.
    pub(in crate::ui) fn work(self, tell: &mut dyn FnMut(TaskNews) -> bool) {
        let read = |game: String| KeptGame::from_bytes(game.as_bytes()).ok();
        match self {
            LongTask::Luck(game) => {
                let record = Record::from_bytes(game.as_bytes()).ok();
                tell(TaskNews::Luck(record.and_then(|record| luck_of(&record))));
            }
            LongTask::Judge { game, known, mistakes } => {
                host::give_way();
                let found = read(game).and_then(|game| judge(&game, known, mistakes, tell));
                found.map(tell);
            }
            LongTask::Peek(game) => {
                let peeking = read(game).and_then(|game| Peeking::of(&game, EXCHANGES, honest));
                if let Some(mut peeking) = peeking {
                    while !peeking.step() && tell(TaskNews::Rechosen(peeking.chosen(), peeking.progress())) {}
                }
            }
            LongTask::Match(played) => {
                let done = played.nestor().len();
                if let Some(table) = OtherTable::of_match(&played) {
                    play(table.after(done), tell);
                }
            }
        }
    }
}

/// What is new about a game, if it was judged to the end.
fn judge(
    KeptGame { record, played }: &KeptGame,
    known: Option<KeptReview>,
    mistakes: bool,
    tell: &mut dyn FnMut(TaskNews) -> bool,
) -> Option<TaskNews> {
    let mut review = Review::of(record, played.seat).ok()?;
    if let Some(known) = known {
        known.put_into(&mut review);
    }
    let mut slices = 0;
    let mut goes_on = || {
        slices += 1;
        slices % SLICES != 0 || tell(TaskNews::Done(0.0))
    };
    let is_new = !review.is_whole();
    if is_new && !review.finish(record, played.seat, &mut goes_on) {
        return None;
    }
    let mistakes = if mistakes { Some(review.mistakes(played.seat, &mut goes_on)?) } else { None };
    let cards = mistakes.map(|found| found.iter().map(card).collect());
    Some(TaskNews::Judged(KeptReview::of(&review).filter(|_| is_new), cards))
}

/// A mistake as an exercise that comes back.
fn card(mistake: &Mistake) -> Returning {
    let Mistake { exercise, played, loss, habits } = mistake;
    let habits = habits.names().into_iter().map(str::to_owned).collect();
    Returning::new(exercise.to_line(), Some(played.to_string()), *loss, habits)
}

/// Plays hand after hand for as long as someone is listening.
fn play(mut table: OtherTable, tell: &mut dyn FnMut(TaskNews) -> bool) {
    let mut told = 0;
    loop {
        let over = table.step(SLICE);
        for hand in &table.hands()[told..] {
            if !tell(TaskNews::Hand(*hand)) {
                return;
            }
        }
        told = table.hands().len();
        if over || !tell(TaskNews::Done(table.progress())) {
            return;
        }
    }
}
