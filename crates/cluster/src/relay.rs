//! What servers tell each other without keeping it: the lines of connections that one has and the table of
//! which another has, and what they count of networks together.
//!
//! The engine carries messages in order, but not all of them, if a way between its nodes breaks. So each
//! message of a relayed line has a number. Where one is missing, the line ends, and whoever has it comes back.

use crate::engine::ServerName;
use async_nats::Client;
use electrum_dominoes_online::net::{RelayedLine, Report, Reporter};
use electrum_dominoes_online::wire::{ConnectionId, Counted, FromTable, Network, Relayed};
use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Before the name of the server that is told something.
const TO_SERVER: &str = "nestor.server.";

/// What all servers are told.
const TO_ALL: &str = "nestor.servers";

/// What stands before a message of a relayed line. Its text follows after the end of this line.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Head {
    from: ServerName,
    /// The number of the connection at the server that has the socket.
    connection: u64,
    /// Whether it comes from that server, or from the one that has the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    up: bool,
    /// The number of the message in its direction.
    number: u64,
    #[serde(default, skip_serializing_if = "Kind::is_line")]
    kind: Kind,
}

/// What a message of a relayed line says.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
enum Kind {
    #[default]
    Line,
    Comes(Network),
    Ended,
    Lost,
}

impl Kind {
    fn is_line(&self) -> bool {
        *self == Kind::Line
    }
}

/// What a server has counted.
#[derive(Serialize, Deserialize)]
struct Count {
    from: ServerName,
    network: Network,
    counted: Counted,
}

/// A message to this server.
pub(super) enum BetweenServers {
    /// One of a relayed line.
    Line(Vec<u8>),
    /// What another server has counted.
    Count(Vec<u8>),
}

/// How many messages of a relayed line were sent and heard.
#[derive(Default)]
struct Numbers {
    sent: u64,
    heard: u64,
}

impl Numbers {
    /// Whether this is the next message.
    fn hear(&mut self, number: u64) -> bool {
        self.heard += 1;
        self.heard == number
    }
}

/// The lines that are relayed from this server and to it.
pub(super) struct Relays {
    me: ServerName,
    report: Reporter,
    /// What is sent to the engine, in order, and what sends it.
    outbox: mpsc::UnboundedSender<(String, Vec<u8>)>,
    sending: JoinHandle<()>,
    /// The connections of this server whose tables others have.
    away: BTreeMap<ConnectionId, (ServerName, Numbers)>,
    /// The connections of others whose tables this server has.
    here: BTreeMap<RelayedLine, Numbers>,
    /// Whether the engine cannot be reached.
    is_cut: bool,
}

impl Relays {
    pub(super) fn new(me: ServerName, client: Client, report: Reporter) -> Relays {
        let (outbox, mut to_send) = mpsc::unbounded_channel::<(String, Vec<u8>)>();
        let sending = tokio::spawn(async move {
            while let Some((subject, message)) = to_send.recv().await {
                // What does not arrive is missing there.
                let _ = client.publish(subject, message.into()).await;
            }
            let _ = client.flush().await;
        });
        Relays { me, report, outbox, sending, away: BTreeMap::new(), here: BTreeMap::new(), is_cut: false }
    }

    /// Waits until what was said last is sent.
    pub(super) async fn finish(self) {
        drop(self.outbox);
        // It ends when nobody has anything to send.
        let _ = self.sending.await;
    }

    /// Whether lines can be relayed.
    pub(super) const fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// Relays something to the server that has the table.
    pub(super) fn relay(&mut self, id: ConnectionId, to: ServerName, what: &Relayed) {
        if self.is_cut {
            // All of them come back once it is over.
            if matches!(what, Relayed::Ended | Relayed::Lost) {
                self.away.remove(&id);
            }
            return;
        }
        if matches!(what, Relayed::Comes(_)) {
            self.away.insert(id, (to, Numbers::default()));
        }
        let Some((to, numbers)) = self.away.get_mut(&id) else { return };
        numbers.sent += 1;
        let head = Head { from: self.me, connection: id.0, up: true, number: numbers.sent, kind: Kind::Line };
        send(&self.outbox, *to, head, what);
        if matches!(what, Relayed::Ended | Relayed::Lost) {
            self.away.remove(&id);
        }
    }

    /// Relays something to the server that has the socket.
    pub(super) fn relay_back(&mut self, line: RelayedLine, what: &Relayed) {
        let Some(numbers) = self.here.get_mut(&line) else { return };
        numbers.sent += 1;
        let head =
            Head { from: self.me, connection: line.connection, up: false, number: numbers.sent, kind: Kind::Line };
        send(&self.outbox, ServerName(line.server), head, what);
        if matches!(what, Relayed::Ended | Relayed::Lost) {
            self.here.remove(&line);
        }
    }

    /// Tells the others what counts of a network.
    pub(super) fn count(&self, network: Network, counted: Counted) {
        if let Ok(text) = serde_json::to_vec(&Count { from: self.me, network, counted }) {
            let _ = self.outbox.send((TO_ALL.to_owned(), text));
        }
    }

    /// Hears what another server tells.
    pub(super) fn hear(&mut self, told: &BetweenServers) {
        match told {
            BetweenServers::Line(message) => self.hear_line(message),
            BetweenServers::Count(message) => {
                if let Ok(Count { from, network, counted }) = serde_json::from_slice(message)
                    && from != self.me
                {
                    (self.report)(Report::Counted(from.0, network, counted));
                }
            }
        }
    }

