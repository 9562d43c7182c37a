//! What several tests share.

pub mod naive;
pub mod table;
