//! What was worth a word about a finished game, each line with its bone: the moment that decided it,
//! the player's own best after a win, after a loss one way it could have gone, and a first or a best.

use super::compared::fitting;
use super::hands::{ROW, SMALL};
use super::race::mark;
use crate::career::Feat;
use crate::engine::{Bone, HandEnd, Move};
use crate::record::{Step, What};
use crate::ui::paint::{Face, Pose, larger_letters, paint_bone, text_face};
use crate::ui::windows::seen::Missed;
use crate::ui::windows::{Look, parts};
use crate::ui::words::{Message, Reader, Words, points, step_in_sentence};
use crate::{msg, say};
use egui::{Align2, Rect, Ui, accesskit::Role, pos2, text::LayoutJob, vec2};

/// The size of the bones beside the lines.
const BONE: f32 = 20.0;
/// With less width than this a title stands above its line.
const LEAST: f32 = 260.0;

/// A line: its title, what it says, the bone that it is about, and whether it is what the picture
/// marks.
pub(super) struct Highlight {
    title: Message,
    told: String,
    bone: Option<Bone>,
    is_marked: bool,
}

impl Highlight {
    fn new(title: Message, told: String, bone: Option<Bone>) -> Highlight {
        Highlight { title, told, bone, is_marked: false }
    }

    /// The step that decided the game.
    pub(super) fn turn(reader: &Reader<'_>, steps: &[Step], at: usize) -> Option<Highlight> {
        let (step, before) = (steps.get(at)?, steps.get(at.checked_sub(1)?)?);
        let (hand, winner) = (reader.chronicle.hands.get(step.hand)?, reader.chronicle.end?.winner?);
        let (what, bone) = if let Some(entry) = step.entry {
            let bone = match hand.entries[entry].what {
                What::Played { bone, .. } | What::Destroyed { bone, .. } => Some(bone),
                What::Drew { .. } | What::Passed => None,
            };
            (reader.line(hand, entry).what, bone)
        } else {
            let is_block = matches!(hand.end, Some((HandEnd::Blocked, _)));
            let how = if is_block { msg!("end-hand-blocked") } else { msg!("end-hand-domino") };
            let out = hand.entries.last().filter(|_| !is_block);
            let bone = out.and_then(|entry| if let What::Played { bone, .. } = entry.what { Some(bone) } else { None });
            (reader.words.get(how).to_owned(), bone)
        };
        let gain = i32::from(step.scores[winner.index()] - before.scores[winner.index()]);
        let in_fives = reader.settings.look.score_in_fives;
        let gain = if gain > 0 { format!("+{}", points(reader.words, gain, in_fives)) } else { String::new() };
        let args = [("hand", (step.hand + 1).into()), ("what", what.into()), ("gain", gain.into())];
        let told = reader.words.format(msg!("sheet-turn-told"), &args).trim_end().to_owned();
        Some(Highlight { is_marked: true, ..Highlight::new(msg!("sheet-turn"), told, bone) })
    }

    /// The player's own best play or, in a game where plays do not score, their best hand.
    pub(super) fn own_best(reader: &Reader<'_>) -> Option<Highlight> {
        let play = reader.own_best_play().map(|(bone, told)| Highlight::new(msg!("sheet-best-play"), told, Some(bone)));
        play.or_else(|| Some(Highlight::new(msg!("sheet-best-hand"), reader.own_best_hand()?, None)))
    }

    /// What the player's worst play should have been, once that is known.
    pub(super) fn better(words: &Words, missed: &Missed) -> Highlight {
        let bone = |step: Move| match step {
            Move::Play(bone, _) | Move::Boom(bone) => Some(bone),
            _ => None,
        };
        let played =
            bone(missed.played).map_or_else(|| step_in_sentence(words, missed.played), |bone| bone.to_string());
        let args = [
            ("play", step_in_sentence(words, missed.better).into()),
            ("bone", played.into()),
            ("games", words.games_in_100(missed.loss).into()),
        ];
        Highlight::new(msg!("sheet-better"), words.format(msg!("sheet-better-told"), &args), bone(missed.better))
    }

    /// That it is still looked for.
    pub(super) fn sought(words: &Words) -> Highlight {
        Highlight::new(msg!("sheet-better"), say!(words, "sheet-better-sought").to_owned(), None)
    }

    /// A first, a best, or closer than ever.
    pub(super) fn feat(reader: &Reader<'_>, feat: Feat) -> Highlight {
        let words = reader.words;
        let by = |id, value: i16| {
            let in_fives = reader.settings.look.score_in_fives;
            // In fives there may be a part of a point.
            let count = if in_fives { f64::from(value) / 5.0 } else { value.into() };
            let value = points(words, value.into(), in_fives);
            words.format(id, &[("points", value.into()), ("count", count.into())])
        };
        let (title, told) = match feat {
            Feat::FirstWin => (msg!("feat-first"), say!(words, "feat-first-win").to_owned()),
            Feat::FirstWinAt(level) => {
                (msg!("feat-first"), say!(words, "feat-first-at-level", level: words.level(level)))
            }
            Feat::ClearestWin(value) => (msg!("feat-best"), by(msg!("feat-clearest"), value)),
            Feat::CloserThanEver(value) => (msg!("feat-close"), by(msg!("feat-closer"), value)),
            Feat::LostInARow(ahead) => (msg!("setting-head-start"), by(msg!("sheet-head-start"), ahead.into())),
        };
        Highlight::new(title, told, None)
    }

    /// Shows it.
    pub(super) fn show(&self, ui: &mut Ui, look: Look<'_>) {
        let (theme, width, title) = (look.theme, ui.available_width(), look.words.get(self.title));
        // Every line has room for a bone, so that all stand at the same distance.
        let (beside, picture) = ((0.26 * width).clamp(124.0, 160.0), 2.5 * BONE);
        // Large letters have no room beside the title.
        let larger = larger_letters(ui.ctx());
        let is_above = width < LEAST * larger;
        let (beside, above) = if is_above { (0.0, ROW * larger + 6.0) } else { (beside, 0.0) };
        let font = text_face(ui.ctx(), ROW + 1.0);
        let job = LayoutJob::simple(self.told.clone(), font, theme.text_color(), width - beside - picture);
        let text = ui.painter().layout_job(job);
        let size = vec2(width, above + text.size().y.max(BONE) + 7.0);
        let (rect, _) = parts::area(ui, size, Role::Label, format!("{title}. {}", self.told));
        let middle = rect.center().y + 0.5 * above;
        let top = middle - 0.5 * text.size().y;
        // The title stands beside the first row.
        let row = text.rows.first().map_or(0.0, |row| row.size.y);
        let place = if is_above {
            Rect::from_min_size(rect.min, vec2(width, above))
        } else {
            Rect::from_min_size(pos2(rect.left(), top), vec2(beside - 10.0, row))
        };
        let place = if self.is_marked {
            mark(&ui.painter().with_clip_rect(rect), pos2(place.left() + 8.0, place.center().y), theme);
            place.with_min_x(place.left() + 22.0)
        } else {
            place
        };
        fitting(ui, place, Align2::LEFT_CENTER, title, SMALL + 0.5, theme.quiet_text());
        ui.painter().galley(pos2(rect.left() + beside, top), text, theme.text_color());
        if let Some(bone) = self.bone {
            let pose = Pose::flat(pos2(rect.right() - BONE - 2.0, middle), BONE);
            paint_bone(ui.painter(), pose, [bone.high(), bone.low()], &theme.bone(Face::Hand), 1.0);
        }
    }
}
