//! The named games, and the name of the game that rules belong to.

use super::{
    Awards, BlockLead, BlockTie, BlockWhat, BlockWho, BonesLeft, Bonuses, CloserLoses, CountWhat, DominoWhat, Exact,
    FirstLead, LeadAfter, LeadBone, LeadScores, Leading, Love, NextLead, NoDoublet, Rounding, Rules, Settle, Spinner,
    TieLead, Winning,
};
use crate::options::{self, OPTIONS};
use crate::{Seat, Set};
use std::fmt;
use std::ops::RangeInclusive;
use thiserror::Error;

/// A group of similar games that are listed together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Family {
    DrawAndBlock,
    InPairs,
    FivesAndThrees,
    CrossesAndOthers,
}

impl Family {
    /// Every family, in the order of the list.
    pub const ALL: [Family; 4] =
        [Family::DrawAndBlock, Family::InPairs, Family::FivesAndThrees, Family::CrossesAndOthers];

    /// The games of this family, in the order of the list.
    pub fn games(self) -> impl Iterator<Item = Preset> {
        Preset::ALL.into_iter().filter(move |preset| preset.entry().family == self)
    }
}

/// A named game. The window looks up its displayed words by this name.
#[derive(Clone, Debug)]
struct Entry {
    name: &'static str,
    family: Family,
    /// The possible numbers of players.
    players: RangeInclusive<usize>,
    /// Returns the rules for a number of players.
    rules: fn(usize) -> Rules,
}

/// Declares the named games. Each has a name in code, a name in text, a family, the possible
/// numbers of players, and the rules for each number.
macro_rules! games {
    ($($game:ident $name:literal $family:ident $players:expr => $rules:expr;)*) => {
        /// A game with a name.
        ///
        /// ```
        /// use electrum_dominoes_engine::Preset;
        ///
        /// let game = Preset::from_name("five-up").expect("a game of this name");
        /// assert_eq!(game.players(), 2..=4);
        /// assert_eq!(game.rules(3)?.target, 305);
        /// assert_eq!(game.rules(5).unwrap_err().to_string(), "five-up is for 2 to 4 players, not for 5");
        /// # Ok::<(), electrum_dominoes_engine::rules::PlayersError>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "each is what its entry says")]
        pub enum Preset {
            $($game,)*
        }

        impl Preset {
            /// Every named game. New games are added at the end.
            pub const ALL: [Preset; ENTRIES.len()] = [$(Preset::$game),*];
        }

        const ENTRIES: &[Entry] =
            &[$(Entry { name: $name, family: Family::$family, players: $players, rules: $rules }),*];
    };
}

