//! Asks a server where the player's result of the day's match stands.

use crate::net::WebSocket;
use crate::ui::windows::seen::DayAsked;
use crate::wire::{DayCall, DayPlaces, NoAnswer};
use egui::Context;
use std::time::Duration;

/// The last question, and the answer to it.
#[derive(Default)]
pub(in crate::ui::app) struct DayQuestion {
    call: Option<DayCall<WebSocket>>,
    /// The number of the match that was asked about.
    number: Option<u64>,
    answer: Option<Result<DayPlaces, NoAnswer>>,
}

impl DayQuestion {
    /// Tells the server at an address a result of this match.
    pub(in crate::ui::app) fn ask(&mut self, ctx: &Context, address: String, number: u64, result: String) {
        let wakes = ctx.clone();
        self.call = Some(DayCall::new(address, result, WebSocket::new(move || wakes.request_repaint())));
        (self.number, self.answer) = (Some(number), None);
    }

    /// Takes in what the server has said.
    pub(in crate::ui::app) fn go_on(&mut self, ctx: &Context) {
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

    /// What has come of it, for the match with this number.
    pub(in crate::ui::app) fn seen(&self, number: Option<u64>) -> DayAsked<'_> {
        match &self.answer {
            _ if number.is_none() || self.number != number => DayAsked::NotYet,
            Some(answer) => DayAsked::Answered(answer),
            None => DayAsked::UnderWay,
        }
    }
}
