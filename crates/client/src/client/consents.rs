//! What the player has agreed to at a table elsewhere.
//!
//! Each consent is one wish for one game. It holds until the table or somebody refuses it, until it is used, or until
//! a move is seen after its answer: what was agreed on was for another moment. A wish without an answer may cross moves
//! of others and still be made. The table makes wishes in their order, so one without an answer before one that is done,
//! or before a move of one's own that is seen, was never made.

use crate::book::text::in_text;
use crate::seat::GameId;
use crate::sight::{Act, Bones, Move, Observation, Rules, Seats};
use serde::{Deserialize, Serialize};

/// What somebody can agree to that changes what the table may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Agreed {
    /// That one of these takes back their last play.
    Undo(Seats),
    /// To leave the game that is not over for another one.
    Leave,
    /// To lose the game.
    GiveUp,
    /// To be shown hidden bones, which makes the game practice.
    Show,
    /// To play by exactly these rules from the next hand on.
    Rules(#[serde(with = "in_text")] Rules),
    /// That this move is made, as the deed with this number of the hand. A move that was sent for one moment is made in
    /// no other.
    Move {
        #[serde(with = "in_text")]
        step: Move,
        /// Whether it draws until a bone fits.
        draws_on: bool,
        deed: usize,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Consent {
    wish: u64,
    agreed: Agreed,
    /// What the table calls the game.
    game: Option<GameId>,
    is_answered: bool,
}

impl Consent {
    const fn is_move(&self) -> bool {
        matches!(self.agreed, Agreed::Move { .. })
    }

    const fn asks_nobody(&self) -> bool {
        matches!(self.agreed, Agreed::GiveUp | Agreed::Show | Agreed::Move { .. })
    }
}

/// All that the player has agreed to and that holds.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Consents(Vec<Consent>);

impl Consents {
    /// The player agrees to something by a wish.
    pub(super) fn add(&mut self, wish: u64, agreed: Agreed, game: Option<GameId>) {
        self.0.push(Consent { wish, agreed, game, is_answered: false });
    }

    /// The table says that a wish is done.
    pub(super) fn done(&mut self, wish: u64) {
        self.0.retain(|consent| consent.is_answered || consent.wish >= wish);
        self.0.iter_mut().for_each(|consent| consent.is_answered |= consent.wish == wish);
    }

    /// The table refuses a wish.
    pub(super) fn refused(&mut self, wish: u64) {
        self.0.retain(|consent| consent.wish != wish);
    }

    /// All wishes up to this one were heard before the line broke. Some of the others are sent again.
    pub(super) fn heard(&mut self, last: u64, is_sent_again: impl Fn(u64) -> bool) {
        self.0.retain(|consent| consent.wish <= last || is_sent_again(consent.wish));
        self.0.iter_mut().for_each(|consent| consent.is_answered |= consent.wish <= last);
    }

    /// Somebody refuses what is asked. The table asks one thing at a time, and what was wished since is not refused
    /// by that.
    pub(super) fn declined(&mut self) {
        self.0.retain(|consent| consent.asks_nobody() || !consent.is_answered);
    }

    /// The player refuses what is asked, and agrees to nothing that was asked before. Whether the table hears it is not
    /// certain, so nothing that comes of it all the same is an accusation.
    pub(super) fn refuse(&mut self) {
        self.0.retain(Consent::asks_nobody);
    }

    /// A move is seen, which is later than all that has an answer. What has none may still come, but for an Undo if this
    /// takes something back.
    pub(super) fn moved(&mut self, takes_back: bool) {
        let is_used = |agreed| takes_back && matches!(agreed, Agreed::Undo(_));
        self.0.retain(|consent| consent.is_move() || !consent.is_answered && !is_used(consent.agreed));
    }

    /// Another hand is dealt.
    pub(super) fn dealt(&mut self) {
        self.0.retain(|consent| !consent.is_move() && !consent.is_answered);
    }

    /// Whether the deeds on these seats from the first new one on are moves that the player has sent. Others may have
    /// been taken back for them.
    pub(super) fn make(&mut self, seen: &Observation, (first, takes_back): (usize, bool), own: Seats) -> bool {
        let deeds = seen.deeds();
        let mut are_sent = true;
        for at in (first..deeds.len()).filter(|at| own.contains(deeds[*at].seat)) {
            let (made, fitting) = (deeds[at].act.step(), deeds[at].fitting);
            let is_it = |agreed| matches!(agreed, Agreed::Move { step, deed, .. } if deed == at && step == made);
            let sent = self.0.iter().find(|consent| is_it(consent.agreed)).map(|consent| consent.wish);
            are_sent &= sent.is_some();
            if let Some(wish) = sent {
                // What was wished before it and has no answer was never made.
                self.done(wish);
            }
            // Whoever draws until a bone fits draws no more then.
            let can_play = deeds[at].seat == seen.seat() && !held_before(seen, at + 1).is_disjoint(fitting);
            for consent in &mut self.0 {
                if let Agreed::Move { draws_on: true, deed, .. } = &mut consent.agreed {
                    *deed += usize::from(*deed == at && made == Move::Draw && !can_play);
                }
            }
        }
        // Once moves are taken back, what was sent before is for a moment that has passed.
        let has_passed = |deed| deed < deeds.len() || takes_back;
        self.0.retain(|consent| !matches!(consent.agreed, Agreed::Move { deed, .. } if has_passed(deed)));
        are_sent
    }

    /// The game that was left has another one in its place. Whoever agrees to one agrees to no more.
    pub(super) fn leave_was_used(&mut self) {
        self.0.retain(|consent| consent.agreed != Agreed::Leave);
    }

    /// With whose Undo the player agrees.
    pub(super) fn may_undo(&self) -> Seats {
        let seats = self.0.iter().filter_map(|consent| match consent.agreed {
            Agreed::Undo(seats) => Some(seats),
            _ => None,
        });
        seats.flat_map(Seats::iter).collect()
    }

    /// Whether the player agrees to leave the game.
    pub(super) fn leaves(&self) -> bool {
        self.0.iter().any(|consent| consent.agreed == Agreed::Leave)
    }

    /// Whether the player agrees to play this game by these rules from its next hand on.
    pub(super) fn plays_by(&self, rules: &Rules, game: GameId) -> bool {
        self.0.iter().any(|consent| consent.agreed == Agreed::Rules(*rules) && consent.game == Some(game))
    }

    /// These rules are agreed on. What was asked for before is none of it, but what has no answer can still come.
    pub(super) fn rules_were_used(&mut self, rules: &Rules) {
        let is_used = |consent: &Consent| consent.agreed == Agreed::Rules(*rules) || consent.is_answered;
        self.0.retain(|consent| !matches!(consent.agreed, Agreed::Rules(_)) || !is_used(consent));
    }

    /// Whether the player has given up this game.
    pub(super) fn gives_up(&self, game: GameId) -> bool {
        let is_it = |consent: &Consent| consent.game.is_none_or(|other| other == game);
        self.0.iter().any(|consent| consent.agreed == Agreed::GiveUp && is_it(consent))
    }

    /// Whether the player has asked to be shown hidden bones.
    pub(super) fn shows(&self) -> bool {
        self.0.iter().any(|consent| consent.agreed == Agreed::Show)
    }
}

/// The bones that a seat held before one of the deeds of the hand, as far as it sees them.
fn held_before(seen: &Observation, deed: usize) -> Bones {
    let own = seen.deeds()[..deed].iter().filter(|deed| deed.seat == seen.seat());
    own.fold(seen.dealt(), |held, deed| match deed.act {
        Act::Played(bone, _) => held - Bones::of(bone),
        Act::Drew(Some(bone)) => held | Bones::of(bone),
        Act::Drew(None) | Act::Passed | Act::Destroyed(_) => held,
    })
}
