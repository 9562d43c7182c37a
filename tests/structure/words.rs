//! Every message that exists is used, and every value has its own. That a message which is used exists is for the
//! compiler.

use std::collections::BTreeSet;

use crate::sources::{files, read, root};
use electrum_dominoes::{
    career::{HARDEST, Tutor},
    engine::{
        Illegal, Set,
        bone::{Bone, Seat},
        deal::{DealError, Void},
        layout::{End, Way},
        moves::Move,
        next_hand::{CannotChange, CannotDeal},
        options::{OPTIONS, RuleChapter, Values},
        rules::{Preset, Rules, RulesError},
        state::Phase,
    },
    msg,
    nestor::{
        Level,
        course::{CoursePath, lessons},
        exercises::Topic,
    },
    record::{RecordError, ReplayError, Wrong, kept::Outcome},
    review::Habit,
    store::{Obstacle, Trouble, Unread},
    ui::paint::theme::{BoneSet, ClothKind, RailKind},
    ui::words::{BUILT_IN, Message, Words, ids},
};

/// The messages of what a rule can be: the name of the option and that of the value.
fn values() -> impl Iterator<Item = String> {
    OPTIONS.iter().flat_map(|option| {
        let all: &[&str] = if let Values::OneOf(all) = &option.values { all } else { &["off"] };
        all.iter().map(|value| format!("{}-{value}", option.name))
    })
}

fn english() -> BTreeSet<&'static str> {
    ids(BUILT_IN[0].1).collect()
}

/// Every text in the code of the window, and every name in text of what has messages.
fn texts() -> BTreeSet<String> {
    let code = files(&root().join("src/ui")).iter().map(|file| read(file)).collect::<String>();
    let games = Preset::ALL.map(Preset::name).into_iter();
    let lessons = lessons().into_iter().flat_map(|lesson| [lesson.name, lesson.part]);
    let rules = RuleChapter::ALL.into_iter().flat_map(RuleChapter::options).map(|option| option.name);
    let kinds = Level::ALL.map(Level::name).into_iter().chain(Habit::ALL.map(Habit::name));
    let kinds = kinds.chain(Topic::ALL.map(Topic::name)).chain(Outcome::ALL.map(Outcome::name));
    let kinds = kinds.chain(Tutor::ALL.map(Tutor::name)).chain(CoursePath::ALL.map(CoursePath::name));
    let named = games.chain(lessons).chain(rules).chain(kinds).map(str::to_owned);
    // A text is between two quotes, so it is the second of each two parts.
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let written = lines.flat_map(|line| line.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>());
    written.chain(named).collect()
}

#[test]
fn every_message_is_used() {
    let (texts, values, english) = (texts(), values().collect::<BTreeSet<_>>(), english());
    let is_written = |id: &str| texts.contains(id) || values.contains(id);
    // Two texts make it together: a kind and one of its values or a number, or a message and what belongs to it.
    let is_made = |id: &str| {
        id.match_indices('-').any(|(at, _)| {
            let (first, rest) = (&id[..at], &id[at + 1..]);
            let is_second = texts.contains(rest) || rest.parse::<u8>().is_ok();
            is_second && (texts.contains(first) || values.contains(first))
        })
    };
    let made_of_three =
        |id: &str| id.rmatch_indices('-').any(|(at, _)| texts.contains(&id[at + 1..]) && is_made(&id[..at]));
    let unsaid = english.into_iter().filter(|id| !is_written(id) && !is_made(id) && !made_of_three(id));
    assert_eq!(unsaid.collect::<Vec<_>>(), Vec::<&str>::new(), "nothing uses these");
}

