//! Matches as their users see them: the same seed gives the same figures, every deal is played in
//! every seating, and no bot spoils a match.

use crate::run::nestor;
use electrum_dominoes::engine::{Preset, Rules};
use std::path::Path;
use std::process::{Command, Output};

fn play(arguments: &[&str]) -> Output {
    nestor(&[&["match"], arguments].concat())
}

/// The output of a match that succeeds.
fn results(arguments: &[&str]) -> String {
    let output = play(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The rest of the line of results that begins with this word.
fn line<'a>(results: &'a str, word: &str) -> &'a str {
    let line = results.lines().find_map(|line| line.strip_prefix(word));
    line.unwrap_or_else(|| panic!("no line {word} in {results}")).trim()
}

fn example() -> String {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/bots/example.py");
    let python = Command::new("python3").arg("--version").output();
    assert!(python.is_ok_and(|output| output.status.success()), "the example bot needs python3");
    // A command is split at spaces, and the folder of the sources might contain one.
    assert!(!bot.to_string_lossy().contains(' '), "{} cannot be named in a command", bot.display());
    format!("cmd:python3 {}", bot.display())
}

#[test]
fn the_same_seed_gives_the_same_results_whatever_the_number_of_jobs() {
    let games = "two-plays monte-carlo:5 --games 30";
    let hands = "random beginner --hands 31 --preset five-up --players 3";
    for words in [games, hands] {
        let played = |seed: &'static str, jobs: &'static str| {
            results(&words.split(' ').chain(["--seed", seed, "--jobs", jobs]).collect::<Vec<_>>())
        };
        let one = played("7", "1");
        assert_eq!(one, played("7", "2"));
        assert_eq!(one, played("7", "5"));
        assert_ne!(one, played("8", "1"));
    }
}

#[test]
fn a_match_stops_at_the_same_deal_whatever_the_number_of_jobs() {
    for (words, verdict) in [
        ("two-plays random --until 5%", "the interval is at most 5.0% wide to each side"),
        ("two-plays random --sprt 50,60", "60.0% rather than 50.0%"),
        ("random two-plays --sprt 50%,60%", "50.0% rather than 60.0%"),
        ("random random --until 1% --games 300", "none after all games"),
    ] {
        let played = |jobs| {
            results(&words.split(' ').chain(["--seed", "3", "--preset", "block", "--jobs", jobs]).collect::<Vec<_>>())
        };
        let one = played("1");
        assert_eq!(line(&one, "verdict"), verdict, "{words}");
        assert_eq!(one, played("2"));
        assert_eq!(one, played("7"));
    }
}

#[test]
fn every_game_of_a_match_is_kept_as_a_record_that_replays() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let into = folder.path().join("records").to_string_lossy().into_owned();
    let words = format!("beginner random --sprt 50,70 --seed 5 --target 60 --jobs 3 --records {into}");
    let words: Vec<&str> = words.split(' ').collect();
    let played = results(&words);
    let games: usize =
        line(&played, "played").split(' ').next().and_then(|games| games.parse().ok()).expect("a number");
    let mut records: Vec<_> = std::fs::read_dir(&into).expect("a folder").flatten().map(|file| file.path()).collect();
    records.sort();
    assert_eq!(records.len(), games, "those of the deals that count, and no other");
    for record in &records {
        let replayed = crate::run::nestor(&["replay", &record.to_string_lossy()]);
        assert_eq!(replayed.status.code(), Some(0), "{}", String::from_utf8_lossy(&replayed.stderr));
    }
    let again = play(&words);
    assert_eq!(again.status.code(), Some(1), "no record is written over another");
    assert!(String::from_utf8_lossy(&again.stderr).contains("a record cannot be written"));
}

#[test]
fn an_aim_that_makes_no_sense_is_refused() {
    for (words, said) in [
        ("--until 0%", "a width of at least 0.1%"),
        ("--until 70", "a width of at least 0.1%"),
        ("--until lots", "a width of at least 0.1%"),
        ("--sprt 55,50", "the smaller one first"),
        ("--sprt 50", "two shares are needed"),
        ("--sprt 50,100", "two shares are needed"),
        ("--sprt 50,55 --until 2%", "cannot be used with"),
    ] {
        let output = play(&["random", "random"].into_iter().chain(words.split(' ')).collect::<Vec<_>>());
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words}");
        assert!(told.contains(said), "{words}: {told}");
    }
}

