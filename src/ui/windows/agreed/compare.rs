//! The window that compares a finished match with the results of friends: a row for each of them,
//! best first, with the points of every deal. Everyone's play of a deal can be watched from here.

use crate::career::{AgreedMatch, DEALS, NotShared, Shared};
use crate::engine::notation::shown;
use crate::host;
use crate::net::{keeps_tables, server_of};
use crate::ui::request::Request;
use crate::ui::windows::outcome::compared::{columns, figure, signed};
use crate::ui::windows::seen::DayAsked;
use crate::ui::windows::{Closing, Done, Look, Seen, Sheet, Window, parts, rows::inline};
use crate::ui::words::{Value, Words, own_name};
use crate::wire::{DayRow, NoAnswer, NoPlace};
use egui::{Context, Event, Ui, WidgetInfo, accesskit::Role, vec2};

/// The window while it is open.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CompareWindow {
    /// What came of the last text that was copied or pasted.
    said: String,
    /// The deal that is to be watched, counted from zero.
    deal: usize,
}

impl Window for CompareWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let Some(played) = seen.matches.shown else { return Closing::Closes.alone() };
        let buttons = &["close", "compare-paste", "compare-copy"];
        let sheet = Sheet { title: "compare-title", width: 720.0, buttons, page: 0, ready: true };
        let shown = sheet.show(ctx, seen.look, |ui| self.body(ui, seen, played));
        let (mut pasted, mut copies) = (host::pasted(), shown.pressed == Some(2));
        ctx.input(|input| {
            for event in &input.events {
                match event {
                    Event::Copy => copies = true,
                    Event::Paste(text) => pasted = Some(text.clone()),
                    _ => {}
                }
            }
        });
        if let Some(text) = pasted {
            ctx.request_repaint();
            return self.read(seen.look, played, &text);
        }
        match shown.pressed {
            _ if copies => self.copy(ctx, seen, played),
            Some(1) => host::paste(ctx),
            // It returns after the game.
            None if shown.body.is_some() => return (Closing::Stays, shown.body.into_iter().collect()),
            _ => return shown.answer(&[None]),
        }
        Closing::Stays.alone()
    }
}

impl CompareWindow {
    /// Copies the player's result.
    fn copy(&mut self, ctx: &Context, seen: &Seen<'_>, played: &AgreedMatch) {
        let (words, name) = (seen.look.words, seen.players.name());
        let by = if name.is_empty() { words.get("name-player") } else { name };
        if let Some(text) = result_to_share(words, played, by) {
            host::share(&text);
            ctx.copy_text(text);
            words.get("compare-copied").clone_into(&mut self.said);
        }
    }

    /// Reads the result of a friend.
    fn read(&mut self, look: Look<'_>, played: &AgreedMatch, text: &str) -> Done {
        let heard = played.read_result(text);
        self.heard(look.words, heard.as_ref().map(Shared::by));
        (Closing::Stays, heard.into_iter().map(|friend| Request::AddFriend(Box::new(friend))).collect())
    }

    fn body(&mut self, ui: &mut Ui, seen: &Seen<'_>, played: &AgreedMatch) -> Option<Request> {
        let look = seen.look;
        let words = look.words;
        parts::paragraph(ui, look.theme, words.get("compare-about"));
        if !self.said.is_empty() {
            parts::remark(ui, look.theme, &self.said);
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(6.0);
        let total = words.get("other-sum");
        let heads: Vec<String> = (1..=DEALS).map(|deal| deal.to_string()).chain([total.to_owned()]).collect();
        columns(ui, look, words.get("other-gained"), &heads, false);
        parts::rule(ui, look.theme);
        let rows = standings(look, played);
        for (name, gained) in &rows {
            let sum: f64 = gained.iter().sum();
            let rank = 1 + rows.iter().filter(|(_, other)| other.iter().sum::<f64>() > sum + 0.005).count();
            let args = [("rank", Value::from(rank)), ("name", name.clone().into())];
            let name = words.format("compare-rank", &args);
            let figures: Vec<String> =
                gained.iter().chain([&sum]).map(|points| signed(figure(words, *points), *points)).collect();
            let deals = (1..=DEALS).map(|deal| words.format("agreed-row", &[("deal", deal.into())]));
            let spoken = deals.chain([total.to_owned()]).zip(&figures).map(|(of, points)| format!("{of} {points}"));
            let spoken = format!("{name}: {}", spoken.collect::<Vec<_>>().join(", "));
            let row = columns(ui, look, &name, &figures, rank == 1);
            row.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
        }
        ui.add_space(12.0);
        let asks = today(ui, seen, played);
        self.watch(ui, look, played).or(asks)
    }

    /// Offers to watch a deal move by move, as anybody played it whose moves are known.
    fn watch(&mut self, ui: &mut Ui, look: Look<'_>, played: &AgreedMatch) -> Option<Request> {
        let deals: Vec<(String, usize)> = (0..usize::from(DEALS)).map(|deal| ((deal + 1).to_string(), deal)).collect();
        ui.horizontal_wrapped(|ui| inline(ui, look.theme, look.words.get("compare-deal"), &deals, &mut self.deal));
        ui.add_space(4.0);
        let own = (own_name(look.words, look.player).to_owned(), None);
        let friends = played.friends().iter().enumerate().map(|(at, friend)| (friend.by().to_owned(), Some(at)));
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            for (name, who) in std::iter::once(own).chain(friends) {
                let args = [("name", name.into()), ("deal", (self.deal + 1).into())];
                if parts::button(ui, look.theme, &look.words.format("compare-watch", &args), false).clicked() {
                    chosen = Some(Request::WatchDeal(self.deal, who));
                }
            }
        });
        chosen
    }

    /// Says whose result was added, or why a text was refused.
    pub fn heard(&mut self, words: &Words, heard: Result<&str, &NotShared>) {
        self.said = match heard {
            Ok(name) => words.format("compare-added", &[("name", name.into())]),
            Err(why) => refusal(words, why),
        };
    }
}

