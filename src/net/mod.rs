//! Sockets: a server that keeps tables for people elsewhere, the line to such a table, and what finds
//! tables on the own network.
//!
//! Nothing here starts before it is asked for. A page in a browser has its own sockets.

mod dial;
mod near;
mod server;
mod thinkers;

pub use dial::WebSocket;
pub use near::{Announcement, NearTable, NearTables};
pub use server::{Server, ServerPlan};
