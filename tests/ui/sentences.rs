//! Sentences with each kind of argument: a player, a pair, a few numbers, a play, games in a
//! hundred. To read all of them in a language:
//!
//! ```sh
//! READ=de cargo test --test ui every_sentence -- --nocapture
//! ```

use electrum_dominoes::engine::{End, Move, Way, bone::Bone, layout::Joint};
use electrum_dominoes::msg;
use electrum_dominoes::ui::words::Message;
use electrum_dominoes::ui::words::{
    BUILT_IN, Value, Words, ids,
    say::{play_name, step_in_sentence},
};
use std::collections::{BTreeMap, BTreeSet};

/// A place that has no direction, where every doublet is a spinner.
const ON_A_DOUBLET: End = End::Joint(Joint::new(Bone::doublet(3), Way::West));

/// Every language with its words.
fn languages() -> impl Iterator<Item = (&'static str, Words)> {
    BUILT_IN.iter().map(|(tag, _)| (*tag, Words::choose(Some(tag))))
}

/// The kinds of players that a sentence may be about.
fn players(words: &Words) -> Vec<Value<'static>> {
    let [you, nestor, ajax, helen] =
        [msg!("you"), msg!("nestor"), msg!("name-second"), msg!("name-third")].map(|id| words.get(id).to_owned());
    let all = [
        words.players(&[&you], true),
        words.players(&[&you, &ajax], true),
        words.players(&[&nestor], false),
        words.players(&[&ajax, &helen], false),
    ];
    all.into_iter().map(Value::from).collect()
}

/// The plays that a sentence may name.
fn plays(words: &Words) -> Vec<Value<'static>> {
    let bone = |name: &str| name.parse::<Bone>().expect("a bone");
    let steps = [
        Move::Play(bone("6-4"), End::Arm(Way::East)),
        Move::Play(bone("5-2"), End::Turned(Way::West)),
        Move::Play(bone("5-3"), ON_A_DOUBLET),
        Move::Draw,
        Move::Boom(bone("6-4")),
    ];
    steps.into_iter().map(|step| step_in_sentence(words, step).into()).collect()
}

/// How often something may be. Where it is a number instead, a message writes it as it is.
fn shares(words: &Words) -> Vec<Value<'static>> {
    ["never", "hardly", "half", "nearly", "always"]
        .map(|of| words.phrase(msg!("share"), &[("of", of.into())]).into())
        .into()
}

/// Everything that an argument of this name may be.
fn kinds(words: &Words, name: &str) -> Vec<Value<'static>> {
    match name {
        "side" | "name" | "names" => players(words),
        "numbers" => [&[5][..], &[5, 3], &[5, 3, 2]].map(|all| words.numbers_on_halves(all).into()).into(),
        "pips" | "less" => [0, 1, 5, 8].map(|pips| words.number_on_half(pips).into()).into(),
        "likely" | "instead" | "held" | "wins" => shares(words),
        "play" | "other" | "played" | "best" => plays(words),
        "games" | "mean" => [0.0, 0.01, 0.02, 0.05, 0.21].map(|share| words.games_in_100(share).into()).into(),
        "scores" => vec!["100 : 85".into()],
        "bone" => vec!["6-4".into()],
        "fitting" | "here" | "named" | "there" => {
            [&["6-4"][..], &["6-4", "5-0"]].map(|all| words.list(all).into()).into()
        }
        "level" | "above" | "below" => vec![words.get(msg!("level-easy")).to_owned().into()],
        _ => [0, 1, 2, 5, 21].map(Value::from).into(),
    }
}

