//! The console tool as its callers see it: exit codes, one line for each problem, and output that
//! other programs can read.

use crate::run::{nestor, nestor_told, printed};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use electrum_dominoes::VERSION;
use electrum_dominoes::engine::options;
use electrum_dominoes::engine::protocol::read_rules;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

fn done(arguments: &[&str]) -> String {
    printed(nestor(arguments))
}

/// The one line on standard error when a verb fails with this code and prints nothing else.
fn fails(output: &Output, code: i32) -> String {
    let why = err(output);
    assert_eq!(output.status.code(), Some(code), "{why}");
    assert_eq!(out(output), "");
    assert!(why.starts_with("nestor: ") && why.ends_with('\n') && why.lines().count() == 1, "{why}");
    why["nestor: ".len()..].trim_end().to_owned()
}

fn kept(name: &str, text: &[u8]) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("a file for the test");
    (folder, path)
}

/// The verbs, each with the words of its help.
fn verbs() -> BTreeMap<String, BTreeSet<String>> {
    let help = done(&["--help"]);
    let verbs = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    // What is said of a verb may go on in the next line.
    let verbs = verbs.filter(|line| !line.starts_with("   "));
    let verbs = verbs.filter_map(|line| line.split_whitespace().next()).filter(|verb| *verb != "help");
    let words = |verb: &str| done(&[verb, "--help"]).split_whitespace().map(str::to_owned).collect();
    verbs.map(|verb| (verb.to_owned(), words(verb))).collect()
}

/// What the console tool is told in this text: in lines of shell, after a prompt, and in code
/// within a line. What stands in quotes is for another program.
fn told(text: &str) -> Vec<Vec<String>> {
    let blocks = || text.split("```").skip(1).step_by(2);
    let shell = blocks().filter_map(|block| block.strip_prefix("sh\n")).flat_map(str::lines);
    let prompts = blocks().flat_map(str::lines).filter_map(|line| line.strip_prefix("$ "));
    let spans = text.split("```").step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2));
    let lines = shell.map(|line| line.split(" #").next().unwrap_or_default()).chain(prompts).chain(spans);
    let unquoted = lines.map(|line| line.split('"').step_by(2).collect::<Vec<_>>().join("…"));
    let is_tool = |word: &String| word.rsplit('/').next() == Some("nestor");
    let words = unquoted.flat_map(|line| {
        let parts = line.split(" | ").map(|part| part.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        parts.collect::<Vec<_>>()
    });
    words.filter_map(|words| words.iter().position(is_tool).map(|at| words[at + 1..].to_vec())).collect()
}

