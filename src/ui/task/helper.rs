//! What a worker of the page does: it thinks, or does a task. It gets messages and answers with
//! replies, both as text.

use super::long::{LongTask, TaskNews};
use crate::nestor::question::{Answer, JobId, Jobs, Question};
use crate::record::text::dialect;
use rand::{SeedableRng as _, rngs::SysRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// How many simulated moves are played through before a thread or a helper hears new messages. It
/// takes a few milliseconds.
pub(in crate::ui) const SLICE: u64 = 2_000;

/// What the page sends.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::ui) enum HelperMessage {
    /// Think as a Nestor whose chance comes from this number, or from nowhere in particular.
    Be(Option<u64>),
    Ask(Box<Question>),
    Cancel(JobId),
    Do(Box<LongTask>),
}

/// What it gets.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::ui) enum HelperReply {
    Answer(Answer),
    TaskNews(TaskNews),
    /// The task is done.
    End,
}

pub(in crate::ui) fn text_of(what: &impl Serialize) -> String {
    dialect().to_string(what).expect("messages are numbers and texts")
}

pub(in crate::ui) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    dialect().from_str(text).ok()
}

/// What goes on in a worker.
#[derive(Debug, Default)]
pub struct Helper(Option<Jobs>);

impl Helper {
    /// Hears a message. A task is done at once, and `say` gets its news.
    pub fn hear(&mut self, message: &str, say: impl Fn(&str)) {
        match (read(message), &mut self.0) {
            (Some(HelperMessage::Be(number)), jobs) => *jobs = Some(jobs_of(number)),
            (Some(HelperMessage::Ask(question)), Some(jobs)) => jobs.ask(*question),
            (Some(HelperMessage::Cancel(job)), Some(jobs)) => jobs.cancel(job),
            (Some(HelperMessage::Do(task)), _) => {
                task.work(&mut |news| {
                    say(&text_of(&HelperReply::TaskNews(news)));
                    true
                });
                say(&text_of(&HelperReply::End));
            }
            (Some(HelperMessage::Ask(_) | HelperMessage::Cancel(_)) | None, _) => {}
        }
    }

    /// Goes on thinking for a slice, and says what it found. Returns whether there is more to think
    /// about.
    pub fn work(&mut self, say: impl Fn(&str)) -> bool {
        let Some(jobs) = &mut self.0 else { return false };
        if let Some(answer) = jobs.work(SLICE) {
            say(&text_of(&HelperReply::Answer(answer)));
        }
        !jobs.is_idle()
    }
}

/// The thoughts of a Nestor whose chance comes from a number and the position, or from the system.
pub(in crate::ui) fn jobs_of(number: Option<u64>) -> Jobs {
    let chance = || ChaCha8Rng::try_from_rng(&mut SysRng).unwrap_or_else(|_| ChaCha8Rng::seed_from_u64(0));
    number.map_or_else(|| Jobs::of_nestor(chance()), Jobs::of_number)
}
