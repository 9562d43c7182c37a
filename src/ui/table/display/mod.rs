//! Draws the display in each frame and handles the pointer.

mod clock;
mod cloth;
mod counting;
mod fire;
mod lit;
mod others;
mod past;
mod scoreboard;

pub use self::cloth::paint_spots;

use std::time::Duration;

use egui::{
    Context, Event, Id, LayerId, Order, PointerButton, Pos2, Rect, Response, Sense, TouchPhase, Ui, Vec2, WidgetInfo,
    accesskit::Role,
};

use self::cloth::{Cloth, Preview, felt, paint_seen, paint_shadow_of, rack};
use super::{
    desk::{DOUBLE_CLICK, Desk, display_of},
    memory::pace,
    panels::{Status, recommended, status_ui},
    positions::{Camera, Display, HandCells, Layout, Needs, Spot, Token},
    scene::{Key, Scene, laid_open, shows_count},
};
use crate::{
    engine::{bone::Bone, table::End},
    game::{Input, Waiting},
    store::ScoreStyle,
    ui::{
        look::Look,
        paint::{
            bone::{Pose, paint_lifted, ring},
            button::button_ui,
            theme::{BoneColors, Face, Theme},
        },
    },
};

/// An answer within this many seconds counts as quick.
const SOON: f64 = 0.4;
/// How far a bone of the hand stands back that fits nowhere.
const DIM: f32 = 0.5;
/// How much larger and smaller than it fits the table can be made.
const ZOOMS: std::ops::RangeInclusive<f32> = 0.6..=4.0;

/// What the player did with the bones of the hand.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Done {
    clicked: Option<Bone>,
    /// Whether the click came from the keyboard or a screen reader.
    by_key: bool,
    /// The bone under the pointer, or else the one with the focus.
    pointed: Option<Bone>,
    /// The dragged bone and the place of the pointer.
    dragged: Option<(Bone, Pos2)>,
    /// The bone that was dropped, and where.
    dropped: Option<(Bone, Pos2)>,
}

