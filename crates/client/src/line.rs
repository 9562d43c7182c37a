//! The messages, as JSON. Fields that a reader does not know are ignored, and every list, number and
//! name has a bound.

use super::days::{DayPlaces, NoPlace};
use super::{Code, LONGEST_LINE, LONGEST_NAME, SeatToken, clean_name};
use crate::book::text::{Steps, in_text, is_usual};
use crate::book::{Bytes, Given, Terms};
use crate::nestor::Level;
use crate::seat::{Person, Seating, Sitter};
use crate::seat::{Proposal, Refusal, View, Wish};
use crate::sight::{Bone, Event, Illegal, Move, Rules, SEATS, Seat, Seats};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A message from a screen to a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToTable {
    /// The first line of every connection.
    Hello(Box<Hello>),
    /// Somebody wishes something.
    Wish {
        /// The number of the wish, higher than of every wish before. A table makes each only once.
        id: u64,
        /// The moment of the view that it was made for.
        moment: u64,
        /// What is wished.
        wish: Wish,
        /// To what somebody agrees, and whose it is. Something else can be asked by now, which is another question.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<(Proposal, Seat)>,
    },
    /// The hash of one's own chance for a deal.
    Hash {
        /// The number of the drawing.
        hand: u64,
        /// The hash.
        hash: Bytes,
        /// The seat that it is for.
        seat: Seat,
    },
    /// One's own chance for a deal.
    Chance {
        /// The number of the drawing.
        hand: u64,
        /// The bytes.
        bytes: Bytes,
        /// The seat that they are for.
        seat: Seat,
    },
    /// Say one of the phrases.
    Say(u8),
    /// Give one of the signs.
    Sign(u8),
    /// Get up from the table for good.
    Leave,
    /// The answer to the same word from the table.
    Ping(u64),
    /// The only line of somebody who has played the match of the day: their result as a text.
    Day(String),
}

/// What one says of oneself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the lines.
    pub version: u32,
    /// The name one goes by.
    #[serde(default)]
    pub name: String,
    /// How one comes to the table.
    pub way: Entrance,
    /// Whether one understands [`FromTable::Change`].
    #[serde(default, skip_serializing_if = "is_usual")]
    pub changes: bool,
}

/// How somebody comes to a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entrance {
    /// Opens a table.
    Open(NewTable),
    /// Sits down on a seat that is free.
    Sit {
        /// The table.
        code: Code,
        /// The names of others before the same screen, who sit down as well.
        #[serde(default)]
        with: Vec<String>,
    },
    /// Watches what everybody may see.
    Watch {
        /// The table.
        code: Code,
    },
    /// Comes back to the own seat.
    Return {
        /// The table.
        code: Code,
        /// What shows that the seat is one's own.
        token: SeatToken,
    },
}

/// A table that somebody opens.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NewTable {
    /// What is played.
    #[serde(with = "in_text")]
    pub rules: Rules,
    /// Who is to sit where. The first person here has the name of who opens the table.
    pub chairs: Vec<Chair>,
    /// Whether everybody may have help as they like. Otherwise nobody has any.
    #[serde(default)]
    pub help: bool,
    /// After how many seconds Nestor may play for somebody who is away.
    #[serde(default = "usual_patience")]
    pub patience: u32,
    /// How many milliseconds a play is shown before a Nestor makes the next one.
    #[serde(default = "usual_pace")]
    pub pace: u32,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// A person with this name before the screen of who opens the table.
    Here(String),
    /// Somebody who joins by the code.
    Elsewhere,
    /// A Nestor.
    #[serde(with = "in_text")]
    Nestor(Level),
}

