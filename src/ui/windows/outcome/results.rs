//! The results of a game on time: who won and why, every part of the total as a sum, the best
//! plays, and a comparison with earlier games.

use super::hands::face;
use super::honours::{Winner, honours};
use super::race::Race;
use crate::career::Standing;
use crate::engine::Side;
use crate::record::{Place, TimedResult, What};
use crate::table::HostOrder;
use crate::ui::paint::{Face, Pose, larger_letters, paint_bone, text_face};
use crate::ui::request::Request;
use crate::ui::windows::{Done, Look, Seen, Sheet, Window, parts};
use crate::ui::words::{Names, Reader, player_name};
use crate::{msg, say};
use egui::{Context, Sense, Ui, WidgetInfo, accesskit::Role, pos2, vec2};

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct ResultsWindow {
    /// The result of the game.
    pub outcome: TimedResult,
    /// The comparison with earlier games, if there were any.
    pub standing: Option<Standing>,
    /// Whether the player had help. Such a game sets no record.
    pub practice: bool,
}

impl Window for ResultsWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        // Who presses Enter, because the game went on until now, sees its end and begins no game against the clock.
        let buttons = &[msg!("results-again"), msg!("review"), msg!("close")];
        let sheet = Sheet { title: msg!("results-title"), width: 540.0, buttons, page: 0, ready: true };
        let shown = sheet.show(ctx, seen.look, |ui| self.body(ui, seen.look));
        shown.answer(&[Some(Request::Order(HostOrder::NewGame(None))), Some(Request::Review), None])
    }
}

impl ResultsWindow {
    fn body(&self, ui: &mut Ui, look: Look<'_>) {
        self.headline(ui, look);
        self.race(ui, look);
        let (words, outcome) = (look.words, &self.outcome);
        row(ui, look, say!(words, "results-yours"), "", outcome.yours, false);
        for (side, points) in &outcome.theirs {
            let name = self.names(look).side(*side);
            row(ui, look, &say!(words, "results-theirs", name: name), "", *points, false);
        }
        let (yours, bonus, total) = (outcome.yours, outcome.bonus, outcome.total());
        if bonus.spread > 0 {
            row(ui, look, say!(words, "results-spread"), &self.spread(), bonus.spread.into(), false);
        }
        if bonus.time > 0 {
            row(ui, look, say!(words, "results-time"), &self.time(look), bonus.time.into(), false);
        }
        parts::rule(ui, look.theme);
        // What is zero needs no row and no place in the sum.
        let added =
            [bonus.spread, bonus.time].into_iter().filter(|bonus| *bonus > 0).map(|bonus| format!(" + {bonus}"));
        let added: String = added.collect();
        let sum = if added.is_empty() { added } else { format!("{yours}{added} = {total}") };
        row(ui, look, say!(words, "results-total"), &sum, total, true);
        self.records(ui, look);
        self.plays(ui, look);
    }

    /// Who is called what, as seen from the player's seat.
    fn names<'a>(&'a self, look: Look<'a>) -> Names<'a> {
        let outcome = &self.outcome;
        Names { words: look.words, settings: look.settings, rules: &outcome.rules, you: outcome.chronicle.seat }
    }

    fn headline(&self, ui: &mut Ui, look: Look<'_>) {
        let TimedResult { chronicle, rules, end, .. } = &self.outcome;
        let reader = Reader { words: look.words, settings: look.settings, chronicle };
        let title = reader.names(rules).verdict(end);
        let reached = || say!(look.words, "results-target", target: rules.goal());
        let why = reader.why_it_ended(rules, end).unwrap_or_else(reached);
        let winner = end.winner.map(|side| Winner::of(chronicle, rules, side, face(&reader, rules, side)));
        let response = honours(ui, look, [&title, &why], winner.as_ref(), 1.0);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{title} {why}")));
    }

    /// How the scores went there.
    fn race(&self, ui: &mut Ui, look: Look<'_>) {
        let TimedResult { chronicle, rules, .. } = &self.outcome;
        let reader = Reader { words: look.words, settings: look.settings, chronicle };
        let own = rules.side(chronicle.seat);
        let sides: Vec<Side> = [own].into_iter().chain(self.outcome.theirs.iter().map(|(side, _)| *side)).collect();
        let steps = chronicle.race();
        let deciding = chronicle.deciding(&steps);
        Race { look, reader: &reader, rules, steps: &steps, deciding, sides: &sides, part: 1.0 }.show(ui);
    }

    /// "100 − 55 = 45".
    fn spread(&self) -> String {
        let outcome = &self.outcome;
        let second = outcome.theirs.first().map_or(0, |(_, points)| *points);
        format!("{} − {second} = {}", outcome.yours, outcome.bonus.spread)
    }

    /// "135 s × 0.5 × 100% = 68".
    fn time(&self, look: Look<'_>) -> String {
        let (words, outcome) = (look.words, &self.outcome);
        let each = if outcome.has_won() { words.number(0.5, 1) } else { words.number(0.25, 2) };
        let share = words.percent(f64::from(outcome.yours.max(0)));
        let (seconds, bonus) = (outcome.seconds.into(), outcome.bonus.time.into());
        let args = [("seconds", seconds), ("each", each.into()), ("share", share.into()), ("bonus", bonus)];
        words.format(msg!("results-time-sum"), &args)
    }

