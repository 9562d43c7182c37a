//! The named games, one entry each, and which of them some rules are.

use super::{BlockWhat, BonesLeft, FirstLead, NextLead, Rules, Spinner};
use crate::engine::options;
use std::fmt;
use std::ops::RangeInclusive;

/// Games that are alike, and so are listed together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Family {
    DrawAndBlock,
    InPairs,
    FivesAndThrees,
    CrossesAndOthers,
}

impl Family {
    /// Every family, in the order in which they are listed. One may be empty.
    pub const ALL: [Family; 4] =
        [Family::DrawAndBlock, Family::InPairs, Family::FivesAndThrees, Family::CrossesAndOthers];

    /// The games of this family, in the order in which they are listed.
    pub fn games(self) -> impl Iterator<Item = Preset> {
        Preset::ALL.into_iter().filter(move |preset| preset.entry().family == self)
    }
}

/// All that is known of a named game but its words, which the window has by its name in text.
#[derive(Clone, Debug)]
struct Entry {
    name: &'static str,
    family: Family,
    /// How many may play.
    players: RangeInclusive<usize>,
    /// The rules at a table of so many.
    rules: fn(usize) -> Rules,
}

/// Declares the named games: in code, in text, the family, how many may play, and the rules for so many.
macro_rules! games {
    ($($game:ident $name:literal $family:ident $players:expr => $rules:expr;)*) => {
        /// A game with a name.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "each is what its entry says")]
        pub enum Preset {
            $($game,)*
        }

        impl Preset {
            /// Every named game. Games that came later stand further down.
            pub const ALL: [Preset; ENTRIES.len()] = [$(Preset::$game),*];
        }

        const ENTRIES: &[Entry] =
            &[$(Entry { name: $name, family: Family::$family, players: $players, rules: $rules }),*];
    };
}

games! {
    Draw "draw" DrawAndBlock 2..=2 => |_| Rules::default();
    Block "block" DrawAndBlock 2..=2 => |_| Rules { draws: false, ..Rules::default() };
    AllFives "all-fives" FivesAndThrees 2..=2 => |_| ALL_FIVES;
    AllThrees "all-threes" FivesAndThrees 2..=2 => |_| Rules { fives: false, threes: true, ..ALL_FIVES };
    FivesAndThrees "fives-and-threes" FivesAndThrees 2..=2 => |_| Rules { threes: true, ..ALL_FIVES };
    AllFivesPalm "all-fives-palm" FivesAndThrees 2..=2 => |_| Rules { free_draw: true, ..ALL_FIVES };
    AllFivesPagat "all-fives-pagat" FivesAndThrees 2..=4 => pagat;
    Muggins "muggins" FivesAndThrees 2..=4 => |players| Rules { spinner: Spinner::None, ..pagat(players) };
    FiveUp "five-up" FivesAndThrees 2..=4 =>
        |players| Rules { spinner: Spinner::Every, hand: 5, target: 305, ..pagat(players) };
    DrawGame "draw-game" DrawAndBlock 2..=2 => |_| Rules {
        lead_first: FirstLead::Lot,
        lead_next: NextLead::Lot,
        single_hand: true,
        hand_limit: Some(18),
        ..Rules::default()
    };
    Firecrackers "firecrackers" FivesAndThrees 2..=2 => |_| Rules {
        target: 100,
        lead_first: FirstLead::Seat(0),
        lead_next: NextLead::Winner,
        block_what: BlockWhat::Nothing,
        bones_left: BonesLeft::FiveEach,
        firecrackers: true,
        opener_doublet: true,
        seconds: 300,
        ..ALL_FIVES
    };
}

const ALL_FIVES: Rules = Rules { spinner: Spinner::First, fives: true, ..Rules::DRAW };

/// The table that Pagat describes, which three of the games share.
fn pagat(players: usize) -> Rules {
    Rules {
        seats: players as u8,
        partners: players == 4,
        hand: [9, 7, 5][players - 2],
        target: if players == 2 { 250 } else { 200 },
        rounding: true,
        lead_first: FirstLead::Lot,
        lead_next: NextLead::Winner,
        block_what: BlockWhat::Opponent,
        ..ALL_FIVES
    }
}

impl Entry {
    fn rules(&self, players: usize) -> Option<Rules> {
        self.players.contains(&players).then(|| (self.rules)(players))
    }

    fn usual(&self) -> Rules {
        (self.rules)(*self.players.start())
    }

    fn rules_instead_of(&self, now: &Rules) -> Rules {
        let Some(named) = self.rules(now.seats()) else { return self.usual() };
        let usual = now.game().and_then(|game| game.rules(now.seats())).map(|rules| rules.target);
        if usual == Some(now.target) { named } else { Rules { target: now.target, ..named } }
    }
}

