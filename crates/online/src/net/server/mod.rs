//! A server on a thread of its own: any number of tables, and the page, from one port.

mod callers;
mod door;
mod keeper;
mod names;
mod page;
mod status;

pub use self::callers::Addresses;
use self::callers::Proxies;
use self::door::{Door, OpenSocket, Reached, Visitor};
use self::keeper::Keeper;
pub use self::names::HostNames;
use self::status::{CountsAsked, Latency, Refusals, StatusPages};
use super::about;
use super::keeping::{Keeping, Report, keeping_in};
use crate::nestor::question::Answer;
use crate::wire::{Caller, ConnectionId, LONGEST_LINE, Limits, PATH, TableId, WhyClosed};
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use futures_util::{SinkExt, StreamExt};
use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, mpsc as of_threads};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};

/// What a server is started with.
pub struct ServerPlan {
    /// The address and port to listen on. Port 0 is any that is free.
    pub listen: SocketAddr,
    /// The address and port where its operator asks how it is, if anybody does.
    pub status: Option<SocketAddr>,
    /// The folder of the page, if it is served.
    pub page: Option<PathBuf>,
    /// What keeps the tables.
    pub keeping: Box<dyn Keeping>,
    /// How much is kept.
    pub limits: Limits,
    /// The proxies that say for whom they ask.
    pub proxies: Vec<Addresses>,
    /// The names by which browsers come.
    pub names: HostNames,
    /// Whether another server takes its place when it ends, so that all come back at once.
    pub comes_back: bool,
    /// Hears what an operator wants to know, a line each. It has no names and no bones.
    pub log: Box<dyn FnMut(&str) + Send>,
}

impl ServerPlan {
    /// A server at an address, without page and folder, that only answers there.
    pub fn new(listen: SocketAddr, limits: Limits) -> ServerPlan {
        ServerPlan {
            listen,
            status: None,
            page: None,
            keeping: keeping_in(None),
            limits,
            proxies: Vec::new(),
            names: HostNames::default(),
            comes_back: false,
            log: Box::new(|_| {}),
        }
    }
}

/// A server that runs. It ends when it is stopped or dropped.
pub struct Server {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// Something that happens to the server.
enum Happening {
    Connected(ConnectionId, Caller, mpsc::Sender<Arc<str>>),
    Line(ConnectionId, String),
    Gone(ConnectionId),
    Answered(TableId, Answer),
}

/// The lines that wait for a slow connection. If there are more, it is closed.
const MOST_WAITING: usize = 256;

/// How much of a connection is read or written at once, in bytes.
const BUFFER: usize = 2048;

/// What happens and was not heard yet.
const MOST_HAPPENINGS: usize = 4096;

/// Sockets beside those of tables, for the page.
const FOR_THE_PAGE: usize = 256;

/// Descriptors beside those of sockets, for files and whatever else a program has open.
const FOR_FILES: usize = 64;

/// What an operator is told once whose proxy is not named.
const UNNAMED_PROXY: &str =
    "somebody asks for others who is no proxy that --proxy names, so that all of them share the limits of one";

/// The last lines of a server that ends arrive within this time.
const GOODBYE: Duration = Duration::from_secs(2);

/// The others hear that a server is about to end before it gives its tables away, this often and for so
/// long at most.
const BEFORE_LEAVING: Duration = Duration::from_millis(200);
const STEP_TO_LEAVE: Duration = Duration::from_millis(5);
const LEAVING: Duration = Duration::from_secs(20);

impl Server {
    /// Starts a server. It listens when this returns. An error names the address or the folder that
    /// it concerns.
    pub fn start(plan: ServerPlan) -> io::Result<Server> {
        if let Some(page) = plan.page.as_ref().filter(|page| !page.join("index.html").is_file()) {
            let why = format!("{}: there is no page in this folder, because it has no index.html", page.display());
            return Err(io::Error::new(io::ErrorKind::NotFound, why));
        }
        let (started, is_started) = of_threads::channel();
        let (stop, stopped) = oneshot::channel();
        let run = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => runtime.block_on(serve(plan, started, stopped)),
                Err(why) => _ = started.send(Err(why)),
            }
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
    door: Door,
    proxies: Arc<Proxies>,
    names: Arc<HostNames>,
    latency: Arc<Latency>,
    refusals: Arc<Refusals>,
    /// What the operator is told once, as long as nobody has.
    hint: Arc<Mutex<Option<oneshot::Sender<()>>>>,
}

/// How many sockets the server may have open, and how many connections to tables among them.
fn room(limits: &Limits) -> (usize, usize) {
    let wanted = limits.connections.saturating_add(FOR_THE_PAGE);
    let most = wanted.min(descriptors(wanted.saturating_add(FOR_FILES)).saturating_sub(FOR_FILES)).max(1);
    // Some room is left for the page, or nobody new would find the way to a table.
    (most, limits.connections.min(most - FOR_THE_PAGE.min(most / 8)))
}

/// How many files the program may have open. It asks for as many as it wants.
#[cfg(unix)]
fn descriptors(wanted: usize) -> usize {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let Ok((soft, hard)) = getrlimit(Resource::RLIMIT_NOFILE) else { return wanted };
    let wanted = (wanted as u64).clamp(soft, hard.max(soft));
    let raised = wanted > soft && setrlimit(Resource::RLIMIT_NOFILE, wanted, hard).is_ok();
    usize::try_from(if raised { wanted } else { soft }).unwrap_or(usize::MAX)
}

/// Windows has no such limit.
#[cfg(not(unix))]
const fn descriptors(wanted: usize) -> usize {
    wanted
}

/// Listens at an address.
async fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(about(address))
}