/// A message said with each kind of each argument. The others stay as they are meanwhile.
fn said(words: &Words, id: &str, names: &BTreeSet<String>) -> Vec<String> {
    let all: Vec<(&str, Vec<Value<'_>>)> = names.iter().map(|name| (name.as_str(), kinds(words, name))).collect();
    let longest = all.iter().map(|(_, kinds)| kinds.len()).max().unwrap_or(1);
    let told = |at: usize| {
        let args: Vec<_> = all.iter().map(|(name, kinds)| (*name, kinds[at % kinds.len()].clone())).collect();
        words.format(Message::must(id), &args)
    };
    (0..longest).map(told).collect()
}

/// The arguments of each message that has any, without their forms.
fn arguments(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let name = |argument: &&str| argument.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
    let all = ids(text).map(|id| (id.to_owned(), Message::must(id).arguments().iter().map(name).collect()));
    all.filter(|(_, names): &(String, BTreeSet<String>)| !names.is_empty()).collect()
}

#[test]
fn every_sentence_is_whole_with_each_kind_of_argument() {
    let wanted = std::env::var("READ").unwrap_or_default();
    for ((tag, words), (_, text)) in languages().zip(BUILT_IN) {
        let you = words.get(msg!("you"));
        for (id, names) in arguments(text) {
            for sentence in said(&words, &id, &names) {
                if wanted == tag {
                    println!("{id}: {sentence}");
                }
                assert!(!sentence.contains(['{', '$']) && !sentence.contains("  "), "{tag}: {id}: {sentence}");
                // A name that is "You" begins a sentence and nothing else.
                for (at, _) in sentence.match_indices(&format!(" {you} ")).filter(|_| names.contains("side")) {
                    let before = &sentence[..at];
                    assert!(before.ends_with(['.', '!', ':']), "{tag}: {id}: {sentence}");
                }
            }
        }
    }
}

/// Each message of a language's file as it is written there.
fn written(text: &str) -> BTreeMap<&str, String> {
    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    let mut last = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        last = ids(line).next().unwrap_or(last);
        *found.entry(last).or_default() += line;
    }
    found
}

/// A message that asks for a form that its argument does not have is said in English.
#[test]
fn no_sentence_falls_back_on_english() {
    let (english, source) = (Words::english(), written(BUILT_IN[0].1));
    for ((tag, words), (_, text)) in languages().zip(BUILT_IN).skip(1) {
        let own = written(text);
        for (id, names) in arguments(text).into_iter().filter(|(id, _)| own[id.as_str()] != source[id.as_str()]) {
            let said_in_english: BTreeSet<String> = said(&english, &id, &names).into_iter().collect();
            for sentence in said(&words, &id, &names) {
                assert!(!said_in_english.contains(&sentence), "{tag}: {id}: {sentence}");
            }
        }
    }
}

#[test]
fn a_pair_wins_in_the_person_that_the_language_has_for_it() {
    for (tag, wins, gets) in [
        ("en", "You and Ajax win the game, 100 : 85.", "Passes: +30 for you and Ajax."),
        ("de", "Du und Ajax gewinnt das Spiel, 100 : 85.", "Gepasst: 30 für dich und Ajax."),
        ("es", "Tú y Áyax ganan la partida, 100 : 85.", "¡Pase! 30 para Áyax y para ti."),
        ("fr", "Vous et Ajax gagnez la partie, 100 : 85.", "Ils passent\u{a0}: 30 pour vous et Ajax."),
        ("it", "Tu e Aiace vincete la partita, 100 : 85.", "Passano: 30 per Aiace e te."),
        ("pt", "Você e Ájax ganharam a partida, 100 : 85.", "Passe! 30 para você e Ájax."),
        ("ru", "Партию выиграли вы и Аякс, 100 : 85.", "За пропуск вашей паре: 30."),
    ] {
        let words = Words::choose(Some(tag));
        let side = || ("side", words.players(&[words.get(msg!("you")), words.get(msg!("name-second"))], true).into());
        assert_eq!(words.format(msg!("say-side-wins-game"), &[side(), ("scores", "100 : 85".into())]), wins);
        assert_eq!(words.format(msg!("say-passed-for"), &[side(), ("points", 30.into())]), gets);
    }
}

