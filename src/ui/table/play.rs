//! A game as the window drives it: what it waits for, what is chosen, what may be done and what that would bring.
//!
//! Nothing here paints and nothing here changes a game but through the session's one door.

use crate::{
    engine::{
        Illegal,
        bone::{Bone, Bones, Seat},
        event::{Event, Events},
        moves::{Move, Moves},
        observe::{Act, Observation},
        rules::{Rules, Spinner},
        state::{GameState, Phase},
        table::{End, Way},
    },
    session::sitting::Sitting,
    ui::table::view::TableView,
};

/// The human's seat.
pub const YOU: Seat = Seat::FIRST;
/// Nestor's.
pub const NESTOR: Seat = Seat::SECOND;

/// Whether the display can show games of these rules: two players, and ends that are named from one spinner at most.
pub fn can_show(rules: &Rules) -> bool {
    rules.seats() == 2 && rules.spinner != Spinner::Every && !rules.firecrackers && rules.seconds == 0
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// You have a bone that fits; where the rules allow it you may also draw.
    You {
        /// Whether you may draw instead.
        may_draw: bool,
    },
    /// You must draw.
    Draw,
    /// You must pass.
    Pass,
    /// Nestor waits to be told to take his turn.
    Ok,
    /// Nestor thinks.
    Thinking,
    /// The next hand.
    NewHand,
    /// A new game.
    NewGame,
}

/// Why something that was tried was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The engine says why.
    Illegal(Illegal),
    /// An end was meant, but no bone is chosen.
    ChooseFirst,
    /// The bone fits nowhere.
    FitsNowhere(Bone),
    /// Nestor is on turn.
    NotYourTurn,
    /// Nestor is thinking.
    Thinking,
}

/// What would come of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The table count.
    pub count: u8,
    /// The points it would score.
    pub points: u8,
}

/// The game under way and what the player is about to do in it.
#[derive(Clone, Debug)]
pub struct Play {
    sitting: Sitting,
    chosen: Option<Bone>,
    thinking: bool,
    /// Rises with every change, so that an answer to an older question can be told from one to this.
    generation: u64,
    /// What is seen of the game, made once for every change.
    seen: Seen,
}

/// What is seen of a game at one moment.
#[derive(Clone, Debug, Default)]
struct Seen {
    hand: Bones,
    played: Vec<(Bone, Seat)>,
    course: Vec<Moment>,
    table: TableView,
}

impl Play {
    /// Takes up a sitting where it stands.
    pub fn new(sitting: Sitting) -> Play {
        let seen = Seen::default();
        let mut play = Play { sitting, chosen: None, thinking: false, generation: 0, seen };
        play.look();
        play
    }

    /// The sitting.
    pub const fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// Does something to the sitting that may put another game, or the same at another time, in the place of this one.
    pub fn change<R>(&mut self, how: impl FnOnce(&mut Sitting) -> R) -> R {
        let result = how(&mut self.sitting);
        self.changed();
        result
    }

    /// Does something to the sitting that leaves the game as it stands: what Nestor is thinking about stays worth thinking about.
    pub fn note<R>(&mut self, how: impl FnOnce(&mut Sitting) -> R) -> R {
        how(&mut self.sitting)
    }

    /// The game as it stands.
    pub const fn state(&self) -> &GameState {
        self.sitting.state()
    }

    /// Its rules.
    pub const fn rules(&self) -> &Rules {
        self.state().rules()
    }

    /// The number of this moment, for questions to Nestor.
    pub const fn generation(&self) -> u64 {
        self.generation
    }

    /// The bone that is chosen.
    pub const fn chosen(&self) -> Option<Bone> {
        self.chosen
    }

    /// The human's hand.
    pub const fn hand(&self) -> Bones {
        self.seen.hand
    }

    /// The bones on the table in the order in which they were played, each with who played it.
    pub fn played(&self) -> &[(Bone, Seat)] {
        &self.seen.played
    }

    /// Your hand as it was dealt and after each deed since.
    pub fn course(&self) -> &[Moment] {
        &self.seen.course
    }

    /// The table as it is painted.
    pub const fn table(&self) -> &TableView {
        &self.seen.table
    }

    /// What the human may do now.
    pub fn legal(&self) -> Option<Moves> {
        self.your_turn().then(|| self.state().legal())
    }

    /// What the game waits for.
    pub fn waiting(&self) -> Waiting {
        match self.state().phase() {
            Phase::GameOver => Waiting::NewGame,
            Phase::HandOver => Waiting::NewHand,
            Phase::Playing if self.thinking => Waiting::Thinking,
            Phase::Playing if self.state().to_move() != YOU => Waiting::Ok,
            Phase::Playing => {
                let legal = self.state().legal();
                match (legal.can_play(), legal.draw) {
                    (true, may_draw) => Waiting::You { may_draw },
                    (false, true) => Waiting::Draw,
                    (false, false) => Waiting::Pass,
                }
            }
        }
    }

