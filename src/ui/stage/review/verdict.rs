//! What a review says first, on cards: the play that cost the player most, their best one, if
//! one stood out, and what all of them cost together.

use crate::engine::{Bone, Move};
use crate::review::{Review, Reviewed};
use crate::ui::look::Look;
use crate::ui::paint::{Face, Pose, paint_bone, text_face};
use crate::ui::parts::focus_ring;
use crate::ui::words::{Message, Words, step_at_first};
use crate::{msg, say};
use egui::{
    Align2, CornerRadius, Rect, ScrollArea, Sense, StrokeKind, Ui, UiBuilder, WidgetInfo, accesskit::Role, pos2, vec2,
};

/// The height of the cards, the gap between them, and the size of a bone on one.
pub(super) const HIGH: f32 = 84.0;
/// The least height and the width of one in a row that is moved.
const LOW: f32 = 48.0;
const WIDE: f32 = 210.0;
const GAP: f32 = 8.0;
const BONE: f32 = 21.0;

/// What a card leads to.
pub(super) enum CardLead {
    /// A hand and a move, both counted from 1.
    Play(usize, usize),
    Totals,
}

/// What a card says.
struct Card {
    title: Message,
    bone: Option<Bone>,
    told: String,
    lead: Option<CardLead>,
}

/// The cards of a review.
fn cards(words: &Words, review: &Review) -> Vec<Card> {
    let cards = [Some(costliest(words, review)), finest(words, review), Some(given(words, review))];
    cards.into_iter().flatten().collect()
}

/// Shows the cards beside each other. Returns what the one that was clicked leads to.
pub(super) fn show(ui: &mut Ui, look: Look<'_>, review: &Review) -> Option<CardLead> {
    let cards = cards(look.words, review);
    let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), Sense::hover());
    let step = (all.width() + GAP) / cards.len() as f32;
    let mut chosen = None;
    for (number, card) in cards.into_iter().enumerate() {
        let place = Rect::from_min_size(all.min + vec2(number as f32 * step, 0.0), vec2(step - GAP, HIGH));
        if shown(&mut ui.new_child(UiBuilder::new().id_salt(card.title).max_rect(place)), look, place, &card) {
            chosen = card.lead;
        }
    }
    chosen
}

/// Shows the cards below each other where this height has room for two, or else in a row that is moved by a
/// finger, as on a telephone.
pub(super) fn show_in_row(ui: &mut Ui, look: Look<'_>, review: &Review, high: f32) -> Option<CardLead> {
    let cards = cards(look.words, review);
    let (width, mut chosen) = (ui.available_width(), None);
    let stacks = high >= 2.0 * LOW + ui.spacing().item_spacing.y;
    let size = if stacks { vec2(width, LOW) } else { vec2(WIDE.min(0.7 * width), high.clamp(LOW, HIGH)) };
    let all = |ui: &mut Ui| {
        for card in cards {
            let (place, _) = ui.allocate_exact_size(size, Sense::hover());
            if shown(&mut ui.new_child(UiBuilder::new().id_salt(card.title).max_rect(place)), look, place, &card) {
                chosen = card.lead;
            }
        }
    };
    if stacks {
        ScrollArea::vertical().auto_shrink([false, true]).max_height(high).show(ui, all);
    } else {
        ScrollArea::horizontal().auto_shrink([false, true]).show(ui, |ui| ui.horizontal(all));
    }
    chosen
}

/// Shows a card. Returns whether it was clicked.
fn shown(ui: &mut Ui, look: Look<'_>, place: Rect, card: &Card) -> bool {
    let (theme, title) = (look.theme, look.words.get(card.title));
    let leads = card.lead.is_some();
    let response = ui.allocate_rect(place, if leads { Sense::click() } else { Sense::hover() });
    let (role, told) = (if leads { Role::Button } else { Role::Label }, format!("{title}: {}", card.told));
    response.widget_info(|| WidgetInfo::labeled(role, true, &told));
    let visuals = ui.style().interact(&response);
    ui.painter().rect(place, CornerRadius::same(7), visuals.weak_bg_fill, visuals.bg_stroke, StrokeKind::Inside);
    let mut room = place.shrink2(vec2(10.0, 3.0));
    if let Some(bone) = card.bone {
        let pose = Pose::upright(pos2(room.left() + 0.5 * BONE, place.center().y), BONE);
        paint_bone(ui.painter(), pose, [bone.high(), bone.low()], &theme.bone(Face::Hand), 1.0);
        room.min.x += BONE + 10.0;
    }
    let set =
        |text: &str, size, color| ui.painter().layout(text.to_owned(), text_face(ui.ctx(), size), color, room.width());
    let title = set(title, 12.5, theme.quiet_text());
    let free = room.height() - title.size().y - 3.0;
    let told = |size| set(&card.told, size, theme.text_color());
    let told = [15.0, 13.0].into_iter().map(told).find(|told| told.size().y <= free).unwrap_or_else(|| told(11.0));
    let size = vec2(room.width(), title.size().y + 3.0 + told.size().y);
    let words = Align2::LEFT_CENTER.anchor_size(room.left_center(), size);
    let below = words.left_top() + vec2(0.0, title.size().y + 3.0);
    let painter = ui.painter_at(place);
    painter.galley(words.min, title, theme.quiet_text());
    painter.galley(below, told, theme.text_color());
    focus_ring(ui, &response, theme);
    response.clicked()
}

fn costliest(words: &Words, review: &Review) -> Card {
    let title = msg!("verdict-cost");
    let Some((reviewed, loss)) = review.costliest(review.player) else {
        return Card { title, bone: None, told: say!(words, "verdict-cost-none").to_owned(), lead: None };
    };
    of_play(words, [title, msg!("verdict-cost-told")], reviewed, loss)
}

/// The best play, if one was much better than the next.
fn finest(words: &Words, review: &Review) -> Option<Card> {
    let (reviewed, margin) = review.finest(review.player)?;
    Some(of_play(words, [msg!("verdict-best"), msg!("verdict-best-told")], reviewed, margin))
}

/// A card about a play: its bone, if it has one, and what this share of all games is to it.
fn of_play(words: &Words, [title, told]: [Message; 2], reviewed: &Reviewed, share: f64) -> Card {
    let decision = &reviewed.decision;
    let bone = if let Move::Play(bone, _) = decision.step { Some(bone) } else { None };
    let args = [("play", step_at_first(words, decision.step).into()), ("games", words.games_in_100(share).into())];
    let told = words.format(told, &args);
    Card { title, bone, told, lead: Some(CardLead::Play(decision.hand, decision.number)) }
}

/// What all decisions cost together. One game is too little for a level.
fn given(words: &Words, review: &Review) -> Card {
    let sum = review.sum(review.player);
    let told = format!("{}\n{}", words.games_in_100(sum.loss), marks_told(words, sum.marks)).trim_end().to_owned();
    Card { title: msg!("verdict-given"), bone: None, told, lead: Some(CardLead::Totals) }
}

/// How many plays have each mark, of those marks that there are.
pub(super) fn marks_told(words: &Words, marks: [u32; 3]) -> String {
    let named = [msg!("verdict-doubtful"), msg!("verdict-bad"), msg!("verdict-blunders")].into_iter().zip(marks);
    let there = named.filter(|(_, count)| *count > 0);
    there.map(|(word, count)| words.format(word, &[("count", count.into())])).collect::<Vec<_>>().join(", ")
}