#[test]
fn the_times_of_decisions_are_not_part_of_the_results() {
    let output = play(&["beginner", "random", "--games", "10", "--seed", "1"]);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(!out.contains("ms"), "{out}");
    assert_eq!(err.matches("ms a decision of ").count(), 2, "{err}");
    assert!(err.contains("median") && err.contains("99 in 100") && err.contains("worst"), "{err}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_match_counts_even_if_its_times_cannot_be_written() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has such a device");
    let output = Command::new(env!("CARGO_BIN_EXE_nestor"))
        .args(["match", "random", "random", "--games", "2", "--seed", "1"])
        .stderr(full)
        .output()
        .expect("the console tool runs");
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).contains("\nforfeits    0 and 0\n"));
}

#[test]
fn every_deal_is_played_in_every_seating() {
    let played = |words: &str| line(&results(&words.split(' ').collect::<Vec<_>>()), "played").to_owned();
    assert!(played("random random --hands 10 --seed 1").starts_with("10 hands, 5 deals in 2 seatings"));
    assert!(played("random random --hands 11 --seed 1").starts_with("12 hands, 6 deals in 2 seatings"));
    let three = played("random random --games 9 --seed 1 --preset muggins --players 3");
    assert!(three.starts_with("9 games, ") && three.contains(" 3 deals in 3 seatings"), "{three}");
    let partners = played("random random --games 8 --seed 1 --preset muggins --players 4");
    assert!(partners.contains(" 4 deals in 2 seatings"), "{partners}");
    let alone = played("random random --games 8 --seed 1 --preset muggins --players 4 --set partners=off");
    assert!(alone.contains(" 2 deals in 4 seatings"), "{alone}");
}

#[test]
fn a_player_without_chance_is_exactly_as_good_as_itself() {
    let bot = example();
    for preset in ["all-fives", "draw", "all-fives-pagat"] {
        let results = results(&[&bot, &bot, "--games", "20", "--seed", "3", "--preset", preset]);
        // Every deal is played twice with the seats exchanged, so each game also occurs the other
        // way round.
        assert!(line(&results, "won").starts_with("50.0%,"), "{results}");
        assert_eq!(line(&results, "points"), "+0.00 a hand, 95% +0.00 to +0.00", "{results}");
        assert_eq!(line(&results, "forfeits"), "0 and 0", "{results}");
    }
}

/// Plays two games at each of these tables, with all the time that a slow machine needs.
fn plays_all(bot: &str, tables: impl Iterator<Item = (Preset, Rules)>) {
    for (preset, rules) in tables {
        let (name, players) = (preset.name(), rules.seats.to_string());
        let words = ["--games", "2", "--seed", "5", "--jobs", "1", "--timeout", "600", "--preset", name];
        let results = results(&[&[bot, "random", "--players", &players], &words[..]].concat());
        assert_eq!(line(&results, "forfeits"), "0 and 0", "{preset} for {players}: {results}");
    }
}

#[test]
fn the_example_bot_plays_every_game() {
    plays_all(&example(), Preset::tables());
    let source = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/bots/example.py"));
    assert!(source.expect("the bot is there").lines().count() < 60);
}

