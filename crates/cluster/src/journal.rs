//! What one server writes of one table: one message after another, each of all that has come since.

use crate::engine::{Engine, JournalEntry, Ownership, ServerName, Troubled, Write};
use electrum_dominoes_online::wire::{Code, KeptTable, TableEntry, TableId};
use std::time::Duration;

/// What the engine did not do is tried again this often.
pub(super) const AGAIN: Duration = Duration::from_millis(250);

/// A table of this server.
#[derive(Debug)]
pub(super) struct Journal {
    pub(super) code: Code,
    /// Tells this from an earlier time that the server had the table.
    pub(super) turn: u64,
    /// The revision by which this server has it, or nothing as long as nobody knows of the table.
    pub(super) revision: Option<u64>,
    /// The number of the last message.
    pub(super) last: u64,
    /// The number of the last entry of a message that is on its way.
    pub(super) writing: Option<u64>,
    /// What comes after it, with the number of the last entry.
    waiting: Option<(u64, JournalEntry)>,
}

impl Journal {
    pub(super) const fn new(code: Code, turn: u64, revision: Option<u64>, last: u64) -> Journal {
        Journal { code, turn, revision, last, writing: None, waiting: None }
    }

    /// Takes an entry. A whole table stands for all that waits.
    pub(super) fn take(&mut self, number: u64, entry: TableEntry) {
        let (last, waiting) = self.waiting.get_or_insert_with(|| (number, JournalEntry::default()));
        *last = number;
        match entry {
            TableEntry::Whole(whole) => *waiting = JournalEntry { whole: Some(whole), ..JournalEntry::default() },
            TableEntry::Change(change) => waiting.changes.push(change),
            TableEntry::Over => *waiting = JournalEntry { over: true, ..JournalEntry::default() },
        }
    }

    /// The next message, unless one is on its way.
    pub(super) fn next(&mut self) -> Option<JournalEntry> {
        if self.writing.is_some() {
            return None;
        }
        let (number, entry) = self.waiting.take()?;
        self.writing = Some(number);
        Some(entry)
    }
}

/// What has become of a message.
#[derive(Debug)]
pub(super) enum WriteResult {
    /// It is kept, with this number, and the table is this server's by this revision.
    Kept { last: u64, revision: u64 },
    /// It is the last one, and the table is forgotten.
    Over,
    /// Another server has the table.
    Lost,
}

/// Writes a message until it is kept or the table is lost. `halted` is told what is in the way.
pub(super) async fn write(
    engine: &Engine,
    (table, code): (TableId, Code),
    (mut revision, last): (Option<u64>, u64),
    entry: JournalEntry,
    mut halted: impl FnMut(String),
) -> WriteResult {
    loop {
        match try_to_write(engine, (table, code), (&mut revision, last), &entry).await {
            Ok(written) => return written,
            Err(Troubled(why)) => halted(why),
        }
        tokio::time::sleep(AGAIN).await;
    }
}

async fn try_to_write(
    engine: &Engine,
    (table, code): (TableId, Code),
    (known, last): (&mut Option<u64>, u64),
    entry: &JournalEntry,
) -> Result<WriteResult, Troubled> {
    let revision = match *known {
        Some(revision) => revision,
        // First it is known whose table it is, so that no journal is without an owner.
        None => match engine.own(code, (table, Some(engine.me)), 0).await? {
            Some(revision) => *known.insert(revision),
            None => return Ok(WriteResult::Lost),
        },
    };
    let Write::Kept(last) = engine.write(table, last, entry).await? else { return Ok(WriteResult::Lost) };
    if !entry.over {
        return Ok(WriteResult::Kept { last, revision });
    }
    engine.forget(table, last).await?;
    engine.disown(code).await?;
    Ok(WriteResult::Over)
}

/// What has become of a table that this server was to take.
#[derive(Debug)]
pub(super) enum Taking {
    /// It is here.
    Taken { kept: KeptTable, last: u64, revision: u64 },
    /// Another server was faster.
    Left,
    /// It was over.
    Over,
}

/// Takes a table that nobody has, or whose server is gone.
pub(super) async fn take(engine: &Engine, code: Code, of: (Ownership, u64)) -> Result<Taking, Troubled> {
    let (Ownership { table, .. }, before) = of;
    let table = TableId(table);
    let Some(revision) = engine.own(code, (table, Some(engine.me)), before).await? else { return Ok(Taking::Left) };
    let (kept, last) = loop {
        let journal = engine.journal(table).await?;
        let last = journal.last().map_or(0, |last| last.sequence);
        let mut kept = KeptTable::default();
        if journal.is_empty() {
            // Whoever opened it had no time to write. This message stays, so that they cannot any more.
            let over = JournalEntry { over: true, ..JournalEntry::default() };
            if engine.write(table, last, &over).await? == Write::Fenced {
                continue;
            }
            engine.disown(code).await?;
            return Ok(Taking::Over);
        }
        if journal.last().is_some_and(|last| last.entry.over) {
            engine.forget(table, last).await?;
            engine.disown(code).await?;
            return Ok(Taking::Over);
        }
        for message in journal {
            if let Some(whole) = message.entry.whole {
                kept = KeptTable { whole, changes: Vec::new() };
            }
            kept.changes.extend(message.entry.changes);
        }
        // From here on, nobody else can write.
        if let Write::Kept(last) = engine.write(table, last, &JournalEntry::default()).await? {
            break (kept, last);
        }
    };
    // Another server may have begun to take it meanwhile.
    let is_own = engine.owner(code).await?.is_some_and(|(_, now)| now == revision);
    Ok(if is_own { Taking::Taken { kept, last, revision } } else { Taking::Left })
}

/// Gives a table to whoever takes it.
pub(super) async fn give_away(engine: &Engine, (table, code): (TableId, Code), revision: u64) {
    while engine.own(code, (table, None::<ServerName>), revision).await.is_err() {
        tokio::time::sleep(AGAIN).await;
    }
}
