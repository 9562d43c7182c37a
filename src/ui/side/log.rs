//! The log, with one line for each move of a hand. The table can be shown as it was after any of
//! them.

use super::{Notes, SideNews};
use crate::nestor::judge::Mark;
use crate::record::{Chronicle, HandStory, Place};
use crate::ui::paint::{larger_letters, text_face};
use crate::ui::parts::{self, cross, small};
use crate::ui::words::{LogLine, Reader, mark_word};
use crate::ui::{look::Look, paint::Face, table::positions::direction};
use crate::{msg, say};
use egui::{
    Align2, CornerRadius, EventFilter, Key, Modifiers, Rect, Response, ScrollArea, Sense, Shape, Stroke, TextFormat,
    Ui, Vec2, WidgetInfo, accesskit::Role, pos2, text::LayoutJob, vec2,
};
use std::sync::Arc;

#[derive(Default, Debug)]
pub(super) struct Log {
    /// The hand that the player turned to. If there is none, the log shows the last hand.
    hand: Option<usize>,
    /// The move that was chosen by key.
    chosen: Option<usize>,
    /// The moment shown in the last frame while a game is under review.
    here: Option<Place>,
    /// How many hands the game had in the last frame.
    hands: usize,
}

/// The widths of a move's number, of the count after it and of its points, in the usual letters, and how
/// much wider a number of three digits is.
const WIDTHS: [f32; 3] = [22.0, 34.0, 44.0];
const THIRD: f32 = 7.0;
const TEXT: f32 = 14.0;
/// The length of an arrow, in the usual letters.
const ARROW: f32 = 11.0;
/// Below this height the columns have no names.
const LOW: f32 = 130.0;
const SMALL: f32 = 12.0;

