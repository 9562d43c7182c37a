//! Firecrackers at the table. Yours is picked up by click, key or drag. The bones that it can destroy are lit, and the one it hits bursts.

use super::{cloth::moved_into, hand::nearest, lit::outlook_told};
use crate::engine::{Bone, Move, Phase};
use crate::game::{Advice, Hint, Input};
use crate::ui::paint::{Crackle, Pose, focus_line, paint_firecracker, ring};
use crate::ui::table::positions::{Layout, Spot, Token};
use crate::ui::table::{Desk, Scene, seat_of};
use crate::ui::words::{bone_name, player_name};
use crate::ui::{look::Look, parts};
use egui::{
    Context, CornerRadius, FontId, Painter, Pos2, Rect, Response, Sense, Ui, WidgetInfo, accesskit::Role, pos2, vec2,
};

impl Desk {
    /// Starts the burst of a bone where it is seen.
    pub(in crate::ui::table) fn burst(&mut self, bone: Bone, by: u8) {
        let shown = self.sight.scene.as_ref().filter(|scene| !scene.key.settings.look.reduce_motion);
        let spot = shown.and_then(|scene| scene.spots.bone(Token::Table(bone)));
        self.show.fire.begin(bone, spot, by, self.now);
    }

    /// Picks up your firecracker by key, or puts it back. The focus moves to the first bone that it can destroy.
    pub fn take_up(&mut self) {
        self.step(Input::Light);
        let targets = self.game().targets();
        let lying = self.sight.scene.iter().flat_map(|scene| scene.spots.table());
        let first = lying.map(|(bone, _)| bone).find(|bone| targets.contains(*bone)).map(|bone| self.ids.target(bone));
        self.keyboard.focus_next = if self.game().lights() { first } else { Some(self.ids.other("firecracker", 0)) };
    }

    /// Shows the unused firecrackers in their courts.
    pub(super) fn show_firecrackers(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        if self.game().seen().phase() != Phase::Playing || !self.game().rules().firecrackers {
            return;
        }
        let layout = &scene.key.layout;
        let (viewer, theirs) = (self.game().viewer(), seat_of(self.game(), 1));
        if self.game().seen().has_firecracker(theirs) {
            let place = layout.firecrackers[1];
            paint_firecracker(ui.painter(), place, &Crackle::of(look.theme, 1), false);
            let name = player_name(look.words, look.settings, 1);
            let told = look.words.format("spoken-firecracker-theirs", &[("name", name.into())]);
            parts::tell_at(ui, place, self.ids.other("firecracker", 1), Role::Image, told);
        }
        if self.game().seen().has_firecracker(viewer) {
            self.show_yours(ui, scene, look);
        } else {
            self.show.fire.carried = None;
        }
    }

