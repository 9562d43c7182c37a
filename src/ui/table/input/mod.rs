//! What the player does at the table other than by clicking: the keyboard, arranging the hand, and presses passed on one a frame.

mod arrange;
mod keys;
mod presses;

pub(crate) use self::presses::Presses;
