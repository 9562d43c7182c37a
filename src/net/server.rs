//! A server on a thread of its own: any number of tables, and the page, from one port.

use super::thinkers::Thinkers;
use crate::nestor::question::Answer;
use crate::wire::{ConnectionId, Host, LONGEST_LINE, Limits, Output, PATH, TableId};
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::any;
use futures_util::{SinkExt, StreamExt};
use jiff::Timestamp;
use rand::SeedableRng;
use rand::rngs::SysRng;
use rand_chacha::ChaCha20Rng;
use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc as of_threads};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{fmt, fs, io};
use tokio::sync::{mpsc, oneshot};
use tower_http::services::ServeDir;

/// What a server is started with.
pub struct ServerPlan {
    /// The address and port to listen on. Port 0 is any that is free.
    pub listen: SocketAddr,
    /// The folder of the page, if it is served.
    pub page: Option<PathBuf>,
    /// The folder of the tables, if they are kept.
    pub data: Option<PathBuf>,
    /// How much is kept.
    pub limits: Limits,
    /// Hears what an operator wants to know, a line each. It has no names and no bones.
    pub log: Box<dyn FnMut(&str) + Send>,
}

/// A server that runs. It ends when it is stopped or dropped.
pub struct Server {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// Something that happens to the server.
enum Happening {
    Connected(ConnectionId, bool, mpsc::Sender<String>),
    Line(ConnectionId, String),
    Gone(ConnectionId),
    Answered(TableId, Answer),
}

/// The lines that wait for a slow connection. If there are more, it is closed.
const MOST_WAITING: usize = 256;

/// What happens and was not heard yet.
const MOST_HAPPENINGS: usize = 4096;

/// What somebody sees who opens the address of a server without a page.
const NO_PAGE: &str = include_str!("no_page.html");

/// The file in the folder of the tables that a running server holds a lock on.
const LOCK: &str = "lock";

/// The error, after what it concerns.
fn about(what: impl fmt::Display) -> impl FnOnce(io::Error) -> io::Error {
    move |why| io::Error::new(why.kind(), format!("{what}: {why}"))
}

/// Makes the folder of the tables, and takes it for one server. Two would overwrite each other's
/// tables.
fn take_folder(data: &Path) -> io::Result<File> {
    fs::create_dir_all(data).map_err(about(data.display()))?;
    let path = data.join(LOCK);
    let lock = File::options().create(true).truncate(false).write(true).open(&path).map_err(about(path.display()))?;
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let why = format!("{}: another server keeps its tables in this folder", data.display());
            Err(io::Error::new(io::ErrorKind::ResourceBusy, why))
        }
        // Some network disks have no locks. Two servers there are their operator's own risk.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(lock),
    }
}

