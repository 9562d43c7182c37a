//! The layers of the sources: which module may use which, and that ARCHITECTURE.md says the same.

use crate::documents::rows;
use crate::sources::names::names;
use crate::sources::{Source, read, root, sources};
use std::collections::{BTreeMap, BTreeSet};

/// A module: a folder of the sources, and what its files may use. Their unit tests may use
/// anything. A module within another is listed before it.
pub(crate) struct Layer {
    folder: &'static str,
    /// The other modules it may use, or single names in them.
    uses: &'static [&'static str],
    /// The packages it may use.
    packages: &'static [&'static str],
    /// The parts of `OUTSIDE` it may use.
    outside: &'static [&'static str],
    /// Words that may not appear in it.
    unsaid: &'static [&'static str],
}

/// The parts of the standard library that reach outside the program. A module may use one only if
/// its entry lists it.
const OUTSIDE: &[&str] = &[
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::os",
    "std::process",
    "std::thread",
    "std::time::Instant",
    "std::time::SystemTime",
    "std::time::UNIX_EPOCH",
];

/// Macros that print without naming `std::io`.
const PRINTING: &[&str] = &["dbg", "eprint", "eprintln", "print", "println"];

const LAYERS: &[Layer] = &[
    // The rules depend only on themselves. They use no files, no clock, and no randomness except
    // for a deal.
    Layer {
        folder: "engine",
        uses: &[],
        packages: &["arrayvec", "rand_chacha", "rand_core", "serde", "thiserror"],
        outside: &[],
        unsaid: &[],
    },
    // Nestor sees what a seat may see. He never gets a state, a deal or a revealed state.
    Layer {
        folder: "nestor",
        uses: &["engine"],
        packages: &["arrayvec", "libm", "rand", "rand_chacha", "serde"],
        outside: &[],
        unsaid: &["Deal", "GameState", "Revealed", "Session", "reveal"],
    },
    // Where a bone lies depends only on what was played.
    Layer { folder: "place", uses: &["engine"], packages: &["arrayvec"], outside: &[], unsaid: &[] },
    // A record names Nestor's level, and nothing else of him.
    Layer {
        folder: "record",
        uses: &["engine", "nestor::Level"],
        packages: &["arrayvec", "jiff", "rand", "ron", "serde", "sha2", "thiserror"],
        // A system without a random source still has the time as a seed for deals.
        outside: &["std::time::UNIX_EPOCH"],
        unsaid: &[],
    },
    // What a player keeps is data and sums.
    Layer {
        folder: "career",
        uses: &["engine", "nestor::Level", "record"],
        packages: &["arrayvec", "chrono", "jiff", "libm", "rs_fsrs", "serde"],
        outside: &[],
        unsaid: &[],
    },
    Layer {
        folder: "arena",
        uses: &["career::agreed", "engine", "nestor", "record"],
        packages: &["rand", "rand_chacha", "serde"],
        outside: &[],
        unsaid: &[],
    },
    // The caller of a match provides the clock, the threads and the programs that play.
    Layer {
        folder: "lab",
        uses: &["arena", "engine", "nestor", "record"],
        packages: &["arrayvec", "rand", "rand_chacha"],
        outside: &[],
        unsaid: &[],
    },
    // A table elsewhere is lines and time. Sockets, threads and files are the business of `net`.
    Layer {
        folder: "wire",
        uses: &["career::Shared", "engine", "nestor::Level", "nestor::question", "record", "table"],
        packages: &["jiff", "rand", "rand_chacha", "serde", "serde_json", "sha2", "unicode_properties"],
        outside: &[],
        unsaid: &[],
    },
    Layer {
        folder: "net",
        uses: &["nestor::question", "wire"],
        packages: &[
            "async_nats",
            "axum",
            "futures_util",
            "hyper",
            "hyper_util",
            "jiff",
            "mdns_sd",
            "nix",
            "percent_encoding",
            "rand",
            "rand_chacha",
            "redb",
            "rustls",
            "serde",
            "serde_json",
            "sha2",
            "tokio",
            "tokio_tungstenite",
            "tower_http",
            "wasm_bindgen",
            "wasm_bindgen_futures",
            "web_sys",
        ],
        outside: &["std::env", "std::fs", "std::io", "std::net", "std::os", "std::thread", "std::time::Instant"],
        unsaid: &["Deal", "GameState", "Session"],
    },
    // Bots are programs, so this is what starts and ends them.
    Layer {
        folder: "bot",
        uses: &["engine"],
        packages: &["ctrlc", "process_wrap"],
        outside: &["std::io", "std::process", "std::thread", "std::time::Instant"],
        unsaid: &["Deal", "GameState", "Record", "Session"],
    },
    // A review judges decisions by what their players knew. Only the arena looks at the true bones.
    Layer {
        folder: "review",
        uses: &["arena", "engine", "nestor", "record"],
        packages: &["rand", "rand_chacha", "serde"],
        outside: &[],
        unsaid: &[],
    },
    // Finished games may be revealed and counted, also by the level of their players.
    Layer {
        folder: "stats",
        uses: &["arena", "career", "engine", "nestor::Level", "record", "review"],
        packages: &["jiff", "serde"],
        outside: &[],
        unsaid: &[],
    },
    // The table gets the time and the thinkers' answers from its caller. It has no clock and no
    // thread.
    Layer {
        folder: "table",
        uses: &["career", "engine", "nestor", "record", "review"],
        packages: &["arrayvec", "jiff", "serde"],
        outside: &[],
        unsaid: &[],
    },
    // A player at a table has a view, and cannot name what is hidden.
    Layer {
        folder: "seat",
        uses: &["career", "engine", "nestor", "record", "table"],
        packages: &[],
        outside: &[],
        unsaid: &["Deal", "GameState", "Record", "Session", "Sitting", "Table", "World", "reveal"],
    },
    // The line to a table elsewhere is only heard and spoken here.
    Layer {
        folder: "link",
        uses: &["record::Chronicle", "table", "wire"],
        packages: &[],
        outside: &[],
        unsaid: &["Deal", "GameState", "Record", "Session", "Sitting", "World", "reveal"],
    },
    // What is heard is made from numbers and chance. The device is elsewhere.
    Layer { folder: "sound", uses: &[], packages: &["rand", "rand_chacha"], outside: &[], unsaid: &[] },
    // What a desktop and a page do differently. It knows nothing of the program.
    Layer {
        folder: "host",
        uses: &[],
        packages: &[
            "directories",
            "egui",
            "interprocess",
            "jiff",
            "js_sys",
            "rfd",
            "thread_priority",
            "wasm_bindgen",
            "wasm_bindgen_futures",
            "web_time",
            "zbus",
        ],
        outside: &["std::env", "std::fs", "std::io", "std::thread", "std::time::Instant", "std::time::SystemTime"],
        unsaid: &[],
    },
    // The only module that uses files.
    Layer {
        folder: "store",
        uses: &["VERSION", "career", "engine", "host", "nestor::Level", "record", "review", "stats", "table"],
        packages: &["csv", "jiff", "ron", "serde"],
        outside: &["std::fs", "std::io", "std::os", "std::thread", "std::time::SystemTime", "std::time::UNIX_EPOCH"],
        unsaid: &[],
    },
    // The window has modules of its own. Settings are data.
    Layer {
        folder: "ui/settings",
        uses: &["career::Tutor", "engine", "nestor::Level", "record", "store::Content", "wire"],
        packages: &["serde"],
        outside: &[],
        unsaid: &[],
    },
    // Paint knows no game.
    Layer {
        folder: "ui/paint",
        uses: &["store::Content", "store::Older"],
        packages: &["arrayvec", "egui", "ron", "serde"],
        outside: &[],
        unsaid: &[],
    },
    // Words know no widget.
    Layer {
        folder: "ui/words",
        uses: &[
            "engine",
            "seat",
            "table",
            "nestor::Level",
            "nestor::judge",
            "record",
            "review",
            "store::Obstacle",
            "store::TableAfter",
            "store::TakenIn",
            "store::Trouble",
            "store::Unread",
            "store::WhyRefused",
            "ui::settings",
        ],
        packages: &["fluent_bundle", "sys_locale", "unic_langid"],
        outside: &[],
        unsaid: &[],
    },
    // A loudspeaker knows sounds, and nothing of a game.
    Layer {
        folder: "ui/speaker",
        uses: &["host", "sound"],
        packages: &["cpal", "pollster", "pulseaudio"],
        outside: &["std::thread", "std::time::Instant"],
        unsaid: &[],
    },
    // A side panel returns what the player does there, and does nothing itself.
    Layer {
        folder: "ui/side",
        uses: &[
            "engine",
            "seat",
            "table",
            "nestor::judge",
            "nestor::shares",
            "place",
            "record",
            "ui::look",
            "ui::paint",
            "ui::parts",
            "ui::words",
        ],
        packages: &["egui"],
        outside: &[],
        unsaid: &[],
    },
    // A table shows one game and drives it. It knows no window, no menu, and nothing of the rest of
    // the program.
    Layer {
        folder: "ui/table",
        uses: &[
            "career",
            "engine",
            "host::IS_PAGE",
            "link",
            "seat",
            "nestor::judge",
            "nestor::question",
            "place",
            "record",
            "review::Instead",
            "table",
            "sound",
            "ui::look",
            "ui::paint",
            "ui::parts",
            "ui::settings",
            "ui::side::Past",
            "store::Notice",
            "store::WhyReplaced",
            "ui::programs",
            "ui::thinker",
            "ui::words",
        ],
        packages: &["egui"],
        outside: &[],
        unsaid: &[],
    },
    // A window reads what is to be seen, changes nothing but itself, and asks for the rest.
    Layer {
        folder: "ui/windows",
        uses: &[
            "arena",
            "career",
            "engine",
            "host",
            "net",
            "nestor::Level",
            "nestor::course",
            "nestor::exercises",
            "nestor::judge::levels",
            "place",
            "record",
            "review",
            "stats",
            "store",
            "table::HostOrder",
            "table::View",
            "table::Wish",
            "ui::command",
            "ui::dialogs",
            "ui::look",
            "ui::paint",
            "ui::parts",
            "ui::request",
            "ui::settings",
            "ui::system_clock",
            "ui::table",
            "ui::words",
            "wire",
        ],
        packages: &["egui", "jiff"],
        outside: &[],
        unsaid: &[],
    },
    // A stage replaces the table. Like a window, it knows nothing of the rest of the program.
    Layer {
        folder: "ui/stage",
        uses: &[
            "arena",
            "career",
            "engine",
            "host",
            "link",
            "seat",
            "nestor",
            "net",
            "record",
            "review",
            "table",
            "store::Archive",
            "ui::command",
            "ui::task",
            "ui::look",
            "ui::paint",
            "ui::parts",
            "ui::request",
            "ui::settings",
            "ui::side",
            "ui::table",
            "ui::thinker",
            "ui::windows",
            "ui::words",
            "wire",
        ],
        packages: &["egui", "qrcodegen"],
        outside: &[],
        unsaid: &[],
    },
    // This module joins everything.
    Layer {
        folder: "ui/app",
        uses: &[
            "VERSION",
            "arena",
            "career",
            "engine",
            "seat",
            "host",
            "nestor::Level",
            "nestor::course",
            "net",
            "record",
            "review",
            "table",
            "sound",
            "stats",
            "store",
            "ui",
            "wire",
        ],
        packages: &["eframe", "egui", "png"],
        outside: &[],
        unsaid: &[],
    },
    // The rest have one job each: commands, parts, the thinker's thread, questions for files.
    Layer {
        folder: "ui",
        uses: &[
            "VERSION", "arena", "bot", "career", "engine", "host", "link", "nestor", "net", "place", "record",
            "review", "seat", "sound", "stats", "store", "table", "wire",
        ],
        packages: &["egui", "jiff", "rand", "rand_chacha", "serde"],
        // The system clock may show a date beyond the calendar, so jiff is not asked for the time.
        outside: &["std::thread", "std::time::SystemTime"],
        unsaid: &["App"],
    },
    // The page's program opens the storage and the canvas.
    Layer {
        folder: "bin/page",
        uses: &["arena", "host", "store", "ui"],
        packages: &["eframe", "egui", "js_sys", "wasm_bindgen", "wasm_bindgen_futures", "web_sys"],
        outside: &[],
        unsaid: &[],
    },
    // The console tool has no window, and is built without one.
    Layer {
        folder: "bin/nestor",
        uses: &["VERSION", "arena", "bot", "engine", "lab", "nestor", "net", "record", "review", "stats", "wire"],
        packages: &[
            "nix",
            "arrayvec",
            "clap",
            "clap_complete",
            "ctrlc",
            "futures_util",
            "rand",
            "rand_chacha",
            "ron",
            "serde",
            "serde_json",
            "sha2",
            "tokio",
            "tokio_tungstenite",
        ],
        outside: &["std::env", "std::fs", "std::io", "std::net", "std::process", "std::thread", "std::time::Instant"],
        unsaid: &[],
    },
];