/// A message from a table to a screen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromTable {
    /// The answer to a [`Hello`].
    Welcome(Welcome),
    /// Who sits at the table, each time that it changes.
    Members {
        /// Who sits where.
        chairs: Vec<Chairholder>,
        /// How many watch.
        watching: u8,
        /// After how many seconds Nestor may play for somebody who is away.
        patience: u32,
    },
    /// The seats of this screen from now on.
    Seats(Seats),
    /// All that this screen may see from now on.
    View(Box<View>),
    /// What the next view changes of the last one, for who understands it.
    Change(serde_json::Value),
    /// All that was heard of the hand up to this moment, for who comes in the middle of it and after moves
    /// were taken back.
    Story {
        /// The moment.
        moment: u64,
        /// What has happened.
        events: Vec<Event>,
    },
    /// It is the turn of this screen. A program that knows the rules needs no list.
    Turn {
        /// The moment of the view.
        moment: u64,
        /// The moves that may be made.
        legal: Vec<Move>,
    },
    /// The wish with this number is done.
    Done(u64),
    /// The wish with this number is refused.
    Refused {
        /// The number of the wish.
        id: u64,
        /// Why it is refused.
        why: Refusal,
    },
    /// A seat has refused what somebody proposed.
    Declined {
        /// What was proposed.
        proposal: Proposal,
        /// The seat.
        seat: Seat,
    },
    /// A seat says one of the phrases.
    Said {
        /// The seat.
        seat: Seat,
        /// The number of the phrase.
        phrase: u8,
    },
    /// A seat gives one of the signs.
    Signed {
        /// The seat.
        seat: Seat,
        /// The number of the sign.
        sign: u8,
    },
    /// The dealer's hash for the next deal. Everybody answers with theirs.
    Draw {
        /// The number of the drawing, which rises with each.
        hand: u64,
        /// The hash.
        hash: Bytes,
        /// What is drawn for.
        #[serde(rename = "for")]
        terms: Box<Terms>,
    },
    /// The hashes of all who draw. Each of them answers with their bytes.
    Hashes {
        /// The number of the drawing.
        hand: u64,
        /// The hash that each seat gave.
        hashes: Vec<(Seat, Bytes)>,
    },
    /// What all have given for the hand that is dealt now. The dealer's bytes are still hidden.
    Given(Box<Given>),
    /// The dealer's bytes, once a hand is over. All its bones follow from them.
    Dealer {
        /// The number of the drawing.
        hand: u64,
        /// The bytes.
        bytes: Bytes,
    },
    /// A hand that ended while this screen was away.
    Missed(Box<MissedHand>),
    /// Somebody did what the rules forbid. Nothing of it stands.
    Named {
        /// The seat.
        seat: Seat,
        /// What it was.
        foul: Foul,
    },
    /// Where a result of the day stands, or why it stands nowhere.
    Day(Result<DayPlaces, NoPlace>),
    /// The table stands still, because what happens there cannot be kept. Or it goes on again.
    Halted(bool),
    /// The table is kept elsewhere, at this address. It is the answer to a [`Hello`], and nothing follows.
    Moved(String),
    /// The table is closed for this screen.
    Closed(WhyClosed),
    /// Answer with the same word.
    Ping(u64),
}

/// A hand that is over, as somebody is told who was away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MissedHand {
    /// What all had given before it.
    #[serde(flatten)]
    pub given: Given,
    /// The dealer's bytes.
    pub bytes: Bytes,
    /// Its moves, as they stand in a record.
    #[serde(with = "in_text")]
    pub moves: Steps,
}

/// What a table tells somebody who comes to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of the lines.
    pub version: u32,
    /// The table's code.
    pub code: Code,
    /// The table's id, which goes into every deal.
    #[serde(with = "id_in_text")]
    pub table: u64,
    /// The token to come back by, for who has sat down.
    #[serde(default)]
    pub token: Option<SeatToken>,
    /// The seats of this screen.
    pub seats: Seats,
    /// The highest number of a wish that was heard from this screen.
    #[serde(default)]
    pub last_wish: u64,
    /// Whether a browser gets the page where the table is.
    #[serde(default = "usually")]
    pub has_page: bool,
    /// The version of the program that keeps the table. One of the same version plays a Nestor alike.
    #[serde(default)]
    pub program: String,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chairholder {
    /// The seat.
    pub seat: Seat,
    /// The name. Empty if nobody has sat down yet.
    #[serde(default)]
    pub name: String,
    /// The Nestor who sits there.
    #[serde(default)]
    pub nestor: Option<Level>,
    /// Whether nobody has sat down there yet.
    #[serde(default)]
    pub is_free: bool,
    /// For how many seconds the person has been away.
    #[serde(default)]
    pub away: Option<u32>,
    /// Whether the person got up for good.
    #[serde(default)]
    pub has_left: bool,
}

