//! What the player's own games with friends show of how their deals were drawn, hand by hand.

use crate::engine::{Seat, Seats};
use crate::record::{GameId, Hand, HandCheck, KeptGame, Person};
use crate::store::Games;
use crate::ui::windows::{Look, parts};
use crate::ui::words::Phrase;
use crate::{msg, say};
use egui::Ui;
use jiff::{Timestamp, tz::TimeZone};

/// The most games that are shown.
const MOST: usize = 10;

/// The last games with friends, as the page shows them.
#[derive(Debug, Default)]
pub struct DrawnGames(Vec<DrawnGame>);

#[derive(Debug)]
struct DrawnGame {
    when: Timestamp,
    people: Vec<(Seat, Person)>,
    is_doubted: bool,
    hands: Vec<CheckedHand>,
}

/// What the program found out about a hand, and who gave nothing to it.
#[derive(Clone, Copy, Debug)]
struct CheckedHand {
    check: HandCheck,
    without: Seats,
}

impl DrawnGames {
    /// Looks through the games of an archive for those with several people, the last one first.
    pub fn of(games: &Games, load: impl Fn(GameId) -> Option<KeptGame>) -> DrawnGames {
        let mut with_others: Vec<_> = games.iter().filter(|game| game.played.seating.is_company()).collect();
        with_others.sort_by_key(|game| std::cmp::Reverse(game.played.when));
        let drawn = |KeptGame { record, played }: KeptGame| {
            let people: Seats = played.seating.people().map(|(seat, _)| seat).collect();
            let checked = |hand: &Hand| {
                let gave = hand.drawing.as_ref().map_or(people, |drawing| drawing.gave());
                let without = people.iter().filter(|seat| !gave.contains(*seat)).collect();
                Some(CheckedHand { check: hand.check?, without })
            };
            let hands: Vec<CheckedHand> = record.hands.iter().filter_map(checked).collect();
            if hands.is_empty() {
                return None;
            }
            let people = played.seating.people().map(|(seat, person)| (seat, person.clone())).collect();
            Some(DrawnGame { when: played.when, people, is_doubted: played.doubted, hands })
        };
        // Only files say whether a game was drawn. Those of one screen come in between.
        let looked_at = with_others.into_iter().take(5 * MOST);
        DrawnGames(looked_at.filter_map(|game| drawn(load(game.played.id)?)).take(MOST).collect())
    }
}

/// Shows the games, if there are any.
pub(super) fn drawn_with_friends(ui: &mut Ui, look: Look<'_>, DrawnGames(games): &DrawnGames) {
    if games.is_empty() {
        return;
    }
    let (words, theme) = (look.words, look.theme);
    parts::chapter(ui, theme, say!(words, "fair-friends"));
    parts::paragraph(ui, theme, say!(words, "fair-friends-about"));
    for game in games {
        let when = game.when.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string();
        let everybody = game.people.iter().map(|(seat, _)| *seat).collect();
        let args = [("when", when.into()), ("names", game.names(look, everybody).into())];
        parts::remark(ui, theme, &words.format(msg!("fair-friends-game"), &args));
        for line in game.lines(look) {
            parts::paragraph(ui, theme, &line);
        }
    }
}

impl DrawnGame {
    /// The people on these seats, you first.
    fn names(&self, look: Look<'_>, seats: Seats) -> Phrase {
        let name = |person: &Person| match person {
            Person::Host => say!(look.words, "you").to_owned(),
            person if person.name().is_empty() => say!(look.words, "game-person").to_owned(),
            person => person.name().to_owned(),
        };
        let people = self.people.iter().filter(|(seat, _)| seats.contains(*seat)).map(|(_, person)| person);
        let (own, others): (Vec<_>, Vec<_>) = people.partition(|person| matches!(person, Person::Host));
        let with_you = !own.is_empty();
        let names: Vec<String> = own.into_iter().chain(others).map(name).collect();
        look.words.players(&names, with_you)
    }

    fn lines(&self, look: Look<'_>) -> Vec<String> {
        let words = look.words;
        let is_fair = |hand: &&CheckedHand| hand.check == HandCheck::Checked && hand.without.is_empty();
        let fair = self.hands.iter().filter(is_fair).count();
        let mut lines = Vec::new();
        if self.is_doubted {
            lines.push(say!(words, "fair-friends-doubted").to_owned());
        } else if fair > 0 {
            lines.push(say!(words, "fair-friends-all", count: fair));
        }
        for (number, hand) in (1_usize..).zip(&self.hands) {
            let word = match hand.check {
                HandCheck::Checked if hand.without.is_empty() => continue,
                HandCheck::Checked => msg!("fair-friends-without"),
                HandCheck::Unchecked | HandCheck::Seen => msg!("fair-friends-no"),
            };
            let names = self.names(look, hand.without);
            lines.push(words.format(word, &[("number", number.into()), ("names", names.into())]));
        }
        lines
    }
}
