//! The words and bones of the display at one moment. A scene is made when something changes, not in
//! every frame.

use super::moving::BoneSheet;
use super::panels::{Card, CountShown, Member, shown_score};
use super::positions::{
    Areas, Camera, Cross, Display, HandCells, Scale, Spot, Spots, TableView, Token, court_spots, face_down, tips,
    yard_places, yard_poses,
};
use crate::engine::rules::FirstLead;
use crate::engine::{
    Award, AwardReason, Bone, Bones, BonusReason, End, Event, HandEnd, Phase, Rules, Seat, Side, Spinner,
};
use crate::place::{Placed, Shape, whole::whole};
use crate::seat::SeatedPlayer;
use crate::table::{Ceremony, Hidden, Waiting};
use crate::ui::look::Look;
use crate::ui::paint::{Face, Head, Pose};
use crate::ui::settings::Settings;
use crate::ui::words::{
    Value, Words, bone_name, end_word, last_act, own_name, pips_word, place_name, player_name, points,
};
use crate::{msg, say};
use egui::{Rect, Vec2};

/// How small a bone may be beside the size that it could have, before a hand is laid anew for a window
/// of another shape.
const MUCH_SMALLER: f32 = 0.88;

/// Everything that a [`Scene`] depends on, and nothing else. A setting that is not here lays no table
/// anew.
#[derive(Clone, PartialEq, Debug)]
pub struct SceneKey {
    pub moment: u64,
    pub waiting: Waiting,
    /// Whether the player is holding the firecracker.
    pub lights: bool,
    pub covered: bool,
    /// Hidden bones that are shown.
    pub shown: Option<Hidden>,
    pub areas: Areas,
    pub cells: HandCells,
    pub camera: Camera,
    pub language: String,
    /// What the players are called, from the viewer on.
    pub names: Vec<String>,
    /// Their heads, of those who have one.
    pub heads: Vec<Option<Head>>,
    /// Whether points are shown divided by five.
    pub in_fives: bool,
    pub shows_count: bool,
    /// Whether the controls are the classic ones, with nothing on the table that the manuals do not have.
    pub plain: bool,
}

