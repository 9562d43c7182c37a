//! The tutor. Before a play counts, he says how much better another would be and why, and asks
//! whether to play it anyway.

use crate::engine::Observation;
use crate::nestor::judge::Judgement;
use crate::seat::{Doubt, Input};
use crate::ui::table::positions::Areas;
use crate::ui::words::{in_100, reasons, step_name};
use crate::ui::{look::Look, parts};
use egui::{
    Align2, Area, Context, Frame, Id, Margin, Order, Rect, RichText, Ui, Vec2, WidgetInfo, accesskit::Role, vec2,
};

/// The width if there is room.
const WIDTH: f32 = 720.0;
const MARGIN: i8 = 10;
/// The height before it was laid out.
const HIGH: f32 = 110.0;

/// Shows the tutor in a low strip on the cloth above the hand, or over the hand if he would cover
/// there what is `needed`, so that the player can still see the table. Returns the player's answer.
pub(crate) fn tutor_ui(
    ctx: &Context,
    doubt: &Doubt,
    look: Look<'_>,
    seen: &Observation,
    (needed, areas): (&[Rect], &Areas),
) -> Option<Input> {
    let Doubt::Told { judgement, shown, .. } = doubt else { return None };
    let said = says(look, seen, judgement, *shown);
    let frame = Frame::window(&ctx.global_style()).inner_margin(Margin::same(MARGIN));
    let id = Id::unique("tutor");
    let high = ctx.memory(|memory| memory.area_rect(id)).map_or(HIGH, |rect| rect.height());
    let strip = areas.cloth.with_min_y(areas.cloth.bottom() - high - 4.0);
    let room = if needed.iter().any(|rect| rect.intersects(strip)) { areas.foot() } else { areas.cloth };
    let area = Area::new(id)
        .order(Order::Middle)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(room.center_bottom() - vec2(0.0, 4.0))
        .constrain_to(areas.board.union(room));
    let inside = room.size() - vec2(16.0, 10.0) - Vec2::splat(2.0 * f32::from(MARGIN));
    // In a narrow window he covers the whole rack, so that no words there are cut.
    let least = if room == areas.cloth || inside.x > WIDTH { 0.0 } else { inside.y };
    let size = vec2(inside.x.min(WIDTH), least);
    area.show(ctx, |ui| frame.show(ui, |ui| asked(ui, look, &said, *shown, size)).inner).inner
}

fn asked(ui: &mut Ui, look: Look<'_>, said: &str, shown: bool, size: Vec2) -> Option<Input> {
    let (words, theme) = (look.words, look.theme);
    ui.set_width(size.x);
    ui.set_min_height(size.y);
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::AlertDialog);
        node.set_label(said);
    });
    let text = ui.label(RichText::new(said).color(theme.text_color()));
    text.widget_info(|| WidgetInfo::labeled(Role::Label, true, said));
    let mut choice = None;
    ui.horizontal_wrapped(|ui| {
        for (word, answer, offered) in [
            ("tutor-rethink", Input::LetGo, true),
            ("tutor-play-anyway", Input::PlayAnyway, true),
            ("tutor-show-better", Input::ShowBetter, !shown),
        ] {
            let main = matches!(answer, Input::LetGo);
            if offered && parts::button(ui, theme, words.get(word), main).clicked() {
                choice = Some(answer);
            }
        }
    });
    choice
}

/// Returns the cost of a play and what speaks for the better one. If the player wants to know, it
/// also names the best play.
fn says(look: Look<'_>, seen: &Observation, judgement: &Judgement, shown: bool) -> String {
    let Judgement { played, best, .. } = judgement;
    let mut said = vec![look.words.format("tutor-better", &[("count", in_100(played.loss))])];
    if let Some(why) = reasons(look.words, seen, best, played).into_iter().next() {
        said.push(format!("{}\n{why}", look.words.get("practice-why-other")));
    }
    if shown {
        let best = step_name(look.words, best.step).into();
        said.push(look.words.format("tutor-best", &[("play", best)]));
    }
    said.join(" ")
}
