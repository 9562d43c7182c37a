//! A graph of the chance to win over the course of the game. Luck and skill are kept apart: each
//! deal, draw and play is a bar in its own color.

use crate::arena::luck::{Cause, Luck, Swing};
use crate::engine::{Seat, Side};
use crate::review::Review;
use crate::ui::paint::text_face;
use crate::ui::{
    look::Look,
    paint::Face,
    parts::{small, small_width},
};
use crate::{msg, say};
use egui::{Align2, Color32, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, accesskit::Role, lerp, pos2, remap, vec2};

/// So little luck in all is on nobody's side.
const EVEN: f64 = 0.05;

/// Who or what caused a change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    Luck,
    Yours,
    Theirs,
}

/// Draws the graph. Returns the moment that the player clicked.
pub(super) fn show(
    ui: &mut Ui,
    look: Look<'_>,
    review: &Review,
    moments: &[(usize, usize)],
    at: usize,
    you: Seat,
    (high, has_key): (f32, bool),
) -> Option<usize> {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::click());
    let paint = ui.painter().with_clip_rect(rect.expand(1.0));
    paint.rect_filled(rect, 5.0, look.theme.background_color());
    let here = across(rect, moments)(at);
    paint.vline(here, rect.y_range(), Stroke::new(1.5, look.theme.text_color()));
    let told = if let Some(luck) = &review.luck {
        curve(ui, look, review, luck, moments, rect, you);
        // What its height means.
        for (word, at) in
            [(msg!("review-graph-top"), Align2::LEFT_TOP), (msg!("review-graph-bottom"), Align2::LEFT_BOTTOM)]
        {
            let (place, font) = (at.pos_in_rect(&rect.shrink2(vec2(7.0, 3.0))), text_face(ui.ctx(), 11.0));
            paint.text(place, at, look.words.get(word), font, look.theme.quiet_text());
        }
        let told = legend(look, review, luck, review.rules.side(you));
        // A telephone has no room for it, and there the name of the graph says what it shows.
        if has_key {
            key(ui, look, &told, review.is_open);
        }
        told.map(|(_, text)| text).join(", ")
    } else {
        let word = if review.is_open { msg!("review-luck-later") } else { msg!("review-luck-soon") };
        let text = look.words.get(word);
        let (font, room) = (text_face(ui.ctx(), 12.5), rect.width() - 16.0);
        let set = paint.layout(text.to_owned(), font, look.theme.quiet_text(), room);
        let at = Align2::CENTER_CENTER.anchor_size(rect.center(), set.size()).min;
        paint.galley(at, set, look.theme.quiet_text());
        text.to_owned()
    };
    let name = format!("{}. {told}", say!(look.words, "review-graph"));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let clicked = response.clicked().then(|| response.interact_pointer_pos()).flatten()?;
    let share = remap(clicked.x, rect.left() + 4.0..=rect.right() - 4.0, 0.0..=1.0).clamp(0.0, 1.0);
    Some((share * last_of(moments) as f32).round() as usize)
}

/// Shows what the colors mean.
fn key(ui: &mut Ui, look: Look<'_>, told: &[(Doing, &str)], is_open: bool) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(14.0, 2.0);
        for (doing, text) in told {
            // A row within the row does not wrap on its own.
            if ui.available_size_before_wrap().x < 22.0 + small_width(ui, text) {
                ui.end_row();
            }
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                let (spot, _) = ui.allocate_exact_size(vec2(9.0, 9.0), Sense::hover());
                ui.painter().rect_filled(spot, 2.0, color(look, *doing));
                small(ui, look, text);
            });
        }
        if is_open {
            small(ui, look, say!(look.words, "review-luck-later"));
        }
    });
}

/// Where each moment stands between the left and the right of the graph.
fn across(rect: Rect, moments: &[(usize, usize)]) -> impl Fn(usize) -> f32 {
    let last = last_of(moments);
    move |moment| lerp(rect.left() + 4.0..=rect.right() - 4.0, moment as f32 / last as f32)
}