games! {
    Draw "draw" DrawAndBlock 2..=4 => draw;
    Block "block" DrawAndBlock 2..=4 => |players| Rules { draws: false, reserve: 0, ..draw(players) };
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
        lead_first: FirstLead::Seat(Seat::FIRST),
        lead_next: NextLead::Winner,
        block_what: BlockWhat::Nothing,
        bones_left: BonesLeft::FiveEach,
        firecrackers: true,
        opener_doublet: true,
        seconds: 300,
        ..ALL_FIVES
    };
    Partnership "partnership" InPairs 4..=4 => |_| Rules {
        lead_next: NextLead::Alternate,
        block_what: BlockWhat::Opponent,
        block_tie: BlockTie::Nobody,
        target: 100,
        ..IN_PAIRS
    };
    Dominican "dominican" InPairs 4..=4 => |_| Rules {
        lead_after: LeadAfter { block: BlockLead::LowHand, tie: TieLead::First },
        block_who: BlockWho::LowHand,
        block_tie: BlockTie::Leader,
        bonuses: Bonuses { out_both_ends: 25, out_blank: 25, pass_round: 25, pass_lead: 25, ..Bonuses::NONE },
        ..ALL_BONES
    };
    PuertoRico500 "puerto-rico-500" InPairs 4..=4 => |_| Rules {
        bonuses: Bonuses { out_both_ends: 100, out_blank: 100, hands: [100, 75, 50, 25], ..Bonuses::NONE },
        target: 500,
        ..PUERTO_RICO
    };
    PuertoRico200 "puerto-rico-200" InPairs 4..=4 => |_| PUERTO_RICO;
    Brazil "brazil" InPairs 4..=4 => |_| Rules {
        max_doublets: Some(3),
        block_tie: BlockTie::Carry,
        bonuses: Bonuses { out_doublet: 1, out_both_ends: 2, both_ends_doublet: true, ..Bonuses::NONE },
        target: 6,
        ..BY_HANDS
    };
    JamaicaPartner "jamaica-partner" InPairs 4..=4 => |_| Rules { finish: Winning { love: Love::On, ..Rules::DRAW.finish }, ..JAMAICA };
    CutThroat "cut-throat" DrawAndBlock 2..=4 => |players| Rules {
        seats: players as u8,
        partners: false,
        hand: if players == 3 { 9 } else { 7 },
        leave_out: players == 3,
        draws: players == 2,
        ..JAMAICA
    };
    PubStraight "pub-straight" InPairs 4..=4 => |_| Rules {
        hand: 6,
        lead_first: FirstLead::Lot,
        lead_next: NextLead::Alternate,
        lead_after: LeadAfter { block: BlockLead::First, tie: TieLead::Same },
        block_tie: BlockTie::Nobody,
        target: 5,
        ..BY_HANDS
    };
    Cochon "cochon" DrawAndBlock 3..=3 => |_| Rules {
        seats: 3,
        partners: false,
        lead_after: LeadAfter { block: BlockLead::LowHand, tie: TieLead::First },
        block_under: Some(6),
        block_tie: BlockTie::Nobody,
        target: 3,
        ..BY_HANDS
    };
    PubFivesAndThrees "fives-and-threes-pub" FivesAndThrees 2..=4 => pub_fives_and_threes;
    Fortress "fortress" CrossesAndOthers 3..=4 => |players| Rules {
        seats: players as u8,
        hand: if players == 3 { 9 } else { 7 },
        spinner: Spinner::Every,
        draws: false,
        leader_takes: players == 3,
        block_tie: BlockTie::Nobody,
        target: 100,
        ..Rules::DRAW
    };
    Sebastopol "sebastopol" CrossesAndOthers 4..=4 => |_| Rules { hand: 7, draws: false, reserve: 0, ..cross(4) };
    Cross "cross" CrossesAndOthers 2..=4 => cross;
    MalteseCross "maltese-cross" CrossesAndOthers 2..=4 =>
        |players| Rules { spinner: Spinner::Maltese, ..cross(players) };
    Sniff "sniff" CrossesAndOthers 2..=4 =>
        |players| Rules { spinner: Spinner::Counting, hand: [7, 6, 5][players - 2], ..pagat(players) };
    Bergen "bergen" CrossesAndOthers 2..=4 => |players| Rules {
        seats: players as u8,
        hand: [6, 6, 5][players - 2],
        counting: CountWhat::Twins,
        target: 15,
        domino_what: DominoWhat::One,
        block_what: BlockWhat::One,
        block_tie: BlockTie::Nobody,
        ..Rules::DRAW
    };
    Kozel "kozel" DrawAndBlock 2..=4 => |players| Rules {
        seats: players as u8,
        partners: players == 4,
        draws: players < 4,
        target: 101,
        lead_first: FirstLead::LowDoublet,
        no_doublet: NoDoublet::Heaviest,
        lead_next: NextLead::Winner,
        lead_after: LeadAfter { block: BlockLead::Last, tie: TieLead::First },
        max_doublets: Some(4),
        block_tie: BlockTie::Nobody,
        settle: Settle::Collect,
        bones_left: BonesLeft::Lone,
        ..Rules::DRAW
    };
    Telefon "telefon" CrossesAndOthers 2..=4 => |players| Rules {
        seats: players as u8,
        spinner: Spinner::Enclosed,
        target: 365,
        finish: Winning { at_hand_end: true, ..Rules::DRAW.finish },
        awards: Awards { rounding: Rounding::Up, cap: Some(300), ..Rules::DRAW.awards },
        leading: Leading { scores: LeadScores::DoubleFive, ..Rules::DRAW.leading },
        lead_first: FirstLead::ThreeTwo,
        no_doublet: NoDoublet::Lowest,
        lead_next: NextLead::Winner,
        lead_after: LeadAfter { block: BlockLead::LowHand, tie: TieLead::First },
        block_what: BlockWhat::Opponent,
        block_tie: BlockTie::Nobody,
        ..ALL_FIVES
    };
    Manaus "manaus" InPairs 4..=4 => |_| Rules {
        spinner: Spinner::Led,
        fives: true,
        target: 200,
        finish: Winning { at_hand_end: true, ..Rules::DRAW.finish },
        awards: Awards { rounding: Rounding::Down, ..Rules::DRAW.awards },
        leading: Leading { bone: LeadBone::Doublet, ..Rules::DRAW.leading },
        max_doublets: Some(4),
        block_what: BlockWhat::Opponent,
        block_tie: BlockTie::Nobody,
        bonuses: Bonuses { out_doublet: 20, pass: 20, pass_round: 50, ..Bonuses::NONE },
        ..IN_PAIRS
    };
    Matador "matador" CrossesAndOthers 2..=4 => |players| Rules {
        seats: players as u8,
        hand: [7, 6, 5][players - 2],
        spinner: Spinner::Sevens,
        reserve: 2,
        target: 100,
        block_what: BlockWhat::Opponent,
        block_tie: BlockTie::Nobody,
        ..Rules::DRAW
    };
    Spain "spain" InPairs 4..=4 => |_| Rules {
        lead_first: FirstLead::Lot,
        lead_next: NextLead::Alternate,
        block_tie: BlockTie::Nobody,
        target: 300,
        ..ALL_BONES
    };
    Gaple "gaple" DrawAndBlock 4..=4 => |_| Rules {
        partners: false,
        leading: Leading { bone: LeadBone::DoubletOrNext, ..Rules::DRAW.leading },
        lead_first: FirstLead::Blank,
        lead_after: LeadAfter { block: BlockLead::LowHand, tie: TieLead::First },
        max_doublets: Some(4),
        block_tie: BlockTie::Nobody,
        settle: Settle::Collect,
        target: 101,
        ..IN_PAIRS
    };
    Dekabes "dekabes" InPairs 4..=4 => |_| Rules {
        lead_after: LeadAfter { block: BlockLead::LowHand, tie: TieLead::Same },
        block_who: BlockWho::LowHand,
        block_tie: BlockTie::Carry,
        bonuses: Bonuses { out_both_ends: 1, ..Bonuses::NONE },
        target: 4,
        ..BY_HANDS
    };
    BrazilByPips "brazil-100" InPairs 4..=4 => |_| Rules {
        lead_next: NextLead::Doublet,
        max_doublets: Some(3),
        block_what: BlockWhat::Opponent,
        block_tie: BlockTie::NotCloser,
        target: 100,
        ..IN_PAIRS
    };
    ArabPairs "arab-pairs" InPairs 4..=4 => |_| Rules {
        lead_after: LeadAfter { block: BlockLead::LowHand, tie: TieLead::First },
        block_who: BlockWho::LowHand,
        block_what: BlockWhat::Opponent,
        block_tie: BlockTie::Nobody,
        target: 100,
        ..IN_PAIRS
    };
    Cuban "cuban" InPairs 4..=4 => |_| Rules {
        set: Set::Nine,
        hand: 10,
        lead_first: FirstLead::Lot,
        lead_after: LeadAfter { block: BlockLead::LowHand, tie: TieLead::First },
        block_who: BlockWho::LowHand,
        block_what: BlockWhat::Opponent,
        block_tie: BlockTie::Nobody,
        ..IN_PAIRS
    };
    Pordi "pordi" InPairs 4..=4 => |_| Rules {
        lead_after: LeadAfter { block: BlockLead::Closer, tie: TieLead::First },
        max_doublets: Some(4),
        block_who: BlockWho::Closer,
        block_what: BlockWhat::Two,
        block_tie: BlockTie::NotCloserOne,
        closer_loses: CloserLoses::Point,
        bonuses: Bonuses { out_doublet: 1, out_both_ends: 2, both_ends_doublet: true, ..Bonuses::NONE },
        target: 7,
        ..BY_HANDS
    };
    Orado "orado" InPairs 4..=4 => |_| Rules {
        awards: Awards { double_ends: true, ..Rules::DRAW.awards },
        lead_first: FirstLead::Blank,
        lead_next: NextLead::EachDoublet,
        block_what: BlockWhat::Opponent,
        block_tie: BlockTie::NotCloser,
        closer_loses: CloserLoses::Double,
        bonuses: Bonuses { both_ends_doublet: true, ..Bonuses::NONE },
        target: 101,
        ..IN_PAIRS
    };
}

