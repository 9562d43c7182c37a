//! Reads a file of words, and takes from it only what can be said.
//!
//! A file may come from anywhere. Fluent's parser and its resolver follow brackets and references as far as they go, so
//! a file of a few kilobytes could overflow the stack, and one of a few hundred ask for gigabytes. Hence every entry is
//! cut out and judged by itself: before it is parsed, by its length and its brackets; after that, by what it comes to
//! together with everything it refers to. What does not pass is left out, as if it were not there.

use std::collections::{HashMap, HashSet};

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use unic_langid::LanguageIdentifier;

/// The words of one file.
pub type Layer = FluentBundle<FluentResource>;

/// The most that an entry may come to with everything it refers to. The longest message of the game has 500 bytes. Every
/// bracket may take ten kilobytes of the stack, of which there is no more than a megabyte on some systems; and a message
/// with more than 100 of them makes Fluent's resolver give up, or panic.
const MOST: Size = Size { bytes: 4000, brackets: 50 };
/// A message may refer to a term that refers to another, but not on and on.
const LONGEST_CHAIN: usize = 5;
/// Longer numbers count nothing on a table, and the plural rules panic at some of them.
const LONGEST_NUMBER: usize = 12;

/// The words of a file in the language of this tag, and whether all of them could be taken.
pub fn read(tag: &str, text: &str) -> (Layer, bool) {
    let language: LanguageIdentifier = tag.parse().unwrap_or_default();
    let mut words = FluentBundle::new_concurrent(vec![language]);
    // The marks that keep right-to-left names apart have no glyph in the fonts.
    words.set_use_isolating(false);
    let pieces = pieces(text.strip_prefix('\u{feff}').unwrap_or(text));
    let count = pieces.len();
    let mut ids = HashSet::new();
    let read = pieces.into_iter().filter_map(Message::read);
    let sayable = sayable(read.filter(|message| ids.insert(message.id.clone())).collect());
    let whole = sayable.len() == count;
    for message in sayable {
        words.add_resource_overriding(message.resource);
    }
    (words, whole)
}

/// Cuts a text before each line that begins an entry. Comments and blank lines are left out.
fn pieces(text: &str) -> Vec<&str> {
    let mut cuts = vec![0];
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') {
            cuts.push(at);
        } else if line.starts_with('#') {
            cuts.extend([at, at + line.len()]);
        }
        at += line.len();
    }
    cuts.push(at);
    let pieces = cuts.windows(2).map(|cut| &text[cut[0]..cut[1]]);
    pieces.filter(|piece| !piece.starts_with('#') && !piece.trim().is_empty()).collect()
}

/// How long a text is at most, and how many brackets are opened to say it.
#[derive(Clone, Copy)]
struct Size {
    bytes: usize,
    brackets: usize,
}

impl Size {
    fn of(text: &str) -> Size {
        Size { bytes: text.len(), brackets: text.bytes().filter(|byte| matches!(byte, b'{' | b'(')).count() }
    }

    const fn and(self, other: Size) -> Size {
        Size { bytes: self.bytes + other.bytes, brackets: self.brackets + other.brackets }
    }

    const fn is_too_much(self) -> bool {
        self.bytes > MOST.bytes || self.brackets > MOST.brackets
    }
}

/// A message, or a term, which is a message for other messages only.
struct Message {
    resource: FluentResource,
    /// A message and a term that differ only in the term's `-` are the same to Fluent.
    id: String,
    /// What others can refer to: the message itself and its attributes.
    names: Vec<String>,
    /// What it refers to, each name as often as it is there.
    uses: Vec<String>,
    /// Without what it refers to.
    size: Size,
}

impl Message {
    /// The message in a piece of a file; `None` if the piece is too large, is no message, or has something in it that
    /// could never be said.
    fn read(piece: &str) -> Option<Message> {
        let size = Size::of(piece);
        if size.is_too_much() || !escapes_are_whole(piece) {
            return None;
        }
        let resource = FluentResource::try_new(piece.to_owned()).ok()?;
        let (id, name, value, attributes) = match resource.get_entry(0)? {
            Entry::Message(message) => {
                (message.id.name, message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (term.id.name, format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => return None,
        };
        let mut uses = Uses::default();
        value
            .into_iter()
            .chain(attributes.iter().map(|attribute| &attribute.value))
            .try_for_each(|p| uses.pattern(p))?;
        let of_attribute = |attribute: &Attribute<&str>| format!("{name}.{}", attribute.id.name);
        let names = attributes.iter().map(of_attribute).chain(value.map(|_| name.clone())).collect();
        Some(Message { id: id.to_owned(), names, uses: uses.0, size, resource })
    }
}

/// The messages that refer to nothing unknown, not in circles, and come to no more than they may.
fn sayable(messages: Vec<Message>) -> Vec<Message> {
    let mut sizes: HashMap<String, Size> = HashMap::new();
    let (mut sayable, mut waiting) = (Vec::new(), messages);
    for _ in 0..LONGEST_CHAIN {
        let known = |message: &Message| message.uses.iter().all(|name| sizes.contains_key(name));
        let (ready, later): (Vec<_>, Vec<_>) = waiting.into_iter().partition(known);
        waiting = later;
        for message in ready {
            let size = message.uses.iter().fold(message.size, |size, name| size.and(sizes[name]));
            if !size.is_too_much() {
                sizes.extend(message.names.iter().map(|name| (name.clone(), size)));
                sayable.push(message);
            }
        }
    }
    sayable
}

/// What is referred to in a pattern. `None` comes of anything that cannot be said: a function, for the game has none, or
/// a number that is too long.
#[derive(Default)]
struct Uses(Vec<String>);

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Option<()> {
        pattern.elements.iter().try_for_each(|element| match element {
            PatternElement::TextElement { .. } => Some(()),
            PatternElement::Placeable { expression } => self.expression(expression),
        })
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Option<()> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector)?;
                variants.iter().try_for_each(|variant| {
                    if let VariantKey::NumberLiteral { value } = variant.key {
                        number(value)?;
                    }
                    self.pattern(&variant.value)
                })
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Option<()> {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::VariableReference { .. } => Some(()),
            InlineExpression::NumberLiteral { value } => number(value),
            InlineExpression::FunctionReference { .. } => None,
            InlineExpression::MessageReference { id, attribute } => {
                self.name(id.name, attribute.as_ref().map(|attribute| attribute.name));
                Some(())
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.name(&format!("-{}", id.name), attribute.as_ref().map(|attribute| attribute.name));
                let Some(arguments) = arguments else { return Some(()) };
                let named = arguments.named.iter().map(|argument| &argument.value);
                arguments.positional.iter().chain(named).try_for_each(|argument| self.inline(argument))
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn name(&mut self, name: &str, attribute: Option<&str>) {
        self.0.push(attribute.map_or_else(|| name.to_owned(), |attribute| format!("{name}.{attribute}")));
    }
}

fn number(literal: &str) -> Option<()> {
    (literal.len() <= LONGEST_NUMBER).then_some(())
}

/// Whether every `\u` has its four digits and every `\U` its six. The parser cuts out what stands there instead, be it
/// half a letter, and panics.
fn escapes_are_whole(text: &str) -> bool {
    text.split('\\').skip(1).all(|escape| {
        let digits = match escape.bytes().next() {
            Some(b'u') => 4,
            Some(b'U') => 6,
            _ => return true,
        };
        escape.as_bytes().get(1..=digits).is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    })
}
