//! Draws the display in each frame and handles the pointer.

mod clock;
mod cloth;
mod counting;
mod fire;
mod hand;
mod lit;
mod offers;
mod others;
mod passing;
mod past;
mod scoreboard;

pub(crate) use self::cloth::paint_spots;

use self::cloth::{Cloth, felt, paint_seen, rack};
use self::hand::{end_at, hand_colors, lifted};
use super::desk::{DOUBLE_CLICK, Desk, display_of};
use super::positions::{Camera, Display, HandCells, Layout, Needs, Token};
use super::scene::{Key, Scene, laid_open, shows_count};
use super::{input::pressed_anew, memory::pace, panels::Status};
use crate::game::{Input, Waiting};
use crate::store::ScoreStyle;
use crate::ui::look::Look;
use crate::ui::paint::{Pose, button_ui, paint_lifted, paint_shadow};
use egui::{Event, Id, Key as Keyed, LayerId, Order, Rect, Sense, TouchPhase, Ui};
use std::time::Duration;

/// An answer within this many seconds counts as quick.
const SOON: f64 = 0.4;
/// How much larger and smaller than it fits the table can be made.
const ZOOMS: std::ops::RangeInclusive<f32> = 0.6..=4.0;

impl Desk {
    /// Draws the display and handles input. `keys` is set if the keyboard belongs to it and not to a window or menu above it.
    pub fn ui(&mut self, ui: &mut Ui, look: Look<'_>, keys: bool) {
        self.now = ui.input(|input| input.time);
        if ui.input(|input| input.events.iter().any(is_done_by_hand)) {
            self.show.end_motion();
        }
        if ui.input(|input| input.pointer.any_click()) {
            self.pointer.clicked_at = Some(self.now);
        }
        if ui.input(pressed_anew) {
            self.keyboard.pressed_at = Some(self.now);
        }
        self.listen();
        if self.pointer.dragged.is_some()
            && ui.input(|input| input.key_pressed(Keyed::Escape) || input.pointer.secondary_pressed())
        {
            // Whoever does not want to play it after all puts it back.
            ui.ctx().stop_dragging();
            self.pointer.dragged = None;
            self.let_go_of_bone();
        }
        if keys {
            self.keys(ui);
            self.resume_by_keys(ui);
        }
        let shown = |scene: &Scene| (scene.key.moment, scene.key.layout.shape());
        let before = self.sight.scene.as_ref().map(shown);
        // In a small window words are smaller than the settings want.
        let words = (100.0 * ui.ctx().zoom_factor()).round() as u16;
        let scene = self.scene_of(ui.max_rect(), words, look);
        if before != Some(shown(&scene)) {
            // The log was painted before the table and does not show this yet.
            ui.request_repaint();
        }
        let bang = self.show.fire.bang(self.now);
        self.show.sounds.send(&scene, &self.show.motion, bang, self.now);
        self.sight.scene = Some(scene.clone());
        self.show_all(ui, &scene, look);
        self.go_to_first_end();
        if let Some(id) = self.keyboard.focus_next.take() {
            ui.memory_mut(|memory| memory.request_focus(id));
            ui.request_repaint();
        }
        if let Some(after) = self.next_step() {
            ui.request_repaint_after(after);
        }
        if self.show.changes(self.now) {
            ui.request_repaint();
        }
        if let Some(after) = self.show.motion.next_frame(self.now) {
            ui.request_repaint_after(Duration::from_secs_f32(after));
        }
    }

    /// Returns the scene at this moment. It is made again only after a change, and then the bones start to move.
    fn scene_of(&mut self, area: Rect, words: u16, look: Look<'_>) -> Scene {
        let (layout, cells) = self.lay_out(area, words, look);
        let key = Key {
            moment: self.game().moment(),
            waiting: self.game().waiting(),
            chosen: self.game().chosen(),
            lights: self.game().lights(),
            covered: self.game().is_covered(),
            shown: self.game().shown(),
            layout,
            cells: cells.clone(),
            camera: self.sight.camera,
            language: look.words.tag().to_owned(),
            settings: look.settings.clone(),
            player: look.player.to_owned(),
        };
        let before = self.sight.scene.take();
        if let Some(scene) = before.as_ref().filter(|scene| scene.key == key) {
            return scene.clone();
        }
        self.hand.cells = cells;
        let scene = Scene::of(key, self.game(), look.words);
        let same_place = |old: &Scene| {
            let (old, new) = (&old.key, &scene.key);
            old.layout.status == new.layout.status && old.camera == new.camera
        };
        if before.as_ref().is_some_and(same_place) {
            if let Some(sheet) = scene.sheet.as_ref().filter(|_| before.is_some_and(|old| old.sheet.is_none())) {
                self.show.motion.enter(&scene.spots.yard(), sheet.away);
            }
            self.show.slide.go(scene.sheet.as_ref(), pace(look.settings), self.now);
            let source = self.show.coming.dealt.then(|| source(&scene.key.layout));
            let begins = self.show.fire.bang(self.now);
            self.show.motion.go(&scene.spots.bones, source, pace(look.settings), begins);
        } else {
            self.show.motion.put(&scene.spots.bones);
            self.show.slide.put(scene.sheet.as_ref());
        }
        self.show.coming.dealt = false;
        self.count_scores(&scene, look);
        self.begin_finale(&scene, look);
        if let Some(bone) = self.show.coming.blinks.take() {
            self.show.motion.blink(Token::Table(bone), pace(look.settings), self.now);
        }
        scene
    }

