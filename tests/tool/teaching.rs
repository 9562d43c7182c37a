//! The verbs for learning from a game: judged plays, in lines that other programs can read.

use crate::run::{nestor, nestor_told, printed};

/// The text that the console tool prints for this input if it succeeds.
fn done(arguments: &[&str], input: &str) -> String {
    printed(nestor_told(arguments, input.as_bytes()))
}

/// The lines that begin with this word, as columns.
fn lines<'a>(text: &'a str, word: &str) -> Vec<Vec<&'a str>> {
    text.lines().map(|line| line.split('\t').collect::<Vec<_>>()).filter(|columns| columns[0] == word).collect()
}

fn number_of(text: &str) -> f64 {
    text.parse().unwrap_or_else(|_| panic!("{text} is no number"))
}

/// One hand of three players, so that there is little to judge.
fn record() -> String {
    let rules = ["--preset", "five-up", "--players", "3", "--set", "single-hand=on", "--set", "target=100"];
    done(&[&["record", "--by", "easy", "--by", "random", "--seed", "3"][..], &rules].concat(), "")
}

#[test]
fn every_decision_of_a_record_is_judged_and_the_sums_are_those_of_the_lines() {
    let record = record();
    let text = done(&["judge", "-", "--level", "tough"], &record);
    let legal = done(&["replay", "-", "--legal"], &record);
    let choices = legal.lines().filter(|line| line.starts_with("legal\t") && line.split('\t').count() > 2).count();
    let decisions = lines(&text, "decision");
    assert_eq!(decisions.len(), choices);
    let moves = lines(&legal, "move");
    for decision in &decisions {
        let [_, hand, n, seat, step, best, loss, error, mark, ..] = decision[..] else { panic!("{decision:?}") };
        assert!(moves.iter().any(|done| done[1..5] == [hand, n, seat, step]), "{decision:?}");
        let (loss, error) = (number_of(loss), number_of(error));
        assert_eq!(best == step, loss == 0.0 && number_of(decision[9]) == 0.0, "{decision:?}");
        assert_eq!(mark != "-", loss >= 0.02 && loss > 2.0 * error, "{decision:?}");
    }
    let sums = lines(&text, "sum");
    assert_eq!(sums.len(), 3);
    for sum in sums {
        let own: Vec<_> = decisions.iter().filter(|decision| decision[3] == sum[1]).collect();
        let loss: f64 = own.iter().map(|decision| number_of(decision[6])).sum();
        assert_eq!(number_of(sum[2]) as usize, own.len());
        assert!((number_of(sum[3]) - loss).abs() < 1e-4 && (number_of(sum[4]) - loss / own.len() as f64).abs() < 1e-5);
        for (mark, count) in ["doubtful", "bad", "blunder"].into_iter().zip(&sum[6..9]) {
            assert_eq!(own.iter().filter(|decision| decision[8] == mark).count().to_string(), **count, "{sum:?}");
        }
    }
}

#[test]
fn one_seat_alone_is_judged_as_with_all_others() {
    let record = record();
    let all = done(&["judge", "-", "--level", "tough"], &record);
    let alone = done(&["judge", "-", "--level", "tough", "--seat", "1", "--all"], &record);
    let of_seat = |text: &str, word: &str, at: usize| {
        let own = lines(text, word).into_iter().filter(|columns| columns[at] == "1");
        own.map(|columns| columns.join(" ")).collect::<Vec<_>>()
    };
    assert!(!of_seat(&all, "decision", 3).is_empty());
    assert_eq!(of_seat(&alone, "decision", 3), of_seat(&all, "decision", 3));
    assert_eq!(of_seat(&alone, "sum", 1), of_seat(&all, "sum", 1));
    assert_eq!(lines(&alone, "sum").len(), 1);
    // With --all, the candidates of a decision follow it, the best first. The played move loses
    // what the decision line says.
    let mut decision = Vec::new();
    for columns in alone.lines().map(|line| line.split('\t').collect::<Vec<_>>()) {
        match columns[0] {
            "decision" => decision = columns,
            "candidate" if columns[1] == decision[4] => assert_eq!(columns[3..5], decision[6..8], "{decision:?}"),
            "candidate" if columns[1] == decision[5] => assert_eq!(columns[3], "0.000000", "{decision:?}"),
            _ => {}
        }
    }
    assert!(lines(&alone, "candidate").len() > 2 * of_seat(&alone, "decision", 3).len());
}

