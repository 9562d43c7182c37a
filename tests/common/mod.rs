//! What several tests share.

pub mod games;
pub mod naive;
pub mod table;
pub mod twins;
