//! The display's words and bones at one moment: made once when something changes, not in every frame.

use crate::{
    engine::{
        bone::{Bone, Seat},
        state::Phase,
        table::{End, Way},
    },
    game::{Ends, Game, Hidden, Waiting},
    store::Settings,
    ui::{
        paint::theme::Face,
        table::{
            panel::{HandBone, OpenBone, Places},
            status::Player,
            view::TableView,
        },
        words::{
            Value, Words,
            say::{bone_name, end_name, end_word, pips_word, points},
        },
    },
};

/// Everything that decides what a [`Scene`] is.
#[derive(Clone, PartialEq, Debug)]
pub struct Key {
    /// The moment of the game.
    pub moment: u64,
    /// What the game waits for.
    pub waiting: Waiting,
    /// The bone that is chosen.
    pub chosen: Option<Bone>,
    /// What is shown although it lies hidden.
    pub shown: Option<Hidden>,
    /// How many cells the panel has.
    pub cells: usize,
    /// The language.
    pub language: String,
    /// Whether points are shown in fives.
    pub in_fives: bool,
    /// Whether the table count is shown.
    pub table_count: bool,
}

/// What the display shows.
#[derive(Clone, Debug)]
pub struct Scene {
    /// What it was made for.
    pub key: Key,
    /// Your hand.
    pub hand: Vec<HandBone>,
    /// The played bones from the right, and those that are shown behind them.
    pub open: Vec<OpenBone>,
    /// The ends that can be clicked, with their names.
    pub ends: [Option<String>; 4],
    /// The name of the bone in the middle.
    pub middle: String,
    /// You and Nestor.
    pub players: [Player; 2],
    /// The target, as it stands beside a score.
    pub target: String,
    /// The table count.
    pub count: Option<String>,
}

impl Scene {
    /// The scene of a game. Brings the places of the hand up to date.
    pub fn of(
        key: Key,
        (game, view): (&Game, &TableView),
        places: &mut Places,
        words: &Words,
        settings: &Settings,
    ) -> Scene {
        let maker = Maker { game, view, words, settings };
        let open = maker.open();
        *places = Places::after(game.seen(), key.cells);
        // What is shown besides the played bones needs room as well, until it is hidden again.
        places.update(game.hand(), key.cells.saturating_sub(open.len()));
        let single = game.rules().single_hand;
        let target = points(game.rules().target.into(), settings.score_in_fives);
        Scene {
            hand: maker.hand(places),
            open,
            ends: maker.ends(),
            middle: view.middle.map_or_else(String::new, |(bone, _)| {
                words.format("spoken-middle", &[("bone", bone_name(words, bone).into())])
            }),
            players: [game.human(), game.human().next(game.rules().seats())].map(|seat| maker.player(seat)),
            target: if single { String::new() } else { words.format("target-of", &[("target", target.into())]) },
            count: settings.table_count.then(|| words.format("table-count", &[("count", view.count.into())])),
            key,
        }
    }
}

/// What a scene is made from.
struct Maker<'a> {
    game: &'a Game,
    view: &'a TableView,
    words: &'a Words,
    settings: &'a Settings,
}

impl Maker<'_> {
    fn hand(&self, places: &Places) -> Vec<HandBone> {
        let usable = matches!(self.game.waiting(), Waiting::You { .. });
        places
            .iter()
            .map(|(cell, bone)| {
                let fits = self.game.fits(bone);
                HandBone {
                    bone,
                    cell,
                    name: self.hand_name(bone, &fits),
                    chosen: self.game.chosen() == Some(bone),
                    usable: usable && !fits.is_empty(),
                }
            })
            .collect()
    }

    fn hand_name(&self, bone: Bone, fits: &Ends) -> String {
        let told = |id: &'static str| self.words.format(id, &[("bone", self.bone(bone))]);
        if !self.game.your_turn() {
            return told("spoken-hand-waiting");
        }
        if fits.is_empty() {
            return told("spoken-hand-none");
        }
        if self.game.lead_is_open() {
            return told("spoken-hand-any");
        }
        let ends: Vec<String> = fits.iter().map(|end| end_name(self.words, *end)).collect();
        self.words.format("spoken-hand", &[("bone", self.bone(bone)), ("ends", self.list(&ends).into())])
    }

    /// "east", "east and north", "west, east and north".
    fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [rest @ .., last] => {
                self.words.format("list-and", &[("list", rest.join(", ").into()), ("last", last.clone().into())])
            }
        }
    }

    fn open(&self) -> Vec<OpenBone> {
        let played = self.game.played().into_iter().map(|(bone, seat)| {
            let (face, id) =
                if seat == self.game.human() { (Face::Yours, "spoken-yours") } else { (Face::Mine, "spoken-mine") };
            OpenBone { bone, face, name: self.words.format(id, &[("bone", self.bone(bone))]) }
        });
        let shown = self.laid_open().into_iter().map(|bone| OpenBone {
            bone,
            face: Face::Selected,
            name: self.words.format("spoken-shown", &[("bone", self.bone(bone))]),
        });
        played.chain(shown).collect()
    }

    /// The bones that lie open on purpose.
    fn laid_open(&self) -> Vec<Bone> {
        let revealed = self.game.laid_open();
        let hands = revealed.hands.into_iter().enumerate().filter(|(seat, _)| *seat != self.game.human().index());
        hands.flat_map(|(_, bones)| bones).chain(revealed.boneyard).collect()
    }

    fn ends(&self) -> [Option<String>; 4] {
        let open = self.game.ends();
        Way::ALL.map(|way| open.contains(&End::Arm(way)).then(|| self.end_name(way)))
    }

    fn end_name(&self, way: Way) -> String {
        let view = self.view;
        let arm = &view.arms[way.index()];
        let end: Value<'_> = self.words.get(end_word(way)).into();
        let Some(open) = arm.open else { return self.words.format("spoken-end-lead", &[("end", end)]) };
        let pips: Value<'_> = self.words.get(pips_word(open)).into();
        match arm.tip {
            Some(tip) => {
                self.words.format("spoken-end", &[("end", end), ("bone", self.bone(tip.bone)), ("pips", pips)])
            }
            None => self.words.format("spoken-end-empty", &[("end", end), ("pips", pips)]),
        }
    }

    fn player(&self, seat: Seat) -> Player {
        let (state, rules) = (self.game.seen(), self.game.rules());
        let score = i32::from(state.score(rules.side(seat)));
        let shown = points(score, self.settings.score_in_fives);
        let (name, face) = if seat == self.game.human() { ("you", Face::Yours) } else { ("nestor", Face::Mine) };
        let name = self.words.get(name).to_owned();
        let bones = state.hand_len(seat);
        let told: [(&str, Value<'_>); 3] =
            [("name", name.clone().into()), ("score", shown.clone().into()), ("bones", bones.into())];
        let spoken = self.words.format("spoken-player", &told);
        let part = if rules.single_hand { 0.0 } else { score as f32 / f32::from(rules.target.max(1)) };
        let on_turn = state.phase() == Phase::Playing && state.to_move() == seat;
        Player { name, score: shown, part, bones, on_turn, face, spoken }
    }

    fn bone(&self, bone: Bone) -> Value<'static> {
        bone_name(self.words, bone).into()
    }
}
