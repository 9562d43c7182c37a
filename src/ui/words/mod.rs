//! All text of the window, in the player's language.
//!
//! The messages are in Fluent files, one for each language. A page has English, and brings the
//! others once they are needed. Until one is there, its messages are in English.

mod games;
pub mod judged;
mod message;
pub(crate) mod names;
mod number;
mod phrase;
pub(crate) mod reader;
pub mod rules;
pub mod say;
pub(crate) mod teller;
mod wrong;

use crate::{msg, say};
pub(crate) use judged::{mark_word, reasons, reasons_alone};
pub use message::Message;
pub(crate) use message::worded;
pub(crate) use names::{Names, met_name, names_from, own_name, player_name, unnamed};
pub use phrase::{Phrase, Value};
pub(crate) use reader::{LogLine, Reader};
pub use say::{
    Speech, Spoken, bone_name, end_word, last_act, pips_word, place_name, points, step_at_first, step_from,
    step_in_sentence, step_name,
};
pub(crate) use teller::Teller;

use crate::ui::settings::Settings;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use std::sync::{Arc, OnceLock};
use std::{collections::HashMap, fmt};

/// The built-in languages by tag, as the table `assets/lang/languages` lists them. English comes
/// first because the others fall back on it. A page has only the names of the others. Their texts
/// come as files once they are needed.
pub const BUILT_IN: [(&str, &str); TABLE.len()] = *TABLE.first_chunk().expect("it is as long as itself");
const TABLE: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language that the player can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// The tag as saved in the settings.
    pub tag: String,
    /// The name of the language in that language: `Deutsch`.
    pub name: String,
}

/// The messages of one language, with English as the fallback.
pub struct Words {
    tag: String,
    layers: Vec<Arc<Layer>>,
    plain: HashMap<String, String>,
    /// The messages that are other ones for a player who uses fingers, and whether that is so now.
    touched: HashMap<String, String>,
    fingers: bool,
    /// Other words for what a message names, by its id.
    others: HashMap<String, String>,
    languages: Vec<Language>,
}

/// The messages of one file.
type Layer = FluentBundle<FluentResource>;

/// The files that a page has brought, by their places in [`BUILT_IN`].
static BROUGHT: [OnceLock<Arc<Layer>>; BUILT_IN.len()] = [const { OnceLock::new() }; _];

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("tag", &self.tag).finish_non_exhaustive()
    }
}

impl Words {
    /// Returns the built-in English messages.
    pub fn english() -> Self {
        Self::new("en")
    }

    /// Returns the messages of the `chosen` language. If none is chosen or it is missing, the
    /// system's language is used.
    pub fn choose(chosen: Option<&str>) -> Self {
        let chosen = chosen.and_then(|wanted| nearest(wanted, &BUILT_IN.map(|(tag, _)| tag)));
        Self::new(chosen.unwrap_or_else(own_tag))
    }

    fn new(tag: &str) -> Self {
        // A test makes sure that the files are complete.
        let layers = (1..BUILT_IN.len()).filter(|at| BUILT_IN[*at].0 == tag).chain([0]).map(layer).collect();
        let (plain, touched, others) = Default::default();
        let (tag, languages) = (tag.to_owned(), languages());
        let mut words = Self { tag, layers, plain, touched, fingers: true, others, languages };
        // Most messages have no arguments, or only the points of the quick game. They are resolved once, so that each
        // frame only looks them up.
        let mut known = FluentArgs::new();
        known.set("quick", Settings::FIRST_TARGET);
        let resolved = |words: &Words| -> HashMap<String, String> {
            ids(BUILT_IN[0].1).filter_map(|id| Some((id.to_owned(), words.resolve(id, Some(&known))?))).collect()
        };
        words.touched = resolved(&words);
        words.fingers = false;
        words.plain = resolved(&words);
        words.touched.retain(|id, text| words.plain.get(id) != Some(text));
        words.others =
            ids(BUILT_IN[0].1).filter_map(|id| Some((id.to_owned(), other_words_for(&words.layers, id)?))).collect();
        words
    }

    /// Speaks from now on to a player who uses fingers, or to one who uses a mouse. A message may
    /// have other words for fingers as its attribute.
    pub const fn speak_of_fingers(&mut self, fingers: bool) {
        self.fingers = fingers;
    }

    /// Returns the tag of the current language.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Returns all available languages, sorted by name.
    pub fn languages(&self) -> &[Language] {
        &self.languages
    }

    /// Returns a message without arguments.
    pub fn get(&self, message: Message) -> &str {
        let touched = self.touched.get(message.id()).filter(|_| self.fingers);
        touched.or_else(|| self.plain.get(message.id())).map_or(message.id(), String::as_str)
    }

    /// Returns the message that belongs to another, with this word behind its id, or nothing.
    pub fn more(&self, message: Message, word: &str) -> &str {
        message.with(word).map_or("", |more| self.get(more))
    }

    /// Returns other words by which people search for what a message names, or nothing.
    pub fn other_words(&self, message: Message) -> &str {
        self.others.get(message.id()).map_or("", String::as_str)
    }