/// The number of the last moment, and never 0.
fn last_of(moments: &[(usize, usize)]) -> usize {
    moments.len().saturating_sub(1).max(1)
}

/// Draws the chance of one side after each change.
fn curve(ui: &Ui, look: Look<'_>, review: &Review, luck: &Luck, moments: &[(usize, usize)], rect: Rect, you: Seat) {
    let (side, x) = (review.rules.side(you), across(rect, moments));
    let paint = ui.painter().with_clip_rect(rect.expand(1.0));
    let y = |chance: f64| lerp(rect.bottom() - 3.0..=rect.top() + 3.0, chance.clamp(0.0, 1.0) as f32);
    let quiet = look.theme.rule();
    paint.hline(rect.x_range(), y(0.5), Stroke::new(1.0, quiet));
    for (number, _) in moments.iter().enumerate().filter(|(at, (_, made))| *made == 0 && *at > 0) {
        paint.vline(x(number), rect.y_range(), Stroke::new(1.0, quiet));
    }
    let mut before = (x(0), y(luck.start[side.index()]));
    for change in &luck.changes {
        let Some(moment) = moments.binary_search(&(change.hand - 1, change.number)).ok() else { continue };
        let (right, after) = (x(moment), y(change.after[side.index()]));
        paint
            .line_segment([pos2(before.0, before.1), pos2(right, before.1)], Stroke::new(1.0, look.theme.quiet_text()));
        let doing = doing(review, change, side);
        let stroke = Stroke::new(3.0, color(look, doing));
        let bar = [pos2(right, before.1), pos2(right, after)];
        if doing == Doing::Luck {
            // Dashes set luck apart from plays without the help of color.
            paint.extend(Shape::dashed_line(&bar, stroke, 3.0, 2.0));
        } else {
            paint.line_segment(bar, stroke);
        }
        before = (right, after);
    }
    for reviewed in review.decisions().iter().filter(|reviewed| reviewed.seat() == you && reviewed.mark().is_some()) {
        let place = (reviewed.decision.hand - 1, reviewed.decision.number);
        if let Ok(moment) = moments.binary_search(&place) {
            let tip = pos2(x(moment), rect.bottom() - 7.0);
            let corners = vec![tip, tip + vec2(-4.0, 6.0), tip + vec2(4.0, 6.0)];
            paint.add(Shape::convex_polygon(corners, look.theme.text_color(), Stroke::NONE));
        }
    }
}

/// Returns the cause of a change as one side sees it.
fn doing(review: &Review, change: &Swing, side: Side) -> Doing {
    match change.cause {
        Cause::Deal | Cause::Draw(_) => Doing::Luck,
        Cause::Play(seat) if review.rules.side(seat) == side => Doing::Yours,
        Cause::Play(_) => Doing::Theirs,
    }
}

fn color(look: Look<'_>, doing: Doing) -> Color32 {
    match doing {
        Doing::Luck => look.theme.lit(),
        Doing::Yours => look.theme.figure(Face::Played(0)),
        Doing::Theirs => look.theme.figure(Face::Played(1)),
    }
}

/// Returns what each color stands for, and of luck on whose side it was in all.
fn legend<'a>(look: Look<'a>, review: &Review, luck: &Luck, side: Side) -> [(Doing, &'a str); 3] {
    let strokes = luck.changes.iter().filter(|change| doing(review, change, side) == Doing::Luck);
    let sum: f64 = strokes.map(|change| change.after[side.index()] - change.before[side.index()]).sum();
    let of_luck = match sum {
        sum if sum > EVEN => msg!("review-luck-with"),
        sum if sum < -EVEN => msg!("review-luck-against"),
        _ => msg!("review-luck"),
    };
    [(Doing::Luck, of_luck), (Doing::Yours, msg!("review-your-plays")), (Doing::Theirs, msg!("review-their-plays"))]
        .map(|(doing, word)| (doing, look.words.get(word)))
}
