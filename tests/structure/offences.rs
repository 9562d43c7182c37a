//! What the limits of the layers find and what they let pass.

use crate::layers::{layer_of, offences, packages};
use crate::sources::Source;

/// What the rules object to in a file with this code.
fn judged(path: &str, code: &str) -> Vec<String> {
    let syntax = syn::parse_file(code).unwrap_or_else(|why| panic!("{code}: {why}"));
    let source = Source::new(path, syntax);
    let offences = offences(layer_of(path).expect("a module"), &source, &packages());
    offences.iter().map(|offence| offence.trim_start_matches(path).trim_start_matches(": ").to_owned()).collect()
}

#[test]
fn a_forbidden_path_is_found_however_it_is_written() {
    for (path, code, seen) in [
        ("nestor/eye.rs", "use crate::record::Session as Anything;", vec!["crate::record::Session", "Session"]),
        ("nestor/eye.rs", "use super::super::record;", vec!["crate::record"]),
        ("nestor/eye.rs", "fn f() { self::super::super::store::open() }", vec!["crate::store::open"]),
        ("nestor/belief/mod.rs", "use super::super::{engine::bone, store};", vec!["crate::store"]),
        ("nestor/mod.rs", "use super::*;", vec!["crate::*"]),
        (
            "nestor/mod.rs",
            "use crate as library; fn f() { library::store::open() }",
            vec!["crate", "crate::store::open"],
        ),
        ("nestor/mod.rs", "fn f() { let x = super::store::open(); }", vec!["crate::store::open"]),
        ("nestor/mod.rs", "fn f(x: &super::ui::Words) {}", vec!["crate::ui::Words"]),
        ("nestor/mod.rs", "fn f() { <crate::ui::Words as Default>::default() }", vec!["crate::ui::Words"]),
        ("nestor/mod.rs", "fn f() { println!(\"{}\", super::store::NAME) }", vec!["crate::store::NAME", "println"]),
        (
            "nestor/mod.rs",
            "macro_rules! m { () => { $crate::{engine::X, store::{Y, Z}} } }",
            vec!["crate::store::Y", "crate::store::Z"],
        ),
        ("nestor/mod.rs", "#[serde(with = \"super::store::hex\")] struct A;", vec!["crate::store::hex"]),
        ("nestor/mod.rs", "mod inner { mod deeper { use super::super::super::store; } }", vec!["crate::store"]),
        ("nestor/mod.rs", "fn f() { use super as up; up::store::open() }", vec!["crate", "crate::store::open"]),
        (
            "nestor/mod.rs",
            "pub(in crate::store) fn f(state: &Observation) { state.reveal() }",
            vec!["crate::store", "reveal"],
        ),
        ("record/mod.rs", "use crate::nestor::{Level, Candidate};", vec!["crate::nestor::Candidate"]),
        ("record/mod.rs", "use crate::nestor; fn f() -> nestor::Level {}", vec!["crate::nestor"]),
        ("record/mod.rs", "use crate::nestor::*;", vec!["crate::nestor::*"]),
        ("engine/bone.rs", "use std::{fmt, fs as files, time::Duration};", vec!["std::fs"]),
        ("engine/bone.rs", "use std::*;", vec!["std::*"]),
        ("engine/bone.rs", "use std::time; fn f() { time::Instant::now() }", vec!["std::time::Instant::now"]),
        ("engine/bone.rs", "extern crate rand as chance;", vec!["rand"]),
        (
            "engine/bone.rs",
            "fn f() { ::rand_chacha::ChaCha8Rng::from_seed() }",
            vec!["rand_chacha::ChaCha8Rng::from_seed"],
        ),
        ("engine/bone.rs", "#[derive(egui::Thing)] struct A;", vec!["egui::Thing"]),
        ("place/mod.rs", "use egui::Pos2;", vec!["egui::Pos2"]),
        ("table/mod.rs", "use crate::{record, store::Store};", vec!["crate::store::Store"]),
        ("arena/mod.rs", "use crate::ui::words::Words;", vec!["crate::ui::words::Words"]),
        ("ui/words/mod.rs", "use eframe::egui;", vec!["eframe::egui"]),
        ("ui/words/say.rs", "use egui::Ui;", vec!["egui::Ui"]),
        (
            "ui/paint/bone.rs",
            "use crate::{engine::bone::Bone, ui::look::Look};",
            vec!["crate::engine::bone::Bone", "crate::ui::look::Look"],
        ),
        (
            "ui/table/desk.rs",
            "use crate::ui::{app::App, side::SidePanel};",
            vec!["crate::ui::app::App", "crate::ui::side::SidePanel"],
        ),
        ("ui/windows/mod.rs", "use super::app;", vec!["crate::ui::app"]),
        ("ui/command.rs", "use super::app::App; use png::Encoder;", vec!["png::Encoder", "App"]),
        ("bin/nestor/main.rs", "use electrum_dominoes::store::Store;", vec!["electrum_dominoes::store::Store"]),
    ] {
        assert_eq!(judged(path, code), seen, "{path}: {code}");
    }
}

#[test]
fn an_allowed_path_is_not_mistaken_for_a_forbidden_one() {
    for (path, code) in [
        ("nestor/belief/mod.rs", "use super::{Level, super::engine::bone::Bone}; mod record {} use record::X;"),
        (
            "nestor/mod.rs",
            "/// See [`Words`](crate::ui::words::Words).\nfn f(record: &str, ui: store::X) -> u8 { record.rand }",
        ),
        ("nestor/mod.rs", "#[cfg(test)] use crate::record::Session; #[cfg(test)] mod tests { use crate::store; }"),
        ("nestor/mod.rs", "#[test] fn f() { crate::store::open() } impl A { #[cfg(test)] fn g(s: crate::ui::A) {} }"),
        ("record/mod.rs", "use crate::nestor::Level; fn f() { Level::Easy; crate::nestor::Level::Tough; }"),
        ("engine/deal.rs", "use rand_chacha::ChaCha8Rng; use std::time::Duration;"),
        ("ui/app/mod.rs", "use eframe::App; use crate::{seat, ui::windows::*, arena};"),
        ("bin/nestor/main.rs", "mod store; use store::X; use crate::store::Y; fn f() { println!() }"),
    ] {
        assert_eq!(judged(path, code), Vec::<String>::new(), "{path}: {code}");
    }
}