#[test]
fn numbers_are_joined_as_the_sentence_needs_them() {
    for (tag, one, two, three) in [
        ("en", "Who has no 5?", "Who has no 5 or 3?", "Who has no 5, 3 or 2?"),
        ("de", "Wer hat keine 5?", "Wer hat keine 5 oder 3?", "Wer hat keine 5, 3 oder 2?"),
        ("es", "¿Quién no tiene 5?", "¿Quién no tiene ni 5 ni 3?", "¿Quién no tiene ni 5 ni 3 ni 2?"),
        ("fr", "Qui n’a pas de 5\u{a0}?", "Qui n’a pas de 5 ni de 3\u{a0}?", "Qui n’a pas de 5 ni de 3 ni de 2\u{a0}?"),
        ("it", "Chi non ha 5?", "Chi non ha né 5 né 3?", "Chi non ha né 5 né 3 né 2?"),
        ("pt", "Quem não tem 5?", "Quem não tem nem 5 nem 3?", "Quem não tem nem 5 nem 3 nem 2?"),
        ("ru", "У кого нет пятёрок?", "У кого нет ни пятёрок, ни троек?", "У кого нет ни пятёрок, ни троек, ни двоек?"),
    ] {
        let words = Words::choose(Some(tag));
        let asks =
            |numbers: &[u8]| words.format(msg!("nudge-lacks"), &[("numbers", words.numbers_on_halves(numbers).into())]);
        assert_eq!([asks(&[5]), asks(&[5, 3]), asks(&[5, 3, 2])], [one, two, three]);
    }
}

/// "It fits never" is no English, and neither is "almost every time" before a verb.
#[test]
fn how_often_something_is_stands_where_english_has_it() {
    let words = Words::english();
    let fits = |of: &str| {
        let [likely, instead] = [of, "half"].map(|of| words.phrase(msg!("share"), &[("of", of.into())]).into());
        words.format(msg!("why-last-fits"), &[("likely", likely), ("instead", instead), ("other", "6-4".into())])
    };
    for (of, told) in [
        ("never", "It never fits."),
        ("hardly", "It hardly ever fits."),
        ("half", "It fits about half the time."),
        ("nearly", "It almost always fits."),
        ("always", "It always fits."),
    ] {
        assert!(fits(of).contains(told), "{}", fits(of));
        assert!(fits(of).ends_with("After 6-4, about half the time."), "{}", fits(of));
    }
}

#[test]
fn a_number_of_a_half_has_the_case_of_its_sentence() {
    let words = Words::choose(Some("ru"));
    let pips = |pips: u8| ("pips", Value::from(words.number_on_half(pips)));
    let waits = words.format(msg!("why-waits"), &[pips(5), ("bone", "5-2".into())]);
    assert_eq!(waits, "Ни у кого из соперников нет пятёрок, поэтому 5-2 может подождать.");
    assert_eq!(
        words.format(msg!("why-lead-of-partner"), &[pips(1)]),
        "Ваш напарник сам зашёл с единицы, и она ещё на конце."
    );
    let opened = words.format(msg!("why-rival-opened-twice"), &[pips(6), ("one", "6-4".into()), ("two", "6-0".into())]);
    assert_eq!(opened, "Соперник открыл шестёрку костью 6-4 и ещё раз костью 6-0. Этот ход её закрывает.");
    // A language that needs no name for it has the number, and chooses by it.
    let words = Words::choose(Some("es"));
    let lacks = |pips: u8| {
        words.format(msg!("why-waits"), &[("pips", words.number_on_half(pips).into()), ("bone", "5-2".into())])
    };
    assert_eq!(lacks(0), "Ningún rival tiene una blanca, así que tu 5-2 puede esperar.");
    assert_eq!(lacks(5), "Ningún rival tiene un 5, así que tu 5-2 puede esperar.");
}

#[test]
fn a_number_of_games_has_the_case_of_its_sentence() {
    let words = Words::choose(Some("ru"));
    let games = words.games_in_100(0.21);
    assert_eq!(games.to_string(), "21 партия из 100");
    assert_eq!(
        words.format(msg!("better-wrong"), &[("play", "6-4".into()), ("games", games.into())]),
        "6-4: стоит 21 партию из 100."
    );
    let words = Words::choose(Some("de"));
    let games = words.games_in_100(0.21);
    assert_eq!(
        words.format(msg!("better-wrong"), &[("play", "6-4".into()), ("games", games.into())]),
        "6-4: kostet 21 von 100 Spielen."
    );
}

