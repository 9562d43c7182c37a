//! A table whose people sit elsewhere: the lines that travel between a table and the screens at
//! it, what keeps tables, and what sits at one from afar.
//!
//! Every line is one message in JSON: a [`ToTable`] up, a [`FromTable`] down. A [`Host`] keeps
//! tables and hears lines. A [`Client`] is one screen at a table elsewhere. Both only compute: they
//! are given lines and the time, and return lines. The module `net` carries them over sockets.
//!
//! A line may come late, twice, damaged or from somebody who means no good. A view is complete, so
//! a lost one does no harm. A wish has a number, so that a repeated one is made once.

mod change;
mod client;
mod days;
mod invitation;
mod line;
mod names;
mod remote;
mod server;

pub use client::{Circle, Client, ClientNews, DealMemory, Fairness, LineState, Pass};
pub use days::call::{DayCall, NoAnswer};
pub use days::{DayPlaces, DayRow, NoPlace};
pub use invitation::{Invitation, NearTable, PATH, USUAL_PORT, Visit, server_address};
pub use line::{
    Chair, Chairholder, Entrance, Foul, FromTable, Hello, MissedHand, NewTable, ToTable, Welcome, WhyClosed,
};
pub use names::{Code, SeatToken, clean_name};
pub use remote::{LineEvent, Remote, Transport};
pub use server::{
    Caller, ConnectionId, Counted, Host, HostTally, KeptTable, Limits, Network, Output, Relayed, TableEntry, TableId,
    TablePlace, WayOn,
};

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
