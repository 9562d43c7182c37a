//! The hands of the others and the boneyard on the whole table, the played bones in the panel of the compact one.

use egui::{
    Align, Align2, FontId, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, accesskit::Role, text::LayoutJob,
};

use super::{
    cloth::{paint_seen, say},
    desk::Desk,
    layout::Display,
    scene::{Caption, Scene},
    spots::{Spot, Token},
    whole::Side,
};
use crate::{
    game::{Input, Waiting},
    ui::{
        look::Look,
        paint::{bone::ring, theme::Theme},
    },
};

impl Desk {
    /// The hands of the others and the boneyard on the whole table, the played bones in the panel of the compact one.
    pub(super) fn show_others(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let waiting = self.game.waiting();
        let takes = matches!(waiting, Waiting::Lot | Waiting::Take);
        let may_draw = takes || matches!(waiting, Waiting::Draw | Waiting::You { may_draw: true });
        let mut picked = None;
        for spot in &scene.spots.bones {
            match spot.token {
                Token::Table(_) | Token::Hand(_) => {}
                Token::Yard(number) if may_draw && spot.front.is_none() => {
                    if self.drawable(ui, spot, number, look).clicked() {
                        picked = Some(number);
                    }
                }
                _ => self.lying(ui, spot, look.theme),
            }
        }
        self.captions(ui, scene, look);
        if let Some(number) = picked {
            self.step(if takes { Input::TakeUp(number.into()) } else { Input::Draw });
            ui.request_repaint();
        }
    }

    /// A bone that lies where nothing can be done with it.
    fn lying(&self, ui: &Ui, spot: &Spot, theme: &Theme) {
        if !self.motion.is_moving(spot.token, self.now)
            && let Some(seen) = self.motion.seen(spot.token, self.now)
        {
            paint_seen(ui.painter(), &seen, theme);
        }
        if !spot.name.is_empty() {
            say(ui, self.ids, spot);
        }
    }

    /// A bone of the boneyard that may be drawn. Every one is as good, for chance has decided.
    fn drawable(&self, ui: &Ui, spot: &Spot, number: u8, look: Look<'_>) -> Response {
        // One of them is enough for the keyboard.
        let sense = if number == 0 { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(spot.pose.rect().expand(1.0), self.ids.yard(number.into()), sense);
        let id = if self.game.ceremony().is_some() { "spoken-face-down" } else { "spoken-yard" };
        let name = look.words.format(id, &[("number", (u32::from(number) + 1).into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
        self.lying(ui, spot, look.theme);
        let width = (0.07 * spot.pose.size).max(1.5);
        if response.hovered() || response.has_focus() {
            ring(ui.painter(), spot.pose, width, look.theme.lit());
        } else if matches!(self.game.waiting(), Waiting::Draw | Waiting::Lot | Waiting::Take) {
            ring(ui.painter(), spot.pose, 0.6 * width, look.theme.glow(0.55));
        }
        response
    }

    fn captions(&self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let (layout, theme) = (&scene.key.layout, look.theme);
        if layout.display == Display::Compact {
            return;
        }
        let painter = ui.painter();
        let font = FontId::proportional(13.5 * layout.scale);
        for (number, caption) in scene.captions.iter().enumerate() {
            self.caption(ui, scene, caption, number, &font, look);
        }
        if scene.yard.is_empty() {
            return;
        }
        let at = layout.yard.center_bottom();
        painter.text(at, Align2::CENTER_BOTTOM, &scene.yard, font, theme.quiet_text());
        let response = ui.interact(layout.yard, self.ids.other("boneyard", 1), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &scene.yard));
    }

    /// The name of another player and what was done last: above the bones of that hand.
    fn caption(&self, ui: &Ui, scene: &Scene, caption: &Caption, number: usize, font: &FontId, look: Look<'_>) {
        let (layout, theme) = (&scene.key.layout, look.theme);
        let court = caption.side.place(layout);
        let dot = 4.0 * layout.scale;
        let opposite = caption.side == Side::Opposite;
        let width = if opposite { 0.7 * court.width() } else { court.width() - 4.0 };
        let mut job = LayoutJob::simple(caption.text.clone(), font.clone(), theme.quiet_text(), width);
        job.halign = if opposite { Align::LEFT } else { Align::Center };
        let galley = ui.painter().layout_job(job);
        let first = scene.spots.bone(Token::Court(number as u8 + 1, 0)).map(|spot| spot.pose.rect().top());
        let (rect, corner, dot_at) = if opposite {
            let corner = Pos2::new(court.center().x - 0.5 * galley.size().x, court.top() + 2.0 * layout.scale);
            let rect = Rect::from_min_size(corner, galley.size());
            (rect, corner, rect.left_center() - Vec2::new(3.0 * dot, 0.0))
        } else {
            let bottom = first.unwrap_or(court.center().y) - 8.0 * layout.scale;
            let top = bottom - galley.size().y;
            let rect = Rect::from_center_size(Pos2::new(court.center().x, 0.5 * (top + bottom)), galley.size());
            (rect, Pos2::new(court.center().x, top), rect.center_top() - Vec2::new(0.0, 2.6 * dot))
        };
        ui.painter().circle_filled(dot_at, dot, theme.figure(caption.face));
        if caption.on_turn {
            ui.painter().circle_stroke(dot_at, 1.7 * dot, (1.5 * layout.scale, theme.lit()));
        }
        ui.painter().galley(corner, galley, theme.quiet_text());
        let response = ui.interact(rect, self.ids.other("court", number), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &caption.text));
    }
}
