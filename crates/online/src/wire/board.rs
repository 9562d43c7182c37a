//! The results of the last days, each played again before it is believed.

use super::{DayPlaces, DayRow, NoPlace, clean_name};
use crate::career::Shared;
use crate::record::InText as _;
use client::days::BEST;
use jiff::civil::Date;
use std::collections::BTreeMap;

/// How many days are kept.
const KEPT: i32 = 30;
/// How many results of one day and game are kept, and how many games a day.
const MOST: usize = 5000;
const MOST_GAMES: usize = 100;
/// Points that are less apart than this are the same.
const SAME: f64 = 0.005;

/// The results of the last days, by the number of the day and by the game with its opponents.
#[derive(Debug, Default)]
pub(super) struct Days(BTreeMap<u64, BTreeMap<String, Vec<DayRow>>>);

/// What divides the parts of a result as it is kept.
const DIVIDER: char = '\t';

impl Days {
    /// Takes in a result on this day. Returns its place, and what is to be kept if it is new.
    pub(super) fn take(&mut self, text: &str, today: Date) -> Result<(DayPlaces, Option<String>), NoPlace> {
        let shared = Shared::read(text).map_err(|_| NoPlace::NoResult)?;
        let played = shared.played();
        let day = date(played.number()).ok_or(NoPlace::OtherDay)?;
        // The day begins half a day earlier in the east, and ends half a day later in the west.
        if days_between(day, today).abs() > 1 {
            return Err(NoPlace::OtherDay);
        }
        if shared.is_practice() {
            return Err(NoPlace::Practice);
        }
        self.forget_before(today);
        let (number, name) = (played.number(), clean_name(shared.by()));
        let points = shared.gained().iter().sum::<f64>();
        let game = format!("{} / {}", played.rules().to_text(), played.seating().to_text());
        let row = DayRow { name, points };
        let kept = [number.to_string(), game.clone(), row.points.to_string(), row.name.clone()];
        let is_new = self.add(number, game.clone(), row)?;
        let rows = &self.0[&number][&game];
        let place = 1 + rows.iter().filter(|row| row.points > points + SAME).count();
        let places =
            DayPlaces { place: place as u32, of: rows.len() as u32, best: rows.iter().take(BEST).cloned().collect() };
        Ok((places, is_new.then(|| kept.join(&DIVIDER.to_string()))))
    }

    /// Takes up what was kept, unless it is too old by now.
    pub(super) fn restore(&mut self, kept: &str, today: Date) -> bool {
        let mut parts = kept.splitn(4, DIVIDER);
        let mut part = || parts.next();
        let (Some(number), Some(game), Some(points), Some(name)) = (part(), part(), part(), part()) else {
            return false;
        };
        let (Ok(number), Ok(points)) = (number.parse(), points.parse()) else { return false };
        let is_recent = date(number).is_some_and(|day| days_between(day, today).abs() <= KEPT);
        is_recent && self.add(number, game.to_owned(), DayRow { name: clean_name(name), points }).is_ok()
    }

    /// Adds a row where it belongs. Returns whether it is new: who tells the same again is there already.
    fn add(&mut self, number: u64, game: String, row: DayRow) -> Result<bool, NoPlace> {
        let games = self.0.entry(number).or_default();
        if games.len() >= MOST_GAMES && !games.contains_key(&game) {
            return Err(NoPlace::Full);
        }
        let rows = games.entry(game).or_default();
        if rows.contains(&row) {
            return Ok(false);
        }
        if rows.len() >= MOST {
            return Err(NoPlace::Full);
        }
        let at = rows.partition_point(|other| other.points >= row.points);
        rows.insert(at, row);
        Ok(true)
    }

    fn forget_before(&mut self, today: Date) {
        self.0.retain(|number, _| date(*number).is_some_and(|day| days_between(day, today).abs() <= KEPT));
    }
}

/// The day of a number such as 20261127.
fn date(number: u64) -> Option<Date> {
    let part = |from: u64, size: u64| i8::try_from(number / from % size).ok();
    Date::new(i16::try_from(number / 10_000).ok()?, part(100, 100)?, part(1, 100)?).ok()
}

fn days_between(from: Date, to: Date) -> i32 {
    (to - from).get_days()
}
