//! Tables that are made from the games. They can always be made again, so a table of another
//! version, or a damaged one, is ignored.

use super::super::backend::{Backend, Trouble, last_good};
use super::super::envelope::sum;
use serde::{Serialize, de::DeserializeOwned};

const BEFORE_SUM: &str = "# Electrum Dominoes. Made anew from the games whenever it is gone. Version and sum: ";

pub(super) struct Made {
    pub(super) name: &'static str,
    /// Rises whenever the content changes. Older tables are then made again.
    pub(super) version: u32,
    /// Larger tables are ignored.
    pub(super) largest: u64,
}

impl Made {
    /// The rows of the table, if it is whole and of this version.
    pub(super) fn read<T: DeserializeOwned>(&self, home: &dyn Backend) -> Vec<T> {
        let rows =
            |table: String| csv::Reader::from_reader(table.as_bytes()).deserialize().filter_map(Result::ok).collect();
        self.text(home).map(rows).unwrap_or_default()
    }

    fn text(&self, home: &dyn Backend) -> Option<String> {
        let bytes = home.read(self.name, self.largest).ok()?;
        let text = String::from_utf8(bytes).ok()?;
        let (noted, table) = text.strip_prefix(BEFORE_SUM)?.split_once('\n')?;
        (noted == self.mark(table)).then(|| table.to_owned())
    }

    pub(super) fn write<T: Serialize>(&self, home: &dyn Backend, rows: impl Iterator<Item = T>) -> Result<(), Trouble> {
        let table = csv_of(rows)?;
        let text = format!("{BEFORE_SUM}{}\n{table}", self.mark(&table));
        home.write(self.name, text.as_bytes())?;
        // A table can be made again, so it needs no copy.
        home.delete(&last_good(self.name))
    }

    fn mark(&self, table: &str) -> String {
        format!("{} {}", self.version, sum(table))
    }
}

pub(super) fn csv_of<T: Serialize>(rows: impl IntoIterator<Item = T>) -> Result<String, Trouble> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        writer.serialize(row).map_err(Trouble::other)?;
    }
    let table = writer.into_inner().map_err(Trouble::other)?;
    String::from_utf8(table).map_err(Trouble::other)
}
