//! Small windows that say or ask one thing: advice, consent, a message, news about files, and the path of a file.

mod advice;
mod consent;
mod message;
mod notice;
mod path;

pub(crate) use self::consent::{Consent, Writing};
pub use self::{
    advice::AdviceWindow,
    message::{Message, message},
    notice::notices_ui,
    path::PathWindow,
};