impl Server {
    /// Starts a server. It listens when this returns. An error names the address or the folder that
    /// it concerns.
    pub fn start(plan: ServerPlan) -> io::Result<Server> {
        if let Some(page) = plan.page.as_ref().filter(|page| !page.join("index.html").is_file()) {
            let why = format!("{}: there is no page in this folder, because it has no index.html", page.display());
            return Err(io::Error::new(io::ErrorKind::NotFound, why));
        }
        let lock = plan.data.as_deref().map(take_folder).transpose()?;
        let (started, is_started) = of_threads::channel();
        let (stop, stopped) = oneshot::channel();
        let run = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => runtime.block_on(serve(plan, started, stopped)),
                Err(why) => _ = started.send(Err(why)),
            }
            // Everything is written.
            drop(lock);
        };
        let thread = thread::Builder::new().name("tables".to_owned()).spawn(run)?;
        let address = is_started.recv().map_err(io::Error::other)??;
        Ok(Server { address, stop: Some(stop), thread: Some(thread) })
    }

    /// The address that it listens on.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Says goodbye to all, and ends.
    pub fn stop(mut self) {
        self.end();
    }

    fn end(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

/// What every connection needs.
#[derive(Clone)]
struct Common {
    happenings: mpsc::Sender<Happening>,
    last: Arc<AtomicU64>,
}

async fn serve(
    plan: ServerPlan,
    started: of_threads::Sender<io::Result<SocketAddr>>,
    mut stopped: oneshot::Receiver<()>,
) {
    let listener = match tokio::net::TcpListener::bind(plan.listen).await {
        Ok(listener) => listener,
        Err(why) => {
            let _ = started.send(Err(about(plan.listen)(why)));
            return;
        }
    };
    let (happenings, mut heard) = mpsc::channel(MOST_HAPPENINGS);
    let shared = Common { happenings: happenings.clone(), last: Arc::default() };
    let mut router = Router::new().route(PATH, any(connect)).with_state(shared);
    router = match &plan.page {
        Some(page) => router.fallback_service(ServeDir::new(page)),
        None => router.fallback(|| async { (StatusCode::NOT_FOUND, Html(NO_PAGE)) }),
    };
    let mut keeper = match Keeper::new(plan, happenings) {
        Ok(keeper) => keeper,
        Err(why) => {
            let _ = started.send(Err(why));
            return;
        }
    };
    let address = listener.local_addr();
    let is_listening = address.is_ok();
    if let Ok(address) = &address {
        keeper.note(&format!("listening on {address}"));
    }
    if started.send(address).is_err() || !is_listening {
        return;
    }
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let serving = tokio::spawn(async move { axum::serve(listener, service).await });
    loop {
        let wait = keeper.wait();
        tokio::select! {
            _ = &mut stopped => break,
            happening = heard.recv() => match happening {
                Some(happening) => keeper.hear(happening),
                None => break,
            },
            () = tokio::time::sleep(wait) => keeper.tick(),
        }
    }
    keeper.goodbye();
    // The last lines are still on their way.
    tokio::time::sleep(Duration::from_millis(100)).await;
    serving.abort();
}

/// Accepts a connection, if it comes from the own page or from a program.
async fn connect(
    State(shared): State<Common>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_own(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let upgrade = upgrade.max_message_size(LONGEST_LINE).max_frame_size(LONGEST_LINE);
    upgrade.on_upgrade(move |socket| talk(socket, from, shared))
}

/// Whether a connection comes from the page of this server, or from no page at all. Other pages have
/// no business at a table.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return true };
    let place = origin.split_once("://").map_or(origin, |(_, place)| place);
    text(header::HOST) == Some(place)
}

/// Passes lines on, until one of the two ends.
async fn talk(socket: WebSocket, from: SocketAddr, shared: Common) {
    let id = ConnectionId(shared.last.fetch_add(1, Ordering::Relaxed));
    let (lines, mut to_send) = mpsc::channel::<String>(MOST_WAITING);
    let is_near = from.ip().is_loopback();
    if shared.happenings.send(Happening::Connected(id, is_near, lines)).await.is_err() {
        return;
    }
    let (mut up, mut down) = socket.split();
    loop {
        tokio::select! {
            line = to_send.recv() => {
                let Some(line) = line else { break };
                if up.send(Message::Text(line.into())).await.is_err() {
                    break;
                }
            }
            message = down.next() => {
                let line = match message {
                    Some(Ok(Message::Text(text))) => text.as_str().to_owned(),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    // No message of ours, which ends the connection with a reason.
                    Some(Ok(Message::Binary(_))) => String::new(),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                };
                if shared.happenings.send(Happening::Line(id, line)).await.is_err() {
                    break;
                }
            }
        }
    }
    let _ = shared.happenings.send(Happening::Gone(id)).await;
    let _ = up.close().await;
}

/// Keeps the tables: what the host wants done is done here.
struct Keeper {
    host: Host,
    began: Instant,
    data: Option<PathBuf>,
    log: Box<dyn FnMut(&str) + Send>,
    lines: BTreeMap<ConnectionId, mpsc::Sender<String>>,
    thinkers: Thinkers,
}

impl Keeper {
    fn new(plan: ServerPlan, happenings: mpsc::Sender<Happening>) -> io::Result<Keeper> {
        let chance = ChaCha20Rng::try_from_rng(&mut SysRng).map_err(io::Error::other)?;
        let threads = thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1));
        let answer = move |table, answer| _ = happenings.blocking_send(Happening::Answered(table, answer));
        let mut keeper = Keeper {
            host: Host::new(plan.limits, chance, Timestamp::now()),
            began: Instant::now(),
            data: plan.data,
            log: plan.log,
            lines: BTreeMap::new(),
            thinkers: Thinkers::start(threads, answer),
        };
        keeper.load()?;
        Ok(keeper)
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn note(&mut self, what: &str) {
        let (tables, connections) = self.host.counts();
        (self.log)(&format!("{what} ({tables} tables, {connections} connections)"));
    }

    /// Takes up the tables that are kept. One that cannot be read stays where it is.
    fn load(&mut self) -> io::Result<()> {
        let Some(data) = self.data.clone() else { return Ok(()) };
        let (mut read, mut unread) = (0, 0);
        for entry in fs::read_dir(&data).map_err(about(data.display()))? {
            let path = entry?.path();
            if path.extension().is_none_or(|end| end != "table") {
                continue;
            }
            let now = self.now();
            let table = fs::read_to_string(&path).ok().and_then(|text| self.host.restore(&text, now));
            *if table.is_some() { &mut read } else { &mut unread } += 1;
        }
        if unread > 0 {
            self.note(&format!("{unread} files hold no table that can be read"));
        }
        if read > 0 {
            self.note(&format!("{read} tables go on"));
        }
        Ok(())
    }

    /// How long nothing is to be done.
    fn wait(&self) -> Duration {
        let due = self.host.next_tick().unwrap_or(Duration::from_secs(1));
        due.saturating_sub(self.now()).min(Duration::from_secs(1))
    }

    fn tick(&mut self) {
        let now = self.now();
        if self.host.next_tick().is_some_and(|due| due <= now) {
            let outputs = self.host.tick(now);
            self.carry_out(outputs);
        }
    }

    fn hear(&mut self, happening: Happening) {
        let now = self.now();
        let outputs = match happening {
            Happening::Connected(id, is_near, lines) => {
                self.lines.insert(id, lines);
                self.host.connect(id, is_near, now)
            }
            Happening::Line(id, line) => self.host.hear(id, &line, now),
            Happening::Gone(id) => {
                self.lines.remove(&id);
                self.host.disconnect(id, now)
            }
            Happening::Answered(table, answer) => self.host.answer(table, answer, now),
        };
        self.carry_out(outputs);
        self.tick();
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        let mut outputs = std::collections::VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Keep(table) => self.keep(table),
                Output::Forget(table) => {
                    if let Some(data) = &self.data {
                        // It is gone already, or it will be found again and forgotten later.
                        let _ = fs::remove_file(file(data, table));
                    }
                }
                Output::Send(id, line) => {
                    let is_slow = self.lines.get(&id).is_some_and(|lines| lines.try_send(line).is_err());
                    if is_slow && self.lines.remove(&id).is_some() {
                        outputs.extend(self.host.disconnect(id, self.began.elapsed()));
                    }
                }
                Output::Close(id) => _ = self.lines.remove(&id),
                Output::Ask(table, question) => self.thinkers.ask(table, *question),
                Output::Note(what) => self.note(what),
            }
        }
    }

    /// Writes a table to its file, so that it is there whole even if the program is killed now.
    fn keep(&mut self, table: TableId) {
        let (Some(data), Some(text)) = (&self.data, self.host.saved(table)) else { return };
        let (path, new) = (file(data, table), file(data, table).with_extension("new"));
        if let Err(why) = fs::write(&new, text).and_then(|()| fs::rename(&new, &path)) {
            let kind = why.kind();
            self.note(&format!("a table could not be written: {kind}"));
        }
    }

    fn goodbye(&mut self) {
        let outputs = self.host.stop();
        self.carry_out(outputs);
        self.note("ending");
    }
}

/// The file of a table.
fn file(data: &Path, table: TableId) -> PathBuf {
    data.join(format!("{:016x}.table", table.0))
}
