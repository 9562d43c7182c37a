//! The names of the players.

use super::{Phrase, Words, say::points};
use crate::career::Met;
use crate::engine::{GameEnd, Rules, Seat, Side};
use crate::record::{Person, Seating, Sitter};
use crate::ui::settings::Settings;
use crate::{msg, say};

/// Returns the name of a player. Players are counted from your left, and you are zero. The player
/// may have renamed the others.
pub(crate) fn player_name(words: &Words, settings: &Settings, player: u8) -> String {
    let player = usize::from(player);
    let own = player.checked_sub(1).and_then(|other| settings.game.names.get(other)).filter(|name| !name.is_empty());
    let word = [msg!("you"), msg!("nestor"), msg!("name-second"), msg!("name-third")][player.min(3)];
    own.cloned().unwrap_or_else(|| words.get(word).to_owned())
}

/// Returns what everyone is called at a table with several people or a program, as seen from one
/// seat: the person there, then the others from the left. `host` is the name of the player whose files the
/// game is in, who has given the Nestors their names.
pub(crate) fn names_from(
    words: &Words,
    settings: &Settings,
    seating: &Seating,
    from: Seat,
    host: &str,
) -> (String, [String; 3]) {
    let seats = seating.seats();
    let name_of = |seat: Seat| match seating.sitter(seat) {
        Some(Sitter::Person(person)) => person_name(words, seat, person, host),
        Some(Sitter::Program { name, replaced: false }) => name.to_string(),
        _ => player_name(words, settings, seat.steps_from(seating.host(), seats)),
    };
    let others =
        std::array::from_fn(|at| if at + 1 < seats { name_of(from.after(at + 1, seats)) } else { String::new() });
    (name_of(from), others)
}

/// Returns the name of a person. One without a name is called by the number of the seat.
fn person_name(words: &Words, seat: Seat, person: &Person, host: &str) -> String {
    let name = match person {
        Person::Host => host,
        Person::Player { name, .. } | Person::Guest(name) => name,
    };
    if name.is_empty() { unnamed(words, seat) } else { name.to_owned() }
}

/// Returns what a person without a name is called on a seat.
pub(crate) fn unnamed(words: &Words, seat: Seat) -> String {
    say!(words, "name-player-number", number: (seat.index() + 1))
}

/// Returns the player's own name, or "You" if none is set.
pub(crate) fn own_name<'a>(words: &'a Words, own: &'a str) -> &'a str {
    if own.is_empty() { say!(words, "you") } else { own }
}

/// Returns with and against whom games were played: "with Ann against Ben, Cleo".
pub(crate) fn met_name(words: &Words, met: &Met) -> String {
    let names = |people: &[Person]| {
        let unnamed = say!(words, "game-person");
        let names = people.iter().map(Person::name).map(|name| if name.is_empty() { unnamed } else { name });
        names.collect::<Vec<_>>().join(", ")
    };
    let args = [("with", names(&met.partners).into()), ("against", names(&met.opponents).into())];
    let id = match (met.partners.is_empty(), met.opponents.is_empty()) {
        (true, _) => msg!("tally-against"),
        (false, true) => msg!("tally-with"),
        (false, false) => msg!("tally-with-against"),
    };
    words.format(id, &args)
}

#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    pub words: &'a Words,
    pub settings: &'a Settings,
    /// The rules, which give the number of seats.
    pub rules: &'a Rules,
    pub you: Seat,
}

impl Names<'_> {
    /// Returns the number of the player in a seat. Players are counted from your left, and you are
    /// zero.
    pub(crate) fn player(&self, seat: Seat) -> u8 {
        seat.steps_from(self.you, self.rules.seats())
    }

    pub(crate) fn of(&self, seat: Seat) -> String {
        player_name(self.words, self.settings, self.player(seat))
    }

    /// Returns a player, for a sentence.
    pub(crate) fn one(&self, seat: Seat) -> Phrase {
        self.all(&[seat], say!(self.words, "you"))
    }

    /// Returns a side, for a sentence. Of two partners, you come first.
    pub(crate) fn side(&self, side: Side) -> Phrase {
        self.sides(&[side])
    }

    /// Returns the players of several sides, for a sentence.
    pub(crate) fn sides(&self, sides: &[Side]) -> Phrase {
        self.all(&self.seats(sides), say!(self.words, "you"))
    }

    /// Returns the heading above a side's scores. Yours shows your own name if you set one.
    pub(crate) fn heading(&self, side: Side, own: &str) -> String {
        self.all(&self.seats(&[side]), own_name(self.words, own)).to_string()
    }

    /// Returns who has won a game: "You win".
    pub(crate) fn verdict(&self, end: &GameEnd) -> String {
        let Some(side) = end.winner else { return say!(self.words, "end-nobody-wins").to_owned() };
        say!(self.words, "end-side-wins", side: self.side(side))
    }

    /// Returns how a hand has ended and who gets or loses how much: "Domino! You +21".
    pub(crate) fn outcome(&self, is_block: bool, gains: Vec<(Side, i32)>) -> String {
        let in_fives = self.settings.look.score_in_fives;
        let won = gains.into_iter().filter(|(_, value)| *value != 0).map(|(side, value)| {
            let sign = if value > 0 { "+" } else { "" };
            let (side, value) = (self.side(side), points(self.words, value, in_fives));
            format!("{side} {sign}{value}")
        });
        let how = self.words.get(match is_block {
            true if self.rules.firecrackers => msg!("end-hand-locked"),
            true => msg!("end-hand-blocked"),
            false => msg!("end-hand-domino"),
        });
        format!("{how} {}", won.collect::<Vec<_>>().join(", ")).trim_end().to_owned()
    }

    fn seats(&self, sides: &[Side]) -> Vec<Seat> {
        self.rules.all_seats().filter(|seat| sides.contains(&self.rules.side(*seat))).collect()
    }

    fn all(&self, seats: &[Seat], you: &str) -> Phrase {
        let mut players: Vec<u8> = seats.iter().map(|seat| self.player(*seat)).collect();
        players.sort_unstable();
        let name = |player: &u8| match player {
            0 => you.to_owned(),
            other => player_name(self.words, self.settings, *other),
        };
        let names: Vec<String> = players.iter().map(name).collect();
        self.words.players(&names, players.first() == Some(&0))
    }
}
