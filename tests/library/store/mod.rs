//! Everything that a player has saved is there next time, whatever happens to the disk.

mod archive;
mod backup;
mod counting;
mod disk;
mod faults;
mod files;
mod first_version;
mod hunt;
mod locks;
mod mirror;
mod others;
mod players;
mod saving;
mod settings;
mod taken_back;
