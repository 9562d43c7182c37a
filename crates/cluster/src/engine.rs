//! What the engine keeps for all servers of a cluster: a stream with the journal of each table, a bucket
//! that says who has which table, a bucket with the lease of each server, and a stream of results of days.

use crate::ClusterPlan;
use async_nats::jetstream::context::{ContextBuilder, CreateStreamErrorKind, PublishError, PublishErrorKind};
use async_nats::jetstream::kv::{self, Store};
use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{self, LastRawMessageErrorKind, StorageType, Stream};
use async_nats::jetstream::{self, Context};
use async_nats::{Client, ConnectOptions, Event, HeaderMap, ServerAddr};
use electrum_dominoes_online::net::about;
use electrum_dominoes_online::wire::{Code, TableId};
use percent_encoding::percent_decode_str;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use std::{fs, io};
use tokio::sync::mpsc;

/// The format of all that is kept there. A server of another one keeps out.
const FORMAT: &str = "Tables of nestor, format 1";

/// The names of the streams and the buckets.
const TABLES: &str = "NESTOR_TABLES";
const DAYS: &str = "NESTOR_DAYS";
const OWNERS: &str = "NESTOR_OWNERS";
const SERVERS: &str = "NESTOR_SERVERS";

/// Before the id of a table.
const TABLE: &str = "nestor.table.";
const DAY: &str = "nestor.day";

/// Who wrote a message.
const WRITER: &str = "Nestor-Server";

/// The oldest engine that has all that is needed.
const OLDEST: (i64, i64, i64) = (2, 9, 0);

/// What is asked is answered within this time, or asked again.
pub(super) const ANSWER: Duration = Duration::from_secs(2);

/// How long the results of days are kept.
const DAYS_KEPT: Duration = Duration::from_hours(31 * 24);

/// A lease that nobody renews is forgotten after this time, long after it has lapsed.
const LEASES_KEPT: Duration = Duration::from_hours(1);

/// In so many copies all is kept where the engine has several nodes.
const COPIES: usize = 3;

/// The engine's error where it has one node alone.
const ONE_NODE: u64 = 10074;

/// A server, which has another name each time it starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(super) struct ServerName(pub(super) u64);

impl ServerName {
    /// The key of its lease.
    pub(super) fn key(self) -> String {
        format!("{:016x}", self.0)
    }

    pub(super) fn from_key(key: &str) -> Option<ServerName> {
        u64::from_str_radix(key, 16).ok().map(ServerName)
    }
}

/// Who has a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Ownership {
    pub(super) table: u64,
    /// Nobody, if the last one has given it away.
    pub(super) server: Option<ServerName>,
}

/// A server, as the others know it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Lease {
    /// The address to which players are sent who look for its tables.
    pub(super) address: String,
    /// Whether it takes tables that nobody has. One that has just come knows too little of the others, and
    /// one that ends wants no more.
    #[serde(default)]
    pub(super) takes: bool,
}

/// A message of a table's journal. One that has nothing says that another server has the table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct JournalEntry {
    /// The whole table. All before it is needed no more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) whole: Option<String>,
    /// What has changed since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) changes: Vec<String>,
    /// Whether the table is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) over: bool,
}