#[test]
fn beliefs_cover_all_bones_from_the_deal_to_the_next_move() {
    let record = record();
    let replayed = done(&["replay", "-"], &record);
    let moves = lines(&replayed, "move").len();
    for number in [1, 4, moves] {
        let number = number.to_string();
        let text = done(&["beliefs", "-", "--move", &number, "--seat", "2", "--worlds", "50"], &record);
        let bones = lines(&text, "bone");
        assert_eq!(bones.len(), 2 * 28);
        for columns in &bones {
            let sum: f64 = columns[3..].iter().map(|share| number_of(share)).sum();
            assert!((sum - 1.0).abs() < 1e-3 && columns.len() == 3 + 2 + 3, "{columns:?}");
        }
        let on_table = bones.iter().filter(|columns| number_of(columns[3]) > 0.5).count();
        let number: usize = number.parse().expect("a number");
        let played = lines(&replayed, "move").into_iter().take(number - 1);
        assert_eq!(on_table / 2, played.filter(|columns| columns[4].contains('-')).count());
    }
}

#[test]
fn a_moment_outside_the_record_is_refused() {
    for (arguments, code) in [
        (&["--move", "999"][..], 1),
        (&["--move", "0"], 1),
        (&["--hand", "2"], 1),
        (&["--seat", "3"], 1),
        (&["--seat", "7"], 1),
    ] {
        let (_folder, path) = kept(&record());
        let path = path.to_string_lossy();
        let output = nestor(&[&["beliefs", &path], arguments].concat());
        let why = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(code), 0), "{arguments:?}: {why}");
        assert!(why.contains("the record has no hand"), "{why}");
    }
}

/// A file with this text, and its folder, which is removed when it is dropped.
fn kept(text: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("game.ron");
    std::fs::write(&path, text).expect("a file for the test");
    (folder, path)
}

#[test]
fn nestor_replays_the_deals_of_a_record_in_a_players_seat() {
    let record = done(&["record", "--by", "easy", "--seed", "6", "--set", "target=60"], "");
    let text = done(&["duplicate", "-", "--level", "not-so-easy", "--against", "easy"], &record);
    let hands = lines(&text, "hand");
    let replayed = done(&["replay", "-"], &record);
    let played = lines(&replayed, "deal").len();
    assert_eq!(hands.len(), played);
    let differences: Vec<f64> = hands.iter().map(|hand| number_of(hand[2]) - number_of(hand[3])).collect();
    let sum = &lines(&text, "sum")[0];
    let mean = differences.iter().sum::<f64>() / differences.len() as f64;
    assert!(number_of(sum[1]) as usize == played && (number_of(sum[2]) - mean).abs() < 0.01, "{text}");
    assert!(number_of(sum[3]) <= number_of(sum[2]) && number_of(sum[2]) <= number_of(sum[4]), "{text}");
    assert_eq!(done(&["duplicate", "-", "--level", "not-so-easy", "--against", "easy"], &record), text);
}

#[test]
fn losses_are_the_same_for_any_number_of_jobs() {
    let measured = |jobs: &str, seed: &str| {
        let games = ["losses", "--preset", "draw-game", "--games", "5", "--level", "tough"];
        done(&[&games[..], &["--jobs", jobs, "--seed", seed]].concat(), "")
    };
    let text = measured("1", "3");
    assert_eq!(text, measured("3", "3"));
    assert_ne!(text, measured("1", "4"));
    let rows = lines(&text, "draw-game");
    assert_eq!(
        rows.iter().map(|row| row[2]).collect::<Vec<_>>(),
        ["beginner", "easy", "not-so-easy", "tough", "brutal"]
    );
    for row in rows {
        assert_eq!((row[1], row[3]), ("2", "5"));
        assert!((1.0..=10.0).contains(&number_of(row[4])), "two of a hand at most: {row:?}");
        assert!((0.0..1.0).contains(&number_of(row[5])) && number_of(row[6]) >= 0.0, "{row:?}");
    }
}