impl Desk {
    /// Draws the display and handles input. `keys` is set if the keyboard belongs to it and not to a window or menu above it.
    pub fn ui(&mut self, ui: &mut Ui, look: Look<'_>, keys: bool) {
        self.now = ui.input(|input| input.time);
        if ui.input(|input| input.events.iter().any(is_done_by_hand)) {
            self.show.end_motion();
        }
        self.listen();
        if keys {
            self.keys(ui);
            self.resume_by_keys(ui);
        }
        let scene = self.scene_of(ui.max_rect().size(), ui.max_rect().min, look);
        self.show.sounds.send(&scene, &self.show.motion, self.now);
        self.show_all(ui, &scene, look);
        self.sight.scene = Some(scene);
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
    fn scene_of(&mut self, size: Vec2, corner: Pos2, look: Look<'_>) -> Scene {
        let (layout, cells) = self.lay_out(size, corner, look);
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
        let scene = Scene::of(key, self.game(), &self.sight.view, &self.hand.cells, look.words);
        let same_place = |old: &Scene| {
            let (old, new) = (&old.key, &scene.key);
            old.layout.status == new.layout.status && old.camera == new.camera
        };
        if before.as_ref().is_some_and(same_place) {
            if let Some(sheet) = scene.sheet.as_ref().filter(|_| before.is_some_and(|old| old.sheet.is_none())) {
                self.show.motion.enter(&scene.spots.yard(), sheet.away);
            }
            self.show.slide.go(scene.sheet.as_ref(), pace(look.settings), self.now);
            let source = self.show.dealt.then(|| source(&scene.key.layout));
            self.show.motion.go(&scene.spots.bones, source, pace(look.settings), self.now);
        } else {
            self.show.motion.put(&scene.spots.bones);
            self.show.slide.put(scene.sheet.as_ref());
        }
        self.show.dealt = false;
        self.count_scores(&scene, look);
        if let Some(bone) = self.show.blinks.take() {
            self.show.motion.blink(Token::Table(bone), pace(look.settings), self.now);
        }
        scene
    }

    /// Returns the layout and the cells of the hand. On the whole table the hand decides the size of its bones. In the panel it is the other way
    /// round.
    fn lay_out(&self, size: Vec2, corner: Pos2, look: Look<'_>) -> (Layout, HandCells) {
        let area = Rect::from_min_size(corner, size);
        let display = display_of(self.game().rules(), look.settings);
        let free = HandCells::after(self.game().seen(), None, self.wanted(look.settings));
        let needs = Needs {
            display,
            words: look.settings.interface_scale,
            hand: free.span(),
            sides: self.game().rules().seats() > 2,
            scores: look.settings.scores != ScoreStyle::Figures && !self.game().rules().single_hand,
            count: shows_count(self.game(), look.settings),
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
        self.show_status(ui, scene, look);
        self.show_scores(ui, scene, look);
        self.show_clock(ui, layout, look);
        if self.game().is_covered() {
            self.show_cover(ui, layout, look);
            self.show_button(ui, layout, look);
            return;
        }
        if layout.display == Display::Whole {
            self.move_camera(ui, layout);
        }
        self.show_cloth(ui, scene, look);
        rack(ui.painter(), layout, theme);
        self.show_others(ui, scene, look);
        let done = self.show_hand(ui, scene, look);
        self.show_firecrackers(ui, scene, look);
        self.show_targets(ui, scene, look);
        self.show_button(ui, layout, look);
        self.use_hand(ui.ctx(), done, scene, look);
        self.paint_moving(ui, scene, look);
        self.show.fire.paint(ui, layout, theme, self.now);
    }

    /// Whether the boneyard is shown as a figure between two sides. This is so on the compact display after the deal, unless the clock is there.
    pub(super) fn has_boneyard_figure(&self, scene: &Scene) -> bool {
        let compact = scene.key.layout.display == Display::Compact;
        compact && scene.cards.len() == 2 && self.game().ceremony().is_none() && self.game().left().is_none()
    }

    fn show_status(&self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let spoken = self.spoken(look);
        let figure = self.has_boneyard_figure(scene);
        status_ui(
            ui,
            &Status {
                ids: self.ids,
                layout: &scene.key.layout,
                theme: look.theme,
                cards: &self.counted(scene, look),
                target: &scene.target,
                boneyard: figure.then(|| (look.words.get("boneyard"), self.game().seen().drawable())),
                message: &spoken.line,
                note: &spoken.note,
                detail: &spoken.detail,
            },
        );
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
        let cloth = Cloth {
            ids: self.ids,
            layout: &scene.key.layout,
            theme: look.theme,
            spots: &scene.spots,
            motion: &self.show.motion,
            now: self.now,
            lit: &lit,
            choosing: self.game().chosen().is_some(),
            corners: self.game().lead_is_open() && self.game().seen().forced_lead().is_none(),
            marked: self.game().played_since(),
            target,
            count: scene.count.as_deref(),
            scores: self.sum_scores(),
            remark: self.game().sitting().rules_to_come().map(|_| look.words.get("remark-new-rules")),
        };
        if let Some(end) = cloth.show(ui) {
            self.step(Input::Place(end));
            ui.request_repaint();
        }
    }

    /// Shows your hand. Returns what the player did with it.
    fn show_hand(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) -> Done {
        let mut done = Done::default();
        let hinted = self.pointer.pointed_out.or(self.hint().and_then(recommended)).map(|(bone, _)| bone);
        let yours = matches!(self.game().waiting(), Waiting::You { .. });
        for spot in &scene.spots.bones {
            let Token::Hand(bone) = spot.token else { continue };
            let usable = yours && !self.game().fits(bone).is_empty();
            let dim = yours && !usable && look.settings.dim;
            let colors = self.hand_colors(bone, dim, scene.key.layout.display, look);
            let response = self.hand_bone(ui, spot, bone, usable, &colors, look.theme);
            if hinted == Some(bone) {
                ring(ui.painter(), spot.pose, (0.055 * spot.pose.size).max(2.0), look.theme.lit());
            }
            note(&mut done, bone, &response);
        }
        done
    }

    /// The colors of a bone of your hand, and whether it is lifted: the one you have chosen, unless it is inverted.
    fn hand_colors(&self, bone: Bone, dim: bool, display: Display, look: Look<'_>) -> (BoneColors, f32) {
        let theme = look.theme;
        let chosen = self.game().chosen() == Some(bone);
        match (chosen, inverts(display, look)) {
            (true, true) => (theme.bone(Face::Selected), 0.0),
            (true, false) => (theme.bone(Face::Hand).lit(theme.lit()), 1.0),
            (false, _) if dim => (theme.bone(Face::Hand).dimmed(theme.rack_color(), DIM), 0.0),
            (false, _) => (theme.bone(Face::Hand), 0.0),
        }
    }

    fn hand_bone(
        &self,
        ui: &Ui,
        spot: &Spot,
        bone: Bone,
        usable: bool,
        (colors, lift): &(BoneColors, f32),
        theme: &Theme,
    ) -> Response {
        let chosen = self.game().chosen() == Some(bone);
        // Any bone can be picked up, because one that fits nowhere can still be moved within the hand. The focus reaches such a bone only on request.
        let rings = usable || self.keyboard.visited == Some(bone);
        let sense = if rings { Sense::click_and_drag() } else { Sense::CLICK | Sense::DRAG };
        let response = ui.interact(spot.pose.rect(), self.ids.hand(bone), sense);
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spot.name);
            info.selected = Some(chosen);
            info
        });
        let held = self.pointer.dragged.is_some_and(|(dragged, _)| dragged == bone);
        if held || self.show.motion.is_moving(spot.token, self.now) {
            return response;
        }
        paint_lifted(ui.painter(), spot.pose, [bone.high(), bone.low()], colors, *lift);
        let typed = self.keyboard.typed.is_some_and(|(pips, _)| bone.has(pips));
        if usable && (response.hovered() || typed) {
            ring(ui.painter(), spot.pose, (0.035 * spot.pose.size).max(1.5), theme.lit());
        }
        if response.has_focus() {
            ring(ui.painter(), spot.pose, (0.06 * spot.pose.size).max(2.0), theme.focus());
        }
        response
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
        if waiting == Waiting::Ok && look.settings.auto_ok {
            return;
        }
        let Some((word, enabled)) = self.driver.button() else { return };
        let text = look.words.get(word);
        let response = button_ui(ui, self.ids.button(), layout.button, layout.scale, look.theme, text, enabled);
        if !response.clicked() {
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

    fn use_hand(&mut self, ctx: &Context, done: Done, scene: &Scene, look: Look<'_>) {
        if done.pointed != self.pointer.pointed {
            self.pointer.pointed = done.pointed;
            ctx.request_repaint();
        }
        if let Some(bone) = done.clicked {
            self.keyboard.heir = self.heir(bone);
            self.click(bone, look.settings.one_click);
        }
        if done.by_key
            && let Some(bone) = self.game().chosen()
        {
            self.choose_by_key(bone);
        }
        if let Some((bone, at)) = done.dragged {
            if self.pointer.dragged.is_none()
                && self.game().chosen() != Some(bone)
                && !self.game().fits(bone).is_empty()
            {
                self.step(Input::Choose(bone));
            }
            // This frame showed the bone where it was in the last one, so another frame is needed.
            if self.pointer.dragged.replace((bone, at)) != Some((bone, at)) {
                ctx.request_repaint();
            }
        }
        if let Some((bone, at)) = done.dropped {
            self.drop_at(bone, at, scene, look);
        } else if done.dragged.is_none() && self.pointer.dragged.take().is_some() {
            // The pointer left the window or another program took it, so the bone goes back.
            self.let_go_of_bone();
            ctx.request_repaint();
        }
        if done.clicked.is_some() || done.dropped.is_some() {
            ctx.request_repaint();
        }
    }

    /// Drops a bone. At an end it is played, and anywhere else it goes back to the hand.
    fn drop_at(&mut self, bone: Bone, at: Pos2, scene: &Scene, look: Look<'_>) {
        let lit = self.lit(scene, look);
        let end = end_at(scene, &lit, at);
        self.pointer.dragged = None;
        if end.is_none()
            && let Some(place) = self.place_in_hand(scene, at)
        {
            self.let_go_of_bone();
            self.lay_in_hand(bone, place);
            return;
        }
        // Before the lead, or if a bone fits only one end, any place on the table will do.
        let only = self.game().only_fit(bone).filter(|_| scene.key.layout.board.contains(at));
        match end.or(only) {
            Some(end) => self.put_down(bone, end, lifted(&scene.key.layout, at)),
            // The line says why this bone cannot be played.
            None if self.game().chosen().is_none() => self.step(Input::Choose(bone)),
            None => self.let_go_of_bone(),
        }
    }

    /// Lets go only of the chosen bone, which has gone back to the hand.
    fn let_go_of_bone(&mut self) {
        if let Some(bone) = self.game().chosen() {
            self.step(Input::Choose(bone));
        }
    }

    /// The bones on their way and the one that is being dragged, above everything else.
    fn paint_moving(&self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let theme = look.theme;
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("moving")));
        if self.show.motion.moves(self.now) {
            let moving = scene.spots.bones.iter().filter(|spot| self.show.motion.is_moving(spot.token, self.now));
            for seen in moving.filter_map(|spot| self.show.motion.seen(spot.token, self.now)) {
                paint_shadow_of(&painter, &seen, theme);
                paint_seen(&painter, &seen, theme);
            }
        }
        if let Some((bone, at)) = self.pointer.dragged {
            let pose = lifted(&scene.key.layout, at);
            let colors = if inverts(scene.key.layout.display, look) {
                theme.bone(Face::Selected)
            } else {
                theme.bone(Face::Hand).lit(theme.lit())
            };
            paint_lifted(&painter, pose, [bone.high(), bone.low()], &colors, 1.0);
        }
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

fn note(done: &mut Done, bone: Bone, on: &Response) {
    if on.clicked() {
        done.clicked = Some(bone);
        done.by_key = !on.clicked_by(PointerButton::Primary);
    }
    if on.hovered() || (on.has_focus() && done.pointed.is_none()) {
        done.pointed = Some(bone);
    }
    if let Some(at) = on.interact_pointer_pos() {
        if on.dragged() {
            done.dragged = Some((bone, at));
        }
        if on.drag_stopped() {
            done.dropped = Some((bone, at));
        }
    }
}

/// Whether a chosen bone is inverted, as in the manuals, and not lifted: always on their display, and where nothing has a shadow.
fn inverts(display: Display, look: Look<'_>) -> bool {
    display == Display::Compact || look.settings.invert_chosen || look.theme.has_flat_bones()
}

/// Returns the pose of a dragged bone. It is a little larger, as if lifted.
fn lifted(layout: &Layout, at: Pos2) -> Pose {
    let size = 1.12 * layout.bone;
    let center = at - Vec2::new(0.0, 0.1 * layout.bone);
    match layout.display {
        Display::Compact => Pose::flat(center, size),
        Display::Whole => Pose::upright(center, size),
    }
}

/// Returns where the bones of a deal come from.
fn source(layout: &Layout) -> Pose {
    match layout.display {
        Display::Whole => Pose::upright(layout.yard.center(), 0.4 * layout.bone),
        Display::Compact => Pose::upright(layout.status.center(), 0.3 * layout.bone),
    }
}

/// Returns the end for something dropped at a point: a lit end, or else any that is near.
fn end_at(scene: &Scene, lit: &[Preview], at: Pos2) -> Option<End> {
    let near = |pose: Pose| {
        let distance = pose.rect().distance_to_pos(at);
        (distance < 0.75 * scene.spots.unit).then_some(distance)
    };
    let best = |found: Vec<(f32, End)>| found.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, end)| end);
    let lit = lit.iter().filter_map(|preview| Some((near(preview.pose)?, preview.end))).collect();
    let any = || scene.spots.ends.iter().filter_map(|spot| Some((near(spot.pose)?, spot.end))).collect();
    best(lit).or_else(|| best(any()))
}
