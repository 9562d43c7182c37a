//! Everything of a player goes into one file and comes back out of it: nothing is lost, nothing
//! that is there changes, and what is refused is named.

use crate::common::inside::Inside;
use electrum_dominoes::table::sitting::saved::Saved;
use electrum_dominoes::{
    career::{
        solved::Solved,
        summary::{met, tally},
    },
    engine::rules::Preset,
    nestor::Level,
    record::{GameId, Record, Seating},
    store::{Backend, Backup, Folder, Kept, Memory, Store, TableAfter, TakenIn, Unread, WhyRefused},
    table::sitting::Sitting,
    ui::settings::Settings,
};
use std::{collections::BTreeMap, sync::Arc};

use crate::store::archive::{NOW, go_on, keep, listed, played, sitting, store};
use crate::store::settings::themed;

/// The games in a folder, with their bytes.
fn games(place: &dyn Backend) -> BTreeMap<String, Vec<u8>> {
    let folder = place.folder("games");
    let names = folder.names().into_iter().filter(|name| name.ends_with(".domino"));
    names.map(|name| (name.clone(), folder.read(&name, 1 << 20).expect("a game"))).collect()
}

fn packed(memory: &Memory) -> String {
    store(memory).backup("Ann").expect("everything can be read")
}

fn take_in(memory: &Memory, text: &str) -> Result<TakenIn, Unread> {
    Ok(store(memory).take_in(&Backup::from_bytes(text.as_bytes())?, "Bea", NOW))
}

/// A player with this many finished games, another one begun, and a setting of their own.
fn player(finished: usize, theme: usize) -> Memory {
    let memory = Memory::default();
    played(&memory, finished);
    let mut store = store(&memory);
    let mut begun = sitting();
    (0..3).for_each(|_| go_on(&mut begun, 0));
    keep(&mut store, &mut begun);
    store.save(Kept::Settings, themed(theme));
    memory
}

fn theme(memory: &Memory) -> usize {
    store(memory).load::<Settings>(Kept::Settings).expect("settings").look.theme
}

fn at_table(memory: &Memory) -> GameId {
    store(memory).load_checked(Kept::Game, Saved::load).expect("a game").game_id()
}

#[test]
fn a_new_player_gets_everything_and_every_game_is_the_same_to_the_byte() {
    let ann = player(3, 2);
    let deleted = store(&ann).archive().wait_for_games()[0].played.id;
    store(&ann).delete_games(vec![deleted]);
    let text = packed(&ann);

    let folder = tempfile::tempdir().expect("a folder");
    let place: Arc<dyn Backend> = Arc::new(Folder::new(folder.path().to_owned()));
    let mut there = Store::on(Arc::clone(&place));
    let backup = Backup::from_bytes(text.as_bytes()).expect("a whole file");
    let taken = there.take_in(&backup, "", NOW);
    assert_eq!(taken, TakenIn { added: 3, table: Some(TableAfter::Comes(false)), ..TakenIn::default() });
    assert_eq!(games(&*place), games(&ann));
    let gone = format!("deleted/{deleted}.domino");
    assert_eq!(place.folder("games").read(&gone, 1 << 20), ann.folder("games").read(&gone, 1 << 20));
    // And all of it comes back as it went.
    drop(there);
    assert_eq!(Store::on(place).backup("Ann").expect("everything can be read"), text);
}

#[test]
fn what_is_there_stays_and_what_finds_the_table_taken_goes_to_the_list() {
    let (ann, bea) = (player(2, 2), player(1, 1));
    let (before, table, comes) = (games(&bea), at_table(&bea), at_table(&ann));
    let text = packed(&ann);
    let stays = Some(TableAfter::Stays(true));
    assert_eq!(take_in(&bea, &text), Ok(TakenIn { added: 3, table: stays, ..TakenIn::default() }));
    let after = games(&bea);
    assert!(before.iter().all(|(name, bytes)| after.get(name) == Some(bytes)), "a game has changed");
    assert!(games(&ann).keys().all(|name| after.contains_key(name)), "a game was lost on its way");
    assert!(after.contains_key(&format!("{comes}.domino")) && at_table(&bea) == table);
    assert_eq!(theme(&bea), 1, "they keep their own settings");
    assert_eq!(
        take_in(&bea, &text),
        Ok(TakenIn { known: 2, table: stays, ..TakenIn::default() }),
        "another time adds nothing"
    );
    assert_eq!(games(&bea), after);
}