impl Log {
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        chronicle: &Arc<Chronicle>,
        notes: Option<&Notes>,
    ) -> SideNews {
        let mut done = SideNews::default();
        let Some(last) = chronicle.hands.len().checked_sub(1) else { return done };
        if last + 1 < self.hands {
            // It is another game, or a hand was taken back.
            *self = Log::default();
        }
        self.hands = last + 1;
        let moved = notes.is_some_and(|notes| Some(notes.here) != self.here);
        if let Some(notes) = notes.filter(|_| moved) {
            // During a review, the log shows the hand of the current moment.
            (self.here, self.hand, self.chosen) = (Some(notes.here), Some(notes.here.hand), None);
        }
        let reader = Reader { words: look.words, settings: look.settings, chronicle };
        let number = self.hand.unwrap_or(last).min(last);
        done.log_closed = self.head(ui, look, &reader, number, notes.is_none());
        parts::rule(ui, look.theme);
        let hand = &chronicle.hands[number];
        // Where few rows have room, they are worth more than the names of their columns.
        if ui.available_height() >= LOW {
            columns(ui, look, hand);
        }
        let high = ui.available_height().max(30.0);
        let area = ScrollArea::vertical().id_salt(("log", number)).max_height(high).min_scrolled_height(high);
        let area = area.auto_shrink([false, false]).stick_to_bottom(notes.is_none() && number == last);
        let place = |entry| Place { hand: number, entry };
        let course = notes.map(|notes| (notes, moved));
        let (looked_at, gone_to) = area.show(ui, |ui| self.moves(ui, look, &reader, number, hand, course)).inner;
        done.past = looked_at.map(|entry| (Arc::clone(chronicle), place(entry)));
        done.gone_to = gone_to.map(place);
        done
    }

    /// Shows the name of the hand, the buttons to the previous and next hand, and the close button.
    /// Returns whether the log was closed.
    fn head(&mut self, ui: &mut Ui, look: Look<'_>, reader: &Reader<'_>, number: usize, closes: bool) -> bool {
        let last = reader.chronicle.hands.len() - 1;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            if parts::arrow(ui, look, say!(look.words, "log-before"), -1.0, number > 0) {
                (self.hand, self.chosen) = (Some(number - 1), None);
            }
            let title = reader.hand_title(number);
            let sign = parts::touchable(ui, 28.0);
            let signs = if closes { 3.0 } else { 2.0 };
            let room = vec2(ui.available_width() - signs * (sign + 4.0), sign);
            let (rect, _) = parts::area(ui, room, Role::Heading, &title);
            let font = text_face(ui.ctx(), 15.5);
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, &title, font, look.theme.text_color());
            if parts::arrow(ui, look, say!(look.words, "log-next"), 1.0, number < last) {
                (self.hand, self.chosen) = (Some(number + 1).filter(|next| *next < last), None);
            }
            if parts::copy_sign(ui, look, msg!("log-copy")) {
                ui.copy_text(reader.text());
            }
            closes && cross(ui, look)
        })
        .inner
    }

    /// Shows the moves and the end of the hand. Returns the move to show and the move to go to.
    fn moves(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        reader: &Reader<'_>,
        number: usize,
        hand: &HandStory,
        course: Option<(&Notes, bool)>,
    ) -> (Option<usize>, Option<usize>) {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let id = ui.unique_id().with("moves");
        let entries = hand.entries.len();
        let focused = ui.memory(|memory| memory.has_focus(id));
        if focused {
            self.choose(ui, id, entries);
        } else {
            self.chosen = None;
        }
        let chosen = self.chosen.filter(|chosen| *chosen < entries);
        let place = ui.available_rect_before_wrap();
        let behind = ui.painter().add(Shape::Noop);
        let mut looked_at = chosen;
        let mut gone_to = chosen.filter(|_| course.is_some() && ui.input(|input| input.key_pressed(Key::Enter)));
        let mut marked = None;
        for at in 0..entries {
            let place = Place { hand: number, entry: at };
            let mark = course.and_then(|(notes, _)| notes.marks.get(&place).copied());
            let sense = if course.is_some() { Sense::CLICK } else { Sense::hover() };
            let player = reader.names(&hand.rules).player(hand.entries[at].seat);
            let face = Face::played(player, hand.rules.partners);
            let row = row(ui, look, &reader.line(hand, at), (at, entries, face), (sense, mark));
            if let Some((_, moved)) = course.filter(|(notes, _)| notes.here == place) {
                // The mark sits next to the row, where a number of two digits leaves room for it.
                let edge = Rect::from_min_max(row.rect.left_top() - vec2(3.0, 0.0), row.rect.left_bottom());
                ui.painter().rect_filled(edge, 1.5, look.theme.lit());
                if moved {
                    row.scroll_to_me(None);
                }
            }
            if row.clicked() {
                gone_to = Some(at);
            }
            if row.hovered() {
                looked_at = Some(at);
            }
            if chosen == Some(at) && ui.input(|input| !input.keys_down.is_empty()) {
                row.scroll_to_me(None);
            }
            if looked_at == Some(at) {
                marked = Some(row.rect);
            }
        }
        if let Some(rect) = marked {
            let fill = look.theme.glow(0.25);
            ui.painter().set(behind, Shape::rect_filled(rect.expand2(vec2(3.0, 0.0)), CornerRadius::same(5), fill));
        }
        let moves = Rect::from_min_max(place.min, pos2(place.right(), ui.min_rect().bottom()));
        let list = ui.interact(moves, id, Sense::focusable_noninteractive());
        list.widget_info(|| {
            let told = chosen.map_or_else(String::new, |at| spoken(&reader.line(hand, at)));
            WidgetInfo::labeled(Role::ListBox, true, format!("{}. {told}", say!(look.words, "command-log")))
        });
        parts::focus_ring(ui, &list, look.theme);
        if entries == 0 && number == reader.chronicle.hands.len() - 1 {
            small(ui, look, say!(look.words, "log-empty"));
        }
        ui.add_space(6.0);
        for line in reader.hand_end(number) {
            small(ui, look, &line);
        }
        (looked_at, gone_to)
    }

    /// The arrow keys, Home and End move through the list.
    fn choose(&mut self, ui: &Ui, id: egui::Id, entries: usize) {
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let Some(last) = entries.checked_sub(1) else { return };
        let goals = [
            (Key::ArrowUp, self.chosen.map_or(last, |at| at.saturating_sub(1))),
            (Key::ArrowDown, self.chosen.map_or(0, |at| (at + 1).min(last))),
            (Key::Home, 0),
            (Key::End, last),
        ];
        for (_, goal) in goals.into_iter().filter(|(key, _)| pressed(*key)) {
            self.chosen = Some(goal);
        }
    }
}

/// Returns a line as a screen reader speaks it.
fn spoken(line: &LogLine) -> String {
    let parts = [&line.what, &line.count, &line.points].into_iter().filter(|part| !part.is_empty());
    format!("{}: {}", line.who, parts.cloned().collect::<Vec<_>>().join(", "))
}

fn widths(ui: &Ui) -> [f32; 3] {
    WIDTHS.map(|width| width * larger_letters(ui.ctx()))
}

