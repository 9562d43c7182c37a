//! Input other than clicks: the keyboard, arranging the hand, and presses passed on one in each frame.

mod arrange;
mod keys;
mod presses;

pub(crate) use self::presses::Presses;
