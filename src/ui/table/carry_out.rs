//! How a [`Desk`] does what pointer and keys ask for.

use super::input::{Action, BoneClick, KeyAction, Target};
use super::keys::{HALF, focused_bone, goes_on, is_at_the_table, key_action};
use super::panels::recommended;
use super::positions::Token;
use super::{Desk, Scene};
use crate::seat::Input;
use crate::table::{Waiting, Wish};
use crate::ui::look::Look;
use egui::{Context, Key, Ui};
use std::time::Duration;

impl Desk {
    /// Carries out what was done with the pointer.
    pub(super) fn carry_out(&mut self, action: Action) {
        match action {
            Action::Step(input) => self.step(*input),
            Action::PointAt(bone) => self.pointer.bone = bone,
            Action::Click { bone, by_key, one_is_enough } => {
                self.keyboard.heir = self.arrangement.beside(bone);
                let (hand, moment) = (self.game().view().seen.public().hand_number, self.game().view().change());
                for input in self.pointer.click(bone, &self.driver.player, self.now, one_is_enough) {
                    self.step(input);
                }
                let has_played = self.game().view().change() != moment && !self.game().view().hand().contains(bone);
                self.pointer.clicked = Some(BoneClick { bone, at: self.now, hand, has_played });
                if by_key && self.game().chosen().is_some() {
                    (self.keyboard.by_keys, self.keyboard.seeks_end) = (true, true);
                }
            }
            Action::Drag(bone, at) => {
                let is_new = self.pointer.dragged.is_none() && self.game().chosen() != Some(bone);
                if is_new && !self.game().view().fits(bone).is_empty() {
                    self.step(Input::Choose(bone));
                }
                self.pointer.dragged = Some((bone, at));
            }
            Action::Drop(bone, Target::End(end, seen)) => {
                self.pointer.dragged = None;
                self.step(Input::Put(bone, self.game().end_for(bone, end)));
                self.animations.motion.carry(Token::Hand(bone), seen);
            }
            Action::Drop(bone, Target::Hand(place)) => {
                self.carry_out(Action::PutBack);
                self.arrangement.lay(bone, place);
            }
            Action::Drop(bone, Target::Nowhere) if self.game().chosen() != Some(bone) => {
                self.pointer.dragged = None;
                // The line says why this bone cannot be played.
                self.step(Input::Choose(bone));
            }
            Action::Drop(_, Target::Nowhere) => {
                self.carry_out(Action::PutBack);
                self.step(Input::Astray);
            }
            Action::PutBack => {
                self.pointer.dragged = None;
                // A matador is only turned by the first step.
                while let Some(bone) = self.game().chosen() {
                    self.step(Input::Choose(bone));
                }
            }
            Action::DragFirecracker(at) => {
                if self.pointer.firecracker.is_none() && !self.game().lights() {
                    self.step(Input::Light);
                }
                self.pointer.firecracker = Some(at);
            }
            Action::DropFirecracker(target) => {
                self.pointer.firecracker = None;
                if let Some(bone) = target {
                    self.step(Input::Destroy(bone));
                }
                if self.game().lights() {
                    self.step(Input::Light);
                }
            }
            Action::TakeFaceDown(number) => {
                let (moment, waiting) = (self.game().view().change(), self.game().view().waiting);
                let takes = matches!(waiting, Waiting::Lot | Waiting::Take);
                self.step(if takes { Input::Wish(Wish::TakeUp(number.into())) } else { Input::Draw });
                // Before a hand each place is empty once its bone was taken. The boneyard closes the gap.
                if self.game().view().change() != moment && !takes {
                    let lying = self.scene().map_or(0, |scene| scene.spots.yard().len());
                    let last = Token::Yard(lying.saturating_sub(1) as u8);
                    self.animations.motion.exchange(Token::Yard(number), last);
                }
            }
            Action::Press(text) if self.pointer.press(text, self.now) => self.step(Input::Press),
            Action::Press(_) => {}
            Action::Hold(is_down) => {
                let is_long_enough = self.pointer.hold(is_down, self.now);
                if is_long_enough && !self.pointer.is_second_press(self.now) {
                    self.step(Input::Press);
                }
            }
            Action::WatchAgain => _ = self.watch_again(),
            Action::EndWatching => self.past.again = None,
            Action::Zoom(camera) => self.camera = camera,
            Action::PointAtPlay(play) => self.pointer.hinted = play,
            Action::ChoosePlay(bone, end) => {
                if self.game().chosen() != Some(bone) {
                    self.step(Input::Choose(bone));
                }
                if self.game().chosen() == Some(bone) {
                    if self.game().end_for(bone, end.straight()) != end {
                        self.step(Input::Choose(bone));
                    }
                    self.keyboard.focus_next = Some(self.ids.end(end.straight()));
                }
            }
        }
    }

