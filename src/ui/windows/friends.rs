//! The window for games with people elsewhere: to invite them, to join a table, and to come back to
//! one.

use super::{Closing, Done, Look, Seen, Sheet, Window, parts};
use crate::engine::Preset;
use crate::net::{NearTables, keeps_tables, origin};
use crate::ui::paint::{larger_letters, title_face};
use crate::ui::parts::TextField;
use crate::ui::request::Request;
use crate::ui::settings::{KnownTable, KnownTables};
use crate::ui::words::{Message, Words};
use crate::wire::{Code, Invitation, LONGEST_NAME, NearTable, server_address};
use crate::{msg, say};
use egui::{Align, Context, Frame, Key, Layout, RichText, Stroke, Ui};
use std::time::Duration;

/// The window while it is open.
pub struct FriendsWindow {
    /// What the player is called at tables elsewhere, and where new ones are kept.
    name: String,
    server: String,
    here: bool,
    /// Whether it is in sight where new tables are kept.
    far: bool,
    typed: String,
    /// Whether an invitation opened the window, so that to join is what the player is here for.
    comes_by_link: bool,
    near: Option<NearTables>,
    /// Why what was typed leads to no seat, as a message.
    wrong: Option<Message>,
}

/// The longest link that is read.
const LONGEST_LINK: usize = 400;
/// The size of the title of a thing to do.
const TITLE: f32 = 22.0;
/// With more width, in letters of the usual size, the two things to do stand side by side, each at least so
/// high.
const BESIDE: f32 = 400.0;
const CARD: f32 = 130.0;
/// How often the tables of the own network are looked at.
const LOOKED_AT: Duration = Duration::from_secs(1);

impl Window for FriendsWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let near = self.near.as_mut().map(NearTables::tables).unwrap_or_default();
        if self.near.is_some() {
            ctx.request_repaint_after(LOOKED_AT);
        }
        let sheet = Sheet { title: msg!("command-friends"), width: 640.0, buttons: &[], page: 0, ready: false };
        let shown = sheet.show(ctx, seen.look, |ui| self.body(ui, seen.look, seen.tables, &near));
        let (closing, asks) = match (shown.answer(&[]), shown.body) {
            ((Closing::Stays, _), Some(forgets @ Request::ForgetTable(_))) => Closing::Stays.asking(forgets),
            ((Closing::Stays, _), Some(request)) => Closing::Closes.asking(request),
            (done, _) => done,
        };
        // What was entered is kept once something was chosen.
        let [name, server] = [&self.name, &self.server].map(|entered| entered.trim().to_owned());
        let entered = Request::KnowAtTables { name, server, here: self.here };
        let chosen = closing != Closing::Stays || !asks.is_empty();
        (closing, chosen.then_some(entered).into_iter().chain(asks).collect())
    }
}

impl FriendsWindow {
    /// Creates a window for the player.
    pub fn new(seen: &Seen<'_>) -> FriendsWindow {
        let name = seen.tables.name_of(seen.players.name()).to_owned();
        let (server, here) = (seen.tables.server.clone(), seen.tables.here);
        // What was entered once is not out of sight.
        let far = !server.is_empty() || here;
        let (typed, comes_by_link, near, wrong) = Default::default();
        FriendsWindow { name, server, here, far, typed, comes_by_link, near, wrong }
    }

    /// Begins to listen for tables on the own network.
    #[must_use]
    pub fn listening(self) -> FriendsWindow {
        FriendsWindow { near: NearTables::listen(), ..self }
    }

    /// Enters an invitation.
    #[must_use]
    pub fn with(self, typed: String) -> FriendsWindow {
        FriendsWindow { typed, comes_by_link: true, ..self }
    }

    /// Tells why the table of the invitation has turned the player away.
    #[must_use]
    pub fn turned_away(self, why: Message) -> FriendsWindow {
        FriendsWindow { wrong: Some(why), ..self }
    }

