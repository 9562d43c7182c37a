//! What goes on in the background while the window goes on. What comes back is an errand, which is
//! carried out in a later frame.

use crate::store::{Players, Store};
use crate::ui::app::at_table::{AtTable, Loaded};
use crate::ui::app::{Arrived, Errand, Start};
use crate::ui::task::Task;
use egui::Context;
use std::collections::BTreeMap;

/// What a task is for. Of each there is one at a time, and a newer one replaces it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::ui::app) enum TaskKind {
    /// Reads a game of the archive or in a file.
    ReadGame,
    /// Reads a backup.
    ReadBackup,
    /// Writes a file that the player chose.
    Write,
    /// Changes the list of players.
    Players,
    /// Has all the files of the player, who waits for them. It comes last, because the next player
    /// has other tasks.
    Files,
}

struct PendingTask {
    task: Task<Errand>,
    ctx: Context,
}

/// The tasks whose errands are not carried out yet.
#[derive(Default)]
pub(in crate::ui::app) struct Tasks(BTreeMap<TaskKind, PendingTask>);

impl Tasks {
    pub(in crate::ui::app) fn is_pending(&self, kind: TaskKind) -> bool {
        self.0.contains_key(&kind)
    }

    /// Does some work in the background, or at once if nothing runs there.
    pub(in crate::ui::app) fn start(
        &mut self,
        kind: TaskKind,
        ctx: &Context,
        at_table: &AtTable,
        work: impl FnOnce() -> Errand + Send + 'static,
    ) {
        self.start_behind(at_table.profile().store().writes_behind(), kind, ctx, work);
    }

    fn start_behind(
        &mut self,
        behind: bool,
        kind: TaskKind,
        ctx: &Context,
        work: impl FnOnce() -> Errand + Send + 'static,
    ) {
        let task = Task::run(behind, ctx, work);
        self.0.insert(kind, PendingTask { task, ctx: ctx.clone() });
    }

    /// Returns the errands of the tasks that are done.
    pub(in crate::ui::app) fn done(&mut self) -> Vec<Errand> {
        let done = self.0.iter().filter_map(|(kind, pending)| Some((*kind, pending.task.done()?)));
        let done: Vec<_> = done.collect();
        self.0.retain(|kind, _| done.iter().all(|(other, _)| other != kind));
        done.into_iter().map(|(kind, result)| errand_of(kind, result)).collect()
    }

    /// Waits for the next of the tasks that change the player's files, if there is one.
    pub(in crate::ui::app) fn wait_for_files(&mut self) -> Option<(Context, Errand)> {
        let mut kinds = [TaskKind::Players, TaskKind::Files].into_iter();
        let (kind, pending) = kinds.find_map(|kind| Some((kind, self.0.remove(&kind)?)))?;
        Some((pending.ctx, errand_of(kind, pending.task.wait())))
    }

    /// Lends the files of the player to a task. Meanwhile the table waits and nothing is saved.
    fn lend_files(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        work: impl FnOnce(Players, Store) -> Errand + Send + 'static,
    ) -> Errand {
        let (players, store) = at_table.lend_files();
        self.start_behind(store.writes_behind(), TaskKind::Files, ctx, move || work(players, store));
        Errand::Wait
    }

    /// Puts everything of the player in one text, for a file.
    pub(in crate::ui::app) fn back_up(&mut self, ctx: &Context, at_table: &mut AtTable) -> Errand {
        self.lend_files(ctx, at_table, |players, mut store| {
            let text = store.backup(players.name());
            Errand::TakeBackFiles(Box::new(store), text)
        })
    }

    /// Changes files once everything is saved, and begins again with those of the player who is at
    /// the table then.
    pub(in crate::ui::app) fn sit_down(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        change: impl FnOnce(&mut Players, &mut Store) -> Arrived + Send + 'static,
    ) -> Errand {
        let woken = ctx.clone();
        self.lend_files(ctx, at_table, move |mut players: Players, mut store: Store| {
            store.settle();
            let arrived = change(&mut players, &mut store);
            let behind = store.writes_behind();
            drop(store);
            let mut store = players.store();
            if behind {
                store.write_behind(move || woken.request_repaint());
            }
            Errand::SitDown(Box::new(Loaded::read(players, store, Start::default())), arrived)
        })
    }
}

fn errand_of(kind: TaskKind, result: Result<Errand, ()>) -> Errand {
    match result {
        Ok(errand) => errand,
        Err(()) if kind == TaskKind::Files => panic!("the files of a player got lost"),
        Err(()) => Errand::TellOfLostGame,
    }
}