#[test]
fn the_documents_tell_the_tool_only_what_it_understands() {
    let verbs = verbs();
    let wrong = |words: &[String]| {
        let Some((verb, rest)) = words.split_first() else { return false };
        // A word in capitals stands for any other.
        let Some(help) = verbs.get(verb) else { return !verb.starts_with("--") && verb.to_uppercase() != *verb };
        let is_unknown = |word: &String| word.starts_with("--") && word != "--help" && !help.contains(word);
        let names_nothing = |two: &[String]| match two[0].as_str() {
            "--preset" => two[1].to_uppercase() != two[1] && Preset::from_name(&two[1]).is_none(),
            "--level" => two[1].to_uppercase() != two[1] && Level::from_name(&two[1]).is_none(),
            "--set" => two[1].split_once('=').is_some_and(|(name, value)| {
                name.to_uppercase() != name && options::set(&mut Rules::default(), name, value).is_err()
            }),
            _ => false,
        };
        rest.iter().any(is_unknown) || rest.windows(2).any(names_nothing)
    };
    for (right, line) in [
        (false, "juggle"),
        (false, "judge a --loud"),
        (false, "record --preset whist"),
        (false, "record --set targt=9"),
        (false, "bot --level cruel"),
        (true, "record --preset NAME --set set=twelve"),
        (true, "VERB --help"),
        (true, "judge - --all"),
    ] {
        assert_eq!(told(&format!("`nestor {line}`")).iter().any(|words| wrong(words)), !right, "{line}");
    }
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let (mut faults, mut tried) = (Vec::new(), 0);
    for folder in [root.clone(), root.join("docs")] {
        let paths = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        for path in paths.filter(|path| path.extension().is_some_and(|end| end == "md")) {
            let text = std::fs::read_to_string(&path).expect("a document");
            let all = told(&text);
            tried += all.len();
            faults.extend(
                all.into_iter().filter(|words| wrong(words)).map(|words| format!("{}: {words:?}", path.display())),
            );
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(tried > 40, "only {tried} commands were found");
}

/// Each command of a block of a console in a document, with what is shown below it.
fn shown(text: &str) -> Vec<(String, String)> {
    let blocks = text.split("```console\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    let commands = blocks.flat_map(|block| block.split("$ ").skip(1));
    commands.filter_map(|part| part.split_once('\n')).map(|(line, told)| (line.to_owned(), told.to_owned())).collect()
}

#[cfg(unix)]
#[test]
fn the_commands_in_the_documents_print_what_is_shown_below_them() {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_nestor"));
    let folder = program.parent().expect("a folder").to_str().expect("a name");
    let path = format!("{folder}:{}", std::env::var("PATH").unwrap_or_default());
    let all = shown(include_str!("../../docs/console.md"));
    assert!(all.len() >= 3);
    for (line, told) in all {
        // What it measures takes its time and is never the same. The rest has a test of its own with fewer hands.
        let is_bench = line == "nestor bench";
        let command = if is_bench { "nestor bench --hands 1000" } else { &line };
        let output = Command::new("sh").args(["-c", command]).env("PATH", &path).output().expect("a shell");
        let is_fixed = |line: &&str| !is_bench || line.starts_with("signature ") || line.starts_with("nestor ");
        let (printed, told) = (out(&output), told.lines().filter(is_fixed).collect::<Vec<_>>());
        assert_eq!(printed.lines().filter(is_fixed).collect::<Vec<_>>(), told, "{line}");
    }
}

#[test]
fn the_limits_of_a_table_server_are_those_in_the_document() {
    let (text, help) = (include_str!("../../docs/friends.md"), done(&["table", "--help"]));
    let limits = text.lines().skip_while(|line| *line != "### Limits").filter(|line| line.contains("| `--"));
    let mut found = 0;
    for row in limits {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let (flag, usual) = (cells[2].trim_matches('`'), cells[3]);
        let of_it = help.split(&format!("{flag} <")).nth(1).expect("an option that there is");
        let default = of_it.split("[default: ").nth(1).and_then(|rest| rest.split(']').next());
        assert_eq!(default, Some(usual), "{flag}");
        found += 1;
    }
    assert!(found > 4, "only {found} limits were found");
}

#[test]
fn every_verb_explains_itself() {
    assert!(done(&["--help"]).contains("Usage: nestor"));
    assert_eq!(done(&["--version"]), format!("nestor {VERSION}\n"));
    for verb in [
        "replay",
        "record",
        "presets",
        "perft",
        "bench",
        "match",
        "judge",
        "habits",
        "beliefs",
        "duplicate",
        "exercises",
        "losses",
        "bot",
    ] {
        assert!(done(&[verb, "--help"]).contains(&format!("Usage: nestor {verb}")));
    }
    let format = done(&["replay", "--help"]);
    for line in ["deal", "legal", "move", "end", "left", "award", "result", "bonus", "open", "pass", "zero"] {
        assert!(
            format.lines().any(|text| text.trim_start().starts_with(&format!("{line} "))),
            "{line} is not explained"
        );
    }
}

#[test]
fn wrong_usage_exits_with_two() {
    for arguments in [
        &[][..],
        &["juggle"],
        &["replay"],
        &["replay", "a", "b"],
        &["perft", "--deal", "x"],
        &["perft", "--deal", "-1"],
        &["perft", "--deal", "18446744073709551616"],
        &["perft", "--deal", "1", "--depth", "4294967295"],
        &["perft", "--deal", "1", "--players", "18446744073709551615"],
        &["bench", "--hands", "0"],
        &["bench", "--hands", "18446744073709551615"],
        &["match", "random", "monte-carlo:4294967295"],
        &["match", "easy", "beginner", "--sprt", "50%,50.05%"],
        &["record", "--preset", "chess"],
        &["record", "--loud"],
    ] {
        let output = nestor(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(out(&output).is_empty() && !err(&output).is_empty(), "{arguments:?}");
    }
}

#[test]
fn what_is_said_of_wrong_arguments_is_short_and_has_no_signs_that_a_terminal_obeys() {
    let (long, odd) = ("x".repeat(100_000), "\u{1b}[2J\u{7}\rgone\u{202e}\nnestor: fine");
    for wrong in [long.as_str(), odd] {
        for arguments in [
            &[wrong][..],
            &["replay", "a", wrong],
            &["record", &format!("--{wrong}")],
            &["perft", "--deal", wrong],
            &["record", "--preset", wrong],
            &["match", wrong, "easy"],
            &["replay", wrong],
        ] {
            let output = nestor(arguments);
            let told = err(&output);
            assert!(output.status.code().is_some_and(|code| code == 1 || code == 2) && !told.is_empty());
            assert!(told.len() < 1_500, "{} bytes", told.len());
            let obeyed = |sign: char| sign.is_control() && sign != '\n' || sign == '\u{202e}';
            assert!(!told.contains(obeyed), "{told:?}");
            assert!(!told.lines().any(|line| line.starts_with("nestor: fine")), "{told:?}");
        }
    }
}

#[test]
fn options_that_make_no_sense_exit_with_two_and_one_line() {
    let record = |arguments: &[&str]| fails(&nestor(&[&["record", "--seed", "1"][..], arguments].concat()), 2);
    assert_eq!(record(&["--set", "target"]), "--set takes OPTION=VALUE, such as target=250, not “target”");
    assert_eq!(record(&["--set", "colour=red"]), "“colour” is not an option");
    assert_eq!(
        record(&["--set", "target=lots"]),
        "option target takes 1 to 1000: “lots” is not a number of the size that belongs here"
    );
    assert_eq!(
        record(&["--set", "target=\n\n"]),
        "option target takes 1 to 1000: “\\n\\n” is not a number of the size that belongs here"
    );
    assert_eq!(record(&["--set", "target=0"]), "option target takes 1 to 1000, not 0");
    assert_eq!(record(&["--set", "seats=4", "--set", "hand=9"]), "4 hands of 9 need 36 bones, and there are 28");
    assert_eq!(record(&["--preset", "all-threes", "--players", "3"]), "all-threes is for 2 players, not for 3");
    assert_eq!(record(&["--preset", "five-up", "--players", "5"]), "five-up is for 2 to 4 players, not for 5");
}

#[test]
fn a_recorded_game_replays_to_its_end_line_by_line() {
    let record = done(&["record", "--preset", "all-fives", "--seed", "4711"]);
    let (_folder, path) = kept("game.ron", record.as_bytes());
    let lines = done(&["replay", &path.to_string_lossy()]);
    let words: Vec<&str> = lines.lines().map(|line| line.split('\t').next().unwrap_or_default()).collect();
    assert_eq!(words.first(), Some(&"deal"));
    assert_eq!(words.last(), Some(&"result"));
    assert!(lines.starts_with("deal\t1\t4711\t1\tdoublet\nmove\t1\t1\t1\t6-6e\t12\t0\t0:0\n"), "{lines}");
    assert!(words.iter().all(|word| ["deal", "move", "end", "left", "award", "result"].contains(word)));
    assert_eq!(out(&nestor_told(&["replay", "-"], record.as_bytes())), lines, "a dash is standard input");
}

#[test]
fn a_game_that_is_too_long_to_end_is_not_recorded() {
    // Three hands of one bone have three pips at least.
    let endless =
        ["partnership", "--set", "hand=1", "--set", "domino-what=all", "--set", "exact=on", "--set", "target=2"];
    let output = nestor(&[&["record", "--seed", "2", "--preset"][..], &endless].concat());
    assert!(fails(&output, 1).contains("hands is longer than a record may be"), "{}", err(&output));
    assert_eq!(out(&output), "");
}

#[test]
fn the_sorted_legal_moves_before_each_move_include_it() {
    let record = done(&["record", "--preset", "five-up", "--players", "3", "--seed", "5"]);
    let output = nestor_told(&["replay", "-", "--legal"], record.as_bytes());
    let text = out(&output);
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split('\t').collect()).collect();
    let mut moves = 0;
    for pair in lines.windows(2).filter(|pair| pair[1][0] == "move") {
        assert_eq!(pair[0][0], "legal");
        assert!(pair[0][1..].is_sorted() && pair[0][1..].contains(&pair[1][4]), "{pair:?}");
        moves += 1;
    }
    assert!(moves > 30);
}

#[test]
fn the_scores_of_a_replay_are_the_sum_of_its_points() {
    let mut told_words = std::collections::BTreeSet::new();
    for (preset, players, seed) in [
        ("all-fives-pagat", "4", "1"),
        ("firecrackers", "2", "2"),
        ("fives-and-threes", "2", "3"),
        ("muggins", "3", "4"),
        // These have points for passes, and scores that go back to zero.
        ("dominican", "4", "2"),
        ("jamaica-partner", "4", "3"),
    ] {
        let record = done(&["record", "--preset", preset, "--players", players, "--seed", seed]);
        let text = out(&nestor_told(&["replay", "-"], record.as_bytes()));
        // Four players play these games as partners.
        let partners = players == "4";
        let mut scores = vec![0; if partners { 2 } else { players.parse().expect("a number") }];
        for line in text.lines().map(|line| line.split('\t').collect::<Vec<_>>()) {
            let (side, points) = match line[0] {
                "move" => (line[3].parse::<usize>().expect("a seat") % scores.len(), line[6]),
                "award" => (line[2].parse().expect("a side"), line[3]),
                "pass" => (line[2].parse::<usize>().expect("a seat") % scores.len(), line[3]),
                "zero" => {
                    scores.fill(0);
                    (0, "0")
                }
                _ => continue,
            };
            told_words.insert(line[0].to_owned());
            scores[side] += points.parse::<i32>().expect("points");
            let told: Vec<i32> =
                line.last().expect("scores").split(':').map(|score| score.parse().expect("a score")).collect();
            assert_eq!(told, scores, "{line:?} of {preset}");
        }
    }
    assert_eq!(told_words.into_iter().collect::<Vec<_>>(), ["award", "move", "pass", "zero"]);
}

#[test]
fn an_unfinished_game_says_where_it_stands() {
    let record = done(&["record", "--seed", "4711"]);
    let at = record.find(", 6-3e").expect("the second move of deal 4711");
    let cut = format!("{}\",\n  )],\n)\n", &record[..at]);
    let output = nestor_told(&["replay", "-", "--legal"], cut.as_bytes());
    assert_eq!(
        out(&output),
        "deal\t1\t4711\t1\tdoublet\nlegal\t6-6e\nmove\t1\t1\t1\t6-6e\t12\t0\t0:0\nopen\tplaying\t0:0\n"
    );
}

#[test]
fn a_wrong_file_exits_with_one_and_one_line_that_names_file_and_place() {
    let (_folder, path) = kept("bad.ron", b"(version: 2, nonsense: 2)");
    let why = fails(&nestor(&["replay", &path.to_string_lossy()]), 1);
    assert!(why.starts_with(&format!("{}: line 1, column ", path.display())), "{why}");
    let why = fails(&nestor(&["replay", "/nowhere/at/all"]), 1);
    assert!(why.starts_with("/nowhere/at/all: "), "{why}");
    let folder = tempfile::tempdir().expect("a folder for the test");
    let why = fails(&nestor(&["replay", &folder.path().to_string_lossy()]), 1);
    assert!(why.starts_with(&folder.path().display().to_string()), "{why}");
    let why = fails(&nestor_told(&["replay", "-"], b"\xff"), 1);
    assert_eq!(why, "-: the record is not text (UTF-8) from byte 0 on");
    let why = fails(&nestor_told(&["replay", "-"], &vec![b' '; 3 << 20]), 1);
    assert!(why.starts_with("-: the record has "), "{why}");
}

#[test]
fn a_problem_with_a_file_is_one_short_line_whatever_the_file_contains() {
    let (long, odd) = ("x".repeat(900_000), "\\u{1b}[2J\\n\\u{202e}");
    let name = "y".repeat(4_000);
    for text in [
        format!("(version: 2, {long}: 2)"),
        format!("(version: 2, rules: \"{long}\", hands: [])"),
        format!("(version: 2, rules: \"draw 2\", hands: [(hands: [\"{long}\"], boneyard: \"\", moves: \"\")])"),
        format!("(version: 2, rules: \"draw 2\", hands: [(hands: [\"{odd}\"], boneyard: \"\", moves: \"\")])"),
    ] {
        let why = fails(&nestor_told(&["replay", "-"], text.as_bytes()), 1);
        assert!(why.chars().count() < 310, "{} characters: {}", why.chars().count(), &why[..200]);
        assert!(why.starts_with("-: line 1, column ") && !why.contains(char::is_control), "{why}");
    }
    let why = fails(&nestor(&["replay", &format!("/{name}")]), 1);
    assert!(why.chars().count() < 310 && why.contains("yyy…: "), "{why}");
}

#[cfg(unix)]
#[test]
fn a_file_with_an_odd_name_still_fails_in_one_line() {
    use std::os::unix::ffi::OsStrExt;
    let (_folder, path) = kept("two\nlines.ron", b"()");
    fails(&nestor(&["replay", &path.to_string_lossy()]), 1);
    let name = std::ffi::OsStr::from_bytes(b"/nowhere/\xff");
    let output = Command::new(env!("CARGO_BIN_EXE_nestor")).arg("replay").arg(name).output();
    fails(&output.expect("the console tool runs"), 1);
}

#[test]
fn nothing_is_printed_for_a_record_with_a_late_error() {
    let record = done(&["record", "--seed", "4711"]);
    let last = record.rfind('"').expect("moves");
    let wrong = format!("{}, pass{}", &record[..last], &record[last..]);
    let why = fails(&nestor_told(&["replay", "-"], wrong.as_bytes()), 1);
    assert!(why.ends_with("(pass): the game is over"), "{why}");
}

#[test]
fn a_reader_that_goes_away_is_not_a_failure() {
    let record = done(&["record", "--preset", "draw", "--set", "target=1000", "--seed", "1"]);
    let (_folder, path) = kept("long.ron", record.as_bytes());
    let mut child = Command::new(env!("CARGO_BIN_EXE_nestor"))
        .args(["replay", "--legal"])
        .arg(&path)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the console tool runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_reported_failure() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has such a device");
    let output =
        Command::new(env!("CARGO_BIN_EXE_nestor")).arg("presets").stdout(full).output().expect("the console tool runs");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(err(&output).lines().count(), 1);
}

#[test]
fn the_same_seed_is_the_same_game_and_no_seed_is_a_new_one() {
    let seeded = || done(&["record", "--preset", "muggins", "--players", "4", "--seed", "9"]);
    assert_eq!(seeded(), seeded());
    let fresh = || done(&["record"]);
    assert_ne!(fresh(), fresh());
}

#[test]
fn presets_lists_every_game_and_every_option() {
    let text = done(&["presets"]);
    for preset in Preset::ALL {
        for players in preset.players().map(|players| players.to_string()) {
            let is_told = |line: &str| line.split_whitespace().take(2).eq([preset.name(), &players]);
            assert!(text.lines().any(is_told), "{preset} for {players} is missing");
        }
    }
    for option in electrum_dominoes::engine::options::OPTIONS {
        assert!(
            text.lines().any(|line| line.split_whitespace().next() == Some(option.name)),
            "{} is missing",
            option.name
        );
    }
}

#[test]
fn presets_says_what_a_name_stands_for_when_a_bot_is_told_it() {
    let text = done(&["presets"]);
    for (preset, today) in Preset::tables() {
        let players = today.seats().to_string();
        let lines = text.lines().filter(|line| line.split_whitespace().take(2).eq([preset.name(), &players]));
        let mut rules = Rules::default();
        for (name, value) in lines.flat_map(str::split_whitespace).filter_map(|word| word.split_once('=')) {
            options::set(&mut rules, name, value).expect("an option that is listed");
        }
        assert_eq!(read_rules(&format!("{preset} {players}")), Ok(rules), "{preset} for {players}");
    }
}

#[test]
fn perft_prints_a_line_for_each_depth_with_its_paths() {
    assert_eq!(done(&["perft", "--deal", "4711", "--depth", "4"]), "1\t1\n2\t2\n3\t6\n4\t22\n");
    assert_eq!(done(&["perft", "--deal", "4711", "--depth", "0"]), "");
}

#[test]
fn bench_signs_the_results_of_fixed_deals() {
    let text = done(&["bench", "--hands", "1000"]);
    assert!(text.starts_with("signature 37f66a8d402ffec8 of 34000 hands of the first eleven games\n"), "{text}");
    assert!(text.contains("random All Fives hands a second"), "{text}");
    // Both ways to play a hand give the same game.
    assert!(text.contains("\nhands 1000, moves 19952, points 41407\n"), "{text}");
    assert!(text.contains("over all; moves 19952, points 41407\n"), "{text}");
    assert!(text.contains("\nnestor 3fad1564e22e4aa0 of 112 choices at brutal\n"), "{text}");
    let help = done(&["bench", "--help"]);
    for word in text.lines().filter_map(|line| line.split(' ').next()) {
        assert!(help.lines().any(|line| line.trim_start().starts_with(&format!("{word} "))), "{word} is not explained");
    }
}
