//! The panel of beliefs, which shows what a player could know. It has the triangle of bones, and
//! below each unseen bone a bar with the chances that it is in each other hand or in the boneyard.
//!
//! The line above the names puts the bar into words for the bone under the pointer or chosen by the
//! arrow keys.

use super::unseen::{self, Pressed};
use crate::engine::{Bone, Bones, Observation, Set};
use crate::nestor::shares::{Holder, Shares};
use crate::seat::{Clues, Input, SeatedPlayer};
use crate::ui::look::Look;
use crate::ui::paint::{Face, Pose, paint_bone};
use crate::ui::parts::{self, small, small_width};
use crate::ui::words::{Message, Names, bone_name};
use crate::{msg, say};
use egui::{
    Color32, CornerRadius, EventFilter, Key, Modifiers, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, accesskit::Role, pos2, vec2,
};

/// The distance between rows and the height of a bar, as a share of the width of a column.
const STEP: f32 = 0.8;
const BAR: f32 = 0.17;
/// The height of the text about a bone: two lines.
const TOLD: f32 = 38.0;
/// The height of the title with the switch below it, and of a line of the legend.
const HEAD: f32 = 76.0;
const ROW: f32 = 25.0;
/// The room for a color beside a name, and between two names.
const DOT: Vec2 = vec2(14.0, 14.0);
const BETWEEN: f32 = 14.0;

/// The width of the triangle in a panel under the table.
pub(super) const LOW_WIDTH: f32 = 232.0;
/// The least width of the words beside it.
const LEAST: f32 = 176.0;

/// What a player could know about the bones, and their true places if they may be shown.
#[derive(Clone, Copy)]
pub(crate) struct Known<'a> {
    pub(crate) look: Look<'a>,
    pub(crate) names: Names<'a>,
    /// What the player's seat knows for certain.
    pub(crate) seen: &'a Observation,
    /// The bones that the seat has not seen.
    pub(crate) hidden: Bones,
    /// The chances for each bone, or nothing while they are being worked out.
    pub(crate) shares: Option<&'a Shares>,
    /// The true place of each bone after the hand is over.
    pub(crate) truth: Option<&'a dyn Fn(Bone) -> Holder>,
    /// The clues that the chances are based on.
    pub(crate) clues: Option<Clues>,
    /// The message for when there are no chances to show.
    pub(crate) idle: Message,
}

