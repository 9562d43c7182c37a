//! The letters at the table of a small window: none is too small to be read, all grow as the player
//! wants, and nothing that somebody says is lost.

use crate::window::sheets::{Desk, harness};
use crate::window::sights::opened;
use crate::window::{Window, open_rules, play_until, rules_for, spoken, waiting};
use egui::{FullOutput, Rect, Shape, Vec2, vec2};
use egui_kittest::Harness;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::table::Waiting;
use electrum_dominoes::ui::command::Command;

/// The least size of letters.
const LEAST: f32 = 12.0;
const UPRIGHT: [Vec2; 3] = [vec2(360.0, 560.0), vec2(360.0, 640.0), vec2(390.0, 844.0)];
const ON_ITS_SIDE: [Vec2; 3] = [vec2(640.0, 280.0), vec2(640.0, 360.0), vec2(844.0, 390.0)];

/// A text that is painted: its letters, the least size of them, its place, and whether it is cut.
struct Painted {
    text: String,
    least: f32,
    at: Rect,
    is_cut: bool,
}

fn painted(output: &FullOutput) -> Vec<Painted> {
    fn add(shape: &Shape, all: &mut Vec<Painted>) {
        match shape {
            Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                let sizes = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
                let least = sizes.fold(f32::INFINITY, f32::min);
                let (said, at) = (text.galley.text().to_owned(), shape.visual_bounding_rect());
                all.push(Painted { text: said, least, at, is_cut: text.galley.elided });
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    output.shapes.iter().for_each(|clipped| add(&clipped.shape, &mut all));
    all
}

/// What is wrong with the letters that are seen now.
fn faults(window: &Window, least: f32) -> Vec<String> {
    let (told, all) = (spoken(window), painted(window.output()));
    let whole = window.ctx.content_rect().expand(1.0);
    let mut faults = Vec::new();
    for text in &all {
        if text.least < least - 0.01 {
            faults.push(format!("“{}” is {} large", text.text, text.least));
        }
        if !whole.contains_rect(text.at) {
            faults.push(format!("“{}” stands at {}", text.text, text.at));
        }
    }
    let is_seen = |said: &str| all.iter().any(|text| !text.is_cut && text.text.contains(said));
    let over = matches!(waiting(window), Waiting::NewHand | Waiting::NewGame);
    if !over && told.note.is_empty() {
        let beside = told
            .speech
            .as_ref()
            .is_some_and(|speech| is_seen(&speech.said) && (speech.rest.is_empty() || is_seen(&speech.rest)));
        if !told.line.is_empty() && !beside && !is_seen(&told.line) {
            faults.push(format!("“{}” is lost: {:?}", told.line, told.speech));
        }
        if !told.detail.is_empty() && !is_seen(&told.detail) {
            faults.push(format!("“{}” is lost", told.detail));
        }
    } else if !told.note.is_empty() && !is_seen(&told.note) {
        faults.push(format!("“{}” is lost", told.note));
    }
    faults
}

/// Plays a hand in such a window, and returns what was wrong with its letters.
fn played(size: Vec2, players: usize, compact: bool, language: &str, scale: u16) -> Vec<String> {
    let mut window = open_rules(rules_for(Preset::AllFivesPagat, players), 9, size, compact, |settings| {
        settings.look.language = Some(language.to_owned());
        settings.look.interface_scale = scale;
    });
    let least = LEAST * f32::from(scale) / 100.0 / window.ctx.zoom_factor();
    let mut found = Vec::new();
    play_until(&mut window, |window| {
        // A percent is lost in rounding.
        let now = faults(window, 0.99 * least.max(LEAST / window.ctx.zoom_factor()));
        found.extend(now.into_iter().map(|fault| format!("{language}, {players} at {size}, {scale}%: {fault}")));
        waiting(window) == Waiting::NewHand
    });
    found
}

#[test]
fn no_letter_at_the_table_is_too_small_and_nothing_that_is_said_is_lost() {
    let mut wrong = Vec::new();
    for size in UPRIGHT.into_iter().chain(ON_ITS_SIDE).chain([vec2(480.0, 560.0), vec2(768.0, 1024.0)]) {
        for (players, compact) in [(2, false), (2, true), (3, false), (4, false)] {
            for language in ["en", "de", "ru"] {
                wrong.extend(played(size, players, compact, language, 100));
            }
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn on_a_telephone_text_is_as_large_as_the_player_wants() {
    let mut wrong = Vec::new();
    for size in [vec2(360.0, 640.0), vec2(390.0, 844.0), vec2(640.0, 360.0)] {
        for scale in [150, 200] {
            wrong.extend(played(size, 2, false, "en", scale));
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_is_read_at_the_table_is_twice_as_large_where_the_player_wants_that_and_bones_stay() {
    let table = |scale: u16| {
        let mut window = open_rules(rules_for(Preset::AllFives, 2), 9, vec2(1000.0, 760.0), false, |settings| {
            settings.look.interface_scale = scale;
            settings.look.table_count = true;
        });
        assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 4));
        let zoom = window.ctx.zoom_factor();
        let all = painted(window.output());
        let [nestor, you, count] = ["Nestor", "You", "Table count"].map(|what| {
            let text = all.iter().find(|text| text.text.trim().starts_with(what));
            text.unwrap_or_else(|| panic!("“{what}” is not there at {scale}%")).least * zoom
        });
        // Of all numbers the scores are the largest.
        let score = all.iter().filter(|text| text.text.parse::<u16>().is_ok()).map(|text| text.least);
        let letters = [nestor, you, count, score.fold(0.0, f32::max) * zoom];
        let areas = window.state().desk().scene().expect("a table").key.areas;
        (letters, [areas.bone, areas.unit].map(|size| size * zoom))
    };
    let ((usual, bones), (twice, bones_then)) = (table(100), table(200));
    for (one, other) in usual.into_iter().zip(twice) {
        assert!((1.85..2.1).contains(&(other / one)), "{one} became {other}: {usual:?}, {twice:?}");
    }
    for (one, other) in bones.into_iter().zip(bones_then) {
        assert!((0.9..1.1).contains(&(other / one)), "a bone of {one} became one of {other}");
    }
}

/// The texts that are seen, each with the part of its place that is.
fn seen(output: &FullOutput) -> Vec<(String, Rect)> {
    let mut all = Vec::new();
    for clipped in &output.shapes {
        if let Shape::Text(text) = &clipped.shape {
            let at = clipped.shape.visual_bounding_rect().intersect(clipped.clip_rect);
            if at.is_positive() && !text.galley.text().trim().is_empty() {
                all.push((text.galley.text().to_owned(), at));
            }
        }
    }
    all
}

/// The texts that stand on others.
fn over_each_other(all: &[(String, Rect)]) -> Vec<String> {
    let stands_on = |(number, (one, at)): (usize, &(String, Rect))| {
        let (other, _) = all[..number].iter().find(|(_, other)| at.shrink(2.0).intersects(other.shrink(2.0)))?;
        Some(format!("“{one}” at {at} on “{other}”"))
    };
    all.iter().enumerate().filter_map(stands_on).collect()
}

/// A window alone, dressed as the whole program is in letters twice as large.
/// It is high enough that nothing is scrolled.
fn twice_as_large(desk: Desk, size: Vec2) -> Harness<'static, Desk> {
    let whole = open_rules(rules_for(Preset::AllFives, 2), 9, size, false, |settings| {
        settings.look.interface_scale = 200;
    });
    let mut window = harness(vec2(size.x, 5600.0), desk);
    let (data, style) = (whole.ctx.memory(|memory| memory.data.clone()), whole.ctx.global_style());
    window.ctx.memory_mut(|memory| memory.data = data);
    window.ctx.all_styles_mut(|styles| styles.clone_from(&style));
    window.ctx.set_zoom_factor(whole.ctx.zoom_factor());
    window.run_steps(20);
    window
}

/// Windows of figures, with many of them.
const FIGURES: [&str; 10] = [
    "score-sheet",
    "score-sheet-kozel",
    "game-over",
    "game-over-four",
    "tally",
    "tally-people",
    "statistics-won",
    "statistics-first",
    "statistics-quality",
    "statistics-table",
];

#[test]
fn in_letters_twice_as_large_figures_grow_and_none_stands_on_another() {
    let mut wrong = Vec::new();
    for (name, size) in
        FIGURES.iter().flat_map(|name| [vec2(360.0, 640.0), vec2(640.0, 280.0)].map(|size| (name, size)))
    {
        let window = twice_as_large(opened(name), size);
        let all = seen(window.output());
        assert!(all.len() > 8, "{name}: {all:?}");
        wrong.extend(over_each_other(&all).into_iter().map(|fault| format!("{name} at {size}: {fault}")));
        // A column may be a little narrow for a long word.
        let small = painted(window.output()).into_iter().filter(|text| text.least < 1.5 * LEAST);
        wrong.extend(small.map(|text| format!("{name} at {size}: “{}” is {} large", text.text, text.least)));
        let edge = window.ctx.content_rect();
        let outside = all.iter().filter(|(_, at)| at.left() < edge.left() || at.right() > edge.right());
        wrong.extend(outside.map(|(text, at)| format!("{name} at {size}: “{text}” at {at}")));
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn in_letters_twice_as_large_no_text_of_a_window_stands_on_another() {
    for size in [vec2(360.0, 640.0), vec2(390.0, 844.0)] {
        for command in [Command::NewGame, Command::Log, Command::Colors, Command::Settings] {
            let mut window = open_rules(rules_for(Preset::AllFives, 2), 9, size, false, |settings| {
                settings.look.interface_scale = 200;
            });
            let behind = seen(window.output());
            let ctx = window.ctx.clone();
            window.state_mut().run(command, &ctx);
            window.run_steps(20);
            let all: Vec<_> = seen(window.output()).into_iter().filter(|text| !behind.contains(text)).collect();
            assert!(!all.is_empty());
            let over = over_each_other(&all);
            assert!(over.is_empty(), "{command:?} at {size}: {over:?}");
        }
    }
}
