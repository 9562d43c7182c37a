//! The rules from the next hand on, as a table elsewhere says that all have agreed to them.

use crate::book::Unfair;
use crate::book::text::in_text;
use crate::seat::GameId;
use crate::seat::View;
use crate::sight::{BetweenHands, Rules};
use serde::{Deserialize, Serialize};

/// Other rules for the next hand of a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct NextRules {
    /// What the table calls the game.
    game: GameId,
    #[serde(with = "in_text")]
    rules: Rules,
    /// Whether the player has agreed to them, or came when they were chosen already. A hand that comes by rules of
    /// which one was only told is unchecked: somebody might have broken the line to change them.
    is_agreed: bool,
}

/// How a game stood that one has seen between two hands, before anything of it was written down.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Stood {
    game: GameId,
    /// The rules of the hand before.
    #[serde(with = "in_text")]
    rules: Rules,
    begins: BetweenHands,
}

impl NextRules {
    /// The rules that a game has from its next hand on, if they are others than those of the hand before.
    pub(super) fn of(next: Option<&NextRules>, game: GameId) -> Option<&NextRules> {
        next.filter(|next| next.game == game)
    }

    pub(super) const fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(super) const fn is_agreed(&self) -> bool {
        self.is_agreed
    }

    /// What is agreed on, if a view says that the next hand has other rules than those that were known.
    pub(super) fn after(before: Option<&NextRules>, view: &View, agrees: impl Fn(&Rules) -> bool) -> Option<NextRules> {
        let (game, rules) = (view.game, view.gathering.next_rules.unwrap_or(*view.rules()));
        let known = NextRules::of(before, game);
        let is_new = known.map_or_else(|| view.rules(), NextRules::rules) != &rules;
        // Whoever was told of some rules and goes back to those of this hand may have been told nothing true.
        is_new.then(|| NextRules { game, rules, is_agreed: agrees(&rules) })
    }
}

impl Stood {
    /// How a game stands of which this is seen, between two hands.
    pub(super) fn of(view: &View) -> Option<Stood> {
        let begins = BetweenHands::of(view.seen.public())?;
        Some(Stood { game: view.game, rules: *view.rules(), begins })
    }

    /// How this game stood.
    pub(super) fn in_game(stood: Option<&Stood>, game: GameId) -> Option<&Stood> {
        stood.filter(|stood| stood.game == game)
    }

    /// Whether the game can be seen to stand like this after it stood like that.
    pub(super) fn may_follow(&self, before: &Stood) -> bool {
        self.game == before.game && before.leads_to(&self.begins)
    }

    /// Whether the next hand can be known to begin like this. By other rules another seat may lead, and nobody who has
    /// not seen the hand before can tell.
    pub(super) fn leads_to(&self, begins: &BetweenHands) -> bool {
        begins.may_follow(&self.begins)
    }

    /// Whether the next hand can begin with these rules, like this, if others than those of the hand before are agreed
    /// on or none are. Whoever was away may not have heard of any.
    pub(super) fn check(
        &self,
        (rules, begins): (&Rules, &BetweenHands),
        agreed: Option<&Rules>,
        may_be_unheard: bool,
    ) -> Result<(), Unfair> {
        if agreed.unwrap_or(&self.rules) != rules && !may_be_unheard {
            return Err(Unfair::Rules);
        }
        let follows = if *rules == self.rules {
            begins.may_follow(&self.begins)
        } else {
            begins.may_follow_by_other_rules(&self.begins)
        };
        if follows { Ok(()) } else { Err(Unfair::Shuffle) }
    }
}
