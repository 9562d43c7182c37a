//! A hint: what Nestor, playing as well as he can, would do in the player's place, and what each play is worth.

use eframe::egui::{self, Align2, Context, Grid, RichText, Window, vec2};

use super::{
    say::end_word,
    theme::Theme,
    words::{Value, Words},
};
use crate::{
    engine::{moves::Move, table::End},
    nestor::{Candidate, Choice},
};

/// A hint, or that one is on its way.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    /// Nestor thinks about it.
    Thinking,
    /// What he would do, and everything that he considered, the best first.
    Given {
        /// What he would do.
        best: Move,
        /// What each move is worth.
        candidates: Vec<Candidate>,
    },
}

impl Hint {
    /// The hint in a choice.
    pub fn of(choice: &Choice) -> Hint {
        Hint::Given { best: choice.best, candidates: choice.candidates.clone() }
    }

    /// The hint in one sentence.
    pub fn line(&self, words: &Words) -> String {
        match self {
            Hint::Thinking => words.get("hint-thinking").to_owned(),
            Hint::Given { best: Move::Play(bone, end), .. } => words
                .format("say-hint", &[("bone", bone.to_string().into()), ("end", words.get(end_name(*end)).into())]),
            Hint::Given { best: Move::Draw, .. } => words.get("say-hint-draw").to_owned(),
            Hint::Given { .. } => words.get("say-must-pass").to_owned(),
        }
    }
}

const fn end_name(end: End) -> &'static str {
    match end {
        End::Arm(way) => end_word(way),
        End::Joint(_) => "end-east",
    }
}

/// Shows what each play is worth. Returns whether the hint was put away.
pub fn hint_ui(ctx: &Context, hint: &Hint, theme: &Theme, words: &Words, top: f32) -> bool {
    let Hint::Given { candidates, .. } = hint else { return false };
    let mut open = true;
    let shown = Window::new(words.get("hint-title"))
        .id(egui::Id::unique("hint"))
        .anchor(Align2::LEFT_TOP, vec2(10.0, top))
        .collapsible(false)
        .resizable(false)
        .open(&mut open)
        .max_width(230.0);
    shown.show(ctx, |ui| {
        ui.label(RichText::new(words.get("hint-about")).size(12.5).color(theme.quiet_text()));
        ui.add_space(4.0);
        Grid::new("hint-candidates").num_columns(3).spacing(vec2(14.0, 4.0)).striped(true).show(ui, |ui| {
            ui.label("");
            ui.label(RichText::new(words.get("hint-points")).size(12.5).color(theme.quiet_text()));
            ui.label(RichText::new(words.get("hint-win")).size(12.5).color(theme.quiet_text()));
            ui.end_row();
            for (number, candidate) in candidates.iter().take(12).enumerate() {
                let mut name = RichText::new(name(candidate.step, words)).color(theme.text_color());
                if number == 0 {
                    name = name.strong().color(theme.lit());
                }
                ui.label(name);
                ui.label(format!("{:+.1}", candidate.points));
                ui.label(format!("{:.0} %", 100.0 * candidate.win));
                ui.end_row();
            }
        });
    });
    !open
}

fn name(step: Move, words: &Words) -> String {
    match step {
        Move::Play(bone, end) => {
            let told: [(&str, Value<'_>); 2] =
                [("bone", bone.to_string().into()), ("end", words.get(end_name(end)).into())];
            words.format("hint-play", &told)
        }
        Move::Draw => words.get("hint-draw").to_owned(),
        _ => words.get("hint-pass").to_owned(),
    }
}
