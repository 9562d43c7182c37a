//! The panel beside a table with people elsewhere: who sits there, what they ask and say, and
//! whether the deals are fair.

use super::FriendsScreen;
use super::rules_ahead;
use super::told::{FriendNews, phrase_word, sign_word};
use crate::engine::{Rules, Seat, Seats};
use crate::host;
use crate::net::origin;
use crate::record::{HandDeal, HowDrawn, Unfair};
use crate::table::{Agreement, Proposal, View, Waiting, Wish};
use crate::ui::look::Look;
use crate::ui::paint::{text_face, title_face};
use crate::ui::parts::{self, small};
use crate::ui::request::{FriendsRequest, Request};
use crate::ui::stage::beside::{Beside, Panelled};
use crate::ui::table::{Desk, driver::time};
use crate::ui::words::{Message, Words, player_name, rules as told_rules};
use crate::wire::{Chairholder, Client, Fairness, Foul, LineState, PHRASES, SIGNS, WhyClosed};
use crate::{msg, say};
use egui::{Color32, Grid, Label, RichText, TextStyle, Ui, Vec2, vec2};

/// A room narrower than this is a telephone's, whose buttons are for fingers and stand in two rows.
const NARROW: f32 = 440.0;

impl Panelled for FriendsScreen {
    type Wish = Request;

    fn head(&mut self, ui: &mut Ui, look: Look<'_>, _: bool) -> Option<Request> {
        let face = text_face(ui.ctx(), 13.0);
        ui.style_mut().text_styles.insert(TextStyle::Small, face);
        let (title, room) = (say!(look.words, "friends-title"), ui.available_width() - parts::touchable(ui, 40.0));
        // As large as there is room for.
        let wide = |size: f32| {
            let font = title_face(ui.ctx(), size);
            ui.painter().layout_no_wrap(title.to_owned(), font, Color32::PLACEHOLDER).size().x
        };
        let size = [20.0, 17.0, 15.0].into_iter().find(|size| wide(*size) <= room).unwrap_or(13.0);
        let title = RichText::new(title).font(title_face(ui.ctx(), size));
        let crossed = parts::crossed_row(ui, look, |ui| {
            ui.scope(|ui| {
                ui.set_max_width(room);
                ui.add(Label::new(title.color(look.theme.text_color())).truncate());
            });
        });
        crossed.then_some(Request::Leave)
    }

    fn told(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Request> {
        let (words, theme) = (look.words, look.theme);
        if let Some(why) = self.closed {
            parts::paragraph(ui, theme, words.get(reason(why)));
        } else if let Some(client) = self.client().filter(|client| is_down(client.link())) {
            let plan = client.opens().cloned();
            let word = match plan {
                Some(_) => msg!("friends-server-silent"),
                None if client.code().is_some() => msg!("friends-line-down"),
                None => msg!("friends-unreachable"),
            };
            parts::paragraph(ui, theme, words.get(word));
            if parts::deed(ui, theme, say!(words, "friends-try"), true) {
                self.say(Client::try_at_once);
            }
            // A page keeps no tables.
            let may_keep = plan.filter(|_| self.home.is_none() && origin().is_none());
            if let Some(plan) = may_keep
                && parts::deed(ui, theme, say!(words, "friends-host-here"), true)
            {
                return Some(FriendsRequest::HostHere(Box::new(plan)).into());
            }
        } else if self.client().is_some_and(Client::is_halted) {
            parts::paragraph(ui, theme, say!(words, "friends-halted"));
        } else if self.is_unanswered(time(ui.input(|input| input.time))) {
            parts::paragraph(ui, theme, say!(words, "friends-no-answer"));
        }
        small(ui, look, &self.present(look));
        if let Some(view) = self.desk().map(|desk| desk.game().view())
            && let Some(rules) = view.gathering.next_rules
        {
            let args = [("game", changed_rules(words, view.rules(), &rules).into())];
            parts::paragraph(ui, theme, &words.format(msg!("answer-next-hand"), &args));
        }
        if let Some(awaited) = self.awaited(look) {
            parts::paragraph(ui, theme, &awaited);
        }
        for what in self.told_below(look) {
            parts::paragraph(ui, theme, &what);
        }
        None
    }

    fn deeds(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Request> {
        let (words, theme) = (look.words, look.theme);
        let mut asks_for_rules = false;
        let (can_change, stays) = (self.rules_can_change().is_some(), self.closed.is_none() && !self.leaves);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            self.table_deeds(ui, look);
            asks_for_rules = can_change && parts::deed(ui, theme, say!(words, "friends-rules"), true);
            if self.client().is_some_and(|client| client.may_speak() && self.is_heard(client)) {
                parts::unfold(ui, look, msg!("friends-say"), |ui| self.talk(ui, look));
            }
            if host::can_ask_to_call() && parts::deed(ui, theme, say!(words, "friends-call"), true) {
                host::ask_to_call();
            }
            if stays && parts::deed(ui, theme, say!(words, "friends-leave"), true) {
                self.leaves = true;
            }
        });
        if asks_for_rules {
            return Some(Request::Open("settings-rules"));
        }
        if self.leaves {
            parts::paragraph(ui, theme, say!(words, "friends-leave-about"));
            let offered = [(msg!("cancel"), false, false), (msg!("friends-leave"), true, true)];
            let offered = offered.map(|(word, main, leaves)| (words.get(word).to_owned(), main, leaves));
            let answer = parts::buttons(ui, theme, false, offered);
            self.leaves = answer.is_none();
            if answer == Some(true) {
                return Some(FriendsRequest::LeaveForGood.into());
            }
        }
        for line in self.fairness(look) {
            small(ui, look, &line);
        }
        None
    }

