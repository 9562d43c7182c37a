//! What a screen saw last, and what it has heard of the hand.

use crate::engine::Event;
use crate::engine::event::since_last_move;
use crate::table::View;
use crate::wire::change;
use crate::wire::line::read;
use serde::Deserialize;
use serde_json::Value;

/// What a screen saw last.
#[derive(Debug, Default)]
pub(super) struct LastSeen {
    /// Without the news.
    pub(super) view: Option<Box<View>>,
    /// What was heard of the hand.
    story: Vec<Event>,
    /// The moment up to which it was told at once. News from before it are in it.
    told: Option<u64>,
    /// The last view as it came over this connection, which the next one may only change.
    remembered: Option<Value>,
}

/// A line with a view, as JSON.
#[derive(Deserialize)]
struct WholeView {
    view: Value,
}

impl LastSeen {
    /// Remembers a whole view that comes in this line.
    pub(super) fn remember(&mut self, line: &str) {
        self.remembered = read::<WholeView>(line).map(|whole| change::remembered(whole.view));
    }

    /// The view that comes of a change, if it changes one that is remembered.
    pub(super) fn changed(&mut self, change: Value) -> Option<View> {
        let view = change::changed(self.remembered.as_mut()?, change);
        serde_json::from_value(view).ok()
    }

    /// The connection broke. The next view comes whole.
    pub(super) fn forget(&mut self) {
        self.remembered = None;
    }

    /// What was heard of the hand.
    pub(super) fn story(&self) -> &[Event] {
        &self.story
    }

    /// All that was heard of the hand up to a moment.
    pub(super) fn hear(&mut self, moment: u64, story: Vec<Event>) {
        (self.told, self.story) = (Some(moment), story);
    }

    /// A view is seen by who plays there or only watches. Returns it with all that follows from what was
    /// heard before.
    pub(super) fn see(&mut self, view: View, plays: bool) -> View {
        for event in view.news.iter().filter(|_| self.told.is_none_or(|told| view.moment > told)) {
            if matches!(event, Event::Dealt { .. }) {
                self.story.clear();
            }
            self.story.push(event.clone());
        }
        let player = plays.then(|| view.viewer());
        let since = since_last_move(&self.story, player, view.rules()).to_vec();
        let view = View { since, ..view };
        self.view = Some(Box::new(View { news: Vec::new(), ..view.clone() }));
        view
    }
}