/// What the page says of the table is enough to lay it out, in every game and with every kind of
/// spinners: a bot that finds other plays than the game does says so, and forfeits.
#[test]
fn a_bot_that_lays_out_the_table_itself_finds_the_same_plays_in_every_game() {
    let bot = format!("cmd:python3 {}", Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/bots/table.py").display());
    plays_all(&bot, Preset::tables());
    for spinner in ["led", "enclosed", "maltese-four"] {
        let changed = format!("spinner={spinner}");
        let results = results(&[&bot, "random", "--games", "20", "--seed", "5", "--preset", "draw", "--set", &changed]);
        assert_eq!(line(&results, "forfeits"), "0 and 0", "{changed}: {results}");
    }
}

#[test]
fn the_example_bot_reads_halves_of_two_digits() {
    for changed in ["set=nine", "set=twelve"] {
        let results = results(&[&example(), "random", "--games", "6", "--seed", "5", "--set", changed]);
        assert_eq!(line(&results, "forfeits"), "0 and 0", "{changed}: {results}");
    }
}

#[test]
fn the_bot_in_the_documentation_plays_every_game() {
    let page = include_str!("../../docs/bots.md");
    let source = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a bot");
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("bot.py");
    std::fs::write(&path, source).expect("a file for the test");
    let tables = Preset::ALL.into_iter().map(|preset| (preset, preset.usual()));
    plays_all(&format!("cmd:python3 {}", path.display()), tables);
}

#[test]
fn nestor_as_a_separate_program_plays_like_any_other() {
    let bot = format!("cmd:{} bot --level beginner --seed 2", env!("CARGO_BIN_EXE_nestor"));
    for (preset, players) in [("five-up", "3"), ("firecrackers", "2"), ("muggins", "4")] {
        let words = [&bot, "random", "--games", "12", "--seed", "5", "--preset", preset, "--players", players];
        let one = results(&[&words[..], &["--jobs", "1"]].concat());
        assert_eq!(line(&one, "forfeits"), "0 and 0", "{one}");
        assert_eq!(one, results(&[&words[..], &["--jobs", "3"]].concat()));
    }
}

/// A bot made of this shell script, with its name for a match. It is gone when its folder is
/// dropped.
#[cfg(unix)]
fn bot_of(script: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("bot.sh");
    let here = format!("cd {} || exit\n", folder.path().display());
    std::fs::write(&path, here + script).expect("a file for the test");
    let bot = format!("cmd:sh {}", path.display());
    (folder, bot)
}

/// A match that must end by itself. If nothing is wrong, it takes far less time than this limit.
#[cfg(unix)]
fn play_to_the_end(arguments: &[&str]) -> Output {
    let (sender, output) = std::sync::mpsc::channel();
    let words: Vec<String> = arguments.iter().map(|&word| word.to_owned()).collect();
    std::thread::spawn(move || sender.send(play(&words.iter().map(String::as_str).collect::<Vec<_>>())));
    let long = std::time::Duration::from_mins(1);
    output.recv_timeout(long).unwrap_or_else(|_| panic!("the match does not end: {arguments:?}"))
}

/// The results of a match of two games between this shell script and random play.
#[cfg(unix)]
fn against(script: &str) -> String {
    let (_folder, bot) = bot_of(script);
    let output = play_to_the_end(&[&bot, "random", "--games", "2", "--seed", "1", "--timeout", "0.5"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text").replace(&bot, "cmd:sh BOT")
}

/// The start of every bot that answers each question with the same command.
#[cfg(unix)]
fn answering(command: &str) -> String {
    format!("echo dominoes 2 odd\nwhile read -r line; do\n[ \"$line\" = go ] && {command}\ndone\n")
}

#[cfg(unix)]
#[test]
fn a_bot_with_a_wrong_answer_forfeits_and_is_reported() {
    let cases = [
        ("echo bestmove hello", "“hello” is not a move"),
        ("echo bestmove", "“” is not a move"),
        ("echo bestmove 6-6n", "6-6n is illegal: "),
        ("echo bestmove resign 1", "resign 1 is not an answer"),
        ("exec sleep 5", "it answered too late"),
        ("exec yes info", "it answered too late"),
        ("exit", "it has ended"),
        ("echo error line 3: I am lost", "it answered with an error: line 3: I am lost"),
    ];
    for (does, why) in cases {
        let results = against(&answering(does));
        assert!(line(&results, "won").ends_with("won 0, lost 2, no winner 0"), "{does}: {results}");
        assert_eq!(line(&results, "forfeits"), "2 and 0", "{does}: {results}");
        assert_eq!(results.matches(&format!("  cmd:sh BOT: {why}")).count(), 2, "{does}: {results}");
    }
}

#[cfg(unix)]
#[test]
fn a_bot_that_cannot_be_started_ends_the_match() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let cases = [
        ("exit", "no greeting: it has ended"),
        ("exec sleep 5", "no greeting: it answered too late"),
        ("echo dominoes 1 early", "it speaks version 1 of the protocol, not 2 to 3"),
        ("echo dominoes 4 later", "it speaks version 4 of the protocol, not 2 to 3"),
        ("echo hello", "“hello” is not the greeting of a bot"),
    ];
    for (number, (script, why)) in cases.into_iter().enumerate() {
        let path = folder.path().join(format!("{number}.sh"));
        std::fs::write(&path, script).expect("a file for the test");
        let output = play(&[&format!("cmd:sh {}", path.display()), "random", "--timeout", "0.5"]);
        let err = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(1), &b""[..]), "{script}: {err}");
        assert!(err.ends_with(&format!(": {why}\n")) && err.lines().count() == 1, "{script}: {err}");
    }
    assert_eq!(play(&["cmd:/no/such/bot", "random"]).status.code(), Some(1));
}