impl<'a> Known<'a> {
    /// Returns what a player could know in the current game.
    pub(crate) fn of_game(look: Look<'a>, game: &'a SeatedPlayer) -> Known<'a> {
        Known {
            look,
            names: Names {
                words: look.words,
                settings: look.settings,
                rules: game.view().rules(),
                you: game.view().viewer(),
            },
            seen: &game.view().seen,
            hidden: unseen::unseen(game),
            shares: game.shares(),
            truth: None,
            clues: game.clues(),
            idle: if game.view().is_played() { msg!("beliefs-thinking") } else { msg!("beliefs-between") },
        }
    }

    /// Returns the height of the panel. In a low one, the triangle stands beside the rest.
    pub(super) fn height(&self, width: f32, low: bool) -> f32 {
        let set = self.names.rules.set;
        let triangle = set.suit_size() as f32 * STEP * unseen::cell(width, set);
        let around = HEAD + TOLD + ROW * self.names.rules.seats() as f32;
        if low { triangle.max(around) } else { triangle + around }
    }

    /// Shows the panel. `chosen` is the bone that the arrow keys chose. Returns the player's choice
    /// of clues, if there was one, and what was pressed at its top.
    pub(super) fn show(&self, ui: &mut Ui, chosen: &mut Option<Bone>, low: bool) -> (Option<Input>, Pressed) {
        ui.spacing_mut().item_spacing.y = 4.0;
        let mut room = ui.available_rect_before_wrap();
        let beside = low.then(|| {
            // On a telephone the words need their share of the width.
            let wide = LOW_WIDTH.min(room.width() - 12.0 - LEAST);
            let left = room.with_max_x(room.left() + wide);
            room.min.x += wide + 12.0;
            self.triangle(&mut ui.new_child(UiBuilder::new().max_rect(left)), chosen)
        });
        let mut ui = ui.new_child(UiBuilder::new().max_rect(room));
        let done = self.head(&mut ui);
        self.legend(&mut ui);
        ScrollArea::vertical().auto_shrink([false, true]).show(&mut ui, |ui| {
            let pointed = beside.unwrap_or_else(|| self.triangle(ui, chosen));
            self.detail(ui, pointed);
        });
        done
    }

    /// Shows the title, the close button and the choice of clues.
    fn head(&self, ui: &mut Ui) -> (Option<Input>, Pressed) {
        let (look, words) = (self.look, self.look.words);
        let (title, may) = match self.clues {
            Some(_) => (unseen::title(look, self.hidden), Some(true)),
            None => (say!(words, "command-beliefs").to_owned(), None),
        };
        let pressed = unseen::head(ui, look, &title, may);
        let input = pressed.closed.then_some(Input::Believe(None));
        let Some(mut clues) = self.clues else { return (input, pressed) };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let draws = if self.names.rules.draws { msg!("beliefs-draws") } else { msg!("beliefs-passes") };
            for (word, worth) in [(draws, Clues::Draws), (msg!("beliefs-plays"), Clues::Plays)] {
                let spoken = format!("{}: {}", say!(words, "command-beliefs"), words.get(word));
                let on = clues == worth;
                if unseen::small_plate(ui, look, words.get(word), &spoken, Role::RadioButton, on).clicked() {
                    clues = worth;
                }
            }
        });
        ((self.clues != Some(clues)).then_some(Input::Believe(Some(clues))).or(input), pressed)
    }

    /// Shows the triangle. `chosen` is the bone that the arrow keys chose. Returns the bone to
    /// describe.
    fn triangle(&self, ui: &mut Ui, chosen: &mut Option<Bone>) -> Option<Bone> {
        let (theme, set) = (self.look.theme, self.names.rules.set);
        let (cell, numbers) = (unseen::cell(ui.available_width(), set), set.suit_size() as f32);
        let (rect, response) = ui.allocate_exact_size(cell * vec2(numbers, numbers * STEP), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Grid, true, say!(self.look.words, "command-beliefs")));
        if response.has_focus() {
            choose(ui, &response, chosen, set);
        } else {
            *chosen = None;
        }
        let mut pointed = *chosen;
        for bone in set.bones() {
            let place = unseen::place_in(rect, cell * vec2(1.0, STEP), bone);
            let hidden = self.hidden.contains(bone);
            let pose = Pose::flat(place.center_top() + cell * vec2(0.0, 0.29), 0.46 * cell);
            let face = theme.bone(Face::Hand);
            paint_bone(ui.painter(), pose, [bone.high(), bone.low()], &face, if hidden { 1.0 } else { 0.16 });
            if !hidden {
                continue;
            }
            let on = parts::tell_at(ui, place, response.id.with(bone), Role::Label, self.in_words(bone));
            if on.hovered() {
                pointed = Some(bone);
            }
            self.bar(ui, bone, place);
            if *chosen == Some(bone) {
                let stroke = Stroke::new(2.0, theme.lit());
                ui.painter().rect_stroke(place, CornerRadius::same(5), stroke, StrokeKind::Inside);
            }
        }
        unseen::number(ui, self.look, rect, cell * vec2(1.0, STEP), set);
        parts::focus_ring(ui, &response, theme);
        pointed
    }

    fn bar(&self, ui: &Ui, bone: Bone, place: Rect) {
        let (theme, width) = (self.look.theme, place.width());
        let left = place.left() + 0.06 * width;
        let bar = Rect::from_min_size(pos2(left, place.top() + 0.56 * width), vec2(0.88 * width, BAR * width));
        ui.painter().rect_filled(bar, 2.0, theme.rule());
        let Some(shares) = self.shares else { return };
        let mut from = bar.left();
        for (place, color) in self.places() {
            let part = shares.of(bone, place) as f32 * bar.width();
            let piece = Rect::from_min_max(pos2(from, bar.top()), pos2((from + part).min(bar.right()), bar.bottom()));
            ui.painter().rect_filled(piece, 0.0, color);
            ui.painter().vline(piece.right(), bar.y_range(), Stroke::new(1.0, theme.band()));
            from = piece.right();
            if self.truth.is_some_and(|truth| truth(bone) == place) && part > 0.0 {
                ui.painter().circle(piece.center(), 0.5 * bar.height(), color, Stroke::new(1.5, theme.text_color()));
            }
        }
        let edge = Stroke::new(1.0, theme.rule());
        ui.painter().rect_stroke(bar, CornerRadius::same(2), edge, StrokeKind::Outside);
    }

    /// Returns the places where a bone may be, with their colors: the other players from the left,
    /// then the boneyard, if there is one.
    fn places(&self) -> Vec<(Holder, Color32)> {
        let (theme, names) = (self.look.theme, &self.names);
        let others = unseen::others(names)
            .map(|seat| (Holder::Hand(seat), theme.figure(Face::played(names.player(seat), names.rules.partners))));
        let boneyard =
            (names.rules.left_over() > 0).then(|| (Holder::Boneyard, theme.quiet_text().gamma_multiply(0.55)));
        others.chain(boneyard).collect()
    }

    /// Returns what is known about a bone, in words.
    fn in_words(&self, bone: Bone) -> String {
        let words = self.look.words;
        let called = |place: Holder| match place {
            Holder::Hand(seat) => self.names.of(seat),
            Holder::Boneyard | Holder::Table => say!(words, "boneyard").to_owned(),
        };
        let Some(shares) = self.shares else { return bone_name(words, bone) };
        let share = |(place, _)| {
            let part = words.percent(100.0 * shares.of(bone, place));
            say!(words, "beliefs-share", name: called(place), share: part)
        };
        let parts: Vec<String> = self.places().into_iter().map(share).collect();
        let args = [("bone", bone.to_string().into()), ("shares", parts.join(", ").into())];
        let line = words.format(msg!("beliefs-bone"), &args);
        match self.truth {
            Some(truth) => {
                say!(words, "beliefs-truth", line: line, place: called(truth(bone)))
            }
            None => line,
        }
    }

    /// Shows the text about a bone in an area of fixed height.
    fn detail(&self, ui: &mut Ui, pointed: Option<Bone>) {
        let words = self.look.words;
        let line = match pointed.filter(|bone| self.hidden.contains(*bone)) {
            _ if self.shares.is_none() => words.get(self.idle).to_owned(),
            Some(bone) => self.in_words(bone),
            None if self.truth.is_some() => say!(words, "beliefs-point-truth").to_owned(),
            None => say!(words, "beliefs-point").to_owned(),
        };
        ui.scope(|ui| {
            ui.set_min_height(TOLD);
            small(ui, self.look, &line);
        });
    }

    /// Shows what each color stands for and which suits each player has shown to lack. It stands
    /// above the triangle, so that it is there however low the panel is.
    fn legend(&self, ui: &mut Ui) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (place, color) in self.places() {
                let told = match place {
                    Holder::Hand(seat) => unseen::lacks_of(self.look, &self.names, self.seen, seat),
                    Holder::Boneyard | Holder::Table => say!(self.look.words, "boneyard").to_owned(),
                };
                // A name stands beside its color, in a new row if it has no room in this one.
                let begins_row = ui.cursor().left() <= ui.max_rect().left();
                if !begins_row && DOT.x + small_width(ui, &told) > ui.available_size_before_wrap().x {
                    ui.end_row();
                }
                let (rect, _) = ui.allocate_exact_size(DOT, Sense::hover());
                ui.painter().circle_filled(rect.left_center() + vec2(4.0, 0.0), 4.0, color);
                small(ui, self.look, &told);
                ui.add_space(BETWEEN);
            }
        });
    }
}

/// Moves between bones with the arrow keys.
fn choose(ui: &Ui, response: &Response, chosen: &mut Option<Bone>, set: Set) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let (mut low, mut high) = chosen.map_or((0, 0), |bone| (bone.low().cast_signed(), bone.high().cast_signed()));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (key, across, down) in
        [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1)]
    {
        if pressed(key) {
            (low, high) = (low + across, high + down);
        }
    }
    high = high.clamp(0, set.highest().cast_signed());
    low = low.clamp(0, high);
    *chosen = Bone::new(high.cast_unsigned(), low.cast_unsigned());
}
