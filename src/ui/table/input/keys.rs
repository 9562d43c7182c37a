//! The keyboard at the table. A whole game can be played with it alone.
//!
//! Tab and the arrows move between bones and, with a bone chosen, between ends. Space and Enter do what a click does. A bone chosen by key passes the
//! focus to its first end, so pressing Enter twice plays it. There are a few shortcuts. The button has a key wherever the focus is. A bone can be
//! typed by its two numbers. An end has a letter, a digit in its place on a number pad, and an arrow with Shift.

use crate::engine::{Bone, End, Spinner, Way};
use crate::game::{Doubt, Input, Waiting};
use crate::ui::table::{Desk, panels::recommended, positions::direction};
use egui::{Context, Event, EventFilter, Id, InputState, Key, Modifiers, Pos2, Ui};
use std::time::Duration;

/// The keys of the four ends.
const ENDS: [(Way, [Key; 2], Key); 4] = [
    (Way::West, [Key::W, Key::Num4], Key::ArrowLeft),
    (Way::East, [Key::E, Key::Num6], Key::ArrowRight),
    (Way::North, [Key::N, Key::Num8], Key::ArrowUp),
    (Way::South, [Key::S, Key::Num2], Key::ArrowDown),
];

/// The keys of numbered ends.
const NUMBERS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// The keys of the halves of a bone.
const PIPS: [Key; 7] = [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
/// The seconds that the first half of a bone waits for the second.
const HALF: f64 = 3.0;

/// Whether Space or Enter was newly pressed in this frame. A held key would press the next button as well.
pub(in crate::ui::table) fn pressed_anew(input: &InputState) -> bool {
    input
        .events
        .iter()
        .any(|event| matches!(event, Event::Key { key: Key::Space | Key::Enter, pressed: true, repeat: false, .. }))
}

/// Whether a key was pressed alone in this frame. Nothing else sees it then.
fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

impl Desk {
    /// Handles the keys of the table before the focused widget gets them.
    pub(in crate::ui::table) fn keys(&mut self, ui: &Ui) {
        let focus = ui.memory(egui::Memory::focused);
        if pressed(ui, Key::Escape) {
            // egui also drops the focus. A player who uses keys continues from the same bone.
            self.keyboard.focus_next = self.game().chosen().map(|bone| self.ids.hand(bone));
            self.keyboard.by_keys = self.keyboard.focus_next.is_some();
            self.keyboard.typed = None;
            self.step(Input::LetGo);
        }
        let at_the_table = focus.is_none_or(|id| self.is_at_the_table(id));
        if at_the_table && matches!(self.game().doubt(), Some(Doubt::Told { .. })) {
            // The key press that triggered the tutor does not answer him.
            let fresh = ui.input(pressed_anew);
            if pressed(ui, Key::Enter) && fresh {
                self.step(Input::PlayAnyway);
                ui.request_repaint();
            }
        }
        if self.game().waiting() == Waiting::Others && (pressed(ui, Key::Space) | pressed(ui, Key::Enter)) {
            // A key press skips the rest of the motion.
            self.step(Input::Press);
        }
        let held = self.scene().is_some_and(|scene| self.is_held_to_show(&scene.key.settings));
        if self.button_is_meant(focus) && !held {
            let fresh = ui.input(pressed_anew);
            let taken = pressed(ui, Key::Space) | pressed(ui, Key::Enter);
            if taken && fresh && !self.is_second_press(true) {
                self.step(Input::Press);
                ui.request_repaint();
            }
        }
        self.place_by_name(ui);
        self.type_bone(ui);
        // A query for a plain arrow also takes one with Alt, so those with Alt come first.
        self.arrange_by_keys(ui);
        if focus == Some(self.ids.yard(self.keyboard.yard_at.into())) {
            self.go_on_in_yard(ui);
        }
        let focused = self.focused_bone(ui.ctx());
        if let Some(bone) = focused {
            self.stay_in_hand(ui, bone);
        }
        self.play_hint(ui, focus, focused);
        if let Some(bone) = focused.filter(|bone| self.game().chosen() == Some(*bone))
            && pressed(ui, Key::Enter)
        {
            self.confirm(ui, bone);
        }
        if focus.is_none() && ENDS.into_iter().any(|(.., arrow)| pressed(ui, arrow)) {
            self.focus_hand();
        }
        self.keyboard.by_keys |= focus.is_some_and(|id| self.is_at_the_table(id));
    }

    /// Enter plays what a hint recommends, unless the player has gone on to something else since. If the player uses keys, the focus goes to its bone.
    fn play_hint(&mut self, ui: &Ui, focus: Option<Id>, focused: Option<Bone>) {
        let play = self.game().hint().and_then(recommended);
        if self.keyboard.hinted != play {
            self.keyboard.hinted = play;
            if let Some((bone, _)) = play.filter(|_| focused.is_some() || self.keyboard.by_keys) {
                self.keyboard.focus_next = Some(self.ids.hand(bone));
            }
            return;
        }
        let Some((bone, end)) = play else { return };
        let is_meant = focus.is_none() || focused == Some(bone);
        if is_meant
            && self.game().chosen().is_none_or(|chosen| chosen == bone)
            && ui.input(pressed_anew)
            && pressed(ui, Key::Enter)
        {
            self.keyboard.heir = self.heir(bone);
            self.step(Input::Put(bone, end));
            ui.request_repaint();
        }
    }

    /// Handles the keys of the ends. While a bone is chosen, a digit names an end. Otherwise it names half of a bone.
    fn place_by_name(&mut self, ui: &Ui) {
        let chosen = self.game().chosen();
        if self.game().rules().spinner == Spinner::Every && !self.game().seen().layout().is_empty() {
            if let Some(bone) = chosen
                && let Some(number) = NUMBERS.into_iter().position(|key| pressed(ui, key))
                && let Some(end) = self.game().fits(bone).get(number).copied()
            {
                self.place_by_key(ui, end);
            }
            return;
        }
        for (way, [letter, digit], arrow) in ENDS {
            let by_arrow = ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, arrow));
            if by_arrow || pressed(ui, letter) || (chosen.is_some() && pressed(ui, digit)) {
                let arm = self.sight.scene.as_ref().map_or(way, |scene| scene.bearings.arm(way));
                self.place_by_key(ui, End::Arm(arm));
            }
        }
    }

    /// Two digits in a row choose the bone with these halves.
    fn type_bone(&mut self, ui: &Ui) {
        self.keyboard.typed = self.keyboard.typed.filter(|(_, since)| self.now - since < HALF);
        let typed = PIPS.into_iter().position(|key| pressed(ui, key)).map(|pips| pips as u8);
        match (self.keyboard.typed, typed) {
            (None, Some(first)) => self.keyboard.typed = Some((first, self.now)),
            (Some((first, _)), Some(second)) => {
                self.keyboard.typed = None;
                if let Some(bone) = Bone::new(first, second) {
                    self.choose_by_key(bone);
                }
            }
            (None, None) => return,
            (Some(_), None) => {}
        }
        ui.request_repaint_after(Duration::from_secs_f64(HALF));
    }

    /// Chooses a bone and passes the focus to the first end where it fits.
    pub(in crate::ui::table) fn choose_by_key(&mut self, bone: Bone) {
        self.keyboard.by_keys = true;
        if self.game().chosen() != Some(bone) {
            self.step(Input::Choose(bone));
        }
        self.keyboard.seeks_end = self.game().chosen() == Some(bone);
    }

    /// Puts the focus on the first end where the chosen bone fits, when that was requested and the ends are shown.
    pub(in crate::ui::table) fn go_to_first_end(&mut self) {
        if !std::mem::take(&mut self.keyboard.seeks_end) {
            return;
        }
        let ends = self.game().chosen().map(|bone| self.game().fits(bone)).unwrap_or_default();
        // The whole table shows only one of the two places of a lead.
        let shows = |end: &End| self.sight.scene.as_ref().is_some_and(|scene| scene.spots.end(*end).is_some());
        let first = ends.into_iter().find(shows);
        self.keyboard.focus_next = first.map(|end| self.ids.end(end)).or(self.keyboard.focus_next);
    }

    /// Whether this id belongs to a bone of the hand or to an end.
    fn is_at_the_table(&self, id: Id) -> bool {
        self.game().hand().iter().any(|bone| self.ids.hand(bone) == id)
            || self.game().ends().into_iter().any(|end| self.ids.end(end) == id)
    }

    /// Puts the focus on the hand, on its next bone or on the first that fits.
    pub(crate) fn focus_hand(&mut self) {
        let usable = |bone: &Bone| !self.game().fits(*bone).is_empty();
        let hand = self.hand_in_order();
        let heir = self.keyboard.heir.filter(|bone| hand.contains(bone) && usable(bone));
        if let Some(bone) = heir.or_else(|| hand.into_iter().find(usable)) {
            self.keyboard.by_keys = true;
            self.keyboard.focus_next = Some(self.ids.hand(bone));
        }
    }

    /// Makes Tab start at the hand if nothing has the focus, and not at the first menu or button. This must run before those in a frame.
    pub(crate) fn begin_at_the_hand(&mut self, ctx: &Context) {
        // When Tab wraps around from the last widget to the first, nothing has the focus either.
        let nowhere = ctx.memory(egui::Memory::focused).is_none() && !self.keyboard.by_keys;
        if nowhere && ctx.input(|input| input.modifiers.is_none() && input.key_pressed(Key::Tab)) {
            self.focus_hand();
        }
    }

    /// Continues in the same way at a table that replaces another. Unless the player came by a click, the focus is on the hand.
    pub(crate) fn go_on_as_before(&mut self, ctx: &Context) {
        self.keyboard.by_keys = !ctx.input(|input| input.pointer.any_click());
    }

    /// Returns the focus to the hand at the next turn of a player who uses keys.
    pub(in crate::ui::table) fn resume_by_keys(&mut self, ui: &Ui) {
        if ui.input(|input| input.pointer.any_pressed()) {
            self.keyboard.by_keys = false;
        }
        // Nothing has the focus for a moment while Tab moves it.
        let handed_on = ui.input(|input| input.key_pressed(Key::Tab));
        let lost = ui.memory(egui::Memory::focused).is_none() && self.keyboard.focus_next.is_none() && !handed_on;
        if self.keyboard.by_keys && lost && matches!(self.game().waiting(), Waiting::You { .. }) {
            self.focus_hand();
        }
    }

    /// To the right of the last bone is nothing of the table, and the arrow does not go on to a panel beside it. egui would move on to whatever lies there.
    fn stay_in_hand(&mut self, ui: &Ui, bone: Bone) {
        let Some(scene) = &self.sight.scene else { return };
        let reached = |other: Bone| other == bone || !self.game().fits(other).is_empty();
        let hand: Vec<(Bone, Pos2)> =
            scene.spots.hand().filter(|(other, _)| reached(*other)).map(|(other, pose)| (other, pose.center)).collect();
        let Some(here) = hand.iter().find(|(other, _)| *other == bone).map(|(_, at)| *at) else { return };
        let beside = |at: Pos2| (at.y - here.y).abs() < 0.5 * scene.key.areas.bone;
        let button = self.driver.button().is_some_and(|(_, enabled)| enabled);
        if button || hand.iter().any(|(_, at)| at.x > here.x + 1.0 && beside(*at)) {
            return;
        }
        let left = hand.iter().filter(|(_, at)| at.x < here.x - 1.0 && beside(*at));
        let before = left.max_by(|one, other| one.1.x.total_cmp(&other.1.x)).map(|(other, _)| *other);
        let id = self.ids.hand(bone);
        let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
        if !ui.memory(|memory| memory.had_focus_last_frame(id)) {
            // The arrows are kept only from the second frame on.
            ui.request_repaint();
        }
        if pressed(ui, Key::ArrowLeft)
            && let Some(before) = before
        {
            self.keyboard.focus_next = Some(self.ids.hand(before));
        }
        pressed(ui, Key::ArrowRight);
    }

    /// Moves between the bones of the boneyard with the arrow keys.
    fn go_on_in_yard(&mut self, ui: &Ui) {
        let Some((way, ..)) = ENDS.into_iter().find(|(.., arrow)| pressed(ui, *arrow)) else { return };
        let yard = self.sight.scene.as_ref().map(|scene| scene.spots.yard()).unwrap_or_default();
        let Some(here) = yard.get(usize::from(self.keyboard.yard_at)).map(|spot| spot.pose.center) else { return };
        let far = |at: Pos2| {
            let (ahead, aside) = ((at - here).dot(direction(way)), (at - here).dot(direction(way).rot90()).abs());
            (ahead > 1.0).then_some(ahead + 3.0 * aside)
        };
        let others = yard.iter().enumerate().filter_map(|(number, spot)| Some((far(spot.pose.center)?, number)));
        if let Some((_, next)) = others.min_by(|one, other| one.0.total_cmp(&other.0)) {
            self.keyboard.yard_at = next as u8;
            self.keyboard.focus_next = Some(self.ids.yard(next));
        }
        ui.request_repaint();
    }

    /// Whether Space and Enter press the button. This needs an enabled button, and a focus that has no better use for them.
    fn button_is_meant(&self, focus: Option<Id>) -> bool {
        let waiting = self.game().waiting();
        if !self.driver.button().is_some_and(|(_, enabled)| enabled) {
            return false;
        }
        match focus {
            None => true,
            // If drawing is optional and a bone would fit, the focused bone comes first.
            Some(id) => self.is_at_the_table(id) && !matches!(waiting, Waiting::You { .. }),
        }
    }

    fn place_by_key(&mut self, ui: &Ui, end: End) {
        if self.game().lights()
            && let Some(joint) = self.game().seen().layout().joint(end)
        {
            self.step(Input::Destroy(joint.bone()));
            ui.request_repaint();
            return;
        }
        if self.game().chosen().is_none()
            && let Some(bone) = self.focused_bone(ui.ctx())
        {
            self.step(Input::Choose(bone));
            if self.game().chosen().is_none() {
                return;
            }
        }
        self.keyboard.heir = self.game().chosen().and_then(|bone| self.heir(bone));
        self.step(Input::Place(end));
        ui.request_repaint();
    }

    /// Enter on the chosen bone plays it if the place is clear, or else moves to the first end where it fits.
    fn confirm(&mut self, ui: &Ui, bone: Bone) {
        self.keyboard.heir = self.heir(bone);
        if self.game().only_fit(bone).is_some() {
            self.play_at_once(bone);
        } else {
            self.keyboard.seeks_end = true;
        }
        ui.request_repaint();
    }

    /// Returns the bone that gets the focus when this one leaves the hand.
    pub(in crate::ui::table) fn heir(&self, bone: Bone) -> Option<Bone> {
        let hand = self.hand_in_order();
        let at = hand.iter().position(|other| *other == bone)?;
        hand.get(at + 1).or_else(|| at.checked_sub(1).and_then(|before| hand.get(before))).copied()
    }
}