#[cfg(unix)]
#[test]
fn a_bot_that_knows_only_the_double_six_is_not_asked_to_play_with_a_larger_set() {
    let script = |version: u32| {
        format!(
            "echo dominoes {version} old\nwhile read -r word step rest; do\n[ \"$word\" = legal ] && first=$step\n[ \"$word\" = go ] && echo bestmove $first\ndone\n"
        )
    };
    for (version, set, plays) in [
        (2, "set=six", true),
        (2, "set=nine", false),
        (3, "set=nine", true),
        (2, "set=twelve", false),
        (3, "set=twelve", true),
    ] {
        let (_folder, bot) = bot_of(&script(version));
        let output =
            play_to_the_end(&[&bot, "random", "--set", set, "--set", "target=20", "--games", "2", "--seed", "1"]);
        let err = String::from_utf8(output.stderr).expect("text");
        let refused = err.contains("it speaks version 2 of the protocol, and this game needs 3");
        assert_eq!((output.status.success(), refused), (plays, !plays), "{version}, {set}: {err}");
    }
}

#[cfg(unix)]
#[test]
fn text_from_a_bot_cannot_control_the_terminal() {
    let long = "x".repeat(12_000);
    let results = against(&answering(&format!("printf 'error \\033[2J\\033]0;gone\\007 {long}\\n'")));
    assert_eq!(line(&results, "forfeits"), "2 and 0", "{results}");
    assert!(results.contains("it answered with an error: \\u{1b}[2J\\u{1b}]0;gone\\u{7} xxx"), "{results}");
    assert!(!results.contains(|sign: char| sign.is_control() && sign != '\n'), "{results}");
    assert!(results.lines().all(|line| line.chars().count() <= 300), "{results}");
}

/// Its pipe is full from the start, so writing to it would block for ever.
#[cfg(target_os = "linux")]
#[test]
fn a_bot_that_does_not_read_holds_up_nothing() {
    let fills_the_pipe = "dd if=/dev/zero of=/proc/self/fd/3 bs=512 count=4096 oflag=nonblock 3<&0 2>/dev/null";
    let results = against(&format!("{fills_the_pipe}\necho dominoes 2 deaf\nexec sleep 60\n"));
    assert_eq!(results.matches("  cmd:sh BOT: it answered too late").count(), 2, "{results}");
    // In this game a seat may draw as long as there are bones, so its answers are legal.
    let (_folder, bot) = bot_of(&format!("{fills_the_pipe}\necho dominoes 2 deaf\nexec yes bestmove draw\n"));
    let output = play_to_the_end(&[&bot, "beginner", "--games", "2", "--seed", "1", "--preset", "all-fives-palm"]);
    let results = String::from_utf8_lossy(&output.stdout);
    assert!(results.contains(": it does not read what it is told\n"), "{results}");
}

/// The results and the notes of six games between random play and a bot that can be started only
/// once. The bot is Nestor until it has read this many lines.
#[cfg(unix)]
fn of_a_bot_that_runs_once(lines: u32, jobs: &str) -> (String, String) {
    let nestor = format!("{} bot --level beginner --seed 1", env!("CARGO_BIN_EXE_nestor"));
    let told = format!("n=0; while [ $n -lt {lines} ] && read -r line; do echo \"$line\"; n=$((n + 1)); done");
    let (_folder, bot) = bot_of(&format!("mkdir started 2>/dev/null || exit\n({told}) | {nestor}\n"));
    let output = play_to_the_end(&[&bot, "random", "--games", "6", "--seed", "1", "--jobs", jobs]);
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    assert_eq!(output.status.code(), Some(0), "{err}");
    (out, err)
}

#[cfg(unix)]
#[test]
fn a_bot_that_runs_only_once_plays_every_game_in_one_job() {
    let (alone, _) = of_a_bot_that_runs_once(1_000_000, "1");
    let (out, err) = of_a_bot_that_runs_once(1_000_000, "3");
    assert!(err.contains("2 of 3 jobs are left out: ") && err.contains("no greeting: it has ended"), "{err}");
    assert_eq!(line(&out, "forfeits"), "0 and 0", "{out}");
    assert_eq!(line(&out, "won"), line(&alone, "won"));
}