    /// Whether it is the human's turn.
    pub fn your_turn(&self) -> bool {
        self.state().phase() == Phase::Playing && self.state().to_move() == YOU
    }

    /// Whether any bone may lead now.
    pub fn lead_is_open(&self) -> bool {
        self.your_turn() && self.state().table().is_empty()
    }

    /// The ends where a bone of the human fits now. A lead may be laid to the west or to the east.
    pub fn fits(&self, bone: Bone) -> [bool; 4] {
        let Some(legal) = self.legal() else { return [false; 4] };
        if self.lead_is_open() {
            let can_lead = legal.contains(Move::Play(bone, End::Arm(Way::East)));
            return [can_lead, can_lead, false, false];
        }
        Way::ALL.map(|way| legal.contains(Move::Play(bone, End::Arm(way))))
    }

    /// The one end where a bone fits, if there is just one. Where a lead may be laid makes no difference, so it counts as one, to the east.
    pub fn only_fit(&self, bone: Bone) -> Option<Way> {
        let fits = self.fits(bone);
        if self.lead_is_open() {
            return fits[Way::East.index()].then_some(Way::East);
        }
        let mut ways = Way::ALL.into_iter().filter(|way| fits[way.index()]);
        ways.next().filter(|_| ways.next().is_none())
    }

    /// The ends that can be clicked: those that are open, and before the lead the west and the east.
    pub fn open_ends(&self) -> [bool; 4] {
        if self.state().table().is_empty() {
            return [true, true, false, false];
        }
        Way::ALL.map(|way| self.state().table().tip(way).is_some())
    }

    /// What a play would bring, were it made.
    pub fn outlook(&self, bone: Bone, way: Way) -> Option<Outlook> {
        let mut state = *self.state();
        let events = state.play(Move::Play(bone, self.end(way))).ok()?;
        let scored = events.iter().find_map(|event| match event {
            Event::Scored { points, counted: true, .. } => Some(*points),
            _ => None,
        });
        Some(Outlook { count: state.table().count(), points: scored.unwrap_or(0) })
    }

    /// The end that a place on the display stands for. A lead goes to the east, wherever it is shown.
    fn end(&self, way: Way) -> End {
        if self.state().table().is_empty() { End::Arm(Way::East) } else { End::Arm(way) }
    }

    /// Whether the human may act, and if not, why.
    fn may_act(&self) -> Result<(), Refusal> {
        match self.waiting() {
            Waiting::You { .. } | Waiting::Draw | Waiting::Pass => Ok(()),
            Waiting::Ok => Err(Refusal::NotYourTurn),
            Waiting::Thinking => Err(Refusal::Thinking),
            Waiting::NewHand => Err(Refusal::Illegal(Illegal::HandOver)),
            Waiting::NewGame => Err(Refusal::Illegal(Illegal::GameOver)),
        }
    }

    /// Chooses a bone; choosing another is a change of mind.
    pub fn choose(&mut self, bone: Bone) -> Result<(), Refusal> {
        self.may_act()?;
        if let Some(forced) = self.state().forced_lead().filter(|forced| *forced != bone) {
            return Err(Refusal::Illegal(Illegal::MustLead { seat: YOU, bone: forced }));
        }
        if self.fits(bone) == [false; 4] {
            return Err(Refusal::FitsNowhere(bone));
        }
        self.chosen = Some(bone);
        Ok(())
    }

    /// Lets go of what was chosen.
    pub const fn let_go(&mut self) {
        self.chosen = None;
    }

    /// Plays the chosen bone at an end.
    pub fn place(&mut self, way: Way) -> Result<Vec<Event>, Refusal> {
        self.may_act()?;
        let bone = self.chosen.ok_or(Refusal::ChooseFirst)?;
        self.put(bone, way)
    }

    /// Plays a bone at an end.
    pub fn put(&mut self, bone: Bone, way: Way) -> Result<Vec<Event>, Refusal> {
        self.may_act()?;
        let leads = self.state().table().is_empty();
        let events = self.act(Move::Play(bone, self.end(way)))?;
        if leads {
            self.sitting.note_lead(way == Way::West);
            self.look();
        }
        Ok(events)
    }

    /// Draws a bone, or as many as it takes until one fits.
    pub fn draw(&mut self, until_one_fits: bool) -> Result<Vec<Event>, Refusal> {
        self.may_act()?;
        let mut events = self.act(Move::Draw)?;
        while until_one_fits && self.waiting() == Waiting::Draw {
            events.extend(self.act(Move::Draw)?);
        }
        Ok(events)
    }

