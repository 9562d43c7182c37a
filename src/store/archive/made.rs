//! Tables that are made from the games and can be made again: nothing is lost with them, so one that is of another version or not whole is no table.

use super::super::backend::{Backend, Trouble, last_good};
use super::super::envelope::sum;

const BEFORE_SUM: &str = "# Electrum Dominoes. Made anew from the games whenever it is gone. Version and sum: ";

/// A table in a file of its own.
pub(super) struct Made {
    /// The name of its file.
    pub(super) name: &'static str,
    /// Rises whenever something else is to stand in it: then it is made again.
    pub(super) version: u32,
    /// A table of more bytes is none.
    pub(super) largest: u64,
}

impl Made {
    /// The table as text, if it is whole and of this version.
    pub(super) fn read(&self, home: &dyn Backend) -> Option<String> {
        let bytes = home.read(self.name, self.largest).ok()?;
        let text = String::from_utf8(bytes).ok()?;
        let (noted, table) = text.strip_prefix(BEFORE_SUM)?.split_once('\n')?;
        (noted == self.mark(table)).then(|| table.to_owned())
    }

    /// Puts this table in the place of the one that is there.
    pub(super) fn write(&self, home: &dyn Backend, table: &str) -> Result<(), Trouble> {
        let text = format!("{BEFORE_SUM}{}\n{table}", self.mark(table));
        home.write(self.name, text.as_bytes())?;
        // What can be made again needs no copy.
        home.delete(&last_good(self.name))
    }

    fn mark(&self, table: &str) -> String {
        format!("{} {}", self.version, sum(table))
    }
}

/// Rows as text, below a line of heads.
pub(super) fn csv_of<T: serde::Serialize>(rows: impl IntoIterator<Item = T>) -> Result<String, Trouble> {
    let trouble = |why: &dyn std::fmt::Display| Trouble::Other(why.to_string());
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        writer.serialize(row).map_err(|why| trouble(&why))?;
    }
    let table = writer.into_inner().map_err(|why| trouble(&why))?;
    String::from_utf8(table).map_err(|why| trouble(&why))
}
