//! A player's own language file can change the words, but it cannot stop the game, whatever it
//! contains.

use std::thread;

use electrum_dominoes::ui::words::{BUILT_IN, LanguageFile, Value, Words, ids};
use proptest::prelude::*;

/// The stack of a program's first thread on Windows. Other systems give more.
const SMALL_STACK: usize = 1024 * 1024;
/// The longest that any message becomes. The game's own stay below 1,000.
const LONGEST: usize = 12_000;

fn words(text: &str) -> Words {
    Words::choose(Some("tlh"), &[LanguageFile { tag: "tlh".to_owned(), text: text.to_owned() }])
}

/// Reads the text as a language on a small stack, formats every message of the game, and returns
/// whether anything was reported.
fn is_broken(text: String) -> bool {
    let reader = move || {
        let words = words(&text);
        for id in ids(BUILT_IN[0].1) {
            let told: [(&str, Value<'_>); 2] = [("count", 3.into()), ("bone", "6-4".into())];
            for said in [words.get(id), &words.format(id, &told)] {
                assert!(said.len() <= LONGEST, "{id} comes to {} bytes", said.len());
            }
        }
        !words.broken().is_empty()
    };
    let thread = thread::Builder::new().stack_size(SMALL_STACK).spawn(reader).expect("a thread");
    thread.join().expect("the whole file is read")
}

fn lines<T>(of: impl IntoIterator<Item = T>, line: impl Fn(T) -> String) -> String {
    of.into_iter().map(|of| line(of) + "\n").collect()
}

#[test]
fn deep_brackets_do_not_overflow_the_stack() {
    for (deep, text) in [
        ("braces", format!("ok = {}", "{".repeat(100_000))),
        ("calls", format!("ok = {{ {}", "A(".repeat(100_000))),
        ("closed in a string", format!("ok = {{ A({}{} }}\n", r#"B("}}", "#.repeat(30_000), ")".repeat(30_000))),
        ("closed in a selector", format!("ok = {}", "{ \"}\" ->\n *[x] ".repeat(15_000))),
        ("on lines of their own", format!("ok = {{\n{}", "A(\n".repeat(50_000))),
        ("in a short file", "ok = ".to_owned() + &"{ \"}\" ->\n *[x] ".repeat(250)),
        ("in a term", format!("-ok = {}\nok = {{ -ok }}\n", "{ -a(".repeat(20_000))),
        ("in an attribute", format!("ok = x\n  .a = {}", "{ 1 ->\n *[x] ".repeat(20_000))),
    ] {
        assert!(is_broken(text), "{deep}");
    }
    let brackets = |id: usize| "{".repeat(45) + &format!(" m{} ", id + 1) + &"}".repeat(45);
    let chain = lines(0..2000, |id| format!("m{id} = {}", brackets(id)));
    assert!(is_broken(format!("ok = {{ m0 }}\n{chain}m2000 = x\n")), "in a chain of references");
    let steps = lines(0..20_000, |id| format!("m{id} = {{ m{} }}", id + 1));
    assert!(is_broken(format!("ok = {{ m0 }}\n{steps}m20000 = x\n")), "from reference to reference");
}

#[test]
fn a_message_cannot_become_many_times_its_file() {
    let everywhere = |pattern: &str| lines(ids(BUILT_IN[0].1), |id| format!("{id} = {pattern}"));
    let big = "x".repeat(3500);
    for (laugh, text) in [
        ("references", format!("big = {big}\n{}", everywhere(&"{ big }".repeat(20)))),
        ("terms", format!("-big = {big}\n{}", everywhere(&"{ -big }".repeat(20)))),
        ("attributes", format!("big = x\n  .a = {big}\n{}", everywhere(&"{ big.a }".repeat(20)))),
        ("arguments", format!("big = {big}\n-t = x\nok = {{ -t({}) }}\n", "big, ".repeat(600))),
        ("variants", format!("big = {big}\nok = {{ $count ->\n *[other] {}\n}}\n", "{ big }".repeat(20))),
        ("a long line", format!("ok = {}\n", "x".repeat(50_000))),
        ("the first of two", format!("big = x\nok = {}\nbig = {big}\n", "{ big }".repeat(20))),
        ("the term of a name", format!("big = x\nok = {}\n-big = {big}\n", "{ big }".repeat(20))),
    ] {
        assert!(is_broken(text), "{laugh}");
    }
}

#[test]
fn a_reference_to_itself_or_to_nothing_is_reported() {
    for text in [
        "ok = { ok }\n",
        "ok = { cancel }\ncancel = { ok }\n",
        "ok = { -a }\n-a = { -b }\n-b = x { -a }\n",
        "ok = { nothing }\n",
        "ok = { cancel.word }\ncancel = x\n",
        "-a = x\nok = { -a(case: \"x\") }{ -b }\n",
    ] {
        assert!(is_broken(text.to_owned()), "{text}");
        assert_eq!(words(text).get("ok"), "OK");
    }
}

#[test]
fn text_that_no_parser_accepts_is_reported() {
    let number = "9".repeat(400);
    for text in [
        "ok = { \"\\u00é\" }\n",
        "ok = { \"\\U01F60é\" }\n",
        "ok = { \"\\u\n",
        "ok = { 1.00000000000000000000000000001 ->\n [one] a\n *[other] b\n}\n",
        &format!("ok = {{ {number} ->\n [one] a\n *[other] b\n}}\n"),
        &format!("ok = {{ $count ->\n [{number}] a\n *[other] b\n}}\n"),
        "ok = { NUMBER($count, minimumFractionDigits: 999999999) }\n",
        "ok\n",
        "= = =\n",
        "\0\n",
    ] {
        assert!(is_broken(text.to_owned()), "{text}");
        assert_eq!(words(text).get("ok"), "OK");
    }
}

#[test]
fn only_broken_messages_fall_back() {
    let words = words("ok = { { { }\ncancel = laH'a'\n# { a remark\nsave = { $\n  }\nclose = SoQ\n");
    assert_eq!(words.broken(), ["tlh"]);
    assert_eq!(["ok", "cancel", "save", "close"].map(|id| words.get(id)), ["OK", "laH'a'", "Save", "SoQ"]);
}

#[test]
fn everything_that_translators_write_is_accepted() {
    let text = "\u{feff}### Words
## A group
# A remark (with a bracket: {
language-name = tlhIngan
-bone = { $case ->
       *[subject] Hom
        [object] Hommey
    }
    .gender = being
ok = { -bone }, { -bone(case: \"object\") }, { -bone.gender ->
        [being] ghaH
       *[thing] 'oH
    }
cancel =
    One line (with brackets)
    and { \"{\" }another{ \"\\u0021\" }\r
save = { cancel }
games-count =
    { $count ->
        [0] pagh
        [one] { $count } Quj
       *[other] { $count } { ok }
    }
";
    let words = words(text);
    assert!(words.broken().is_empty());
    assert_eq!(words.get("ok"), "Hom, Hommey, ghaH");
    assert_eq!(words.get("save"), "One line (with brackets)\nand {another!");
    assert_eq!(words.format("games-count", &[("count", 7.into())]), "7 Hom, Hommey, ghaH");
    assert_eq!(words.format("games-count", &[("count", 0.into())]), "pagh");
}

/// The pieces of a malicious file.
const SCRAPS: [&str; 34] = [
    "ok = ",
    "cancel = ",
    "-ok = ",
    "games-count = ",
    "  .a = ",
    "{ ",
    " }",
    "{",
    "}",
    "(",
    ")",
    "[one] ",
    " *[other] ",
    "\n",
    "\r\n",
    "\n ",
    " ->\n",
    "\"",
    "\\",
    "\\u00e",
    "\\U",
    "é",
    "$count",
    "ok",
    "cancel",
    "-ok",
    "A(",
    "B(\"}}\", ",
    "1.5",
    "99999999",
    ": ",
    ", ",
    "# ",
    "\u{feff}",
];

fn nasty() -> impl Strategy<Value = String> {
    let times = prop_oneof![8 => Just(1_usize), 2 => 2..12_usize, 1 => 100..3000_usize];
    let scrap = (prop::sample::select(&SCRAPS[..]), times).prop_map(|(scrap, times)| scrap.repeat(times));
    prop::collection::vec(scrap, 0..40).prop_map(|scraps| scraps.concat())
}

fn name() -> impl Strategy<Value = &'static str> {
    prop::sample::select(&["ok", "cancel", "save", "-ok", "-a", "-b"][..])
}

/// Well-formed text, or nearly so, so that more of it is formatted.
fn entangled() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        "[a-z {}(\"]{0,9}",
        name().prop_map(|name| format!("{{ {name} }}")),
        name().prop_map(|name| format!("{{ $count ->\n  [one] {{ {name} }}\n *[other] x }}")),
        name().prop_map(|name| format!("{{ -a({name}, x: 1) }}").repeat(30)),
    ];
    let line = (name(), prop::collection::vec(part, 1..5));
    let lines = line.prop_map(|(name, parts)| format!("{name} = {}\n", parts.concat()));
    prop::collection::vec(lines, 0..12).prop_map(|lines| lines.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_file_stops_the_game(text in prop_oneof![nasty(), entangled()]) {
        is_broken(text);
    }

    /// Damages a good file at one place.
    #[test]
    fn no_damage_stops_the_game(at in 0..1000_usize, scrap in prop::sample::select(&SCRAPS[..])) {
        let mut text = "ok = Good { $count ->\n    [one] { $count } x\n   *[other] { -a(x: \"\\u0041\") } y\n}\n-a = é\n".to_owned();
        let cut = text.floor_char_boundary(at % text.len());
        text.replace_range(cut..text.ceil_char_boundary(cut + 1), scrap);
        is_broken(text);
    }
}