/// What a verb prints about seat 1 in the games of a folder.
fn told_of(verb: &str, folder: &tempfile::TempDir) -> String {
    done(&[verb, &folder.path().to_string_lossy(), "--level", "tough", "--seat", "1"], "")
}

/// A folder with some games of Draw.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for seed in ["1", "2", "3"] {
        let text = done(&["record", "--preset", "draw", "--by", "easy", "--by", "random", "--seed", seed], "");
        std::fs::write(folder.path().join(format!("{seed}.domino")), text).expect("it can be written");
    }
    std::fs::write(folder.path().join("notes.txt"), "no record").expect("it can be written");
    std::fs::create_dir(folder.path().join("old.domino")).expect("it can be made");
    #[cfg(unix)]
    nix::unistd::mkfifo(&folder.path().join("pipe.domino"), nix::sys::stat::Mode::S_IRWXU).expect("it can be made");
    folder
}

#[test]
fn the_sums_of_a_folder_are_those_of_its_games() {
    let folder = folder();
    let text = told_of("judge", &folder);
    let games = lines(&text, "game");
    assert_eq!(games.len(), 3, "other files are left alone");
    let (mut decisions, mut loss) = (0.0, 0.0);
    for game in &games {
        let [_, file, seat, result, count, mean, ..] = game[..] else { panic!("{game:?}") };
        assert!(seat == "1" && ["won", "lost", "drawn"].contains(&result));
        let single = done(&["judge", file, "--level", "tough", "--seat", "1"], "");
        let sum = &lines(&single, "sum")[0];
        assert_eq!([sum[2], sum[4]], [count, mean]);
        decisions += number_of(count);
        loss += number_of(count) * number_of(mean);
    }
    let all = &lines(&text, "all")[0];
    assert_eq!((all[1], number_of(all[2])), ("3", decisions));
    assert!((number_of(all[3]) - loss / decisions).abs() < 1e-5);
    assert!(number_of(all[4]) <= number_of(all[3]) && number_of(all[3]) <= number_of(all[5]), "{all:?}");
    assert_eq!(lines(&text, "kind")[0][1..4], ["draw", "2", "3"]);
}

#[test]
fn habits_of_a_folder_are_told_for_one_seat() {
    let text = told_of("habits", &folder());
    let habits = lines(&text, "habit");
    assert!(habits.iter().any(|habit| habit[1] == "keeps-heavy-bones"), "{text}");
    for habit in &habits {
        assert_eq!((habit[2], habit.len(), habit[9]), ("3", 10, "-"), "three games are too few to be sure: {habit:?}");
    }
    let excess = |habit: &Vec<&str>| number_of(habit[4]) - number_of(habit[5]);
    assert!(habits.windows(2).all(|pair| excess(&pair[0]) >= excess(&pair[1]) - 1e-6), "the dearest first");
    let empty = tempfile::tempdir().expect("a folder");
    let refused = nestor(&["habits", &empty.path().to_string_lossy()]);
    assert_eq!(refused.status.code(), Some(1));
}

#[test]
fn reasons_are_told_in_plain_words() {
    let lines = printed(nestor(&["reasons", "--preset", "kozel"]));
    let told: Vec<&str> = lines.lines().filter(|line| !line.starts_with("ahead\t")).collect();
    assert!(told.len() > 3, "{lines}");
    for line in told {
        let columns: Vec<&str> = line.split('\t').collect();
        assert!(columns.len() > 5, "{line} has no reason");
        for reason in &columns[5..] {
            assert!(
                reason.starts_with(char::is_lowercase) || reason.starts_with(|c: char| c.is_ascii_digit()),
                "{line}"
            );
            assert!(!reason.contains(['{', '}', '[', ']', '_']), "{line}");
        }
    }
}
