//! One screen at a table that somebody else keeps: the lines that travel between them, and what the player's
//! own program makes of them.
//!
//! Every line is one message in JSON: a [`ToTable`] up, a [`FromTable`] down. A [`Client`] is one screen at a table
//! elsewhere. It only computes: it is given lines and the time, and returns lines. What it knows of the game is what
//! its seat was shown. So it stands on that alone, and on what the player's own program writes down of it.
//!
//! A line may come late, twice, damaged or from somebody who means no good. A view is complete, so
//! a lost one does no harm. A wish has a number, so that a repeated one is made once.

extern crate electrum_dominoes_book as book;
extern crate electrum_dominoes_nestor as nestor;
extern crate electrum_dominoes_seat as seat;
extern crate electrum_dominoes_sight as sight;

pub mod change;
mod client;
pub mod days;
mod invitation;
pub mod line;
mod names;
mod remote;

pub use client::{Circle, Client, ClientNews, DealMemory, Fairness, LineState, Pass};
pub use invitation::{Invitation, NearTable, PATH, USUAL_PORT, Visit, server_address};
pub use line::{
    Chair, Chairholder, Entrance, Foul, FromTable, Hello, MissedHand, NewTable, ToTable, Welcome, WhyClosed,
};
pub use names::{Code, SeatToken, clean_name};
pub use remote::{LineEvent, Remote, Transport};

/// The version of the lines. It rises when an older program could no longer understand a table.
pub const VERSION: u32 = 1;

/// The longest line that is sent or heard, in bytes.
pub const LONGEST_LINE: usize = 16 * 1024;

/// The most letters of a name.
pub const LONGEST_NAME: usize = 24;

/// How many phrases there are to say, and how many signs to give.
pub const PHRASES: u8 = 8;

/// How many signs there are to give.
pub const SIGNS: u8 = 4;