#[test]
fn every_value_of_a_rule_has_a_word() {
    let english = english();
    // A seat is no choice of a player, the nearest five is written as "on", and bones and the lack
    // of a limit are the same everywhere.
    let told = |id: &String| !id.contains("-seat-") && !id.ends_with("-nearest") && !id.ends_with("-off");
    let missing: Vec<String> =
        values().filter(|id| told(id) && id != "leave-out-0-0" && !english.contains(id.as_str())).collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_value_of_a_kind_has_a_message() {
    let rules = RuleChapter::ALL.into_iter().flat_map(RuleChapter::options).map(|option| option.name);
    // Free draw is called as it is when it is off.
    let rules = rules.filter(|name| *name != "free-draw").collect::<Vec<_>>();
    let (lessons, parts): (Vec<_>, Vec<_>) = lessons().into_iter().map(|lesson| (lesson.name, lesson.part)).unzip();
    // The lessons before the paths part have none to be chosen.
    let paths: Vec<&str> =
        CoursePath::ALL.into_iter().filter(|path| *path != CoursePath::Start).map(CoursePath::name).collect();
    let hardness: Vec<String> = (1..=HARDEST).map(|degree| degree.to_string()).collect();
    let kinds: [(&str, Vec<&str>); 14] = [
        ("bones", BoneSet::NAMES.into()),
        ("cloth", ClothKind::NAMES.into()),
        ("rail", RailKind::NAMES.into()),
        ("course-part", parts),
        ("course-path", paths.clone()),
        ("course-to", paths),
        ("habit", Habit::NAMES.into()),
        ("hardness", hardness.iter().map(String::as_str).collect()),
        ("lesson", lessons),
        ("level", Level::NAMES.into()),
        ("outcome", Outcome::NAMES.into()),
        ("setting", rules),
        ("theme", Topic::NAMES.into()),
        ("tutor", Tutor::NAMES.into()),
    ];
    let missing = |(kind, values): &(&'static str, Vec<&str>)| {
        let ids = values.iter().map(|value| format!("{kind}-{value}")).collect::<Vec<_>>();
        ids.into_iter().filter(|id| Message::find(id).is_none()).collect::<Vec<_>>()
    };
    assert_eq!(kinds.iter().flat_map(missing).collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn every_game_has_a_name_and_a_sentence() {
    let english = english();
    let ids = Preset::ALL.into_iter().flat_map(|preset| [format!("game-{preset}"), format!("game-{preset}-about")]);
    let missing: Vec<String> = ids.filter(|id| !english.contains(id.as_str())).collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Where the form for one also stands for zero, twenty-one and the like, a text in it that does not
/// have the number would be wrong for them.
#[test]
fn a_text_for_one_says_the_number_where_its_form_stands_for_others_too() {
    let mut seen = 0;
    for (tag, text) in BUILT_IN.iter().filter(|(tag, _)| ["fr", "pt", "ru"].contains(tag)) {
        let mut counted = "";
        let mut zero = false;
        for line in text.lines() {
            if let Some((before, "")) = line.split_once("->") {
                counted = before.rsplit_once("{ ").map_or("", |(_, name)| name.trim());
                zero = false;
            }
            zero |= line.trim_start().starts_with("[0]") && *tag != "ru";
            if let Some(one) = line.trim_start().strip_prefix("[one]") {
                seen += 1;
                assert!(zero || one.contains(counted), "{tag}: {one}");
            }
        }
    }
    assert!(seen > 30, "{seen}");
}

/// Numbers before a word that is not chosen by them, with the message of each. Either they are never one, or the
/// word belongs to another number, as in “3 of 9 games won”, or has one form.
const NOT_CHOSEN: &[(&str, &[&str])] = &[
    ("advice-down", &["games", "won"]),
    ("advice-up", &["games", "won"]),
    ("agreed-shared", &["better"]),
    ("course-passed", &["count"]),
    ("course-tests-won", &["count"]),
    ("lead-won", &["won"]),
    ("pick-seats", &["count"]),
    ("plan-trend", &["count"]),
    ("practice-in-a-row", &["count"]),
    ("practice-solved", &["count"]),
    ("quality-marks-told", &["bad", "doubtful"]),
    ("rules-void", &["doublets"]),
    ("tally-practice", &["lost", "won"]),
    ("verdict-bad", &["count"]),
    ("verdict-doubtful", &["count"]),
    ("why-few-fit", &["hidden"]),
    ("why-few-fit-last", &["hidden"]),
    ("why-few-fit-shown", &["hidden"]),
    ("why-guards", &["need"]),
    ("why-guards-named", &["need"]),
    ("why-guards-never", &["need"]),
    ("why-guards-none", &["need"]),
    ("why-runs-out", &["count"]),
    ("why-strong", &["own"]),
    ("why-untaken", &["points"]),
    ("why-untaken-fits", &["points"]),
];

/// The messages of a language, each with its text.
fn messages(text: &str) -> Vec<(&str, String)> {
    let mut messages: Vec<(&str, String)> = Vec::new();
    for line in text.lines() {
        let is_head = line.starts_with(|sign: char| sign.is_ascii_lowercase());
        match (line.split_once(" =").filter(|_| is_head), messages.last_mut()) {
            (Some((id, rest)), _) => messages.push((id, rest.to_owned())),
            (None, Some((_, text))) if line.starts_with([' ', '}']) => text.extend(["\n", line]),
            _ => {}
        }
    }
    messages
}

/// The arguments by which a message chooses a word, and those that stand before one without a choice.
fn chosen_and_bare(text: &str) -> [BTreeSet<String>; 2] {
    let [mut chosen, mut bare] = [BTreeSet::new(), BTreeSet::new()];
    let mut selected = BTreeSet::new();
    for part in text.split("{ $").skip(1) {
        let end = part.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        if rest.starts_with(" ->") {
            selected.insert(name.to_owned());
            let forms = ["[one]", "[1]", "[few]", "[many]"];
            chosen.extend(forms.iter().any(|form| rest.contains(form)).then(|| name.to_owned()));
        } else if let Some(after) = rest.strip_prefix(" } ").or_else(|| rest.strip_prefix(" }\u{a0}"))
            && after.starts_with(char::is_alphabetic)
        {
            bare.insert(name.to_owned());
        }
    }
    [chosen, &bare - &selected]
}

#[test]
fn a_word_after_a_number_is_chosen_by_it_in_every_language_if_it_is_in_one() {
    let languages: Vec<_> = BUILT_IN.iter().map(|(tag, text)| (tag, messages(text))).collect();
    let all = || languages.iter().flat_map(|(_, messages)| messages);
    let mut chosen: BTreeSet<(&str, String)> = BTreeSet::new();
    for (id, text) in all() {
        chosen.extend(chosen_and_bare(text)[0].iter().map(|name| (*id, name.clone())));
    }
    assert!(chosen.len() > 100, "{}", chosen.len());
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    for (tag, messages) in &languages {
        for (id, text) in messages {
            for name in &chosen_and_bare(text)[1] {
                if !chosen.contains(&(*id, name.clone())) {
                    continue;
                }
                let listed = NOT_CHOSEN.iter().find(|(listed, names)| listed == id && names.contains(&name.as_str()));
                match listed {
                    Some((id, _)) => _ = used.insert((*id, name.clone())),
                    None => wrong.push(format!("{tag} {id} {name}")),
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
    let listed = NOT_CHOSEN.iter().flat_map(|(id, names)| names.iter().map(|name| (*id, (*name).to_owned())));
    assert_eq!(listed.collect::<BTreeSet<_>>(), used, "what is chosen everywhere need not be listed");
}

/// A sentence for each kind of trouble with files, in a language.
fn about_troubles(words: &Words) -> Vec<String> {
    let troubles = [
        Trouble::Full,
        Trouble::Forbidden,
        Trouble::NoFolder,
        Trouble::Taken,
        Trouble::Lock,
        Trouble::TooLong,
        Trouble::Other("ENOENT".to_owned()),
    ];
    let obstacles = [Obstacle::NotAFile, Obstacle::LinkToNowhere].map(Unread::Unreachable);
    let unread = [Unread::Missing, Unread::Damaged, Unread::Newer].into_iter().chain(obstacles);
    troubles.iter().map(|why| words.trouble(why)).chain(unread.map(|why| words.unread(&why))).collect()
}

/// A sentence for each kind of invalid record, in a language.
fn about_records(words: &Words) -> Vec<String> {
    let bone: Bone = "6-4".parse().expect("a bone");
    let seat = Seat::FIRST;
    let moves = [
        Illegal::NotInHand { seat, bone },
        Illegal::MustLead { seat, bone },
        Illegal::EndNotOpen { end: End::Arm(Way::East) },
        Illegal::NeedsDoublet { end: End::Arm(Way::East) },
        Illegal::DoesNotFit { bone, end: End::Arm(Way::East), shows: 3 },
        Illegal::DrawWhilePlayable { seat },
        Illegal::NoDraws,
        Illegal::BoneyardEmpty,
        Illegal::HandFull { seat, limit: 9 },
        Illegal::DrawnEnough { seat, drawn: 1 },
        Illegal::PassWhileDrawable { seat },
        Illegal::FirecrackerUsed { seat },
        Illegal::NoFirecrackers,
        Illegal::NotOnTable(bone),
        Illegal::SpinnerStands(bone),
        Illegal::NotAnEndBone(bone),
        Illegal::GameOver,
        Illegal::HandOver,
        Illegal::NotOnTime,
        Illegal::ClockRunsBack { left: 1, read: 2 },
        Illegal::NoClock(seat),
        Illegal::NoSuchSeat(seat),
    ];
    let moves = moves.map(|why| Wrong::Move(Move::Pass, why));
    let deals = [
        DealError::Twice(bone),
        DealError::Missing(bone),
        DealError::NotInSet(bone),
        DealError::LotTwice,
        DealError::Void(Void::NoDoublet),
    ];
    let deals = deals.map(|why| Wrong::Deal(CannotDeal::Wrong(why)));
    let rules = [
        Rules { hand: 0, ..Rules::default() }.check().expect_err("a hand has bones"),
        RulesError::Partners(3),
        RulesError::NotEnoughBones { seats: 4, hand: 9, set: Set::Six },
        RulesError::NothingScores,
        RulesError::NeverExact(7),
    ];
    let changes = [CannotChange::OtherTable, CannotChange::NotNow(Phase::Playing)].map(Wrong::Change);
    let all = moves.into_iter().chain(deals).chain(rules.map(Wrong::Rules)).chain(changes);
    all.map(|why| words.record_error(&RecordError::Replay(ReplayError { hand: 1, number: 2, why }))).collect()
}

#[test]
fn every_trouble_with_files_and_records_has_its_own_sentence_in_every_language() {
    for about in [about_troubles, about_records] {
        let mut all: Vec<String> = Vec::new();
        for (tag, _) in BUILT_IN {
            all.extend(about(&Words::choose(Some(tag))));
        }
        let different: BTreeSet<&String> = all.iter().collect();
        assert_eq!(different.len(), all.len(), "two are the same, or one is in another language: {all:#?}");
    }
}

#[test]
fn a_sentence_about_a_file_has_no_word_of_the_reader_and_names_an_option_as_the_settings_do() {
    for (tag, _) in BUILT_IN {
        let words = Words::choose(Some(tag));
        let unreadable = RecordError::Unreadable { line: 3, column: 17, why: "expected a bone".to_owned() };
        let told = words.record_error(&unreadable);
        assert!(told.contains('3') && told.contains("17") && !told.contains("bone"), "{tag}: {told}");
        let empty = Rules { hand: 0, ..Rules::default() }.check().expect_err("a hand has bones");
        let told = words.rules_error(empty);
        assert!(told.contains(words.get(msg!("setting-hand"))), "{tag}: {told}");
    }
}