/// A server that listens.
struct Listening {
    address: SocketAddr,
    keeper: Keeper,
    heard: mpsc::Receiver<Happening>,
    reported: mpsc::UnboundedReceiver<Report>,
    asked: mpsc::Receiver<CountsAsked>,
    hinted: oneshot::Receiver<()>,
    door: Door,
    receiving: tokio::task::JoinHandle<()>,
    answering: Option<tokio::task::JoinHandle<()>>,
    last_word: WhyClosed,
}

async fn listen(mut plan: ServerPlan) -> io::Result<Listening> {
    let listener = bind(plan.listen).await?;
    let status = match plan.status {
        Some(status) => Some(bind(status).await?),
        None => None,
    };
    let wanted = plan.limits.connections;
    let (sockets, connections) = room(&plan.limits);
    plan.limits.connections = connections;
    let (happenings, heard) = mpsc::channel(MOST_HAPPENINGS);
    let (hint, hinted) = oneshot::channel();
    let common = Common {
        happenings: happenings.clone(),
        last: Arc::default(),
        door: Door::new(sockets, plan.limits.connections_each.saturating_mul(2)),
        proxies: Arc::new(Proxies(std::mem::take(&mut plan.proxies))),
        names: Arc::new(std::mem::take(&mut plan.names)),
        latency: Arc::default(),
        refusals: Arc::default(),
        hint: Arc::new(Mutex::new(Some(hint))),
    };
    let router = Router::new().route(PATH, any(connect)).with_state(common.clone());
    let router = router.merge(page::page(plan.page.as_deref(), common.names.told.first().map(String::as_str))?);
    let router = router.layer(middleware::from_fn_with_state(common.clone(), by_a_known_name));
    let last_word = if plan.comes_back { WhyClosed::ComeBack } else { WhyClosed::Stopping };
    let (reports, reported) = mpsc::unbounded_channel();
    let mut keeper = Keeper::new(plan, happenings, reports)?;
    let address = listener.local_addr()?;
    keeper.note(&format!("listening on {address}"));
    if connections < wanted {
        keeper.note(&format!("the system lets this program have {connections} connections open, not {wanted}"));
    }
    let (ask, asked) = mpsc::channel(1);
    let answering = match status {
        Some(listener) => {
            keeper.note(&format!("telling on {} how it is", listener.local_addr()?));
            let router = StatusPages { common: common.clone(), ask }.router();
            Some(tokio::spawn(async move { _ = axum::serve(listener, router).await }))
        }
        None => None,
    };
    let door = common.door.clone();
    let receiving = tokio::spawn(door::receive(listener, router, common));
    Ok(Listening { address, keeper, heard, reported, asked, hinted, door, receiving, answering, last_word })
}

async fn serve(
    plan: ServerPlan,
    started: of_threads::Sender<io::Result<SocketAddr>>,
    mut stopped: oneshot::Receiver<()>,
) {
    let mut server = match listen(plan).await {
        Ok(server) => server,
        Err(why) => {
            let _ = started.send(Err(why));
            return;
        }
    };
    if started.send(Ok(server.address)).is_err() {
        return;
    }
    // When the next tables are given away, once the server is told to end.
    let mut leaves = None;
    loop {
        let wait = server.keeper.wait();
        tokio::select! {
            _ = &mut stopped, if leaves.is_none() => {
                if !server.keeper.begins_to_leave() {
                    break;
                }
                server.receiving.abort();
                let first = tokio::time::Instant::now() + BEFORE_LEAVING;
                leaves = Some((Instant::now() + LEAVING, tokio::time::interval_at(first, STEP_TO_LEAVE)));
            }
            () = next_step(&mut leaves) => {
                let is_late = leaves.as_ref().is_some_and(|(until, _)| Instant::now() > *until);
                if !server.keeper.give_some_away() || is_late {
                    break;
                }
            }
            happening = server.heard.recv() => match happening {
                Some(happening) => server.keeper.hear(happening),
                None => break,
            },
            Some(report) = server.reported.recv() => server.keeper.hear_report(report),
            // Whoever asked may have gone again.
            Some(asked) = server.asked.recv() => drop(asked.send(server.keeper.counts())),
            Ok(()) = &mut server.hinted, if !server.hinted.is_terminated() => server.keeper.note(UNNAMED_PROXY),
            () = tokio::time::sleep(wait) => server.keeper.tick(),
        }
    }
    server.end().await;
}