const ALL_FIVES: Rules = Rules { spinner: Spinner::First, fives: true, ..Rules::DRAW };

/// Four in pairs, all bones dealt and nothing to draw. The heaviest doublet leads the first hand,
/// which is 6-6.
const IN_PAIRS: Rules = Rules { seats: 4, partners: true, draws: false, lead_next: NextLead::Winner, ..Rules::DRAW };

/// The winner of a hand gets all bones left, those of its own side too.
const ALL_BONES: Rules = Rules { domino_what: DominoWhat::All, block_what: BlockWhat::Both, target: 200, ..IN_PAIRS };

const PUERTO_RICO: Rules = Rules {
    lead_after: LeadAfter { block: BlockLead::Closer, tie: TieLead::Same },
    block_tie: BlockTie::Nobody,
    ..ALL_BONES
};

/// A hand that is won counts one.
const BY_HANDS: Rules = Rules { domino_what: DominoWhat::One, block_what: BlockWhat::One, ..IN_PAIRS };

const JAMAICA: Rules = Rules {
    lead_after: LeadAfter { block: BlockLead::LowHand, tie: TieLead::First },
    block_who: BlockWho::LowHand,
    block_tie: BlockTie::Carry,
    target: 6,
    ..BY_HANDS
};

/// Draw, also for three and four, each alone.
fn draw(players: usize) -> Rules {
    if players == 2 {
        return Rules::DRAW;
    }
    Rules {
        seats: players as u8,
        hand: 5,
        reserve: 2,
        lead_first: FirstLead::Lot,
        lead_next: NextLead::Alternate,
        block_tie: BlockTie::Nobody,
        target: 100,
        ..Rules::DRAW
    }
}

