//! What a finished game was to its player among all that came before: a first, a best, or closer than
//! ever. Only games that count are compared.

use super::summary::Summary;
use crate::nestor::Level;
use crate::record::{GameId, GameKind, Outcome};

/// How many games a best needs to be compared with.
const ENOUGH: usize = 3;
/// After so many lost games in a row somebody plays on more gladly with a head start.
const IN_A_ROW: usize = 5;

/// What is worth a word about a game. There is at most one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feat {
    /// The first game that was won.
    FirstWin,
    /// The first that was won at this level, after others at lower levels.
    FirstWinAt(Level),
    /// The clearest win so far, by so many points.
    ClearestWin(i16),
    /// The closest loss so far where no game was won yet, by so many points.
    CloserThanEver(i16),
    /// Many were lost in a row against the weakest level. So many points ahead the next one is more even.
    LostInARow(u8),
}

/// The share of the target that is offered as a head start.
pub const HEAD_START: u16 = 3;

impl Feat {
    /// Returns what a game of the archive was to its player, whose games these are in order.
    pub fn of<'a>(game: GameId, games: impl IntoIterator<Item = &'a Summary>) -> Option<Feat> {
        let counted: Vec<&Summary> = games.into_iter().filter(|other| counts(other)).collect();
        let at = counted.iter().rposition(|other| other.played.id == game)?;
        let (this, before) = (counted[at], &counted[..at]);
        let level = this.counted_level();
        let ahead = |game: &Summary| game.own_points() - game.best_other_points();
        let alike: Vec<&Summary> = before.iter().copied().filter(|other| is_like(other, this)).collect();
        let won = |game: &&&Summary| game.result == Outcome::Won;
        if this.result == Outcome::Won {
            if !before.iter().any(|other| won(&other)) {
                return Some(Feat::FirstWin);
            }
            if let Some(level) =
                level.filter(|level| !before.iter().any(|other| won(&other) && other.counted_level() >= Some(*level)))
            {
                return Some(Feat::FirstWinAt(level));
            }
            let wins: Vec<i16> = alike.iter().filter(won).map(|other| ahead(other)).collect();
            let is_best = wins.len() >= ENOUGH && wins.iter().all(|other| *other < ahead(this));
            return is_best.then(|| Feat::ClearestWin(ahead(this)));
        }
        let last = counted[..=at].iter().rev().take(IN_A_ROW);
        let is_lost_to_the_weakest = |game: &&&Summary| {
            game.result == Outcome::Lost
                && game.strongest_opponent() == Some(Level::Beginner)
                && game.rules.head_start == 0
        };
        // The side of seat 0 has the head start, and nobody else at the table wants one.
        let is_for_the_player = this.own_side().index() == 0 && this.others().next().is_none();
        if is_for_the_player
            && last.filter(is_lost_to_the_weakest).count() == IN_A_ROW
            && let Some(ahead) = this.rules.with_head_start(HEAD_START)
        {
            return Some(Feat::LostInARow(ahead.head_start));
        }
        let is_closest = this.result == Outcome::Lost
            && ahead(this) < 0
            && alike.len() >= ENOUGH
            && alike.iter().all(|other| other.result == Outcome::Lost && ahead(other) < ahead(this));
        is_closest.then(|| Feat::CloserThanEver(-ahead(this)))
    }
}

/// Whether a game is over and not practice, and its points can be compared.
fn counts(game: &Summary) -> bool {
    game.is_own()
        && game.played.kind() == GameKind::Plain
        && game.result != Outcome::Unfinished
        && !game.rules.single_hand
}

/// Whether the points of two games can be compared.
fn is_like(one: &Summary, other: &Summary) -> bool {
    one.game() == other.game()
        && one.rules.target == other.rules.target
        && one.rules.head_start == other.rules.head_start
        && one.rules.seats() == other.rules.seats()
        && one.strongest_opponent() == other.strongest_opponent()
}
