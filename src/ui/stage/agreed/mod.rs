//! A match of eight deals agreed before: the table of the deal under way, and beside it what the player and a Nestor in the player's place made of those
//! before.
//!
//! Nobody helps here: there are no hints, and nothing is taken back. The others do the same in the same position at both tables.

mod panel;

use egui::{CentralPanel, Context, Frame, Id, Key, Modifiers, Sense, Ui};

use crate::{
    arena::duplicate::{Comparison, OtherTable},
    career::agreed::{AgreedMatch, DEALS},
    engine::event::Event,
    game::Waiting,
    sitting::Sitting,
    store::Settings,
    ui::{errand::Report, look::Look, table::desk::Desk},
};

/// How many moves in Nestor's worlds are thought through at the other table before somebody has to be there still.
const SLICE: u64 = 20_000;

/// The screen on which a match is played.
pub struct AgreedScreen {
    played: AgreedMatch,
    /// The deal at the table, counted from zero.
    at: u16,
    desk: Desk,
    /// What Nestor makes of the deals in the player's place: one figure a deal, and nothing while he plays on.
    other: Option<Report<Option<f64>>>,
    /// Whether the ring is to go to the main button, because a deal was just over.
    ended: bool,
}

/// What is wished for in the panel, or by keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    Close,
    Next,
    Another,
}

/// What was done on the screen in a frame.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct MatchNews {
    /// It was left.
    pub(crate) closed: bool,
    /// Another match is wanted.
    pub(crate) another: bool,
    /// Something has changed that is kept.
    pub(crate) changed: bool,
}

impl AgreedScreen {
    /// Opens a match where it stands; `from` is a desk whose thinker plays, and `behind` tells whether Nestor may play on a thread of his own.
    pub(crate) fn open(
        played: AgreedMatch,
        from: &Desk,
        settings: &Settings,
        ctx: &Context,
        behind: bool,
    ) -> Option<AgreedScreen> {
        let (at, table) = (played.at(), Sitting::of_match(&played)?);
        let desk = desk_of(table, played.number(), from, settings, ctx);
        let other = other_table(&played, ctx, behind);
        Some(AgreedScreen { played, at, desk, other, ended: false })
    }

    /// The match as far as it was played.
    pub const fn played(&self) -> &AgreedMatch {
        &self.played
    }

    /// The table.
    pub const fn desk(&self) -> &Desk {
        &self.desk
    }

    /// Does something on the table without pointer or keys.
    pub const fn desk_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }

    /// Shows the screen and takes what is done there.
    pub(crate) fn ui(&mut self, ui: &mut Ui, look: Look<'_>, keys: bool) -> MatchNews {
        if keys {
            self.desk.begin_at_the_hand(ui.ctx());
        }
        let mut done = MatchNews { changed: self.listen(), ..MatchNews::default() };
        let by_keys = if keys { self.keys(ui.ctx()) } else { None };
        let wish = self.panel(ui, look).or(by_keys);
        self.table(ui, look, keys);
        if self.desk.take_changed() {
            self.played.note(self.at, self.desk.game().sitting().session().record());
            self.ended = self.is_dealt_out();
            done.changed = true;
            // The panel stands before the table, and has not heard of it yet.
            ui.ctx().request_repaint();
        }
        match wish {
            Some(Wish::Close) => done.closed = true,
            Some(Wish::Another) => done.another = true,
            Some(Wish::Next) => self.go_on(look.settings, ui.ctx()),
            None => {}
        }
        if wish.is_some() {
            ui.ctx().request_repaint();
        }
        done
    }

    /// Takes in what Nestor made of further deals. Returns whether there was anything.
    fn listen(&mut self) -> bool {
        let before = self.played.nestor().len();
        let news: Vec<f64> = self.other.iter().flat_map(Report::news).flatten().collect();
        for gained in news {
            self.played.note_nestor(gained);
        }
        self.played.nestor().len() > before
    }

    /// The table, on which something can be played until the deal is over.
    fn table(&mut self, ui: &mut Ui, look: Look<'_>, keys: bool) {
        let over = self.is_dealt_out();
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            self.desk.ui(ui, look, keys && !over);
            if over {
                ui.interact(ui.max_rect(), Id::unique("agreed"), Sense::click_and_drag());
            }
        });
    }

    /// Whether the deal at the table is over.
    fn is_dealt_out(&self) -> bool {
        matches!(self.desk.game().waiting(), Waiting::NewHand | Waiting::NewGame)
    }

    /// Goes where the keys say.
    fn keys(&self, ctx: &Context) -> Option<Wish> {
        // At the table Escape lets go of what is held there, before it leaves.
        let holds = self.desk.game().chosen().is_some() || self.desk.game().lights();
        let escapes = !holds && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        escapes.then_some(Wish::Close)
    }

    /// Deals the next of the deals.
    fn go_on(&mut self, settings: &Settings, ctx: &Context) {
        if let Some(table) = Sitting::of_deal(&self.played, self.at + 1).filter(|_| self.is_dealt_out()) {
            self.desk = desk_of(table, self.played.number(), &self.desk, settings, ctx);
            self.at += 1;
        }
    }

    /// Whether there is no deal left.
    const fn is_last(&self) -> bool {
        self.at + 1 >= DEALS
    }

    /// The deals that were played at both tables.
    fn hands(&self) -> Vec<Comparison> {
        let both = self.played.player().into_iter().zip(self.played.nestor());
        both.zip(1..).map(|((here, there), number)| Comparison { number, here: Some(here), there: *there }).collect()
    }
}

/// The table at which a deal is played.
fn desk_of(
    (sitting, events): (Sitting, Vec<Event>),
    number: u64,
    from: &Desk,
    settings: &Settings,
    ctx: &Context,
) -> Desk {
    let wake = ctx.clone();
    let thinker = from.thinker_of(number, move || wake.request_repaint());
    let mut desk = Desk::of_one_hand(sitting, events, thinker, settings);
    desk.go_on_as_before(ctx);
    desk
}

/// The other table at work, unless it has played everything.
fn other_table(played: &AgreedMatch, ctx: &Context, behind: bool) -> Option<Report<Option<f64>>> {
    let done = played.nestor().len();
    if done >= usize::from(DEALS) {
        return None;
    }
    let table = OtherTable::of_match(played)?;
    Some(Report::run(behind, ctx, move |tell| play(table.after(done), tell)))
}

/// Plays the deals one after the other, as long as somebody listens.
fn play(mut table: OtherTable, tell: &mut dyn FnMut(Option<f64>) -> bool) {
    let mut told = 0;
    loop {
        let over = table.step(SLICE);
        for hand in &table.hands()[told..] {
            if !tell(Some(hand.there)) {
                return;
            }
        }
        told = table.hands().len();
        if over || !tell(None) {
            return;
        }
    }
}
