//! Input other than clicks: the keyboard, arranging the hand, and presses passed on one in each frame.

mod arrange;
mod keys;
mod presses;

pub(super) use self::keys::pressed_anew;
pub(crate) use self::presses::Presses;
