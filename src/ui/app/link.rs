//! Links that open something in the program.

use super::shared_game::{SharedGame, read_rules, write_rules};
use crate::engine::{Preset, Rules};
use crate::host;
use crate::net::origin;
use crate::wire::{Code, Invitation};
use std::fmt;

/// What every link begins with.
const SCHEME: &str = "dominoes:";
/// What links to matches and to games that were played begin with after that.
const EIGHT: &str = "eight/";
const GAME: &str = "game/";

/// Where a link leads.
#[derive(Clone, PartialEq, Debug)]
pub enum AppLink {
    /// A new game, `dominoes:all-fives`, or one with the deals of a number, `dominoes:draw/4711`.
    Game(Preset, Option<u64>),
    /// The deals of a number in the game that the player has chosen, `dominoes:deal/4711`.
    Deal(u64),
    /// Today's exercises, `dominoes:today`.
    Today,
    /// The tables with friends, `dominoes:friends`.
    Friends,
    /// A match of eight deals by these rules and with this number,
    /// `dominoes:eight/all-fives+2/471112`.
    Eight(Box<Rules>, u64),
    /// A moment of a finished game, `dominoes:game/` and its text.
    Moment(Box<SharedGame>),
    /// A table elsewhere, `dominoes:01234-56789@192.168.1.5:4850`. A page may leave out its own server.
    Table(Invitation),
}

impl AppLink {
    /// Reads a link. `None` if the text is not meant as one, and an error if it leads nowhere.
    ///
    /// ```
    /// use electrum_dominoes::engine::Preset;
    /// use electrum_dominoes::ui::app::AppLink;
    ///
    /// assert_eq!(AppLink::read("dominoes:draw/4711"), Some(Ok(AppLink::Game(Preset::Draw, Some(4711)))));
    /// assert_eq!(AppLink::read("/home/ann/won.domino"), None);
    /// // A program is given the invitation to a page too.
    /// let table = AppLink::read("https://dominoes.example/#01234-56789");
    /// assert!(matches!(table, Some(Ok(AppLink::Table(_)))));
    /// ```
    pub fn read(text: &str) -> Option<Result<AppLink, NoSuchLink>> {
        if text.starts_with("http://") || text.starts_with("https://") {
            return Some(Invitation::from_typed(text).map(AppLink::Table).ok_or(NoSuchLink));
        }
        let (scheme, rest) = text.split_at_checked(SCHEME.len())?;
        // Some browsers put slashes around it.
        scheme.eq_ignore_ascii_case(SCHEME).then(|| AppLink::after_scheme(rest.trim_matches('/')).ok_or(NoSuchLink))
    }

    fn after_scheme(rest: &str) -> Option<AppLink> {
        if rest.eq_ignore_ascii_case("today") {
            return Some(AppLink::Today);
        }
        if rest.eq_ignore_ascii_case("friends") {
            return Some(AppLink::Friends);
        }
        if let Some(game) = rest.strip_prefix(GAME) {
            return SharedGame::read(game).map(Box::new).map(AppLink::Moment);
        }
        if let Some((rules, number)) = rest.strip_prefix(EIGHT).and_then(|rest| rest.split_once('/')) {
            return Some(AppLink::Eight(Box::new(read_rules(rules)?), number.parse().ok()?));
        }
        if let Some(invitation) = Invitation::from_typed(rest) {
            return Some(AppLink::Table(invitation));
        }
        let (name, number) = rest.split_once('/').map_or((rest, None), |(name, number)| (name, Some(number)));
        let number = number.map(str::parse).transpose().ok()?;
        match name.to_ascii_lowercase().as_str() {
            "deal" => number.map(AppLink::Deal),
            name => Preset::from_name(name).map(|game| AppLink::Game(game, number)).or_else(|| {
                let ((host, is_secure), code) = (origin()?, Code::from_typed(name)?);
                Some(AppLink::Table(Invitation { host, is_secure, code }))
            }),
        }
    }

    /// The link as somebody else can open it: in a page by its address, and on a desktop by the
    /// program.
    pub fn address(&self) -> String {
        host::address().unwrap_or(SCHEME.to_owned()) + &self.to_string()[SCHEME.len()..]
    }
}

impl fmt::Display for AppLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(SCHEME)?;
        match self {
            AppLink::Game(game, None) => f.write_str(game.name()),
            AppLink::Game(game, Some(number)) => write!(f, "{}/{number}", game.name()),
            AppLink::Deal(number) => write!(f, "deal/{number}"),
            AppLink::Today => f.write_str("today"),
            AppLink::Friends => f.write_str("friends"),
            AppLink::Eight(rules, number) => write!(f, "{EIGHT}{}/{number}", write_rules(rules)),
            AppLink::Moment(game) => write!(f, "{GAME}{game}"),
            AppLink::Table(invitation) => f.write_str(&invitation.typed()),
        }
    }
}

/// A link that leads nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchLink;
