//! The games won by each side, by game and by level, as numbers and shares, and the best of them.

use crate::career::{Met, Tally, Wins};
use crate::stats::BestGames;
use crate::table::HostOrder;
use crate::ui::paint::{larger_letters, text_face};
use crate::ui::request::Request;
use crate::ui::windows::outcome::compared::{fits, fitting};
use crate::ui::windows::statistics::table;
use crate::ui::windows::{Closing, Done, Height, Look, Seen, Sheet, Window, parts};
use crate::ui::words::{Message, Value, met_name, own_name};
use crate::{msg, say};
use egui::{Align2, Context, CornerRadius, Rect, Sense, Ui, accesskit::Role, pos2, vec2};

/// With less width than this, a figure has a line of its own below its name.
const NARROW: f32 = 280.0;
/// The height of a line, and the distance of a share from the edge of its bar.
const LINE: f32 = 20.0;
const INSET: f32 = 9.0;

/// The window while it is open.
#[derive(Default)]
pub struct TallyWindow {
    /// The best games, with the revision of the archive that they are of.
    best: Option<(u64, BestGames)>,
}

impl Window for TallyWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        // The tally is of the player whose files these are, whoever has the screen.
        let look = Look { player: seen.players.name(), ..seen.look };
        let clears = !seen.tally.is_empty() || !seen.met.is_empty();
        if let Some(games) = seen.games
            && self.best.as_ref().is_none_or(|(revision, _)| *revision != seen.revision)
        {
            self.best = Some((seen.revision, BestGames::of(games.iter())));
        }
        let best = self.best.as_ref().map(|(_, best)| best).filter(|best| best.fastest_win.is_some());
        let buttons = &[msg!("tally-clear"), msg!("close")];
        let sheet = Sheet { title: msg!("command-tally"), width: 600.0, buttons, page: 0, ready: true };
        // A page on which there are only zeros is no larger than they are.
        let height = if clears || best.is_some() { Height::Full } else { Height::Small };
        let shown = sheet.show_below(
            ctx,
            look,
            height,
            |_| (),
            |ui| {
                body(ui, look, seen.tally, seen.met);
                if let Some(best) = best {
                    let zone = seen.clock.now().time_zone().clone();
                    table::show(ui, look, &[table::bests(look.words, best, &zone)]);
                }
            },
        );
        match shown.pressed {
            // Undo brings them back.
            Some(0) if clears => Closing::Stays.asking(Request::Order(HostOrder::ClearTally)),
            Some(0) => Closing::Stays.alone(),
            _ => shown.answer(&[None, None]),
        }
    }
}

fn body(ui: &mut Ui, look: Look<'_>, tally: &Tally, met: &[Met]) {
    let is_empty = tally.is_empty() && met.is_empty();
    if !tally.is_empty() || is_empty {
        in_all(ui, look, tally.total());
    }
    if is_empty {
        return;
    }
    if !tally.is_empty() {
        columns(ui, look, say!(look.words, "nestor"));
    }
    let mut game = None;
    for line in tally.lines() {
        if game.replace(line.game) != Some(line.game) {
            parts::chapter(ui, look.theme, look.words.game(line.game));
        }
        let level = look.words.level(line.level);
        let name = format!("{}, {level}", look.words.game(line.game));
        row(ui, look, level, &name, msg!("tally-spoken"), line.wins);
    }
    if !met.is_empty() {
        parts::chapter(ui, look.theme, say!(look.words, "tally-people"));
        columns(ui, look, say!(look.words, "tally-others"));
    }
    for met in met {
        let who = met_name(look.words, met);
        parts::aside(ui, look.theme, look.words.game(met.game));
        let name = format!("{}, {who}", look.words.game(met.game));
        row(ui, look, &who, &name, msg!("tally-people-spoken"), met.wins);
    }
    parts::aside(ui, look.theme, say!(look.words, "tally-about-practice"));
}

