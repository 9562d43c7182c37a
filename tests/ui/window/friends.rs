//! Tables with people elsewhere whose lines are carried by hand, so that nothing about them is left to
//! chance or to the network.

use super::Window;
use super::sheets::Desk;
use crate::common::room::{Room, plan};
use electrum_dominoes::{
    engine::{
        moves::Move,
        rules::{Preset, Rules},
    },
    record::Bytes,
    seat::Input,
    table::{View, Waiting},
    ui::{
        settings::{KnownTable, KnownTables},
        stage::friends::FriendsScreen,
        windows::{friends::FriendsWindow, seen::Seen},
    },
    wire::{Client, Code, ConnectionId, DealMemory, Entrance, LineEvent, NewTable, Pass, Transport, server_address},
};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::Duration,
};

/// A window at a table whose others are in the same room.
pub(crate) struct Sitting {
    pub(crate) window: Window,
    pub(crate) room: Rc<RefCell<Room>>,
    /// Whether the window's lines get lost.
    is_cut: Rc<Cell<bool>>,
}

/// The line of the window to the host in the room.
struct Call {
    room: Rc<RefCell<Room>>,
    id: Option<ConnectionId>,
    begins: bool,
    is_cut: Rc<Cell<bool>>,
    was_cut: bool,
}

impl Transport for Call {
    fn dial(&mut self, _: &str) {
        self.id = Some(self.room.borrow_mut().call());
        self.begins = true;
    }

    fn send(&mut self, line: String) {
        if let Some(id) = self.id.filter(|_| !self.is_cut.get()) {
            let mut room = self.room.borrow_mut();
            let now = room.now;
            let outputs = room.host.hear(id, &line, now);
            room.follow(outputs);
            room.carry();
        }
    }

    fn heard(&mut self) -> Option<LineEvent> {
        if std::mem::take(&mut self.begins) {
            return Some(LineEvent::Up);
        }
        if std::mem::replace(&mut self.was_cut, self.is_cut.get()) && !self.is_cut.get() {
            self.id = None;
            return Some(LineEvent::Down);
        }
        if self.is_cut.get() {
            return None;
        }
        let mut room = self.room.borrow_mut();
        room.callers.get_mut(&self.id?)?.pop_front().map(LineEvent::Line)
    }

    fn hang_up(&mut self) {
        self.id = None;
    }
}

impl Sitting {
    /// The player of this window opens a table for a game.
    pub(crate) fn open(mut window: Window, rules: Rules) -> Sitting {
        let room = Rc::new(RefCell::new(Room::new(4711)));
        let is_cut = Rc::new(Cell::new(false));
        let line = Call { room: Rc::clone(&room), id: None, begins: false, is_cut: Rc::clone(&is_cut), was_cut: false };
        let way = Entrance::Open(NewTable { pace: 0, ..plan(rules) });
        let address = server_address("https://dominoes.example").expect("an address");
        let client = Client::new(&address, "Ana", way, Bytes([7; 32]));
        let screen = FriendsScreen::new(client, Box::new(line), None);
        window.state_mut().stage_mut().sit(screen);
        window.run();
        Sitting { window, room, is_cut }
    }

    /// The others come.
    pub(crate) fn with_others(mut self) -> Sitting {
        let client = screen(&self.window).client().expect("a line");
        let code = client.code().expect("a table was opened");
        let others = client.company().chairs.iter().filter(|chair| chair.is_free).count();
        for name in ["Ben", "Cleo", "Dora"].iter().take(others) {
            self.room.borrow_mut().enter(name, Entrance::Sit { code, with: Vec::new() });
        }
        self.window.run();
        self
    }

    /// One of the others does something.
    pub(crate) fn of_other<R>(&mut self, does: impl FnOnce(&mut Client) -> R) -> R {
        let mut room = self.room.borrow_mut();
        let done = does(&mut room.clients[0]);
        room.carry();
        done
    }

    /// Somebody pulls the cable of the window's computer out, which notices nothing, or puts it in again.
    pub(crate) fn cut(&mut self, is_cut: bool) {
        self.is_cut.set(is_cut);
    }

    /// The line of one of the others breaks, and nobody comes back for a while.
    pub(crate) fn lose_other(&mut self) {
        self.room.borrow_mut().disconnect(0);
        for _ in 0..60 {
            self.room.borrow_mut().pass(Duration::from_secs(5));
            self.window.run();
        }
    }

    /// Everybody does the first thing that fits, until something is so when the window is at rest.
    #[track_caller]
    pub(crate) fn until(&mut self, is_so: impl Fn(&Window) -> bool) {
        for _ in 0..400 {
            self.window.run();
            if is_so(&self.window) {
                return;
            }
            let is_over = view(&self.window).is_some_and(|view| view.waiting == Waiting::NewHand);
            if let Some(input) = next(&self.window).or(is_over.then_some(Input::Press)) {
                act(&mut self.window, input);
                self.window.run();
                if is_so(&self.window) {
                    return;
                }
            }
            self.room.borrow_mut().act();
        }
        panic!("it did not come to that: {:?}", view(&self.window).map(|view| view.waiting));
    }
}

pub(crate) fn screen(window: &Window) -> &FriendsScreen {
    window.state().stage().friends().expect("a table with friends")
}

pub(crate) fn view(window: &Window) -> Option<&View> {
    Some(window.state().stage().desk()?.game().view())
}

pub(crate) fn act(window: &mut Window, input: Input) {
    window.state_mut().stage_mut().desk_mut().expect("a game").step(input);
    window.step();
}

/// What this player does now, with the first bone that fits, if the table waits for it.
pub(crate) fn next(window: &Window) -> Option<Input> {
    let view = view(window)?;
    match view.waiting {
        Waiting::You { .. } => match view.seen.legal().nth(0)? {
            Move::Play(bone, end) => Some(Input::Put(bone, end)),
            _ => Some(Input::Draw),
        },
        Waiting::Draw | Waiting::Pass => Some(Input::Press),
        _ => None,
    }
}

/// The window for games with friends of a player who has sat at two tables, with an invitation in its
/// field.
pub(crate) fn at_home(typed: &str) -> Desk {
    let window = |seen: &Seen<'_>| {
        let window = FriendsWindow::new(seen);
        if typed.is_empty() { window } else { window.with(typed.to_owned()) }
    };
    Desk::of(|_| (), |seen| Box::new(window(seen)))
}

/// Two tables to come back to.
pub(crate) fn known() -> KnownTables {
    let mut known = KnownTables::default();
    "Ana".clone_into(&mut known.name);
    let tables = [
        ("7kx2m-9qw4t", Preset::Partnership, &["Ben", "Cleo", "Christoph-Maximilian"][..]),
        ("0b3dc-5f8hj", Preset::AllFives, &["Ben"]),
    ];
    for (code, game, others) in tables {
        let code = Code::from_typed(code).expect("a code");
        let pass = Pass {
            address: "wss://dominoes.example/table".to_owned(),
            code,
            token: None,
            secret: Bytes([7; 32]),
            name: "Ana".to_owned(),
            deals: DealMemory::default(),
        };
        let others = others.iter().map(|name| (*name).to_owned()).collect();
        known.note(KnownTable { pass, game: game.name().to_owned(), others, port: None, sits: false });
    }
    known
}