    fn show_yours(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let place = scene.key.layout.firecrackers[0];
        let usable = !self.game().targets().is_empty();
        let sense = if usable { Sense::click_and_drag() } else { Sense::click() };
        let response = ui.interact(place, self.ids.other("firecracker", 0), sense);
        let held = self.game().lights();
        let name = look.words.get("spoken-firecracker");
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, held, name));
        if self.show.fire.carried.is_none() {
            paint_firecracker(ui.painter(), place, &Crackle::of(look.theme, 0), held);
        }
        let edge = |width: f32, color| {
            let round = CornerRadius::same((0.2 * place.height()) as u8);
            ui.painter().rect_stroke(place, round, (width, color), egui::StrokeKind::Inside);
        };
        if held {
            edge(2.5, look.theme.lit());
        } else if usable && response.hovered() {
            edge(1.5, look.theme.lit());
        }
        if response.has_focus() {
            edge(2.5, look.theme.focus());
        }
        self.use_firecracker(ui.ctx(), &response, scene);
    }

    fn use_firecracker(&mut self, ctx: &Context, response: &Response, scene: &Scene) {
        if response.clicked() {
            self.step(Input::Light);
            ctx.request_repaint();
        }
        let Some(at) = response.interact_pointer_pos() else {
            if self.show.fire.carried.take().is_some() {
                self.put_back();
                ctx.request_repaint();
            }
            return;
        };
        if response.dragged() {
            if self.show.fire.carried.is_none() && !self.game().lights() {
                self.step(Input::Light);
            }
            if self.show.fire.carried.replace(at) != Some(at) {
                ctx.request_repaint();
            }
        }
        if response.drag_stopped() {
            self.show.fire.carried = None;
            if let Some(bone) = bone_at(scene, at) {
                self.step(Input::Destroy(bone));
            }
            self.put_back();
            ctx.request_repaint();
        }
    }

    fn put_back(&mut self) {
        if self.game().lights() {
            self.step(Input::Light);
        }
    }

    /// Lights the bones that your firecracker can destroy, each with the count and points that would result. Any bone can be clicked, and one that
    /// cannot be destroyed says why.
    pub(super) fn show_targets(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let painter = ui.painter_at(scene.key.layout.board);
        if let Some(Hint::Given(Advice { best: Move::Boom(bone), .. })) = self.game().hint()
            && let Some(spot) = scene.spots.bone(Token::Table(*bone))
        {
            ring(&painter, spot.pose, (0.055 * spot.pose.size).max(2.0), look.theme.lit());
        }
        if !self.game().lights() {
            return;
        }
        let (targets, over) = (self.game().targets(), self.show.fire.carried.and_then(|at| bone_at(scene, at)));
        let mut clicked = None;
        for (bone, spot) in scene.spots.table() {
            let response = if targets.contains(bone) {
                self.target(ui, &painter, spot, bone, over == Some(bone), look)
            } else {
                ui.interact(spot.pose.rect(), self.ids.target(bone), Sense::CLICK)
            };
            if response.clicked() {
                clicked = Some(bone);
            }
        }
        for (bone, spot) in scene.spots.table().filter(|(bone, _)| targets.contains(*bone)) {
            self.target_plate(&painter, &scene.key.layout, spot.pose, bone, look);
        }
        if let Some(bone) = clicked {
            self.step(Input::Destroy(bone));
            ui.request_repaint();
        }
    }

    fn target(&self, ui: &Ui, painter: &Painter, spot: &Spot, bone: Bone, over: bool, look: Look<'_>) -> Response {
        let theme = look.theme;
        let response = ui.interact(spot.pose.rect(), self.ids.target(bone), Sense::click());
        let named = ("bone", bone_name(look.words, bone).into());
        let name = match self.outlook_text(bone, look) {
            Some((outlook, _)) => look.words.format("spoken-target", &[named, ("outlook", outlook.into())]),
            None => look.words.format("spoken-target-alone", &[named]),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let pointed = over || response.hovered();
        ring(painter, spot.pose, (if pointed { 0.1 } else { 0.06 } * spot.pose.size).max(2.0), theme.lit());
        if response.has_focus() {
            focus_line(painter, spot.pose, theme.focus());
        }
        response
    }

    /// Returns the result of destroying a bone, and whether it scores.
    fn outlook_text(&self, bone: Bone, look: Look<'_>) -> Option<(String, bool)> {
        let outlook = self.game().outlook_without(bone).filter(|_| look.settings.look.counts_at_places())?;
        Some((outlook_told(look, outlook), outlook.points > 0))
    }

    fn target_plate(&self, painter: &Painter, layout: &Layout, pose: Pose, bone: Bone, look: Look<'_>) {
        let Some((text, scores)) = self.outlook_text(bone, look) else { return };
        let (ground, ink) = look.theme.tag(scores);
        let galley = painter.layout_no_wrap(text, FontId::proportional(14.0 * layout.scale), ink);
        let size = galley.size() + layout.scale * vec2(14.0, 6.0);
        let (rect, gap) = (pose.rect(), 0.12 * pose.size);
        // The side away from the middle of the table is free.
        let above = rect.center().y < layout.cloth.center().y + 1.0;
        let y = if above { rect.top() - gap - 0.5 * size.y } else { rect.bottom() + gap + 0.5 * size.y };
        let plate = moved_into(layout.cloth, Rect::from_center_size(pos2(rect.center().x, y), size));
        painter.rect_filled(plate, CornerRadius::same((0.5 * size.y) as u8), ground);
        painter.galley(plate.center() - 0.5 * galley.size(), galley, ink);
    }
}

/// Returns the bone on the table at or near a point.
fn bone_at(scene: &Scene, at: Pos2) -> Option<Bone> {
    nearest(scene.spots.table().map(|(bone, spot)| (spot.pose, bone)), at, 0.5 * scene.spots.unit)
}
