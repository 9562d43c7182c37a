//! A table whose people sit elsewhere, as lines up and down: what keeps tables, and what sits at one from afar.
//!
//! A [`Host`] keeps tables and hears lines. A [`Client`] is one screen at a table elsewhere. Both only compute: they
//! are given lines and the time, and return lines. The module `net` carries them over sockets.

mod board;
mod server;

pub use client::days::call::{DayCall, NoAnswer};
pub use client::days::{DayPlaces, DayRow, NoPlace};
pub use client::{
    Chair, Chairholder, Circle, Client, ClientNews, Code, DealMemory, Entrance, Fairness, Foul, FromTable, Hello,
    Invitation, LONGEST_LINE, LONGEST_NAME, LineEvent, LineState, MissedHand, NearTable, NewTable, PATH, PHRASES, Pass,
    Remote, SIGNS, SeatToken, ToTable, Transport, USUAL_PORT, VERSION, Visit, Welcome, WhyClosed, clean_name,
    server_address,
};
use client::{change, line};
pub use server::{
    Caller, ConnectionId, Counted, Host, HostTally, KeptTable, Limits, Network, Output, Relayed, TableEntry, TableId,
    TablePlace, WayOn,
};