    /// Returns the layout and the cells of the hand. On the whole table the hand decides the size of its bones. In the panel it is the other way round.
    fn lay_out(&self, area: Rect, words: u16, look: Look<'_>) -> (Layout, HandCells) {
        let display = display_of(self.game().rules(), look.settings);
        let free = HandCells::after(self.game().seen(), None, self.wanted(look.settings));
        let (hands, viewer) = (self.game().laid_open().hands, self.game().viewer().index());
        let needs = Needs {
            display,
            words,
            hand: free.span(),
            seats: self.game().rules().seats(),
            counts: shows_count(self.game(), look.settings),
            scores: look.settings.scores != ScoreStyle::Figures && !self.game().rules().single_hand,
            open: hands.into_iter().enumerate().any(|(seat, hand)| seat != viewer && !hand.is_empty()),
            firecrackers: self.game().rules().firecrackers,
        };
        let layout = Layout::new(area, needs);
        match display {
            Display::Whole => (layout, free),
            Display::Compact => {
                let mut cells = HandCells::after(self.game().seen(), Some(layout.cells()), self.wanted(look.settings));
                // Revealed bones need room as well until they are hidden again.
                let listed = self.game().played().len() + laid_open(self.game()).len();
                cells.update(self.game().hand(), layout.cells().saturating_sub(listed));
                (layout, cells)
            }
        }
    }

    fn show_all(&mut self, ui: &mut Ui, scene: &Scene, look: Look<'_>) {
        if self.show_past(ui, scene, look) {
            return;
        }
        let (theme, layout) = (look.theme, &scene.key.layout);
        felt(ui.painter(), layout, theme);
        self.tell(scene, look);
        self.show_status(ui, scene, look);
        self.show_scores(ui, scene, look);
        self.show_clock(ui, layout, look);
        if self.game().is_covered() {
            self.show_cover(ui, scene, look);
            self.show_button(ui, layout, look);
            return;
        }
        if layout.display == Display::Whole {
            self.move_camera(ui, layout);
        }
        self.show_cloth(ui, scene, look);
        rack(ui.painter(), layout, theme);
        self.show_others(ui, scene, look);
        self.show_passing(ui, scene, look);
        let done = self.show_hand(ui, scene, look);
        self.show_firecrackers(ui, scene, look);
        self.show_targets(ui, scene, look);
        self.show_button(ui, layout, look);
        self.use_hand(ui.ctx(), done, scene, look);
        self.offer(ui, scene, look);
        self.paint_moving(ui, scene, look);
        self.show.fire.paint(ui, layout, theme, self.now);
    }

    /// Whether the boneyard is shown as a figure between two sides. This is so on the compact display after the deal, unless the clock is there.
    pub(super) fn has_boneyard_figure(&self, scene: &Scene) -> bool {
        let compact = scene.key.layout.display == Display::Compact;
        compact && scene.cards.len() == 2 && self.game().ceremony().is_none() && self.game().left().is_none()
    }

    /// What has happened is told once it is seen: while bones are on their way, what was told before stands.
    fn tell(&mut self, scene: &Scene, look: Look<'_>) {
        let spoken = self.spoken_at(Some(scene), look);
        let note = spoken.note.clone();
        if self.show.told.is_none() || !self.show.motion.moves(self.now) {
            self.show.told = Some((spoken, scene.count.clone()));
        }
        if let Some((told, _)) = &mut self.show.told {
            told.note = note;
        }
    }

    fn show_status(&self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let Some((spoken, _)) = &self.show.told else { return };
        let figure = self.has_boneyard_figure(scene);
        let status = Status {
            ids: self.ids,
            layout: &scene.key.layout,
            theme: look.theme,
            cards: &self.counted(scene, look),
            target: &scene.target,
            clocks: &self.watches(scene, look),
            boneyard: figure.then(|| (look.words.get("boneyard"), self.game().seen().drawable())),
            spoken,
        };
        status.show(ui);
    }

