//! How to play, how to count, how to play well, and the keys.

pub mod examples;
pub mod firecrackers;

use self::examples::{Problem, examples, problems, read_all, stacks};
use crate::engine::{Bone, Layout, Preset, Rules, Seat, Spinner};
use crate::host::IS_PAGE;
use crate::ui::command::{Command, Commanded, letters};
use crate::ui::paint::{Face, Pose, Theme, corners, larger_letters, paint_bone, ring, text_face, title_face};
use crate::ui::table::display::paint_spots;
use crate::ui::table::positions::{Cross, Display, Scale, TableView};
use crate::ui::table::scene::display_of;
use crate::ui::windows::figure::{Figure, Mark};
use crate::ui::windows::{Done, Height, Look, Seen, Sheet, Window, game::game_picture, parts};
use crate::ui::words::rules;
use crate::ui::words::{Message, worded};
use crate::{msg, say};
use egui::{
    Align, Align2, Color32, Context, CornerRadius, Frame, Margin, Painter, Rect, RichText, Shape, Stroke, StrokeKind,
    Ui, Vec2, accesskit::Role, vec2,
};

/// A chapter of the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "each is the chapter of that name")]
pub enum Chapter {
    #[default]
    Play,
    Scoring,
    /// The game against the clock.
    Firecrackers,
    Games,
    Strategy,
    Keys,
}

worded! {
    Chapter: Play "help-play", Scoring "help-scoring", Games "help-games", Firecrackers "help-firecrackers", Strategy "help-strategy",
    Keys "help-keys"
}

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct HelpWindow {
    chapter: Chapter,
    game: Option<Preset>,
    /// The rules of the game that is played.
    played: Rules,
    examples: Vec<Figure>,
    problems: Vec<Problem>,
    compact: bool,
    stacks: Option<Figure>,
}

impl Window for HelpWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let look = seen.look;
        let page = self.chapter as usize;
        let sheet = Sheet { title: msg!("command-help"), width: 860.0, buttons: &[msg!("close")], page, ready: false };
        let mut chapter = self.chapter;
        let at_keys = chapter == Chapter::Keys;
        let tabs = |ui: &mut Ui| {
            let mut chapters = look.words.choices(&Chapter::ALL.map(|chapter| (chapter.word(), chapter)));
            // Fingers press no keys.
            let keys = at_keys || !parts::has_fingers(ui.ctx());
            chapters.retain(|(_, chapter)| *chapter != Chapter::Keys || keys);
            parts::tabs(ui, look.theme, say!(look.words, "command-help"), &chapters, &mut chapter);
        };
        let shown = sheet.show_below(ctx, look, Height::Contents, tabs, |ui| {
            match self.chapter {
                Chapter::Play => {
                    self.how_to_play(ui, look);
                    pages(ui, look, &[(msg!("play-display"), if self.compact { &COMPACT[..] } else { &WHOLE[..] })]);
                    if let Some(example) = &self.stacks {
                        both_displays(ui, look, example);
                    }
                    pages(ui, look, &ORIGIN);
                }
                Chapter::Scoring => {
                    parts::paragraph(ui, look.theme, say!(look.words, "scoring-intro"));
                    parts::paragraph(ui, look.theme, say!(look.words, "scoring-marks"));
                    cards(ui, look, "example", &self.examples);
                    pages(ui, look, &SCORING);
                }
                Chapter::Firecrackers => firecrackers::chapter(ui, look),
                Chapter::Games => self.games(ui, look),
                Chapter::Strategy => {
                    for (problem, lesson) in self.problems.iter().zip(LESSONS) {
                        show_problem(ui, look, lesson, problem);
                    }
                    pages(ui, look, &STRATEGY);
                }
                Chapter::Keys => keys(ui, look, seen.here),
            }
            ui.add_space(6.0);
        });
        self.chapter = chapter;
        shown.answer(&[None])
    }
}

impl HelpWindow {
    /// Creates a window at the rules of the game that is played.
    pub fn of(seen: &Seen<'_>) -> HelpWindow {
        HelpWindow::new(Chapter::Games, seen.rules).on(display_of(seen.rules, seen.settings))
    }

    /// Creates a window that opens at a chapter, while a game of these rules is played. The page of that
    /// game tells these, and not the usual ones.
    pub fn new(chapter: Chapter, played: &Rules) -> HelpWindow {
        let (examples, problems, stacks) = (examples(), problems().into(), stacks());
        HelpWindow { chapter, game: played.game(), played: *played, examples, problems, compact: false, stacks }
    }

