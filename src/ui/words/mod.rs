//! Every word a player reads, in the player's language.
//!
//! The words stand in Fluent files: four languages are built in, and files in the user's own folder add to them or
//! replace them, message by message. A message is looked for in the user's file, then in the one built in, then in
//! English; what is missing or broken in one falls through to the next.

mod fire;
mod ftl;
mod games;
pub mod judged;
mod moment;
pub mod names;
mod number;
pub mod reader;
pub mod rules;
pub mod say;
pub mod teller;
pub mod why;
mod wrong;

use std::{collections::HashMap, fmt};

use fluent_bundle::FluentArgs;

pub use crate::store::LanguageFile;
/// What a message is told: a text or a number, either by `into()`.
pub use fluent_bundle::FluentValue as Value;

/// The languages that are built in, by tag; English comes first because the others fall back on it.
pub const BUILT_IN: [(&str, &str); 4] = [
    ("en", include_str!("../../../assets/lang/en.ftl")),
    ("de", include_str!("../../../assets/lang/de.ftl")),
    ("es", include_str!("../../../assets/lang/es.ftl")),
    ("fr", include_str!("../../../assets/lang/fr.ftl")),
];

/// A language a player can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// The tag kept in the settings.
    pub tag: String,
    /// Its name in itself: `Deutsch`.
    pub name: String,
}

/// The words of one language, with English behind them.
pub struct Words {
    tag: String,
    layers: Vec<ftl::Layer>,
    plain: HashMap<String, String>,
    languages: Vec<Language>,
    broken: Vec<String>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("tag", &self.tag).field("broken", &self.broken).finish_non_exhaustive()
    }
}

impl Words {
    /// The words as built in, in English.
    pub fn english() -> Self {
        Self::new("en", &[])
    }

    /// The words of the `chosen` language, or of the system's when none is chosen or it is gone.
    pub fn choose(chosen: Option<&str>, own: &[LanguageFile]) -> Self {
        let system = sys_locale::get_locale();
        let tags = known_tags(own);
        let tag = chosen
            .and_then(|wanted| nearest(wanted, &tags))
            .or_else(|| system.and_then(|wanted| nearest(&wanted, &tags)))
            .unwrap_or_else(|| "en".to_owned());
        Self::new(&tag, own)
    }

    fn new(tag: &str, own: &[LanguageFile]) -> Self {
        let mut broken = Vec::new();
        let mut layers = Vec::new();
        for file in own.iter().filter(|file| file.tag.eq_ignore_ascii_case(tag)) {
            let (words, whole) = ftl::read(&file.tag, &file.text);
            layers.push(words);
            if !whole {
                broken.push(file.tag.clone());
            }
        }
        let english = BUILT_IN.iter().filter(|(built_in, _)| *built_in == "en");
        // A file that is built in is whole: a test says so.
        let built_in = BUILT_IN.iter().filter(|(built_in, _)| *built_in == tag && *built_in != "en").chain(english);
        layers.extend(built_in.map(|(tag, text)| ftl::read(tag, text).0));
        let languages = known_tags(own).into_iter().map(|tag| Language { name: name_of(&tag, own), tag }).collect();
        let mut words = Self { tag: tag.to_owned(), layers, plain: HashMap::new(), languages, broken };
        // Most messages never change: resolved once, they cost a look-up in each frame.
        for id in ids(BUILT_IN[0].1) {
            if let Some(text) = words.resolve(id, None) {
                words.plain.insert(id.to_owned(), text);
            }
        }
        words
    }

    /// The tag of the language in use.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Every language there is to choose, sorted by name.
    pub fn languages(&self) -> &[Language] {
        &self.languages
    }

    /// The user's own files in which something could not be read.
    pub fn broken(&self) -> &[String] {
        &self.broken
    }

    /// The words of a message that needs to be told nothing. An unknown one shows its own name.
    pub fn get<'a>(&'a self, id: &'a str) -> &'a str {
        self.plain.get(id).map_or(id, String::as_str)
    }

