//! What those whom Nestor plays say when a hand is over, each in their own way. It is a word among players: it
//! tells nothing of hidden bones, and nothing of the game that is not seen.

use super::Voice;
use crate::engine::{Event, HandEnd, Seat};
use crate::seat::{Sitter, View};
use crate::table::Waiting;
use crate::ui::look::Look;
use crate::ui::words::player_name;

/// What each of them says in turn after going out.
const WENT_OUT: [[&str; 2]; 3] = [
    ["remark-nestor-out", "remark-nestor-out-too"],
    ["remark-ajax-out", "remark-ajax-out-too"],
    ["remark-helen-out", "remark-helen-out-too"],
];

/// What each says in turn when the other side went out.
const OTHERS_WENT_OUT: [[&str; 2]; 3] = [
    ["remark-nestor-beaten", "remark-nestor-beaten-too"],
    ["remark-ajax-beaten", "remark-ajax-beaten-too"],
    ["remark-helen-beaten", "remark-helen-beaten-too"],
];

/// What one of them says of the hand that is over.
#[derive(Default)]
pub(crate) struct Remark {
    /// Whether the end of the hand is seen.
    is_over: bool,
    /// What is said from then on, until the hand is cleared away.
    now: Option<Voice>,
    /// What was said last, which is not said again at once.
    last: Option<&'static str>,
}

impl Remark {
    /// Takes in what is seen of the table. With heads, those who have one speak.
    pub(super) fn note(&mut self, view: &View, look: Look<'_>, is_seen: bool) {
        let is_over = matches!(view.waiting, Waiting::NewHand | Waiting::NewGame);
        if !is_over {
            (self.is_over, self.now) = (false, None);
        } else if is_seen && !self.is_over {
            (self.is_over, self.now) = (true, self.choose(view, look));
        }
    }

    /// What is said now.
    pub(crate) const fn voice(&self) -> Option<&Voice> {
        self.now.as_ref()
    }

    fn choose(&mut self, view: &View, look: Look<'_>) -> Option<Voice> {
        let ended = |event: &Event| if let Event::HandEnded { how, .. } = event { Some(*how) } else { None };
        let Some(HandEnd::Domino(out)) = view.since.iter().find_map(ended) else { return None };
        let (rules, seats) = (view.rules(), view.rules().seats());
        let by_nestor = |seat: &Seat| {
            matches!(view.seating.sitter(*seat), Some(Sitter::Nestor(_))) && look.head(&view.seating, *seat).is_some()
        };
        // Whoever went out speaks, or else the next of the others.
        let by = (0..seats).map(|steps| out.after(steps, seats)).find(by_nestor)?;
        if by != out && rules.side(by) == rules.side(out) {
            return None;
        }
        let place = by.steps_from(view.seating.host(), seats);
        let said = if by == out { WENT_OUT } else { OTHERS_WENT_OUT }[usize::from(place.clamp(1, 3)) - 1];
        let message = *said.iter().find(|message| self.last != Some(**message))?;
        self.last = Some(message);
        let text = look.words.get(message).to_owned();
        let name = player_name(look.words, look.settings, by.steps_from(view.viewer(), seats));
        let spoken = look.words.format("say-named", &[("name", name.into()), ("line", text.clone().into())]);
        Some(Voice { seat: by, text, spoken, is_said: true })
    }
}