/// A message, with its number in the stream.
pub(super) struct JournalMessage {
    pub(super) sequence: u64,
    pub(super) entry: JournalEntry,
    /// Who wrote it, after which one.
    written: Option<(ServerName, u64)>,
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Write {
    /// It is kept, with this number.
    Kept(u64),
    /// Somebody else has written meanwhile.
    Fenced,
}

/// Something that the engine did not do, and may do if it is asked again.
#[derive(Debug)]
pub(super) struct Troubled(pub(super) String);

impl<E: std::error::Error> From<E> for Troubled {
    fn from(why: E) -> Troubled {
        Troubled(why.to_string())
    }
}

/// The way to all of it.
#[derive(Clone)]
pub(super) struct Engine {
    pub(super) me: ServerName,
    pub(super) client: Client,
    context: Context,
    tables: Stream,
    pub(super) days: Stream,
    pub(super) owners: Store,
    pub(super) servers: Store,
}

impl Engine {
    /// Goes there, and makes what a new cluster has to have. An error says in a line what is wrong.
    /// `link` is told whenever it cannot be reached any more, and when it can again.
    pub(super) async fn connect(
        plan: &ClusterPlan,
        me: ServerName,
        link: mpsc::UnboundedSender<bool>,
    ) -> io::Result<Engine> {
        let shown = plan.shown();
        let client = connect(plan, link).await.map_err(|why| io::Error::new(why.kind(), format!("{shown}: {why}")))?;
        let info = client.server_info();
        let (major, minor, patch) = OLDEST;
        if !client.is_server_compatible(major, minor, patch) {
            let why = format!("{shown}: nats-server {} is too old. It must be {major}.{minor} or newer", info.version);
            return Err(io::Error::other(why));
        }
        let context = ContextBuilder::new().timeout(ANSWER).backpressure_on_inflight(true).build(client.clone());
        if !info.jetstream {
            return Err(io::Error::other(format!("{shown}: this nats-server has no JetStream")));
        }
        let tables = stream::Config {
            name: TABLES.to_owned(),
            subjects: vec![format!("{TABLE}*")],
            allow_rollup: true,
            ..stream::Config::default()
        };
        let days = stream::Config {
            name: DAYS.to_owned(),
            subjects: vec![DAY.to_owned()],
            max_age: DAYS_KEPT,
            ..stream::Config::default()
        };
        let at = about(shown);
        let opened = async {
            let tables = open_stream(&context, tables).await?;
            let days = open_stream(&context, days).await?;
            let owners = open_bucket(&context, OWNERS, Duration::ZERO).await?;
            let servers = open_bucket(&context, SERVERS, LEASES_KEPT).await?;
            io::Result::Ok(Engine { me, client, context: context.clone(), tables, days, owners, servers })
        };
        opened.await.map_err(at)
    }

    /// Writes to the journal of a table, if its last message is still this one.
    pub(super) async fn write(&self, table: TableId, after: u64, entry: &JournalEntry) -> Result<Write, Troubled> {
        let mut headers = HeaderMap::new();
        headers.insert(async_nats::header::NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, after.to_string());
        headers.insert(WRITER, self.me.key());
        if entry.whole.is_some() || entry.over {
            headers.insert(async_nats::header::NATS_ROLLUP, "sub");
        }
        let text = serde_json::to_vec(entry)?;
        match self.publish(subject(table), headers, text).await {
            Ok(sequence) => Ok(Write::Kept(sequence)),
            Err(why) if why.kind() == PublishErrorKind::WrongLastSequence => {
                // It may have been written although nobody was told.
                let last = self.last(table).await?;
                let own = last.filter(|last| last.written == Some((self.me, after)));
                Ok(own.map_or(Write::Fenced, |own| Write::Kept(own.sequence)))
            }
            Err(why) => Err(why.into()),
        }
    }

    async fn publish(&self, subject: String, headers: HeaderMap, text: Vec<u8>) -> Result<u64, PublishError> {
        Ok(self.context.publish_with_headers(subject, headers, text.into()).await?.await?.sequence)
    }

    /// The last message of a table's journal.
    async fn last(&self, table: TableId) -> Result<Option<JournalMessage>, Troubled> {
        match self.tables.get_last_raw_message_by_subject(&subject(table)).await {
            Ok(message) => Ok(Some(JournalMessage::read(&message)?)),
            Err(why) if why.kind() == LastRawMessageErrorKind::NoMessageFound => Ok(None),
            Err(why) => Err(why.into()),
        }
    }

    /// The journal of a table.
    pub(super) async fn journal(&self, table: TableId) -> Result<Vec<JournalMessage>, Troubled> {
        let (mut messages, mut next) = (Vec::<JournalMessage>::new(), 1);
        loop {
            match self.tables.get_first_raw_message_by_subject(subject(table), next).await {
                Ok(message) => {
                    next = message.sequence + 1;
                    messages.push(JournalMessage::read(&message)?);
                }
                Err(why) if why.kind() == LastRawMessageErrorKind::NoMessageFound => return Ok(messages),
                Err(why) => return Err(why.into()),
            }
        }
    }

    /// Forgets a journal up to a message, after which there is none.
    pub(super) async fn forget(&self, table: TableId, last: u64) -> Result<(), Troubled> {
        self.tables.purge().filter(subject(table)).sequence(last + 1).await?;
        Ok(())
    }

    /// Who has the table with a code, and the revision of that.
    pub(super) async fn owner(&self, code: Code) -> Result<Option<(Ownership, u64)>, Troubled> {
        let entry = self.owners.entry(code.to_string()).await?;
        Ok(entry.filter(|entry| entry.operation == kv::Operation::Put).and_then(|entry| read_owner(&entry)))
    }

