//! The keyboard at the table. A whole game can be played with it alone.
//!
//! Tab and the arrows move between bones and, with a bone chosen, between ends. Space and Enter do
//! what a click does. A bone chosen by key passes the focus to its first end, so pressing Enter
//! twice plays it. There are a few shortcuts. The button has a key wherever the focus is. A bone
//! can be typed by its two numbers, where letters stand for those from ten on. An end has a letter, a
//! digit in its place on a number pad, and an arrow with Shift.

use super::display::TableFrame;
use super::input::KeyAction;
use super::{panels::recommended, positions::direction};
use crate::engine::{Bone, End, Set, Spinner, Way};
use crate::host::IS_PAGE;
use crate::seat::{Doubt, Input};
use crate::table::Waiting;
use egui::{Event, EventFilter, Id, InputState, Key, Modifiers, Pos2, Ui};

/// The keys of the four ends.
const ENDS: [(Way, [Key; 2], Key); 4] = [
    (Way::West, [Key::W, Key::Num4], Key::ArrowLeft),
    (Way::East, [Key::E, Key::Num6], Key::ArrowRight),
    (Way::North, [Key::N, Key::Num8], Key::ArrowUp),
    (Way::South, [Key::S, Key::Num2], Key::ArrowDown),
];

/// The keys that go from bone to bone in the hand, to the left and to the right, and those that
/// move a bone there. A browser keeps the arrows with Alt and, on some systems, those with Ctrl for
/// itself.
const VISITS: [(Modifiers, [Key; 2]); 2] = if IS_PAGE {
    [(Modifiers::NONE, [Key::PageUp, Key::PageDown]), (Modifiers::SHIFT, [Key::PageUp, Key::PageDown])]
} else {
    [(Modifiers::ALT, [Key::ArrowLeft, Key::ArrowRight]), (Modifiers::COMMAND, [Key::ArrowLeft, Key::ArrowRight])]
};

/// The keys of numbered ends.
const NUMBERS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// The keys of the halves of a bone. From ten on they are letters, so that one key is one half.
const PIPS: [Key; Set::GREATEST.suit_size()] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
    Key::A,
    Key::B,
    Key::C,
];
/// The seconds in which a press of Space or Enter still belongs to what was there before.
const JUST: f64 = 0.5;
/// The seconds that the first half of a bone waits for the second.
pub(super) const HALF: f64 = 3.0;

/// Whether Space or Enter was newly pressed in this frame. A held key would press the next button
/// as well.
fn pressed_anew(input: &InputState) -> bool {
    input
        .events
        .iter()
        .any(|event| matches!(event, Event::Key { key: Key::Space | Key::Enter, pressed: true, repeat: false, .. }))
}

/// Whether the player has pressed a key in this frame to go somewhere, and not only Space or Enter
/// once more.
pub(super) fn goes_on(input: &InputState) -> bool {
    let is_other = |key: &Key| !matches!(key, Key::Space | Key::Enter);
    input.events.iter().any(|event| match event {
        Event::Key { key, pressed: true, .. } => is_other(key),
        Event::AccessKitActionRequest(_) => true,
        _ => false,
    })
}

/// Whether a key was pressed alone in this frame. Nothing else sees it then.
fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Returns what the next key of this frame asks for, if any is left.
pub(super) fn key_action(ui: &Ui, view: &TableFrame<'_>) -> Option<KeyAction> {
    let (game, focus) = (view.game, ui.memory(egui::Memory::focused));
    if pressed(ui, Key::Escape) {
        return Some(KeyAction::LetGo);
    }
    // The key press that triggered the tutor does not answer him.
    let is_asked = matches!(game.doubt(), Some(Doubt::Told { .. })) && focus.is_none_or(|id| is_at_the_table(view, id));
    let fresh = ui.input(pressed_anew);
    if is_asked && pressed(ui, Key::Enter) && fresh {
        return Some(KeyAction::step(Input::PlayAnyway));
    }
    // A key press skips the rest of the motion.
    if game.view().waiting == Waiting::Others && (pressed(ui, Key::Space) | pressed(ui, Key::Enter)) {
        return Some(KeyAction::step(Input::Press));
    }
    if button_is_meant(view, focus) && (pressed(ui, Key::Space) | pressed(ui, Key::Enter)) && fresh {
        return Some(KeyAction::step(Input::Press));
    }
    let focused = focused_bone(ui, view);
    // A press that follows at once, or goes on, was meant for what was there before.
    let just_came = view.keyboard.came.is_some_and(|since| view.now - since < JUST);
    if (just_came || !fresh) && focused.is_some() {
        pressed(ui, Key::Space);
        pressed(ui, Key::Enter);
    }
    // A query for a plain key also takes it with Alt or Shift, so those with more held come first.
    name_end(ui, view, focused)
        .or_else(|| type_bone(ui, view))
        .or_else(|| shift_bone(ui, focused?))
        .or_else(|| visit_bone(ui, view, focused))
        .or_else(|| go_on_in_yard(ui, view, focus?))
        .or_else(|| stay_in_hand(ui, view, focused?))
        .or_else(|| play_hint(ui, view, focus, focused))
        .or_else(|| confirm(ui, view, focused?))
        .or_else(|| {
            let begins = focus.is_none() && ENDS.into_iter().any(|(.., arrow)| pressed(ui, arrow));
            begins.then_some(KeyAction::FocusHand)
        })
}

