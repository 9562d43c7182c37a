//! The windows above the table. Each is drawn from what is to be seen, changes nothing but itself,
//! and asks for the rest. [`WINDOWS`] has a row for each that needs nothing else to open.
//!
//! They share one sheet: a title with a close button, a body that scrolls on a small display, and
//! buttons at the bottom, with the main one last. Escape, the close button and a click outside the
//! sheet close it.

pub mod about;
pub mod agreed;
mod cards;
pub mod colors;
pub mod figure;
pub mod friends;
pub mod game;
pub mod games;
pub mod help;
pub mod notes;
pub mod outcome;
mod picks;
pub mod players;
pub mod practice;
mod rows;
pub mod seen;
pub mod settings;
pub mod statistics;
pub mod welcome;

use crate::msg;
use crate::ui::words::Message;
pub(crate) use crate::ui::{look::Look, parts};

use crate::store::PlayerTrouble;
use crate::ui::command::COMMANDS;
use crate::ui::paint::{self, Theme};
use crate::ui::request::Request;
use egui::{
    Align, Align2, Color32, Context, Frame, Id, Key, Layout, Margin, Modal, Modifiers, Rect, RichText, ScrollArea,
    Sense, Shape, TextStyle, Ui, WidgetInfo, accesskit::Role, pos2, vec2,
};
use seen::Seen;

/// A window. It reads what is to be seen and asks for what is to be done, and changes nothing but
/// itself.
pub trait Window {
    /// Shows it. Returns what becomes of it, and what it asks for.
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done;

    /// Takes in what came of changing the list of players, which it or another window has asked for:
    /// the player who was added, if that was it.
    fn hear(&mut self, _: &Result<Option<String>, PlayerTrouble>) {}
}

/// What becomes of a window in a frame, and what it asks for.
pub type Done = (Closing, Vec<Request>);

/// What becomes of a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// It stays open.
    Stays,
    /// It closes.
    Closes,
    /// It closes, and the window that it was opened from returns.
    GivesWay,
}

impl Closing {
    /// Closes if this is so, and asks for nothing.
    const fn of(closes: bool) -> Done {
        if closes { Closing::Closes.alone() } else { Closing::Stays.alone() }
    }

    /// Asks for nothing.
    const fn alone(self) -> Done {
        (self, Vec::new())
    }

    /// Asks for this.
    fn asking(self, request: Request) -> Done {
        (self, vec![request])
    }
}

/// Has the window behind return, if it closes.
fn give_way((closing, asks): Done) -> Done {
    (if closing == Closing::Closes { Closing::GivesWay } else { closing }, asks)
}

/// A window by its name, with what makes it. One that a command opens has the word of that command.
pub type WindowRow = (&'static str, fn(&Seen<'_>) -> Box<dyn Window>);

/// The windows that open from what is to be seen.
pub static WINDOWS: &[WindowRow] = &[
    ("welcome", |_| Box::new(welcome::WelcomeWindow)),
    ("command-new-game", |seen| Box::new(game::GameWindow::new(seen))),
    ("settings-rules", |seen| Box::new(game::GameWindow::at_rules(seen))),
    ("game-invite", |seen| Box::new(game::GameWindow::new(seen).inviting())),
    ("command-friends", |seen| Box::new(friends::FriendsWindow::new(seen).listening())),
    ("command-players", |seen| Box::new(players::PlayersWindow::new(seen))),
    ("players-who", |seen| Box::new(players::PlayersWindow::new(seen).asking())),
    ("command-tally", |_| Box::new(outcome::TallyWindow::default())),
    ("command-statistics", |seen| Box::new(statistics::StatisticsWindow::new(seen))),
    ("command-games", |seen| Box::new(games::GamesWindow::new(seen))),
    ("command-score-sheet", |seen| Box::new(outcome::ScoreSheet::new(seen).as_page())),
    ("end-title", |seen| Box::new(outcome::ScoreSheet::new(seen))),
    ("command-settings", |_| Box::new(settings::SettingsWindow::default())),
    ("command-colors", |seen| Box::new(colors::ColorsWindow::new(seen.wardrobe))),
    ("command-help", |seen| Box::new(help::HelpWindow::of(seen))),
    ("command-fair", |seen| Box::new(outcome::FairWindow::new(seen))),
    ("command-about", |_| Box::new(about::AboutWindow)),
    ("command-practice", |seen| Box::new(practice::PracticeWindow::of(seen))),
    ("command-course", |seen| Box::new(practice::course::CourseWindow::of(seen))),
    (practice::plan::PLAN.id(), |_| Box::new(practice::plan::PlanWindow::followed())),
    ("command-agreed", |seen| Box::new(agreed::AgreedWindow::new(seen))),
];

