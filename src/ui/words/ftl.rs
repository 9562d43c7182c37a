//! Reads a file of messages and keeps only the entries that are safe to format.
//!
//! A file may come from anywhere. Fluent's parser and resolver follow brackets and references
//! without a limit. A file of a few kilobytes could overflow the stack, and one of a few hundred
//! could ask for gigabytes. So each entry is cut out and checked on its own: its length and
//! brackets before it is parsed, and then its size with everything it refers to. An entry that
//! fails is left out as if it were not there.

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{HashMap, HashSet};
use unic_langid::LanguageIdentifier;

/// The messages of one file.
pub type Layer = FluentBundle<FluentResource>;

/// The largest size of an entry with everything it refers to. The longest message of the game has
/// 500 bytes. Each bracket can take ten kilobytes of stack, and some systems have only a megabyte.
/// A message with more than 100 brackets makes Fluent's resolver give up or panic.
const MOST: Size = Size { bytes: 4000, brackets: 50 };
/// A message may refer to a term that refers to another, but the chain must end.
const LONGEST_CHAIN: usize = 5;
/// No number on a table is longer, and the plural rules panic on some longer ones.
const LONGEST_NUMBER: usize = 12;

/// Reads the messages of a file in the language of this tag. Also returns whether all of them were
/// usable.
pub fn read(tag: &str, text: &str) -> (Layer, bool) {
    let language: LanguageIdentifier = tag.parse().unwrap_or_default();
    let mut words = FluentBundle::new_concurrent(vec![language]);
    // The fonts have no glyph for the marks that isolate right-to-left names.
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

/// Cuts a text before each line that starts an entry. Comments and blank lines are left out.
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

/// The greatest length of a text, and the number of brackets opened to format it.
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

/// A message, or a term, which is a message that only other messages use.
struct Message {
    resource: FluentResource,
    /// Fluent treats a message and a term as the same if they differ only in the term's `-`.
    id: String,
    /// The names that others can refer to: the message and its attributes.
    names: Vec<String>,
    /// The names that it refers to, each as often as it occurs.
    uses: Vec<String>,
    /// The size without what it refers to.
    size: Size,
}

impl Message {
    /// Reads the message in a piece of a file. Returns `None` if the piece is too large, is not a
    /// message, or contains something that cannot be formatted.
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
        let mut patterns = value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value));
        patterns.try_for_each(|pattern| uses.pattern(pattern))?;
        let of_attribute = |attribute: &Attribute<&str>| format!("{name}.{}", attribute.id.name);
        let names = attributes.iter().map(of_attribute).chain(value.map(|_| name.clone())).collect();
        Some(Message { id: id.to_owned(), names, uses: uses.0, size, resource })
    }
}

/// Returns the messages that refer only to known names, have no circles and are small enough.
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

/// Collects the references in a pattern. The result is `None` for anything that cannot be
/// formatted: a function, because the game has none, or a number that is too long.
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

/// Whether every `\u` has its four digits and every `\U` its six. The parser cuts out that many
/// bytes in any case and panics if it cuts a letter in half.
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
