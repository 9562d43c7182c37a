//! A sitting as it is kept on the disk: records and places in them, never states. Loading one replays it.
//!
//! The places of a sitting have most of their hands in common. So each hand is written once, in its longest form, and a place names its hands and how
//! far the last one had come. A long past would make every save slow: only the nearest steps of it are written, the rest lasts as long as the program.

use super::history::{Mark, Place, Preserved, Timeline, Undone};
use super::record::Hand;
use super::sitting::Sitting;
use super::tally::Tally;
use crate::engine::bone::{Bones, SEATS};
use crate::engine::deal::{Deal, Turned};
use crate::engine::moves::Move;
use crate::engine::notation::{Unreadable, read_bones, write_bones};
use crate::engine::rules::Rules;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How many steps can be undone, and redone, after the program was started again.
pub const MOST_STEPS: usize = 500;

/// The games won, in a file of their own that outlasts a damaged game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SavedTally {
    changes: u64,
    tally: Tally,
}

/// A sitting, ready to be written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    changes: u64,
    rules: Vec<Rules>,
    tallies: Vec<Tally>,
    hands: Vec<HandText>,
    now: PlaceText,
    preserved: Option<(PlaceText, bool)>,
    past: Vec<(PlaceText, bool)>,
    future: Vec<(PlaceText, PlaceText, bool)>,
}

/// A place, by the numbers of its parts in the lists of the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct PlaceText {
    rules: usize,
    hands: Vec<usize>,
    /// How many moves of the last hand were made.
    moves: usize,
    game: u64,
    number: u64,
    helped: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    led_west: bool,
    tally: usize,
}

/// A hand, each list as one text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct HandText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<Rules>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    number: Option<u64>,
    hands: Vec<String>,
    boneyard: String,
    moves: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lot: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    depths: Vec<u16>,
}

impl Sitting {
    /// The sitting as it is kept.
    pub fn saved(&self) -> Saved {
        let mut packer = Packer::default();
        let timeline = &self.timeline;
        let nearest_past = &timeline.past[timeline.past.len().saturating_sub(MOST_STEPS)..];
        let nearest_future = &timeline.future[timeline.future.len().saturating_sub(MOST_STEPS)..];
        let past = nearest_past.iter().map(|mark| (packer.place(&mark.place), mark.takes_back)).collect();
        let preserved = timeline.preserved.as_ref();
        let preserved = preserved.map(|preserved| (packer.place(&preserved.place), preserved.played_on));
        let undone =
            |undone: &Undone| (packer.place(&undone.place), packer.place(&undone.mark.place), undone.mark.takes_back);
        let future = nearest_future.iter().map(undone).collect();
        let now = packer.place(&self.place());
        Saved {
            changes: self.changes,
            rules: packer.rules,
            tallies: packer.tallies.iter().map(|tally| Tally::clone(tally)).collect(),
            hands: packer.hands.iter().map(|hand| HandText::from(&**hand)).collect(),
            now,
            preserved,
            past,
            future,
        }
    }

    /// The games won as they are kept.
    pub fn saved_tally(&self) -> SavedTally {
        SavedTally { changes: self.changes, tally: self.tally().clone() }
    }

    /// The sitting that was kept, unless the file says what cannot have been played.
    pub fn load(saved: Saved) -> Option<Sitting> {
        let unpacker = Unpacker {
            tallies: saved.tallies.into_iter().map(|tally| Arc::new(tally.tidied())).collect(),
            hands: saved.hands.into_iter().map(|hand| hand.read().ok().map(Arc::new)).collect::<Option<_>>()?,
            rules: saved.rules,
        };
        let mark = |(place, takes_back)| Some(Mark { place: unpacker.place(&place)?, takes_back });
        let undone = |(place, back, takes_back)| {
            Some(Undone { place: unpacker.place(&place)?, mark: mark((back, takes_back))? })
        };
        let preserve = |(place, played_on)| Some(Preserved { place: unpacker.place(&place)?, played_on });
        let timeline = Timeline {
            past: saved.past.into_iter().map(mark).collect::<Option<_>>()?,
            future: saved.future.into_iter().map(undone).collect::<Option<_>>()?,
            preserved: match saved.preserved {
                Some(preserved) => Some(preserve(preserved)?),
                None => None,
            },
        };
        let now = unpacker.place(&saved.now)?;
        let session = now.replay().ok()?;
        let mut sitting = Sitting::resume(&now, session, timeline);
        sitting.changes = saved.changes;
        Some(sitting)
    }

    /// Takes over the games won from their own file, if that was written later than the tally of the game.
    pub fn adopt_tally(&mut self, saved: SavedTally) {
        if saved.changes > self.changes {
            self.set_tally(Arc::new(saved.tally.tidied()));
            self.changes = saved.changes;
        }
    }
}

