//! A seat at a table of dominoes: what is seen from there, what may be wished, and the player who sits there.
//!
//! A [`View`] is all that one seat may see of a table at one moment. A [`SeatedPlayer`] has it and nothing
//! else of the table. Whoever names only this crate and what it names cannot reach a hidden bone.

#[macro_use(named)]
extern crate electrum_dominoes_sight as sight;
extern crate electrum_dominoes_nestor as nestor;

mod ceremony;
mod game_id;
mod gathering;
mod player;
mod seating;
pub mod text;
mod tutor;
mod view;
mod waiting;
mod wish;

pub use ceremony::Ceremony;
pub use game_id::GameId;
pub use gathering::{Agreement, Gathering, Proposal};
pub use player::{Advice, Clues, Doubt, Habits, Hint, HintStage, Input, Note, SeatEffect, SeatedPlayer};
pub use seating::{Person, Seating, Sitter};
pub use tutor::Tutor;
pub use view::{Clocks, Ends, Outlook, Reach, View, Watcher};
pub use waiting::{Refusal, TableHabits, Waiting};
pub use wish::{Arrival, Change, Hidden, Wish};