#[test]
fn a_new_player_who_has_begun_a_game_finds_it_in_the_list() {
    let (ann, new) = (player(1, 2), player(0, 1));
    let (left, comes) = (at_table(&new), at_table(&ann));
    let comes_in = Some(TableAfter::Comes(true));
    assert_eq!(take_in(&new, &packed(&ann)), Ok(TakenIn { added: 2, table: comes_in, ..TakenIn::default() }));
    assert!(games(&new).contains_key(&format!("{left}.domino")));
    assert_eq!((at_table(&new), theme(&new)), (comes, 2));
}

#[test]
fn a_file_that_is_refused_is_named_and_the_others_are_taken() {
    let ann = player(2, 0);
    let names: Vec<String> = games(&ann).into_keys().collect();
    let mut damaged = ann.in_folder("games").get(&names[0]).expect("a game");
    damaged[100] ^= 1;
    ann.in_folder("games").put(&names[0], damaged);
    let sealed = |text: &str| text.replacen("\"solved.ron\"", "\"later.ron\"", 1);
    let mut solved = store(&ann);
    solved.save(Kept::Solved, Solved::default());
    drop(solved);
    let text = packed(&ann);
    let (_, body) = text.split_once('\n').expect("a checksum and the rest");
    let bea = Memory::default();
    let taken = take_in(&bea, &sealed(body)).expect("a file without a checksum is one that someone has changed");
    assert_eq!(taken.added, 1);
    let refused = |name: String, why: Unread| (name, WhyRefused::Unread(why));
    let expected =
        [refused(format!("games/{}", names[0]), Unread::Damaged), refused("later.ron".to_owned(), Unread::Newer)];
    assert_eq!(taken.refused, expected);
    assert_eq!(games(&bea).into_keys().collect::<Vec<String>>(), names[1..]);
}

#[test]
fn a_damaged_file_and_one_from_a_later_version_change_nothing() {
    let text = packed(&player(1, 2));
    let (_, body) = text.split_once('\n').expect("a checksum and the rest");
    let bea = player(1, 1);
    let before = packed(&bea);
    let wrong = [
        (text[..text.len() / 2].to_owned(), Unread::Damaged),
        (text.replacen("theme: 2", "theme: 0", 1), Unread::Damaged),
        (body.replacen("version: 1", "version: 2", 1), Unread::Newer),
    ];
    for (wrong, why) in wrong {
        assert_eq!(take_in(&bea, &wrong), Err(why));
    }
    assert_eq!(packed(&bea), before);
}

#[test]
fn the_first_version_is_read_for_ever_and_exercises_are_joined() {
    let first = r#"(version: 1, content: (player: "Ann", files: {
        "solved.ron": "(version: 1, content: (exercises: [1, 2]))",
    }))"#;
    let bea = Memory::default();
    let mut solved = Solved::default();
    solved.note(3);
    store(&bea).save(Kept::Solved, solved);
    assert_eq!(take_in(&bea, first), Ok(TakenIn::default()));
    let whole = include_str!("../../data/everything.dominoes");
    let comes_in = Some(TableAfter::Comes(false));
    assert_eq!(take_in(&Memory::default(), whole), Ok(TakenIn { added: 2, table: comes_in, ..TakenIn::default() }));
    let solved: Solved = store(&bea).load(Kept::Solved).expect("the exercises");
    assert_eq!([1, 2, 3, 4].map(|exercise| solved.has(exercise)), [true, true, true, false]);
}

#[test]
fn a_test_game_that_was_won_anywhere_is_won() {
    let tested = |games: &[(&str, u64, bool)]| {
        let mut solved = Solved::default();
        for &(lesson, game, won) in games {
            solved.begin_test(lesson, GameId(game));
            solved.win_test(GameId(if won { game } else { 100 }), |_| true);
        }
        solved
    };
    let (ann, bea) = (player(0, 0), Memory::default());
    store(&ann).save(Kept::Solved, tested(&[("join", 1, true), ("ends", 2, false)]));
    let here = [("ends", 3, true), ("ends", 9, true), ("join", 4, false)];
    store(&bea).save(Kept::Solved, tested(&here));
    take_in(&bea, &packed(&ann)).expect("a whole file");
    let solved: Solved = store(&bea).load(Kept::Solved).expect("the tests");
    assert_eq!(["join", "ends", "heavy"].map(|lesson| solved.test_won(lesson)), [Some(true), Some(true), None]);
    let lost = tested(&[("join", 1, false)]);
    assert_eq!(lost.test_won("join"), Some(false));
}