    /// Returns a message with arguments that are made elsewhere. [`say!`](crate::say) takes them by name.
    ///
    /// A whole number is a count, and a message may choose its plural by it. A number with decimals
    /// is only written.
    pub fn format(&self, message: Message, told: &[(&str, Value<'_>)]) -> String {
        debug_assert!(message.is_told(told), "{} is not told {:?}", message.id(), message.arguments());
        self.resolve(message.id(), Some(&self.args(told))).unwrap_or_else(|| self.get(message).to_owned())
    }

    fn args<'a>(&self, told: &'a [(&str, Value<'_>)]) -> FluentArgs<'a> {
        let mut args = FluentArgs::with_capacity(2 * told.len());
        for (name, value) in told {
            value.tell(self, name, &mut args);
        }
        args
    }

    /// Returns a number as text if it is no count, or so large that it takes the general plural in
    /// every language.
    fn grouped(&self, value: f64) -> Option<String> {
        let has_decimals = value.fract() != 0.0;
        (has_decimals || value >= number::FIRST_GROUPED).then(|| self.number(value, usize::from(has_decimals)))
    }

    /// Returns choices with their messages.
    pub fn choices<T: Copy>(&self, choices: &[(Message, T)]) -> Vec<(String, T)> {
        choices.iter().map(|(word, worth)| (self.get(*word).to_owned(), *worth)).collect()
    }

    /// Returns a number with this many decimals, as the language writes it: `2.3` in English is
    /// `2,3` in German.
    pub fn number(&self, value: f64, decimals: usize) -> String {
        let [decimal, group] = [say!(self, "number-decimal"), say!(self, "number-group")];
        number::written(value, decimals, decimal, group)
    }

    /// Returns a percentage as the language writes it: `49%` in English has a space in most other
    /// languages.
    pub fn percent(&self, hundredths: f64) -> String {
        self.percent_to(hundredths, 0)
    }

    /// Returns a small percentage with this many decimals.
    pub fn percent_to(&self, hundredths: f64, decimals: usize) -> String {
        self.format(msg!("percent"), &[("share", self.number(hundredths, decimals).into())])
    }

    /// Returns a chance to win as games in a hundred: `5 games in 100`. One that rounds to none is
    /// less than one game. Its form `object` is what something costs.
    pub fn games_in_100(&self, share: f64) -> Phrase {
        self.phrase(msg!("games-in-100"), &[("count", in_100(share))])
    }

    /// Returns the message from the first layer that can format it without errors.
    fn resolve(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        self.layers.iter().find_map(|words| {
            let message = words.get_message(id)?;
            let touched = message.get_attribute("fingers").filter(|_| self.fingers);
            let pattern = touched.map(|attribute| attribute.value()).or(message.value())?;
            let mut errors = Vec::new();
            let text = words.format_pattern(pattern, args, &mut errors);
            errors.is_empty().then(|| text.into_owned())
        })
    }
}

/// Returns the attribute of a message with other words for it, from the first layer that has one.
fn other_words_for(layers: &[Arc<Layer>], id: &str) -> Option<String> {
    layers.iter().find_map(|words| {
        let attribute = words.get_message(id)?.get_attribute("search")?;
        Some(words.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned())
    })
}

/// Returns in how many of a hundred games a chance comes true, as a count for a message.
pub(crate) fn in_100(share: f64) -> Value<'static> {
    (100.0 * share).round().into()
}

/// Returns a number with one decimal at most, as a count for a message.
pub(crate) fn to_a_tenth(value: f64) -> Value<'static> {
    ((10.0 * value).round() / 10.0).into()
}

/// Takes in the file of a language that a page has brought.
pub fn bring(tag: &str, text: &str) {
    if let Some(at) = BUILT_IN.iter().position(|(known, _)| *known == tag) {
        BROUGHT[at].get_or_init(|| Arc::new(read(tag, text)));
    }
}

/// Returns the messages of a language, by its place in [`BUILT_IN`]. Its file is read once.
fn layer(at: usize) -> Arc<Layer> {
    static READ: [OnceLock<Arc<Layer>>; BUILT_IN.len()] = [const { OnceLock::new() }; _];
    let (tag, text) = BUILT_IN[at];
    Arc::clone(BROUGHT[at].get().unwrap_or_else(|| READ[at].get_or_init(|| Arc::new(read(tag, text)))))
}

fn read(tag: &str, text: &str) -> Layer {
    let mut words = FluentBundle::new_concurrent(vec![tag.parse().unwrap_or_default()]);
    // The fonts have no glyph for the marks that isolate right-to-left names.
    words.set_use_isolating(false);
    // What of it can be read, is. Tests read every file.
    words.add_resource_overriding(FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read));
    words
}

/// The languages with their names for themselves, sorted by these.
fn languages() -> Vec<Language> {
    let named = |(tag, text): (&str, &str)| {
        let name = text.lines().find_map(|line| line.strip_prefix("language-name")?.strip_prefix(" = "));
        Language { tag: tag.to_owned(), name: name.unwrap_or(tag).to_owned() }
    };
    let mut languages = BUILT_IN.map(named).to_vec();
    languages.sort_by_cached_key(|language| language.name.to_lowercase());
    languages
}

/// Returns the tag of the system's language, or of English.
pub fn own_tag() -> &'static str {
    let system = sys_locale::get_locale();
    system.and_then(|wanted| nearest(&wanted, &BUILT_IN.map(|(tag, _)| tag))).unwrap_or("en")
}

/// Returns the tag among `tags` that fits `wanted` best: the same tag, or the same language from
/// another region.
pub fn nearest<'a>(wanted: &str, tags: &[&'a str]) -> Option<&'a str> {
    let wanted = wanted.split(['.', '@']).next().unwrap_or(wanted).replace('_', "-");
    let language = |tag: &str| tag.split('-').next().unwrap_or(tag).to_ascii_lowercase();
    let same = tags.iter().find(|tag| tag.eq_ignore_ascii_case(&wanted));
    let plain = || tags.iter().find(|tag| **tag == language(&wanted));
    let related = || tags.iter().find(|tag| language(tag) == language(&wanted));
    same.or_else(plain).or_else(related).copied()
}

/// Returns the ids of the messages in a file, in order.
pub fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (id, _) = line.split_once('=')?;
        let id = id.trim_end();
        let named = id.starts_with(|c: char| c.is_ascii_alphabetic());
        (named && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')).then_some(id)
    })
}
