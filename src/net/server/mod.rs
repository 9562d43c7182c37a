//! A server on a thread of its own: any number of tables, and the page, from one port.

mod keeper;

use self::keeper::Keeper;
use super::about;
use super::keeping::Keeping;
use crate::nestor::question::Answer;
use crate::wire::{ConnectionId, LONGEST_LINE, Limits, PATH, TableId};
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::any;
use futures_util::{SinkExt, StreamExt};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc as of_threads};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tower_http::services::ServeDir;

/// What a server is started with.
pub struct ServerPlan {
    /// The address and port to listen on. Port 0 is any that is free.
    pub listen: SocketAddr,
    /// The folder of the page, if it is served.
    pub page: Option<PathBuf>,
    /// What keeps the tables.
    pub keeping: Box<dyn Keeping>,
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
    Connected(ConnectionId, bool, mpsc::Sender<Arc<str>>),
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

/// What somebody sees who opens the address of a server without a page.
const NO_PAGE: &str = include_str!("no_page.html");

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
    let (reports, mut reported) = mpsc::unbounded_channel();
    let mut keeper = match Keeper::new(plan, happenings, reports) {
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
            Some(report) = reported.recv() => keeper.hear_report(report),
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
    // A line is seldom longer, and many connections are open at once.
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
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
    let (lines, mut to_send) = mpsc::channel::<Arc<str>>(MOST_WAITING);
    let is_near = from.ip().is_loopback();
    if shared.happenings.send(Happening::Connected(id, is_near, lines)).await.is_err() {
        return;
    }
    let (mut up, mut down) = socket.split();
    loop {
        tokio::select! {
            line = to_send.recv() => {
                let Some(line) = line else { break };
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
                if shared.happenings.send(Happening::Line(id, line)).await.is_err() {
                    break;
                }
            }
        }
    }
    let _ = shared.happenings.send(Happening::Gone(id)).await;
    let _ = up.close().await;
}
