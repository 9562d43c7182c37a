//! Small windows that say or ask one thing: advice, consent, a message, news about files, and the path of a file.

mod advice;
mod consent;
mod message;
mod notice;
mod path;

pub use self::advice::AdviceWindow;
pub(crate) use self::consent::{Consent, Writing};
pub use self::message::{Message, message};
pub use self::notice::notices_ui;
pub use self::path::PathWindow;
