//! Firecrackers at the table: yours, which is taken up by click, key or drag, the bones that it may destroy, and the burst.

use egui::{
    Context, CornerRadius, FontId, Id, LayerId, Order, Painter, Pos2, Rect, Response, Sense, Ui, WidgetInfo,
    accesskit::Role, pos2, vec2,
};

use super::{
    cloth::moved_into,
    desk::Desk,
    hint::to_be_destroyed,
    layout::{Display, Layout},
    scene::{Scene, seat_of},
    spots::{Spot, Token},
};
use crate::{
    engine::{bone::Bone, state::Phase},
    game::Input,
    ui::{
        look::Look,
        paint::{
            bone::{Pose, paint_bone, ring},
            firecracker::{Crackle, paint_burst, paint_firecracker},
            theme::{Face, Theme},
        },
        words::say::{bone_name, points},
    },
};

/// How long a burst lasts, in seconds.
const BURST: f64 = 0.7;
/// How long the bone of a burst is on its way where the boneyard does not lie on the table.
const FLIGHT: f64 = 0.45;

/// What the display has to remember of firecrackers between two frames.
#[derive(Debug, Default)]
pub(super) struct Fire {
    /// Where yours is dragged, if it is.
    carried: Option<Pos2>,
    burst: Option<Burst>,
}

/// A bone that was destroyed.
#[derive(Clone, Copy, Debug)]
struct Burst {
    bone: Bone,
    pose: Pose,
    face: Face,
    /// Whose firecracker it was.
    by: u8,
    since: f64,
}

impl Fire {
    /// Whether something bursts.
    pub(super) fn bursts(&self, now: f64) -> bool {
        self.burst.is_some_and(|burst| now < burst.since + BURST)
    }

    /// Nothing bursts any more.
    pub(super) const fn end(&mut self) {
        self.burst = None;
    }
}

impl Desk {
    /// Notes that a bone was destroyed where it is seen.
    pub(super) fn burst(&mut self, bone: Bone, by: u8) {
        let shown = self.scene.as_ref().filter(|scene| !scene.key.settings.reduce_motion);
        let spot = shown.and_then(|scene| scene.spots.bone(Token::Table(bone)));
        self.fire.burst = spot.map(|spot| Burst { bone, pose: spot.pose, face: spot.face, by, since: self.now });
    }

    /// Takes up your firecracker by key, or puts it back. The keyboard goes to the first bone that it may destroy.
    pub fn take_up(&mut self) {
        self.step(Input::Light);
        let first = self.targets().into_iter().next().map(|(bone, _)| self.ids.target(bone));
        self.focus_next = if self.game.lights() { first } else { Some(self.ids.firecracker()) };
    }

    /// The bones on the display that the firecracker in your hand may destroy, each with where it lies.
    fn targets(&self) -> Vec<(Bone, Pose)> {
        let targets = self.game.targets();
        let spots = self.scene.iter().flat_map(|scene| &scene.spots.bones);
        let found = spots.filter_map(|spot| match spot.token {
            Token::Table(bone) if targets.contains(bone) => Some((bone, spot.pose)),
            _ => None,
        });
        found.collect()
    }

    /// The firecrackers that were not used yet, each in its court.
    pub(super) fn show_firecrackers(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        if self.game.seen().phase() != Phase::Playing || !self.game.rules().firecrackers {
            return;
        }
        let layout = &scene.key.layout;
        let (viewer, theirs) = (self.game.viewer(), seat_of(&self.game, 1));
        if self.game.seen().has_firecracker(theirs) {
            let place = layout.firecrackers[1];
            paint_firecracker(ui.painter(), place, &Crackle::of(look.theme, 1), false);
            let response = ui.interact(place, self.ids.other("firecracker", 1), Sense::hover());
            response
                .widget_info(|| WidgetInfo::labeled(Role::Image, true, look.words.get("spoken-firecracker-theirs")));
        }
        if self.game.seen().has_firecracker(viewer) {
            self.show_yours(ui, scene, look);
        } else {
            self.fire.carried = None;
        }
    }

