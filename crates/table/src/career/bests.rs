//! The best totals of games on time, for a day and ever.

use crate::engine::{Rules, rules::FirstLead};
use crate::record::InText as _;
use serde::{Deserialize, Serialize};

/// The best totals of all games on time that were played.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Bests {
    games: Vec<Line>,
}

/// The best totals of games that can be compared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Best")]
struct Line {
    /// The rules of these games, as written in files.
    rules: String,
    ever: i32,
    /// The best total of the day in `day`, which is written as "2026-02-28".
    today: i32,
    day: String,
}

/// The key of comparable games. They share all rules except the first lead, which may follow from
/// the game before.
fn key(rules: &Rules) -> String {
    let named = rules.game().and_then(|game| game.rules(rules.seats()).ok());
    let lead_first = named.map_or(FirstLead::Doublet, |named| named.lead_first);
    Rules { lead_first, ..*rules }.to_text()
}

/// The current best totals, and whether a game has just set them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The best of the day.
    pub today: i32,
    /// The best ever.
    pub ever: i32,
    /// Whether this game was better than all others of the day.
    pub new_today: bool,
    /// Whether this game was better than all others.
    pub new_ever: bool,
}

impl Bests {
    /// Enters the total of a game with these rules on a day.
    pub fn enter(&mut self, rules: &Rules, total: i32, day: &str) -> Standing {
        let before = self.standing(rules, day);
        let today = before.map_or(total, |before| before.0.map_or(total, |best| best.max(total)));
        let ever = before.map_or(total, |before| before.1.max(total));
        let line = Line { rules: key(rules), ever, today, day: day.to_owned() };
        match self.games.iter_mut().find(|known| known.rules == line.rules) {
            Some(known) => *known = line,
            None => self.games.push(line),
        }
        Standing {
            today,
            ever,
            // A total of zero is never a best.
            new_today: total > before.and_then(|before| before.0).unwrap_or(0),
            new_ever: total > before.map_or(0, |before| before.1),
        }
    }

    /// Adds the best totals from elsewhere.
    pub fn join(&mut self, other: Bests) {
        for line in other.games {
            match self.games.iter_mut().find(|known| known.rules == line.rules) {
                Some(known) => {
                    known.ever = known.ever.max(line.ever);
                    // The later day, and on the same day the better total.
                    if (&known.day, known.today) < (&line.day, line.today) {
                        (known.day, known.today) = (line.day, line.today);
                    }
                }
                None => self.games.push(line),
            }
        }
    }

    /// The best totals of a day and ever, without entering a new one.
    pub fn so_far(&self, rules: &Rules, day: &str) -> Option<Standing> {
        let (today, ever) = self.standing(rules, day)?;
        Some(Standing { today: today.unwrap_or(0), ever, new_today: false, new_ever: false })
    }

    /// The best of the day, if there was a game, and the best ever.
    fn standing(&self, rules: &Rules, day: &str) -> Option<(Option<i32>, i32)> {
        let wanted = key(rules);
        let line = self.games.iter().find(|line| line.rules == wanted)?;
        Some(((line.day == day).then_some(line.today), line.ever))
    }
}
