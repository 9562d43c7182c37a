//! Records of version 1. They have the rules field by field, and enums by the names that they had in the code then.
//!
//! This format never changes. It is converted to the current form when it is read.

use super::text::{HandText, Text};
use crate::engine::rules::{Awards, BlockWhat, BlockWho, BonesLeft, FirstLead, NextLead, Rounding, Settle, Winning};
use crate::engine::{Move, Preset, Rules, Seat, Spinner};
use crate::nestor::Level;
use serde::{Deserialize, Deserializer, de::Error as _};

/// Rules as version 1 wrote them.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename = "Rules", deny_unknown_fields)]
pub struct OldRules {
    seats: u8,
    partners: bool,
    hand: u8,
    #[serde(with = "SpinnerName")]
    spinner: Spinner,
    draws: bool,
    free_draw: bool,
    reserve: u8,
    hand_limit: Option<u8>,
    fives: bool,
    threes: bool,
    target: u16,
    exact: bool,
    rounding: bool,
    #[serde(with = "FirstLeadName")]
    lead_first: FirstLead,
    #[serde(with = "NextLeadName")]
    lead_next: NextLead,
    max_doublets: Option<u8>,
    #[serde(with = "BlockWhoName")]
    block_who: BlockWho,
    #[serde(with = "BlockWhatName")]
    block_what: BlockWhat,
    #[serde(with = "SettleName")]
    settle: Settle,
    single_hand: bool,
    #[serde(with = "BonesLeftName")]
    bones_left: BonesLeft,
    firecrackers: bool,
    human_doublet: bool,
    seconds: u16,
}

impl From<OldRules> for Rules {
    fn from(old: OldRules) -> Rules {
        Rules {
            seats: old.seats,
            partners: old.partners,
            hand: old.hand,
            spinner: old.spinner,
            draws: old.draws,
            free_draw: old.free_draw,
            reserve: old.reserve,
            hand_limit: old.hand_limit,
            fives: old.fives,
            threes: old.threes,
            target: old.target,
            finish: Winning { exact: old.exact, ..Rules::DRAW.finish },
            awards: Awards { rounding: if old.rounding { Rounding::Nearest } else { Rounding::Off }, cap: None },
            lead_first: old.lead_first,
            lead_next: old.lead_next,
            max_doublets: old.max_doublets,
            block_who: old.block_who,
            block_what: old.block_what,
            settle: old.settle,
            single_hand: old.single_hand,
            bones_left: old.bones_left,
            firecrackers: old.firecrackers,
            opener_doublet: old.human_doublet,
            seconds: old.seconds,
            // Options that came later have their default values.
            ..Rules::default()
        }
    }
}

macro_rules! names {
    ($($old:ident of $remote:literal { $($variant:tt)* })*) => {
        $(
            #[derive(Deserialize)]
            #[serde(remote = $remote)]
            enum $old { $($variant)* }
        )*
    };
}

names! {
    SpinnerName of "Spinner" { None, First, Every }
    FirstLeadName of "FirstLead" { Doublet, Lot, Seat(#[serde(deserialize_with = "seat")] Seat) }
    NextLeadName of "NextLead" { Doublet, Winner, Loser, Alternate, Lot }
    BlockWhoName of "BlockWho" { Low, Last }
    BlockWhatName of "BlockWhat" { Difference, Opponent, Both, Nothing }
    SettleName of "Settle" { Award, Subtract }
    BonesLeftName of "BonesLeft" { Pips, FiveEach }
    LevelName of "Level" { Beginner, Easy, NotSoEasy, Tough, Brutal }
    PresetName of "Preset" {
        Draw, Block, AllFives, AllThrees, FivesAndThrees, AllFivesPalm, AllFivesPagat, Muggins, FiveUp, DrawGame, Firecrackers,
    }
}

fn seat<'de, D: Deserializer<'de>>(number: D) -> Result<Seat, D::Error> {
    Seat::new(usize::deserialize(number)?).ok_or_else(|| D::Error::custom("there is no such seat"))
}

/// A level as version 1 wrote it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(transparent)]
pub struct OldLevel(#[serde(with = "LevelName")] pub Level);

#[derive(Clone, Copy, Deserialize)]
#[serde(transparent)]
pub(crate) struct OldPreset(#[serde(with = "PresetName")] pub(crate) Preset);

/// A record as version 1 wrote it.
#[derive(Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
pub(crate) struct OldRecord {
    #[serde(rename = "version")]
    _version: u32,
    pub(crate) rules: OldRules,
    pub(crate) hands: Vec<HandText<OldRules, MoveList>>,
}

/// Moves, as a list of texts.
#[derive(Deserialize)]
#[serde(transparent)]
pub(crate) struct MoveList(Vec<Text<Move>>);

impl From<MoveList> for Vec<Move> {
    fn from(listed: MoveList) -> Vec<Move> {
        listed.0.into_iter().map(|text| text.0).collect()
    }
}