fn in_all(ui: &mut Ui, look: Look<'_>, wins: Wins) {
    let (words, theme) = (look.words, look.theme);
    let told = spoken(look, say!(words, "tally-in-all"), msg!("tally-spoken"), wins);
    let larger = larger_letters(ui.ctx());
    let is_narrow = ui.available_width() < NARROW * larger;
    // Where there is no room between the names and the figures, what stands there is below them.
    let lines = [true, wins.practice() > 0].map(|is_shown| if is_narrow && is_shown { LINE * larger } else { 0.0 });
    let above = 60.0 * larger;
    let high = above + lines[0] + lines[1] + 32.0 * larger;
    let (rect, _) = parts::area(ui, vec2(ui.available_width(), high), Role::Label, told);
    let paint = ui.painter();
    let (name, figure) = (text_face(ui.ctx(), 15.0), text_face(ui.ctx(), 30.0));
    let (you, nestor) = (own_name(words, look.player), say!(words, "nestor"));
    // A long name is cut so that the number of games fits in the middle.
    let you = parts::cut(ui, you, name.clone(), theme.quiet_text(), 0.34 * rect.width());
    paint.galley(rect.min, you, theme.quiet_text());
    paint.text(rect.right_top(), Align2::RIGHT_TOP, nestor, name.clone(), theme.quiet_text());
    for (align, x, won) in [(Align2::LEFT_TOP, rect.left(), wins.won), (Align2::RIGHT_TOP, rect.right(), wins.lost)] {
        paint.text(pos2(x, rect.top() + 18.0 * larger), align, won, figure.clone(), theme.text_color());
    }
    let games = say!(words, "games-count", count: wins.plain());
    let top = rect.top() + if is_narrow { above } else { 0.0 };
    paint.text(pos2(rect.center().x, top), Align2::CENTER_TOP, games, name.clone(), theme.quiet_text());
    if wins.practice() > 0 {
        let args = [("won", wins.practice_won.into()), ("lost", wins.practice_lost.into())];
        let practice = words.format(msg!("tally-practice"), &args);
        // Between the figures, in letters small enough for it.
        let of = |won: u32| paint.layout_no_wrap(won.to_string(), figure.clone(), theme.text_color()).size().x;
        let room = rect.width() - 2.0 * of(wins.won.max(wins.lost)) - 16.0;
        let (down, room) = if is_narrow { (above + 1.5 * LINE * larger, rect.width()) } else { (37.0 * larger, room) };
        let place = Rect::from_center_size(pos2(rect.center().x, rect.top() + down), vec2(room, LINE * larger));
        fitting(ui, place, Align2::CENTER_CENTER, &practice, 15.0, theme.quiet_text());
    }
    let bar =
        Rect::from_min_max(pos2(rect.left(), rect.bottom() - 32.0 * larger), rect.right_bottom() - vec2(0.0, 6.0));
    share_bar(ui, look, bar, wins);
}

/// Draws both shares as one bar, yours from the left in the color of your plays and Nestor's in the
/// color of his.
fn share_bar(ui: &Ui, look: Look<'_>, bar: Rect, wins: Wins) {
    let (paint, theme) = (ui.painter(), look.theme);
    let round = CornerRadius::same(6);
    let Some(yours) = wins.won_percent() else {
        paint.rect_filled(bar, round, theme.groove());
        for align in [Align2::LEFT_CENTER, Align2::RIGHT_CENTER] {
            let at = align.pos_in_rect(&bar.shrink2(vec2(INSET, 0.0)));
            paint.text(at, align, look.words.percent(0.0), text_face(ui.ctx(), 14.0), theme.quiet_text());
        }
        return;
    };
    paint.rect_filled(bar, round, theme.plays(1).color());
    let middle = bar.left() + bar.width() * (yours as f32 / 100.0);
    let left = CornerRadius { nw: 6, sw: 6, ..if yours > 99.0 { round } else { CornerRadius::ZERO } };
    paint.rect_filled(Rect::from_min_max(bar.min, pos2(middle, bar.max.y)), left, theme.plays(0).color());
    if yours > 0.0 && yours < 100.0 {
        paint.vline(middle, bar.y_range(), (2.0, theme.outlines.color()));
    }
    let shares = [(0, Align2::LEFT_CENTER, yours), (1, Align2::RIGHT_CENTER, 100.0 - yours)];
    for (player, align, share) in shares {
        let ink = theme.text_on_plays(player);
        let text = paint.layout_no_wrap(look.words.percent(share), text_face(ui.ctx(), 14.0), ink);
        // A share too small for its text is shown only by the figures above.
        if share as f32 / 100.0 * bar.width() >= text.size().x + 2.0 * INSET {
            let place = align.align_size_within_rect(text.size(), bar.shrink2(vec2(INSET, 0.0)));
            paint.galley(place.min, text, ink);
        }
    }
}

