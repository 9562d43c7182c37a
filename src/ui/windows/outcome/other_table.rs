//! The other table. A Nestor in the player's seat plays the deals of past games again, and each
//! hand shows who did better with the same bones.

use super::compared;
use crate::arena::duplicate::Comparison;
use crate::nestor::Level;
use crate::ui::request::Request;
use crate::ui::windows::seen::{Replaying, Seen};
use crate::ui::windows::{Closing, Done, Look, Sheet, Window, parts};
use egui::{Context, ProgressBar, Ui, WidgetInfo, accesskit::Role};

/// The window while it is open.
#[derive(Clone, Copy, Debug)]
pub struct OtherTableWindow {
    level: Level,
}

impl Default for OtherTableWindow {
    fn default() -> OtherTableWindow {
        OtherTableWindow { level: Level::Tough }
    }
}

impl Window for OtherTableWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let begins = seen.replay.done.is_none();
        let buttons: &[&str] = if begins { &["close", "other-begin"] } else { &["close"] };
        let sheet = Sheet { title: "command-other-table", width: 620.0, buttons, page: 0, ready: true };
        let shown = sheet.show(ctx, seen.look, |ui| self.body(ui, seen.look, seen.replay));
        match shown.pressed {
            Some(1) => Closing::Stays.asking(Request::ReplayAs(Some(self.level))),
            Some(_) => Closing::GivesWay.asking(Request::ReplayAs(None)),
            None if shown.left => Closing::GivesWay.asking(Request::ReplayAs(None)),
            // Results of another level do not count for this one.
            None if shown.body => Closing::Stays.asking(Request::ReplayAs(None)),
            None => Closing::Stays.alone(),
        }
    }
}

impl OtherTableWindow {
    /// Returns whether another level was chosen.
    fn body(&mut self, ui: &mut Ui, look: Look<'_>, replay: &Replaying) -> bool {
        let words = look.words;
        parts::paragraph(ui, look.theme, words.get("other-about"));
        let levels = words.levels();
        let name = words.get("other-level");
        let changed = parts::choice(ui, look.theme, name, "", &levels, &mut self.level);
        if let Some(done) = replay.done.filter(|_| !changed) {
            course(ui, look, replay, done);
        }
        changed
    }
}

fn course(ui: &mut Ui, look: Look<'_>, replay: &Replaying, done: f64) {
    let words = look.words;
    if done < 1.0 {
        let told = words.format("other-playing", &[("share", words.percent(100.0 * done).into())]);
        let bar = ui.add(ProgressBar::new(done as f32).fill(look.theme.lit()).desired_height(6.0));
        bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
        parts::aside(ui, look.theme, &told);
    }
    if replay.gone > 0 {
        parts::remark(ui, look.theme, &words.format("other-gone", &[("count", replay.gone.into())]));
    }
    if !replay.hands.is_empty() {
        let hands: Vec<Comparison> = replay.hands.iter().map(|(_, hand)| *hand).collect();
        compared::verdict(ui, look, &hands);
        compared::certainty(ui, look, &hands);
        let id = if replay.games > 1 { "other-game-hand" } else { "other-hand" };
        compared::table(ui, look, &hands, |at| {
            let (game, hand) = &replay.hands[at];
            words.format(id, &[("game", (game + 1).into()), ("hand", hand.number.into())])
        });
    } else if done >= 1.0 {
        parts::paragraph(ui, look.theme, words.get("other-none"));
    }
}
