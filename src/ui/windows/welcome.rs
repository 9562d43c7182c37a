//! The window of the very first start: one question with three answers. The game for the second of
//! them lies on the table behind it.

use super::cards::in_rows;
use super::parts::{self, focus_ring};
use super::{Closing, Done, Look, Seen, Sheet, Window};
use crate::engine::Rules;
use crate::ui::paint::{Face, Pose, corners, paint_bone, text_face, title_face};
use crate::ui::request::{Book, Request};
use crate::ui::words::Message;
use crate::{msg, say};
use egui::{
    Align, Context, CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    accesskit::Role, pos2, text::LayoutJob, vec2,
};

/// What the player wants to do first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WelcomeChoice {
    /// The first lesson of the course.
    Learn,
    /// The game that lies on the table.
    Play,
    /// Choose among all games.
    AllGames,
    /// Join somebody elsewhere.
    Invited,
}

/// The answers, each with its text and what it leads to.
const ANSWERS: [(WelcomeChoice, Message, Message); 3] = [
    (WelcomeChoice::Learn, msg!("welcome-learn"), msg!("welcome-learn-about")),
    (WelcomeChoice::Play, msg!("welcome-play"), msg!("welcome-play-about")),
    (WelcomeChoice::AllGames, msg!("welcome-all"), msg!("welcome-all-about")),
];
const CARD: f32 = 92.0;
/// The height of an answer where they stand in a row, and that of a picture with its margins at least.
const COLUMN: f32 = 104.0;
const LEAST_PICTURE: f32 = 76.0;

/// The window while it is open.
pub struct WelcomeWindow;

impl Window for WelcomeWindow {
    /// Whoever closes it finds the game on the table.
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let look = seen.look;
        let flat = parts::is_flat(ctx.content_rect().size());
        let width = if flat { 620.0 } else { 520.0 };
        let sheet = Sheet { title: msg!("app-name"), width, buttons: &[], page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            parts::paragraph(ui, look.theme, say!(look.words, "welcome-question"));
            ui.add_space(2.0);
            let mut chosen = None;
            let mut answer = |ui: &mut Ui, (choice, word, about), beside: Option<Vec2>| {
                let card = match beside {
                    Some(size) => column(ui, look, size, choice, word),
                    None => card(ui, look, seen.view.rules(), choice, word, about),
                };
                if choice == WelcomeChoice::Play && ui.memory(|memory| memory.focused().is_none()) {
                    card.request_focus();
                }
                if card.clicked() {
                    chosen = Some(choice);
                }
            };
            if flat {
                in_rows(ui, &ANSWERS, ANSWERS.len(), COLUMN, |ui, one, size| answer(ui, *one, Some(size)));
            } else {
                for one in ANSWERS {
                    answer(ui, one, None);
                }
            }
            if parts::deed(ui, look.theme, say!(look.words, "welcome-invited"), true) {
                chosen = Some(WelcomeChoice::Invited);
            }
            chosen
        });
        match shown.body {
            Some(WelcomeChoice::Learn) => Closing::Closes.asking(Request::Practise(Book::Lesson(None))),
            Some(WelcomeChoice::AllGames) => Closing::Closes.asking(Request::Open("command-new-game")),
            Some(WelcomeChoice::Invited) => Closing::Closes.asking(Request::Open("command-friends")),
            Some(WelcomeChoice::Play) => Closing::Closes.alone(),
            None => shown.answer(&[]),
        }
    }
}