/// Returns the bone of the hand that has the focus.
pub(super) fn focused_bone(ui: &Ui, view: &TableFrame<'_>) -> Option<Bone> {
    let focus = ui.memory(egui::Memory::focused)?;
    view.game.view().hand().iter().find(|bone| view.ids.hand(*bone) == focus)
}

/// Whether this id belongs to a bone of the hand or to an end.
pub(super) fn is_at_the_table(view: &TableFrame<'_>, id: Id) -> bool {
    view.game.view().hand().iter().any(|bone| view.ids.hand(bone) == id)
        || view.game.view().ends().into_iter().any(|end| view.ids.end(end) == id)
}

/// Whether Space and Enter press the button. This needs an enabled button and a focus that has no
/// better use for them. A button that shows a hand must have the focus itself: whoever presses a key
/// once more after their turn would see the hand of the next person.
fn button_is_meant(view: &TableFrame<'_>, focus: Option<Id>) -> bool {
    // If drawing is optional and a bone would fit, the focused bone comes first.
    let yours = matches!(view.game.view().waiting, Waiting::You { .. });
    let is_free = focus.is_none_or(|id| is_at_the_table(view, id) && !yours);
    view.button.is_some_and(|(_, enabled)| enabled) && is_free && !view.shows_a_hand()
}

/// The keys of the ends. While a bone is chosen, a digit names an end. Otherwise it names half of a
/// bone.
fn name_end(ui: &Ui, view: &TableFrame<'_>, focused: Option<Bone>) -> Option<KeyAction> {
    let (game, chosen) = (view.game, view.game.chosen());
    let end = if game.view().rules().spinner == Spinner::Every && !game.view().seen.layout().is_empty() {
        let number = chosen.and_then(|_| NUMBERS.into_iter().position(|key| pressed(ui, key)));
        game.view().fits(chosen?).get(number?).copied()?
    } else {
        let is_named = |[letter, digit]: [Key; 2], arrow| {
            ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, arrow))
                || (!ui.input(|input| input.modifiers.alt) && pressed(ui, letter))
                || (chosen.is_some() && pressed(ui, digit))
        };
        let (name, ..) = ENDS.into_iter().find(|(_, keys, arrow)| is_named(*keys, *arrow))?;
        End::Arm(name)
    };
    let target = game.view().seen.layout().joint(end).filter(|_| game.lights());
    Some(target.map_or(KeyAction::Place(end, focused), |joint| KeyAction::step(Input::Destroy(joint.bone()))))
}

/// Two keys in a row choose the bone with these halves.
fn type_bone(ui: &Ui, view: &TableFrame<'_>) -> Option<KeyAction> {
    let numbers = view.game.view().rules().set.suit_size();
    // A letter with Alt or Shift belongs to a menu or to a command.
    let held = ui.input(|input| input.modifiers.alt || input.modifiers.shift);
    let is_meant = |pips: usize| pips < 10 || !held;
    let typed = |(pips, key): (usize, Key)| (is_meant(pips) && pressed(ui, key)).then_some(pips as u8);
    let pips = PIPS.into_iter().take(numbers).enumerate().find_map(typed)?;
    let second = view.keyboard.typed.and_then(|(first, _)| Bone::new(first, pips));
    Some(second.map_or(KeyAction::Half(pips), KeyAction::Choose))
}

