//! What a table is asked to do, and what comes of it.

use super::{Agreement, Arrival, Help, MadeMove, Proposal, Refusal, ScreenId, TableHabits, View};
use crate::engine::{Rules, Seat};
use crate::nestor::Level;
use crate::nestor::question::{Answer, JobId, Question};
use crate::record::{Drawing, GameId, Opened, Seating};
use electrum_dominoes_seat::Input;
use std::time::Duration;

/// What only the program that keeps a table may have done there.
#[derive(Clone, Debug)]
pub enum HostOrder {
    /// Nothing but that time passes.
    Tick,
    /// A thinker has answered.
    Answer(Answer),
    /// Behave like this from now on.
    Behave(TableHabits),
    /// Something covers the table, or no longer does. A clock stops while it is covered.
    Aside(bool),
    /// Begin the next game with this. The level of the others changes at once.
    NextGame(NextGame),
    /// Play by these rules from the next hand on, if the game can go on with them.
    NextHand(Rules),
    /// Begin a new game, from this number or a random one.
    NewGame(Option<u64>),
    /// Begin another game after the one that is over. After a short game it is another short one.
    Again,
    /// Resume a game that was read from a file. If the file does not say who the others are, they
    /// play at these levels.
    Open(Box<Opened>, Vec<Level>),
    /// Restart the game with the same deals.
    Restart,
    /// Go forward again, after Undo.
    Redo,
    /// Save the game in the slot for one preserved game.
    Preserve,
    /// Return to the preserved game.
    Restore,
    /// Clear the tally of games won.
    ClearTally,
    /// Note that what everybody holds has left the table like this.
    Help(Help),
    /// A Nestor plays from now on in the place of the program on this seat.
    Replace(Seat),
    /// The person on this seat goes away from their screen, or comes back to it.
    Away(Seat, bool),
    /// Nestor goes on to play for the person on this seat, who is away.
    StandIn(Seat),
    /// What the table tells the person on this seat arrives this much later.
    Delay(Seat, Duration),
    /// Deal the next hand, or the first of a new game, from the number that all have drawn.
    Deal(Box<Drawing>, GameId, Proposal),
}

/// Something to do because of a wish or an order.
#[derive(Clone, Debug)]
pub enum TableEffect {
    /// This is what the seat at the front of a screen may see from now on.
    Show(ScreenId, Box<View>),
    /// Have the thinker, or the program on the seat, choose a move for who is on turn.
    Ask(Box<Question>),
    /// The answer to this question is no longer needed.
    Cancel(JobId),
    /// The table has gone to another moment or another game.
    Arrived(Arrival),
    /// Something has changed that must be saved.
    Keep,
    /// A move was made, which must be saved. Nothing else has changed.
    KeepMove(MadeMove),
    /// The clock shows another second, which must be saved.
    KeepClock,
    /// The wish was refused.
    Refused(Refusal),
    /// All have agreed to what somebody proposed. A table with several screens leaves it to its
    /// owner to draw the next deal with all of them, and to end the game.
    Agreed(Agreement),
    /// This seat has refused what somebody proposed.
    Declined(Agreement, Seat),
    /// A thought has failed, and the player should know.
    Stumbled,
}

/// What a new game begins with.
#[derive(Clone, PartialEq, Debug)]
pub struct NextGame {
    /// Its rules, which must be playable.
    pub rules: Rules,
    /// Who sits where.
    pub seating: Seating,
}

impl NextGame {
    /// The same as long as the game before, if these rules differ from it in nothing else.
    pub(super) fn as_long_as(&self, before: &Rules) -> NextGame {
        let rules = Rules { target: before.target, ..self.rules };
        // Who leads is settled anew for each game.
        let is_same = Rules { lead_first: before.lead_first, ..rules } == *before;
        NextGame { rules: if is_same { rules } else { self.rules }, seating: self.seating.clone() }
    }
}

/// What is done at a table here.
#[derive(Clone, Debug)]
pub enum TableInput {
    /// Its player does something.
    Seat(Input),
    /// The program that keeps it orders something.
    Order(HostOrder),
}

impl From<Input> for TableInput {
    fn from(input: Input) -> TableInput {
        TableInput::Seat(input)
    }
}

impl From<HostOrder> for TableInput {
    fn from(order: HostOrder) -> TableInput {
        TableInput::Order(order)
    }
}
