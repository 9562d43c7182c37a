//! Programs that have left the group of the bot that started them. When their parent ends, Linux
//! makes them children of the match, and the match ends them.

use nix::sys::signal::{Signal, kill};
use nix::sys::{prctl::set_child_subreaper, wait::waitpid};
use nix::unistd::Pid;
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};

static ADOPTS: AtomicBool = AtomicBool::new(false);

/// How often to look for orphans. Programs that are ended may leave orphans of their own.
const MOST_ROUNDS: usize = 100;

/// Makes this program adopt orphans from here on. A shell that became this program may have started
/// children before. Those and their orphans do not belong to the match, so in that case it adopts
/// nothing.
pub(super) fn adopt() {
    ADOPTS.store(children().is_empty() && set_child_subreaper(true).is_ok(), Ordering::Relaxed);
}

/// Ends all children of this program and theirs. Once all bots have ended, these are orphans.
pub(super) fn end() {
    if !ADOPTS.load(Ordering::Relaxed) {
        return;
    }
    for _ in 0..MOST_ROUNDS {
        let left = children();
        if left.is_empty() {
            return;
        }
        for child in &left {
            let _ = kill(*child, Signal::SIGKILL);
        }
        for child in left {
            let _ = waitpid(child, None);
        }
    }
}

fn children() -> Vec<Pid> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let numbers = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    numbers.map(Pid::from_raw).filter(|process| parent(*process) == Some(Pid::this())).collect()
}

fn parent(process: Pid) -> Option<Pid> {
    let line = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The program's name comes before it in brackets, and may itself contain brackets and spaces.
    let (_, after) = line.rsplit_once(')')?;
    after.split_whitespace().nth(1)?.parse().ok().map(Pid::from_raw)
}