    fn pins(&self, room: Vec2) -> bool {
        !(self.leaves || parts::is_flat(room))
    }

    fn size(&self, room: Vec2) -> Vec2 {
        if self.leaves {
            return vec2((0.32 * room.x).clamp(290.0, 380.0), (0.48 * room.y).clamp(220.0, 300.0));
        }
        let high = match room.x < NARROW {
            // What the player opened is there to be read.
            true if self.is_unfolded => 0.5 * room.y,
            true => 236.0,
            false => 190.0,
        };
        vec2((0.25 * room.x).clamp(190.0, 300.0), high)
    }
}

impl FriendsScreen {
    /// The seats of this screen.
    pub(super) fn own(&self) -> Seats {
        self.client().map_or(Seats::NONE, Client::seats)
    }

    /// Whether anybody else is at the table.
    fn is_heard(&self, client: &Client) -> bool {
        let (company, own) = (client.company(), self.own());
        let is_there = |chair: &Chairholder| chair.nestor.is_none() && !chair.is_free && !own.contains(chair.seat);
        company.watching > 0 || company.chairs.iter().any(is_there)
    }

    /// What somebody at the table is called.
    fn name_of(&self, look: Look<'_>, seat: Seat) -> String {
        let chair = self.client().and_then(|client| client.company().chairs.iter().find(|chair| chair.seat == seat));
        let name = chair.map(|chair| chair.name.clone()).filter(|name| !name.is_empty());
        name.unwrap_or_else(|| match self.desk().map(|desk| desk.game().view()) {
            Some(view) => {
                let steps = seat.steps_from(view.viewer(), view.rules().seats());
                player_name(look.words, look.settings, steps)
            }
            None => say!(look.words, "nestor").to_owned(),
        })
    }

    /// Who sits there and how they are, who watches, and whether they play without help.
    pub(super) fn present(&self, look: Look<'_>) -> String {
        let (words, company) = (look.words, self.client().map(Client::company));
        let mut present: Vec<String> =
            company.into_iter().flat_map(|company| &company.chairs).map(|chair| self.chair(look, chair)).collect();
        if let Some(watching) = company.map(|company| company.watching).filter(|watching| *watching > 0) {
            present.push(say!(words, "friends-watching", count: usize::from(watching)));
        }
        if self.desk().is_some_and(|desk| !desk.game().view().helps()) {
            present.push(say!(words, "game-no-help").to_owned());
        }
        present.join(" · ")
    }