    fn body(&mut self, ui: &mut Ui, look: Look<'_>, known: &KnownTables, near: &[NearTable]) -> Option<Request> {
        let (words, theme) = (look.words, look.theme);
        if !keeps_tables() {
            parts::paragraph(ui, theme, say!(words, "friends-page-alone"));
            return None;
        }
        parts::paragraph(ui, theme, say!(words, "friends-about"));
        let sits = self.named(ui, look);
        ui.add_space(6.0);
        let mut choice = self.choices(ui, look, near, sits);
        if let Some(wrong) = self.wrong {
            parts::remark(ui, theme, words.get(wrong));
        }
        for table in near {
            let word = if table.name.is_empty() { msg!("friends-near-unnamed") } else { msg!("friends-near-table") };
            let args = [("name", table.name.as_str().into())];
            choice = choice.or(row(ui, look, &words.format(word, &args), |ui| offered(ui, look, &table.invitation)));
        }
        if !known.list().is_empty() {
            parts::chapter(ui, theme, say!(words, "friends-yours"));
        }
        for table in known.list() {
            choice = choice.or(row(ui, look, &called(words, table), |ui| {
                let code = table.pass.code;
                let comes = parts::button(ui, theme, say!(words, "friends-return"), false).clicked();
                let forgets = parts::deed(ui, theme, say!(words, "friends-forget"), true);
                let choice = comes.then(|| Request::Visit(table.visit()));
                choice.or(forgets.then_some(Request::ForgetTable(code)))
            }));
        }
        if origin().is_none() {
            self.far_away(ui, look, known.usual());
        }
        choice
    }

    /// The field for the player's name. Whoever comes by a link has only this to enter: they type at once,
    /// and sit down by Enter, of which it is told.
    fn named(&mut self, ui: &mut Ui, look: Look<'_>) -> bool {
        let (label, hint) = (say!(look.words, "friends-name"), say!(look.words, "friends-name-hint"));
        let (comes, is_nobody) = (self.comes_by_link, self.name.is_empty());
        let field = TextField { text: &mut self.name, hint, most: LONGEST_NAME };
        let mut enters = false;
        parts::named_row(ui, look.theme, label, 30.0, |ui| {
            let edit = parts::field(ui, look.theme, [220.0, 28.0], field, label);
            enters = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if comes && is_nobody && !edit.lost_focus() && ui.memory(|memory| memory.focused().is_none()) {
                edit.request_focus();
            }
        });
        enters && comes
    }

    /// The two things to do here, side by side where there is room.
    fn choices(&mut self, ui: &mut Ui, look: Look<'_>, near: &[NearTable], sits: bool) -> Option<Request> {
        // Whoever comes by a link has nothing else to do here.
        let comes = !self.typed.is_empty();
        if ui.available_width() < BESIDE * larger_letters(ui.ctx()) {
            let mut joins = None;
            if self.comes_by_link {
                joins = card(ui, look, msg!("friends-join"), 0.0, |ui| self.join(ui, look, near, sits));
            }
            let invites = card(ui, look, msg!("friends-invite-title"), 0.0, |ui| invite(ui, look, !comes));
            if !self.comes_by_link {
                joins = card(ui, look, msg!("friends-join"), 0.0, |ui| self.join(ui, look, near, sits));
            }
            return joins.or(invites);
        }
        ui.columns(2, |columns| {
            let invites =
                card(&mut columns[0], look, msg!("friends-invite-title"), CARD, |ui| invite(ui, look, !comes));
            card(&mut columns[1], look, msg!("friends-join"), CARD, |ui| self.join(ui, look, near, sits)).or(invites)
        })
    }

    /// Where new tables are kept. Only friends far away need it, so it is in sight on demand.
    fn far_away(&mut self, ui: &mut Ui, look: Look<'_>, usual: &str) {
        let (words, theme) = (look.words, look.theme);
        ui.add_space(6.0);
        if !self.far {
            let word = if usual.is_empty() { msg!("friends-far") } else { msg!("friends-where-else") };
            self.far = parts::button(ui, theme, words.get(word), false).clicked();
            return;
        }
        parts::chapter(ui, theme, say!(words, "friends-where"));
        if !usual.is_empty() {
            parts::switch(ui, theme, say!(words, "friends-here"), "", &mut self.here);
        }
        if usual.is_empty() || !self.here {
            let hint = if usual.is_empty() { say!(words, "friends-where-hint") } else { usual };
            let field = TextField { text: &mut self.server, hint, most: LONGEST_LINK };
            parts::field(ui, theme, [320.0, 28.0], field, say!(words, "friends-where"));
        }
        parts::aside(ui, theme, say!(words, "friends-where-about"));
    }

