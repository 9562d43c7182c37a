//! "Is it fair?": how bones are shuffled, how a hand is dealt again, whether Nestor peeks, and what was checked
//! at tables with friends.

use super::drawn::{DrawnGames, drawn_with_friends};
use crate::arena::peeking::Rechosen;
use crate::record::{KeptGame, Seating};
use crate::ui::paint::text_face;
use crate::ui::request::Request;
use crate::ui::windows::seen::PeekingTest;
use crate::ui::windows::{Closing, Done, Look, Seen, Sheet, Window, give_way, parts};
use crate::ui::words::{names_from, own_name, step_name};
use crate::{msg, say};
use egui::{Context, Hyperlink, ProgressBar, RichText, Ui, WidgetInfo, accesskit::Role};

/// Where all of it is written down.
const MORE: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/blob/main/SECURITY.md");

/// The window while it is open.
pub struct FairWindow {
    drawn: DrawnGames,
    last: Option<LastGame>,
}

/// The hands that are over of the game at the table, or else of the last one in the list.
struct LastGame {
    text: String,
    seating: Seating,
    /// The number of each hand, if its bones came from one.
    numbers: Vec<Option<u64>>,
}

impl LastGame {
    fn of(seen: &Seen<'_>) -> Option<LastGame> {
        let kept = || {
            let last = seen.games?.iter().max_by_key(|game| game.played.when)?;
            (seen.load)(last.played.id)?.to_text().ok()
        };
        let text = (seen.hands_over)().or_else(kept)?;
        let KeptGame { record, played } = KeptGame::from_bytes(text.as_bytes()).ok()?;
        let numbers = record.hands.iter().map(|hand| hand.deal.number).collect();
        Some(LastGame { text, seating: played.seating, numbers })
    }
}

impl FairWindow {
    /// Creates a window with all that is known of the last game and of drawn hands.
    pub fn new(seen: &Seen<'_>) -> FairWindow {
        let drawn = seen.games.map(|games| DrawnGames::of(games, seen.load)).unwrap_or_default();
        FairWindow { drawn, last: LastGame::of(seen) }
    }
}

impl Window for FairWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let sheet =
            Sheet { title: msg!("command-fair"), width: 680.0, buttons: &[msg!("close")], page: 0, ready: true };
        let shown = sheet.show(ctx, seen.look, |ui| self.body(ui, seen));
        if let Some(request) = &shown.body {
            return Closing::Stays.asking(request.clone());
        }
        // The window behind returns, if there was one.
        let (closing, mut asks) = give_way(shown.answer(&[None]));
        if closing != Closing::Stays {
            asks.push(Request::Peek(None));
        }
        (closing, asks)
    }
}

impl FairWindow {
    fn body(&self, ui: &mut Ui, seen: &Seen<'_>) -> Option<Request> {
        let (words, theme) = (seen.look.words, seen.look.theme);
        parts::chapter(ui, theme, say!(words, "fair-peek"));
        parts::paragraph(ui, theme, say!(words, "fair-peek-about"));
        let asked = self.peeking(ui, seen);
        parts::chapter(ui, theme, say!(words, "fair-shuffle"));
        parts::paragraph(ui, theme, say!(words, "fair-shuffle-about"));
        if let Some(last) = &self.last {
            parts::paragraph(ui, theme, say!(words, "fair-again"));
            for (hand, number) in (1_usize..).zip(&last.numbers) {
                let Some(number) = number else { continue };
                let args = [("hand", hand.into()), ("number", number.to_string().into())];
                parts::remark(ui, theme, &words.format(msg!("fair-hand"), &args));
            }
        }
        drawn_with_friends(ui, seen.look, &self.drawn);
        parts::chapter(ui, theme, say!(words, "fair-more"));
        let page = RichText::new(MORE).font(text_face(ui.ctx(), 14.0)).color(theme.text_color()).underline();
        let link = ui.add(Hyperlink::from_label_and_url(page, MORE));
        parts::focus_ring(ui, &link, theme);
        asked
    }

    /// The button that makes Nestor choose again, and what has come of it.
    fn peeking(&self, ui: &mut Ui, seen: &Seen<'_>) -> Option<Request> {
        let (words, theme, test) = (seen.look.words, seen.look.theme, seen.peeking);
        let Some(last) = self.last.as_ref().filter(|last| last.seating.sitters().any(|sitter| !sitter.is_person()))
        else {
            parts::remark(ui, theme, say!(words, "fair-peek-none"));
            return None;
        };
        let runs = test.done.is_some_and(|done| done < 1.0);
        let word = if runs { msg!("fair-peek-stop") } else { msg!("fair-peek-begin") };
        let pressed = parts::button(ui, theme, words.get(word), !runs).clicked();
        if let Some(done) = test.done {
            show_test(ui, seen, last, test, done);
        }
        pressed.then(|| Request::Peek((!runs).then(|| last.text.clone())))
    }
}

/// Shows how often he chose the same, choice by choice.
fn show_test(ui: &mut Ui, seen: &Seen<'_>, last: &LastGame, test: &PeekingTest, done: f64) {
    let Look { words, theme, .. } = seen.look;
    let [times, same] = [|chosen: &Rechosen| chosen.times, |chosen: &Rechosen| chosen.same]
        .map(|count| test.chosen.iter().map(count).sum::<u32>());
    let told = match (done < 1.0, times - same) {
        (true, _) => say!(words, "fair-peek-so-far", count: times),
        (false, _) if times == 0 => say!(words, "fair-peek-no-choice").to_owned(),
        (false, 0) => say!(words, "fair-peek-clean", count: times),
        (false, others) => say!(words, "fair-peek-caught", count: others),
    };
    if done < 1.0 {
        let bar = ui.add(ProgressBar::new(done as f32).fill(theme.lit()).desired_height(6.0));
        bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
    }
    parts::remark(ui, theme, &told);
    let host = last.seating.host();
    let (own, others) = names_from(words, seen.settings, &last.seating, host, own_name(words, seen.look.player));
    for Rechosen { hand, seat, number, step, times, same } in &test.chosen {
        let at = seat.steps_from(host, last.seating.seats());
        let name = usize::from(at).checked_sub(1).map_or(&own, |at| &others[at]).clone();
        let args = [
            ("hand", (*hand).into()),
            ("name", name.into()),
            ("number", (*number).into()),
            ("play", step_name(words, *step).into()),
            ("same", (*same).into()),
            ("times", (*times).into()),
        ];
        parts::aside(ui, theme, &words.format(msg!("fair-peek-choice"), &args));
    }
}