/// Packages that only certain files of a module may use.
const KEPT_IN: &[(&str, &str, &[&str])] = &[
    ("engine", "rand_chacha", &["engine/deal.rs"]),
    ("engine", "rand_core", &["engine/deal.rs"]),
    ("ui/app", "eframe", &["ui/app/mod.rs"]),
    ("host", "interprocess", &["host/desktop/handover.rs"]),
    ("host", "rfd", &["host/desktop/dialog.rs"]),
];

/// Files outside the modules, which join them.
const ROOTS: &[&str] = &["lib.rs", "main.rs"];

/// The packages in Cargo.toml that the program may use, as the sources name them.
pub(crate) fn packages() -> BTreeSet<String> {
    let manifest = read(&root().join("Cargo.toml"));
    // The dependencies of all systems, and those of single systems.
    let lists = manifest.split("\n[").filter_map(|part| part.split_once("dependencies]\n"));
    let lists = lists.filter(|(of, _)| of.is_empty() || (of.starts_with("target.") && !of.ends_with("dev-")));
    let lines = lists.flat_map(|(_, list)| list.lines());
    let names = lines.filter_map(|line| line.split_once(" = ")).filter(|(name, _)| !name.starts_with('#'));
    let names: BTreeSet<String> = names.map(|(name, _)| name.trim().replace('-', "_")).collect();
    assert!(["serde", "eframe", "pulseaudio", "cpal"].iter().all(|name| names.contains(*name)), "{names:?}");
    // This one comes with another package.
    names.into_iter().chain(["rand_core".to_owned()]).collect()
}

