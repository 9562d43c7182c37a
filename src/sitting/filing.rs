//! Which games of a sitting go into the archive, and which are taken out again.
//!
//! The archive has every finished game of the sitting once. A game enters the archive when it ends. If Undo takes the end back, the game is in progress again
//! and leaves the archive. If Redo brings the end back, the game returns.
//!
//! The archive has only the latest ending of a game. If a game is restored from within another one, ends differently, and both the end and the Restore are then
//! undone, the game returns with its later end.

use super::Sitting;
use super::history::Snapshot;
use crate::engine::bone::Seat;
use crate::engine::state::Phase;
use crate::record::Record;
use crate::record::kept::{GameId, KeptGame, Played};
use crate::record::seating::Person;
use jiff::{Timestamp, Unit};
use std::collections::BTreeSet;
use std::time::Duration;

/// Something to do in the archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filing {
    /// The current game is over. Keep it, and replace what was kept of it before.
    Keep,
    /// The end of this game was taken back.
    TakeBack(GameId),
    /// The end of this game stands again, as it was kept.
    Return(GameId),
}

impl Sitting {
    /// The current game as it is kept in the archive.
    pub fn kept_game(&self, by: &str, when: Timestamp) -> KeptGame {
        let Snapshot { about, .. } = self.place();
        let played = Played {
            id: GameId(about.game),
            by: by.to_owned(),
            seat: about.seating.host(),
            seating: about.seating,
            when: when.round(Unit::Second).unwrap_or(when),
            took: Duration::from_secs(self.played_for().as_secs()),
            helped: self.helped(),
            number: about.number,
            era: self.timeline.results.era_of(about.results, about.game).unwrap_or(about.era),
        };
        KeptGame { record: self.session().record().clone(), played }
    }

    /// The current game as it is kept in the archive of another person at the table, seen from their seat. `host` is who the player whose files these are is
    /// for that person, and `era` the number of that person's tally.
    pub fn kept_game_of(&self, seat: Seat, host: &Person, (by, era): (&str, u64), when: Timestamp) -> KeptGame {
        let KeptGame { record, played } = self.kept_game(by, when);
        let seating = played.seating.hosted_by(seat, host);
        let helped = self.helped_at(seat);
        KeptGame { record, played: Played { seating, seat, helped, era, ..played } }
    }

    /// The id of the current game.
    pub const fn game_id(&self) -> GameId {
        GameId(self.about.game)
    }

    /// What to do in the archive since the last call of [`note_filed`](Self::note_filed).
    pub fn filings(&self) -> Vec<Filing> {
        let over = self.over();
        let current = self.about.game;
        let gone = self.filed.difference(&over).map(|game| Filing::TakeBack(GameId(*game)));
        let come = over
            .difference(&self.filed)
            .map(|game| if *game == current { Filing::Keep } else { Filing::Return(GameId(*game)) });
        gone.chain(come).collect()
    }

    /// Notes that all filings are done. From now on, the archive counts these games.
    pub fn note_filed(&mut self) {
        let over = self.over();
        if over.contains(&self.about.game) && !self.filed.contains(&self.about.game) {
            self.timeline.results.note_kept(self.about.game);
            self.add_up();
        }
        self.filed = over;
    }

    /// The finished games of the sitting. Of the games that ended before there was an archive, only the current one can still be kept.
    fn over(&self) -> BTreeSet<u64> {
        let current = self.about.game;
        let known = self.timeline.results.over(self.about.results).into_iter();
        let mut over: BTreeSet<u64> = known.filter_map(|(game, kept)| kept.then_some(game)).collect();
        if self.state().phase() == Phase::GameOver {
            over.insert(current);
        } else {
            over.remove(&current);
        }
        over
    }

    /// The finished games of the sitting that the archive was given.
    pub fn filed(&self) -> impl Iterator<Item = GameId> {
        self.filed.iter().copied().map(GameId)
    }

    /// Compares the current game with the archive, because the program may have ended between the two writes. Either the game continues to the end in the
    /// archive, or it must be kept again.
    pub fn reconcile(&mut self, kept: Option<&Record>) {
        match kept {
            Some(kept) => _ = self.catch_up(kept),
            None => _ = self.filed.remove(&self.about.game),
        }
    }