impl Preset {
    const fn entry(self) -> &'static Entry {
        &ENTRIES[self as usize]
    }

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// The game of that name.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Every named game, family by family.
    pub fn by_family() -> impl Iterator<Item = Preset> {
        Family::ALL.into_iter().flat_map(Family::games)
    }

    /// How many may play it.
    pub fn players(self) -> RangeInclusive<usize> {
        self.entry().players.clone()
    }

    /// Its rules at a table of `players`; `None` if it is not for that many.
    pub fn rules(self, players: usize) -> Option<Rules> {
        self.entry().rules(players)
    }

    /// Its rules where nobody has said how many play: for as few as may play it.
    pub fn usual(self) -> Rules {
        self.entry().usual()
    }

    /// Its rules for a table where others were played by until now: for as many players, and to the same target if that was chosen, that is, if it is not
    /// the one that comes with their game. If this game is not for that many, its [usual](Preset::usual) rules.
    pub fn rules_instead_of(self, now: &Rules) -> Rules {
        self.entry().rules_instead_of(now)
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Rules {
    /// The named game that is played by these rules, whichever of its options were changed; none if they make a game that has no name.
    ///
    /// A game is another game only by its spinners, by what it scores (fives, threes), by whether bones are drawn, by how many play, by
    /// whether it is a single hand, and by firecrackers. It stays the same game with any other target, and so on.
    ///
    /// Where several named games agree in all that, one that is played by partners, or by none, as these rules are comes before one that is not. Then it is
    /// the one that fewer options differ from, not counting the target and the hand size, which are changed most lightly; then the one that fewer options
    /// differ from at all; then the one listed first.
    pub fn game(&self) -> Option<Preset> {
        self.nearest(Preset::ALL.into_iter().filter_map(|preset| Some((preset, preset.rules(self.seats())?))))
    }

    fn nearest<T>(&self, named: impl Iterator<Item = (T, Rules)>) -> Option<T> {
        let same = named.filter(|(_, named)| self.is_same_game(named));
        let nearest = same.min_by_key(|(_, named)| {
            let lightly = Rules { target: named.target, hand: named.hand, ..*self };
            let differing = |rules: &Rules| options::differing(rules, named).count();
            (self.partners != named.partners, differing(&lightly), differing(self))
        });
        // `min_by_key` keeps the first of equals.
        nearest.map(|(game, _)| game)
    }

    /// Whether these rules agree with others in everything that makes a game another game.
    fn is_same_game(&self, other: &Rules) -> bool {
        let makes = |rules: &Rules| {
            let table = (rules.seats, rules.spinner, rules.draws);
            (table, rules.fives, rules.threes, rules.single_hand, rules.firecrackers)
        };
        makes(self) == makes(other)
    }

    /// The named game that these are the rules of to the last option.
    pub fn preset(&self) -> Option<Preset> {
        self.game().filter(|game| game.rules(self.seats()) == Some(*self))
    }

    /// Whether any option differs from what [its game](Rules::game) comes with. Rules of a game that has no name are all of one's own, and count as
    /// changed.
    pub fn is_changed(&self) -> bool {
        self.preset().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that only four play, two against two.
    fn for_four() -> Entry {
        let rules = |players| Rules { seats: players as u8, partners: true, target: 100, ..Rules::DRAW };
        Entry { name: "four", family: Family::InPairs, players: 4..=4, rules }
    }

    #[test]
    fn a_game_that_is_not_for_two_is_begun_with_as_many_as_may_play_it() {
        let game = for_four();
        assert_eq!((game.usual().seats(), game.rules(2), game.usual().check()), (4, None, Ok(())));
        let two = Rules { target: 50, ..Rules::default() };
        assert_eq!(game.rules_instead_of(&two), game.usual(), "two have played until now");
        let four = Rules { target: 50, ..pagat(4) };
        assert_eq!(game.rules_instead_of(&four), Rules { target: 50, ..game.usual() });
    }

    #[test]
    fn games_that_differ_by_partners_alone_are_two_games() {
        let pairs = for_four().usual();
        let alone = Rules { partners: false, ..pairs };
        let name = |rules: Rules| rules.nearest([("pairs", pairs), ("alone", alone)].into_iter());
        assert_eq!((name(pairs), name(alone)), (Some("pairs"), Some("alone")));
        let changed = Rules { rounding: true, exact: true, target: 61, ..alone };
        assert_eq!(name(changed), Some("alone"));
        // However near the other one is.
        let far = Rules { rounding: true, exact: true, free_draw: true, ..alone };
        let near =
            |rules: Rules| rules.nearest([("pairs", Rules { partners: true, ..far }), ("alone", alone)].into_iter());
        assert_eq!(near(far), Some("alone"));
        assert_eq!(
            alone.nearest([("pairs", pairs)].into_iter()),
            Some("pairs"),
            "where there is no other, it is that game"
        );
    }

    #[test]
    fn every_game_is_in_one_family_and_has_a_name_of_its_own() {
        let mut listed: Vec<Preset> = Preset::by_family().collect();
        assert_eq!(listed.len(), Preset::ALL.len());
        listed.sort_unstable();
        assert_eq!(listed, Preset::ALL);
        for preset in Preset::ALL {
            assert_eq!(Preset::from_name(preset.name()), Some(preset));
            assert_eq!((preset.usual().game(), preset.usual().check()), (Some(preset), Ok(())));
        }
    }
}