    /// The field for a link or a code, and what can be done with it. The player may have said already that
    /// they sit down.
    fn join(&mut self, ui: &mut Ui, look: Look<'_>, near: &[NearTable], mut sits: bool) -> Option<Request> {
        let (words, theme) = (look.words, look.theme);
        let mut watches = false;
        let width = ui.available_width();
        let field = TextField { text: &mut self.typed, hint: say!(words, "friends-link-hint"), most: LONGEST_LINK };
        let edit = parts::field(ui, theme, [width, 32.0], field, say!(words, "friends-link"));
        if edit.changed() {
            self.wrong = None;
        }
        ui.horizontal_wrapped(|ui| {
            sits |= edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let comes = !self.typed.is_empty();
            sits |= parts::button(ui, theme, say!(words, "friends-sit"), comes).clicked();
            watches = parts::deed(ui, theme, say!(words, "friends-watch"), true);
        });
        let invitation = invited(&self.typed, near, &self.server);
        let elsewhere = |there: &Invitation| origin().is_some_and(|(host, _)| host != there.host);
        let is_out_of_reach = invitation.as_ref().is_some_and(elsewhere);
        if sits || watches {
            let unread = invitation.is_none().then_some(msg!("friends-no-link"));
            self.wrong = is_out_of_reach.then_some(msg!("friends-other-server")).or(unread);
        }
        let visit = if watches { Invitation::to_watch } else { Invitation::to_sit };
        invitation
            .filter(|_| (sits || watches) && !is_out_of_reach)
            .map(|invitation| Request::Visit(visit(&invitation)))
    }
}

/// What was typed: an invitation, or a code alone of a table at the server that the page came from, or at the one
/// that keeps the player's own tables. A table on the own network is found there.
fn invited(typed: &str, near: &[NearTable], server: &str) -> Option<Invitation> {
    let there = Invitation::from_typed(typed);
    let code = there.as_ref().map(|there| there.code).or_else(|| Code::from_typed(typed))?;
    // Anybody on the network can call out a table, so nobody is led there who comes by an encrypted way.
    if there.as_ref().is_some_and(|there| there.is_secure) {
        return there;
    }
    let found = near.iter().map(|table| &table.invitation).find(|invitation| invitation.code == code);
    let here = || origin().map(|(host, is_secure)| Invitation { host, is_secure, code });
    // A way through the own network is nearer than one through the router and back.
    found.cloned().or(there).or_else(here).or_else(|| Invitation::at(&server_address(server)?, code))
}

/// What a table to come back to is called: what was played there, once that is known, and with whom.
fn called(words: &Words, table: &KnownTable) -> String {
    let game = (!table.game.is_empty()).then(|| words.game(Preset::from_name(&table.game)).to_owned());
    let names = || words.list(&table.others).into();
    match game {
        Some(game) if table.others.is_empty() => game,
        Some(game) => words.format(msg!("friends-yours-table"), &[("game", game.into()), ("names", names())]),
        None if table.others.is_empty() => say!(words, "friends-yours-new").to_owned(),
        None => words.format(msg!("friends-yours-with"), &[("names", names())]),
    }
}

/// One of the two things to do here, under its title and at least this high.
fn card<R>(ui: &mut Ui, look: Look<'_>, title: Message, high: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let edge = Stroke::new(1.0, look.theme.rule());
    let frame = Frame::new().stroke(edge).corner_radius(8).inner_margin(14).outer_margin(1);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_min_height(high);
        let face = title_face(ui.ctx(), TITLE);
        ui.label(RichText::new(look.words.get(title)).font(face).color(look.theme.text_color()));
        ui.add_space(2.0);
        // The columns would spread the words over the whole width.
        ui.with_layout(Layout::top_down(Align::LEFT), content).inner
    });
    shown.inner
}

/// Tells what an invitation is, and asks for one.
fn invite(ui: &mut Ui, look: Look<'_>, main: bool) -> Option<Request> {
    parts::paragraph(ui, look.theme, say!(look.words, "friends-invite-about"));
    let pressed = parts::button(ui, look.theme, say!(look.words, "friends-invite"), main).clicked();
    pressed.then_some(Request::Open("game-invite"))
}

/// A row with a name and buttons.
fn row<R>(ui: &mut Ui, look: Look<'_>, name: &str, buttons: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = ui.horizontal_wrapped(|ui| {
        ui.set_row_height(parts::row_height(ui));
        parts::paragraph(ui, look.theme, name);
        buttons(ui)
    });
    shown.inner
}

/// Offers a seat at a table, or to watch there.
fn offered(ui: &mut Ui, look: Look<'_>, invitation: &Invitation) -> Option<Request> {
    let sits = parts::button(ui, look.theme, say!(look.words, "friends-sit"), false).clicked();
    let watches = parts::deed(ui, look.theme, say!(look.words, "friends-watch"), true);
    let visit = sits.then(|| invitation.to_sit()).or_else(|| watches.then(|| invitation.to_watch()));
    visit.map(Request::Visit)
}