    /// Says that this server has a table, or gives it away, if nobody has said something else since this
    /// revision. Returns the new one.
    pub(super) async fn own(
        &self,
        code: Code,
        (table, server): (TableId, Option<ServerName>),
        revision: u64,
    ) -> Result<Option<u64>, Troubled> {
        let ownership = Ownership { table: table.0, server };
        let text = serde_json::to_vec(&ownership)?.into();
        match self.owners.update(code.to_string(), text, revision).await {
            Ok(revision) => Ok(Some(revision)),
            Err(why) if why.kind() == kv::UpdateErrorKind::WrongLastRevision => {
                let now = self.owner(code).await?;
                Ok(now.filter(|(now, _)| *now == ownership && server == Some(self.me)).map(|(_, revision)| revision))
            }
            Err(why) => Err(why.into()),
        }
    }

    /// Nobody has a table any more, which is over.
    pub(super) async fn disown(&self, code: Code) -> Result<(), Troubled> {
        self.owners.delete(code.to_string()).await?;
        Ok(())
    }

    /// Forgets that there ever was a table.
    pub(super) async fn forget_owner(&self, code: Code) -> Result<(), Troubled> {
        let subject = format!("{}{code}", self.owners.prefix);
        if self.owner(code).await?.is_none() {
            self.owners.stream.purge().filter(subject).await?;
        }
        Ok(())
    }

    /// Renews the lease of this server, or takes a new one. Returns its revision, or nothing if others have
    /// taken it away.
    pub(super) async fn renew(&self, lease: &Lease, revision: Option<u64>) -> Result<Option<u64>, Troubled> {
        let (key, text) = (self.me.key(), serde_json::to_vec(lease)?.into());
        let (renewed, is_overtaken) = if let Some(revision) = revision {
            let renewed = self.servers.update(key, text, revision).await;
            let is_overtaken = matches!(&renewed, Err(why) if why.kind() == kv::UpdateErrorKind::WrongLastRevision);
            (renewed.map_err(Troubled::from), is_overtaken)
        } else {
            let renewed = self.servers.create(key, text).await;
            let is_overtaken = matches!(&renewed, Err(why) if why.kind() == kv::CreateErrorKind::AlreadyExists);
            (renewed.map_err(Troubled::from), is_overtaken)
        };
        // It may have been renewed although nobody was told.
        if is_overtaken { self.lease(self.me).await } else { renewed.map(Some) }
    }

    /// The revision of a server's lease, if it has one.
    async fn lease(&self, server: ServerName) -> Result<Option<u64>, Troubled> {
        let entry = self.servers.entry(server.key()).await?;
        Ok(entry.filter(|entry| entry.operation == kv::Operation::Put).map(|entry| entry.revision))
    }

    /// Takes the lease of a server away that has not renewed it since this revision. Returns whether it has
    /// none any more.
    pub(super) async fn end_lease(&self, server: ServerName, revision: u64) -> bool {
        // Otherwise it was renewed at last, or somebody else was faster.
        let _ = self.servers.delete_expect_revision(server.key(), Some(revision)).await;
        matches!(self.lease(server).await, Ok(None))
    }