impl SceneKey {
    /// What the scene of a game depends on now, with its bones in these areas and cells.
    pub(super) fn of(
        game: &SeatedPlayer,
        (areas, cells): (Areas, HandCells),
        camera: Camera,
        look: Look<'_>,
    ) -> SceneKey {
        let (view, words, settings) = (game.view(), look.words, look.settings);
        let name = |player| match player {
            0 => own_name(words, look.player).to_owned(),
            _ => player_name(words, settings, player),
        };
        SceneKey {
            moment: view.change(),
            waiting: view.waiting,
            lights: game.lights(),
            covered: view.is_covered(),
            shown: view.shown,
            areas,
            cells,
            camera,
            language: words.tag().to_owned(),
            names: (0..view.rules().seats() as u8).map(name).collect(),
            heads: (0..view.rules().seats() as u8)
                .map(|player| look.head(&view.seating, seat_of(game, player)))
                .collect(),
            in_fives: settings.look.score_in_fives,
            shows_count: shows_count(game, settings),
            plain: settings.is_as_in_manuals(),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Scene {
    pub key: SceneKey,
    /// The shape of the cloth that the bones are laid for.
    pub shape: Shape,
    pub spots: Spots,
    pub placed: Option<Placed>,
    /// The sides, yours first, then the others from your left.
    pub cards: Vec<Card>,
    /// The sheet of bones to draw from, while you must draw and it is out.
    pub sheet: Option<BoneSheet>,
    /// How many bones can be drawn, or why there are none.
    pub yard: String,
    /// The target as it stands next to a score.
    pub target: String,
    pub count: Option<CountShown>,
    /// How the line has ended, if that is marked at its ends.
    pub closing: Option<LineEnding>,
    /// The bones of a boneyard that lies open which nobody could draw.
    pub buried: Bones,
}

/// How the line of a hand that is over has ended, where nobody has simply gone out.
#[derive(Clone, PartialEq, Debug)]
pub enum LineEnding {
    /// No bone fits any more at these ends.
    Blocked(Vec<(Pose, Vec2)>),
    /// The last bone fitted both ends, which pays.
    BothEnds([(Pose, Vec2); 2]),
}

impl LineEnding {
    fn of(game: &SeatedPlayer, spots: &Spots) -> Option<LineEnding> {
        let view = game.view();
        if view.seen.phase() == Phase::Playing {
            return None;
        }
        let ends = || tips(view.seen.layout(), spots);
        let pays = |event: &Event| {
            let Event::Awarded(Award { why: AwardReason::Bonus { why, .. }, .. }) = event else { return false };
            matches!(why, BonusReason::BothEnds | BonusReason::DoubleEnds)
        };
        let how = view
            .since
            .iter()
            .find_map(|event| if let Event::HandEnded { how, .. } = event { Some(*how) } else { None });
        match how? {
            HandEnd::Blocked => Some(LineEnding::Blocked(ends())),
            HandEnd::Domino(_) if view.since.iter().any(pays) => ends().try_into().ok().map(LineEnding::BothEnds),
            HandEnd::Domino(_) => None,
        }
    }
}

/// Returns a player's number, counted from your left. You are zero.
pub(crate) fn player_of(game: &SeatedPlayer, seat: Seat) -> u8 {
    seat.steps_from(game.view().viewer(), game.view().rules().seats())
}

pub(crate) fn seat_of(game: &SeatedPlayer, player: u8) -> Seat {
    game.view().viewer().after(player.into(), game.view().rules().seats())
}

impl Scene {
    /// Whether the boneyard is shown as a figure between two sides. This is so on the compact
    /// display after the deal, unless the clock is there.
    pub(crate) fn has_boneyard_figure(&self, game: &SeatedPlayer) -> bool {
        let compact = self.key.areas.display == Display::Compact;
        compact && self.cards.len() == 2 && game.view().ceremony.as_ref().is_none() && game.view().left().is_none()
    }

    pub fn new(key: SceneKey, shape: Shape, game: &SeatedPlayer, words: &Words) -> Scene {
        let maker = Maker { game, view: TableView::of(game), words, key: &key };
        let (spots, placed, sheet) = match (game.view().ceremony.as_ref(), key.areas.display) {
            (Some(ceremony), _) => (maker.before_the_hand(ceremony), None, None),
            (None, Display::Compact) => maker.compact(),
            (None, Display::Whole) => maker.whole(key.camera, shape),
        };
        Scene {
            closing: LineEnding::of(game, &spots),
            buried: buried(game),
            shape,
            spots,
            placed,
            cards: maker.cards(),
            sheet,
            yard: maker.yard_caption(),
            target: maker.target(),
            count: maker.count(),
            key,
        }
    }
}

/// Returns the shape that the bones are laid for. While a hand lies, its arms keep their turns when
/// the window changes, unless the bones could be much larger on the new cloth.
pub(super) fn shape_for(before: Option<&Scene>, game: &SeatedPlayer, areas: &Areas) -> Shape {
    let (fresh, seen) = (areas.cloth_shape(), &game.view().seen);
    let lies = areas.display == Display::Whole && !seen.layout().is_empty();
    let Some(kept) = before.map(|scene| scene.shape).filter(|kept| lies && *kept != fresh) else { return fresh };
    let size = |shape| {
        let placed = whole(game.view().rules(), seen.deeds(), shape);
        Scale::fitting(&placed, areas.table, areas.unit, Camera::default()).bone()
    };
    if size(kept) < MUCH_SMALLER * size(fresh) { fresh } else { kept }
}

struct Maker<'a> {
    game: &'a SeatedPlayer,
    view: TableView,
    words: &'a Words,
    key: &'a SceneKey,
}

/// The least size of a bone that is read, with text of normal size.
const READ: f32 = 13.0;

impl Maker<'_> {
    /// Returns the sheet for the boneyard of the whole table while you must draw. It is used only
    /// against the clock, where a bone must be hit at once. It stays away while you hold your
    /// firecracker, so that it does not cover the targets. It is also there to look at a boneyard whose
    /// bones are too many to be read where they lie.
    fn sheet(&self, placed: &Placed) -> Option<BoneSheet> {
        let view = self.game.view();
        let must_draw = view.rules().firecrackers && view.waiting == Waiting::Draw && !self.game.lights();
        let lying = || yard_poses(&self.key.areas, self.yard_places());
        let cannot_be_read = || lying().iter().any(|pose| pose.size < READ * self.key.areas.scale);
        let looks = view.shown == Some(Hidden::Boneyard) && cannot_be_read();
        (must_draw || looks).then(|| {
            let scale = Scale::fitting(placed, self.key.areas.table, self.key.areas.unit, Camera::default());
            let lying: Vec<Rect> = placed.bones.iter().map(|laid| scale.pose(laid.lie).rect()).collect();
            BoneSheet::over_cloth(&self.key.areas, self.yard_places(), &lying)
        })
    }

    fn yard_places(&self) -> usize {
        yard_places(self.game.view().rules(), self.game.view().seen.public().boneyard_len())
    }

    fn compact(&self) -> (Spots, Option<Placed>, Option<BoneSheet>) {
        let (areas, view) = (&self.key.areas, &self.view);
        // The button draws as well. The manuals have nothing else, except where the bones lie face down before a hand.
        let rules = self.game.view().rules();
        let lies_there = !self.key.plain || rules.takes_bones() || rules.lead_first == FirstLead::Lot;
        let must_draw = self.game.view().waiting == Waiting::Draw && lies_there;
        let sheet = must_draw.then(|| BoneSheet::in_corner(areas, self.yard_places()));
        let middle = |bone: Bone| self.words.format(msg!("spoken-middle"), &[("bone", self.bone(bone))]);
        let cross = Cross::new(view, areas.middle(), areas.unit);
        let mut bones = self.listed();
        bones.extend(cross.bones(view, middle));
        bones.extend(self.hand());
        let yard = sheet
            .iter()
            .flat_map(|sheet| sheet.poses.iter().copied())
            .take(self.game.view().seen.public().boneyard_len());
        bones.extend(Spot::face_down(yard, Token::Yard, Vec::new()));
        let ends = self.ends().into_iter().filter_map(|end| cross.end(view, end)).collect();
        (Spots { bones, ends, slices: cross.slices, unit: areas.unit }, None, sheet)
    }

    fn whole(&self, camera: Camera, shape: Shape) -> (Spots, Option<Placed>, Option<BoneSheet>) {
        let (seen, areas, seats) = (&self.game.view().seen, &self.key.areas, self.game.view().rules().seats());
        let table = whole(self.game.view().rules(), seen.deeds(), shape);
        let (played, open) = (self.game.view().played(), self.game.view().open.clone());
        let scale = Scale::fitting(&table, areas.table, areas.unit, camera);
        let owner = |bone: Bone| played.iter().find(|(other, _)| *other == bone).map(|(_, seat)| *seat);
        let mut bones = scale.bones(&table, |bone| self.played(bone, owner(bone).unwrap_or(self.game.view().viewer())));
        for player in 1..seats as u8 {
            let seat = seat_of(self.game, player);
            let open = self.shown(open.hands[seat.index()]);
            bones.extend(court_spots(areas, (player, seats), seen.hand_len(seat), open));
        }
        let sheet = self.sheet(&table);
        let beside = || yard_poses(areas, self.yard_places());
        let yard = sheet.as_ref().map_or_else(beside, |sheet| sheet.poses.clone());
        // A boneyard that no one draws from is empty, unless the player looks at what is left.
        let left = if seen.rules().draws || !open.boneyard.is_empty() { seen.public().boneyard_len() } else { 0 };
        bones.extend(Spot::face_down(yard.into_iter().take(left), Token::Yard, self.shown(open.boneyard)));
        bones.extend(self.hand());
        let ends = self.ends().into_iter().filter_map(|end| scale.end(&table, end)).collect();
        (Spots { bones, ends, slices: Vec::new(), unit: scale.bone() }, Some(table), sheet)
    }

    fn hand(&self) -> impl Iterator<Item = Spot> {
        self.key.cells.iter().map(|held| Spot::in_hand(&self.key.areas, held, self.hand_name(held.1)))
    }

    /// Returns revealed bones with their spoken names.
    fn shown(&self, bones: impl IntoIterator<Item = Bone>) -> Vec<(Bone, String)> {
        let buried = buried(self.game);
        let word = |bone| if buried.contains(bone) { msg!("spoken-buried") } else { msg!("spoken-shown") };
        let name = |bone| self.words.format(word(bone), &[("bone", self.bone(bone))]);
        bones.into_iter().map(|bone| (bone, name(bone))).collect()
    }

    /// Returns the bones before a hand: those face down on the cloth, those turned up, and those
    /// you have taken.
    fn before_the_hand(&self, ceremony: &Ceremony) -> Spots {
        let (areas, seats) = (&self.key.areas, self.game.view().rules().seats());
        let turned = ceremony.turned.clone();
        let spot = |(number, pose)| {
            let turned = turned.iter().find(|(place, ..)| *place == number);
            let (front, face, name) = turned.map_or((None, Face::Selected, String::new()), |(_, seat, bone)| {
                let player = player_of(self.game, *seat);
                let values = [("bone", self.bone(*bone)), ("name", self.name(player).into())];
                (Some(*bone), self.face(player), self.words.format(msg!("spoken-turned"), &values))
            });
            Spot { token: Token::Yard(number as u8), pose, front, face, name }
        };
        let poses = face_down(areas, self.game.view().rules().set);
        let lying = ceremony.lying.iter().filter_map(|place| Some((*place, *poses.get(*place)?)));
        let mut bones: Vec<Spot> = lying.map(spot).collect();
        if areas.display == Display::Whole {
            for player in 1..seats as u8 {
                let held = ceremony.taken[seat_of(self.game, player).index()];
                bones.extend(court_spots(areas, (player, seats), held, Vec::new()));
            }
        }
        bones.extend(self.hand().take(ceremony.taken[self.game.view().viewer().index()]));
        Spots { bones, unit: areas.bone, ..Spots::default() }
    }

    /// Returns the colors and the spoken name of a bone that this seat has played.
    fn played(&self, bone: Bone, seat: Seat) -> (Face, String) {
        let (player, bone) = (player_of(self.game, seat), ("bone", self.bone(bone)));
        let name = match player {
            0 => self.words.format(msg!("spoken-yours"), &[bone]),
            _ => self.words.format(msg!("spoken-theirs"), &[bone, ("name", self.name(player).into())]),
        };
        (self.face(player), name)
    }

    fn face(&self, player: u8) -> Face {
        Face::played(player, self.game.view().rules().partners)
    }

    fn hand_name(&self, bone: Bone) -> String {
        let fits = self.game.view().fits(bone);
        let id = match fits.is_empty() {
            _ if !self.game.view().is_your_turn() => msg!("spoken-hand-waiting"),
            true => msg!("spoken-hand-none"),
            false if self.game.view().lead_is_open() => msg!("spoken-hand-any"),
            false => msg!("spoken-hand"),
        };
        let ends: Vec<String> = fits.iter().map(|end| place_name(self.words, *end)).collect();
        self.words.format(id, &[("bone", self.bone(bone)), ("ends", self.words.list(&ends).into())])
    }

    /// Returns the bones in the panel of the compact display: the played ones, then those that are
    /// shown.
    fn listed(&self) -> Vec<Spot> {
        let (lying, set) = (self.game.view().played(), self.game.view().rules().set);
        let place = |bone: Bone| self.key.cells.played().find(|(_, other)| *other == bone).map(|(number, _)| number);
        let played = lying.into_iter().filter_map(|(bone, seat)| Some((place(bone)?, bone, self.played(bone, seat))));
        let shown = self.shown(laid_open(self.game)).into_iter().map(|(bone, name)| (bone, (Face::Selected, name)));
        let shown = self.key.cells.free_places().zip(shown).map(|(number, (bone, looks))| (number, bone, looks));
        let all = played.chain(shown);
        all.map(|(number, bone, looks)| Spot::in_panel(&self.key.areas, set, number, bone, looks)).collect()
    }

    /// Returns the open ends with their spoken names. The place of the lead makes no difference on
    /// the whole table, so one place is enough there.
    fn ends(&self) -> Vec<(End, String)> {
        let leads = self.game.view().seen.layout().is_empty();
        let one_place = |end: &End| !leads || self.key.areas.display == Display::Compact || *end == End::LEAD;
        self.game.view().ends().into_iter().filter(one_place).map(|end| (end, self.end_name(end))).collect()
    }

    fn end_name(&self, end: End) -> String {
        let words = self.words;
        let Some(joint) = self.game.view().seen.layout().joint(end) else {
            return match (self.key.areas.display, end) {
                (Display::Compact, End::Arm(way)) => {
                    say!(words, "spoken-end-lead", end: words.get(end_word(way)))
                }
                _ => say!(words, "spoken-lead-place").to_owned(),
            };
        };
        let pips = ("pips", Value::from(words.get(pips_word(joint.pips()))));
        let End::Arm(arm) = end else {
            let number = self.game.view().ends().iter().position(|other| *other == end).unwrap_or(0) + 1;
            let values = [("number", number.into()), ("bone", self.bone(joint.bone())), pips];
            return words.format(msg!("spoken-end-of"), &values);
        };
        let end = ("end", words.get(end_word(arm)).into());
        match self.view.arms[arm.index()].tip {
            Some(tip) => words.format(msg!("spoken-end"), &[end, ("bone", self.bone(tip.bone)), pips]),
            None => words.format(msg!("spoken-end-empty"), &[end, pips]),
        }
    }

    /// Returns the sides, each at the place of its first player.
    fn cards(&self) -> Vec<Card> {
        let side = |player: u8| self.game.view().rules().side(seat_of(self.game, player));
        let players = 0..self.game.view().rules().seats() as u8;
        let firsts = players.clone().filter(|player| (0..*player).all(|before| side(before) != side(*player)));
        let of_side = |first| players.clone().filter(|player| side(*player) == side(first)).collect::<Vec<u8>>();
        firsts.map(|first| self.card(side(first), &of_side(first))).collect()
    }

    fn card(&self, side: Side, players: &[u8]) -> Card {
        let (score, rules) = (i32::from(self.game.view().seen.score(side)), self.game.view().rules());
        let (score, progress) = shown_score(self.words, rules, score, self.key.in_fives);
        let members: Vec<Member> = players.iter().map(|player| self.member(*player)).collect();
        let spoken = self.spoken_side(&members, &score);
        Card { side, members, score, progress, spoken }
    }

    fn member(&self, player: u8) -> Member {
        let seat = seat_of(self.game, player);
        let name = match player {
            // Whoever of several people has the screen is told so.
            0 if self.game.view().is_company() && !self.game.view().hides_the_hand() => {
                say!(self.words, "you").to_owned()
            }
            _ => self.key.names[usize::from(player)].clone(),
        };
        // Before a hand, these are the bones taken so far.
        let taken = self.game.view().ceremony.as_ref().map(|ceremony| ceremony.taken[seat.index()]);
        let bones = taken.unwrap_or_else(|| self.game.view().seen.hand_len(seat));
        let (view, others) = (self.game.view(), player > 0 && self.game.view().rules().seats() > 2);
        let did = if others { last_act(self.words, &view.seen, seat) } else { None };
        let is_open = player > 0 && !view.open.clone().hands[seat.index()].is_empty();
        let heard = others.then(|| match &did {
            Some(did) => {
                say!(self.words, "caption-did", name: name.clone(), did: did.clone())
            }
            None => name.clone(),
        });
        let on_turn = is_on_turn(self.game, seat);
        // Each pair has one score, which stands with the first of them.
        let in_pairs = view.rules().partners && !view.hides_the_hand();
        let title = match player {
            0 if in_pairs => Some(self.words.list(&[name.clone(), self.name(2)]).to_string()),
            2 if in_pairs => Some(say!(self.words, "name-partner", name: name.clone())),
            _ => None,
        };
        let with = (in_pairs && player == 3).then(|| say!(self.words, "name-with", name: self.name(1)));
        let shown_head = self.key.heads.get(usize::from(player)).copied().flatten();
        Member {
            seat,
            name,
            title,
            with,
            bones,
            on_turn,
            did,
            heard,
            is_open,
            player,
            face: self.face(player),
            head: shown_head,
        }
    }

    fn name(&self, player: u8) -> String {
        let named = self.key.names.get(usize::from(player)).filter(|_| player > 0);
        named.cloned().unwrap_or_else(|| say!(self.words, "you").to_owned())
    }

    /// "You: 15, 4 bones"; "You and Ajax: 15; You 4 bones, Ajax 5 bones"; "You 4 bones, Ajax 5
    /// bones" in a game without points.
    fn spoken_side(&self, members: &[Member], score: &str) -> String {
        let name = |member: &Member| ("name", Value::from(member.name.clone()));
        let bones = |member: &Member| ("bones", Value::from(member.bones));
        let held = |member: &Member| self.words.format(msg!("spoken-held"), &[name(member), bones(member)]);
        let held = members.iter().map(held).collect::<Vec<_>>().join(", ");
        let points = ("score", Value::from(score));
        match members {
            _ if score.is_empty() => held,
            [alone] => self.words.format(msg!("spoken-player"), &[name(alone), points, bones(alone)]),
            _ => {
                let title = |member: &Member| member.title.clone().filter(|_| member.player > 0);
                let names = members.iter().map(|member| title(member).unwrap_or_else(|| member.name.clone()));
                let names: Vec<String> = names.collect();
                let values = [("names", self.words.list(&names).into()), points, ("held", held.into())];
                self.words.format(msg!("spoken-partners"), &values)
            }
        }
    }

    /// The table count, always with the sum that it is, once there is anything to count.
    fn count(&self) -> Option<CountShown> {
        let table = self.game.view().seen.layout();
        let terms: Vec<String> = table.sum().iter().map(u8::to_string).collect();
        let sum = if terms.len() > 1 { terms.join(" + ") } else { String::new() };
        let count = say!(self.words, "table-count", count: table.count());
        let is_on = self.game.view().ceremony.is_none() && self.game.view().seen.phase() == Phase::Playing;
        let is_shown = is_on && self.key.shows_count && !table.is_empty();
        is_shown.then_some(CountShown { count, sum })
    }

    /// Returns how many bones can be drawn, or why there are none.
    fn yard_caption(&self) -> String {
        let (seen, draws) = (&self.game.view().seen, self.game.view().rules().draws);
        let (left, drawable, playing) =
            (seen.public().boneyard_len(), seen.public().drawable(), seen.phase() == Phase::Playing);
        match left {
            _ if self.game.view().ceremony.as_ref().is_some() || !playing && (!draws || left == 0) => String::new(),
            _ if !playing => format!("{} {left}", say!(self.words, "boneyard")),
            _ if drawable > 0 => say!(self.words, "yard-drawable", count: drawable),
            // What does not apply is not said.
            _ if !draws => String::new(),
            0 => say!(self.words, "yard-empty").to_owned(),
            _ => say!(self.words, "yard-reserve", count: left),
        }
    }

    fn target(&self) -> String {
        if self.game.view().rules().single_hand {
            return String::new();
        }
        let target = points(self.words, self.game.view().rules().goal().into(), self.key.in_fives);
        say!(self.words, "target-of", target: target)
    }

    fn bone(&self, bone: Bone) -> Value<'static> {
        bone_name(self.words, bone).into()
    }
}