/// Cross, each alone.
fn cross(players: usize) -> Rules {
    Rules {
        seats: players as u8,
        hand: [7, 6, 5][players - 2],
        spinner: Spinner::Cross,
        reserve: 2,
        block_tie: BlockTie::Nobody,
        target: 60,
        ..Rules::DRAW
    }
}

/// Fives and threes as English leagues play it. Counts score, and going out a point.
fn pub_fives_and_threes(players: usize) -> Rules {
    let partners = players == 4;
    Rules {
        seats: players as u8,
        partners,
        hand: [9, 7, 6][players - 2],
        draws: false,
        fives: true,
        threes: true,
        counting: CountWhat::Parts,
        target: if partners { 121 } else { 61 },
        finish: Winning { exact: Exact::On, ..Rules::DRAW.finish },
        leading: Leading { wins: false, ..Rules::DRAW.leading },
        lead_first: FirstLead::Lot,
        lead_next: NextLead::Alternate,
        domino_what: DominoWhat::One,
        both_out: partners,
        block_what: BlockWhat::Nothing,
        ..Rules::DRAW
    }
}

/// The rules that Pagat describes. Four of the games share them.
fn pagat(players: usize) -> Rules {
    Rules {
        seats: players as u8,
        partners: players == 4,
        hand: [9, 7, 5][players - 2],
        target: if players == 2 { 250 } else { 200 },
        awards: Awards { rounding: Rounding::Nearest, ..Rules::DRAW.awards },
        lead_first: FirstLead::Lot,
        lead_next: NextLead::Winner,
        block_what: BlockWhat::Opponent,
        ..ALL_FIVES
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

    /// The game with this name.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Every named game, family by family.
    pub fn by_family() -> impl Iterator<Item = Preset> {
        Family::ALL.into_iter().flat_map(Family::games)
    }

    /// The family that it belongs to.
    pub fn family(self) -> Family {
        self.entry().family
    }

    /// The possible numbers of players.
    pub fn players(self) -> RangeInclusive<usize> {
        self.entry().players.clone()
    }

    /// Whether this table was among the first, which older programs know too: those of the first
    /// eleven games, Draw and Block for two alone.
    pub fn is_old_table(self, players: usize) -> bool {
        let only_two = matches!(self, Preset::Draw | Preset::Block);
        self <= Preset::Firecrackers && (players == 2 || !only_two)
    }

    /// Its rules for this number of players.
    pub fn rules(self, players: usize) -> Result<Rules, PlayersError> {
        let Entry { players: possible, rules, .. } = self.entry();
        if possible.contains(&players) { Ok(rules(players)) } else { Err(PlayersError { game: self, players }) }
    }

    /// The rules that its name stands for in files. They are those that it had when it came into files.
    pub(crate) fn rules_in_files(self, players: usize) -> Result<Rules, PlayersError> {
        let today = self.rules(players)?;
        Ok(match self {
            Preset::Brazil => Rules { block_tie: BlockTie::CarryAll, ..today },
            Preset::PubFivesAndThrees => Rules { domino_what: DominoWhat::Nothing, ..today },
            Preset::Kozel | Preset::Telefon => Rules { no_doublet: NoDoublet::DealAgain, ..today },
            Preset::Gaple => Rules {
                lead_first: FirstLead::Doublet,
                leading: Leading { bone: LeadBone::Any, ..today.leading },
                max_doublets: Some(5),
                ..today
            },
            _ => today,
        })
    }

    /// Every named game with the rules for every number of players that it allows.
    pub fn tables() -> impl Iterator<Item = (Preset, Rules)> {
        let rules =
            |preset: Preset| preset.players().filter_map(move |players| Some((preset, preset.rules(players).ok()?)));
        Preset::ALL.into_iter().flat_map(rules)
    }

    /// Its rules for the smallest number of players. They apply if no number was chosen.
    pub fn usual(self) -> Rules {
        let Entry { players, rules, .. } = self.entry();
        rules(*players.start())
    }

    /// Its rules for a table of this many players, or the [usual](Preset::usual) ones if that number
    /// cannot play it.
    pub fn rules_or_usual(self, players: usize) -> Rules {
        self.rules(players).unwrap_or_else(|_| self.usual())
    }
}

/// Why a game has no rules for so many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{game} is for {} players, not for {players}", span(&.game.players()))]
pub struct PlayersError {
    /// The game.
    pub game: Preset,
    /// How many players were to play it.
    pub players: usize,
}

/// How many can play, in words.
fn span(players: &RangeInclusive<usize>) -> String {
    let (least, most) = (players.start(), players.end());
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Rules {
    /// The named game that these rules belong to, even if some of its options were changed. It is
    /// `None` if they make a game without a name.
    ///
    /// Rules make a different game only if they differ in the kind of spinners, scoring (fives,
    /// threes), drawing, whether the game is a single hand, or firecrackers. Another target, for
    /// example, does not make a different game.
    ///
    /// If several named games agree in all this, it is the one with the fewest differing options,
    /// not counting the target and the hand size, which players change most often. Other players,
    /// in their number or as partners, count as one option. Of equals, a game for these players comes
    /// first. Then all options count, and finally the order of the list.
    ///
    /// A game that files know with other rules keeps its name with these too, and with what was
    /// changed in them.
    pub fn game(&self) -> Option<Preset> {
        let in_files = |(game, named): (Preset, Rules)| {
            let before = game.rules_in_files(named.seats()).ok().filter(|before| *before != named);
            std::iter::once((game, named)).chain(before.map(|before| (game, before)))
        };
        let same = Preset::tables().flat_map(in_files).filter(|(_, named)| self.is_same_game(named));
        let nearest = same.min_by_key(|(_, named)| {
            let is_for_others = !self.is_same_table(named);
            let Rules { seats, partners, target, hand, .. } = *named;
            let lightly = Rules { seats, partners, hand, target, ..*self };
            let differing = |rules: &Rules| options::differing(rules, named).count();
            (differing(&lightly) + usize::from(is_for_others), is_for_others, differing(self))
        });
        // `min_by_key` keeps the first of equals.
        nearest.map(|(game, _)| game)
    }

    /// Whether these rules agree with others in everything that makes a different game.
    fn is_same_game(&self, other: &Rules) -> bool {
        let of_its_kind = |rules: &Rules| Rules { spinner: rules.spinner.kind(), ..*rules };
        let (own, others) = (of_its_kind(self), of_its_kind(other));
        OPTIONS.iter().filter(|option| option.makes_the_game).all(|option| option.is_same(&own, &others))
    }

    /// The named game that has exactly these rules.
    pub fn preset(&self) -> Option<Preset> {
        self.game().filter(|game| game.rules(self.seats()) == Ok(*self))
    }

    /// Whether any option differs from the defaults of [its game](Rules::game). Rules without a
    /// named game count as changed.
    pub fn is_changed(&self) -> bool {
        self.preset().is_none()
    }
}