pub(crate) struct Shown<R> {
    pub(crate) body: R,
    /// The button at the bottom that was pressed, if any.
    pub(crate) pressed: Option<usize>,
    /// The sheet was closed with Escape, the close button or a click outside it.
    pub(crate) left: bool,
    /// The page that was turned to, by its title.
    pub(crate) turned: Option<Message>,
}

impl<R> Shown<R> {
    /// Returns what was chosen: the choice of the button that was pressed, or the one of leaving
    /// the sheet.
    pub(crate) fn chosen<C: Clone>(&self, buttons: &[C], left: C) -> Option<C> {
        self.pressed.and_then(|at| buttons.get(at).cloned()).or_else(|| self.left.then_some(left))
    }

    /// What becomes of a window whose buttons ask for these, or only close it. It may turn to another
    /// page.
    pub(crate) fn answer(&self, buttons: &[Option<Request>]) -> Done {
        // The pages of a window have the names of the commands that open them.
        let page = self.turned.and_then(|title| COMMANDS.iter().find(|entry| entry.word == title));
        let page = page.map(|entry| Some(Request::Give(entry.command)));
        match page.or_else(|| self.chosen(buttons, None)) {
            Some(asks) => (Closing::Closes, asks.into_iter().collect()),
            None => Closing::Stays.alone(),
        }
    }
}

/// The space between a sheet and the edge of the display.
const AROUND: f32 = 12.0;
/// The space between a sheet's edge and its content, and that in a window narrower than `NARROW`.
const INSIDE: i8 = 24;
const INSIDE_NARROW: i8 = 18;
/// The same in a window of a telephone on its side.
const AROUND_FLAT: f32 = 4.0;
/// Below this height a sheet has no foot.
const VERY_LOW: f32 = 340.0;
const INSIDE_FLAT: i8 = 14;

/// The width of a scroll bar, which stands in that space.
const SCROLL: f32 = 12.0;

/// The size of titles, and the space below one on its board and from there to the content.
const TITLE: f32 = 24.0;
const HEAD_AIR: f32 = 8.0;

/// The titles of the windows that are pages of one another. Their titles stand side by side.
///
/// All of these have the same width, so that nothing moves from one page to the next.
const BOOKS: [(f32, &[Message]); 3] = [
    (860.0, &[msg!("command-tally"), msg!("command-statistics"), msg!("command-games"), msg!("command-score-sheet")]),
    (860.0, &[msg!("command-help"), msg!("command-fair"), msg!("command-about")]),
    (700.0, &[msg!("command-new-game"), msg!("settings-rules")]),
];

/// Returns the width and the pages of the book of which a window is a page.
fn book(title: Message) -> Option<(f32, &'static [Message])> {
    BOOKS.into_iter().find(|(_, pages)| pages.contains(&title))
}

/// The width of such a page before there is anything to show, where the titles of the others still have room.
const NOTHING_YET: f32 = 600.0;

/// In a window narrower than this, no sheet is beside the table.
const NARROW: f32 = 640.0;

#[derive(Clone, Copy)]
pub(crate) struct Sheet<'a> {
    pub(crate) title: Message,
    pub(crate) width: f32,
    /// The messages of the buttons at the bottom. The last is the main one.
    pub(crate) buttons: &'a [Message],
    /// The current page. Each page starts at its top.
    pub(crate) page: usize,
    /// Whether the main button has the focus when the window opens.
    pub(crate) ready: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Height {
    /// As high as what it shows.
    Contents,
    /// Always as high as the window allows, so that nothing moves from one page to the next.
    Full,
    /// As high as what it shows, although the other pages of its book are higher.
    Small,
    /// As high as what it shows, at the right edge if there is room, so that the table stays in
    /// sight and is not darkened.
    Beside,
}