    /// Keeps a result of a day.
    pub(super) async fn keep_day(&self, result: String) -> Result<(), Troubled> {
        self.publish(DAY.to_owned(), HeaderMap::new(), result.into_bytes()).await?;
        Ok(())
    }
}

impl JournalMessage {
    fn read(message: &StreamMessage) -> Result<JournalMessage, Troubled> {
        let header = |name: &str| message.headers.get(name).map(async_nats::HeaderValue::as_str);
        let after = header(async_nats::header::NATS_EXPECTED_LAST_SUBJECT_SEQUENCE.as_ref());
        let after = after.and_then(|after| after.parse().ok());
        let writer = header(WRITER).and_then(ServerName::from_key);
        let entry = serde_json::from_slice(&message.payload)?;
        Ok(JournalMessage { sequence: message.sequence, entry, written: writer.zip(after) })
    }
}

/// Who has a table, by an entry of the bucket.
pub(super) fn read_owner(entry: &kv::Entry) -> Option<(Ownership, u64)> {
    Some((serde_json::from_slice(&entry.value).ok()?, entry.revision))
}

fn subject(table: TableId) -> String {
    format!("{TABLE}{:016x}", table.0)
}

async fn connect(plan: &ClusterPlan, link: mpsc::UnboundedSender<bool>) -> io::Result<Client> {
    let addresses = plan.addresses.iter().map(|address| address.parse::<ServerAddr>());
    let addresses: Vec<ServerAddr> = addresses.collect::<Result<_, _>>()?;
    let mut options = ConnectOptions::new()
        .name("nestor table")
        .connection_timeout(ANSWER)
        .request_timeout(Some(ANSWER))
        .ping_interval(ANSWER)
        .event_callback(move |event| {
            let is_up = match event {
                Event::Connected => Some(true),
                Event::Disconnected => Some(false),
                _ => None,
            };
            if let Some(is_up) = is_up {
                // Nobody hears it once the server has ended.
                let _ = link.send(is_up);
            }
            std::future::ready(())
        })
        .reconnect_delay_callback(|tries| Duration::from_millis(100 * tries.min(5) as u64));
    // A name alone is a token.
    if let Some((name, password)) = addresses.iter().find_map(|address| Some((address.username()?, address.password())))
    {
        let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
        options = match password {
            Some(password) => options.user_and_password(decoded(name), decoded(password)),
            None => options.token(decoded(name)),
        };
    }
    if let Some(file) = &plan.authority {
        options = options.add_root_certificates(file.clone());
    }
    if let Some((certificate, key)) = &plan.certificate {
        options = options.add_client_certificate(certificate.clone(), key.clone());
    }
    if let Some(file) = &plan.credentials {
        let read = fs::read_to_string(file).and_then(|text| options.credentials(&text));
        options = read.map_err(about(file.display()))?;
    }
    options.connect(addresses).await.map_err(|why| {
        let kind = match why.kind() {
            async_nats::ConnectErrorKind::AuthorizationViolation => io::ErrorKind::PermissionDenied,
            _ => io::ErrorKind::ConnectionRefused,
        };
        io::Error::new(kind, why.to_string())
    })
}

/// Whether something is of this format.
fn check(name: &str, config: &stream::Config) -> io::Result<()> {
    match config.description.as_deref() {
        Some(FORMAT) => Ok(()),
        other => {
            let other = other.unwrap_or("no description");
            Err(io::Error::other(format!("{name} is of another version: “{other}”, not “{FORMAT}”")))
        }
    }
}

/// Opens a stream, or makes it.
async fn open_stream(context: &Context, config: stream::Config) -> io::Result<Stream> {
    let name = config.name.clone();
    let config = stream::Config { description: Some(FORMAT.to_owned()), storage: StorageType::File, ..config };
    let found = match context.get_stream(&name).await {
        Ok(found) => found,
        Err(_) => make(context, config).await.map_err(about(&name))?,
    };
    check(&name, &found.cached_info().config)?;
    Ok(found)
}

/// Makes a stream, in several copies where the engine has several nodes.
async fn make(context: &Context, config: stream::Config) -> io::Result<Stream> {
    let copies = stream::Config { num_replicas: COPIES, ..config.clone() };
    match context.get_or_create_stream(copies).await {
        Ok(stream) => Ok(stream),
        Err(why) if is_of_one_node(&why) => {
            context.get_or_create_stream(config).await.map_err(|why| io::Error::other(why.to_string()))
        }
        Err(why) => Err(io::Error::other(why.to_string())),
    }
}

fn is_of_one_node(why: &jetstream::context::CreateStreamError) -> bool {
    match why.kind() {
        CreateStreamErrorKind::JetStream(why) => why.error_code().0 == ONE_NODE,
        _ => false,
    }
}

/// Opens a bucket, or makes it.
async fn open_bucket(context: &Context, name: &str, max_age: Duration) -> io::Result<Store> {
    let stream = format!("KV_{name}");
    // As a bucket is made by any client, with the copies of a stream.
    let config = stream::Config {
        name: stream,
        subjects: vec![format!("$KV.{name}.>")],
        max_messages_per_subject: 1,
        max_age,
        allow_rollup: true,
        deny_delete: true,
        // What is read there is what was written last, and no copy that lags behind.
        allow_direct: false,
        discard: stream::DiscardPolicy::New,
        ..stream::Config::default()
    };
    open_stream(context, config).await?;
    context.get_key_value(name).await.map_err(|why| io::Error::other(format!("{name}: {why}")))
}
