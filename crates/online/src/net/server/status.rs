//! What an operator's own programs ask: whether the server is well, and figures in the text that
//! Prometheus reads.

use super::Common;
use super::keeper::KeeperCounts;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Who keeps the tables answers within this time, or isn't well.
const PATIENCE: Duration = Duration::from_secs(5);

/// Asks for the figures of the keeper.
pub(super) type CountsAsked = oneshot::Sender<KeeperCounts>;

/// The upper ends of the times that are told apart, in milliseconds.
const STEPS: [u64; 11] = [1, 2, 5, 10, 20, 30, 50, 100, 250, 1000, 5000];

/// How long wishes took from their line to the answer's.
#[derive(Default)]
pub(super) struct Latency {
    steps: [AtomicU64; STEPS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

/// What was refused before it came to a table.
#[derive(Default)]
pub(super) struct Refusals {
    pub(super) names: AtomicU64,
    pub(super) origins: AtomicU64,
}

impl Latency {
    pub(super) fn note(&self, took: Duration) {
        let fits = |step: &&u64| took <= Duration::from_millis(**step);
        if let Some(at) = STEPS.iter().position(|step| fits(&step)) {
            self.steps[at].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }
}

/// What answers at the operator's address.
#[derive(Clone)]
pub(super) struct StatusPages {
    pub(super) common: Common,
    pub(super) ask: mpsc::Sender<CountsAsked>,
}

impl StatusPages {
    pub(super) fn router(self) -> Router {
        Router::new().route("/health", get(health)).route("/metrics", get(metrics)).with_state(self)
    }

    async fn counts(&self) -> Option<KeeperCounts> {
        let (tell, told) = oneshot::channel();
        let asked = async { self.ask.send(tell).await.ok() };
        let counts = async { (asked.await, told.await.ok()).1 };
        tokio::time::timeout(PATIENCE, counts).await.ok()?
    }
}

async fn health(State(status): State<StatusPages>) -> Response {
    match status.counts().await {
        Some(counts) if counts.is_disk_well => (StatusCode::OK, "ok\n").into_response(),
        Some(_) => (StatusCode::SERVICE_UNAVAILABLE, "tables cannot be written\n").into_response(),
        None => (StatusCode::SERVICE_UNAVAILABLE, "the tables do not answer\n").into_response(),
    }
}

async fn metrics(State(status): State<StatusPages>) -> Response {
    let Some(counts) = status.counts().await else { return StatusCode::SERVICE_UNAVAILABLE.into_response() };
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, text(&status.common, &counts)).into_response()
}

/// The figures, one after another.
struct Text(String);

impl Text {
    fn head(&mut self, name: &str, kind: &str, about: &str) {
        let _ = writeln!(self.0, "# HELP nestor_{name} {about}\n# TYPE nestor_{name} {kind}");
    }

    fn one(&mut self, name: &str, kind: &str, about: &str, value: u64) {
        self.head(name, kind, about);
        let _ = writeln!(self.0, "nestor_{name} {value}");
    }

    fn of(&mut self, name: &str, label: &str, of: &str, value: u64) {
        let _ = writeln!(self.0, "nestor_{name}{{{label}=\"{of}\"}} {value}");
    }
}

fn text(common: &Common, counts: &KeeperCounts) -> String {
    let mut text = Text(String::new());
    let door = common.door.counts();
    text.one("tables", "gauge", "Tables that are kept.", counts.tables as u64);
    text.one("connections", "gauge", "Connections to tables.", counts.connections as u64);
    text.one("sockets", "gauge", "Open sockets, with those that ask for a page.", door.open as u64);
    text.one("tables_opened_total", "counter", "Tables that were opened.", counts.tally.opened);
    text.one("plays_total", "counter", "Moves that people have made.", counts.tally.plays);
    text.head(
        "closed_total",
        "counter",
        "Connections that the server has closed or refused, by the reason that they were told.",
    );
    for (why, count) in &counts.tally.closed {
        text.of("closed_total", "reason", why.name(), *count);
    }
    text.head("refused_total", "counter", "Sockets and requests that were refused before they came to a table.");
    let refusals = &common.refusals;
    text.of("refused_total", "kind", "no_room", door.turned_away);
    text.of("refused_total", "kind", "gave_way", door.gave_way);
    text.of("refused_total", "kind", "unknown_name", refusals.names.load(Ordering::Relaxed));
    text.of("refused_total", "kind", "other_page", refusals.origins.load(Ordering::Relaxed));
    text.head("tables_moved_total", "counter", "Tables that came from other servers or went to them.");
    text.of("tables_moved_total", "how", "taken", counts.travel.taken);
    text.of("tables_moved_total", "how", "given", counts.travel.given);
    text.of("tables_moved_total", "how", "lost", counts.travel.lost);
    text.one("disk_failures_total", "counter", "Times that a table could not be written.", counts.disk_failures);
    text.one(
        "disk_well",
        "gauge",
        "Whether the last table that was written is on the disk.",
        counts.is_disk_well.into(),
    );
    text.head("wish_seconds", "histogram", "From a wish to the line that answers it.");
    let mut sum = 0;
    for (step, count) in STEPS.iter().zip(&common.latency.steps) {
        sum += count.load(Ordering::Relaxed);
        let _ = writeln!(text.0, "nestor_wish_seconds_bucket{{le=\"{}\"}} {sum}", *step as f64 / 1000.0);
    }
    let (count, micros) = (&common.latency.count, &common.latency.micros);
    let (count, micros) = (count.load(Ordering::Relaxed), micros.load(Ordering::Relaxed));
    let _ = writeln!(text.0, "nestor_wish_seconds_bucket{{le=\"+Inf\"}} {count}");
    let _ = writeln!(text.0, "nestor_wish_seconds_sum {}", micros as f64 / 1e6);
    let _ = writeln!(text.0, "nestor_wish_seconds_count {count}");
    text.0
}