    /// Shows the best totals. This game may be among them.
    fn records(&self, ui: &mut Ui, look: Look<'_>) {
        let words = look.words;
        if let Some(Standing { today, ever, new_today, new_ever }) = self.standing {
            for (id, best, new) in
                [(msg!("results-best-today"), today, new_today), (msg!("results-best-ever"), ever, new_ever)]
            {
                row(ui, look, words.get(id), if new { say!(words, "results-new-best") } else { "" }, best, false);
            }
        }
        if self.practice {
            parts::aside(ui, look.theme, say!(words, "results-practice"));
        }
    }

    /// Shows how often firecrackers scored, and the best plays with their bones.
    fn plays(&self, ui: &mut Ui, look: Look<'_>) {
        let words = look.words;
        parts::chapter(ui, look.theme, say!(words, "results-plays"));
        for place in &self.outcome.best {
            self.play(ui, look, *place);
        }
        let [yours, theirs] = self.outcome.firecrackers;
        if yours > 0 || theirs > 0 {
            let name = player_name(words, look.settings, 1);
            let args = [("yours", yours.into()), ("theirs", theirs.into()), ("name", name.into())];
            parts::paragraph(ui, look.theme, &words.format(msg!("results-firecrackers"), &args));
        }
    }

    fn play(&self, ui: &mut Ui, look: Look<'_>, place: Place) {
        let Some(entry) = self.outcome.chronicle.entry(place) else { return };
        let (id, bone, sum) = match &entry.what {
            What::Played { bone, sum, .. } => (msg!("results-play"), *bone, sum),
            What::Destroyed { bone, sum, .. } => (msg!("results-destroy"), *bone, sum),
            What::Drew { .. } | What::Passed => return,
        };
        let names = self.names(look);
        let (player, name) = (names.player(entry.seat), names.of(entry.seat).into());
        let sum = sum.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ").into();
        let (bone_name, points) = (bone.to_string().into(), entry.counted().into());
        let args = [("name", name), ("bone", bone_name), ("sum", sum), ("points", points)];
        let line = look.words.format(id, &args);
        let (width, ink) = (ui.available_width(), look.theme.text_color());
        let text = ui.painter().layout(line.clone(), text_face(ui.ctx(), 15.0), ink, width - 62.0);
        let high = (text.size().y + 4.0).max(30.0);
        let (rect, _) = parts::area(ui, vec2(width, high), Role::Label, &line);
        let pose = Pose::flat(pos2(rect.left() + 26.0, rect.center().y), 22.0);
        let colors = look.theme.bone(Face::played(player, names.rules.partners));
        paint_bone(ui.painter(), pose, [bone.high(), bone.low()], &colors, 1.0);
        let at = pos2(rect.left() + 62.0, rect.center().y - 0.5 * text.size().y);
        ui.painter().galley(at, text, ink);
    }
}

/// Shows a figure with its name and the sum that it comes from, which has a line of its own where
/// there is no room for it between them.
fn row(ui: &mut Ui, look: Look<'_>, name: &str, sum: &str, points: i32, large: bool) {
    let (width, shown) = (ui.available_width(), points.to_string());
    let (text, quiet) = (look.theme.text_color(), look.theme.quiet_text());
    let size: f32 = if large { 21.0 } else { 16.0 };
    let face = |size| text_face(ui.ctx(), size);
    let figure = ui.painter().layout_no_wrap(shown.clone(), face(size), text);
    let label = ui.painter().layout(name.to_owned(), face(size.min(18.0)), text, width - figure.size().x - 12.0);
    let beside = width - label.size().x - 12.0 - figure.size().x.max(46.0) - 12.0;
    let one = ui.painter().layout_no_wrap(sum.to_owned(), face(14.0), quiet);
    let (sum_text, is_below) = if one.size().x <= beside {
        (one, false)
    } else {
        (ui.painter().layout(sum.to_owned(), face(14.0), quiet, width), true)
    };
    let line = (if large { 36.0 } else { 26.0 } * larger_letters(ui.ctx())).max(label.size().y + 4.0);
    let below = if is_below { sum_text.size().y + 2.0 } else { 0.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, line + below), Sense::hover());
    let (painter, middle) = (ui.painter(), rect.top() + 0.5 * line);
    painter.galley(pos2(rect.left(), middle - 0.5 * label.size().y), label, text);
    painter.galley(pos2(rect.right() - figure.size().x, middle - 0.5 * figure.size().y), figure, text);
    let of_sum = sum_text.size();
    let at = if is_below {
        pos2(rect.right() - of_sum.x, rect.top() + line)
    } else {
        pos2(rect.right() - 58.0 - of_sum.x, middle - 0.5 * of_sum.y)
    };
    painter.galley(at, sum_text, quiet);
    let spoken = if sum.is_empty() { format!("{name}: {shown}") } else { format!("{name}: {shown}, {sum}") };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}