    /// Zooms by wheel or pinch, moves the table by drag, and fits it again by double click.
    fn move_camera(&mut self, ui: &Ui, layout: &Layout) {
        let response = ui.interact(layout.cloth, self.ids.other("cloth", 0), Sense::CLICK | Sense::DRAG);
        let before = self.sight.camera;
        if response.clicked() && self.game().waiting() == Waiting::Others {
            self.step(Input::Press);
        }
        if response.double_clicked() {
            self.sight.camera = Camera::default();
        }
        if response.dragged() {
            self.sight.camera.aside += response.drag_delta();
        }
        if response.hovered() {
            let (zoom, wheel) = ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta.y));
            let factor = zoom * (wheel / 400.0).exp();
            let wanted = (self.sight.camera.zoom * factor).clamp(*ZOOMS.start(), *ZOOMS.end());
            if (wanted - self.sight.camera.zoom).abs() > 1e-4 {
                let at = response.hover_pos().unwrap_or(layout.cloth.center()) - layout.cloth.center();
                // The point under the pointer stays in place.
                self.sight.camera.aside = at - (at - self.sight.camera.aside) * (wanted / self.sight.camera.zoom);
                self.sight.camera.zoom = wanted;
            }
        }
        if self.sight.camera != before {
            ui.ctx().request_repaint();
        }
    }

    fn show_cloth(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let lit = self.lit(scene, look);
        let target = self.pointer.dragged.and_then(|(_, at)| end_at(scene, &lit, at));
        if let Some(end) = (Cloth { desk: self, scene, look, lit: &lit, target }).show(ui) {
            self.step(Input::Place(end));
            ui.request_repaint();
        }
    }

    fn show_button(&mut self, ui: &Ui, layout: &Layout, look: Look<'_>) {
        let waiting = self.game().waiting();
        if waiting == Waiting::Others {
            let Some(since) = self.game().waited_since() else { return };
            let since = self.now - since.as_secs_f64();
            if since < SOON {
                // Most answers arrive before anyone could read the message, and a flashing button would only disturb.
                ui.request_repaint_after(Duration::from_secs_f64(SOON - since));
                return;
            }
        }
        if matches!(waiting, Waiting::Ok | Waiting::LotSeen) && look.settings.auto_ok {
            return;
        }
        let Some((word, enabled)) = self.driver.button() else { return };
        let text = look.words.get(word);
        let response = button_ui(ui, self.ids.button(), layout.button, layout.scale, look.theme, text, enabled);
        if !response.clicked() || self.is_held_to_show(look.settings) || self.is_second_press(false) {
            return;
        }
        // The second click of a double click was meant for the button as it was before the first.
        let meant = self.pointer.pressed.is_none_or(|(said, since)| said == word || self.now - since > DOUBLE_CLICK);
        if meant {
            self.pointer.pressed = Some((word, self.now));
            self.step(Input::Press);
        }
        ui.request_repaint();
    }

    /// The bones on their way and the one that is being dragged, above everything else.
    fn paint_moving(&self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let theme = look.theme;
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("moving")));
        let moving = scene.spots.bones.iter().filter(|spot| self.show.motion.is_moving(spot.token, self.now));
        for seen in moving.filter_map(|spot| self.show.motion.seen(spot.token, self.now)) {
            paint_shadow(&painter, seen.pose, theme.back().shade, seen.lift);
            paint_seen(&painter, &seen, theme);
        }
        if let Some((bone, at)) = self.pointer.dragged {
            let pose = lifted(&scene.key.layout, at);
            let (colors, _) = hand_colors(true, false, scene.key.layout.display, look);
            paint_lifted(&painter, pose, [bone.high(), bone.low()], &colors, 1.0);
        }
        self.show.finale.paint(&painter, scene.key.layout.cloth, scene.key.layout.scale, theme, self.now);
        self.show.floats.paint(&painter, self.now, theme, 20.0 * scene.key.layout.scale);
    }
}

/// Whether the player pressed something on a mouse, a screen or a keyboard.
const fn is_done_by_hand(event: &Event) -> bool {
    matches!(
        event,
        Event::Key { pressed: true, .. }
            | Event::PointerButton { pressed: true, .. }
            | Event::AccessKitActionRequest(_)
            | Event::Touch { phase: TouchPhase::Start, .. }
    )
}

/// Returns where the bones of a deal come from.
fn source(layout: &Layout) -> Pose {
    match layout.display {
        Display::Whole => Pose::upright(layout.yard.center(), 0.4 * layout.bone),
        Display::Compact => Pose::upright(layout.status.center(), 0.3 * layout.bone),
    }
}
