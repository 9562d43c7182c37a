//! Windows that show results: the score sheet, the results of a game on time, the games won, and
//! whether chance was fair.

pub(crate) mod compared;
mod drawn;
mod fair;
mod hands;
mod highlights;
mod honours;
mod race;
mod results;
mod score_sheet;
mod tally;

pub use self::drawn::DrawnGames;
pub use self::fair::FairWindow;
pub use self::results::ResultsWindow;
pub use self::score_sheet::ScoreSheet;
pub use self::tally::TallyWindow;
