//! Asks a server where the player's result of the day's match stands.

use crate::career::AgreedMatch;
use crate::net::{WebSocket, keeps_tables};
use crate::ui::windows::outcome::compared::{figure, signed};
use crate::ui::words::Message;
use crate::ui::{look::Look, parts};
use crate::wire::{DayCall, DayPlaces, DayRow, NoAnswer, NoPlace};
use crate::{msg, say};
use egui::{Context, Ui};
use std::time::Duration;

/// The place of a result among all of its day, at the server that keeps the player's tables.
pub struct DayPlace {
    /// The address of the server.
    address: String,
    /// The name of the player there.
    name: String,
    call: Option<DayCall<WebSocket>>,
    /// What the server has said, or that it never did.
    pub answer: Option<Result<DayPlaces, NoAnswer>>,
}

impl DayPlace {
    /// Makes one of which nobody has asked yet.
    pub(crate) const fn new(address: String, name: String) -> DayPlace {
        DayPlace { address, name, call: None, answer: None }
    }

    /// Whether the server can be asked now.
    pub(super) fn is_offered(&self) -> bool {
        self.call.is_none() && self.answer.is_none() && keeps_tables()
    }

    /// Tells the server the result of this match.
    pub(super) fn ask(&mut self, ctx: &Context, played: &AgreedMatch) {
        let Some(result) = played.result_text(&self.name) else { return };
        let wakes = ctx.clone();
        let line = WebSocket::new(move || wakes.request_repaint());
        self.call = Some(DayCall::new(self.address.clone(), result, line));
    }

    /// Takes in what the server has said.
    pub(super) fn go_on(&mut self, ctx: &Context) {
        let Some(call) = &mut self.call else { return };
        let now = Duration::from_secs_f64(ctx.input(|input| input.time));
        self.answer = call.poll(now);
        if self.answer.is_some() {
            self.call = None;
            ctx.request_repaint();
        } else {
            ctx.request_repaint_after(call.next_tick().saturating_sub(now));
        }
    }

    /// Shows what has come of it.
    pub(super) fn show(&self, ui: &mut Ui, look: Look<'_>) {
        let words = look.words;
        parts::aside(ui, look.theme, say!(words, "agreed-trust"));
        match &self.answer {
            None if self.call.is_some() => parts::paragraph(ui, look.theme, say!(words, "agreed-day-asks")),
            None => {}
            Some(Ok(places)) => {
                let args = [("rank", places.place.into()), ("count", places.of.into())];
                parts::paragraph(ui, look.theme, &words.format(msg!("agreed-day-place"), &args));
                let row = |row: &DayRow| {
                    let better = places.best.iter().filter(|other| other.points > row.points).count();
                    let points = signed(figure(words, row.points), row.points);
                    let args =
                        [("rank", (better + 1).into()), ("name", row.name.clone().into()), ("points", points.into())];
                    words.format(msg!("agreed-day-row"), &args)
                };
                let best: Vec<String> = places.best.iter().map(row).collect();
                parts::paragraph(ui, look.theme, &best.join(" · "));
            }
            Some(Err(why)) => parts::paragraph(ui, look.theme, words.get(no_place(*why))),
        }
    }
}

/// Why a result has no place, as a message.
const fn no_place(why: NoAnswer) -> Message {
    match why {
        NoAnswer::Refused(NoPlace::OtherDay) => msg!("agreed-day-other"),
        NoAnswer::Refused(NoPlace::Practice) => msg!("agreed-practice"),
        NoAnswer::Refused(NoPlace::NoResult | NoPlace::Full) => msg!("agreed-day-refused"),
        NoAnswer::Unknown => msg!("agreed-day-unknown"),
        NoAnswer::Silent => msg!("agreed-day-silent"),
    }
}