#[cfg(unix)]
#[test]
fn a_bot_that_cannot_be_started_again_loses_only_the_games_that_are_left() {
    let (out, _) = of_a_bot_that_runs_once(150, "1");
    let forfeits: u32 = line(&out, "forfeits").trim_end_matches(" and 0").parse().expect("only one player forfeits");
    assert!((2..6).contains(&forfeits), "{out}");
    assert!(line(&out, "played").starts_with("6 games, "), "{out}");
    assert!(out.contains(": it has ended\n"), "{out}");
    assert!(out.contains(": it cannot be started again: no greeting: it has ended\n"), "{out}");
}

#[cfg(unix)]
#[test]
fn programs_started_by_a_bot_end_with_it() {
    // Standard error stays open as long as any process holds it, and the match ends only after it
    // is closed.
    for script in [answering("exec sleep 600"), "(exec sleep 600 0<&2 1>&2) & exit".to_owned()] {
        let (_folder, bot) = bot_of(&format!("trap '' TERM HUP INT\n(exec sleep 600) &\n{script}"));
        let output = play_to_the_end(&[&bot, "random", "--games", "2", "--timeout", "0.3"]);
        assert!(output.status.code().is_some_and(|code| code < 2), "{script}");
    }
}

/// The ids and command lines of all processes that still run in this folder.
#[cfg(target_os = "linux")]
fn running_in(folder: &Path) -> Vec<(String, String)> {
    let here = folder.canonicalize().expect("it is there");
    let processes = std::fs::read_dir("/proc").expect("this is Linux").flatten();
    let in_it = processes.filter(|entry| std::fs::read_link(entry.path().join("cwd")).is_ok_and(|cwd| cwd == here));
    let words = |path: &Path| std::fs::read_to_string(path.join("cmdline")).unwrap_or_default().replace('\0', " ");
    in_it.map(|entry| (entry.file_name().to_string_lossy().into_owned(), words(&entry.path()))).collect()
}