impl Sheet<'_> {
    pub(crate) fn show<R>(self, ctx: &Context, look: Look<'_>, body: impl FnOnce(&mut Ui) -> R) -> Shown<R> {
        self.show_below(ctx, look, Height::Contents, |_| (), body)
    }

    /// Shows the sheet with a quiet note beside its buttons, where nothing moves for it.
    pub(crate) fn show_noting<R>(
        self,
        ctx: &Context,
        look: Look<'_>,
        note: &str,
        body: impl FnOnce(&mut Ui) -> R,
    ) -> Shown<R> {
        self.show_all(ctx, look, Height::Contents, note, |_| (), body)
    }

    /// Shows the sheet with a fixed part at the top while the body below scrolls.
    pub(crate) fn show_below<R>(
        self,
        ctx: &Context,
        look: Look<'_>,
        height: Height,
        top: impl FnOnce(&mut Ui),
        body: impl FnOnce(&mut Ui) -> R,
    ) -> Shown<R> {
        self.show_all(ctx, look, height, "", top, body)
    }

    fn show_all<R>(
        self,
        ctx: &Context,
        look: Look<'_>,
        height: Height,
        note: &str,
        top: impl FnOnce(&mut Ui),
        body: impl FnOnce(&mut Ui) -> R,
    ) -> Shown<R> {
        let id = sheet_id(self.title);
        let mut modal = Modal::new(id);
        let screen = ctx.content_rect();
        if height == Height::Beside && screen.width() >= NARROW {
            let area = Modal::default_area(id).anchor(Align2::RIGHT_CENTER, vec2(-AROUND, 0.0));
            modal = modal.area(area).backdrop_color(Color32::TRANSPARENT);
        }
        let opened = newly_shown(ctx, id.with((self.title, self.page)));
        let (wanted, height) = match book(self.title) {
            // Before there is anything to show, a page is as small as what it says.
            Some(_) if height == Height::Small => (NOTHING_YET, height),
            Some((width, _)) => (width, Height::Full),
            None => (self.width, height),
        };
        // On a telephone on its side every line counts, and what is at the top scrolls as well.
        let flat = parts::is_flat(screen.size());
        let (around, inside) = match screen.width() {
            _ if flat => (AROUND_FLAT, INSIDE_FLAT),
            width if width < NARROW => (AROUND, INSIDE_NARROW),
            _ => (AROUND, INSIDE),
        };
        let head_air = if flat { 0.0 } else { HEAD_AIR };
        let air = f32::from(inside);
        let width = wanted.min(screen.width() - 2.0 * around) - 2.0 * air;
        let mut top = Some(top);
        let modal = modal.frame(frame(look.theme, inside)).show(ctx, |ui| {
            let [paper, plank] = [(); 2].map(|()| ui.painter().add(Shape::Noop));
            dress(ui, look.theme);
            ui.set_width(width);
            // A screen reader announces that this window has opened.
            ctx.accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::Dialog);
                node.set_label(look.words.get(self.title));
                node.set_modal();
            });
            let rows = rows(ui, look, self.buttons);
            // In a very low window they stand beside the title.
            let beside = match rows.as_slice() {
                [row] if flat && screen.height() < VERY_LOW => row.as_slice(),
                _ => &[],
            };
            let (crossed, turned, pressed) = head(ui, look, self.title, (beside, opened && self.ready));
            let rows = if beside.is_empty() { rows.as_slice() } else { &[] };
            let (whole, above) = (ui.min_rect().x_range().expand(air), ui.min_rect().y_range());
            let board = Rect::from_x_y_ranges(whole, above.min - air..=above.max + head_air);
            ui.painter().set(plank, paint::plank(ui.painter(), board, look.theme));
            ui.add_space(2.0 * head_air);
            if let Some(top) = top.take_if(|_| !flat) {
                top(ui);
            }
            let high = parts::row_height(ui) + ui.spacing().item_spacing.y;
            let foot = if rows.is_empty() { 0.0 } else { 17.0 + high * rows.len() as f32 };
            let above = ui.cursor().top() - ui.min_rect().top();
            let room = (screen.height() - 2.0 * around - 2.0 * air - above - foot).max(80.0);
            // If it started lower than `room`, the area would take many frames to grow.
            let mut area = ScrollArea::vertical()
                .max_height(room)
                .min_scrolled_height(room)
                .auto_shrink([false, height != Height::Full]);
            if opened {
                area = area.vertical_scroll_offset(0.0);
            }
            // The scroll bar is beside what it scrolls.
            ui.set_width(width + SCROLL);
            let area = area.show(ui, |ui| {
                scroll_by_keys(ui, room);
                ui.set_width(width);
                if let Some(top) = top.take() {
                    top(ui);
                }
                body(ui)
            });
            let below = ui.vertical(|ui| {
                ui.set_max_width(width);
                feet(ui, look, rows, opened && self.ready, note)
            });
            let pressed = below.inner.or(pressed);
            let sheet = Rect::from_x_y_ranges(whole, ui.min_rect().y_range().expand(air));
            ui.painter().set(paper, paint::paper(ui.painter(), sheet, look.theme));
            (area.inner, pressed, crossed, turned)
        });
        // A sheet is placed by its size in the last frame. If the size has changed, another frame
        // must follow at once.
        let sheet = modal.response.rect;
        if sheet.height() < screen.height() && (sheet.center().y - screen.center().y).abs() > 1.5 {
            ctx.request_repaint();
        }
        let left = modal.should_close();
        let (body, pressed, crossed, turned) = modal.inner;
        Shown { body, pressed, left: left || crossed, turned }
    }
}

