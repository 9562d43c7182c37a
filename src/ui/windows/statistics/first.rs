//! The first games: one sentence, and a row of bones with one for each of them. A won one lies face up,
//! a lost one face down, one that no one won across, and what is still to be played is outlined.

use super::super::{Look, parts};
use super::{Counting, PAGES, headline};
use crate::career::Summary;
use crate::record::Outcome;
use crate::stats::{Rate, Sums};
use crate::ui::paint::{Face, Pose, larger_letters, paint_back, paint_bone, paint_shadow, text_face};
use crate::ui::words::{Message, Words};
use crate::{msg, say};
use egui::{Align2, CornerRadius, Stroke, StrokeKind, Ui, accesskit::Role, pos2, vec2};
use egui::{Pos2, Rect};

/// The greatest side of half a bone.
const HALF: f32 = 34.0;
/// The height for the score below a bone, and its size.
const SCORE: f32 = 24.0;
const DIGITS: f32 = 13.0;
/// With less width for each, the bones lie in several rows.
const LEAST: f32 = 58.0;

/// Shows the page of the first games.
pub(super) fn page(ui: &mut Ui, look: Look<'_>, counting: Counting<'_>) {
    let Counting::Done(games, _) = counting else { return };
    let (words, theme) = (look.words, look.theme);
    let sums = Sums::of(games);
    ui.add_space(10.0);
    let all = Rate { won: sums.won.won, of: sums.games() };
    headline(ui, look, &sentence(words, all));
    ui.add_space(12.0);
    let over = games.iter().map(|counted| &*counted.game).filter(|game| game.result != Outcome::Unfinished);
    bones(ui, look, &over.collect::<Vec<_>>());
    ui.add_space(6.0);
    parts::aside(ui, theme, &say!(words, "statistics-first-about", count: PAGES));
}

/// Says how many of some games were won. One game is not counted, it is told.
pub(super) fn sentence(words: &Words, Rate { won, of }: Rate) -> String {
    let word = match (won, of) {
        (1, 1) => msg!("lead-won-one"),
        (0, 1) => msg!("lead-won-not-one"),
        (0, _) => msg!("lead-won-none"),
        _ if won == of => msg!("lead-won-all"),
        _ => msg!("lead-won"),
    };
    words.format(word, &[("won", won.into()), ("count", of.into())])
}

/// The row of bones, which has a place for every game until there are enough for the other pages.
fn bones(ui: &mut Ui, look: Look<'_>, games: &[&Summary]) {
    let room = ui.available_width();
    let larger = larger_letters(ui.ctx());
    let most = ((room / (LEAST * larger)) as u32).clamp(1, PAGES);
    let in_row = PAGES.div_ceil(PAGES.div_ceil(most)) as usize;
    let place = (room / in_row as f32).min(2.3 * HALF * larger);
    let half = HALF.min(place / 1.6);
    let height = 2.0 * half + SCORE * larger + 10.0;
    for first in (0..PAGES as usize).step_by(in_row) {
        let (rect, _) = ui.allocate_exact_size(vec2(room, height), egui::Sense::hover());
        for at in first..(first + in_row).min(PAGES as usize) {
            let center = pos2(rect.left() + (0.5 + (at - first) as f32) * place, rect.top() + half + 4.0);
            match games.get(at) {
                Some(game) => {
                    let wins = games[..=at].iter().filter(|game| game.result == Outcome::Won).count();
                    played(ui, look, game, (center, half), wins as u8);
                }
                None => to_come(ui, look, center, half),
            }
        }
    }
}

/// The bone of a game, with its score below. The pips of a won one count the wins.
fn played(ui: &Ui, look: Look<'_>, game: &Summary, (center, half): (Pos2, f32), wins: u8) {
    let painter = ui.painter();
    match game.result {
        Outcome::Won => {
            paint_bone(painter, Pose::upright(center, half), [wins, wins], &look.theme.bone(Face::Played(0)), 1.0);
        }
        lost_or_drawn => {
            let across = lost_or_drawn == Outcome::Drawn;
            let pose = if across { Pose::flat(center, 0.75 * half) } else { Pose::upright(center, half) };
            paint_shadow(painter, pose, look.theme.back().shade, 0.0);
            paint_back(painter, pose, &look.theme.back());
        }
    }
    let score = format!("{}\u{2009}:\u{2009}{}", game.own_points(), game.best_other_points());
    let (font, larger) = (text_face(ui.ctx(), DIGITS), larger_letters(ui.ctx()));
    let below = pos2(center.x, center.y + half + 0.5 * SCORE * larger + 2.0);
    painter.text(below, Align2::CENTER_CENTER, &score, font, look.theme.quiet_text());
    let outcome = Message::of("outcome", game.result.name());
    let args = [("result", look.words.get(outcome).into()), ("score", score.into())];
    let told = look.words.format(msg!("statistics-first-game"), &args);
    let whole = Rect::from_center_size(center, vec2(2.0 * half, 2.0 * half + 2.0 * SCORE * larger));
    let id = ui.scope_id().with(("game", center.x.to_bits(), center.y.to_bits()));
    parts::tell_at(ui, whole, id, Role::Image, told);
}

/// The place of a game that is still to be played.
fn to_come(ui: &Ui, look: Look<'_>, center: Pos2, half: f32) {
    let place = Rect::from_center_size(center, vec2(half, 2.0 * half));
    let corner = CornerRadius::same((0.16 * half) as u8);
    ui.painter().rect_stroke(place, corner, Stroke::new(1.0, look.theme.rule()), StrokeKind::Inside);
}