#[cfg(target_os = "linux")]
#[test]
fn programs_in_a_session_of_their_own_end_with_the_match() {
    // The second program was left behind by the first, which has ended. The programs they started
    // have their own sessions too.
    let leaves = "setsid sh -c 'setsid sleep 600 & sleep 600' >/dev/null 2>&1 </dev/null &\n";
    for script in [answering("exec sleep 600"), answering("exit"), "exit\n".to_owned()] {
        let (folder, bot) = bot_of(&format!("{leaves}sleep 0.1\n{script}"));
        let output = play_to_the_end(&[&bot, "random", "--games", "2", "--timeout", "0.5"]);
        assert!(output.status.code().is_some_and(|code| code < 2), "{script}");
        assert_eq!(running_in(folder.path()), [], "{script}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn programs_that_a_shell_started_before_the_match_go_on_after_it() {
    let (folder, bot) = bot_of(&answering("exit"));
    let nestor = env!("CARGO_BIN_EXE_nestor");
    // The shell becomes the match, and its job is then a child of the match.
    let line =
        format!("cd {}; sleep 600 >&- 2>&- & exec {nestor} match '{bot}' random --games 2", folder.path().display());
    let output = Command::new("sh").args(["-c", &line]).output().expect("a shell");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let left = running_in(folder.path());
    let ended = Command::new("kill").args(left.iter().map(|(number, _)| number)).status();
    assert!(ended.is_ok_and(|status| status.success()), "{left:?}");
    assert!(left.iter().map(|(_, words)| words.as_str()).eq(["sleep 600 "]), "{left:?}");
}

#[test]
fn a_seed_can_come_from_a_file_or_from_standard_input() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("seed");
    let written = |text: &str| std::fs::write(&file, text).expect("a file for the test");
    let name = file.to_str().expect("a path that is text");
    let words = ["beginner", "random", "--games", "10"];
    let of_seven = results(&[&words[..], &["--seed", "7"]].concat());
    written("7\n");
    let from_file = [&words[..], &["--seed-file", name]].concat();
    assert_eq!(results(&from_file), of_seven);
    let output = crate::run::nestor_told(&[&["match"], &words[..], &["--seed-file", "-"]].concat(), b"7");
    assert_eq!(String::from_utf8_lossy(&output.stdout), of_seven);
    for wrong in ["", "seven", "-7", "18446744073709551616", &"7".repeat(200)] {
        written(wrong);
        assert_eq!(play(&from_file).status.code(), Some(1), "{wrong}");
    }
    assert_eq!(play(&[&from_file[..], &["--seed", "7"]].concat()).status.code(), Some(2));
    std::fs::remove_file(&file).expect("it was there");
    assert_eq!(play(&from_file).status.code(), Some(1));
}

#[cfg(unix)]
#[test]
fn no_bot_outlives_a_match_that_is_stopped() {
    let (_folder, bot) = bot_of("trap '' TERM HUP INT\necho dominoes 2 deaf >&2\nexec sleep 600");
    let mut playing = Command::new(env!("CARGO_BIN_EXE_nestor"))
        .args(["match", &bot, "random", "--jobs", "1", "--timeout", "1000"])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the console tool runs");
    let mut notes = std::io::BufReader::new(playing.stderr.take().expect("standard error is a pipe"));
    let mut greeting = String::new();
    std::io::BufRead::read_line(&mut notes, &mut greeting).expect("the bot has started");
    let stopped = Command::new("kill").args(["-INT", &playing.id().to_string()]).status();
    assert!(stopped.is_ok_and(|status| status.success()));
    let (sender, ended) = std::sync::mpsc::channel();
    std::thread::spawn(move || sender.send(std::io::Read::read_to_end(&mut notes, &mut Vec::new())));
    let long = std::time::Duration::from_mins(1);
    ended.recv_timeout(long).expect("no process holds standard error").expect("it can be read");
    assert_eq!(playing.wait().expect("it has ended").code(), Some(130));
}

#[test]
fn wrong_usage_has_its_own_exit_code() {
    let cases = [
        "",
        "beginner",
        "beginner chess",
        "beginner monte-carlo:0",
        "beginner monte-carlo:x",
        "beginner cheat",
        "beginner cheat:0",
        "beginner cheat:10001",
        "beginner cmd:",
        "beginner random --games 0",
        "beginner random --games 4 --hands 4",
        "beginner random --preset chess",
        "beginner random --players 3",
        "beginner random --target 0",
        "beginner random --target 2000",
        "beginner random --set target",
        "beginner random --jobs 0",
        "beginner random --jobs 65535",
        "beginner random --jobs 99999999999999999999",
        "beginner random --games 4294967295",
        "beginner random --hands 4294967295",
        "beginner random --timeout 0",
        "beginner random --timeout never",
        "beginner random --timeout 1e19",
        "beginner random --timeout inf",
        "beginner random --timeout nan",
        "beginner random --timeout -1",
    ];
    for words in cases {
        let output = play(&words.split_whitespace().collect::<Vec<_>>());
        assert_eq!(output.status.code(), Some(2), "{words}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stdout.is_empty(), "{words}");
    }
}

#[test]
fn players_come_in_their_known_order() {
    // Hundreds of games leave no doubt, so a wrong order would mean wrong counting.
    let won = |a: &str, b: &str| {
        let results = results(&[a, b, "--games", "300", "--seed", "11"]);
        let percent = line(&results, "won").split('%').next().and_then(|percent| percent.parse::<f64>().ok());
        percent.expect("a percentage")
    };
    assert!(won("beginner", "random") > 80.0);
    assert!(won("random", "beginner") < 20.0);
    assert!(won("two-plays", "beginner") > 60.0);
    assert!(won("monte-carlo:20", "random") > 85.0);
}

#[test]
fn without_luck_the_same_games_give_a_narrower_interval() {
    let plain = ["easy", "beginner", "--preset", "draw-game", "--games", "300", "--seed", "4"];
    let text = results(&[&plain[..], &["--without-luck"]].concat());
    let told: Vec<&str> = text.lines().filter(|line| !line.starts_with("no luck")).collect();
    assert_eq!(told.join("\n"), results(&plain).trim_end(), "the games themselves are the same");
    let width = |word: &str| {
        let (_, interval) = line(&text, word).split_once("95% ").expect("an interval");
        let mut numbers = interval.split_whitespace().filter_map(|word| word.parse::<f64>().ok());
        let (low, high) = (numbers.next().expect("a number"), numbers.next().expect("a number"));
        assert!(low < high, "{text}");
        high - low
    };
    assert!(width("no luck") < 0.9 * width("won"), "{text}");
    assert_eq!(play(&["easy", "beginner", "--hands", "10", "--without-luck"]).status.code(), Some(2));
}
