//! What windows ask of the program, as data. `app` carries it out.

use crate::career::HabitPlan;
use crate::engine::Rules;
use crate::nestor::Level;
use crate::record::{GameId, KeptGame, Seating};
use crate::review::{Habit, HabitSet, KeptReview};
use crate::table::{HostOrder, Wish};
use crate::ui::settings::Settings;
use crate::ui::words::Message;
use crate::ui::{command::Command, dialogs::Purpose, paint::Theme};
use crate::wire::{Code, NewTable, Pass, Visit, WhyClosed};
use std::path::PathBuf;

/// Something that a window asks for.
#[derive(Clone, Debug)]
pub enum Request {
    /// Open the window of this row in `WINDOWS`. The one that asks returns after it, if it stays.
    Open(&'static str),
    /// Open a new game at what is called this there, by the message of its name.
    ShowRule(Message),
    /// Give a command, as its keys do.
    Give(Command),
    /// Wish something at the table.
    Wish(Wish),
    /// Order something at the table.
    Order(HostOrder),
    /// Play the game again with the same deals.
    Restart,
    /// Begin this game.
    Begin(Box<ChosenGame>),
    /// Begin this game once this player is at the table.
    BeginAs(String, Box<ChosenGame>),
    /// Play by these rules from the next hand of the game at the table, or from the next game if that has a single
    /// hand.
    ChangeRules(Box<Rules>),
    /// Review the game at the table, or if it has not started yet the last one.
    Review,
    /// Take these settings.
    Set(Box<Settings>),
    /// Wear a theme, and keep them all.
    Wear(Box<Wardrobe>),
    /// Reject these themes of the player, of which this one was edited, and offer to undo that for a while.
    RejectColors(Box<[Theme; 3]>, usize),
    /// Practise with this book.
    Practise(Book),
    /// Begin a match with the deals of this number, and a Nestor of this level in the player's seat.
    BeginMatch(u64, Level),
    /// Go on with the last match, or look back at it.
    GoOnWithMatch,
    /// Share a link to the match of this number.
    ShareMatch(u64),
    /// What the player wants to be called at tables elsewhere, and where those are kept that they open: on a server
    /// that they name, or on this computer.
    KnowAtTables {
        /// Their name.
        name: String,
        /// The server, if they named one.
        server: String,
        /// Whether this computer keeps the tables, though there is a server.
        here: bool,
    },
    /// Go to a table elsewhere.
    Visit(Visit),
    /// Forget a table elsewhere.
    ForgetTable(Code),
    /// Change the list of players, or who is at the table. The window hears what came of it.
    ChangePlayers(PlayersChange),
    /// Read a game of the archive.
    Read(GameWish, GameId),
    /// Delete games of the archive.
    Delete(Vec<GameId>),
    /// Bring back games that were deleted.
    BringBack(Vec<GameId>),
    /// Make Nestor's choices in this game again, or stop that.
    Peek(Option<String>),
    /// Count the games of the archive, for as long as this is asked in every frame.
    Count,
    /// Write games, once the player has agreed if that makes one practice.
    AskToWrite(Writing),
    /// Write as the player has agreed, and ask no more.
    AgreeToWrite(Writing),
    /// Ask where to write this, and suggest a name.
    Export(Export, Purpose, &'static str),
    /// Leave what fills the window for the table of the current game.
    Leave,
    /// Leave the game that is looked through, and play on from this moment of it.
    PlayFrom((usize, usize)),
    /// Keep the match that is shown.
    KeepMatch,
    /// What the exercises want.
    OfExercises(ExercisesRequest),
    /// Keep the review of a game.
    KeepReview(GameId, Box<KeptReview>),
    /// Share a link to the exercises of the day.
    ShareToday,
    /// Share a link to the moment of the game that is looked through.
    ShareMoment,
    /// What the table with people elsewhere wants, or somebody at it.
    OfFriends(FriendsRequest),
    /// Use a file that the player has chosen.
    UseFile(Purpose, PathBuf),
}

/// What the exercises want.
#[derive(Clone, PartialEq, Debug)]
pub enum ExercisesRequest {
    /// Note that the player has found the best play of this exercise.
    NoteSolved(u64),
    /// Note the first answer to an exercise.
    NoteFirstAnswer(FirstAnswer),
    /// Keep the answer to this exercise of the day, as a line of text, and whether it was right.
    KeepAnswer(String, bool),
    /// Begin the game that tests the lesson of this number.
    PlayTest(usize),
    /// Offer this plan, or show it if the player follows it.
    OfferPlan(Box<HabitPlan>),
    /// Follow this plan from now on, or none.
    FollowPlan(Option<Box<HabitPlan>>),
}

/// What the table with people elsewhere wants, or somebody at it.
#[derive(Clone, PartialEq, Debug)]
pub enum FriendsRequest {
    /// Remember the table with what is known of it by now, and this to come back to it.
    Remember(Option<Box<Pass>>),
    /// Put a game that was played there into the archive.
    KeepGame(Box<KeptGame>),
    /// Call the player, whose turn has begun.
    Call,
    /// Copy the invitation.
    CopyInvitation,
    /// Let the player mend the invitation by which no table has let them in, for this reason.
    TurnedAway(WhyClosed),
    /// Keep the table on this computer that a server was asked to keep, and has not answered.
    HostHere(Box<NewTable>),
    /// Leave the table for good.
    LeaveForGood,
    /// Come back to the table at which the player sits.
    ComeBack,
    /// Stand up from it, once the player has agreed if that closes the table for others.
    AskToStandUp,
    /// Stand up from it. The seat is kept.
    StandUp,
    /// Show its score sheet.
    ShowScore,
    /// Ask the others there for these rules from the next hand on.
    AskForRules(Box<Rules>),
}

impl From<ExercisesRequest> for Request {
    fn from(request: ExercisesRequest) -> Request {
        Request::OfExercises(request)
    }
}

impl From<FriendsRequest> for Request {
    fn from(request: FriendsRequest) -> Request {
        Request::OfFriends(request)
    }
}

/// A new game, as it was chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct ChosenGame {
    /// The rules.
    pub rules: Rules,
    /// The levels of the other players, from your left.
    pub levels: Vec<Level>,
    /// Their names, if the player has given them any.
    pub names: [String; 3],
    /// Who sits where.
    pub seating: Seating,
    /// The number of the deal, if one was entered.
    pub deal: Option<u64>,
    /// Whether to use the compact display.
    pub compact: bool,
    /// The player's own name, or empty if none was entered.
    pub own_name: String,
    /// The table, if somebody sits before another screen.
    pub table: Option<NewTable>,
}

/// The player's own themes, and which theme is used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wardrobe {
    /// The player's own. Each is one of the tables until the player changes it.
    pub themes: [Theme; 3],
    /// The number of the theme in use, as in [`numbered`](crate::ui::paint::theme::numbered).
    pub used: usize,
}