    /// Continues to the end of a kept game, if the current game is the beginning of it and is only missing the last moves. Returns whether it did.
    fn catch_up(&mut self, kept: &Record) -> bool {
        let Ok(end) = kept.replay() else { return false };
        let own = self.session().record();
        let last = own.hands.len().saturating_sub(1);
        let goes_on = kept.rules == own.rules
            && kept.hands.len() > last
            && own.hands.iter().zip(&kept.hands).enumerate().all(|(at, (own, kept))| {
                let moves = if at == last { kept.moves.starts_with(&own.moves) } else { own.moves == kept.moves };
                moves && (own.rules, &own.deal) == (kept.rules, &kept.deal)
            });
        if goes_on && self.state().phase() != Phase::GameOver && end.state().phase() == Phase::GameOver {
            self.jump(end);
            self.timeline.results.note_kept(self.about.game);
            self.filed.insert(self.about.game);
            self.add_up();
            return true;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::career::summary::{Summary, tally};
    use crate::career::tally::Tally;
    use crate::engine::rules::{Preset, Rules};
    use crate::nestor::Level;
    use crate::record::kept::KeptGame;
    use crate::record::numbers::fresh_number;
    use crate::record::seating::Seating;
    use jiff::Timestamp;
    use std::cell::Cell;
    use std::collections::BTreeMap;

    /// A minimal archive.
    #[derive(Default)]
    struct Archive {
        games: BTreeMap<GameId, Summary>,
        taken_back: BTreeMap<GameId, Summary>,
    }

    impl Archive {
        fn file(&mut self, sitting: &mut Sitting) {
            for filing in sitting.filings() {
                match filing {
                    Filing::Keep => {
                        let game: KeptGame = sitting.kept_game("", Timestamp::UNIX_EPOCH);
                        let summary = Summary::of(&game).expect("the game can be replayed");
                        self.taken_back.remove(&summary.played.id);
                        self.games.insert(summary.played.id, summary);
                    }
                    Filing::TakeBack(game) => self.taken_back.extend(self.games.remove_entry(&game)),
                    Filing::Return(game) => self.games.extend(self.taken_back.remove_entry(&game)),
                }
            }
            sitting.note_filed();
        }

        fn tally_with(&self, sitting: &Sitting) -> Tally {
            tally(self.games.values(), sitting.era()).with(sitting.tally())
        }
    }

    /// The tally of a sitting, as if there were no archive.
    fn won_in(sitting: &Sitting) -> Tally {
        let mut results = sitting.timeline.results.clone();
        results.forget_kept();
        results.tally(sitting.about.results)
    }

    fn go_on(sitting: &mut Sitting, chance: u32) {
        match sitting.state().phase() {
            Phase::HandOver => _ = sitting.new_hand(),
            Phase::GameOver => _ = sitting.another_game(None),
            Phase::Playing => {
                let step = sitting.state().legal().pick(chance).expect("there is a legal move");
                sitting.play(step).expect("the move is legal");
            }
        }
    }

    /// Does random things in a sitting. After each step, it checks that the archive has and counts the finished games.
    fn any_life(what: impl Fn(&mut Sitting, u32) -> bool) {
        let short = Rules { target: 25, ..Preset::AllFives.rules(2).expect("two can play it") };
        let (mut sitting, _) = Sitting::new(short, Seating::one_person([Level::Easy]), None).expect("a game");
        let mut archive = Archive::default();
        let mut most = 0;
        for _ in 0..2000 {
            let chance = fresh_number() as u32;
            if !what(&mut sitting, chance % 32) {
                go_on(&mut sitting, chance.rotate_left(16));
            }
            archive.file(&mut sitting);
            let over = sitting.state().phase() == Phase::GameOver;
            assert_eq!(archive.games.contains_key(&sitting.game_id()), over);
            assert_eq!(archive.tally_with(&sitting), won_in(&sitting));
            most = most.max(archive.games.len());
        }
        assert!(most > 5, "too few games were over for this to prove anything");
    }

    #[test]
    fn every_finished_game_is_kept_and_counts_once_after_undo_redo_and_restore() {
        let preserved = Cell::new(None);
        any_life(|sitting, chance| match chance {
            0 | 1 => sitting.undo(),
            2 => sitting.redo(),
            3 => {
                sitting.preserve();
                preserved.set(Some(sitting.game_id()));
                true
            }
            // From another game, it could bring back an end that is not the latest.
            4 => preserved.get() == Some(sitting.game_id()) && sitting.restore(),
            _ => false,
        });
    }

    #[test]
    fn clearing_the_tally_takes_nothing_out_of_the_archive_and_can_be_undone() {
        any_life(|sitting, chance| match chance {
            0 | 1 => sitting.undo(),
            2 | 3 => sitting.redo(),
            4 => {
                sitting.clear_tally();
                true
            }
            _ => false,
        });
    }
}