    /// What is known about the deals, in words: all in one sentence, the letters of the last hand, and what
    /// is to be said of a hand that was not checked.
    pub(super) fn fairness(&self, look: Look<'_>) -> Vec<String> {
        let words = look.words;
        let Some(client) = self.client() else { return Vec::new() };
        let counted = |word, hands: usize| words.format(word, &[("count", hands.into())]);
        let first = match client.fairness() {
            Fairness::Unfair(unfair) => return vec![unfairness(words, unfair, |seat| self.name_of(look, seat))],
            Fairness::Unknown => Some(say!(words, "friends-fair-unknown").to_owned()),
            Fairness::Fair(hands) => Some(counted(msg!("friends-fair"), hands)),
            Fairness::Partly(hands) => Some(counted(msg!("friends-fair"), hands)).filter(|_| hands > 0),
            Fairness::Watched(hands) => Some(counted(msg!("friends-fair-watched"), hands)),
        };
        let deals = client.deals();
        let letters = deals.iter().rev().find_map(|deal| Some((deal.number, deal.letters?)));
        let letters = letters.map(|(number, letters)| {
            let args = [("number", u32::from(number + 1).into()), ("letters", letters.to_string().into())];
            words.format(msg!("friends-letters"), &args)
        });
        let nestor = self.repeats.differs().map(|(number, seat)| {
            let args = [("number", u32::from(number).into()), ("name", self.name_of(look, seat).into())];
            words.format(msg!("friends-nestor-differs"), &args)
        });
        let own = !self.own().is_empty();
        let unchecked = deals.iter().rev().find_map(|deal| self.deal_in_words(look, *deal)).filter(|_| own);
        first.into_iter().chain(letters).chain(unchecked).chain(nestor).collect()
    }

    /// What is to be said of a deal that was not checked, or not drawn by all.
    fn deal_in_words(&self, look: Look<'_>, deal: HandDeal) -> Option<String> {
        let word = match deal.how {
            HowDrawn::Open | HowDrawn::Checked if deal.without.is_empty() => return None,
            HowDrawn::Open | HowDrawn::Checked if !deal.refused.is_empty() => msg!("friends-deal-refused"),
            HowDrawn::Open | HowDrawn::Checked => msg!("friends-deal-without"),
            HowDrawn::WithoutOwn => msg!("friends-deal-not-yours"),
            HowDrawn::Unseen => msg!("friends-deal-unchecked"),
        };
        let refused = if deal.refused.is_empty() { deal.without } else { deal.refused };
        let args = [
            ("number", u32::from(deal.number + 1).into()),
            ("names", self.names(look, deal.without.iter()).into()),
            ("refused", self.names(look, refused.iter()).into()),
        ];
        Some(look.words.format(word, &args))
    }

    fn names(&self, look: Look<'_>, seats: impl Iterator<Item = Seat>) -> String {
        look.words.list(&seats.map(|seat| self.name_of(look, seat)).collect::<Vec<_>>()).to_string()
    }

    /// Who sits on a chair, and how they are.
    pub(super) fn chair(&self, look: Look<'_>, chair: &Chairholder) -> String {
        let words = look.words;
        let name = ("name", chair.name.as_str().into());
        match chair {
            Chairholder { nestor: Some(level), .. } => {
                let args = [("name", self.name_of(look, chair.seat).into()), ("level", words.level(*level).into())];
                words.format(msg!("friends-chair-nestor"), &args)
            }
            Chairholder { is_free: true, .. } => say!(words, "friends-chair-free").to_owned(),
            _ if self.is_replaced(chair.seat) => words.format(msg!("friends-chair-stand-in"), &[name]),
            Chairholder { has_left: true, .. } => words.format(msg!("friends-chair-left"), &[name]),
            Chairholder { away: Some(_), .. } => words.format(msg!("friends-chair-away"), &[name]),
            _ if self.own().contains(chair.seat) => words.format(msg!("friends-chair-you"), &[name]),
            _ => chair.name.clone(),
        }
    }

    /// What somebody proposes that needs the player's consent, as a question.
    pub(super) fn question(&self, look: Look<'_>) -> Option<String> {
        let view = self.desk()?.game().view();
        let Agreement { proposal, by, needed, agreed } = view.gathering.asked?;
        let own = self.own();
        let asks_you = needed.iter().any(|seat| !agreed.contains(seat) && own.contains(seat));
        if !asks_you || own.contains(by) || matches!(proposal, Proposal::NextHand) {
            return None;
        }
        let mut args = vec![("name", self.name_of(look, by).into())];
        if let Proposal::StandIn(other) = proposal {
            args.push(("other", self.name_of(look, other).into()));
        }
        if let Proposal::Rules(rules) = proposal {
            args.push(("rules", changed_rules(look.words, &rules_ahead(view), &rules).into()));
        }
        Some(look.words.format(question(proposal), &args))
    }

