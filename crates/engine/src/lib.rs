//! The rules of thirty-nine domino games. This code is pure. It has no input or output, no clock, and no
//! randomness outside [`deal`]. Only bad input can fail.
//!
//! ```toml
//! [dependencies]
//! electrum-dominoes-engine = "0.1"
//! ```
//!
//! A whole game, in which everybody makes the first legal move:
//!
//! ```
//! use electrum_dominoes_engine::{Deal, GameState, Phase, Preset};
//!
//! let rules = Preset::Draw.rules(2).expect("a game for two");
//! let mut game = GameState::new(rules).expect("rules that can be played");
//! for number in 4711.. {
//!     let deal = Deal::from_number(number, &rules, game.lead());
//!     game.deal(&deal).expect("a deal of this game");
//!     while game.phase() == Phase::Playing {
//!         let step = game.legal().nth(0).expect("whoever is on turn can do something");
//!         for event in game.play(step).expect("it is legal") {
//!             println!("{event:?}");
//!         }
//!     }
//!     if game.phase() == Phase::GameOver {
//!         break;
//!     }
//! }
//! println!("{:?}", game.scores());
//! ```
//!
//! - [`rules`] are values: a [`Preset`] is a game by its name, and each [`Rules`] can be changed. [`options`] names
//!   all of them, with what they may be.
//! - A [`Deal`] comes from a number, or is put together. A [`GameState`] plays it, move by [`Move`], and refuses
//!   what is illegal without a change.
//! - An [`Observation`] is what one seat may know. Give a player that, and never the state. A [`World`] is a full
//!   state that agrees with one, made up to look ahead.
//! - [`protocol`] writes both as lines of text, for programs in other languages.
//! - [`place`] says where the bones lie on a table.
//!
//! # What a version promises
//!
//! The crate has a version of its own. While it begins with 0, a new second number may rename or remove what
//! is documented here, and a new third number does not. In every version a number deals the same bones, and
//! what was written as text reads back as the same game. Nothing is promised of what the documentation hides.
//! It needs Rust 1.95, and a later Rust only with a new second number.

/// Names the values of an enum in text: all of them in order, the name of each, and the value that
/// has a name.
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    ($type:ident: $($value:ident $name:literal),*) => {
        impl $type {
            /// All values, in order.
            pub const ALL: [$type; [$($name),*].len()] = [$($type::$value),*];

            /// The names of all values, in the same order.
            pub const NAMES: [&'static str; $type::ALL.len()] = [$($name),*];

            /// All values with their names.
            pub const PAIRS: [(&'static str, $type); $type::ALL.len()] = [$(($name, $type::$value)),*];

            /// Its name in text.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$value => $name,)*
                }
            }

            /// The value with this name.
            pub fn from_name(name: &str) -> Option<$type> {
                $type::ALL.into_iter().find(|value| value.name() == name)
            }
        }
    };
}

pub mod bone;
pub mod deal;
pub mod fnv;
pub mod layout;
pub mod place;
mod play;
pub mod rules;
mod seat;
mod set;
pub mod shuffle;
mod sight;
mod text;

pub use play::{BetweenHands, Carryover, Illegal, Public, moves, next_hand, state};
pub use sight::{event, observe, world};
pub use text::{account, notation, options, protocol};

// The nouns of a game, which nearly every other module uses, under one path.
pub use bone::{BONES, Bone, BoneBits, Bones, BySeat, SEATS, Seat, Seats, Side, Suits, Word};
pub use deal::Deal;
pub use event::{
    Award, AwardReason, Bonus, BonusReason, Event, Events, GameEnd, GameEndReason, HandEnd, LeadReason, ScoreReason,
};
pub use layout::{End, Joint, Layout, Opening, Sum, Way};
pub use moves::{Move, Moves};
pub use observe::{Act, Deed, Deeds, Observation};
pub use rules::{Preset, Rules, RulesError, Spinner};
pub use set::Set;
pub use state::{GameState, Phase, Revealed};
pub use world::World;