/// Whether a path leads to a place or into it.
fn leads_to(path: &str, place: &str) -> bool {
    path.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Whether a path is a glob that includes a place.
fn takes_in(path: &str, place: &str) -> bool {
    path.strip_suffix('*').is_some_and(|around| place.starts_with(around))
}

/// Everything that a file uses against the limits of its module.
pub(crate) fn offences(layer: &Layer, source: &Source, packages: &BTreeSet<String>) -> Vec<String> {
    let names = names(&source.module, &source.syntax);
    let library = if source.is_of_library() { "crate" } else { "electrum_dominoes" };
    let own = layer.folder.replace('/', "::");
    let own = source.is_of_library().then_some(own.as_str());
    let may =
        |path: &str| layer.uses.iter().copied().chain(own).any(|layer| leads_to(path.trim_end_matches("::*"), layer));
    let is_wrong = |path: &str| match path.split_once("::").unwrap_or((path, "")) {
        (first, rest) if first == library => !may(rest),
        ("std" | "core" | "alloc", rest) => {
            let path = format!("std::{rest}");
            let mut touched = OUTSIDE.iter().filter(|place| leads_to(&path, place) || takes_in(&path, place));
            touched.any(|place| !layer.outside.contains(place))
        }
        (package, _) if packages.contains(package) => {
            let kept = |(folder, name, files): &(&str, &str, &[&str])| {
                *folder == layer.folder && *name == package && !files.contains(&source.path.as_str())
            };
            !layer.packages.contains(&package) || KEPT_IN.iter().any(kept)
        }
        _ => false,
    };
    let prints = layer.outside.contains(&"std::io");
    let is_unsaid = |word: &str| layer.unsaid.contains(&word) || (!prints && PRINTING.contains(&word));
    let paths = names.paths.iter().filter(|path| is_wrong(path));
    let words = names.words.iter().filter(|word| is_unsaid(word));
    paths.chain(words).map(|wrong| format!("{}: {wrong}", source.path)).collect()
}

pub(crate) fn layer_of(path: &str) -> Option<&'static Layer> {
    LAYERS.iter().find(|layer| path.strip_prefix(layer.folder).is_some_and(|rest| rest.starts_with('/')))
}

