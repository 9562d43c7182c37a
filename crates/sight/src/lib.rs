//! What one seat at a table of dominoes may know: the rules, the table, its own bones, and what everybody
//! has seen.
//!
//! A [`World`] is a full state, but one that somebody made up who may not look. Nothing here gives out the
//! state of a game that is played, its deal or another hand. Whoever names only this crate cannot cheat.

pub use electrum_dominoes_engine::bone::by_seat;
pub use electrum_dominoes_engine::deal::Lead;
pub use electrum_dominoes_engine::event::since_last_move;
/// Numbers of text that never change.
pub use electrum_dominoes_engine::fnv;
pub use electrum_dominoes_engine::layout::MAX_ENDS;
pub use electrum_dominoes_engine::named;
/// The rules, value by value.
pub use electrum_dominoes_engine::rules;
/// The order in which bones are mixed.
pub use electrum_dominoes_engine::shuffle;
pub use electrum_dominoes_engine::{
    Act, Award, AwardReason, BONES, BetweenHands, Bone, BoneBits, Bones, Bonus, BonusReason, BySeat, Carryover, Deed,
    End, Event, GameEnd, GameEndReason, HandEnd, Illegal, Joint, Layout, LeadReason, Move, Moves, Observation, Opening,
    Phase, Preset, Public, Revealed, Rules, RulesError, SEATS, ScoreReason, Seat, Seats, Set, Side, Spinner, Suits,
    Sum, Way, Word, World,
};
/// Moves, bones and rules as words.
pub use electrum_dominoes_engine::{notation, options, protocol};