    /// Passes.
    pub fn pass(&mut self) -> Result<Vec<Event>, Refusal> {
        self.may_act()?;
        self.act(Move::Pass)
    }

    /// Deals the next hand, or a new game from a number or by chance.
    pub fn deal(&mut self, game: Option<Option<u64>>) -> Vec<Event> {
        let events = match game {
            Some(number) => self.sitting.new_game(number),
            None => self.sitting.new_hand(),
        };
        self.changed();
        events.into_iter().map(|event| event.seen_by(YOU)).collect()
    }

    /// Nestor takes his turn as far as it needs no thought: he draws what he must, or passes. What he cannot do without thinking he is asked by
    /// the observation that comes back.
    pub fn nestor_begins(&mut self) -> Begun {
        let mut events: Vec<Event> = Vec::new();
        while self.state().phase() == Phase::Playing && self.state().to_move() == NESTOR {
            let legal = self.state().legal();
            let step = if legal.can_play() {
                None
            } else if legal.draw {
                Some(Move::Draw)
            } else {
                Some(Move::Pass)
            };
            let Some(step) = step else { break };
            match self.act(step) {
                Ok(more) => events.extend(more),
                Err(_) => break,
            }
        }
        Begun { drew: !events.is_empty() && self.waiting() == Waiting::Ok, events }
    }

    /// The question that Nestor has to think about, and that he is thinking from now on.
    pub fn ask_nestor(&mut self) -> Observation {
        self.thinking = true;
        self.sitting.session().observe(NESTOR)
    }

    /// Nestor's answer. One that is no move of his any more changes nothing.
    pub fn answer(&mut self, step: Move) -> Vec<Event> {
        self.thinking = false;
        self.act(step).unwrap_or_default()
    }

    fn act(&mut self, step: Move) -> Result<Vec<Event>, Refusal> {
        let events: Events = self.sitting.play(step).map_err(Refusal::Illegal)?;
        self.changed();
        Ok(events.into_iter().map(|event| event.seen_by(YOU)).collect())
    }

    fn changed(&mut self) {
        self.chosen = None;
        self.thinking = false;
        self.generation += 1;
        self.look();
    }

    /// Takes a new look at the game.
    fn look(&mut self) {
        let known = self.sitting.session().observe(YOU);
        let lying = self.state().table().bones();
        let mut played: Vec<(Bone, Seat)> = Vec::new();
        for deed in known.deeds() {
            if let Act::Played(bone, _) = deed.act
                && lying.contains(bone)
            {
                // A bone that was destroyed and drawn again counts where it lies now.
                played.retain(|(other, _)| *other != bone);
                played.push((bone, deed.seat));
            }
        }
        let table = TableView::of(self.state().table(), self.sitting.led_west());
        self.seen = Seen { hand: known.hand(), played, course: course(&known), table };
    }

    /// The bones that may be shown although they lie hidden.
    pub fn hidden(&self, of: Hidden) -> Bones {
        let revealed = self.state().reveal();
        match of {
            Hidden::Nestor => revealed.hands[NESTOR.index()],
            Hidden::Boneyard => revealed.boneyard.into_iter().collect(),
        }
    }
}

/// Your hand after the deal and after each deed since.
fn course(known: &Observation) -> Vec<Moment> {
    let own = |bone: Option<Bone>, seat: Seat| bone.filter(|_| seat == YOU);
    let deeds = known.deeds().iter().map(|deed| match deed.act {
        Act::Played(bone, _) => (own(Some(bone), deed.seat), None, 1),
        Act::Drew(bone) => (None, own(bone, deed.seat), 0),
        Act::Passed | Act::Destroyed(_) => (None, None, 0),
    });
    let set = |bone: Option<Bone>| bone.into_iter().collect::<Bones>();
    let deeds: Vec<(Bones, Bones, usize)> = deeds.map(|(left, came, laid)| (set(left), set(came), laid)).collect();
    let mut hand = known.hand();
    for &(left, came, _) in deeds.iter().rev() {
        hand = (hand | left) - came;
    }
    let mut moments = vec![Moment { hand, lying: 0 }];
    let mut lying = 0;
    for (left, came, laid) in deeds {
        hand = (hand - left) | came;
        lying += laid;
        moments.push(Moment { hand, lying });
    }
    moments
}

/// Your hand at one moment of a hand of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The bones you held.
    pub hand: Bones,
    /// How many bones lay on the table.
    pub lying: usize,
}

/// What Nestor did before he had to think.
#[derive(Clone, PartialEq, Debug)]
pub struct Begun {
    /// What happened.
    pub events: Vec<Event>,
    /// Whether he has drawn and can now play.
    pub drew: bool,
}

/// What lies hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// Nestor's hand.
    Nestor,
    /// The boneyard.
    Boneyard,
}