#[test]
fn every_module_uses_only_what_it_may() {
    let packages = packages();
    let in_layers = sources().into_iter().filter_map(|source| Some((layer_of(&source.path)?, source)));
    let wrong: Vec<String> = in_layers.flat_map(|(layer, source)| offences(layer, &source, &packages)).collect();
    assert!(wrong.is_empty(), "these files use what they may not:\n{}", wrong.join("\n"));
}

/// The text between backticks.
fn code(text: &str) -> BTreeSet<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

#[test]
fn the_document_lists_what_every_module_may_use() {
    let document = read(&root().join("ARCHITECTURE.md"));
    let told = rows(&document, "module");
    let told: BTreeMap<&str, BTreeSet<&str>> = told
        .iter()
        .map(|row| {
            let uses: BTreeSet<&str> = match row[2].as_str() {
                "every module but `lab`" => {
                    let modules = LAYERS.iter().map(|layer| layer.folder);
                    modules.filter(|folder| !folder.contains('/') && *folder != "lab").collect()
                }
                listed => code(listed),
            };
            let layer = row[0].trim_matches('`');
            (layer, uses.into_iter().filter(|other| *other != layer).collect())
        })
        .collect();
    // Every module may use the program’s version. The limits within the window are described in
    // words.
    let uses = |layer: &Layer| layer.uses.iter().copied().filter(|other| *other != "VERSION").collect();
    let outer = LAYERS.iter().filter(|layer| !layer.folder.starts_with("ui/"));
    assert_eq!(told, outer.map(|layer| (layer.folder, uses(layer))).collect());
}

#[test]
fn every_file_of_the_program_is_in_a_module() {
    let all = sources();
    for folder in ["engine", "nestor", "record", "store", "ui", "bin/nestor"] {
        assert!(all.iter().any(|source| source.path.starts_with(folder)), "src/{folder} is gone");
    }
    let outside: Vec<&str> =
        all.iter().map(|source| source.path.as_str()).filter(|path| layer_of(path).is_none()).collect();
    assert_eq!(outside, ROOTS);
    let missing =
        KEPT_IN.iter().flat_map(|(_, _, files)| *files).find(|file| all.iter().all(|source| source.path != **file));
    assert_eq!(missing, None);
}