/// The first answer to an exercise that the player had not solved before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstAnswer {
    /// The number of the exercise.
    pub exercise: u64,
    /// How hard it was thought to be.
    pub hardness: u8,
    /// Whether it was right.
    pub right: bool,
}

/// Exercises to practise with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Book {
    /// All that were made.
    All,
    /// Those of this day.
    Today,
    /// The player's own mistakes that show a habit and belong to none of some others.
    Habit(Habit, HabitSet),
    /// Those of the player's plan.
    Plan,
    /// A lesson of the course. Without a number, the first one that is not passed.
    Lesson(Option<usize>),
}

/// What to do with a game after it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the deed of that name")]
pub enum GameWish {
    LookThrough,
    Review,
    SameDeals,
}

/// A change to the list of players.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the deed of that name")]
pub enum PlayersChange {
    /// This player sits down at the table.
    Play(String),
    Add(String),
    /// Give this player a new name.
    Rename(String, String),
    Delete(String),
    /// Those who were deleted play here again.
    BringBack,
    /// Erase the files of deleted players for good.
    Empty,
    /// Ask who plays when the program starts, or do not.
    Ask(bool),
}

/// A way for games to leave the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Writing {
    /// The current game is copied to the clipboard.
    Copy,
    /// The current game is saved to a file.
    Save,
    /// The current game is added to the archive, where it can be looked through.
    Keep,
    /// Everything of the player is saved to a file, the games that go on too.
    Everything,
    /// Games of the archive are saved to files. One of them is still being played.
    Games(Vec<GameId>),
}

/// What to write once the player has chosen the place.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Export {
    Games(Vec<GameId>),
    Text(String),
}
