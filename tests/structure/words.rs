//! Every message that the window uses exists, and every message that exists is used.

use std::collections::BTreeSet;

use crate::sources::{Source, names::names, sources};
use electrum_dominoes::{
    career::Tutor,
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
    nestor::{
        Level,
        course::{CoursePath, lessons},
        exercises::Topic,
    },
    record::{RecordError, ReplayError, Wrong, kept::Outcome},
    review::Habit,
    store::{Obstacle, Trouble, Unread},
    ui::words::{BUILT_IN, Words, ids},
};
use syn::{
    Expr, ExprLit, ExprMethodCall, Lit, Macro, Member,
    visit::{self, Visit},
};

/// Texts in the window's code that look like message ids but are other names.
const NO_MESSAGES: &[&str] = &["free-draw", "hint-candidates", "max-doublets", "most-pips", "with-you"];

/// The messages of what a rule can be: the name of the option and that of the value.
fn values() -> impl Iterator<Item = String> {
    OPTIONS.iter().flat_map(|option| {
        let all: &[&str] = if let Values::OneOf(all) = &option.values { all } else { &["off"] };
        all.iter().map(|value| format!("{}-{value}", option.name))
    })
}

fn window() -> Vec<Source> {
    sources().into_iter().filter(|source| source.path.starts_with("ui/")).collect()
}

fn english() -> BTreeSet<&'static str> {
    ids(BUILT_IN[0].1).collect()
}

/// Every text in the window's code, and the names of the games, the lessons and their parts, which
/// the code fills in.
fn texts() -> BTreeSet<String> {
    let games = Preset::ALL.into_iter().map(|preset| preset.name().to_owned());
    let lessons = lessons().into_iter().flat_map(|lesson| [lesson.name.to_owned(), lesson.part.to_owned()]);
    let rules = RuleChapter::ALL.into_iter().flat_map(RuleChapter::options).map(|option| option.name.to_owned());
    let filled = games.chain(lessons).chain(rules);
    // Messages of other values end in the names that those have in text.
    let levels = Level::ALL.map(Level::name).into_iter().chain(Habit::ALL.map(Habit::name));
    let kinds = levels.chain(Topic::ALL.map(Topic::name));
    let kinds = kinds.chain(Outcome::ALL.map(Outcome::name)).chain(Tutor::ALL.map(Tutor::name));
    let kinds = kinds.chain(CoursePath::ALL.map(CoursePath::name)).map(str::to_owned);
    let filled = filled.chain(kinds);
    let said = window().iter().flat_map(|source| names(&source.module, &source.syntax).texts).collect::<Vec<_>>();
    let english = english();
    said.into_iter().chain(filled).chain(values().filter(|id| english.contains(id.as_str()))).collect()
}

/// The parts before and after the hole of a text with one hole, such as `setting-{word}`.
fn template(text: &str) -> Option<(&str, &str)> {
    let (before, hole) = text.split_once('{')?;
    let (_, after) = hole.split_once('}')?;
    (before.ends_with('-') && !before.starts_with('-') && !after.contains('{')).then_some((before, after))
}

#[test]
fn every_message_is_used() {
    let texts = texts();
    let templates: Vec<(&str, &str)> = texts.iter().filter_map(|text| template(text)).collect();
    let fills = |id: &str, (before, after): (&str, &str)| {
        let filling = id.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
        filling.is_some_and(|filling| texts.contains(filling) || filling.parse::<u8>().is_ok())
    };
    let is_said = |id: &str| texts.contains(id) || templates.iter().any(|template| fills(id, *template));
    let unsaid: Vec<&str> = english().into_iter().filter(|id| !is_said(id)).collect();
    assert_eq!(unsaid, Vec::<&str>::new(), "nothing uses these");
}

/// Whether a text looks like a message id: lower-case words with dashes between them, the first of
/// which begins with a letter.
fn is_like_a_message(text: &str) -> bool {
    let is_word = |word: &str| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    let begins = text.starts_with(|first: char| first.is_ascii_lowercase());
    begins && text.contains('-') && text.split('-').all(|word| !word.is_empty() && is_word(word))
}

#[test]
fn every_message_that_is_used_exists() {
    let (english, texts) = (english(), texts());
    let templates: Vec<(&str, &str)> = texts.iter().filter_map(|text| template(text)).collect();
    let exists = |text: &str| {
        let mut filled = templates.iter().map(|(before, after)| format!("{before}{text}{after}"));
        english.contains(text) || filled.any(|id| english.contains(id.as_str()))
    };
    let asked: BTreeSet<String> = window().iter().flat_map(asked_for).collect();
    assert!(asked.len() > 100 && asked.contains("boneyard"), "{asked:?}");
    let said = texts.iter().filter(|text| is_like_a_message(text) && !NO_MESSAGES.contains(&text.as_str()));
    let missing: Vec<&String> = said.chain(&asked).filter(|text| !exists(text)).collect();
    assert_eq!(missing, Vec::<&String>::new(), "no language file has these");
    let stale = NO_MESSAGES.iter().find(|text| !texts.contains(**text) || english.contains(**text));
    assert_eq!(stale, None, "this exception is not needed");
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

/// The messages that the code asks for by name: `words.get("you")`, `self.words.format("percent",
/// …)`.
fn asked_for(source: &Source) -> BTreeSet<String> {
    let mut asked = Asked::default();
    asked.visit_file(&source.syntax);
    asked.0
}

#[derive(Default)]
struct Asked(BTreeSet<String>);

impl<'ast> Visit<'ast> for Asked {
    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let of_words = match &*call.receiver {
            Expr::Path(path) => path.path.is_ident("words"),
            Expr::Field(field) => matches!(&field.member, Member::Named(name) if name == "words"),
            _ => false,
        };
        let asks = call.method == "get" || call.method == "format";
        if let (true, true, Some(Expr::Lit(ExprLit { lit: Lit::Str(id), .. }))) = (of_words, asks, call.args.first()) {
            self.0.insert(id.value());
        }
        visit::visit_expr_method_call(self, call);
    }

    /// The arguments of a macro such as `format!` are expressions too.
    fn visit_macro(&mut self, call: &'ast Macro) {
        let parse = syn::punctuated::Punctuated::<Expr, syn::Token![,]>::parse_terminated;
        for argument in call.parse_body_with(parse).into_iter().flatten() {
            self.visit_expr(&argument);
        }
    }
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
        assert!(told.contains(words.get("setting-hand")), "{tag}: {told}");
    }
}