/// Moves the focus to any bone of the hand, even if it fits nowhere. From outside the hand, it goes
/// to the end where the key enters it.
fn visit_bone(ui: &Ui, view: &TableFrame<'_>, focused: Option<Bone>) -> Option<KeyAction> {
    let (modifiers, keys) = VISITS[0];
    let [back, on] = keys.map(|key| ui.input_mut(|input| input.consume_key(modifiers, key)));
    if back == on {
        return None;
    }
    let hand = view.arrangement.bones();
    let next = match focused.and_then(|bone| hand.iter().position(|other| *other == bone)) {
        Some(at) if back => at.checked_sub(1)?,
        Some(at) => at + 1,
        None if back => hand.len().checked_sub(1)?,
        None => 0,
    };
    hand.get(next).copied().map(KeyAction::Visit)
}

/// Moves the bone that has the focus.
fn shift_bone(ui: &Ui, bone: Bone) -> Option<KeyAction> {
    let (modifiers, [left, right]) = VISITS[1];
    let mut keys = [(left, true), (right, false)].into_iter();
    let (_, back) = keys.find(|(key, _)| ui.input_mut(|input| input.consume_key(modifiers, *key)))?;
    Some(KeyAction::Shift { bone, back })
}

/// To the right of the last bone is nothing of the table, and the arrow does not go on to a panel
/// beside it. egui would move on to whatever lies there.
fn stay_in_hand(ui: &Ui, view: &TableFrame<'_>, bone: Bone) -> Option<KeyAction> {
    let reached = view.scene.spots.hand().filter(|(other, _)| *other == bone || view.fits(*other));
    let hand: Vec<(Bone, Pos2)> = reached.map(|(other, pose)| (other, pose.center)).collect();
    let (_, here) = *hand.iter().find(|(other, _)| *other == bone)?;
    let beside = |at: Pos2| (at.y - here.y).abs() < 0.5 * view.areas().bone;
    let button = view.button.is_some_and(|(_, enabled)| enabled);
    if button || hand.iter().any(|(_, at)| at.x > here.x + 1.0 && beside(*at)) {
        return None;
    }
    let left = hand.iter().filter(|(_, at)| at.x < here.x - 1.0 && beside(*at));
    let before = left.max_by(|one, other| one.1.x.total_cmp(&other.1.x)).map(|(other, _)| *other);
    let id = view.ids.hand(bone);
    let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
    if !ui.memory(|memory| memory.had_focus_last_frame(id)) {
        // The arrows are kept only from the second frame on.
        ui.request_repaint();
    }
    let goes_back = pressed(ui, Key::ArrowLeft);
    pressed(ui, Key::ArrowRight);
    before.filter(|_| goes_back).map(KeyAction::Focus)
}

/// Moves between the bones of the boneyard with the arrow keys.
fn go_on_in_yard(ui: &Ui, view: &TableFrame<'_>, focus: Id) -> Option<KeyAction> {
    let here = view.keyboard.yard_at;
    if focus != view.ids.yard(here.into()) {
        return None;
    }
    let (side, ..) = ENDS.into_iter().find(|(.., arrow)| pressed(ui, *arrow))?;
    let yard = || view.scene.spots.in_yard();
    let (_, spot) = yard().find(|(number, _)| *number == here)?;
    let from = spot.pose.center;
    let far = |at: Pos2| {
        let (ahead, aside) = ((at - from).dot(direction(side)), (at - from).dot(direction(side).rot90()).abs());
        (ahead > 1.0).then_some(ahead + 3.0 * aside)
    };
    let others = yard().filter_map(|(number, spot)| Some((far(spot.pose.center)?, number)));
    let (_, next) = others.min_by(|one, other| one.0.total_cmp(&other.0))?;
    Some(KeyAction::FocusYard(next))
}

/// Enter plays what a hint recommends, unless the player has gone on to something else since.
fn play_hint(ui: &Ui, view: &TableFrame<'_>, focus: Option<Id>, focused: Option<Bone>) -> Option<KeyAction> {
    let (bone, end) = view.game.hint().and_then(recommended).filter(|play| view.keyboard.hinted == Some(*play))?;
    let is_meant = (focus.is_none() || focused == Some(bone)) && view.game.chosen().is_none_or(|other| other == bone);
    let plays = is_meant && ui.input(pressed_anew) && pressed(ui, Key::Enter);
    plays.then_some(KeyAction::Put(bone, end))
}

/// Enter on the chosen bone plays it if the place is clear, or else moves to the first end where it
/// fits.
fn confirm(ui: &Ui, view: &TableFrame<'_>, bone: Bone) -> Option<KeyAction> {
    let game = view.game;
    if game.chosen() != Some(bone) || !pressed(ui, Key::Enter) {
        return None;
    }
    let play = game.view().only_fit(bone).map(|end| KeyAction::Put(bone, game.end_for(bone, end)));
    Some(play.unwrap_or(KeyAction::SeekEnd(bone)))
}
