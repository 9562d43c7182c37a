//! What those whom Nestor plays say when a hand is over, each in their own way. It is a word among players: it
//! tells nothing of hidden bones, and nothing of the game that is not seen.

use super::Voice;
use crate::engine::{Event, HandEnd, Seat};
use crate::seat::{Sitter, View};
use crate::table::Waiting;
use crate::ui::look::Look;
use crate::ui::words::{Message, player_name};
use crate::{msg, say};

/// What each of them says in turn after going out.
const WENT_OUT: [[Message; 2]; 3] = [
    [msg!("remark-nestor-out"), msg!("remark-nestor-out-too")],
    [msg!("remark-ajax-out"), msg!("remark-ajax-out-too")],
    [msg!("remark-helen-out"), msg!("remark-helen-out-too")],
];

/// What each says in turn when the other side went out.
const OTHERS_WENT_OUT: [[Message; 2]; 3] = [
    [msg!("remark-nestor-beaten"), msg!("remark-nestor-beaten-too")],
    [msg!("remark-ajax-beaten"), msg!("remark-ajax-beaten-too")],
    [msg!("remark-helen-beaten"), msg!("remark-helen-beaten-too")],
];

/// What one of them says of the hand that is over.
#[derive(Default)]
pub(crate) struct Remark {
    /// Whether the end of the hand is seen.
    is_over: bool,
    /// What is said from then on, until the hand is cleared away.
    now: Option<Voice>,
    /// What was said last, which is not said again at once.
    last: Option<Message>,
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
        let message = said.into_iter().find(|message| self.last != Some(*message))?;
        self.last = Some(message);
        let text = look.words.get(message).to_owned();
        let name = player_name(look.words, look.settings, by.steps_from(view.viewer(), seats));
        let spoken = say!(look.words, "say-named", name: name, line: text.clone());
        Some(Voice { seat: by, text, spoken, is_said: true })
    }
}
