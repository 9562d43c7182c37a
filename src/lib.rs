//! Electrum Dominoes: an engine for all the rules, Nestor, who plays honestly, and a window to play
//! in.
//!
//! A game, in which Nestor sits on every seat and sees only what its player would see:
//!
//! ```
//! use electrum_dominoes::engine::{Phase, Preset};
//! use electrum_dominoes::nestor::{self, Level};
//! use electrum_dominoes::record::Session;
//!
//! let rules = Preset::DrawGame.rules(2).expect("a game for two");
//! let mut game = Session::new(rules).expect("rules that can be played");
//! game.deal_number(4711).expect("the first hand");
//! while game.state().phase() == Phase::Playing {
//!     let seen = game.observe(game.state().to_move());
//!     let choice = nestor::choose(&seen, Level::Easy, &mut nestor::chance_of(&seen, 1));
//!     game.play(choice.best).expect("a legal move");
//! }
//! println!("{:?}", game.state().scores());
//! ```
//!
//! Without its default features the library needs no window, no sockets and no files:
//! `electrum-dominoes = { version = "1", default-features = false }`. `wire` adds tables whose people
//! sit elsewhere, `console` the programs that play, and `window` all the rest.
//!
//! What stands below the window is in crates of its own, and is given out here under the names that it has
//! there. In reading order:
//!
//! - [`engine`] has the rules. It is pure, with no files, no clock and no chance outside
//!   [`engine::deal`]. Only bad input can make it fail. What a player may not see of a
//!   [`GameState`](engine::state::GameState) is private to it. [`place`] in it says where the bones lie
//!   on the table.
//! - [`nestor`] is the opponent. He sees an [`Observation`](engine::observe::Observation), and no
//!   state except those he made up himself. His crate has no name for another.
//! - [`seat`] is a seat at a table: its [`View`](seat::View), and a player who knows what one seat may
//!   know. Its crate has no name for a table.
//! - [`record`] holds what was played, as rules, deals and moves in text that replays. Every move
//!   goes through [`Session::play`](record::Session::play), and replaying a
//!   [`Record`](record::Record) is the only way to load a game.
//! - [`table`] is the authority that knows every bone of a game in progress. It takes wishes with
//!   the time they came, and returns effects for the caller to carry out.
//! - [`career`] is what a player keeps when games are over, such as summaries, the tally and bests,
//!   and [`stats`] what many of them have in common.
//! - [`arena`] has Nestors play whole games and deals, to compare with what a player has done.
//! - [`review`] is a game judged decision by decision, with the result.
//! - `wire` is a table whose people sit elsewhere, as lines up and down. `net` carries them over
//!   sockets, and `link` is the way to a table, here or elsewhere.
//! - `console` is the console tool, with the feature of that name alone. The matches of its `lab` between
//!   players of any kind measure who is better.
//! - `host` is what runs the window: a desktop's system, or a page in a browser.
//! - `store` is the only module that uses files.
//! - `sound` makes what is heard. It is pure too.
//! - `ui` is the window. Like `host`, `store` and `sound`, it is there only with the feature
//!   `window`.

/// The version, with the commit it was built from if that is known: `1.1.0 (6c88d34b2f1a)`. A plus
/// sign after the commit means that something had changed since. Programs built for testing do not
/// know their commit. Between releases it is that of the next one, with `-dev` behind it.
pub const VERSION: &str = env!("ELECTRUM_VERSION");

#[cfg_attr(feature = "window", macro_use(named))]
pub extern crate electrum_dominoes_engine as engine;

#[cfg(feature = "window")]
pub mod host;
#[cfg(feature = "console")]
pub use electrum_dominoes_console as console;
#[cfg(feature = "console")]
pub use electrum_dominoes_console::lab;
pub use electrum_dominoes_nestor as nestor;
#[cfg(feature = "wire")]
pub use electrum_dominoes_online::{link, net, wire};
pub use electrum_dominoes_seat as seat;
pub use electrum_dominoes_table::{arena, career, record, review, stats, table};
pub use engine::place;
#[cfg(feature = "window")]
pub mod sound;
#[cfg(feature = "window")]
pub mod store;
#[cfg(feature = "window")]
pub mod ui;