    /// Handles the keys of the table before the focused widget gets them.
    pub(super) fn use_keys(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let focus = ui.memory(egui::Memory::focused);
        let focused = focused_bone(ui, &self.view(scene, look));
        self.keyboard.typed = self.keyboard.typed.filter(|(_, since)| self.now - since < HALF);
        self.keyboard.visited = self.keyboard.visited.filter(|bone| focused == Some(*bone));
        while let Some(action) = key_action(ui, &self.view(scene, look)) {
            self.carry_out_key(action);
            ui.request_repaint();
        }
        if self.keyboard.typed.is_some() {
            ui.request_repaint_after(Duration::from_secs_f64(HALF));
        }
        let hinted = self.game().hint().and_then(recommended);
        self.keyboard.note_hint(hinted, focused.is_some(), self.ids);
        self.keyboard.by_keys |= focus.is_some_and(|id| is_at_the_table(&self.view(scene, look), id));
        if ui.input(|input| input.pointer.any_pressed()) {
            self.keyboard.by_keys = false;
        }
        if ui.input(goes_on) {
            self.keyboard.came = None;
        }
        // Nothing has the focus for a moment while Tab moves it.
        let moves_on = ui.input(|input| input.key_pressed(Key::Tab));
        let is_lost = ui.memory(egui::Memory::focused).is_none() && self.keyboard.focus_next.is_none() && !moves_on;
        if self.keyboard.by_keys && is_lost && matches!(self.game().view().waiting, Waiting::You { .. }) {
            // It is the next turn of a player who uses keys.
            self.keyboard.focus_hand(&self.driver.player, &self.arrangement, self.ids);
            self.keyboard.came = Some(self.now);
        }
    }

    fn carry_out_key(&mut self, action: KeyAction) {
        match action {
            KeyAction::Step(input) => self.step(*input),
            KeyAction::LetGo => {
                // egui also drops the focus. A player who uses keys continues from the same bone.
                self.keyboard.focus_next = self.game().chosen().map(|bone| self.ids.hand(bone));
                self.keyboard.by_keys = self.keyboard.focus_next.is_some();
                self.keyboard.typed = None;
                self.step(Input::LetGo);
            }
            KeyAction::Half(pips) => self.keyboard.typed = Some((pips, self.now)),
            KeyAction::Choose(bone) => {
                (self.keyboard.by_keys, self.keyboard.typed) = (true, None);
                if self.game().chosen() != Some(bone) {
                    self.step(Input::Choose(bone));
                }
                self.keyboard.seeks_end = self.game().chosen() == Some(bone);
            }
            KeyAction::Place(end, focused) => {
                if let Some(bone) = focused.filter(|_| self.game().chosen().is_none()) {
                    self.step(Input::Choose(bone));
                    if self.game().chosen().is_none() {
                        return;
                    }
                }
                self.keyboard.heir = self.game().chosen().and_then(|bone| self.arrangement.beside(bone));
                self.step(Input::Place(end));
            }
            KeyAction::Put(bone, end) => {
                self.keyboard.heir = self.arrangement.beside(bone);
                self.step(Input::Put(bone, end));
            }
            KeyAction::SeekEnd(bone) => {
                self.keyboard.heir = self.arrangement.beside(bone);
                self.keyboard.seeks_end = true;
            }
            KeyAction::FocusHand => self.keyboard.focus_hand(&self.driver.player, &self.arrangement, self.ids),
            KeyAction::Focus(bone) => self.keyboard.focus_next = Some(self.ids.hand(bone)),
            KeyAction::Visit(bone) => {
                self.keyboard.visited = Some(bone);
                self.keyboard.focus(self.ids.hand(bone));
            }
            KeyAction::FocusYard(number) => {
                self.keyboard.yard_at = number;
                self.keyboard.focus_next = Some(self.ids.yard(number.into()));
            }
            KeyAction::Shift { bone, back } => self.arrangement.shift(bone, back),
        }
    }

    /// Picks up your firecracker by key, or puts it back. The focus moves to the first bone that it
    /// can destroy.
    pub fn take_up(&mut self) {
        self.step(Input::Light);
        let targets = self.game().view().targets();
        let lying = self.scene().into_iter().flat_map(|scene| scene.spots.table());
        let first = lying.map(|(bone, _)| bone).find(|bone| targets.contains(*bone)).map(|bone| self.ids.target(bone));
        self.keyboard.focus_next = if self.game().lights() { first } else { Some(self.ids.other("firecracker", 0)) };
    }

    /// Makes Tab start at the hand if nothing has the focus, or at the button that shows it or that is all
    /// that can be done, and not at the first menu or button. This must run before those in a frame.
    pub(crate) fn begin_at_the_hand(&mut self, ctx: &Context) {
        let is_covered = self.game().view().hides_the_hand();
        let plays = matches!(self.game().view().waiting, Waiting::You { .. });
        let presses = !plays && self.driver.button().is_some_and(|(_, enabled)| enabled);
        // When Tab wraps around from the last widget to the first, nothing has the focus either.
        let nowhere = ctx.memory(egui::Memory::focused).is_none() && (is_covered || !self.keyboard.by_keys);
        if !nowhere || !ctx.input(|input| input.modifiers.is_none() && input.key_pressed(Key::Tab)) {
            return;
        }
        if is_covered || presses {
            self.keyboard.focus(self.ids.button());
        } else {
            self.keyboard.focus_hand(&self.driver.player, &self.arrangement, self.ids);
        }
    }
}