/// What egui knows a sheet by. The pages of a book are one.
fn sheet_id(title: Message) -> Id {
    Id::unique(("sheet", book(title).map_or(title, |(_, pages)| pages[0])))
}

/// Whether something was not there in the last frame.
fn newly_shown(ctx: &Context, id: Id) -> bool {
    let now = ctx.cumulative_pass_nr();
    let before = ctx.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, u64::MAX), now));
    before == u64::MAX || before.saturating_add(2) < now
}

fn frame(theme: &Theme, inside: i8) -> Frame {
    let visuals = theme.visuals();
    Frame::new()
        .fill(visuals.window_fill)
        .stroke(visuals.window_stroke)
        .corner_radius(visuals.window_corner_radius)
        .shadow(visuals.window_shadow)
        .inner_margin(Margin { right: inside - SCROLL as i8, ..Margin::same(inside) })
}

fn dress(ui: &mut Ui, theme: &Theme) {
    let title = paint::title_face(ui.ctx(), TITLE);
    let sizes = [(TextStyle::Body, 15.0), (TextStyle::Button, 15.0), (TextStyle::Small, 13.0)];
    let faces = sizes.map(|(style, size)| (style, paint::text_face(ui.ctx(), size)));
    let style = ui.style_mut();
    style.visuals = theme.visuals();
    style.text_styles.insert(TextStyle::Heading, title);
    style.text_styles.extend(faces);
    style.spacing.item_spacing = vec2(8.0, 8.0);
    style.spacing.button_padding = vec2(12.0, 6.0);
    style.interaction.selectable_labels = false;
}

/// The sizes of a title, of which the largest is taken that fits.
const SIZES: [f32; 5] = [TITLE, 20.0, 17.0, 14.0, 12.5];

/// The size of titles in several rows, and that of those which the player wants larger before they are.
const IN_ROWS: f32 = 17.0;
const LARGER_IN_ROWS: f32 = 14.0;

/// These, with those before them that are larger if the player wants larger letters.
fn sizes(ctx: &Context) -> impl Iterator<Item = f32> {
    let larger = paint::larger_letters(ctx);
    SIZES.into_iter().map(move |size| size * larger).chain(SIZES)
}