/// Shows the headings of the columns of figures, if there are any.
fn columns(ui: &mut Ui, look: Look<'_>, hand: &HandStory) {
    if !hand.rules.fives && !hand.rules.threes {
        return;
    }
    let [_, _, for_points] = widths(ui);
    let high = 16.0 * larger_letters(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width() - 10.0, high), Sense::hover());
    let (count, points) = (say!(look.words, "log-column-count"), say!(look.words, "log-column-points"));
    for (text, right) in [(count, rect.right() - for_points), (points, rect.right())] {
        let font = text_face(ui.ctx(), SMALL - 1.0);
        ui.painter().text(pos2(right, rect.top()), Align2::RIGHT_TOP, text, font, look.theme.quiet_text());
    }
}

/// Draws one move: its number, player, act, count and points. During a review it can be clicked,
/// and its mark follows the act.
fn row(
    ui: &mut Ui,
    look: Look<'_>,
    line: &LogLine,
    (at, entries, face): (usize, usize, Face),
    (sense, mark): (Sense, Option<Mark>),
) -> Response {
    let theme = look.theme;
    let width = ui.available_width() - 10.0;
    let [mut for_number, for_count, for_points] = widths(ui);
    if entries > 99 {
        for_number += THIRD * larger_letters(ui.ctx());
    }
    let mut job = LayoutJob::default();
    // A draw or a pass has no count, so there is room for the missing suits.
    let figures = if line.count.is_empty() { 0.0 } else { for_count + for_points };
    // An arrow says where a bone went.
    let arrow = ARROW * larger_letters(ui.ctx());
    let for_arrow = if line.went.is_some() { 2.0 * arrow } else { 0.0 };
    job.wrap.max_width = width - for_number - figures - for_arrow - 12.0;
    let format = |size: f32, color| TextFormat::simple(text_face(ui.ctx(), size), color);
    job.append(&line.who, 0.0, format(TEXT, theme.quiet_text()));
    // A long word goes to the next row there, and is not broken.
    let shown = line.went.map_or_else(|| line.what.clone(), |(bone, _)| bone.to_string());
    job.append(&format!(" {shown}"), 2.5, format(TEXT, theme.text_color()));
    let at_arrow = line.went.map_or(0.0, |_| ui.painter().layout_job(job.clone()).size().x + arrow);
    job.append(mark.map_or("", mark_sign), 6.0 + for_arrow, format(TEXT, theme.lit()));
    let text = ui.painter().layout_job(job);
    // A move that goes to its moment can be touched.
    let least = if sense.senses_click() { parts::touchable(ui, 0.0) } else { 0.0 };
    let high = (text.size().y + 5.0).max(least);
    let (rect, response) = ui.allocate_exact_size(vec2(width, high), sense);
    let said = mark.map(|mark| look.words.get(mark_word(mark)));
    let spoken = [Some(spoken(line).as_str()), said].into_iter().flatten().collect::<Vec<_>>().join(", ");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let paint = ui.painter();
    let top = rect.center().y - 0.5 * text.size().y;
    let at_number = pos2(rect.left() + for_number - 6.0, top + 1.5);
    let number = (at + 1).to_string();
    paint.text(at_number, Align2::RIGHT_TOP, number, text_face(ui.ctx(), SMALL), theme.quiet_text());
    paint.circle_filled(pos2(rect.left() + for_number + 3.0, top + 8.5), 4.0, theme.figure(face));
    let left = rect.left() + for_number + 12.0;
    if let Some((_, way)) = line.went {
        let middle = pos2(left + at_arrow, top + 0.5 * text.size().y);
        paint.arrow(
            middle - 0.5 * arrow * direction(way),
            arrow * direction(way),
            Stroke::new(1.5, theme.text_color()),
        );
    }
    paint.galley(pos2(left, top), text, theme.text_color());
    let font = text_face(ui.ctx(), TEXT);
    paint.text(pos2(rect.right(), top), Align2::RIGHT_TOP, &line.points, font, theme.lit());
    let at_count = pos2(rect.right() - for_points, top + 1.5);
    paint.text(at_count, Align2::RIGHT_TOP, &line.sum, text_face(ui.ctx(), SMALL), theme.quiet_text());
    response
}

/// Returns the sign of a mark, as in chess notation.
const fn mark_sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Doubtful => "?!",
        Mark::Bad => "?",
        Mark::Blunder => "??",
    }
}
