//! The line of text: what has happened, once that is seen, and for a while what a command did.

use super::remark::Remark;
use crate::engine::Seat;
use crate::seat::View;
use crate::ui::{look::Look, words::Spoken};

/// What a command has to say stands for this many seconds.
const ANSWER: f64 = 4.0;

/// The table count as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountShown {
    /// "Table count 10".
    pub count: String,
    /// What it is the sum of, "5 + 5"; nothing where there is nothing to add.
    pub sum: String,
}

/// What a person elsewhere says, or what is told of them, beside their hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Voice {
    /// Whose hand it stands beside.
    pub(crate) seat: Seat,
    pub(crate) text: String,
    /// The same with their name, as it is read aloud.
    pub(crate) spoken: String,
    /// Whether they say it themselves.
    pub(crate) is_said: bool,
}

/// What is said beside the display.
#[derive(Default)]
pub(crate) struct MessageLine {
    /// What people elsewhere say, which takes the place of what is said of the game there.
    pub voices: Vec<Voice>,
    /// What one of those says whom Nestor plays.
    pub remark: Remark,
    /// What the line and the table count tell: what is seen, while more has happened already.
    pub shown: Option<(Spoken, Option<CountShown>)>,
    /// What a command has to say, and until when that stands.
    pub answer: Option<(String, f64)>,
}

impl MessageLine {
    /// Says for a while what a command did.
    pub(crate) fn answer(&mut self, text: String, now: f64) {
        self.answer = Some((text, now + ANSWER));
    }

    /// Tells nothing of a hand that is cleared away.
    pub(crate) fn clear(&mut self) {
        self.shown = Some(Default::default());
    }

    /// The same text with what a command has to say in place of its note.
    pub(crate) fn with_answer(&self, mut spoken: Spoken) -> Spoken {
        if let Some((answer, _)) = &self.answer {
            spoken.note.clone_from(answer);
            spoken.note_by = None;
        }
        spoken
    }

    /// Takes in what one of those has to say whom Nestor plays, once the end of a hand `is_seen`.
    pub(crate) fn remark(&mut self, view: &View, look: Look<'_>, is_seen: bool) {
        self.remark.note(view, look, is_seen);
    }

    /// All that is said beside hands.
    pub(crate) fn beside_hands(&self) -> Vec<Voice> {
        self.voices.iter().chain(self.remark.voice()).cloned().collect()
    }

    /// Takes in what there is to tell now. What was told before stands until that `is_seen`, but
    /// nobody is asked for what is no longer waited for.
    pub(crate) fn tell(&mut self, spoken: Spoken, count: Option<CountShown>, is_seen: bool) {
        match &mut self.shown {
            Some((shown, _)) if !is_seen => {
                if spoken.prompt.is_empty() {
                    shown.prompt.clear();
                }
                (shown.note, shown.note_by) = (spoken.note, spoken.note_by);
            }
            shown => *shown = Some((spoken, count)),
        }
    }
}
