//! Your hand: what is shown of it, and what is done with it by the pointer.

use super::cloth::Preview;
use crate::engine::{Bone, End};
use crate::game::{Input, Waiting};
use crate::ui::look::Look;
use crate::ui::paint::{BoneColors, Face, Pose, Theme, arrow_above, focus_line, paint_lifted, ring};
use crate::ui::table::positions::{Display, Layout, Spot, Token};
use crate::ui::table::{Desk, Scene, panels::recommended};
use egui::{Context, PointerButton, Pos2, Response, Sense, Ui, Vec2, WidgetInfo, accesskit::Role};

/// How far a bone of the hand stands back that fits nowhere.
const DIM: f32 = 0.5;

/// What the player did with the bones of the hand.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Done {
    clicked: Option<Bone>,
    /// Whether the click came from the keyboard or a screen reader.
    by_key: bool,
    /// The bone under the pointer, or else the one with the focus.
    pointed: Option<Bone>,
    dragged: Option<(Bone, Pos2)>,
    dropped: Option<(Bone, Pos2)>,
}

impl Desk {
    /// Shows your hand. Returns what the player did with it.
    pub(super) fn show_hand(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) -> Done {
        let mut done = Done::default();
        let hinted = self.pointer.pointed_out.or(self.game().hint().and_then(recommended)).map(|(bone, _)| bone);
        let yours = matches!(self.game().waiting(), Waiting::You { .. });
        for spot in &scene.spots.bones {
            let Token::Hand(bone) = spot.token else { continue };
            let usable = yours && !self.game().fits(bone).is_empty();
            let dim = yours && !usable && look.settings.look.dim;
            let chosen = self.game().chosen() == Some(bone);
            let colors = hand_colors(chosen, dim, scene.key.layout.display, look);
            let response = self.hand_bone(ui, spot, bone, usable, &colors, look.theme);
            if hinted == Some(bone) {
                arrow_above(ui.painter(), spot.pose, [look.theme.lit(), look.theme.bone(Face::Hand).outline]);
            }
            note(&mut done, bone, &response);
        }
        done
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
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, &spot.name));
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
            focus_line(ui.painter(), spot.pose, theme.focus());
        }
        response
    }

    pub(super) fn use_hand(&mut self, ctx: &Context, done: Done, scene: &Scene, look: Look<'_>) {
        if done.pointed != self.pointer.pointed {
            self.pointer.pointed = done.pointed;
            ctx.request_repaint();
        }
        if let Some(bone) = done.clicked {
            self.keyboard.heir = self.heir(bone);
            self.click(bone, look.settings.play.one_click);
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
        if let Some((bone, at)) = done.dropped.filter(|_| self.pointer.dragged.is_some()) {
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
        match end {
            Some(end) => {
                self.step(Input::Put(bone, self.game().end_for(bone, end)));
                self.show.motion.carry(Token::Hand(bone), lifted(&scene.key.layout, at));
            }
            // The line says why this bone cannot be played.
            None if self.game().chosen().is_none() => self.step(Input::Choose(bone)),
            None => self.let_go_of_bone(),
        }
    }

    /// Lets go only of the chosen bone, which has gone back to the hand.
    pub(super) fn let_go_of_bone(&mut self) {
        if let Some(bone) = self.game().chosen() {
            self.step(Input::Choose(bone));
            // A matador was only turned.
            if self.game().chosen() == Some(bone) {
                self.step(Input::Choose(bone));
            }
        }
    }
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

/// The colors of a bone of your hand, and whether it is lifted: a chosen one, unless it is inverted, as in the manuals. It is so on their display, and where
/// nothing has a shadow.
pub(super) fn hand_colors(chosen: bool, dim: bool, display: Display, look: Look<'_>) -> (BoneColors, f32) {
    let theme = look.theme;
    let inverts = display == Display::Compact || look.settings.look.invert_chosen || theme.has_flat_bones();
    match chosen {
        true if inverts => (theme.bone(Face::Selected), 0.0),
        true => (theme.bone(Face::Hand).lit(theme.lit()), 1.0),
        false if dim => (theme.bone(Face::Hand).dimmed(theme.rack_color(), DIM), 0.0),
        false => (theme.bone(Face::Hand), 0.0),
    }
}

/// Returns the pose of a dragged bone. It is a little larger, as if lifted.
pub(super) fn lifted(layout: &Layout, at: Pos2) -> Pose {
    let size = 1.12 * layout.bone;
    let center = at - Vec2::new(0.0, 0.1 * layout.bone);
    match layout.display {
        Display::Compact => Pose::flat(center, size),
        Display::Whole => Pose::upright(center, size),
    }
}

/// Returns the end for something dropped at a point: a lit end, or else any that is near.
pub(super) fn end_at(scene: &Scene, lit: &[Preview], at: Pos2) -> Option<End> {
    let reach = 1.25 * scene.spots.unit;
    let any = || nearest(scene.spots.ends.iter().map(|spot| (spot.pose, spot.end)), at, reach);
    nearest(lit.iter().map(|preview| (preview.pose, preview.end)), at, reach).or_else(any)
}

/// Returns what lies nearest to a point, if that is within reach.
pub(super) fn nearest<T>(lying: impl Iterator<Item = (Pose, T)>, at: Pos2, reach: f32) -> Option<T> {
    let near = lying.map(|(pose, what)| (pose.rect().distance_to_pos(at), what)).filter(|(far, _)| *far < reach);
    near.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, what)| what)
}