    /// Picks the display that the player uses.
    #[must_use]
    pub fn on(self, display: Display) -> HelpWindow {
        HelpWindow { compact: display == Display::Compact, ..self }
    }

    /// Tells how the game at hand is played, step by step.
    fn how_to_play(&self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        for (title, sentences) in rules::page(words, &[self.played]) {
            parts::chapter(ui, theme, words.get(title));
            let say = |ui: &mut Ui| sentences.iter().for_each(|sentence| parts::paragraph(ui, theme, sentence));
            match title.id() {
                "play-bones" => {
                    let set = self.played.set;
                    let args = [("bones", set.size().into()), ("doublet", set.heaviest().to_string().into())];
                    parts::paragraph(ui, theme, &words.format(msg!("play-bones-1"), &args));
                    let all = read_all::<Bone>(DEALT);
                    show_hand(ui, look, &all[..all.len().min(self.played.hand.into())]);
                    say(ui);
                }
                "play-turn" => beside_the_game(ui, look, self.played.game(), |ui| {
                    // There halves meet that add up to seven.
                    if self.played.spinner != Spinner::Sevens {
                        parts::paragraph(ui, theme, say!(words, "play-turn-1"));
                    }
                    say(ui);
                }),
                "play-goal" | "play-end" => beside_a_step(ui, look, say, |painter, rect| {
                    if title == msg!("play-end") {
                        paint_going_out(painter, rect, theme, self.played.spinner.adds_to_seven());
                    } else if self.played.single_hand {
                        paint_winner(painter, rect, theme);
                    } else {
                        let face = title_face(painter.ctx(), 32.0);
                        painter.text(rect.center(), Align2::CENTER_CENTER, self.played.target, face, theme.lit());
                    }
                }),
                _ => say(ui),
            }
        }
    }

    fn games(&mut self, ui: &mut Ui, look: Look<'_>) {
        // What is played may have no name.
        let unnamed = self.played.game().is_none().then_some(None);
        let games = unnamed.into_iter().chain(Preset::by_family().map(Some));
        let games: Vec<_> = games.map(|game| (look.words.game(game).to_owned(), game)).collect();
        let mut game = self.game.or(games[0].1);
        parts::pick(ui, look, msg!("setting-game"), &games, &mut game);
        self.game = game;
        let played = Some(self.played).filter(|rules| rules.game() == game);
        let tables = || {
            let tables = game.map(|game| game.players().flat_map(move |players| game.rules(players)));
            tables.into_iter().flatten().collect::<Vec<_>>()
        };
        let page = rules::page(look.words, &played.map_or_else(tables, |played| vec![played]));
        let (first, rest) = page.split_at(page.len().min(1));
        beside_the_game(ui, look, game, |ui| {
            parts::aside(ui, look.theme, look.words.about_game(game));
            tell(ui, look, first);
        });
        tell(ui, look, rest);
    }
}

/// Shows chapters of rules.
fn tell(ui: &mut Ui, look: Look<'_>, chapters: &[(Message, Vec<String>)]) {
    for (title, sentences) in chapters {
        parts::chapter(ui, look.theme, look.words.get(*title));
        for sentence in sentences {
            parts::paragraph(ui, look.theme, sentence);
        }
    }
}

/// Shows the picture of a game with this text beside it, or below it where the text has no room there.
fn beside_the_game(ui: &mut Ui, look: Look<'_>, game: Option<Preset>, told: impl FnOnce(&mut Ui)) {
    if ui.available_width() < BESIDE_GAME * larger_letters(ui.ctx()) {
        show_game(ui, look, game);
        told(ui);
        return;
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        let half = 0.5 * (ui.available_width() - 20.0);
        ui.vertical(|ui| {
            ui.set_max_width(half);
            show_game(ui, look, game);
        });
        ui.vertical(told);
    });
}

/// The least width that has room for text beside the picture of a game.
const BESIDE_GAME: f32 = 640.0;

/// Shows the small picture of a step with this text beside it, which says what is seen.
fn beside_a_step(ui: &mut Ui, look: Look<'_>, text: impl FnOnce(&mut Ui), paint: impl FnOnce(&Painter, Rect)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        let (rect, _) = ui.allocate_exact_size(STEP, egui::Sense::hover());
        paint(&framed(ui, look.theme, rect), rect);
        ui.vertical(text);
    });
}

/// The size of the picture of a step.
const STEP: Vec2 = vec2(104.0, 64.0);

