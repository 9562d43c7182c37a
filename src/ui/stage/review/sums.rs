//! What each player lost by mistakes in a game: the number of decisions, the average cost, the marks, and the levels the play falls between.

use crate::engine::Seat;
use crate::nestor::judge::levels::Bracket;
use crate::review::{GivenAway, Review};
use crate::ui::look::Look;
use crate::ui::parts;
use crate::ui::windows::Sheet;
use crate::ui::words::Words;
use crate::ui::words::names::Names;
use egui::{Context, Ui};

/// Shows the window. Returns whether the player closed it.
pub(super) fn show(ctx: &Context, look: Look<'_>, review: &Review, you: Seat) -> bool {
    let sheet = Sheet { title: "review-sums", width: 520.0, buttons: &["close"], page: 0, ready: true };
    let shown = sheet.show(ctx, look, |ui| body(ui, look, review, you));
    shown.left || shown.pressed.is_some()
}

fn body(ui: &mut Ui, look: Look<'_>, review: &Review, you: Seat) {
    let words = look.words;
    let Some(rules) = review.decisions().first().map(|reviewed| *reviewed.decision.seen.rules()) else {
        parts::paragraph(ui, look.theme, words.get("review-no-choice"));
        return;
    };
    let names = Names { words, settings: look.settings, rules: &rules, you };
    let mut seats: Vec<Seat> = rules.all_seats().collect();
    seats.sort_by_key(|seat| names.player(*seat));
    for seat in seats {
        let sum = review.sum(seat);
        if sum.decisions == 0 {
            continue;
        }
        parts::chapter(ui, look.theme, &names.of(seat));
        parts::paragraph(ui, look.theme, &given_away(words, &sum));
        parts::paragraph(ui, look.theme, &marks(words, &sum));
        if let Some(standing) = review.standing(seat) {
            let told = if seat == you { stands(words, standing) } else { stood(words, standing, &names.of(seat)) };
            parts::remark(ui, look.theme, &told);
        }
    }
    parts::aside(ui, look.theme, words.get("review-sums-about"));
}

/// Describes the number of decisions and what they cost.
fn given_away(words: &Words, sum: &GivenAway) -> String {
    let told = [
        ("count", sum.decisions.into()),
        ("mean", words.percent_to(100.0 * sum.mean(), 1).into()),
        ("all", words.number(sum.loss, 2).into()),
    ];
    words.format("review-given", &told)
}

fn marks(words: &Words, sum: &GivenAway) -> String {
    let [doubtful, bad, blunders] = sum.marks;
    let told = [("doubtful", doubtful.into()), ("bad", bad.into()), ("blunders", blunders.into())];
    words.format("review-marks", &told)
}

/// Describes which levels your play falls between.
fn stands(words: &Words, Bracket { above, below }: Bracket) -> String {
    let name = |level| words.level(level).to_owned();
    match (above, below) {
        (Some(above), Some(below)) => {
            words.format("review-between", &[("above", name(above).into()), ("below", name(below).into())])
        }
        (None, Some(below)) => words.format("review-below", &[("level", name(below).into())]),
        (Some(above), None) => words.format("review-above", &[("level", name(above).into())]),
        (None, None) => String::new(),
    }
}

/// Does the same for another player.
fn stood(words: &Words, Bracket { above, below }: Bracket, who: &str) -> String {
    let name = |level| words.level(level).to_owned();
    let who = ("name", who.to_owned().into());
    match (above, below) {
        (Some(above), Some(below)) => {
            words.format("review-name-between", &[who, ("above", name(above).into()), ("below", name(below).into())])
        }
        (None, Some(below)) => words.format("review-name-below", &[who, ("level", name(below).into())]),
        (Some(above), None) => words.format("review-name-above", &[who, ("level", name(above).into())]),
        (None, None) => String::new(),
    }
}
