//! Files that a place keeps a little later, as a browser does: what is kept is always what was in
//! memory at some moment, and trouble is told.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use electrum_dominoes::store::{Backend, ChangedFile, Kept, Mirror, Notice, Store, Trouble};

use crate::store::disk::{Slip, slip};

/// A place that keeps batches, as the storage of a browser does.
#[derive(Default)]
struct Storage(BTreeMap<String, Vec<u8>>);

impl Storage {
    fn take(&mut self, batch: Vec<ChangedFile>) {
        for (name, bytes) in batch {
            match bytes {
                Some(bytes) => _ = self.0.insert(name, bytes),
                None => _ = self.0.remove(&name),
            }
        }
    }

    /// Keeps everything that waits.
    fn catch_up(&mut self, mirror: &Mirror) {
        while let Some(batch) = mirror.batch() {
            self.take(batch);
            mirror.was_kept(Ok(()));
        }
    }

    /// The same files after the tab was killed.
    fn opened(&self) -> Mirror {
        Mirror::new(self.0.clone(), Ok(()), || ())
    }
}

fn mirror() -> Mirror {
    Storage::default().opened()
}

fn load(mirror: &Mirror, file: Kept) -> Option<Slip> {
    Store::on(Arc::new(mirror.files())).load(file)
}

#[test]
fn everything_saved_is_found_again_with_its_last_good_copy_and_its_shelves() {
    let (first, mut storage) = (mirror(), Storage::default());
    let mut store = Store::on(Arc::new(first.files()));
    store.save(Kept::Game, slip("old", 1));
    store.save(Kept::Game, slip("new", 2));
    let games = first.files().folder("games");
    for name in ["a.domino", "b.domino", "c.domino"] {
        games.write(name, name.as_bytes()).expect("there is room");
    }
    games.rename("b.domino", "deleted/b.domino").expect("it can be renamed");
    games.delete("c.domino").expect("it can be deleted");
    assert_eq!(games.set_aside("a.domino").as_deref(), Some("a.domino.damaged-1"));
    storage.catch_up(&first);
    assert!(first.batch().is_none(), "everything is kept");

    let again = storage.opened();
    assert_eq!(load(&again, Kept::Game), Some(slip("new", 2)));
    assert_eq!(again.files().folder("games").names(), ["a.domino.damaged-1"]);
    assert_eq!(again.files().folder("games").folder("deleted").read("b.domino", 100).as_deref(), Ok(&b"b.domino"[..]));
    // A damaged file is replaced by its last good copy.
    storage.0.insert("game.ron".to_owned(), b"damaged".to_vec());
    assert_eq!(load(&storage.opened(), Kept::Game), Some(slip("old", 1)));
}

#[test]
fn a_batch_holds_all_that_changed_and_the_next_one_waits_for_it() {
    let mirror = mirror();
    mirror.files().write("a", b"1").expect("there is room");
    mirror.files().write("b", b"1").expect("there is room");
    let batch: BTreeMap<_, _> = mirror.batch().expect("there is something to keep").into_iter().collect();
    assert_eq!([&batch["a"], &batch["b"]], [&Some(b"1".to_vec()), &Some(b"1".to_vec())]);
    mirror.files().write("a", b"2").expect("there is room");
    assert!(mirror.batch().is_none(), "one is on its way");
    mirror.was_kept(Ok(()));
    let batch: BTreeMap<_, _> = mirror.batch().expect("there is something to keep").into_iter().collect();
    assert_eq!(batch.get("a"), Some(&Some(b"2".to_vec())));
    assert!(!batch.contains_key("b"), "it has not changed");
}

#[test]
fn a_storage_that_fails_is_told_once_and_everything_goes_there_again() {
    let (mirror, mut storage) = (mirror(), Storage::default());
    let mut store = Store::on(Arc::new(mirror.files()));
    store.save(Kept::Tally, slip("tally", 1));
    storage.catch_up(&mirror);
    assert!(store.is_well());
    store.save(Kept::Game, slip("game", 1));
    for _ in 0..2 {
        assert!(mirror.batch().is_some());
        mirror.was_kept(Err(Trouble::Full));
        assert!(!store.is_well());
    }
    assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::Full)]);
    // The browser may have deleted everything in the meantime.
    storage.0.clear();
    storage.catch_up(&mirror);
    assert!(store.is_well());
    assert_eq!(store.take_notices(), []);
    for (file, text) in [(Kept::Tally, "tally"), (Kept::Game, "game")] {
        assert_eq!(load(&storage.opened(), file), Some(slip(text, 1)));
    }
}

#[test]
fn a_second_tab_shows_what_is_kept_and_changes_nothing() {
    let mut storage = Storage::default();
    let first = mirror();
    Store::on(Arc::new(first.files())).save(Kept::Game, slip("game", 1));
    storage.catch_up(&first);
    let second = Mirror::new(storage.0.clone(), Err(Trouble::Taken), || ());
    let mut store = Store::on(Arc::new(second.files()));
    assert_eq!(store.take_notices(), [Notice::SecondWindow]);
    assert_eq!(store.load(Kept::Game), Some(slip("game", 1)));
    store.save(Kept::Game, slip("game", 2));
    assert_eq!(second.files().write("game.ron", b"anything"), Err(Trouble::Taken));
    assert!(second.batch().is_none());
}

#[test]
fn every_change_wakes_the_keeper() {
    let woken = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&woken);
    let mirror = Mirror::new(BTreeMap::new(), Ok(()), move || _ = counted.fetch_add(1, Ordering::Relaxed));
    mirror.files().write("a", b"1").expect("there is room");
    mirror.files().rename("a", "b").expect("it can be renamed");
    mirror.files().delete("b").expect("it can be deleted");
    assert_eq!(woken.load(Ordering::Relaxed), 3);
}