/// Shows where the result of today's match stands at the server that keeps the player's tables, or
/// offers to ask. Whoever plays elsewhere has friends alone to compare with.
fn today(ui: &mut Ui, seen: &Seen<'_>, played: &AgreedMatch) -> Option<Request> {
    let (words, theme) = (seen.look.words, seen.look.theme);
    let address = server_of(&seen.tables.server).filter(|_| keeps_tables())?;
    if played.number().to_string() != seen.clock.day().replace('-', "") {
        return None;
    }
    parts::aside(ui, theme, words.get("agreed-trust"));
    let mut asks = None;
    let told = match seen.matches.place {
        DayAsked::NotYet => {
            let by = seen.tables.name_of(own_name(words, seen.players.name()));
            let result = played.result_text(by)?;
            if parts::deed(ui, theme, words.get("compare-day"), true) {
                asks = Some(Request::AskForPlace(address, played.number(), result));
            }
            String::new()
        }
        DayAsked::UnderWay => words.get("compare-day-asks").to_owned(),
        DayAsked::Answered(Ok(places)) => {
            let args = [("rank", places.place.into()), ("count", places.of.into())];
            parts::paragraph(ui, theme, &words.format("compare-day-place", &args));
            let row = |row: &DayRow| {
                let better = places.best.iter().filter(|other| other.points > row.points).count();
                let points = signed(figure(words, row.points), row.points);
                let args =
                    [("rank", (better + 1).into()), ("name", row.name.clone().into()), ("points", points.into())];
                words.format("compare-day-row", &args)
            };
            places.best.iter().map(row).collect::<Vec<_>>().join(" · ")
        }
        DayAsked::Answered(Err(why)) => words.get(no_place(*why)).to_owned(),
    };
    if !told.is_empty() {
        parts::paragraph(ui, theme, &told);
    }
    ui.add_space(8.0);
    asks
}

/// Why a result has no place, as a message.
const fn no_place(why: NoAnswer) -> &'static str {
    match why {
        NoAnswer::Refused(NoPlace::OtherDay) => "compare-day-other",
        NoAnswer::Refused(NoPlace::Practice) => "agreed-practice",
        NoAnswer::Refused(NoPlace::NoResult | NoPlace::Full) => "compare-day-refused",
        NoAnswer::Unknown => "compare-day-unknown",
        NoAnswer::Silent => "compare-day-silent",
    }
}

/// The result as a text for friends, once every deal is over: a line that says how it went, a line
/// with a sign for each deal, and below them what the program reads.
pub(crate) fn result_to_share(words: &Words, played: &AgreedMatch, by: &str) -> Option<String> {
    let code = played.result_text(by)?;
    let sign = |(own, nestor): (f64, &f64)| match own - nestor {
        0.005.. => '🟩',
        ..=-0.005 => '🟥',
        _ => '⬜',
    };
    let signs: String = played.player().into_iter().zip(played.nestor()).map(sign).collect();
    let better = signs.chars().filter(|sign| *sign == '🟩').count();
    let args = [
        ("game", words.game(played.rules().game()).into()),
        ("number", played.number().to_string().into()),
        ("better", better.into()),
        ("deals", DEALS.into()),
    ];
    let mut told = words.format("compare-shared", &args);
    if played.is_practice() {
        told = words.format("compare-shared-practice", &[("told", told.into())]);
    }
    Some(format!("{told}\n{signs}\n\n{code}"))
}

/// Everyone who has played all the deals, with the points of each, best first.
fn standings(look: Look<'_>, played: &AgreedMatch) -> Vec<(String, Vec<f64>)> {
    let words = look.words;
    let named = |name: &str, practice: bool| {
        if practice { words.format("compare-practice", &[("name", name.into())]) } else { name.to_owned() }
    };
    let friends = played.friends().iter().map(|friend| (named(friend.by(), friend.is_practice()), friend.gained()));
    let own = (named(own_name(words, look.player), played.is_practice()), played.player());
    let nestor = (words.get("nestor").to_owned(), played.nestor().to_vec());
    let mut all: Vec<(String, Vec<f64>)> = friends.chain([own, nestor]).collect();
    all.retain(|(_, gained)| gained.len() == usize::from(DEALS));
    let sum = |gained: &[f64]| gained.iter().sum::<f64>();
    all.sort_by(|(_, one), (_, other)| sum(other).total_cmp(&sum(one)));
    all
}

fn refusal(words: &Words, why: &NotShared) -> String {
    let one = |id: &str, name: &str, value: Value<'_>| words.format(id, &[(name, value)]);
    let id = match why {
        NotShared::NoResult => "compare-no-result",
        NotShared::TooLong => "compare-too-long",
        NotShared::Newer => "compare-newer",
        NotShared::Incomplete => "compare-incomplete",
        NotShared::Unreadable(word) => return one("compare-unreadable", "word", shown(word).into()),
        NotShared::OtherNumber(number) => return one("compare-other-number", "number", number.to_string().into()),
        NotShared::OtherGame => "compare-other-game",
        NotShared::Moves(deal) => return one("compare-moves", "deal", (*deal).into()),
        NotShared::Points { deal, told, made } => {
            let args = [("deal", (*deal).into()), ("told", shown(told).into()), ("made", made.clone().into())];
            return words.format("compare-points", &args);
        }
        NotShared::Changed => "compare-changed",
        NotShared::Known => "compare-known",
    };
    words.get(id).to_owned()
}