    /// The words of a message that is told something: `words.format("you-score", &[("points", 10.into())])`.
    ///
    /// A whole number is a count, by which a message may choose its plural. One with decimals is only written.
    pub fn format(&self, id: &str, told: &[(&str, Value<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(told.len());
        for (name, value) in told {
            match value {
                Value::Number(number) if number.value.fract() != 0.0 => args.set(*name, self.number(number.value, 1)),
                // A count so large is one of many in every language, whether a number or a text.
                Value::Number(number) if number.value >= number::FIRST_GROUPED => {
                    args.set(*name, self.number(number.value, 0));
                }
                value => args.set(*name, value.clone()),
            }
        }
        self.resolve(id, Some(&args)).unwrap_or_else(|| self.get(id).to_owned())
    }

    /// A number with so many decimals, as the language writes it: `2.3` in English is `2,3` in German.
    pub fn number(&self, value: f64, decimals: usize) -> String {
        let [decimal, group] = ["number-decimal", "number-group"].map(|id| self.get(id));
        number::written(value, decimals, decimal, group)
    }

    /// So many hundredths, as the language writes them: `49%` in English has a space in most others.
    pub fn percent(&self, hundredths: f64) -> String {
        self.percent_to(hundredths, 0)
    }

    /// The same with so many decimals, where shares are small.
    pub fn percent_to(&self, hundredths: f64, decimals: usize) -> String {
        self.format("percent", &[("share", self.number(hundredths, decimals).into())])
    }

    /// The message from the first layer that can say it whole.
    fn resolve(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        self.layers.iter().find_map(|words| {
            let pattern = words.get_message(id)?.value()?;
            let mut errors = Vec::new();
            let text = words.format_pattern(pattern, args, &mut errors);
            errors.is_empty().then(|| text.into_owned())
        })
    }
}

/// The tags of all languages, built in or the user's.
fn known_tags(own: &[LanguageFile]) -> Vec<String> {
    let mut tags: Vec<String> = BUILT_IN.iter().map(|(tag, _)| (*tag).to_owned()).collect();
    for file in own {
        if !tags.iter().any(|tag| tag.eq_ignore_ascii_case(&file.tag)) {
            tags.push(file.tag.clone());
        }
    }
    tags.sort_by_cached_key(|tag| name_of(tag, own).to_lowercase());
    tags
}

/// What a language calls itself, or its tag when its file does not say.
fn name_of(tag: &str, own: &[LanguageFile]) -> String {
    let own = own.iter().filter(|file| file.tag.eq_ignore_ascii_case(tag)).map(|file| file.text.as_str());
    let built_in = BUILT_IN.iter().filter(|(built_in, _)| *built_in == tag).map(|(_, text)| *text);
    own.chain(built_in)
        .find_map(|text| text.lines().find_map(|line| line.strip_prefix("language-name")?.trim().strip_prefix('=')))
        .map(str::trim)
        .filter(|name| !name.is_empty() && !name.contains('{'))
        .map_or_else(|| tag.to_owned(), |name| name.chars().take(40).collect())
}

/// The tag among `tags` that serves somebody who wants `wanted`: the same, or else the same language from elsewhere.
fn nearest(wanted: &str, tags: &[String]) -> Option<String> {
    let wanted = wanted.split(['.', '@']).next().unwrap_or(wanted).replace('_', "-");
    let language = |tag: &str| tag.split('-').next().unwrap_or(tag).to_ascii_lowercase();
    let same = tags.iter().find(|tag| tag.eq_ignore_ascii_case(&wanted));
    let plain = || tags.iter().find(|tag| **tag == language(&wanted));
    let related = || tags.iter().find(|tag| language(tag) == language(&wanted));
    same.or_else(plain).or_else(related).cloned()
}

/// The names of the messages in a file, in order.
pub fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (id, _) = line.split_once('=')?;
        let id = id.trim_end();
        let named = id.starts_with(|c: char| c.is_ascii_alphabetic());
        (named && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')).then_some(id)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn file(tag: &str, text: &str) -> LanguageFile {
        LanguageFile { tag: tag.to_owned(), text: text.to_owned() }
    }

    /// Each message with the variables it is told.
    fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut id = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(new) = ids(line).next() {
                assert!(found.insert(new.to_owned(), BTreeSet::new()).is_none(), "{new} stands there twice");
                id = Some(new.to_owned());
            }
            let names = line.split('$').skip(1).map(|rest| {
                rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect::<String>()
            });
            if let Some(id) = &id {
                found.get_mut(id).expect("the message was just entered").extend(names);
            }
        }
        found
    }

    #[test]
    fn every_language_says_exactly_what_english_says() {
        let english = messages(BUILT_IN[0].1);
        for (tag, text) in &BUILT_IN[1..] {
            let words = messages(text);
            for (id, variables) in &english {
                assert_eq!(words.get(id), Some(variables), "{tag}: {id}");
            }
            for id in words.keys() {
                assert!(english.contains_key(id), "{tag} has {id}, which English has not");
            }
        }
    }

    #[test]
    fn every_file_built_in_is_whole_and_every_message_can_be_said() {
        for (tag, text) in BUILT_IN {
            let words = Words::new(tag, &[]);
            assert!(ftl::read(tag, text).1, "{tag}");
            for (id, variables) in messages(text) {
                for number in [0, 1, 2, 5, 11, 21, 305] {
                    let told: Vec<_> = variables.iter().map(|name| (name.as_str(), Value::from(number))).collect();
                    let mut args = FluentArgs::new();
                    for (name, value) in &told {
                        args.set(*name, value.clone());
                    }
                    let mut errors = Vec::new();
                    let layer = &words.layers[0];
                    let pattern = layer.get_message(&id).and_then(|m| m.value()).expect("every message has words");
                    let said = layer.format_pattern(pattern, Some(&args), &mut errors).into_owned();
                    assert_eq!(errors, [], "{tag}: {id}");
                    assert!(!said.is_empty() && !said.contains(['{', '}']), "{tag}: {id}: {said}");
                    assert_eq!(words.format(&id, &told), said);
                }
            }
        }
    }

    #[test]
    fn plurals_are_right() {
        for (tag, zero, one, two) in [
            ("en", "0 games", "1 game", "2 games"),
            ("de", "0 Spiele", "1 Spiel", "2 Spiele"),
            ("es", "0 partidas", "1 partida", "2 partidas"),
            ("fr", "0 partie", "1 partie", "2 parties"),
        ] {
            let words = Words::new(tag, &[]);
            for (count, said) in [(0, zero), (1, one), (2, two)] {
                assert_eq!(words.format("games-count", &[("count", count.into())]), said, "{tag}");
            }
        }
    }

    /// A plain space could end a line, and the next would begin with the sign.
    #[test]
    fn no_french_sign_stands_alone_at_the_start_of_a_line() {
        for line in BUILT_IN[3].1.lines().filter(|line| !line.starts_with('#')) {
            let alone = [" :", " ;", " ?", " !", " »", "« ", " %"].into_iter().find(|sign| line.contains(sign));
            assert_eq!(alone, None, "{line}");
        }
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        for (tag, small, large, share) in [
            ("en", "2.3", "−12,345.7", "49%"),
            ("de", "2,3", "−12.345,7", "49\u{a0}%"),
            ("es", "2,3", "−12\u{202f}345,7", "49\u{a0}%"),
            ("fr", "2,3", "−12\u{202f}345,7", "49\u{a0}%"),
        ] {
            let words = Words::new(tag, &[]);
            assert_eq!(
                (words.number(2.3, 1), words.number(-12_345.67, 1)),
                (small.to_owned(), large.to_owned()),
                "{tag}"
            );
            assert_eq!(words.percent(49.2), share, "{tag}");
            let count = words.format("table-count", &[("count", 2.3.into())]);
            assert!(count.ends_with(small), "{count}");
            let games = words.format("statistics-count", &[("count", 12_345.into())]);
            assert!(games.starts_with(&words.number(12_345.0, 0)), "{games}");
        }
    }

    #[test]
    fn the_users_own_file_says_how_its_language_writes_numbers() {
        let own = [file("gsw", "number-decimal = .\nnumber-group = ’\npercent = { $share } Prozänt\n")];
        let words = Words::choose(Some("gsw"), &own);
        assert_eq!((words.number(12_345.5, 1), words.percent(49.0)), ("12’345.5".to_owned(), "49 Prozänt".to_owned()));
        let own = [file("xx", "number-group = { \"\" }\n")];
        assert_eq!(Words::choose(Some("xx"), &own).number(12_345.5, 1), "12345.5");
    }

    #[test]
    fn the_users_own_file_adds_a_language() {
        let own = [file("nl", "language-name = Nederlands\nok = Goed\n")];
        let words = Words::choose(Some("nl"), &own);
        assert_eq!((words.tag(), words.get("ok")), ("nl", "Goed"));
        assert_eq!(words.get("cancel"), Words::english().get("cancel"), "what it does not say is said in English");
        assert!(words.languages().contains(&Language { tag: "nl".into(), name: "Nederlands".into() }));
        assert!(words.broken().is_empty());
    }

    #[test]
    fn the_users_own_file_replaces_single_messages() {
        let own = [file("de", "ok = Na gut\n")];
        let words = Words::choose(Some("de"), &own);
        assert_eq!(words.get("ok"), "Na gut");
        assert_eq!(words.get("cancel"), "Abbrechen");
    }

    #[test]
    fn the_nearest_language_serves() {
        let tags = ["en", "de", "pt-BR"].map(str::to_owned);
        for (wanted, found) in [
            ("de", Some("de")),
            ("de_AT.UTF-8", Some("de")),
            ("DE-CH", Some("de")),
            ("pt", Some("pt-BR")),
            ("en-GB", Some("en")),
            ("ja", None),
            ("", None),
        ] {
            assert_eq!(nearest(wanted, &tags).as_deref(), found, "{wanted}");
        }
    }

    #[test]
    fn an_unknown_message_shows_its_name() {
        assert_eq!(Words::english().get("no-such-message"), "no-such-message");
        assert_eq!(Words::english().format("no-such-message", &[]), "no-such-message");
    }
}