/// The right edges of the columns of your games and of those of the others, measured from the right
/// side, where there is room for them and where there is less. Practice stands at that side.
fn edges(width: f32, larger: f32) -> [f32; 2] {
    match width / larger {
        room if room < NARROW => [2.0, 1.0].map(|thirds| thirds / 3.0 * width),
        room if room < 380.0 => [152.0, 84.0].map(|edge| edge * larger),
        _ => [206.0, 96.0].map(|edge| edge * larger),
    }
}

fn columns(ui: &mut Ui, look: Look<'_>, others: &str) {
    let larger = larger_letters(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0 * larger), Sense::hover());
    let words = look.words;
    let [you, nestor] = edges(rect.width(), larger);
    let heads = [(you, own_name(words, look.player)), (nestor, others), (0.0, say!(words, "tally-column-practice"))];
    let mut room = rect;
    for (from_right, head) in heads {
        let right = rect.right() - from_right;
        fitting(ui, room.with_max_x(right), Align2::RIGHT_CENTER, head, 13.0, look.theme.quiet_text());
        room.min.x = right;
    }
}

fn row(ui: &mut Ui, look: Look<'_>, name: &str, who: &str, message: Message, wins: Wins) {
    let (words, theme) = (look.words, look.theme);
    let (larger, width) = (larger_letters(ui.ctx()), ui.available_width());
    let high = 24.0 * larger;
    let (font, text) = (text_face(ui.ctx(), 15.0), theme.text_color());
    let [you, nestor] = edges(width, larger);
    // Where there is less room, the shares are only in the bar above.
    let wide = you > 200.0 * larger;
    let before = if wide { 84.0 } else { 50.0 } * larger;
    // Where there is none for the name, the figures are below it.
    let is_above = width < NARROW * larger || !fits(ui, width - you - before, name, 15.0);
    let above = is_above.then(|| ui.painter().layout(name.to_owned(), font.clone(), text, width));
    let told = spoken(look, who, message, wins);
    let size = vec2(width, high + above.as_ref().map_or(0.0, |name| name.size().y));
    let (whole, _) = parts::area(ui, size, Role::Label, told);
    let (paint, rect) = (ui.painter(), whole.with_min_y(whole.bottom() - high));
    match above {
        Some(above) => paint.galley(whole.min, above, text),
        None => {
            fitting(ui, rect.with_max_x(rect.right() - you - before), Align2::LEFT_CENTER, name, 15.0, text);
        }
    }
    let share = wins.won_percent().unwrap_or(0.0);
    for (from_right, won, share) in [(you, wins.won, share), (nestor, wins.lost, 100.0 - share)] {
        let figures = if wide { format!("{won}  ·  {}", words.percent(share)) } else { won.to_string() };
        let at = pos2(rect.right() - from_right, rect.center().y);
        paint.text(at, Align2::RIGHT_CENTER, figures, font.clone(), text);
    }
    if wins.practice() > 0 {
        let practice = format!("{}–{}", wins.practice_won, wins.practice_lost);
        paint.text(rect.right_center(), Align2::RIGHT_CENTER, practice, font, theme.quiet_text());
    }
}

fn spoken(look: Look<'_>, name: &str, message: Message, wins: Wins) -> String {
    let [won, lost, practice] = [wins.won, wins.lost, wins.practice()].map(Value::from);
    let share = look.words.percent(wins.won_percent().unwrap_or(0.0)).into();
    let args = [("name", name.into()), ("you", won), ("nestor", lost), ("practice", practice), ("share", share)];
    look.words.format(message, &args)
}
