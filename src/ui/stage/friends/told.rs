//! What people at the table said and did that the others are told of, for a while or until they have
//! read it.

use crate::engine::Seat;
use crate::msg;
use crate::record::GameId;
use crate::table::View;
use crate::ui::words::{Message, Words};
use crate::wire::{Foul, PHRASES, SIGNS};
use std::time::Duration;

/// What is told of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FriendNews {
    Said(Seat, u8),
    Signed(Seat, u8),
    Declined(Seat),
    Undid(Seat),
    Named(Seat, Foul),
}

/// What is told at the moment.
#[derive(Default)]
pub(super) struct Told {
    heard: Vec<Heard>,
    /// Whether nothing is shown of what the others say.
    pub(super) is_muted: bool,
    /// How far the hand had come when it was last seen.
    seen: Option<Progress>,
}

/// Something that is told.
struct Heard {
    what: FriendNews,
    /// When it is told no longer.
    until: Duration,
}

/// How far a hand has come.
#[derive(Clone, Copy)]
struct Progress {
    game: GameId,
    arrivals: u64,
    moves: usize,
    /// Who made the last of the moves.
    last: Option<Seat>,
}

/// How long something that was said is shown.
const SHOWN: Duration = Duration::from_secs(8);

impl Told {
    /// Hears something. What is told already is told longer, but not twice.
    pub(super) fn hear(&mut self, what: FriendNews, now: Duration) {
        self.heard.retain(|heard| heard.what != what);
        self.heard.push(Heard { what, until: now + SHOWN });
    }

    /// Hears who has taken back a move since the last view.
    pub(super) fn follow(&mut self, view: &View, now: Duration) {
        let (deeds, game, arrivals) = (view.seen.deeds(), view.game, view.arrivals);
        let progress = Progress { game, arrivals, moves: deeds.len(), last: deeds.last().map(|deed| deed.seat) };
        let Some(before) = self.seen.replace(progress) else { return };
        let undone = before.game == game && before.arrivals < arrivals && progress.moves < before.moves;
        if let Some(seat) = before.last.filter(|_| undone) {
            self.hear(FriendNews::Undid(seat), now);
        }
    }

    /// Forgets what was told for long enough. What somebody did is told until the player `acts`, who is
    /// there then to have read it.
    pub(super) fn forget(&mut self, now: Duration, acts: bool) {
        self.heard.retain(|heard| heard.until > now || !(acts || heard.what.is_talk()));
    }

    /// When something was told for long enough.
    pub(super) fn next_tick(&self, now: Duration) -> Option<Duration> {
        self.heard.iter().map(|heard| heard.until).filter(|until| *until > now).min()
    }

    /// What the player wants to know of it, the latest last.
    pub(super) fn told(&self) -> impl DoubleEndedIterator<Item = FriendNews> {
        let told = self.heard.iter().map(|heard| heard.what);
        told.filter(|what| !self.is_muted || !what.is_talk())
    }
}

impl FriendNews {
    /// Whether somebody only talks.
    const fn is_talk(self) -> bool {
        matches!(self, FriendNews::Said(..) | FriendNews::Signed(..))
    }

    /// Who says it, in their own words. What a program did is nothing that anybody says.
    pub(super) fn in_their_words(self, words: &Words) -> Option<(Seat, &str)> {
        let (seat, word) = match self {
            FriendNews::Said(seat, phrase) => (seat, phrase_word(phrase)),
            FriendNews::Signed(seat, sign) => (seat, sign_word(sign)),
            FriendNews::Declined(seat) => (seat, msg!("friends-seat-declined")),
            FriendNews::Undid(seat) => (seat, msg!("friends-seat-undid")),
            FriendNews::Named(..) => return None,
        };
        Some((seat, words.get(word)))
    }
}

/// The phrases, as messages.
const SAID: [Message; PHRASES as usize] = [
    msg!("friends-say-hello"),
    msg!("friends-say-well-played"),
    msg!("friends-say-one-moment"),
    msg!("friends-say-another"),
    msg!("friends-say-thanks"),
    msg!("friends-say-lucky"),
    msg!("friends-say-sorry"),
    msg!("friends-say-good-night"),
];

/// The signs, as messages.
const SIGNED: [Message; SIGNS as usize] =
    [msg!("friends-sign-wow"), msg!("friends-sign-what"), msg!("friends-sign-hm"), msg!("friends-sign-smile")];

pub(super) fn phrase_word(phrase: u8) -> Message {
    SAID[usize::from(phrase)]
}

pub(super) fn sign_word(sign: u8) -> Message {
    SIGNED[usize::from(sign)]
}