    /// Who is yet to answer what somebody proposes, if the player is not.
    pub(super) fn awaited(&self, look: Look<'_>) -> Option<String> {
        let Agreement { needed, agreed, .. } = self.desk()?.game().view().gathering.asked?;
        let open: Vec<Seat> = needed.iter().filter(|seat| !agreed.contains(*seat)).collect();
        let own = self.own();
        let names = self.names(look, open.iter().copied());
        let asks_you = open.iter().any(|seat| own.contains(*seat));
        (!asks_you).then(|| say!(look.words, "friends-waits-for", names: names))
    }

    /// Whether Nestor plays for the person on a seat.
    pub(super) fn is_replaced(&self, seat: Seat) -> bool {
        self.desk().is_some_and(|desk| desk.game().view().gathering.stand_ins.contains(seat))
    }

    /// Something that somebody said or did, in words.
    pub(super) fn told_of(&self, look: Look<'_>, what: FriendNews) -> String {
        let words = look.words;
        let (id, seat) = match what {
            FriendNews::Said(seat, phrase) => return self.quoted(look, seat, words.get(phrase_word(phrase))),
            FriendNews::Signed(seat, sign) => return self.quoted(look, seat, words.get(sign_word(sign))),
            FriendNews::Declined(seat) => (msg!("friends-declined"), seat),
            FriendNews::Undid(seat) => (msg!("friends-undid"), seat),
            FriendNews::Named(seat, foul) => (foul_word(foul), seat),
        };
        words.format(id, &[("name", self.name_of(look, seat).into())])
    }

    /// What was said and done and is not seen at a seat, in words.
    pub(super) fn told_below(&self, look: Look<'_>) -> Vec<String> {
        let (at_seats, own) = (self.desk().is_some_and(Desk::shows_voices), self.own());
        let is_seen = |what: &FriendNews| {
            at_seats && what.in_their_words(look.words).is_some_and(|(seat, _)| !own.contains(seat))
        };
        self.told.told().filter(|what| !is_seen(what)).map(|what| self.told_of(look, what)).collect()
    }

    fn quoted(&self, look: Look<'_>, seat: Seat, text: &str) -> String {
        say!(look.words, "friends-said", name: self.name_of(look, seat), text: text)
    }

