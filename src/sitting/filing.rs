//! What of a sitting goes into the archive, and what is taken out of it again.
//!
//! The archive has every game once that is over as the sitting stands. A game comes into it with its end, whoever makes that end; where Undo takes the end
//! back the game is under way again and leaves the archive, and where Redo makes it stand again it returns.
//!
//! The archive has one ending of a game, the latest. Where a game is restored from within another one and ends differently, and both that end and the
//! Restore are then taken back, the game returns with its later end.

use super::Sitting;
use super::history::Snapshot;
use crate::engine::state::Phase;
use crate::record::Record;
use crate::record::kept::{GameId, KeptGame, Played};
use jiff::{Timestamp, Unit};
use std::collections::BTreeSet;
use std::time::Duration;

/// Something to do in the archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filing {
    /// The game under way is over: keep it, in the place of what was kept of it before.
    Keep,
    /// The end of this game was taken back.
    TakeBack(GameId),
    /// It stands again as it was kept.
    Return(GameId),
}

impl Sitting {
    /// The game under way as it is kept for good.
    pub fn kept_game(&self, by: &str, when: Timestamp) -> KeptGame {
        let Snapshot { about, .. } = self.place();
        let played = Played {
            id: GameId(about.game),
            by: by.to_owned(),
            seat: about.seating.first_person(),
            seating: about.seating,
            when: when.round(Unit::Second).unwrap_or(when),
            took: Duration::from_secs(self.played_for().as_secs()),
            helped: about.helped,
            number: about.number,
            era: self.timeline.results.era_of(about.results, about.game).unwrap_or(about.era),
        };
        KeptGame { record: self.session().record().clone(), played }
    }

    /// Which game this is.
    pub const fn game_id(&self) -> GameId {
        GameId(self.about.game)
    }

    /// What there is to do in the archive since it was last [done](Self::note_filed).
    pub fn filings(&self) -> Vec<Filing> {
        let over = self.over();
        let current = self.about.game;
        let gone = self.filed.difference(&over).map(|game| Filing::TakeBack(GameId(*game)));
        let come = over
            .difference(&self.filed)
            .map(|game| if *game == current { Filing::Keep } else { Filing::Return(GameId(*game)) });
        gone.chain(come).collect()
    }

    /// All that there was to do in the archive is done: the games are counted there from now on.
    pub fn note_filed(&mut self) {
        let over = self.over();
        if over.contains(&self.about.game) && !self.filed.contains(&self.about.game) {
            self.timeline.results.note_kept(self.about.game);
            self.add_up();
        }
        self.filed = over;
    }

    /// The games that are over as the sitting stands. Of those that were over before the archive was there only the one under way can still be kept.
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

    /// The games that the archive was given and that are over as the sitting stands.
    pub fn filed(&self) -> impl Iterator<Item = GameId> {
        self.filed.iter().copied().map(GameId)
    }

    /// Takes note of what the archive has of the game under way, after the program may have ended between keeping the one and keeping the other: this game
    /// goes on to its end, or it is to be kept once more.
    pub fn reconcile(&mut self, kept: Option<&Record>) {
        match kept {
            Some(kept) => _ = self.catch_up(kept),
            None => _ = self.filed.remove(&self.about.game),
        }
    }

    /// Goes on to where a game ended that is this one up to here: then only the last moves were not kept here. Returns whether it is.
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

    /// An archive as simple as can be.
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
                        let summary = Summary::of(&game).expect("it was played");
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

    /// All that was won in a sitting, as it knows by itself.
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
                let step = sitting.state().legal().pick(chance).expect("there is something to do");
                sitting.play(step).expect("it is legal");
            }
        }
    }

    /// Does anything at all in a sitting, and sees after each step that the archive has what is over, and counts it.
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
        assert!(most > 5, "too few games were over for this to mean anything");
    }

    #[test]
    fn whatever_is_undone_redone_and_restored_every_game_that_is_over_is_there_and_counts_once() {
        let preserved = Cell::new(None);
        any_life(|sitting, chance| match chance {
            0 | 1 => sitting.undo(),
            2 => sitting.redo(),
            3 => {
                sitting.preserve();
                preserved.set(Some(sitting.game_id()));
                true
            }
            // From within another game it could bring back an end that is not the latest.
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
