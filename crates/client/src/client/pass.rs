//! What one keeps of a table elsewhere.

use super::deals::DealMemory;
use crate::book::Bytes;
use crate::book::text::is_usual;
use crate::{Code, SeatToken};
use serde::{Deserialize, Serialize};

/// All that one keeps of a table elsewhere, to come back to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pass {
    /// Where the table is, as it was typed or found.
    pub address: String,
    /// The table's code.
    pub code: Code,
    /// The token, unless one only watches.
    pub token: Option<SeatToken>,
    /// 32 bytes of one's own chance. What one gives to every deal comes from them.
    pub secret: Bytes,
    /// The name one sits there by.
    pub name: String,
    /// What one knows of the deals there. It is to be kept whenever it changes.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub deals: DealMemory,
}