#[test]
fn a_play_has_one_name_in_a_list_and_in_a_sentence() {
    let bone = |name: &str| name.parse::<Bone>().expect("a bone");
    for (tag, straight, turned, on) in [
        ("en", "6-4 on the right", "5-2 on the left (heavier half out)", "5-3 on 3-3"),
        ("de", "6-4 rechts", "5-2 links (schwere Hälfte außen)", "5-3 an 3-3"),
        ("es", "6-4 a la derecha", "5-2 a la izquierda (con la mitad mayor hacia fuera)", "5-3 en 3-3"),
        ("fr", "6-4 à droite", "5-2 à gauche (moitié forte dehors)", "5-3 sur 3-3"),
        ("it", "6-4 a destra", "5-2 a sinistra (metà più alta in fuori)", "5-3 su 3-3"),
        ("pt", "6-4 à\u{a0}direita", "5-2 à\u{a0}esquerda (metade maior para fora)", "5-3 em 3-3"),
        ("ru", "6-4 справа", "5-2 слева (тяжёлой половиной наружу)", "5-3 на 3-3"),
    ] {
        let words = Words::choose(Some(tag));
        let plays = [
            ("6-4", End::Arm(Way::East), straight),
            ("5-2", End::Turned(Way::West), turned),
            ("5-3", ON_A_DOUBLET, on),
        ];
        for (name, end, told) in plays {
            assert_eq!(play_name(&words, bone(name), end), told);
            let hint = words.format(msg!("say-hint"), &[("play", play_name(&words, bone(name), end).into())]);
            assert!(hint.contains(told), "{hint}");
        }
    }
}

#[test]
fn a_name_that_starts_with_a_vowel_is_joined_as_one_says_it() {
    let words = Words::choose(Some("fr"));
    let named = |name: &str| words.format(msg!("spoken-firecracker-theirs"), &[("name", name.into())]);
    assert_eq!(
        ["Nestor", "Ajax", "Hélène"].map(named),
        ["le pétard de Nestor", "le pétard d’Ajax", "le pétard d’Hélène"]
    );
    let words = Words::choose(Some("es"));
    assert_eq!(
        ["Ana", "Inés", "Hilda"].map(|name| words.list(&["Tú", name]).to_string()),
        ["Tú y Ana", "Tú e Inés", "Tú e Hilda"]
    );
    let words = Words::choose(Some("it"));
    assert_eq!(
        ["Ida", "Elena", "Ezio", "Èrica"].map(|name| words.list(&["Tu", name]).to_string()),
        ["Tu e Ida", "Tu ed Elena", "Tu ed Ezio", "Tu ed Èrica"]
    );
}

#[test]
fn eight_and_eleven_have_the_article_and_the_word_that_stand_before_them() {
    let waits = |pips: u8| Words::english().format(msg!("why-waits"), &[("pips", pips.into()), ("bone", "6-4".into())]);
    let own = |numbers: &[&str]| {
        let words = Words::english();
        words.format(msg!("why-own-many"), &[("numbers", words.list(numbers).into()), ("count", 3.into())])
    };
    for (pips, article) in [(1, "a 1"), (7, "a 7"), (8, "an 8"), (10, "a 10"), (11, "an 11"), (12, "a 12")] {
        let sentence = waits(pips);
        assert!(sentence.starts_with(&format!("No opponent has {article}, ")), "{sentence}");
    }
    assert!(own(&["8", "3"]).starts_with("No one else has an 8 or 3"), "{}", own(&["8", "3"]));
    let either = |numbers: &[&str]| Words::choose(Some("es")).list(numbers).form("or").to_owned();
    assert_eq!([either(&["7", "8"]), either(&["8", "7"])], ["7 u 8", "8 o 7"]);
    let opened = |pips: u8| {
        let values = [("pips", Value::from(pips)), ("one", "11-4".into()), ("two", "4-4".into())];
        Words::choose(Some("it")).format(msg!("why-opened-twice"), &values)
    };
    assert!(opened(8).contains("aperto l’8 con") && opened(7).contains("aperto il 7 con"), "{}", opened(8));
}
