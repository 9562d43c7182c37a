//! The browser's own sockets. A page keeps no tables and sees no network around it.

use super::Reach;
use crate::wire::{Code, LineEvent, NearTable, Transport};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::Path;
use std::rc::Rc;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure, prelude::wasm_bindgen};
use wasm_bindgen_futures::spawn_local;
use web_sys::MessageEvent;

/// A line to the server that the page came from.
pub struct PageSocket {
    wake: Rc<dyn Fn()>,
    connection: Option<Connection>,
}

/// A socket, what came over it, and what the browser calls when something comes.
struct Connection {
    socket: web_sys::WebSocket,
    heard: Rc<RefCell<VecDeque<LineEvent>>>,
    _calls: [Closure<dyn FnMut(MessageEvent)>; 4],
}

/// What came and was not taken yet. A table that sends more has its line closed.
const MOST_WAITING: usize = 1024;

impl PageSocket {
    /// A line that calls `wake` whenever there is something to hear.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> PageSocket {
        PageSocket { wake: Rc::new(wake), connection: None }
    }
}

impl Connection {
    fn open(address: &str, wake: &Rc<dyn Fn()>) -> Option<Connection> {
        let socket = web_sys::WebSocket::new(address).ok()?;
        let heard = Rc::<RefCell<VecDeque<LineEvent>>>::default();
        let call = |event: fn(&MessageEvent) -> Option<LineEvent>| {
            let (heard, wake) = (Rc::clone(&heard), Rc::clone(wake));
            Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
                let mut heard = heard.borrow_mut();
                let event = if heard.len() < MOST_WAITING { event(&message) } else { Some(LineEvent::Down) };
                heard.extend(event);
                wake();
            })
        };
        let calls = [
            call(|_| Some(LineEvent::Up)),
            call(|message| message.data().as_string().map(LineEvent::Line)),
            call(|_| Some(LineEvent::Down)),
            call(|_| Some(LineEvent::Down)),
        ];
        let [up, line, error, close] = &calls;
        socket.set_onopen(Some(up.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(line.as_ref().unchecked_ref()));
        socket.set_onerror(Some(error.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        Some(Connection { socket, heard, _calls: calls })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onerror(None);
        self.socket.set_onclose(None);
        // It may be closed already.
        let _ = self.socket.close();
    }
}

impl Transport for PageSocket {
    fn dial(&mut self, address: &str) {
        self.connection = Connection::open(address, &self.wake);
        if self.connection.is_none() {
            (self.wake)();
        }
    }

    /// A page speaks with the server that it came from, and with no other.
    fn reaches(&self, address: &str) -> bool {
        let host = address.split_once("://").and_then(|(_, rest)| rest.split('/').next());
        origin().is_none_or(|(own, _)| host == Some(own.as_str()))
    }

    fn send(&mut self, line: String) {
        if let Some(connection) = &self.connection {
            // A socket that cannot send says that it is closed.
            let _ = connection.socket.send_with_str(&line);
        }
    }

    fn heard(&mut self) -> Option<LineEvent> {
        let event = self.connection.as_ref()?.heard.borrow_mut().pop_front()?;
        if event == LineEvent::Down {
            self.connection = None;
        }
        Some(event)
    }

    fn hang_up(&mut self) {
        self.connection = None;
    }
}

/// A page keeps no tables.
pub enum NoServer {}

impl NoServer {
    /// Never starts.
    pub fn start(_: Option<&Path>, _: u16, _: Option<SocketAddr>) -> Result<NoServer, String> {
        Err(String::new())
    }

    /// The port that it listens on.
    pub const fn port(&self) -> u16 {
        match *self {}
    }

    /// Where this computer finds it.
    pub const fn place_here(&self) -> String {
        match *self {}
    }

    /// Where others on the same network find it.
    pub const fn place(&self) -> Option<String> {
        match *self {}
    }

    /// Lets others see a table.
    pub const fn announce(&mut self, _: &str, _: Code) {
        match *self {}
    }

    /// Who comes to its tables.
    pub const fn reach(&self) -> Reach {
        match *self {}
    }
}

#[wasm_bindgen(module = "/web/server.js")]
extern "C" {
    #[wasm_bindgen(js_name = keeps_tables)]
    async fn ask_for_tables() -> JsValue;
}

thread_local! {
    /// Whether the server that the page came from keeps tables, once it was asked.
    static KEEPS_TABLES: Cell<bool> = const { Cell::new(true) };
    static IS_ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Whether there are tables where this page came from. As long as nobody knows, there may be.
pub fn keeps_tables() -> bool {
    if !IS_ASKED.replace(true) {
        spawn_local(async { KEEPS_TABLES.set(!ask_for_tables().await.is_falsy()) });
    }
    KEEPS_TABLES.get()
}

/// The tables on the own network, which a page does not see.
pub struct NoTables;

impl NoTables {
    /// Begins to listen.
    pub const fn listen() -> Option<NoTables> {
        None
    }

    /// The tables that are there now.
    pub fn tables(&mut self) -> Vec<NearTable> {
        Vec::new()
    }
}

/// The server that the page came from, and whether the way there is encrypted.
pub fn origin() -> Option<(String, bool)> {
    let location = web_sys::window()?.location();
    Some((location.host().ok()?, location.protocol().ok()? == "https:"))
}
