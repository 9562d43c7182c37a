//! How a result looks: the words on the cloth of the table, between the last bones that the winner
//! played.

use crate::engine::{Bone, Rules, Side};
use crate::record::{Chronicle, What};
use crate::ui::paint::{Face, Pose, display, paint_bone, paint_cloth, text_face};
use crate::ui::windows::Look;
use egui::{Align, Align2, Rect, Response, Sense, Stroke, StrokeKind, Ui, text::LayoutJob, vec2};
use std::f32::consts::FRAC_PI_2;

/// The height of the cloth, and the size of a bone on it.
const HIGH: f32 = 128.0;
const SIZE: f32 = 27.0;
/// The greatest number of bones on either side.
const MOST: usize = 3;
/// The letters of the title and of the line below it.
const TITLE: f32 = 54.0;
const BELOW: f32 = 19.0;
/// How much each bone of a fan leans.
const LEAN: f32 = 0.16;

/// The winner, as its bones look, and the last of them.
pub(super) struct Winner {
    pub(super) face: Face,
    pub(super) bones: Vec<Bone>,
}

impl Winner {
    pub(super) fn of(chronicle: &Chronicle, rules: &Rules, side: Side, face: Face) -> Winner {
        let entries = chronicle.hands.iter().rev().flat_map(|hand| hand.entries.iter().rev());
        let played = entries.filter(|entry| rules.side(entry.seat) == side).filter_map(|entry| match entry.what {
            What::Played { bone, .. } => Some(bone),
            _ => None,
        });
        Winner { face, bones: played.take(2 * MOST).collect() }
    }
}

/// Shows a title and the line below it, in this share of the usual height. The caller says what a
/// screen reader hears.
pub(super) fn honours(
    ui: &mut Ui,
    look: Look<'_>,
    [title, below]: [&str; 2],
    winner: Option<&Winner>,
    share: f32,
) -> Response {
    let theme = look.theme;
    // On a telephone on its side it leaves room for what is below.
    let part = share * (ui.ctx().content_rect().height() / 480.0).clamp(0.7, 1.0);
    let width = ui.available_width();
    let (face, quiet) = (text_face(ui.ctx(), part * BELOW), theme.quiet_text());
    let mut job = LayoutJob::simple(below.to_owned(), face, quiet, width - 16.0);
    job.halign = Align::Center;
    let line = ui.painter().layout_job(job);
    // A line that needs several has the height of all of them.
    let more = (line.size().y - 1.5 * part * BELOW).max(0.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, part * HIGH + more), Sense::hover());
    let painter = ui.painter_at(rect);
    paint_cloth(&painter, rect, theme);
    painter.rect_stroke(rect, 0.0, Stroke::new(1.5, theme.groove()), StrokeKind::Inside);
    let lift = if below.is_empty() { 0.0 } else { 15.0 * part + 0.5 * more };
    // Whoever has won, two bones stand beside the name.
    let room = rect.width() - 4.6 * SIZE;
    let set = |size| painter.layout_no_wrap(title.to_owned(), display(ui.ctx(), size), theme.text_color());
    let galley = set(TITLE * (room / set(TITLE).size().x).min(part));
    let large = Align2::CENTER_CENTER.anchor_size(rect.center() - vec2(0.0, lift), galley.size());
    painter.galley(large.min, galley, theme.text_color());
    let small = Rect::from_center_size(rect.center() + vec2(0.0, 30.0 * part), line.size());
    painter.galley(small.center_top(), line, quiet);
    let words = large.union(small);
    let step = 1.28 * SIZE;
    let room = (0.5 * (rect.width() - words.width()) - 0.6 * SIZE) / step;
    let Some(Winner { face, bones }) = winner else { return response };
    for (number, bone) in bones.iter().enumerate() {
        let (side, place) = (if number % 2 == 0 { 1.0 } else { -1.0 }, (number / 2) as f32);
        if place + 1.0 > room {
            break;
        }
        // The fan opens away from the words, and its outer bones stand a little lower.
        let away = vec2(side * (0.5 * words.width() + (place + 0.75) * step), 2.5 * place * place);
        let center = rect.center() + away;
        let pose = Pose { center, size: SIZE, angle: FRAC_PI_2 + side * LEAN * (place + 0.4) };
        paint_bone(&painter, pose, [bone.high(), bone.low()], &theme.bone(*face), 1.0);
    }
    response
}
