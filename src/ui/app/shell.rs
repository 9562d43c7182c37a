//! The window itself, apart from who plays in it: the look given to egui, the title and menus, fingers, and
//! the sounds.

use super::at_table::AtTable;
use crate::host;
use crate::msg;
use crate::sound::{Cue, Maker, Sound};
use crate::ui::command::{Command, Conditions};
use crate::ui::paint::{Theme, enlarge_letters, text_face};
use crate::ui::settings::Loudness;
use crate::ui::table::{input::Presses, sounds::ToHear};
use crate::ui::words::Message;
use crate::ui::{look::Look, menu_bar::Menus, speaker::Speaker, title::Title, words::Words};
use egui::{Context, Event, Rect, TextStyle, Ui, Vec2, vec2};
use std::time::Duration;

/// What the window remembers between frames, for all players.
#[derive(Default)]
pub(super) struct Shell {
    /// The theme, the scale and the size of letters that egui was last given.
    dressed: Option<(Theme, u16, u16)>,
    presses: Presses,
    menus: Menus,
    title: Title,
    speaker: Speaker,
    pinch: Pinch,
}

/// The words of the bars that a page has above the table.
const BARS: [Message; 6] = [
    msg!("page-taken"),
    msg!("page-play-here"),
    msg!("page-version"),
    msg!("page-reload"),
    msg!("page-picture"),
    msg!("page-leaving"),
];

/// Gives a page the words of its bars.
pub(super) fn name_bars(words: &Words) {
    host::name_bars(words.tag(), BARS.iter().map(|id| (id.id(), words.get(*id))));
}

/// The size of text.
const LETTERS: f32 = 15.0;
/// The smallest size that every window fits into, in points.
const LEAST: Vec2 = vec2(360.0, 352.0);

/// The largest scale, in hundredths, at which every window still fits.
fn most_scale(ctx: &Context) -> u16 {
    let whole = ctx.content_rect().size() * ctx.zoom_factor();
    (100.0 * (whole / LEAST).min_elem()) as u16
}

impl Shell {
    /// Whether it has ever been drawn. In the first frame the zoom does not match its size yet.
    pub(super) const fn is_dressed(&self) -> bool {
        self.dressed.is_some()
    }

    /// Passes the colors, sizes and scale to egui when they have changed. In a small window the
    /// scale is less than is wanted, and only letters are as large.
    pub(super) fn dress(&mut self, ctx: &Context, theme: &Theme, wanted: u16) {
        let scale = wanted.min(most_scale(ctx)).max(wanted.min(100));
        let letters = (100 * u32::from(wanted) / u32::from(scale.max(1))).max(100) as u16;
        let dressed = (*theme, scale, letters);
        if self.dressed.replace(dressed) == Some(dressed) {
            return;
        }
        enlarge_letters(ctx, f32::from(letters) / 100.0);
        let face = text_face(ctx, LETTERS);
        ctx.set_theme(if theme.is_dark() { egui::Theme::Dark } else { egui::Theme::Light });
        ctx.set_zoom_factor(f32::from(scale) / 100.0);
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        ctx.all_styles_mut(|style| {
            style.visuals = theme.visuals();
            style.interaction.selectable_labels = false;
            style.spacing.button_padding = vec2(10.0, 5.0);
            style.spacing.item_spacing = vec2(8.0, 6.0);
            for text in [TextStyle::Body, TextStyle::Button] {
                style.text_styles.insert(text, face.clone());
            }
        });
    }

    /// Shows the title, which is that of the game unless there is another `instead`.
    pub(super) fn show_title(&mut self, ctx: &Context, at_table: &AtTable, instead: Option<String>) {
        self.title.show(ctx, at_table.game(), instead, at_table.look());
    }

    /// Shows the menus. Returns what was chosen there.
    pub(super) fn show_menus(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        now: Conditions<'_>,
        keys: bool,
    ) -> Option<Command> {
        self.menus.show(ui, look, &self.title, now, keys)
    }

    /// Whether two fingers want larger words now, or smaller ones. On this cloth they move the table.
    pub(super) fn hear_fingers(&mut self, ctx: &Context, cloth: Option<Rect>) -> Option<bool> {
        self.pinch.hear(ctx, cloth)
    }

    /// Holds back what was pressed too early. Returns whether anything was.
    pub(super) fn hold_back(&mut self, events: &mut Vec<Event>) -> bool {
        self.presses.hold_back(events)
    }

    pub(super) fn use_speaker(&mut self, speaker: Speaker) {
        self.speaker = speaker;
    }

    /// Sounds that it is the player's turn at a table that is not shown.
    pub(super) fn chime(&mut self, settings: Loudness) {
        let turn = Cue { sound: Sound::YourTurn, after: Duration::ZERO, pan: 0.0, level: 1.0, maker: Maker::Here };
        self.play(settings, [Some(ToHear { hurried: false, cues: vec![turn] }), None]);
    }

    /// Plays what is heard at a table and at the one that replaces it.
    pub(super) fn play(&mut self, settings: Loudness, heard: [Option<ToHear>; 2]) {
        if settings.on {
            self.speaker.prepare();
        }
        for heard in heard.into_iter().flatten() {
            if heard.hurried {
                self.speaker.hurry();
            }
            for cue in heard.cues {
                let level = settings.level(cue.maker != Maker::Here);
                if level > 0.0 {
                    self.speaker.play(Cue { level: level * cue.level, ..cue });
                }
            }
        }
    }
}

/// By how much two fingers spread for larger words.
const SPREAD: f32 = 1.25;

/// What two fingers do on words. Each time they are put down, they change the size by one step, because
/// they lie on something else once it has changed.
#[derive(Clone, Copy, Default, Debug)]
enum Pinch {
    /// There are none.
    #[default]
    Lifted,
    /// They have spread by this factor since they were put down.
    By(f32),
    /// They have changed the size, or lie on the cloth, where they change that of the bones.
    Done,
}

impl Pinch {
    /// Whether the fingers want larger words now, or smaller ones.
    fn hear(&mut self, ctx: &Context, cloth: Option<Rect>) -> Option<bool> {
        let Some(fingers) = ctx.multi_touch() else {
            *self = Pinch::Lifted;
            return None;
        };
        let before = match *self {
            Pinch::Lifted if cloth.is_some_and(|cloth| cloth.contains(fingers.start_pos)) => {
                *self = Pinch::Done;
                return None;
            }
            Pinch::Lifted => 1.0,
            Pinch::By(before) => before,
            Pinch::Done => return None,
        };
        let by = before * fingers.zoom_delta;
        let is_enough = !(1.0 / SPREAD..SPREAD).contains(&by);
        *self = if is_enough { Pinch::Done } else { Pinch::By(by) };
        is_enough.then_some(by > 1.0)
    }
}
