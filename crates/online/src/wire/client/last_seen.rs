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
    /// What is told to who comes, before the view that it belongs to.
    coming: Option<(u64, Vec<Event>)>,
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
        (self.remembered, self.coming) = (None, None);
    }

    /// What was heard of the hand.
    pub(super) fn story(&self) -> &[Event] {
        &self.story
    }

    /// All that was heard of the hand up to a moment. Returns whether it is of the view that was seen last.
    pub(super) fn hear(&mut self, moment: u64, story: Vec<Event>) -> bool {
        self.coming = Some((moment, story));
        let has_view = self.remembered.is_some();
        if has_view {
            self.take_coming();
        }
        has_view
    }

    fn take_coming(&mut self) {
        if let Some((moment, story)) = self.coming.take() {
            (self.told, self.story) = (Some(moment), story);
        }
    }

    /// A view is seen by who plays there or only watches. Returns it with all that follows from what was
    /// heard before, and only with news that were not.
    pub(super) fn see(&mut self, mut view: View, plays: bool) -> View {
        self.take_coming();
        if self.told.is_some_and(|told| view.moment <= told) {
            view.news.clear();
        }
        for event in &view.news {
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