pub(crate) fn count_scores(game: &SeatedPlayer) -> bool {
    game.view().rules().fives || game.view().rules().threes
}

/// Whether to show the table count. It is shown if it scores and the player wants to see it, and
/// always if a firecracker can change it.
pub(crate) fn shows_count(game: &SeatedPlayer, settings: &Settings) -> bool {
    settings.look.table_count && count_scores(game) || game.view().rules().firecrackers
}

/// Returns the bones that are shown on purpose, in the order of the compact display.
fn laid_open(game: &SeatedPlayer) -> Vec<Bone> {
    let revealed = game.view().open.clone();
    let others = revealed.hands.into_iter().enumerate().filter(|(seat, _)| *seat != game.view().viewer().index());
    let hands: Bones = others.map(|(_, hand)| hand).collect();
    hands.into_iter().chain(revealed.boneyard).collect()
}

/// Returns the bones of the boneyard that lie open and that nobody could draw, because the rules keep the last ones
/// there.
fn buried(game: &SeatedPlayer) -> Bones {
    let yard = game.view().open.clone().boneyard;
    yard.into_iter().rev().take(game.view().rules().buried()).collect()
}

/// Returns the display of a game: the one the player chose for it, if both can show it.
pub(crate) fn display_of(rules: &Rules, settings: &Settings) -> Display {
    if can_be_compact(rules) && settings.look.is_compact(rules) { Display::Compact } else { Display::Whole }
}

/// Whether it is the turn of a seat, once the hand has begun.
pub(crate) fn is_on_turn(game: &SeatedPlayer, seat: Seat) -> bool {
    game.view().seen.phase() == Phase::Playing
        && game.view().seen.to_move() == seat
        && game.view().ceremony.as_ref().is_none()
}

/// Whether the compact display can show games with these rules. It needs arms with names, which are
/// missing if every doublet is a spinner.
pub(crate) fn can_be_compact(rules: &Rules) -> bool {
    rules.spinner != Spinner::Every
}
