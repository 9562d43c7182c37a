//! What pointer and keys ask of a table, as data.

use crate::engine::{Bone, End};
use crate::seat::Input;
use crate::ui::paint::Pose;
use crate::ui::table::positions::Camera;
use crate::ui::words::Message;
use egui::Pos2;

/// Something that was done with the pointer, or with a widget that has the focus.
pub(crate) enum Action {
    /// An input to the game, as it is.
    Step(Box<Input>),
    /// The pointer or the focus is on this bone of the hand.
    PointAt(Option<Bone>),
    /// A click on a bone of the hand by a pointer or not. Under some settings it plays at once.
    Click {
        bone: Bone,
        by_key: bool,
        one_is_enough: bool,
    },
    Drag(Bone, Pos2),
    Drop(Bone, Target),
    /// What is dragged goes back to the hand.
    PutBack,
    DragFirecracker(Pos2),
    /// The firecracker that is dragged is dropped on a bone or put back.
    DropFirecracker(Option<Bone>),
    /// Turns, takes or draws the face-down bone at this place.
    TakeFaceDown(u8),
    /// A click on the button with this text.
    Press(Message),
    /// Whether a press that shows the hand is down.
    Hold(bool),
    /// Shows what has happened once more.
    WatchAgain,
    /// Enough has been seen of it.
    EndWatching,
    Zoom(Camera),
    /// The pointer or the focus is on this play of a hint.
    PointAtPlay(Option<(Bone, End)>),
    /// A play of a hint was clicked. Its bone is chosen and its end focused, so that Enter plays it
    /// there.
    ChoosePlay(Bone, End),
}

impl Action {
    pub(crate) fn step(input: Input) -> Action {
        Action::Step(Box::new(input))
    }
}

/// Where a bone of the hand is dropped.
pub(crate) enum Target {
    /// At an end, where it is seen like this.
    End(End, Pose),
    /// At a place of the hand.
    Hand(usize),
    Nowhere,
}

/// Something that was done with a key of the table.
pub(crate) enum KeyAction {
    /// An input to the game, as it is.
    Step(Box<Input>),
    LetGo,
    /// The first half of a bone was typed.
    Half(u8),
    /// Both halves of a bone were typed.
    Choose(Bone),
    /// Plays what is chosen at an end, or else the bone that has the focus.
    Place(End, Option<Bone>),
    Put(Bone, End),
    /// Moves the focus from this bone to the first end where it fits.
    SeekEnd(Bone),
    /// Moves the focus to the bone of the hand that is next.
    FocusHand,
    Focus(Bone),
    /// Moves the focus to a bone that may fit nowhere.
    Visit(Bone),
    FocusYard(u8),
    /// Swaps a bone of the hand with the one before or behind it.
    Shift {
        bone: Bone,
        back: bool,
    },
}

impl KeyAction {
    pub(crate) fn step(input: Input) -> KeyAction {
        KeyAction::Step(Box::new(input))
    }
}
