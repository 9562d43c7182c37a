//! What a match has taken in: its samples in the order of the deals, whatever order the jobs play
//! them in, and whether they are enough.

use super::progress::Progress;
use crate::lab::{Sample, Stop, Stopper};
use crate::tool::failure::Failure;
use std::path::{Path, PathBuf};
use std::{collections::BTreeMap, io};

pub(super) struct Intake {
    progress: Progress,
    watch: Option<Stopper>,
    records: Option<PathBuf>,
    /// Samples of deals that follow one that is still being played.
    early: BTreeMap<usize, Sample>,
    played: Samples,
    trouble: Option<io::Error>,
}

/// The samples of a match that is over.
#[derive(Default)]
pub(super) struct Samples {
    /// In the order of the deals.
    pub(super) samples: Vec<Sample>,
    /// Why the match stopped, if not because all of its deals were played.
    pub(super) verdict: Option<Stop>,
}

impl Intake {
    /// A match that stops as soon as `watch` has a verdict, and writes the records of its games
    /// into a folder.
    pub(super) fn new(progress: Progress, watch: Option<Stopper>, records: Option<PathBuf>) -> Intake {
        Intake { progress, watch, records, early: BTreeMap::new(), played: Samples::default(), trouble: None }
    }

    /// Adds a deal. Returns whether the match needs no more.
    pub(super) fn add(&mut self, deal: usize, sample: Sample) -> bool {
        self.progress.add(&sample);
        self.early.insert(deal, sample);
        while !self.is_over()
            && let Some(sample) = self.early.remove(&self.played.samples.len())
        {
            self.count(sample);
        }
        self.is_over()
    }

    fn is_over(&self) -> bool {
        self.played.verdict.is_some() || self.trouble.is_some()
    }

    fn count(&mut self, mut sample: Sample) {
        self.played.verdict = self.watch.as_mut().and_then(|watch| watch.add(sample.won_by_a()));
        if let Some(folder) = &self.records {
            self.trouble = write(folder, self.played.samples.len(), &sample).err();
            sample.records.clear();
        }
        self.played.samples.push(sample);
    }

    /// What was played. It is an error if a record could not be written.
    pub(super) fn finish(self) -> Result<Samples, Failure> {
        self.trouble.map_or(Ok(self.played), |why| Err(Failure::wrong(format!("a record cannot be written: {why}"))))
    }
}

/// Writes the games of a deal, each into a new file.
fn write(folder: &Path, deal: usize, sample: &Sample) -> io::Result<()> {
    for (seating, record) in sample.records.iter().enumerate() {
        let name = format!("deal-{:06}-seating-{}.domino", deal + 1, seating + 1);
        let written = std::fs::File::create_new(folder.join(&name))
            .and_then(|mut file| io::Write::write_all(&mut file, record.to_text().as_bytes()));
        written.map_err(|why| io::Error::new(why.kind(), format!("{name}: {why}")))?;
    }
    Ok(())
}
