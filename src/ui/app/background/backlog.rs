//! Judges finished games while nothing else is going on, the latest first. What is found is kept
//! with the games, for the statistics and for their reviews, and mistakes become exercises.

use crate::career::Returning;
use crate::record::{GameId, Outcome};
use crate::store::Archive;
use crate::ui::task::long::{LongTask, TaskNews};
use crate::ui::windows::seen::{Missed, WorstPlay};
use crate::ui::{app::at_table::Profile, task::RunningTask};
use crate::{career::Summary, host, review::Review};
use egui::Context;
use std::collections::BTreeSet;

/// For how many seconds the window must not have been used before earlier games are judged.
const IDLE: f64 = 10.0;

/// A game. One that was taken back and ended again is another.
type GameMark = (GameId, i64);

/// The games of an archive that are judged one after the other.
#[derive(Default)]
pub(in crate::ui::app) struct Backlog {
    done: BTreeSet<GameMark>,
    unread: BTreeSet<GameMark>,
    /// The revision of the archive in which there was nothing to do, or nothing was to be done.
    searched: Option<u64>,
    /// The revision that was seen last. With another one there may be a game that was just played.
    seen: Option<u64>,
    /// When the window was used last.
    used: f64,
    at_work: Option<(GameMark, RunningTask)>,
    /// The game that was judged last, and the player's worst play in it.
    worst: Option<(GameId, WorstPlay)>,
}

impl Backlog {
    /// What is known of the player's worst play in a game.
    pub(in crate::ui::app) fn worst_play(&self, game: GameId, profile: &Profile) -> WorstPlay {
        let judged = self.worst.filter(|(of, _)| *of == game).map(|(_, worst)| worst);
        judged.unwrap_or(if judges(profile) { WorstPlay::Sought } else { WorstPlay::Good })
    }

    /// Judges finished games while the table is `at_rest`, if the player wants that and the window
    /// saves. The latest is judged at once. The others wait until the window has not been used for a
    /// while, and as long as the machine runs on its battery.
    pub(in crate::ui::app) fn go_on(&mut self, ctx: &Context, profile: &mut Profile, at_rest: bool) {
        if !judges(profile) {
            *self = Backlog::default();
            return;
        }
        let store = profile.store();
        let behind = store.writes_behind();
        let revision = store.archive().revision();
        let idle = self.note_use(ctx);
        match self.at_work.take() {
            None if at_rest => {
                let is_new = self.seen.replace(revision) != Some(revision);
                if !is_new && !idle {
                    return;
                }
                let next = self.next(store.archive(), |game| !profile.deck().has_taken(game));
                let is_free = |latest: bool| latest || idle && !host::runs_on_battery();
                if let Some((mark, mistakes, _)) = next.filter(|(.., latest)| is_free(*latest)) {
                    let archive = store.archive().clone();
                    let report = RunningTask::of(move || read(&archive, mark.0, mistakes), behind, ctx);
                    self.at_work = Some((mark, report));
                }
            }
            None => {}
            Some((mark, mut report)) => match report.found() {
                // A fault of the program, which is then in the log, leaves one game unjudged.
                Some(Err(())) => self.note(mark, ctx),
                Some(Ok(TaskNews::Undone)) => _ = self.unread.insert(mark),
                Some(Ok(TaskNews::Postponed)) => self.rest(revision),
                Some(Ok(TaskNews::Judged(review, mistakes))) => {
                    self.note(mark, ctx);
                    if let Some(review) = review {
                        profile.keep_review(mark.0, review);
                    }
                    if let Some(mistakes) = mistakes {
                        self.worst = Some((mark.0, worst(&mistakes)));
                        profile.keep_mistakes(mark.0, mistakes);
                    }
                }
                Some(Ok(_)) | None => self.at_work = Some((mark, report)),
            },
        }
    }

    /// Notes whether the window is used. Returns whether it has not been for a while.
    fn note_use(&mut self, ctx: &Context) -> bool {
        let (now, is_used) = ctx.input(|input| (input.time, !input.events.is_empty()));
        if is_used {
            self.used = now;
        }
        let left = self.used + IDLE - now;
        if left > 0.0 && self.searched != self.seen {
            ctx.request_repaint_after_secs(left as f32);
        }
        left <= 0.0
    }

    /// Notes that nothing is left to do about a game.
    fn note(&mut self, mark: GameMark, ctx: &Context) {
        self.done.insert(mark);
        ctx.request_repaint();
    }

    /// The next game, whether its mistakes are wanted, and whether it is the latest.
    fn next(&mut self, archive: &Archive, wants: impl Fn(GameId) -> bool) -> Option<(GameMark, bool, bool)> {
        let revision = archive.revision();
        if self.searched == Some(revision) {
            return None;
        }
        let games = archive.games()?;
        let mark = |game: &Summary| (game.played.id, game.played.when.as_second());
        let is_open = |game: &Summary| game.result != Outcome::Unfinished && !self.done.contains(&mark(game));
        let next = games.iter().rev().find(|game| is_open(game) && !self.unread.contains(&mark(game)));
        let Some(next) = next else {
            self.rest(revision);
            return None;
        };
        let is_latest = games.last().is_some_and(|last| mark(last) == mark(next));
        Some((mark(next), wants(next.played.id), is_latest))
    }

    /// Does nothing until the archive has another revision.
    fn rest(&mut self, revision: u64) {
        self.searched = Some(revision);
        // A game is in the list before it is on the disk.
        self.unread.clear();
    }
}

/// Whether games are judged: the player wants that and the window saves.
fn judges(profile: &Profile) -> bool {
    let store = profile.store();
    profile.settings().play.judge_games && store.saves() && (store.writes_behind() || host::IS_PAGE)
}

/// The play that cost the most, and the better one.
fn worst(mistakes: &[Returning]) -> WorstPlay {
    let worst = mistakes.iter().max_by(|one, other| one.loss.total_cmp(&other.loss));
    worst.and_then(Missed::of).map_or(WorstPlay::Good, WorstPlay::Bad)
}

/// What is left to judge of a game. Without anything left, the result of judging it is empty.
fn read(archive: &Archive, game: GameId, mistakes: bool) -> Result<LongTask, Box<TaskNews>> {
    if host::runs_low() {
        return Err(Box::new(TaskNews::Postponed));
    }
    let undone = || Box::new(TaskNews::Undone);
    let kept = archive.load(game).ok().ok_or_else(undone)?;
    let known = archive.load_review(game);
    let mut review = Review::of(&kept.record, kept.played.seat).ok().ok_or_else(undone)?;
    known.clone().map(|known| known.put_into(&mut review));
    if review.is_whole() && !mistakes {
        return Err(Box::new(TaskNews::Judged(None, None)));
    }
    let game = kept.to_text().ok().ok_or_else(undone)?;
    Ok(LongTask::Judge { game, known, mistakes })
}
