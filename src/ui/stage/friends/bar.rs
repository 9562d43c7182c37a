//! The bar above everything else while a table with people elsewhere waits: who has come, and whose
//! turn it is.

use super::FriendsScreen;
use super::panel::{is_down, reason};
use crate::table::{View, Waiting};
use crate::ui::look::Look;
use crate::ui::paint::text_face;
use crate::ui::parts;
use crate::ui::request::{FriendsRequest, Request};
use crate::ui::settings::KnownTable;
use crate::ui::stage::Beside as _;
use crate::ui::words::Words;
use crate::wire::Client;
use crate::{msg, say};
use egui::{Align, Frame, Label, Layout, Margin, Panel, RichText, Ui, vec2};

impl FriendsScreen {
    /// Shows the bar of a table that is not shown. Returns what the player wants.
    pub(crate) fn bar(&self, ui: &mut Ui, look: Look<'_>) -> Option<Request> {
        bar(ui, look, &self.said_aside(look.words), self.is_turn())
    }

    /// What there is to know of the table from afar.
    fn said_aside(&self, words: &Words) -> String {
        if let Some(why) = self.closed {
            return words.get(reason(why)).to_owned();
        }
        if self.client().is_some_and(|client| is_down(client.link())) {
            return say!(words, "friends-line-down").to_owned();
        }
        let others = self.others();
        let names = [("names", words.list(&others).into())];
        match self.desk().map(|desk| desk.game().view()) {
            _ if others.is_empty() => say!(words, "friends-aside-nobody").to_owned(),
            None => words.format(msg!("friends-aside-come"), &names),
            Some(view) if view.is_your_turn() => words.format(msg!("friends-aside-turn"), &names),
            Some(view) if view.waiting == Waiting::NewGame => words.format(msg!("friends-aside-over"), &names),
            Some(view) => match self.name_on_turn(view) {
                Some(name) => say!(words, "friends-aside-theirs", name: name),
                None => words.format(msg!("friends-aside-come"), &names),
            },
        }
    }

    /// Who is to move, by the name that the table knows.
    fn name_on_turn(&self, view: &View) -> Option<String> {
        let company = self.client().map(Client::company)?;
        let chair = company.chairs.iter().find(|chair| chair.seat == view.seen.to_move())?;
        Some(chair.name.clone()).filter(|name| !name.is_empty())
    }
}

/// Shows the bar of the table at which the player sat when the program ended.
pub(crate) fn waiting_bar(ui: &mut Ui, look: Look<'_>, table: &KnownTable) -> Option<Request> {
    let words = look.words;
    let said = if table.others.is_empty() {
        say!(words, "friends-aside-waits").to_owned()
    } else {
        say!(words, "friends-aside-waits-with", names: words.list(&table.others))
    };
    bar(ui, look, &said, false)
}

fn bar(ui: &mut Ui, look: Look<'_>, said: &str, is_turn: bool) -> Option<Request> {
    let frame = Frame::NONE.fill(look.theme.band()).inner_margin(Margin::symmetric(10, 4));
    let shown = Panel::top("table elsewhere").frame(frame).show_separator_line(false).show(ui, |ui| {
        let high = parts::row_height(ui);
        let row =
            ui.allocate_ui_with_layout(vec2(ui.available_width(), high), Layout::right_to_left(Align::Center), |ui| {
                let stands_up = parts::cross(ui, look).then_some(FriendsRequest::AskToStandUp);
                let comes = parts::button(ui, look.theme, say!(look.words, "friends-return"), is_turn).clicked();
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let color = if is_turn { look.theme.lit() } else { look.theme.text_color() };
                    ui.add(Label::new(RichText::new(said).font(text_face(ui.ctx(), 14.0)).color(color)).truncate());
                });
                comes.then_some(FriendsRequest::ComeBack).or(stands_up).map(Request::from)
            });
        row.inner
    });
    shown.inner
}
