//! What a screen saw last, and what it has heard of the hand.

use super::deals::kept_deeds;
use crate::change;
use crate::line::read;
use crate::seat::GameId;
use crate::seat::View;
use crate::sight::since_last_move;
use crate::sight::{Event, Phase};
use serde::Deserialize;
use serde_json::Value;

/// What a screen saw last.
#[derive(Debug, Default)]
pub(super) struct LastSeen {
    /// Without the news.
    pub(super) view: Option<Box<View>>,
    /// What the table calls its game.
    pub(super) game: Option<GameId>,
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
        if let Some(view) = &self.view {
            self.story = heard(view, std::mem::take(&mut self.story));
        }
        has_view
    }

    fn take_coming(&mut self) {
        if let Some((moment, story)) = self.coming.take() {
            (self.told, self.story) = (Some(moment), story);
        }
    }

    /// The game that is seen is called this here.
    pub(super) fn name(&mut self, game: GameId) {
        self.view.iter_mut().for_each(|view| view.game = game);
    }

    /// A view is seen by who plays there or only watches. Returns it with all that follows from what was
    /// heard before, and only with news that were not.
    pub(super) fn see(&mut self, mut view: View, plays: bool) -> View {
        self.take_coming();
        let is_told = self.told.is_some_and(|told| view.moment <= told);
        let is_same = self.game.replace(view.game) == Some(view.game);
        if is_told || (is_same && self.view.as_ref().is_some_and(|before| takes_back(before, &view))) {
            view.news.clear();
        }
        // A hand begins with its deal.
        if let Some(dealt) = view.news.iter().rposition(|event| matches!(event, Event::Dealt { .. })) {
            view.news.drain(..dealt);
            self.story.clear();
        }
        let news = std::mem::take(&mut view.news);
        view.news = heard(&view, news);
        self.story.extend(view.news.iter().cloned());
        // Of several people before one screen, nobody hears what another one has drawn.
        self.story = heard(&view, std::mem::take(&mut self.story));
        let player = plays.then(|| view.viewer());
        let since = since_last_move(&self.story, player, view.rules()).to_vec();
        let view = View { since, ..view };
        self.view = Some(Box::new(View { news: Vec::new(), ..view.clone() }));
        view
    }
}

/// A story as whoever looks at a view hears it.
fn heard(view: &View, story: Vec<Event>) -> Vec<Event> {
    let is_covered = view.seen.is_covered();
    let hears = |event: Event| if is_covered { event.seen_by_all() } else { event.seen_by(view.viewer()) };
    story.into_iter().map(hears).collect()
}

/// Whether a view takes back deeds of the hand that the one before it of the same game has shown.
fn takes_back(before: &View, now: &View) -> bool {
    let is_same = before.seen.public().hand_number == now.seen.public().hand_number;
    is_same && before.seen.phase() == Phase::Playing && kept_deeds(Some(&before.seen), &now.seen).1
}
