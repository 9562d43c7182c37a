//! The messages that there are, with what each must be told. The build reads them from the files of the languages, so
//! a message that no file has, or that lacks an argument, does not compile.

use super::Value;

/// The ids of all messages, in order.
const IDS: &[&str] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The arguments that each of them has in any language. Only the compiler asks for them, so that no program has the list.
const ARGUMENTS: &[&[&str]] = include!(concat!(env!("OUT_DIR"), "/arguments.rs"));

/// A message that there is. What is said of it elsewhere than by [`say!`](crate::say) is told in a list, and a program
/// made for testing stops where an argument is missing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Message(&'static str);

impl Message {
    /// The message with this id, if there is one.
    pub const fn find(id: &str) -> Option<Message> {
        match place(id) {
            Some(at) => Some(Message(IDS[at])),
            None => None,
        }
    }

    /// The message that belongs to this one, with a word more behind its id, if there is one.
    pub fn with(self, more: &str) -> Option<Message> {
        Message::find(&format!("{}-{more}", self.0))
    }

    /// The message of a value: what those of all values of its kind begin with, and the name of this one. A test
    /// makes sure that each value has one.
    pub fn of(kind: &str, value: &str) -> Message {
        Message::find(&format!("{kind}-{value}")).unwrap_or_else(|| panic!("no language has {kind}-{value}"))
    }

    /// Its id in the files of the languages.
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// The arguments that it has.
    pub const fn arguments(self) -> &'static [&'static str] {
        match place(self.0) {
            Some(at) => ARGUMENTS[at],
            None => &[],
        }
    }

    /// Whether it is told all arguments that it has.
    pub(super) fn is_told(self, told: &[(&str, Value<'_>)]) -> bool {
        let names: Vec<&str> = told.iter().map(|(name, _)| *name).collect();
        self.arguments().iter().all(|argument| is_told(argument, &names))
    }

    /// Makes sure that these are its arguments: no form of another one is missing, and each is told for something.
    #[doc(hidden)]
    #[must_use]
    pub const fn telling(self, told: &[&str]) -> Message {
        let arguments = self.arguments();
        let mut at = 0;
        while at < arguments.len() {
            assert!(is_told(arguments[at], told), "this message has an argument that it is not told");
            at += 1;
        }
        let mut at = 0;
        while at < told.len() {
            assert!(is_for_any(told[at], arguments), "this message has no argument of this name");
            at += 1;
        }
        self
    }

    /// The message with this id, which there must be. In a constant, it does not compile if there is none.
    #[doc(hidden)]
    pub const fn must(id: &str) -> Message {
        Message::find(id).expect("a language has a message with this id")
    }
}

/// Where a message is in the table.
const fn place(id: &str) -> Option<usize> {
    let (mut low, mut high) = (0, IDS.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match compare(IDS[middle].as_bytes(), id.as_bytes()) {
            0 => return Some(middle),
            less if less < 0 => low = middle + 1,
            _ => high = middle,
        }
    }
    None
}

/// Less than zero, zero, or more, as the first text comes before, is, or comes after the second.
const fn compare(one: &[u8], two: &[u8]) -> i32 {
    let mut at = 0;
    while at < one.len() && at < two.len() {
        if one[at] != two[at] {
            return one[at] as i32 - two[at] as i32;
        }
        at += 1;
    }
    one.len() as i32 - two.len() as i32
}

/// Whether an argument is among those that are told, or a form of one of them: `side-who` of `side`.
const fn is_told(argument: &str, told: &[&str]) -> bool {
    let mut at = 0;
    while at < told.len() {
        if is_of(argument.as_bytes(), told[at].as_bytes()) {
            return true;
        }
        at += 1;
    }
    false
}

/// Whether any argument is this one or a form of it.
const fn is_for_any(told: &str, arguments: &[&str]) -> bool {
    let mut at = 0;
    while at < arguments.len() {
        if is_of(arguments[at].as_bytes(), told.as_bytes()) {
            return true;
        }
        at += 1;
    }
    false
}

/// Whether an argument is this one or a form of it.
const fn is_of(argument: &[u8], told: &[u8]) -> bool {
    let mut at = 0;
    while at < told.len() {
        if at >= argument.len() || argument[at] != told[at] {
            return false;
        }
        at += 1;
    }
    at == argument.len() || argument[at] == b'-'
}

/// The message with an id. It does not compile without one.
///
/// ```
/// assert_eq!(electrum_dominoes::msg!("boneyard").id(), "boneyard");
/// ```
///
/// ```compile_fail,E0080
/// electrum_dominoes::msg!("no-such-message");
/// ```
#[macro_export]
macro_rules! msg {
    ($id:literal) => {
        const { $crate::ui::words::Message::must($id) }
    };
}

/// A message as text, with its arguments by their names. It does not compile without such a message, nor with other
/// arguments than it has.
///
/// ```
/// use electrum_dominoes::{say, ui::words::Words};
///
/// let words = Words::english();
/// assert_eq!(say!(words, "bone-at", bone: "6-4", place: "on the left"), "6-4 on the left");
/// ```
///
/// ```compile_fail,E0080
/// # use electrum_dominoes::{say, ui::words::Words};
/// say!(Words::english(), "bone-at", bone: "6-4");
/// ```
///
/// ```compile_fail,E0080
/// # use electrum_dominoes::{say, ui::words::Words};
/// say!(Words::english(), "bone-at", bone: "6-4", place: "on the left", by: "you");
/// ```
#[macro_export]
macro_rules! say {
    ($words:expr, $id:literal) => {
        $words.get(const { $crate::ui::words::Message::must($id).telling(&[]) })
    };
    ($words:expr, $id:literal, $($name:ident: $value:expr),+ $(,)?) => {
        $words.format(
            const { $crate::ui::words::Message::must($id).telling(&[$(stringify!($name)),+]) },
            &[$((stringify!($name), $value.into())),+],
        )
    };
}

/// Gives each value of a type its message.
macro_rules! worded {
    ($type:ident: $($value:ident $word:literal),* $(,)?) => {
        impl $type {
            /// All of them, in order.
            pub const ALL: [$type; [$($word),*].len()] = [$($type::$value),*];

            /// The messages of all values, in the same order.
            pub const WORDS: [$crate::ui::words::Message; $type::ALL.len()] = [$($crate::msg!($word)),*];

            /// Its message.
            pub const fn word(self) -> $crate::ui::words::Message {
                match self {
                    $($type::$value => $crate::msg!($word),)*
                }
            }

            /// The value with this message.
            pub fn with_word(word: $crate::ui::words::Message) -> Option<$type> {
                $type::ALL.into_iter().find(|value| value.word() == word)
            }
        }
    };
}
pub(crate) use worded;
