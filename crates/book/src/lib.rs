//! What a program at a table elsewhere writes down for its own player: what was told before each hand, what was
//! shown of it, and, once the dealer's bytes are there, what has come of checking it.
//!
//! A [`Notebook`] deals and plays a hand that is over by itself, and says whether all that was shown agrees with
//! that. Whoever names only this crate hears what was found, and has no name for a state, a deal or a game in progress.

pub use electrum_dominoes_table::record::{
    Bytes, Chronicle, Given, HandDeal, HowDrawn, KeptGame, NestorMove, Notebook, Terms, Unfair,
};

/// What is written in lines and files as one text.
pub mod text {
    pub use electrum_dominoes_seat::text::{InText, in_text, is_usual};
    pub use electrum_dominoes_table::record::text::Steps;
}