#[test]
fn the_games_of_somebody_else_are_listed_under_their_name_and_count_for_nobody() {
    let (ann, bea) = (player(3, 0), player(1, 0));
    let records = |memory: &Memory| -> BTreeMap<GameId, Record> {
        let (store, games) = (store(memory), listed(&store(memory)));
        let of = |game: GameId| (game, store.archive().load(game).expect("a game").record);
        games.iter().map(|game| of(game.played.id)).collect()
    };
    let (theirs, own) = (records(&ann), records(&bea));
    take_in(&bea, &packed(&ann)).expect("a whole file");
    let there = records(&bea);
    assert!(theirs.iter().chain(&own).all(|(game, record)| there.get(game) == Some(record)));
    let store = store(&bea);
    let counted = tally(&listed(&store), 0).total();
    assert_eq!(counted.games(), 1, "only their own game counts");
    assert_eq!(met(&listed(&store)), []);
    assert_eq!(store.archive().count_games(|_, _| {}).len(), 1, "in the statistics too");
    for game in listed(&store).iter().filter(|game| theirs.contains_key(&game.played.id)) {
        let people: Vec<&str> = game.played.seating.people().map(|(_, person)| person.name()).collect();
        assert_eq!((game.played.by.as_str(), people), ("Ann", vec!["Ann"]));
    }
}

#[test]
fn a_game_that_was_played_on_since_its_backup_stays_as_it_is() {
    let memory = Memory::default();
    let (mut begun, _) = Sitting::new(Preset::Draw.usual(), Seating::one_person([Level::Easy]), None).expect("a game");
    store(&memory).save(Kept::Game, begun.saved());
    let text = packed(&memory);
    go_on(&mut begun, 0);
    store(&memory).save(Kept::Game, begun.saved());
    take_in(&memory, &text).expect("a whole file");
    let found = store(&memory).load_checked(Kept::Game, Saved::load).expect("a game");
    assert_eq!(found.session().record(), begun.session().record());
}

#[test]
fn a_review_that_cannot_be_read_is_refused() {
    let text = r#"(version: 1, content: (player: "Ann", files: {
        "judged/0409b8e16db82a25.ron": "(version: 2, content: 7)",
    }))"#;
    let taken = take_in(&Memory::default(), text).expect("a whole file");
    let name = "judged/0409b8e16db82a25.ron".to_owned();
    assert_eq!(taken.refused, [(name, WhyRefused::Unread(Unread::Damaged))]);
}

#[test]
fn a_file_far_too_large_is_refused_before_anything_is_added() {
    let games = |count: usize| {
        let games: Vec<String> = (0..count).map(|game| format!("\"games/{game:016x}.domino\": \"\"")).collect();
        let games = games.join(",");
        format!("(version: 1, content: (player: \"Ann\", files: {{{games}}}))")
    };
    let none = |found: Result<TakenIn, Unread>| assert_eq!(found, Err(Unread::Damaged));
    none(take_in(&Memory::default(), &games(20_001)));
    assert!(take_in(&Memory::default(), &games(100)).is_ok_and(|taken| taken.refused.len() == 100));
    none(take_in(&Memory::default(), &" ".repeat((1 << 26) + 1)));
}

#[test]
fn what_starts_programs_is_neither_in_a_backup_nor_taken_from_one() {
    let own = Memory::default();
    own.write("programs.ron", b"own").expect("memory");
    let text = packed(&player(1, 1));
    let (_, body) = text.split_once('\n').expect("a checksum and the rest");
    let forged = body.replace("\"settings.ron\"", "\"programs.ron\"");
    assert_ne!(forged, body);
    let taken = take_in(&own, &forged).expect("a backup");
    assert_eq!(taken.refused, [("programs.ron".to_owned(), WhyRefused::Unread(Unread::Newer))]);
    assert_eq!(own.read("programs.ron", 100).expect("memory"), b"own");
    assert!(!packed(&own).contains("programs.ron"));
}