/// The space between two titles of this size.
const fn between(size: f32) -> f32 {
    if size < 14.0 { 8.0 } else { 18.0 }
}

/// Draws the title, or those of all pages, and the close button, with these buttons between them.
/// Returns whether the close button was pressed, the page that was turned to, and the button that was
/// pressed.
fn head(
    ui: &mut Ui,
    look: Look<'_>,
    title: Message,
    (beside, ready): (&[(usize, &str)], bool),
) -> (bool, Option<Message>, Option<usize>) {
    let (mut turned, mut pressed) = (None, None);
    let gap = ui.spacing().item_spacing.x;
    let widths: f32 = beside.iter().map(|(_, text)| parts::button_width(ui, text) + gap).sum();
    let crossed = parts::crossed_row(ui, look, |ui| {
        let right = ui.max_rect().right();
        let room = ui.available_width() - parts::touchable(ui, 28.0) - gap - widths;
        turned = name(ui, look, title, room);
        let free = right - parts::touchable(ui, 28.0) - gap - widths - ui.cursor().left();
        if let Some((last, _)) = beside.last() {
            ui.add_space(free.max(0.0));
            pressed = in_a_row(ui, look, beside, (*last, ready));
        }
    });
    (crossed, turned, pressed)
}

/// Draws the title, or those of all pages, in this room. Returns the page that was turned to.
fn name(ui: &mut Ui, look: Look<'_>, title: Message, room: f32) -> Option<Message> {
    if let Some((_, pages)) = book(title) {
        return titles(ui, look, pages, title, room);
    }
    let text = look.words.get(title);
    let width = |size: f32| {
        let font = paint::display(ui.ctx(), size);
        ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
    };
    let size = sizes(ui.ctx()).find(|size| width(*size) <= room).unwrap_or(SIZES[SIZES.len() - 1]);
    let title = RichText::new(text).font(paint::display(ui.ctx(), size));
    ui.label(title.color(look.theme.text_color()));
    None
}

/// Draws the titles of the pages of which one is open, as large as there is room and, if the player wants
/// larger letters, in several rows before they are small. Returns the one that was clicked, to turn to it.
fn titles(ui: &mut Ui, look: Look<'_>, pages: &[Message], open: Message, room: f32) -> Option<Message> {
    let mut turned = None;
    let text = |page: Message, size: f32| {
        let name = look.words.get(page).to_owned();
        ui.painter().layout_no_wrap(name, paint::display(ui.ctx(), size), Color32::PLACEHOLDER)
    };
    let width = |size: f32| {
        let between = between(size);
        pages.iter().map(|page| text(*page, size).size().x + between).sum::<f32>() - between
    };
    let larger = paint::larger_letters(ui.ctx());
    let (least, in_rows) = if larger > 1.0 {
        (LARGER_IN_ROWS * larger, LARGER_IN_ROWS * larger)
    } else {
        (SIZES[SIZES.len() - 1], IN_ROWS)
    };
    let size = sizes(ui.ctx()).take_while(|size| *size >= least).find(|size| width(*size) <= room).unwrap_or(in_rows);
    let texts: Vec<_> = pages.iter().map(|page| (*page, text(*page, size))).collect();
    let row = Layout::left_to_right(Align::Center).with_main_wrap(true);
    let high = parts::touchable(ui, 30.0_f32.max(if larger > 1.0 { 1.6 * size } else { 0.0 }));
    ui.allocate_ui_with_layout(vec2(room, high), row, |ui| {
        ui.spacing_mut().item_spacing = vec2(between(size), 2.0);
        for (page, text) in texts {
            let (rect, response) =
                ui.allocate_exact_size(vec2(parts::touchable(ui, text.size().x), high), Sense::click());
            let on = page == open;
            response.widget_info(|| WidgetInfo::selected(Role::Tab, true, on, look.words.get(page)));
            let lit = on || response.hovered();
            let color = if lit { look.theme.text_color() } else { look.theme.quiet_text() };
            ui.painter().galley(pos2(rect.left(), rect.center().y - 0.5 * text.size().y), text, color);
            if on {
                let under = rect.center().y + 15.0_f32.max(if larger > 1.0 { 0.75 * size } else { 0.0 });
                ui.painter().rect_filled(rect.with_min_y(under - 2.5).with_max_y(under), 1.0, look.theme.lit());
            }
            parts::focus_ring(ui, &response, look.theme);
            if response.clicked() && !on {
                turned = Some(page);
            }
        }
    });
    turned
}

