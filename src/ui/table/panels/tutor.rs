//! The tutor. Before a play counts, he says how much better another would be and why, and asks
//! whether to play it anyway.

use crate::engine::Observation;
use crate::nestor::judge::Judgement;
use crate::seat::{Doubt, Input};
use crate::ui::words::{in_100, reasons, step_name};
use crate::ui::{look::Look, parts};
use egui::{Align2, Area, Context, Frame, Id, Margin, Order, Rect, RichText, Ui, WidgetInfo, accesskit::Role, vec2};

/// The width if there is room.
const WIDTH: f32 = 720.0;
const MARGIN: i8 = 10;

/// Shows the tutor in a low strip on the cloth above the hand, so that the player can still see the
/// table. Returns the player's answer.
pub(crate) fn tutor_ui(ctx: &Context, doubt: &Doubt, look: Look<'_>, seen: &Observation, cloth: Rect) -> Option<Input> {
    let Doubt::Told { judgement, shown, .. } = doubt else { return None };
    let said = says(look, seen, judgement, *shown);
    let frame = Frame::window(&ctx.global_style()).inner_margin(Margin::same(MARGIN));
    let area = Area::new(Id::unique("tutor"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(cloth.center_bottom() - vec2(0.0, 4.0))
        .constrain_to(cloth);
    let width = WIDTH.min(cloth.width() - 16.0) - 2.0 * f32::from(MARGIN);
    area.show(ctx, |ui| frame.show(ui, |ui| asked(ui, look, &said, *shown, width)).inner).inner
}

fn asked(ui: &mut Ui, look: Look<'_>, said: &str, shown: bool, width: f32) -> Option<Input> {
    let (words, theme) = (look.words, look.theme);
    ui.set_width(width);
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

/// Returns the cost of a play and the reason in two sentences. If the player wants to know, it also
/// names the best play.
fn says(look: Look<'_>, seen: &Observation, judgement: &Judgement, shown: bool) -> String {
    let Judgement { played, best, .. } = judgement;
    let mut said = vec![look.words.format("tutor-better", &[("count", in_100(played.loss))])];
    said.extend(reasons(look.words, seen, best, played).into_iter().next());
    if shown {
        let best = step_name(look.words, best.step).into();
        said.push(look.words.format("tutor-best", &[("play", best)]));
    }
    said.join(" ")
}