/// Waits until the next tables are given away, if any are.
async fn next_step(leaves: &mut Option<(Instant, tokio::time::Interval)>) {
    match leaves {
        Some((_, steps)) => _ = steps.tick().await,
        None => std::future::pending().await,
    }
}

impl Listening {
    /// Ends: nobody new is let in, what was said already is done, and all are told.
    async fn end(mut self) {
        self.receiving.abort();
        if let Some(answering) = &self.answering {
            answering.abort();
        }
        while let Ok(happening) = self.heard.try_recv() {
            self.keeper.hear(happening);
        }
        // What was done is said once it is kept. A disk that is full is not waited for.
        let until = tokio::time::Instant::now() + GOODBYE;
        while !self.keeper.has_said_all() && tokio::time::Instant::now() < until {
            if let Ok(Some(report)) = tokio::time::timeout_at(until, self.reported.recv()).await {
                self.keeper.hear_report(report);
            }
        }
        self.keeper.goodbye(self.last_word);
        // The last lines are still on their way.
        let until = tokio::time::Instant::now() + GOODBYE;
        while self.door.at_tables() > 0 && tokio::time::Instant::now() < until {
            let _ = tokio::time::timeout(Duration::from_millis(10), self.heard.recv()).await;
        }
    }
}

/// Sends away a browser that comes by a name that somebody else may have led here. Programs have no
/// pages of others in them, and a proxy that is named has its own names.
async fn by_a_known_name(
    State(common): State<Common>,
    Extension(arrival): Extension<Visitor>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let host = host(headers);
    if common.proxies.lack(arrival.peer, headers)
        && let Ok(mut hint) = common.hint.lock()
        && let Some(hint) = hint.take()
    {
        // Nobody hears it if the server is ending.
        let _ = hint.send(());
    }
    let is_program = request.uri().path() == PATH && !headers.contains_key(header::ORIGIN);
    let is_of_proxy = common.names.told.is_empty() && common.proxies.ask(arrival.peer, headers);
    if !common.names.only || is_program || is_of_proxy || common.names.know(host) {
        return next.run(request).await;
    }
    common.refusals.names.fetch_add(1, Ordering::Relaxed);
    (StatusCode::MISDIRECTED_REQUEST, names::refusal(host)).into_response()
}

fn host(headers: &HeaderMap) -> &str {
    headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default()
}

/// Accepts a connection, if it comes from the own page or from a program.
async fn connect(
    State(common): State<Common>,
    Extension(arrival): Extension<Visitor>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_own(&headers, &common.names) {
        common.refusals.origins.fetch_add(1, Ordering::Relaxed);
        return StatusCode::FORBIDDEN.into_response();
    }
    let caller = common.proxies.caller(arrival.peer, &headers);
    let from = Caller { is_near: caller.is_near && common.names.know(host(&headers)), ..caller };
    arrival.place.reach(Reached::AtTable);
    let upgrade = upgrade.max_message_size(LONGEST_LINE).max_frame_size(LONGEST_LINE);
    // A line is seldom longer, and many connections are open at once.
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    upgrade.on_upgrade(move |socket| talk(socket, from, arrival.place, common))
}

/// Whether a connection comes from the page of this server, or from no page at all. Other pages have
/// no business at a table.
fn is_own(headers: &HeaderMap, names: &HostNames) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some((_, place)) = origin.to_str().ok().and_then(|origin| origin.split_once("://")) else { return false };
    // A proxy may ask by another name than the one in the browser.
    host(headers) == place || names.are_told(place)
}

/// The wishes of a connection that wait for an answer, each with the time that it came.
#[derive(Default)]
struct Wishes(VecDeque<Instant>);

impl Wishes {
    /// A line came.
    fn hear(&mut self, line: &str) {
        if line.starts_with("{\"wish\"") && self.0.len() < MOST_WAITING {
            self.0.push_back(Instant::now());
        }
    }

    /// A line was sent. They are answered one after another.
    fn answer(&mut self, line: &str, latency: &Latency) {
        if (line.starts_with("{\"done\"") || line.starts_with("{\"refused\""))
            && let Some(since) = self.0.pop_front()
        {
            latency.note(since.elapsed());
        }
    }
}

/// Passes lines on, until one of the two ends.
async fn talk(socket: WebSocket, from: Caller, _place: Arc<OpenSocket>, common: Common) {
    let id = ConnectionId(common.last.fetch_add(1, Ordering::Relaxed));
    let (lines, mut to_send) = mpsc::channel::<Arc<str>>(MOST_WAITING);
    if common.happenings.send(Happening::Connected(id, from, lines)).await.is_err() {
        return;
    }
    let (mut up, mut down) = socket.split();
    let mut wishes = Wishes::default();
    loop {
        tokio::select! {
            line = to_send.recv() => {
                let Some(line) = line else { break };
                wishes.answer(&line, &common.latency);
                if up.send(Message::Text((&*line).into())).await.is_err() {
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
                wishes.hear(&line);
                if common.happenings.send(Happening::Line(id, line)).await.is_err() {
                    break;
                }
            }
        }
    }
    let _ = common.happenings.send(Happening::Gone(id)).await;
    let _ = up.close().await;
}