/// Collects the parts of places, each once.
#[derive(Default)]
struct Packer {
    rules: Vec<Rules>,
    tallies: Vec<Arc<Tally>>,
    hands: Vec<Arc<Hand>>,
}

impl Packer {
    fn place(&mut self, place: &Place) -> PlaceText {
        PlaceText {
            rules: number_of(&mut self.rules, &place.rules),
            hands: place.hands.iter().map(|hand| self.hand(hand)).collect(),
            moves: place.hands.last().map_or(0, |hand| hand.moves.len()),
            game: place.game,
            number: place.number,
            helped: place.helped,
            led_west: place.led_west,
            tally: number_of(&mut self.tallies, &place.tally),
        }
    }

    /// The number of a hand, which may be the beginning of one that is there already, or the other way round.
    fn hand(&mut self, hand: &Arc<Hand>) -> usize {
        let alike = |known: &Arc<Hand>| {
            Arc::ptr_eq(known, hand)
                || (known.rules, &known.deal) == (hand.rules, &hand.deal)
                    && (known.moves.starts_with(&hand.moves) || hand.moves.starts_with(&known.moves))
        };
        // Places follow each other in time, so the hand is nearly always among the last.
        if let Some(at) = self.hands.iter().rposition(alike) {
            if hand.moves.len() > self.hands[at].moves.len() {
                self.hands[at] = Arc::clone(hand);
            }
            return at;
        }
        self.hands.push(Arc::clone(hand));
        self.hands.len() - 1
    }
}

fn number_of<T: PartialEq + Clone>(known: &mut Vec<T>, part: &T) -> usize {
    known.iter().rposition(|known| known == part).unwrap_or_else(|| {
        known.push(part.clone());
        known.len() - 1
    })
}

/// The parts of places, read.
struct Unpacker {
    rules: Vec<Rules>,
    tallies: Vec<Arc<Tally>>,
    hands: Vec<Arc<Hand>>,
}

impl Unpacker {
    fn place(&self, text: &PlaceText) -> Option<Place> {
        let hand = |&number: &usize| self.hands.get(number).map(Arc::clone);
        let mut hands: Vec<Arc<Hand>> = text.hands.iter().map(hand).collect::<Option<_>>()?;
        let last = hands.last_mut()?;
        if last.moves.len() > text.moves {
            *last = Arc::new(Hand { moves: last.moves[..text.moves].to_vec(), ..Hand::clone(last) });
        }
        Some(Place {
            rules: *self.rules.get(text.rules)?,
            hands,
            game: text.game,
            number: text.number,
            helped: text.helped,
            led_west: text.led_west,
            tally: self.tallies.get(text.tally).map(Arc::clone)?,
        })
    }
}

impl From<&Hand> for HandText {
    fn from(hand: &Hand) -> HandText {
        let deal = &hand.deal;
        let seats = deal.hands.iter().take_while(|bones| !bones.is_empty()).count();
        let moves: Vec<String> = hand.moves.iter().map(Move::to_string).collect();
        HandText {
            rules: hand.rules,
            number: deal.number,
            hands: deal.hands[..seats].iter().map(|bones| write_bones(bones.iter())).collect(),
            boneyard: write_bones(deal.boneyard.iter().copied()),
            moves: moves.join(", "),
            lot: deal.lot.iter().map(|turned| write_bones(turned.bones().iter().copied())).collect(),
            depths: if deal.depths == [0; SEATS] { Vec::new() } else { deal.depths.to_vec() },
        }
    }
}

impl HandText {
    fn read(self) -> Result<Hand, Unreadable> {
        let few = |count: usize| {
            if count <= SEATS { Ok(()) } else { Err(Unreadable::new(&count.to_string(), "a number of seats")) }
        };
        few(self.hands.len())?;
        few(self.depths.len())?;
        let mut hands = [Bones::NONE; SEATS];
        for (hand, text) in hands.iter_mut().zip(&self.hands) {
            *hand = read_bones(text)?.into_iter().collect();
        }
        let mut depths = [0; SEATS];
        depths[..self.depths.len()].copy_from_slice(&self.depths);
        let lot = self.lot.iter().map(|text| turned(text)).collect::<Result<_, _>>()?;
        // A list names each bone at most once, so it never holds more than the boneyard does.
        let boneyard = read_bones(&self.boneyard)?.into_iter().collect();
        let moves = self.moves.split(',').map(str::trim).filter(|text| !text.is_empty());
        Ok(Hand {
            rules: self.rules,
            deal: Deal { number: self.number, lot, hands, boneyard, depths },
            moves: moves.map(str::parse).collect::<Result<_, _>>()?,
        })
    }
}

/// The bones that the seats turned.
fn turned(text: &str) -> Result<Turned, Unreadable> {
    Turned::new(&read_bones(text)?).ok_or_else(|| Unreadable::new(text, "a bone for each seat"))
}