/// Something that the rules forbid, done by a program that should have known better.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Foul {
    /// It passed or drew with a bone that fits.
    HasBone,
    /// It played a bone that it does not hold.
    NotHeld(Bone),
    /// It played when another was to move.
    NotOnTurn,
    /// It played again for a turn that it had made.
    Twice,
    /// It played for a turn that was over.
    Late,
    /// It made another move that the rules forbid.
    Forbidden,
    /// Its bytes had another hash than the one that came first.
    Bytes,
}

/// Makes [`WhyClosed`] with all its reasons, as they stand in lines.
macro_rules! reasons {
    ($($(#[$about:meta])+ $reason:ident $name:literal,)+) => {
        /// Why a connection is closed.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        pub enum WhyClosed {
            $($(#[$about])+ #[serde(rename = $name)] $reason,)+
            /// A reason that this version does not know.
            #[serde(other)]
            Other,
        }

        impl WhyClosed {
            /// All reasons that this version knows.
            pub const ALL: &[WhyClosed] = &[$(WhyClosed::$reason),+];

            /// The reason as it stands in a line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(WhyClosed::$reason => $name,)+
                    WhyClosed::Other => "other",
                }
            }
        }
    };
}

reasons! {
    /// The line could not be understood.
    Nonsense "nonsense",
    /// The other end speaks a newer or older version.
    Version "version",
    /// There is no table with this code, or no seat for this token.
    NoTable "no_table",
    /// The table was kept, and what was kept of it cannot be read.
    Unreadable "unreadable",
    /// The table is kept elsewhere, where this screen cannot follow it.
    Moved "moved",
    /// No seat is free.
    Full "full",
    /// As many watch as may.
    TooManyWatch "too_many_watch",
    /// The server has as many tables or connections as it may have.
    NoRoom "no_room",
    /// Too many connections come from the same network.
    TooManyHere "too_many_here",
    /// Too many tables were opened from the same network.
    TooManyTables "too_many_tables",
    /// Too many wrong codes came from the same network.
    TooManyCodes "too_many_codes",
    /// The table cannot be opened like this.
    BadTable "bad_table",
    /// This table is kept by somebody else's program, which opens no others.
    NotHere "not_here",
    /// Too many lines came.
    TooFast "too_fast",
    /// Nothing came for too long.
    Silent "silent",
    /// The seat has come back on another connection.
    Elsewhere "elsewhere",
    /// The table has ended.
    Ended "ended",
    /// The program that keeps the table is ending.
    Stopping "stopping",
    /// The program that keeps the table starts anew. Come back at once.
    ComeBack "come_back",
}

impl WhyClosed {
    /// Whether it is so no longer after a while, so that who has a seat comes back by themselves.
    pub const fn passes(self) -> bool {
        match self {
            WhyClosed::NoRoom
            | WhyClosed::TooManyHere
            | WhyClosed::TooManyCodes
            | WhyClosed::TooManyWatch
            | WhyClosed::TooFast
            | WhyClosed::Silent
            | WhyClosed::Stopping
            | WhyClosed::ComeBack
            | WhyClosed::Other => true,
            WhyClosed::Nonsense
            | WhyClosed::Version
            | WhyClosed::NoTable
            | WhyClosed::Unreadable
            | WhyClosed::Moved
            | WhyClosed::Full
            | WhyClosed::TooManyTables
            | WhyClosed::BadTable
            | WhyClosed::NotHere
            | WhyClosed::Elsewhere
            | WhyClosed::Ended => false,
        }
    }
}

/// A number of 64 bits as a text of sixteen digits, because many readers of JSON have fewer bits.
mod id_in_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Id {
        Text(String),
        /// As it was before there was a program that could not read it.
        Number(u64),
    }

    pub(super) fn serialize<S: Serializer>(id: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&format!("{id:016x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        match Id::deserialize(deserializer)? {
            Id::Text(text) if text.len() == 16 => u64::from_str_radix(&text, 16).map_err(D::Error::custom),
            Id::Text(_) => Err(D::Error::custom("an id has sixteen digits")),
            Id::Number(id) => Ok(id),
        }
    }
}

/// A server that does not say so may have the page.
const fn usually() -> bool {
    true
}

const fn usual_patience() -> u32 {
    120
}

const fn usual_pace() -> u32 {
    900
}