    /// Offers what can be said without typing. Returns whether something was said.
    fn talk(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<()> {
        let (words, theme) = (look.words, look.theme);
        ui.set_max_width(TALK);
        let face = text_face(ui.ctx(), 13.0);
        ui.style_mut().text_styles.insert(TextStyle::Small, face);
        let mut said = None;
        let columns = if ui.ctx().content_rect().width() < NARROW { 2 } else { 3 };
        Grid::new("talk").num_columns(columns).spacing(vec2(4.0, 4.0)).show(ui, |ui| {
            let phrases = (0..PHRASES).map(|phrase| (phrase_word(phrase), Utterance::Phrase(phrase)));
            let signs = (0..SIGNS).map(|sign| (sign_word(sign), Utterance::Sign(sign)));
            for (number, (word, what)) in (1..).zip(phrases.chain(signs)) {
                if parts::button(ui, theme, words.get(word), false).clicked() {
                    match what {
                        Utterance::Phrase(phrase) => self.say(|client| client.say(phrase)),
                        Utterance::Sign(sign) => self.say(|client| client.sign(sign)),
                    }
                    said = Some(());
                }
                if number % columns == 0 {
                    ui.end_row();
                }
            }
        });
        let (name, about) = (say!(words, "friends-mute"), say!(words, "friends-mute-about"));
        parts::switch(ui, theme, name, about, &mut self.told.is_muted);
        said
    }

    /// Offers what concerns the table: to end, and to go on without somebody.
    fn table_deeds(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let Some(view) = self.desk().map(|desk| desk.game().view()).filter(|_| !self.own().is_empty()) else { return };
        let (lost, is_over) = (self.lost(view), view.waiting == Waiting::NewGame);
        for seat in lost.iter() {
            let args = [("name", self.name_of(look, seat).into())];
            if parts::deed(ui, theme, &words.format(msg!("friends-stand-in"), &args), true) {
                self.wish(Wish::Propose(Proposal::StandIn(seat)));
            }
        }
        if is_over && parts::deed(ui, theme, say!(words, "friends-new-seats"), true) {
            self.wish(Wish::Propose(Proposal::NewSeats));
        }
        if parts::deed(ui, theme, say!(words, "friends-end"), true) {
            self.wish(Wish::Propose(Proposal::End));
        }
    }

    /// The people for whom Nestor could play by now.
    pub(super) fn lost(&self, view: &View) -> Seats {
        let Some(circle) = self.client().map(Client::company) else { return Seats::NONE };
        let is_lost = |chair: &&Chairholder| {
            let gone = chair.has_left || chair.away.is_some_and(|away| away >= circle.patience);
            let is_other = chair.nestor.is_none() && !self.own().contains(chair.seat);
            gone && is_other && !view.gathering.stand_ins.contains(chair.seat)
        };
        circle.chairs.iter().filter(is_lost).map(|chair| chair.seat).collect()
    }
}

/// What can be said without typing.
#[derive(Clone, Copy)]
enum Utterance {
    Phrase(u8),
    Sign(u8),
}

/// The width of what can be said.
const TALK: f32 = 340.0;

/// Whether a line is not there, and was tried at least once.
pub(super) const fn is_down(line: LineState) -> bool {
    !matches!(line, LineState::Up | LineState::Trying(0) | LineState::Down { tries: 0, .. })
}

/// The message that says what somebody proposes.
const fn question(proposal: Proposal) -> Message {
    match proposal {
        Proposal::Undo => msg!("friends-asks-undo"),
        Proposal::Pause => msg!("friends-asks-pause"),
        Proposal::NextHand | Proposal::NewGame => msg!("friends-asks-again"),
        Proposal::NewSeats => msg!("friends-asks-seats"),
        Proposal::Rules(_) => msg!("friends-asks-rules"),
        Proposal::StandIn(_) => msg!("friends-asks-stand-in"),
        Proposal::End => msg!("friends-asks-end"),
    }
}

/// The message that says what a program did that the rules forbid.
const fn foul_word(foul: Foul) -> Message {
    match foul {
        Foul::HasBone => msg!("friends-foul-has-bone"),
        Foul::NotHeld(_) => msg!("friends-foul-not-held"),
        Foul::NotOnTurn => msg!("friends-foul-not-on-turn"),
        Foul::Twice => msg!("friends-foul-twice"),
        Foul::Late => msg!("friends-foul-late"),
        Foul::Forbidden => msg!("friends-foul-forbidden"),
        Foul::Bytes => msg!("friends-foul-bytes"),
    }
}

/// The message that says why the table has closed the line.
pub(crate) const fn reason(why: WhyClosed) -> Message {
    match why {
        WhyClosed::Nonsense => msg!("friends-closed-nonsense"),
        WhyClosed::Version => msg!("friends-closed-version"),
        WhyClosed::NoTable => msg!("friends-closed-no-table"),
        WhyClosed::Unreadable => msg!("friends-closed-unreadable"),
        WhyClosed::Moved => msg!("friends-closed-moved"),
        WhyClosed::Full => msg!("friends-closed-full"),
        WhyClosed::TooManyWatch => msg!("friends-closed-too-many-watch"),
        WhyClosed::NoRoom => msg!("friends-closed-no-room"),
        WhyClosed::TooManyHere => msg!("friends-closed-too-many-here"),
        WhyClosed::TooManyTables => msg!("friends-closed-too-many-tables"),
        WhyClosed::TooManyCodes => msg!("friends-closed-too-many-codes"),
        WhyClosed::BadTable => msg!("friends-closed-bad-table"),
        WhyClosed::NotHere => msg!("friends-closed-not-here"),
        WhyClosed::TooFast | WhyClosed::Silent | WhyClosed::Stopping | WhyClosed::ComeBack => msg!("friends-line-down"),
        WhyClosed::Elsewhere => msg!("friends-closed-elsewhere"),
        WhyClosed::Ended => msg!("friends-closed-ended"),
        WhyClosed::Other => msg!("friends-closed-other"),
    }
}

/// What is wrong with the deals.
fn unfairness(words: &Words, unfair: Unfair, name: impl Fn(Seat) -> String) -> String {
    match unfair {
        Unfair::Seat(seat) => say!(words, "friends-unfair-seat", name: name(seat)),
        Unfair::Shuffle => say!(words, "friends-unfair-dealer").to_owned(),
        Unfair::Hand => say!(words, "friends-unfair-hand").to_owned(),
        Unfair::Rules => say!(words, "friends-unfair-rules").to_owned(),
    }
}

/// What is other by some rules than by those before, in one sentence without its end.
fn changed_rules(words: &Words, before: &Rules, rules: &Rules) -> String {
    told_rules::changes(words, before, rules).join("; ")
}
