//! What a server of a cluster hears of the others: what changes in the buckets, and the results of days.

use crate::engine::{Engine, Lease, Ownership, ServerName, Troubled};
use crate::journal::{AGAIN, Taking, WriteResult};
use async_nats::jetstream::consumer::{DeliverPolicy, push};
use async_nats::jetstream::kv::{Entry, Operation, Store};
use electrum_dominoes_online::wire::{Code, TableId};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;

/// What has become of something that takes its time.
pub(super) enum ClusterNews {
    /// A message of a table, which the server has for this turn.
    Written(TableId, u64, WriteResult),
    /// A message cannot be written now.
    Halted(TableId, u64, String),
    /// A table that nobody had.
    Tried(Code, TableId, Result<Taking, Troubled>),
    /// A table that others may have now.
    Given(Code),
    /// A table that somebody asked for.
    Looked(Code, Result<Option<(Ownership, u64)>, Troubled>),
    /// The own lease.
    Renewed(Result<Option<u64>, Troubled>),
    /// Who has the table with a code from now on.
    Owner(Code, Option<(Ownership, u64)>),
    /// The lease of a server.
    Server(ServerName, Option<(Lease, u64)>),
    /// A result of a day.
    Day(String),
}

/// Tells what is in a bucket, and then what changes there, as long as somebody hears it.
pub(super) async fn follow(
    bucket: Store,
    done: mpsc::UnboundedSender<ClusterNews>,
    read: impl Fn(&str, Option<&Entry>) -> Option<ClusterNews>,
) {
    while !done.is_closed() {
        if let Ok(mut entries) = bucket.watch_with_history(">").await {
            while let Some(Ok(entry)) = entries.next().await {
                let put = Some(&entry).filter(|entry| entry.operation == Operation::Put);
                if let Some(what) = read(&entry.key, put) {
                    let _ = done.send(what);
                }
            }
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Tells the results of days, those of before too.
pub(super) async fn follow_days(engine: Engine, done: mpsc::UnboundedSender<ClusterNews>) {
    let mut next = 1;
    while !done.is_closed() {
        let config = push::OrderedConfig {
            deliver_subject: engine.client.new_inbox(),
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: next },
            ..push::OrderedConfig::default()
        };
        if let Ok(consumer) = engine.days.create_consumer(config).await
            && let Ok(mut results) = consumer.messages().await
        {
            while let Some(Ok(message)) = results.next().await {
                next = message.info().map_or(next, |info| info.stream_sequence + 1);
                if let Ok(result) = String::from_utf8(message.payload.to_vec()) {
                    let _ = done.send(ClusterNews::Day(result));
                }
            }
        }
        tokio::time::sleep(AGAIN).await;
    }
}
