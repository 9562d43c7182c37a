//! What is remembered of pointer, keyboard and hand, and what they ask for.

mod action;
mod arrange;
mod keyboard;
mod pointer;
mod presses;

pub(super) use self::action::{Action, KeyAction, Target};
pub(super) use self::arrange::Arrangement;
pub(super) use self::keyboard::Keyboard;
pub(super) use self::pointer::{BoneClick, Pointer};
pub(crate) use self::presses::{Presses, is_taken};