/// Paints the last bone of a hand on its way to its place, where halves that meet are equal or add up to seven.
fn paint_going_out(painter: &Painter, rect: Rect, theme: &Theme, sevens: bool) {
    const SIZE: f32 = 20.0;
    let lay = |x: f32, halves, face| {
        paint_bone(painter, Pose::flat(rect.center() + vec2(x, 0.0), SIZE), halves, &theme.bone(face), 1.0);
    };
    let [end, last] = if sevens { [[6, 4], [3, 1]] } else { [[6, 4], [4, 1]] };
    lay(-26.0, end, Face::Played(1));
    lay(24.0, last, Face::Hand);
    ring(painter, Pose::flat(rect.center() + vec2(24.0, 0.0), SIZE), 2.5, theme.lit());
}

/// Paints an empty place in a hand beside the bones that another is left with.
fn paint_winner(painter: &Painter, rect: Rect, theme: &Theme) {
    const SIZE: f32 = 18.0;
    let at = |x: f32| Pose::upright(rect.center() + vec2(x, 0.0), SIZE);
    corners(painter, at(-28.0), 2.0, theme.lit());
    paint_bone(painter, at(6.0), [5, 2], &theme.bone(Face::Played(1)), 1.0);
    paint_bone(painter, at(28.0), [3, 3], &theme.bone(Face::Played(1)), 1.0);
}

/// Shows a picture of a game that has a name, as high as the window has room for.
fn show_game(ui: &mut Ui, look: Look<'_>, game: Option<Preset>) {
    let Some(game) = game else { return };
    let high = if ui.ctx().content_rect().height() < 640.0 { 104.0 } else { 200.0 };
    let size = vec2(ui.available_width().min(2.2 * high), high);
    let (rect, _) = parts::area(ui, size, Role::Image, look.words.game(Some(game)));
    game_picture(&framed(ui, look.theme, rect), rect, look.theme, game);
}

/// Paints the ground and the frame of a picture. Returns what paints on it.
fn framed(ui: &Ui, theme: &Theme, rect: Rect) -> Painter {
    let painter = ui.painter_at(rect);
    let edge = Stroke::new(1.0, theme.rule());
    painter.rect(rect, CornerRadius::same(8), theme.background_color(), edge, StrokeKind::Inside);
    painter
}

/// Returns a table as seen from the first of two seats.
fn seen(layout: &Layout) -> TableView {
    TableView::seen_from(Seat::FIRST, 2, layout, false)
}

/// The lessons of the problems. The messages about their tables have their numbers.
const LESSONS: [Message; 8] = [
    msg!("lesson-lead"),
    msg!("lesson-control"),
    msg!("lesson-small"),
    msg!("lesson-fives"),
    msg!("lesson-count"),
    msg!("lesson-goals"),
    msg!("lesson-domino"),
    msg!("lesson-out"),
];

fn show_problem(ui: &mut Ui, look: Look<'_>, lesson: Message, Problem { hand, tables }: &Problem) {
    parts::chapter(ui, look.theme, look.words.get(lesson));
    parts::paragraph(ui, look.theme, look.words.more(lesson, "about"));
    show_hand(ui, look, hand);
    cards(ui, look, lesson.id(), tables);
}

/// Shows bones as they stand in a hand.
fn show_hand(ui: &mut Ui, look: Look<'_>, hand: &[Bone]) {
    let size = (ui.available_width() / (1.2 * hand.len() as f32)).min(30.0);
    let told: Vec<String> = hand.iter().map(Bone::to_string).collect();
    let (rect, _) = parts::area(ui, vec2(ui.available_width(), 2.0 * size + 14.0), Role::Image, told.join(", "));
    for (number, bone) in hand.iter().enumerate() {
        let center = rect.left_center() + vec2((1.2 * number as f32 + 0.6) * size, 0.0);
        let face = look.theme.bone(Face::Hand);
        paint_bone(ui.painter(), Pose::upright(center, size), [bone.high(), bone.low()], &face, 1.0);
    }
}

fn both_displays(ui: &mut Ui, look: Look<'_>, example: &Figure) {
    let wide = ui.available_width();
    let (rect, _) =
        parts::area(ui, vec2(wide, (0.36 * wide).clamp(130.0, 230.0)), Role::Image, say!(look.words, "display-stacks"));
    let painter = framed(ui, look.theme, rect);
    painter.vline(rect.center().x, rect.y_range(), Stroke::new(1.0, look.theme.rule()));
    let (left, right) = rect.split_left_right_at_fraction(0.5);
    let unit = (right.width() / 7.4).min(right.height() / 5.6);
    example.paint(&painter, &example.scale(left.shrink(12.0), unit), look.theme);
    let view = seen(&example.layout);
    let cross = Cross::new(&view, right.center() + vec2(0.0, 0.6 * unit), unit);
    paint_spots(&painter, &cross.spots(&view, unit), look.theme);
    parts::aside(ui, look.theme, say!(look.words, "display-stacks"));
}

