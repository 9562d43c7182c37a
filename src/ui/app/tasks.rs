//! What goes on in the background while the window goes on. What comes back is used in a later
//! frame.

use super::App;
use super::{Start, profile::Loaded};
use crate::store::{Players, Store, Trouble};
use crate::ui::{app::above::Open, task::Task};
use egui::Context;
use std::{collections::BTreeMap, mem};

/// What a task is for. Of each there is one at a time, and a newer one replaces it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum TaskKind {
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

/// Uses the result of a task if it is there, or waits for it if it must. Returns whether it is
/// used.
type Pending = Box<dyn FnMut(&mut App, bool) -> bool>;

/// The tasks whose results are not used yet.
#[derive(Default)]
pub(super) struct Tasks(BTreeMap<TaskKind, Pending>);

impl Tasks {
    pub(super) fn is_pending(&self, kind: TaskKind) -> bool {
        self.0.contains_key(&kind)
    }
}

impl App {
    /// Does some work in the background, or at once if nothing runs there, and something with its
    /// result in a later frame.
    pub(super) fn in_background<T: Send + 'static>(
        &mut self,
        kind: TaskKind,
        ctx: &Context,
        work: impl FnOnce() -> T + Send + 'static,
        then: impl FnOnce(&mut App, &Context, T) + 'static,
    ) {
        self.start_task(kind, self.profile.store.writes_behind(), ctx, work, then);
    }

    fn start_task<T: Send + 'static>(
        &mut self,
        kind: TaskKind,
        behind: bool,
        ctx: &Context,
        work: impl FnOnce() -> T + Send + 'static,
        then: impl FnOnce(&mut App, &Context, T) + 'static,
    ) {
        let task = Task::run(behind, ctx, work);
        let (ctx, mut then) = (ctx.clone(), Some(then));
        let pending = move |app: &mut App, must: bool| {
            let result = if must { Some(task.wait()) } else { task.done() };
            match result.map(|result| (result, then.take())) {
                Some((Ok(result), Some(then))) => then(app, &ctx, result),
                Some(_) if kind == TaskKind::Files => panic!("the files of a player got lost"),
                Some(_) => app.above.say("command-games", app.profile.words.get("games-gone").to_owned()),
                None => return false,
            }
            true
        };
        self.tasks.0.insert(kind, Box::new(pending));
    }

    /// Uses the results of tasks that are done.
    pub(super) fn listen_to_tasks(&mut self) {
        for (kind, mut pending) in mem::take(&mut self.tasks.0) {
            if !pending(self, false) {
                self.tasks.0.insert(kind, pending);
            }
        }
    }

    /// Waits until the tasks that change the player's files are done.
    pub(super) fn wait_for_files(&mut self) {
        for kind in [TaskKind::Players, TaskKind::Files] {
            self.tasks.0.remove(&kind).map(|mut pending| pending(self, true));
        }
    }

    /// Lends the files of the player to a task. Meanwhile the table waits and nothing is saved.
    fn lend_files<T: Send + 'static>(
        &mut self,
        ctx: &Context,
        work: impl FnOnce(Players, Store) -> T + Send + 'static,
        then: impl FnOnce(&mut App, &Context, T) + 'static,
    ) {
        self.save();
        let players = self.profile.players.clone();
        let store = mem::replace(&mut self.profile.store, Store::nowhere());
        self.above.open(Open::Wait);
        self.start_task(TaskKind::Files, store.writes_behind(), ctx, move || work(players, store), then);
    }

    /// Puts everything of the player in one text, for a file.
    pub(super) fn back_up(
        &mut self,
        ctx: &Context,
        then: impl FnOnce(&mut App, &Context, Result<String, Trouble>) + 'static,
    ) {
        let back_up = |players: Players, mut store: Store| {
            let text = store.backup(players.name());
            (store, text)
        };
        self.lend_files(ctx, back_up, |app, ctx, (store, text)| {
            app.profile.store = store;
            app.above.close();
            then(app, ctx, text);
        });
    }

    /// Changes files once everything is saved, and begins again with those of the player who is at
    /// the table then.
    pub(super) fn sit_down<T: Send + 'static>(
        &mut self,
        ctx: &Context,
        change: impl FnOnce(&mut Players, &mut Store) -> T + Send + 'static,
        then: impl FnOnce(&mut App, T) + 'static,
    ) {
        let woken = ctx.clone();
        let change_and_read = move |mut players: Players, mut store: Store| {
            store.settle();
            let done = change(&mut players, &mut store);
            let behind = store.writes_behind();
            drop(store);
            let mut store = players.store();
            if behind {
                store.write_behind(move || woken.request_repaint());
            }
            (Loaded::read(players, store, Start::default()), done)
        };
        self.lend_files(ctx, change_and_read, |app, ctx, (loaded, done)| {
            let thinker = app.desk.another_thinker(None, ctx);
            let shell = mem::take(&mut app.shell);
            *app = App { shell, ..App::of(loaded, thinker) };
            then(app, done);
        });
    }
}