    fn hear_line(&mut self, message: &[u8]) {
        let end = message.iter().position(|byte| *byte == b'\n').unwrap_or(message.len());
        let Ok(head) = serde_json::from_slice::<Head>(&message[..end]) else { return };
        let text = message.get(end + 1..).and_then(|text| std::str::from_utf8(text).ok()).unwrap_or_default();
        let what = match head.kind {
            Kind::Line => Relayed::Line(text.into()),
            Kind::Comes(network) => Relayed::Comes(network),
            Kind::Ended => Relayed::Ended,
            Kind::Lost => Relayed::Lost,
        };
        if head.up {
            self.hear_up(RelayedLine { server: head.from.0, connection: head.connection }, head.number, what);
        } else {
            self.hear_down(ConnectionId(head.connection), head, what);
        }
    }

    fn hear_up(&mut self, line: RelayedLine, number: u64, what: Relayed) {
        if matches!(what, Relayed::Comes(_)) {
            self.here.insert(line, Numbers::default());
        }
        let Some(numbers) = self.here.get_mut(&line) else {
            if matches!(what, Relayed::Line(_)) {
                // It is not known here any more, and whoever has it comes anew.
                let head = Head { from: self.me, connection: line.connection, up: false, number: 0, kind: Kind::Lost };
                send(&self.outbox, ServerName(line.server), head, &Relayed::Lost);
            }
            return;
        };
        if !numbers.hear(number) {
            self.relay_back(line, &Relayed::Lost);
            (self.report)(Report::RelayedHere(line, Relayed::Lost));
            return;
        }
        if matches!(what, Relayed::Ended | Relayed::Lost) {
            self.here.remove(&line);
        }
        (self.report)(Report::RelayedHere(line, what));
    }

    fn hear_down(&mut self, id: ConnectionId, head: Head, what: Relayed) {
        let Some((_, numbers)) = self.away.get_mut(&id).filter(|(server, _)| *server == head.from) else { return };
        if what != Relayed::Lost && !numbers.hear(head.number) {
            let to = head.from;
            self.relay(id, to, &Relayed::Lost);
            (self.report)(Report::Relayed(id, Relayed::Lost));
            return;
        }
        if matches!(what, Relayed::Ended | Relayed::Lost) {
            self.away.remove(&id);
        }
        (self.report)(Report::Relayed(id, what));
    }

    /// A server has gone, and the lines from it and to it.
    pub(super) fn forget(&mut self, server: ServerName) {
        let away = self.away.iter().filter(|(_, (to, _))| *to == server);
        let away = away.map(|(id, (to, _))| (*id, *to)).collect();
        self.lose(away);
        let here: Vec<_> = self.here.keys().filter(|line| line.server == server.0).copied().collect();
        self.end(here);
        (self.report)(Report::ServerGone(server.0));
    }

    /// The engine cannot be reached, or can again.
    pub(super) fn hear_link(&mut self, is_up: bool) {
        if self.is_cut != is_up {
            return;
        }
        if is_up {
            self.is_cut = false;
            let away: Vec<_> = self.away.iter().map(|(id, (to, _))| (*id, *to)).collect();
            self.lose(away);
            return;
        }
        // The other servers hear of it once it is over.
        let here: Vec<_> = self.here.keys().copied().collect();
        self.end(here);
        self.is_cut = true;
        let Ok(halted) = serde_json::to_string(&FromTable::Halted(true)) else { return };
        for id in self.away.keys() {
            (self.report)(Report::Relayed(*id, Relayed::Line(halted.as_str().into())));
        }
    }

    fn lose(&mut self, lines: Vec<(ConnectionId, ServerName)>) {
        for (id, to) in lines {
            self.relay(id, to, &Relayed::Lost);
            (self.report)(Report::Relayed(id, Relayed::Lost));
        }
    }

    fn end(&mut self, lines: Vec<RelayedLine>) {
        for line in lines {
            self.relay_back(line, &Relayed::Lost);
            (self.report)(Report::RelayedHere(line, Relayed::Lost));
        }
    }
}

fn send(outbox: &mpsc::UnboundedSender<(String, Vec<u8>)>, to: ServerName, head: Head, what: &Relayed) {
    let (kind, text) = match what {
        Relayed::Line(text) => (Kind::Line, &**text),
        Relayed::Comes(network) => (Kind::Comes(*network), ""),
        Relayed::Ended => (Kind::Ended, ""),
        Relayed::Lost => (Kind::Lost, ""),
    };
    let Ok(mut message) = serde_json::to_vec(&Head { kind, ..head }) else { return };
    message.push(b'\n');
    message.extend_from_slice(text.as_bytes());
    // The engine is gone if nobody takes it.
    let _ = outbox.send((format!("{TO_SERVER}{}", to.key()), message));
}

/// Tells what others tell this server, as long as somebody hears it.
pub(super) async fn follow(client: Client, me: ServerName, told: mpsc::UnboundedSender<BetweenServers>) {
    let lines = client.subscribe(format!("{TO_SERVER}{}", me.key())).await;
    let counts = client.subscribe(TO_ALL).await;
    let (Ok(mut lines), Ok(mut counts)) = (lines, counts) else { return };
    loop {
        let message = tokio::select! {
            Some(message) = lines.next() => BetweenServers::Line(message.payload.to_vec()),
            Some(message) = counts.next() => BetweenServers::Count(message.payload.to_vec()),
            else => return,
        };
        if told.send(message).is_err() {
            return;
        }
    }
}
