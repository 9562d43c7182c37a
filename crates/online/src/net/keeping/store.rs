//! The file that has the tables of a folder: a database that is never changed in place, so that it is
//! whole after a program was killed or the power went.

use crate::wire::{KeptTable, TableEntry, TableId};
use redb::backends::FileBackend;
use redb::{Builder, Database, ReadableDatabase, ReadableTable, TableDefinition};
use std::collections::BTreeMap;
use std::fs::File;
use std::io;

/// The whole tables, by their ids.
const WHOLE: TableDefinition<'_, u64, &str> = TableDefinition::new("whole");

/// The changes of all tables in the order in which they came, each with the id of its table. Those of one
/// moment lie together, so that few pages are written for them.
const CHANGES: TableDefinition<'_, u64, (u64, &str)> = TableDefinition::new("changes");

/// The results of days, in the order in which they came.
const DAYS: TableDefinition<'_, u64, &str> = TableDefinition::new("days");

/// How much of the file stays in memory, in bytes.
const CACHE: usize = 8 << 20;

/// The open file.
pub(super) struct TableStore {
    database: Database,
    /// The numbers of the changes of each table.
    changes: BTreeMap<u64, Vec<u64>>,
    /// The number of the next change.
    next: u64,
}

/// Entries to keep, those of one table in their order.
pub(super) type Entries = BTreeMap<TableId, Vec<TableEntry>>;

impl TableStore {
    /// Opens a file, or makes what a new one has to have. Every page is checked.
    pub(super) fn open(file: File) -> Result<TableStore, redb::Error> {
        let backend = FileBackend::new(file)?;
        let mut builder = Builder::new();
        let database = builder.set_cache_size(CACHE).set_check_integrity_on_open(true).create_with_backend(backend)?;
        let make = database.begin_write()?;
        make.open_table(WHOLE)?;
        make.open_table(CHANGES)?;
        make.open_table(DAYS)?;
        make.commit()?;
        let mut store = TableStore { database, changes: BTreeMap::new(), next: 0 };
        let read = store.database.begin_read()?;
        for change in read.open_table(CHANGES)?.iter()? {
            let (number, change) = change?;
            store.next = number.value() + 1;
            store.changes.entry(change.value().0).or_default().push(number.value());
        }
        Ok(store)
    }

    /// The tables that it has.
    pub(super) fn tables(&self) -> Result<Vec<(TableId, KeptTable)>, redb::Error> {
        let read = self.database.begin_read()?;
        let mut tables = BTreeMap::<u64, KeptTable>::new();
        for whole in read.open_table(WHOLE)?.iter()? {
            let (id, text) = whole?;
            text.value().clone_into(&mut tables.entry(id.value()).or_default().whole);
        }
        for change in read.open_table(CHANGES)?.iter()? {
            let (_, change) = change?;
            let (id, text) = change.value();
            tables.entry(id).or_default().changes.push(text.to_owned());
        }
        Ok(tables.into_iter().map(|(id, table)| (TableId(id), table)).collect())
    }

    /// Whether it has a table.
    pub(super) fn has(&self, table: TableId) -> Result<bool, redb::Error> {
        Ok(self.database.begin_read()?.open_table(WHOLE)?.get(table.0)?.is_some())
    }

    /// Goes through the results of days, and forgets those that are not taken up.
    pub(super) fn take_up_days(&self, mut take_up: impl FnMut(&str) -> bool) -> Result<(), redb::Error> {
        let write = self.database.begin_write()?;
        write.open_table(DAYS)?.retain(|_, result| take_up(result))?;
        Ok(write.commit()?)
    }

    /// Keeps entries and results of days, all of them or none. When it returns, they are on the disk.
    pub(super) fn keep(&mut self, entries: &Entries, results: &[String]) -> Result<(), redb::Error> {
        let write = self.database.begin_write()?;
        let (mut known, mut next) = (Vec::new(), self.next);
        {
            let (mut whole, mut changes) = (write.open_table(WHOLE)?, write.open_table(CHANGES)?);
            let mut days = write.open_table(DAYS)?;
            let mut last = days.last()?.map_or(0, |(number, _)| number.value());
            for result in results {
                last += 1;
                days.insert(last, result.as_str())?;
            }
            for (TableId(id), entries) in entries {
                let mut numbers = self.changes.get(id).cloned().unwrap_or_default();
                for entry in entries {
                    if let TableEntry::Change(text) = entry {
                        changes.insert(next, (*id, text.as_str()))?;
                        numbers.push(next);
                        next += 1;
                        continue;
                    }
                    for number in numbers.drain(..) {
                        changes.remove(number)?;
                    }
                    match entry {
                        TableEntry::Whole(text) => _ = whole.insert(id, text.as_str())?,
                        TableEntry::Over | TableEntry::Change(_) => _ = whole.remove(id)?,
                    }
                }
                known.push((*id, numbers));
            }
        }
        write.commit()?;
        self.next = next;
        for (id, numbers) in known {
            if numbers.is_empty() { _ = self.changes.remove(&id) } else { _ = self.changes.insert(id, numbers) }
        }
        Ok(())
    }
}

/// Whether an error says that what stands in the file is wrong, and not that it cannot be reached.
pub(super) fn is_damage(why: &redb::Error) -> bool {
    matches!(why, redb::Error::Corrupted(_) | redb::Error::UpgradeRequired(_) | redb::Error::RepairAborted)
        || matches!(why, redb::Error::TableTypeMismatch { .. } | redb::Error::TypeDefinitionChanged { .. })
        || matches!(why, redb::Error::Io(why) if why.kind() == io::ErrorKind::InvalidData)
        || matches!(why, redb::Error::Io(why) if why.kind() == io::ErrorKind::UnexpectedEof)
}

/// The error of the system behind an error of the file, for the log.
pub(super) fn cause(why: redb::Error) -> io::Error {
    match why {
        redb::Error::Io(why) => why,
        other => io::Error::other(other),
    }
}