/// Whether the bones of a figure take more room in height than one line.
fn is_high(figure: &Figure) -> bool {
    figure.placed.spread.height() > 4
}

/// The height of the picture of a card, and of those in a row in which bones lie above one another.
const CARD: f32 = 150.0;
const CROSSED: f32 = 226.0;

/// Shows cards with tables, as many in a row as fit, each with the text that its number has among those `of` a kind.
fn cards(ui: &mut Ui, look: Look<'_>, of: &str, examples: &[Figure]) {
    let room = ui.available_width();
    let columns = match room {
        720.0.. => 3,
        400.0.. => 2,
        _ => 1,
    };
    let width = (room - 10.0 * (columns - 1) as f32) / columns as f32;
    for (row, cards) in examples.chunks(columns).enumerate() {
        let high = if cards.iter().any(is_high) { CROSSED } else { CARD };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            for (number, example) in (row * columns + 1..).zip(cards) {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    card(ui, look, (number, high), Message::of(of, &number.to_string()), example);
                });
            }
        });
        ui.add_space(6.0);
    }
}

/// A hand as it may be dealt, of which as many bones are shown as there are in a hand.
const DEALT: &str = "6-6 6-3 5-2 4-4 4-1 3-0 0-0";
/// The paragraphs about the full display and about the compact one.
const WHOLE: [Message; 5] =
    [msg!("play-whole-1"), msg!("play-whole-2"), msg!("play-whole-3"), msg!("play-display-1"), msg!("play-display-2")];
const COMPACT: [Message; 4] =
    [msg!("play-compact-1"), msg!("play-compact-2"), msg!("play-display-1"), msg!("play-display-2")];
const ORIGIN: [(Message, &[Message]); 1] = [(msg!("play-origin"), &[msg!("play-origin-1")])];
const SCORING: [(Message, &[Message]); 1] = [(msg!("scoring-rest"), &[msg!("scoring-rest-1"), msg!("scoring-rest-2")])];
const STRATEGY: [(Message, &[Message]); 5] = [
    (
        msg!("strategy-any"),
        &[msg!("strategy-any-1"), msg!("strategy-any-2"), msg!("strategy-any-3"), msg!("strategy-any-4")],
    ),
    (msg!("strategy-count"), &[msg!("strategy-count-1"), msg!("strategy-count-2"), msg!("strategy-count-3")]),
    (msg!("strategy-sum"), &[msg!("strategy-sum-1"), msg!("strategy-sum-2")]),
    (msg!("strategy-level"), &[msg!("strategy-level-1"), msg!("strategy-level-2")]),
    (
        msg!("strategy-learn"),
        &[
            msg!("strategy-learn-1"),
            msg!("strategy-learn-2"),
            msg!("strategy-learn-3"),
            msg!("strategy-learn-4"),
            msg!("strategy-learn-5"),
        ],
    ),
];
fn pages(ui: &mut Ui, look: Look<'_>, chapters: &[(Message, &[Message])]) {
    for (title, paragraphs) in chapters {
        parts::chapter(ui, look.theme, look.words.get(*title));
        for paragraph in *paragraphs {
            parts::paragraph(ui, look.theme, look.words.get(*paragraph));
        }
    }
}

/// Shows one example: the table, the sum of its count, and what it teaches.
fn card(ui: &mut Ui, look: Look<'_>, (number, high): (usize, f32), about: Message, example: &Figure) {
    let (words, theme, layout) = (look.words, look.theme, &example.layout);
    let sum = layout.sum().iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
    let args = [("sum", sum.into()), ("count", layout.count().into()), ("points", example.points.into())];
    let line = words.format(if example.points > 0 { msg!("example-scores") } else { msg!("example-nothing") }, &args);
    let (rect, _) = parts::area(ui, vec2(ui.available_width(), high), Role::Image, &line);
    let painter = framed(ui, theme, rect);
    // The marks stand around the bones.
    let scale = example.scale(rect.shrink(2.0 * MARK + 4.0), 32.0);
    for mark in example.marks() {
        paint_mark(&painter, &scale, &mark, theme);
    }
    example.paint(&painter, &scale, theme);
    let badge = Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(24.0, 24.0));
    let (ground, ink) = theme.tag(example.points > 0);
    painter.rect_filled(badge, CornerRadius::same(12), ground);
    painter.text(badge.center(), Align2::CENTER_CENTER, number, text_face(ui.ctx(), 14.0), ink);
    ui.label(RichText::new(line).strong().color(theme.text_color()));
    parts::aside(ui, theme, words.get(about));
}

