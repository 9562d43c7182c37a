//! The arguments of messages.
//!
//! A sentence about a player, a pair or a few numbers may need another form of their name in each
//! language: "Ajax wins", "you and Ajax win", «ни 5, ни 3». So an argument brings all its forms,
//! and each message takes the ones that it needs: `{ $side }`, `{ $side-who }`.

use super::{Message, Words};
use crate::msg;
use fluent_bundle::{FluentArgs, FluentValue};
use std::fmt;

/// An argument of a message: a text, a number or a phrase, made with `into()`.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A text or a count.
    Plain(FluentValue<'a>),
    /// A text with other forms.
    Phrase(Phrase),
}

impl<'a, T: Into<FluentValue<'a>>> From<T> for Value<'a> {
    fn from(value: T) -> Self {
        Value::Plain(value.into())
    }
}

impl From<Phrase> for Value<'_> {
    fn from(phrase: Phrase) -> Self {
        Value::Phrase(phrase)
    }
}

impl Value<'_> {
    /// Adds the argument to those of a message. A form of `name` has its own name after a dash.
    pub(super) fn tell<'b>(&'b self, words: &Words, name: &'b str, args: &mut FluentArgs<'b>) {
        let (starts, figure) = match self {
            Value::Plain(FluentValue::String(text)) => (start(text), figure(text)),
            Value::Phrase(phrase) => (start(&phrase.text), figure(&phrase.text)),
            // It is written in figures.
            Value::Plain(FluentValue::Number(number)) => ("consonant", figure(&number.value.to_string())),
            Value::Plain(_) => ("consonant", "another"),
        };
        args.set(format!("{name}-starts"), starts);
        args.set(format!("{name}-figure"), figure);
        match self {
            Value::Plain(FluentValue::Number(number)) => match words.grouped(number.value) {
                Some(text) => args.set(name, text),
                None => args.set(name, number.clone()),
            },
            Value::Plain(FluentValue::String(text)) => args.set(name, text.as_ref()),
            Value::Plain(value) => args.set(name, value.clone()),
            Value::Phrase(phrase) => {
                match phrase.number {
                    Some(number) => args.set(name, number),
                    None => args.set(name, phrase.text.as_str()),
                }
                for (form, value) in &phrase.forms {
                    args.set(format!("{name}-{form}"), value.clone());
                }
            }
        }
    }
}

/// A text with the other forms that messages may need.
#[derive(Clone, Debug, Default)]
pub struct Phrase {
    text: String,
    /// The number that the text writes, if a message may choose by it.
    number: Option<u8>,
    forms: Vec<(String, FluentValue<'static>)>,
}

impl Phrase {
    /// Returns the same with one more form.
    #[must_use]
    pub fn with(mut self, form: &str, value: impl Into<FluentValue<'static>>) -> Phrase {
        self.forms.push((form.to_owned(), value.into()));
        self
    }