impl Entrance {
    /// The way back to a table: to the own seat, for who has a token, or to watch again.
    pub fn back(code: Code, token: Option<SeatToken>) -> Entrance {
        token.map_or(Entrance::Watch { code }, |token| Entrance::Return { code, token })
    }

    /// The table, unless it is yet to be opened.
    pub const fn code(&self) -> Option<Code> {
        match self {
            Entrance::Open(_) => None,
            Entrance::Sit { code, .. } | Entrance::Watch { code } | Entrance::Return { code, .. } => Some(*code),
        }
    }
}

impl NewTable {
    /// A table with these seats, and otherwise as usual.
    pub fn new(rules: Rules, chairs: Vec<Chair>) -> NewTable {
        NewTable { rules, chairs, help: false, patience: usual_patience(), pace: usual_pace() }
    }

    /// The table within its bounds, if it can be played at.
    pub fn bounded(self) -> Option<NewTable> {
        let seats = self.rules.seats();
        let here = self.chairs.iter().any(|chair| matches!(chair, Chair::Here(_)));
        let fits = self.rules.check().is_ok() && self.chairs.len() == seats && here && seats <= SEATS;
        fits.then(|| NewTable { patience: self.patience.clamp(10, 86_400), pace: self.pace.min(10_000), ..self })
    }

    /// Who sits where, once everybody has one of these names.
    pub fn seating(&self, names: &[String]) -> Option<Seating> {
        let sitter = |(chair, name): (&Chair, &String)| match chair {
            Chair::Nestor(level) => Sitter::Nestor(*level),
            Chair::Here(_) | Chair::Elsewhere => Sitter::Person(Person::Guest(name.as_str().into())),
        };
        let sitters: Vec<Sitter> = self.chairs.iter().zip(names).map(sitter).collect();
        Some(Seating::new(&sitters)?.without_help(!self.help))
    }

    /// Whether a hand that is drawn for this is one of the game that was planned, whatever the names of the people are.
    pub fn is_for(&self, Terms { rules, sitters, .. }: &Terms) -> bool {
        let is_it = |(chair, sitter): (&Chair, &Sitter)| match (chair, sitter) {
            (Chair::Nestor(planned), Sitter::Nestor(level)) => planned == level,
            (chair, sitter) => !matches!(chair, Chair::Nestor(_)) && sitter.is_person(),
        };
        let is_same =
            (&self.rules, self.help, self.chairs.len()) == (rules, !sitters.is_without_help(), sitters.seats());
        is_same && self.chairs.iter().zip(sitters.sitters()).all(is_it)
    }
}

impl Foul {
    /// What a player did whose move was refused for this reason, if an honest program could not have
    /// made it.
    pub const fn of(refusal: Refusal) -> Option<Foul> {
        Some(match refusal {
            Refusal::NotYourTurn => Foul::NotOnTurn,
            Refusal::Late => Foul::Late,
            Refusal::Illegal(illegal) => match illegal {
                Illegal::NotInHand { bone, .. } => Foul::NotHeld(bone),
                Illegal::PassWhilePlayable { .. }
                | Illegal::PassWhileDrawable { .. }
                | Illegal::DrawWhilePlayable { .. }
                | Illegal::DrawBeforeForcedLead { .. } => Foul::HasBone,
                Illegal::GameOver | Illegal::HandOver => return None,
                _ => Foul::Forbidden,
            },
            _ => return None,
        })
    }
}

/// A message as a line. `None` if it is longer than a line may be, which no message of a table is.
pub fn written(message: &impl Serialize) -> Option<String> {
    serde_json::to_string(message).ok().filter(|line| line.len() <= LONGEST_LINE)
}

/// Reads a line, if it can be understood.
pub fn read<T: DeserializeOwned>(line: &str) -> Option<T> {
    serde_json::from_str(line).ok().filter(|_| line.len() <= LONGEST_LINE)
}

/// The names of people who sit down together, each within its bounds.
pub fn names<'a>(first: &'a str, others: &'a [String]) -> impl Iterator<Item = String> + 'a {
    std::iter::once(first).chain(others.iter().map(String::as_str)).take(SEATS).map(clean_name)
}

const _: () = assert!(LONGEST_NAME * SEATS * 4 < LONGEST_LINE / 16);