/// Writes the count of a table into the corner of its picture.
fn paint_count(painter: &Painter, look: Look<'_>, rect: Rect, count: u8) {
    let count = say!(look.words, "table-count", count: count);
    let at = rect.left_bottom() + vec2(9.0, -7.0);
    painter.text(at, Align2::LEFT_BOTTOM, count, text_face(painter.ctx(), 13.0), look.theme.text_color());
}

/// The distance of the middle of a mark from its end.
const MARK: f32 = 12.0;

/// Draws a triangle that points away from an open end, with what the end adds to the count.
fn paint_mark(painter: &Painter, scale: &Scale, mark: &Mark, theme: &Theme) {
    let (at, out) = mark.place(scale);
    let across = out.rot90();
    let tip = |base: f32, wide: f32, high: f32| {
        let base = at + base * out;
        vec![base + wide * across, base + (high * out), base - wide * across]
    };
    let Some(adds) = mark.adds else {
        let line = Stroke::new(1.2, theme.quiet_text());
        painter.add(Shape::convex_polygon(tip(5.0, 5.0, 7.0), Color32::TRANSPARENT, line));
        return;
    };
    let (ground, ink) = theme.tag(true);
    let middle = at + MARK * out;
    painter.circle_filled(middle, 8.5, ground);
    painter.add(Shape::convex_polygon(tip(19.0, 4.5, 5.5), ground, Stroke::NONE));
    painter.text(middle, Align2::CENTER_CENTER, adds, text_face(painter.ctx(), 11.5), ink);
}

fn keys(ui: &mut Ui, look: Look<'_>, here: &dyn Commanded) {
    let (theme, keys) = (look.theme, Command::list(ui.ctx(), look.words, here));
    parts::paragraph(ui, theme, say!(look.words, "keys-intro"));
    let named = |key: &str| {
        let key = Message::of("key", key);
        let name = key.with("page").filter(|_| IS_PAGE).unwrap_or(key);
        (look.words.more(key, "does").to_owned(), look.words.get(name).to_owned())
    };
    let has_tens = here.typed_set().is_some_and(|set| !letters(set).is_empty());
    let table: Vec<_> = KEYS.into_iter().filter(|key| *key != TENS || has_tens).map(named).collect();
    let review = REVIEW_KEYS.map(named);
    for (title, rows) in
        [(msg!("keys-table"), &table[..]), (msg!("keys-review"), &review[..]), (msg!("keys-commands"), &keys[..])]
    {
        if rows.is_empty() {
            continue;
        }
        parts::chapter(ui, theme, look.words.get(title));
        for (does, key) in rows {
            key_row(ui, look, does, key);
        }
    }
}

/// The keys that are not commands. Each has a message with its name and one with what it does, and
/// perhaps one with its name in a page.
const KEYS: [&str; 12] =
    ["tab", "arrows", "space", "enter", "bone", TENS, "ends", "visit", "offer", "arrange", "menu", "escape"];

/// Those that stand in place of digits, where a set has such numbers.
const TENS: &str = "tens";

/// The least width that has room for what keys do beside them.
const BESIDE_KEYS: f32 = 400.0;

const REVIEW_KEYS: [&str; 5] = ["moves", "ways", "hands", "mistakes", "better"];

fn key_row(ui: &mut Ui, look: Look<'_>, does: &str, key: &str) {
    let theme = look.theme;
    let cap = |ui: &mut Ui| {
        let visuals = ui.visuals().widgets.inactive;
        let cap = Frame::new()
            .fill(visuals.bg_fill)
            .stroke(visuals.bg_stroke)
            .corner_radius(CornerRadius::same(6))
            .inner_margin(Margin::symmetric(9, 3));
        cap.show(ui, |ui| ui.label(RichText::new(key).font(text_face(ui.ctx(), 14.0)).color(theme.text_color())));
    };
    // In a narrow window, or with large letters, what they do stands below.
    if ui.available_width() < BESIDE_KEYS * larger_letters(ui.ctx()) {
        cap(ui);
        parts::paragraph(ui, theme, does);
        ui.add_space(4.0);
        return;
    }
    let column = (0.4 * ui.available_width()).clamp(172.0, 260.0);
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(vec2(column, 28.0), egui::Layout::left_to_right(Align::Min), |ui| {
            ui.set_min_width(column);
            cap(ui);
        });
        ui.vertical(|ui| {
            ui.add_space(4.0);
            parts::paragraph(ui, theme, does);
        });
    });
}