    /// Returns a form as text, or the text itself if the language has no such form.
    pub fn form(&self, form: &str) -> &str {
        let found = self.forms.iter().find(|(name, _)| name == form);
        match found {
            Some((_, FluentValue::String(text))) => text,
            _ => &self.text,
        }
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Phrase {
        Phrase { text, ..Phrase::default() }
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The attributes of a message that are no forms.
const NO_FORMS: [&str; 2] = ["fingers", "search"];

impl Words {
    /// Returns a message as a phrase. Its attributes are its forms.
    pub fn phrase(&self, message: Message, told: &[(&str, Value<'_>)]) -> Phrase {
        let args = self.args(told);
        let mut phrase = Phrase::from(self.format(message, told));
        for layer in &self.layers {
            let attributes = layer.get_message(message.id()).into_iter().flat_map(|message| message.attributes());
            for attribute in attributes.filter(|attribute| !NO_FORMS.contains(&attribute.id())) {
                let mut errors = Vec::new();
                let text = layer.format_pattern(attribute.value(), Some(&args), &mut errors).into_owned();
                // What stands in the language's own file comes first.
                if errors.is_empty() && phrase.forms.iter().all(|(form, _)| form != attribute.id()) {
                    phrase = phrase.with(attribute.id(), text);
                }
            }
        }
        phrase
    }

    /// Returns a list: "5, 4 and 3". It has the forms `or` ("5, 4 or 3"), `nor` («5, ни 4, ни 3»)
    /// and `count`.
    pub fn list(&self, items: &[impl AsRef<str>]) -> Phrase {
        let listed = match items {
            [] => Phrase::default(),
            [only] => {
                let only = only.as_ref().to_owned();
                Phrase::from(only.clone()).with("or", only.clone()).with("nor", only)
            }
            [rest @ .., last] => {
                let text = rest.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ");
                let before = Phrase { text, ..self.list(rest) };
                self.phrase(msg!("list-and"), &[("list", before.into()), ("last", last.as_ref().into())])
            }
        };
        listed.with("count", items.len())
    }

    /// Returns the number of a half, with the forms that a language has for its name: «пятёрка», «нет пятёрок».
    pub fn number_on_half(&self, pips: u8) -> Phrase {
        let name = self.phrase(msg!("number-name"), &[("pips", pips.into())]);
        let text = name.to_string();
        Phrase { text: pips.to_string(), number: Some(pips), ..name }.with("name", text)
    }

    /// Returns several such numbers as a list: "5 and 3". Each form of their names has the forms of a list:
    /// «пятёрок и троек», and `many-nor` «пятёрок, ни троек».
    pub fn numbers_on_halves(&self, numbers: &[u8]) -> Phrase {
        let each: Vec<Phrase> = numbers.iter().map(|pips| self.number_on_half(*pips)).collect();
        let mut listed = self.list(&each.iter().map(Phrase::to_string).collect::<Vec<_>>());
        for (form, _) in each.first().map_or(&[][..], |first| &first.forms) {
            let named = self.list(&each.iter().map(|number| number.form(form)).collect::<Vec<_>>());
            for of_list in ["or", "nor"] {
                listed = listed.with(&format!("{form}-{of_list}"), named.form(of_list).to_owned());
            }
            listed = listed.with(form, named.text);
        }
        listed
    }

    /// Returns players by their names, you first if you are one of them. The form `who` is `you`,
    /// `with-you`, `single` or `several`, and the form `others` leaves you out.
    pub fn players(&self, names: &[impl AsRef<str>], with_you: bool) -> Phrase {
        let (who, others) = match (with_you, names) {
            (true, [_]) => ("you", names),
            (true, [_, others @ ..]) => ("with-you", others),
            (_, [_]) => ("single", names),
            _ => ("several", names),
        };
        self.list(names).with("who", who).with("others", self.list(others).to_string())
    }
}

/// Returns which number a text starts with in figures, for words that change before some: “an 8”, «7 u 8»,
/// «lo 0-0, l’1-0, l’11».
fn figure(text: &str) -> &'static str {
    let end = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
    match &text[..end] {
        "0" => "zero",
        "1" => "one",
        "8" | "11" => "eight",
        _ => "another",
    }
}

/// Returns how a text starts, for words that change before it: «d’Ajax», «Tú e Inés», «Tu ed Elena».
fn start(text: &str) -> &'static str {
    let mut letters = text.chars().flat_map(char::to_lowercase);
    match (letters.next(), letters.next(), letters.next()) {
        (Some('h'), Some('i' | 'í'), after) if after != Some('e') => "i",
        (Some('i' | 'í'), ..) => "i",
        (Some('e' | 'é' | 'è' | 'ê' | 'ë'), ..) => "e",
        (
            Some(
                'a' | 'o' | 'u' | 'y' | 'h' | 'á' | 'à' | 'â' | 'ä' | 'î' | 'ï' | 'ó' | 'ô' | 'ö' | 'œ' | 'ú' | 'û'
                | 'ü',
            ),
            ..,
        ) => "vowel",
        _ => "consonant",
    }
}
