//! A game in progress without a window: the driver, its clock, its tutor, its review, and Undo.

mod agreed;
mod clock;
mod driving;
mod firecrackers;
mod lots;
mod plain;
mod review;
mod shared;
mod sitting;
mod thoughts;
mod tutoring;
mod undo;
mod viewer;
mod views;