/// An answer as a large button with a picture.
fn card(ui: &mut Ui, look: Look<'_>, rules: &Rules, choice: WelcomeChoice, word: Message, about: Message) -> Response {
    let theme = look.theme;
    let args = [("game", look.words.game(rules.game()).into()), ("points", u32::from(rules.target).into())];
    let (text, about) = (look.words.get(word), look.words.format(about, &args));
    let faces = [title_face(ui.ctx(), 19.0), text_face(ui.ctx(), 14.0)];
    let lines = [text, about.as_str()];
    let (shown, width) = (vec2(104.0, CARD - 20.0), ui.available_width());
    let beside = 10.0 + shown.x + 14.0;
    let lines = lines.into_iter().zip(faces).map(|(text, face)| {
        ui.painter().layout_job(LayoutJob::simple(text.to_owned(), face, theme.text_color(), width - beside - 12.0))
    });
    let lines: Vec<_> = lines.collect();
    let height: f32 = lines.iter().map(|line| line.size().y).sum();
    let (rect, response) = ui.allocate_exact_size(vec2(width, CARD.max(height + 20.0)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
    let visuals = ui.style().interact(&response);
    ui.painter().rect(rect, CornerRadius::same(10), visuals.bg_fill, visuals.bg_stroke, StrokeKind::Inside);
    let shown = Rect::from_center_size(rect.left_center() + vec2(10.0 + 0.5 * shown.x, 0.0), shown);
    picture(&ui.painter_at(shown), look, shown, choice);
    let mut at = rect.left_center() + vec2(beside, -0.5 * height);
    for line in lines {
        let below = vec2(0.0, line.size().y);
        ui.painter().galley(at, line, theme.text_color());
        at += below;
    }
    focus_ring(ui, &response, theme);
    response
}

/// An answer as a picture above its name, for a low window, where three of them stand in a row.
fn column(ui: &mut Ui, look: Look<'_>, size: Vec2, choice: WelcomeChoice, word: Message) -> Response {
    let (theme, text) = (look.theme, look.words.get(word));
    let mut job = LayoutJob::simple(text.to_owned(), title_face(ui.ctx(), 16.0), theme.text_color(), size.x - 12.0);
    job.halign = Align::Center;
    let name = ui.painter().layout_job(job);
    let high = size.y.max(name.size().y + LEAST_PICTURE);
    let (rect, response) = ui.allocate_exact_size(vec2(size.x, high), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
    let visuals = ui.style().interact(&response);
    ui.painter().rect(rect, CornerRadius::same(10), visuals.bg_fill, visuals.bg_stroke, StrokeKind::Inside);
    let below = name.size().y + 10.0;
    let shown = rect.shrink(8.0).with_max_y(rect.bottom() - below);
    picture(&ui.painter_at(shown), look, shown, choice);
    ui.painter().galley(pos2(rect.center().x, rect.bottom() - below + 4.0), name, theme.text_color());
    focus_ring(ui, &response, theme);
    response
}

/// A few bones on the cloth: one and the place for it, a line, or one of each set of pips.
fn picture(painter: &Painter, look: Look<'_>, rect: Rect, choice: WelcomeChoice) {
    let theme = look.theme;
    painter.rect_filled(rect, CornerRadius::same(5), theme.background_color());
    let at = |x: f32, y: f32| rect.center() + vec2(x, y);
    let lay = |pose: Pose, halves: [u8; 2], face: Face| paint_bone(painter, pose, halves, &theme.bone(face), 1.0);
    match choice {
        WelcomeChoice::Invited => {}
        WelcomeChoice::Learn => {
            lay(Pose::upright(at(-20.0, 0.0), 24.0), [6, 4], Face::Hand);
            let place = Pose::upright(at(22.0, 0.0), 24.0);
            corners(painter, place, 2.0, theme.lit());
        }
        WelcomeChoice::Play => {
            lay(Pose::flat(at(-29.0, 0.0), 18.0), [3, 5], Face::Played(1));
            lay(Pose::upright(at(0.0, 0.0), 18.0), [5, 5], Face::Played(0));
            lay(Pose::flat(at(29.0, 0.0), 18.0), [5, 4], Face::Played(1));
        }
        WelcomeChoice::AllGames => {
            for (number, halves) in (0_u8..).zip([[1, 2], [3, 3], [6, 0], [5, 4]]) {
                let x = 23.0 * (f32::from(number) - 1.5);
                lay(Pose::upright(at(x, 0.0), 18.0), halves, Face::Played(number % 2));
            }
        }
    }
    let edge = Stroke::new(1.0, theme.rule());
    painter.rect_stroke(rect, CornerRadius::same(5), edge, StrokeKind::Inside);
}
