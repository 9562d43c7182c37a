//! The named games, and which of them some rules are.

use super::{BlockWhat, BonesLeft, FirstLead, NextLead, Rules, Spinner};
use crate::engine::options;
use std::fmt;

/// A game with a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the games are told apart by the table in README, not by a line each")]
pub enum Preset {
    Draw,
    Block,
    AllFives,
    AllThrees,
    FivesAndThrees,
    AllFivesPalm,
    AllFivesPagat,
    Muggins,
    FiveUp,
    DrawGame,
    Firecrackers,
}

impl Preset {
    /// Every named game, in the order in which they are listed.
    pub const ALL: [Preset; 11] = [
        Preset::Draw,
        Preset::Block,
        Preset::AllFives,
        Preset::AllThrees,
        Preset::FivesAndThrees,
        Preset::AllFivesPalm,
        Preset::AllFivesPagat,
        Preset::Muggins,
        Preset::FiveUp,
        Preset::DrawGame,
        Preset::Firecrackers,
    ];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Draw => "draw",
            Preset::Block => "block",
            Preset::AllFives => "all-fives",
            Preset::AllThrees => "all-threes",
            Preset::FivesAndThrees => "fives-and-threes",
            Preset::AllFivesPalm => "all-fives-palm",
            Preset::AllFivesPagat => "all-fives-pagat",
            Preset::Muggins => "muggins",
            Preset::FiveUp => "five-up",
            Preset::DrawGame => "draw-game",
            Preset::Firecrackers => "firecrackers",
        }
    }

    /// The game of that name.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// How many may play it.
    pub const fn players(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Preset::AllFivesPagat | Preset::Muggins | Preset::FiveUp => 2..=4,
            _ => 2..=2,
        }
    }

    /// Its rules at a table of `players`; `None` if it is not for that many.
    pub fn rules(self, players: usize) -> Option<Rules> {
        self.players().contains(&players).then(|| match self {
            Preset::Draw => Rules::default(),
            Preset::Block => Rules { draws: false, ..Rules::default() },
            Preset::AllFives => Rules { spinner: Spinner::First, fives: true, ..Rules::default() },
            Preset::AllThrees => Rules { spinner: Spinner::First, threes: true, ..Rules::default() },
            Preset::FivesAndThrees => Rules { spinner: Spinner::First, fives: true, threes: true, ..Rules::default() },
            Preset::AllFivesPalm => Rules { spinner: Spinner::First, fives: true, free_draw: true, ..Rules::default() },
            Preset::AllFivesPagat => pagat(players),
            Preset::Muggins => Rules { spinner: Spinner::None, ..pagat(players) },
            Preset::FiveUp => Rules { spinner: Spinner::Every, hand: 5, target: 305, ..pagat(players) },
            Preset::DrawGame => Rules {
                lead_first: FirstLead::Lot,
                lead_next: NextLead::Lot,
                single_hand: true,
                hand_limit: Some(18),
                ..Rules::default()
            },
            Preset::Firecrackers => Rules {
                spinner: Spinner::First,
                fives: true,
                target: 100,
                lead_first: FirstLead::Seat(0),
                lead_next: NextLead::Winner,
                block_what: BlockWhat::Nothing,
                bones_left: BonesLeft::FiveEach,
                firecrackers: true,
                opener_doublet: true,
                seconds: 300,
                ..Rules::default()
            },
        })
    }
}

impl Preset {
    /// Its rules for a table where others were played by until now: for as many players, and to the same target if that was chosen, that is, if it is not
    /// the one that comes with their game. `None` if this game is not for that many.
    pub fn rules_instead_of(self, now: &Rules) -> Option<Rules> {
        let named = self.rules(now.seats())?;
        let usual = now.game().and_then(|game| game.rules(now.seats())).map(|rules| rules.target);
        Some(if usual == Some(now.target) { named } else { Rules { target: now.target, ..named } })
    }
}

impl Rules {
    /// The named game that is played by these rules, whichever of its options were changed; none if they make a game that has no name.
    ///
    /// A game is another game only by its spinners, by what it scores (fives, threes), by whether bones are drawn, by how many play, by
    /// whether it is a single hand, and by firecrackers. It stays the same game with any other target, with partners or without, and so on.
    ///
    /// Where several named games agree in all that, as All Fives does with its Palm and Pagat tables, it is the one that fewer options differ from, not
    /// counting the target and the hand size, which are changed most lightly; then the one that fewer options differ from at all; then the one listed
    /// first.
    pub fn game(&self) -> Option<Preset> {
        let candidates = Preset::ALL.into_iter().filter_map(|preset| Some((preset, preset.rules(self.seats())?)));
        let same = candidates.filter(|(_, named)| self.is_same_game(named));
        let nearest = same.min_by_key(|(_, named)| {
            let lightly = Rules { target: named.target, hand: named.hand, ..*self };
            (options::differing(&lightly, named).count(), options::differing(self, named).count())
        });
        // `min_by_key` keeps the first of equals.
        nearest.map(|(preset, _)| preset)
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

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The table that Pagat describes, which three of the games share.
fn pagat(players: usize) -> Rules {
    Rules {
        seats: players as u8,
        partners: players == 4,
        hand: [9, 7, 5][players - 2],
        spinner: Spinner::First,
        fives: true,
        target: if players == 2 { 250 } else { 200 },
        rounding: true,
        lead_first: FirstLead::Lot,
        lead_next: NextLead::Winner,
        block_what: BlockWhat::Opponent,
        ..Rules::default()
    }
}