/// Arranges the buttons in as few rows as possible, which are about equally long. Each has its
/// number among all buttons.
fn rows<'a>(ui: &Ui, look: Look<'a>, buttons: &[Message]) -> Vec<Vec<(usize, &'a str)>> {
    let texts: Vec<(usize, &str)> = buttons.iter().map(|word| look.words.get(*word)).enumerate().collect();
    let between = ui.spacing().item_spacing.x;
    let fits = |row: &[(usize, &str)]| {
        let wide: f32 = row.iter().map(|(_, text)| parts::button_width(ui, text) + between).sum();
        row.len() == 1 || wide - between <= ui.available_width()
    };
    let each = (1..=texts.len()).rev().find(|each| texts.chunks(*each).all(fits)).unwrap_or(1);
    let each = texts.len().div_ceil(texts.len().div_ceil(each).max(1)).max(1);
    texts.chunks(each).map(<[_]>::to_vec).collect()
}

/// Draws the buttons at the bottom, with the main one on the right, and the note beside them where
/// it fits. Returns the one that was pressed.
fn feet(ui: &mut Ui, look: Look<'_>, rows: &[Vec<(usize, &str)>], ready: bool, note: &str) -> Option<usize> {
    let last = rows.last()?.last()?.0;
    ui.add_space(2.0);
    parts::rule(ui, look.theme);
    ui.add_space(4.0);
    let mut pressed = None;
    for row in rows {
        // Laid out from the left, so that Tab visits them in the order they are seen.
        let widths: f32 = row.iter().map(|(_, text)| parts::button_width(ui, text)).sum();
        let between = ui.spacing().item_spacing.x * (row.len() - 1) as f32;
        ui.horizontal(|ui| {
            let free = ui.available_width() - widths - between;
            if note.is_empty() || free < ui.spacing().item_spacing.x {
                ui.add_space(free.max(0.0));
            } else {
                let size = vec2(free - ui.spacing().item_spacing.x, parts::row_height(ui));
                let (place, _) = parts::area(ui, size, Role::Label, note);
                let (font, color) = (TextStyle::Small.resolve(ui.style()), look.theme.quiet_text());
                let text = ui.painter().layout(note.to_owned(), font, color, place.width());
                if text.size().y < size.y + 4.0 {
                    ui.painter().galley(place.left_center() - vec2(0.0, 0.5 * text.size().y), text, color);
                }
            }
            pressed = in_a_row(ui, look, row, (last, ready)).or(pressed);
        });
    }
    pressed
}

/// Draws the buttons of a row, of which the last of all is the main one. Returns the one that was
/// pressed.
fn in_a_row(ui: &mut Ui, look: Look<'_>, row: &[(usize, &str)], (last, ready): (usize, bool)) -> Option<usize> {
    let mut pressed = None;
    for &(at, text) in row {
        let button = parts::button(ui, look.theme, text, at == last);
        if ready && at == last {
            button.request_focus();
        }
        if button.clicked() {
            pressed = Some(at);
        }
    }
    pressed
}

/// Scrolls a long text by the page keys, the arrows, Home and End, if no widget wants them.
fn scroll_by_keys(ui: &mut Ui, room: f32) {
    let free = ui.memory(|memory| memory.focused().is_none());
    let step = ui.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        let far = 1e6;
        [(Key::PageDown, -0.9 * room), (Key::PageUp, 0.9 * room), (Key::End, -far), (Key::Home, far)]
            .into_iter()
            .chain(free.then_some([(Key::ArrowDown, -48.0), (Key::ArrowUp, 48.0)]).into_iter().flatten())
            .find_map(|(key, step)| pressed(key).then_some(step))
    });
    if let Some(step) = step {
        ui.scroll_with_delta(vec2(0.0, step));
    }
}