    fn show_yours(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let place = scene.key.layout.firecrackers[0];
        let usable = !self.game.targets().is_empty();
        let sense = if usable { Sense::click_and_drag() } else { Sense::click() };
        let response = ui.interact(place, self.ids.firecracker(), sense);
        let held = self.game.lights();
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, true, look.words.get("spoken-firecracker"));
            info.selected = Some(held);
            info
        });
        if self.fire.carried.is_none() {
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
            if self.fire.carried.take().is_some() {
                self.put_back();
                ctx.request_repaint();
            }
            return;
        };
        if response.dragged() {
            if self.fire.carried.is_none() && !self.game.lights() {
                self.step(Input::Light);
            }
            if self.fire.carried.replace(at) != Some(at) {
                ctx.request_repaint();
            }
        }
        if response.drag_stopped() {
            self.fire.carried = None;
            match bone_at(scene, at) {
                Some(bone) => {
                    self.step(Input::Destroy(bone));
                    self.put_back();
                }
                None => self.put_back(),
            }
            ctx.request_repaint();
        }
    }

    /// The firecracker goes home.
    fn put_back(&mut self) {
        if self.game.lights() {
            self.step(Input::Light);
        }
    }

    /// Lights the bones that may be destroyed while the firecracker is in your hand, with the count and the points that would follow. Any bone can be
    /// clicked, and one that stands says why.
    pub(super) fn show_targets(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        if let Some(spot) = self.hint().and_then(to_be_destroyed).and_then(|bone| scene.spots.bone(Token::Table(bone)))
        {
            ring(
                &ui.painter_at(scene.key.layout.board),
                spot.pose,
                (0.055 * spot.pose.size).max(2.0),
                look.theme.lit(),
            );
        }
        if !self.game.lights() {
            return;
        }
        let (targets, over) = (self.game.targets(), self.fire.carried.and_then(|at| bone_at(scene, at)));
        let painter = ui.painter_at(scene.key.layout.board);
        let mut clicked = None;
        for spot in &scene.spots.bones {
            let Token::Table(bone) = spot.token else { continue };
            if targets.contains(bone) {
                if self.target(ui, &painter, spot, bone, over == Some(bone), look).clicked() {
                    clicked = Some(bone);
                }
            } else if ui.interact(spot.pose.rect(), self.ids.target(bone), Sense::CLICK).clicked() {
                clicked = Some(bone);
            }
        }
        for spot in &scene.spots.bones {
            if let Token::Table(bone) = spot.token
                && targets.contains(bone)
            {
                self.target_plate(&painter, &scene.key.layout, spot.pose, bone, look);
            }
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
            ring(painter, spot.pose, (0.07 * spot.pose.size).max(2.0), theme.focus());
        }
        response
    }

    /// What would follow if a bone were destroyed, and whether that scores.
    fn outlook_text(&self, bone: Bone, look: Look<'_>) -> Option<(String, bool)> {
        let outlook = self.game.outlook_without(bone).filter(|_| look.settings.counts_at_places())?;
        let count = ("count", outlook.count.into());
        if outlook.points == 0 {
            return Some((look.words.format("preview-count", &[count]), false));
        }
        let shown = points(look.words, outlook.points.into(), look.settings.score_in_fives);
        Some((look.words.format("preview-points", &[count, ("points", shown.into())]), true))
    }

    fn target_plate(&self, painter: &Painter, layout: &Layout, pose: Pose, bone: Bone, look: Look<'_>) {
        let Some((text, scores)) = self.outlook_text(bone, look) else { return };
        let (ground, ink) = look.theme.tag(scores);
        let galley = painter.layout_no_wrap(text, FontId::proportional(14.0 * layout.scale), ink);
        let size = galley.size() + layout.scale * vec2(14.0, 6.0);
        let (rect, gap) = (pose.rect(), 0.12 * pose.size);
        // Away from the middle of the table there is nothing in the way.
        let above = rect.center().y < layout.cloth.center().y + 1.0;
        let y = if above { rect.top() - gap - 0.5 * size.y } else { rect.bottom() + gap + 0.5 * size.y };
        let plate = moved_into(layout.cloth, Rect::from_center_size(pos2(rect.center().x, y), size));
        painter.rect_filled(plate, CornerRadius::same((0.5 * size.y) as u8), ground);
        painter.galley(plate.center() - 0.5 * galley.size(), galley, ink);
    }

    /// The firecracker on its way, and what bursts, above everything else.
    pub(super) fn paint_fire(&self, ui: &Ui, scene: &Scene, theme: &Theme) {
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("fire")));
        if let Some(at) = self.fire.carried {
            let size = 1.15 * scene.key.layout.firecrackers[0].size();
            paint_firecracker(&painter, Rect::from_center_size(at, size), &Crackle::of(theme, 0), true);
        }
        let Some(burst) = self.fire.burst.filter(|burst| self.now < burst.since + BURST) else { return };
        let age = (self.now - burst.since).max(0.0);
        if scene.key.layout.display == Display::Compact && age < FLIGHT {
            let home = Pose::flat(scene.key.layout.count.left_center(), 0.35 * burst.pose.size);
            let pose = burst.pose.toward(home, (age / FLIGHT) as f32);
            paint_bone(&painter, pose, [burst.bone.high(), burst.bone.low()], &theme.bone(burst.face), 1.0);
        }
        let part = (age / BURST) as f32;
        paint_burst(&painter, burst.pose.center, burst.pose.size, part, &Crackle::of(theme, burst.by));
        ui.request_repaint();
    }
}

/// The bone of the table at a point, or near it.
fn bone_at(scene: &Scene, at: Pos2) -> Option<Bone> {
    let near = scene.spots.bones.iter().filter_map(|spot| match spot.token {
        Token::Table(bone) => {
            let distance = spot.pose.rect().distance_to_pos(at);
            (distance < 0.5 * spot.pose.size).then_some((distance, bone))
        }
        _ => None,
    });
    near.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, bone)| bone)
}
