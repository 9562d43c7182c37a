//! Who sits where: the part of the window for a new game that gives each seat a person or a Nestor.

use super::round::{SeatPlate, around_the_table};
use crate::engine::{Rules, SEATS, Seat};
use crate::nestor::Level;
use crate::record::{Person, Seating, Sitter};
use crate::ui::paint::Face;
use crate::ui::parts::TextField;
use crate::ui::settings::Settings;
use crate::ui::windows::players::shown_name;
use crate::ui::windows::rows::{inline, written};
use crate::ui::windows::{Look, parts};
use crate::ui::words::{Message, names_from, own_name, player_name, unnamed};
use crate::wire::{self, NewTable};
use crate::{msg, say};
use egui::Ui;
use std::collections::BTreeSet;

/// The greatest length of a name that a player gives to another.
const LONGEST_NAME: usize = 20;

/// The width of the list of those who need explaining.
const EXPLAINED: f32 = 250.0;

/// Who may be picked for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Pick {
    /// The player whose files these are.
    Host,
    Nestor,
    Guest,
    /// Somebody who sits before another screen.
    Elsewhere,
    /// Another player, by the place in the list.
    Player(usize),
}

/// Those who are picked rarely, each with the messages of what they are called and what they are.
const RARE: [(Pick, [Message; 2]); 1] = [(Pick::Elsewhere, [msg!("game-elsewhere"), msg!("game-elsewhere-about")])];

/// A list of those who need explaining. Returns the one that was chosen.
fn explained(ui: &mut Ui, look: Look<'_>, all: Vec<(Pick, [Message; 2])>) -> Option<Pick> {
    ui.set_max_width(EXPLAINED);
    let mut chosen = None;
    for (pick, [name, about]) in all {
        if ui.button(look.words.get(name)).clicked() {
            chosen = Some(pick);
        }
        parts::aside(ui, look.theme, look.words.get(about));
    }
    chosen
}

/// A seat.
#[derive(Clone, Debug)]
struct Chair {
    pick: Pick,
    /// How strong a Nestor here would play.
    level: Level,
    /// What a guest here is called.
    guest: String,
}

/// Everyone who could sit at the table, and who sits where.
#[derive(Clone, Debug)]
pub(super) struct Chairs {
    /// The name of the player whose files these are.
    host: String,
    /// The other players, each with the name of their folder and their name.
    players: Vec<(String, String)>,
    all: [Chair; SEATS],
    /// What the others are called if they are Nestors, from the left of the host.
    names: [String; 3],
    /// Whether several people play without help.
    alone: bool,
    /// Whether all Nestors play at one level.
    same_level: bool,
    /// The seat that is chosen, to change who sits there.
    chosen: usize,
}

impl Chairs {
    /// Chairs everyone as the last time.
    pub(super) fn new(settings: &Settings, host: &str, players: Vec<(String, String)>) -> Chairs {
        let chair = |at: usize| Chair {
            pick: if at == 0 { Pick::Host } else { Pick::Nestor },
            level: settings.game.level,
            guest: String::new(),
        };
        let names = settings.game.names.clone();
        let mut seats = Chairs {
            host: host.to_owned(),
            players,
            all: std::array::from_fn(chair),
            names,
            alone: false,
            same_level: false,
            chosen: 1,
        };
        seats.set_levels(&settings.game.levels_for(&settings.game.rules));
        if let Some(seating) = settings.game.company_now() {
            seats.sit_down(seating);
        }
        seats
    }

    /// Chairs everyone as in a seating. A player who is no longer there is a guest. In the place of a
    /// program there is a Nestor.
    pub(super) fn sit_down(&mut self, seating: &Seating) {
        self.alone = seating.is_without_help();
        let mut levels = seating.sitters().filter_map(|sitter| match sitter {
            Sitter::Nestor(level) => Some(*level),
            Sitter::Program { .. } | Sitter::Person(_) => None,
        });
        let first = levels.next();
        self.same_level = levels.all(|level| Some(level) == first);
        for (chair, sitter) in self.all.iter_mut().zip(seating.sitters()) {
            chair.pick = match sitter {
                Sitter::Nestor(level) => {
                    chair.level = *level;
                    Pick::Nestor
                }
                Sitter::Program { .. } => Pick::Nestor,
                Sitter::Person(Person::Host) => Pick::Host,
                Sitter::Person(Person::Guest(name)) => {
                    chair.guest = name.to_string();
                    Pick::Guest
                }
                Sitter::Person(Person::Player { folder, name }) => {
                    let known = self.players.iter().position(|(other, _)| **other == **folder);
                    if known.is_none() {
                        chair.guest = name.to_string();
                    }
                    known.map_or(Pick::Guest, Pick::Player)
                }
            };
        }
    }

    /// Gives the Nestors these levels, from the left of the host.
    pub(super) fn set_levels(&mut self, levels: &[Level]) {
        let host = self.host_at();
        for (steps, level) in levels.iter().enumerate() {
            self.all[(host + steps + 1) % SEATS].level = *level;
        }
        self.same_level = levels.iter().all(|level| *level == levels[0]);
    }

    /// The levels of the Nestors at a table of this size, from the left of the host. Those who find
    /// no seat come last.
    pub(super) fn levels(&self, seats: usize) -> Vec<Level> {
        let host = self.host_at();
        let here = (1..seats).map(|steps| self.all[(host + steps) % seats].level);
        here.chain(self.all[seats..].iter().map(|chair| chair.level)).collect()
    }

    /// What the others are called if they are Nestors, from the left of the host.
    pub(super) fn names(&self) -> [String; 3] {
        self.names.clone().map(|name| name.trim().to_owned())
    }

    /// Who sits where.
    pub(super) fn seating(&self, seats: usize) -> Seating {
        let sitter = |chair: &Chair| match &chair.pick {
            Pick::Host => Sitter::HOST,
            Pick::Nestor => Sitter::Nestor(chair.level),
            Pick::Guest => Sitter::Person(Person::Guest(chair.guest.trim().into())),
            Pick::Elsewhere => Sitter::Person(Person::Guest("".into())),
            Pick::Player(player) => {
                let (home, name) = &self.players[*player];
                Sitter::Person(Person::Player { folder: home.as_str().into(), name: name.as_str().into() })
            }
        };
        let sitters: Vec<Sitter> = self.all[..seats].iter().map(sitter).collect();
        let seating =
            Seating::new(&sitters).unwrap_or_else(|| Seating::one_person(self.levels(seats)).for_table(seats));
        let alone = self.alone && seating.is_company();
        seating.without_help(alone)
    }

    /// Gives the first Nestor's seat to somebody elsewhere.
    pub(super) fn invite(&mut self, seats: usize) {
        if let Some(chair) = self.all[..seats].iter_mut().find(|chair| chair.pick == Pick::Nestor) {
            chair.pick = Pick::Elsewhere;
        }
    }

    /// The table for people elsewhere, if anybody is.
    pub(super) fn table(&self, rules: &Rules) -> Option<NewTable> {
        let chairs = &self.all[..rules.seats()];
        let chair = |chair: &Chair| match &chair.pick {
            Pick::Host => wire::Chair::Here(self.host.clone()),
            Pick::Guest => wire::Chair::Here(chair.guest.trim().to_owned()),
            Pick::Player(at) => wire::Chair::Here(self.players[*at].1.clone()),
            Pick::Nestor => wire::Chair::Nestor(chair.level),
            Pick::Elsewhere => wire::Chair::Elsewhere,
        };
        let anybody = chairs.iter().any(|chair| chair.pick == Pick::Elsewhere);
        anybody.then(|| NewTable { help: !self.alone, ..NewTable::new(*rules, chairs.iter().map(chair).collect()) })
    }

    /// The seat of the host, or else the first.
    fn host_at(&self) -> usize {
        self.all.iter().position(|chair| chair.pick == Pick::Host).unwrap_or(0)
    }

    /// The levels of the Nestors at a table of this size, without repetition.
    fn of_nestors(&self, seats: usize) -> BTreeSet<Level> {
        let nestors = self.all[..seats].iter().filter(|chair| chair.pick == Pick::Nestor);
        nestors.map(|chair| chair.level).collect()
    }

    /// Gives all the level of the seat that is chosen, or else of the first Nestor.
    fn set_same_level(&mut self, seats: usize) {
        let chosen = Some(&self.all[self.chosen]).filter(|chair| chair.pick == Pick::Nestor);
        let first = || self.all[..seats].iter().find(|chair| chair.pick == Pick::Nestor);
        if let Some(level) = chosen.or_else(first).map(|chair| chair.level) {
            self.all.iter_mut().for_each(|chair| chair.level = level);
        }
    }

    /// Shows who sits where: around a table, with a row for the seat that is chosen. One person against one
    /// Nestor needs no table.
    pub(super) fn show(&mut self, ui: &mut Ui, look: Look<'_>, rules: &Rules) {
        let seats = rules.seats();
        let host = self.host_at();
        if host >= seats {
            // A smaller table has no such seat. The host changes places with whoever sits on the
            // first.
            self.all.swap(0, host);
        }
        self.chosen = self.chosen.min(seats - 1);
        let company = self.seating(seats).is_company();
        if seats > 2 || company {
            self.around_the_table(ui, look, rules);
            self.row(ui, look, self.chosen, seats, company);
        } else {
            for at in 0..seats {
                if self.all[at].pick != Pick::Host {
                    self.row(ui, look, at, seats, company);
                }
            }
        }
        self.about_levels(ui, look, rules);
        if company {
            let [name, about] = [msg!("game-no-help"), msg!("game-no-help-about")].map(|word| look.words.get(word));
            parts::switch(ui, look.theme, name, about, &mut self.alone);
        }
    }

    /// Shows the table from above, with the host at the bottom.
    fn around_the_table(&mut self, ui: &mut Ui, look: Look<'_>, rules: &Rules) {
        let (seats, host) = (rules.seats(), self.host_at());
        let sitting = (0..seats).map(|steps| {
            let at = (host + steps) % seats;
            let who = match self.all[at].pick {
                Pick::Host => String::new(),
                Pick::Nestor => look.words.level(self.all[at].level).to_owned(),
                Pick::Guest | Pick::Player(_) => say!(look.words, "game-person").to_owned(),
                Pick::Elsewhere => say!(look.words, "game-elsewhere").to_owned(),
            };
            let head = look.head(&self.seating(seats), Seat::new(at).unwrap_or(Seat::FIRST));
            let face = Face::played(steps as u8, rules.partners);
            SeatPlate { name: self.name_at(look, at, seats), who, face, head }
        });
        let sitting: Vec<SeatPlate> = sitting.collect();
        let chosen = (self.chosen + seats - host) % seats;
        let company = self.seating(seats).is_company();
        if let Some(pressed) = around_the_table(ui, look, rules.game(), &sitting, chosen)
            && (company || pressed > 0)
        {
            self.chosen = (host + pressed) % seats;
        }
    }

    /// Says how Nestor plays at the levels that were chosen.
    fn about_levels(&mut self, ui: &mut Ui, look: Look<'_>, rules: &Rules) {
        let (words, seats) = (look.words, rules.seats());
        for level in self.of_nestors(seats) {
            let about = match level {
                Level::Beginner if !rules.scores_in_play() => say!(words, "level-beginner-any"),
                _ => words.more(Message::of("level", level.name()), "about"),
            };
            let mut told = format!("{}. {}", words.level(level), about);
            let below = Level::ALL.into_iter().rfind(|below| *below < level);
            if let Some((wins, below)) = level.wins_against_the_one_below(rules).zip(below) {
                let games = words.games_in_100(f64::from(wins) / 100.0).into();
                let args = [("games", games), ("level", words.level(below).into())];
                told = format!("{told} {}", words.format(msg!("level-step"), &args));
            }
            parts::aside(ui, look.theme, &told);
        }
        let nestors = self.all[..seats].iter().filter(|chair| chair.pick == Pick::Nestor).count();
        if nestors > 1
            && parts::switch(ui, look.theme, say!(words, "game-same-level"), "", &mut self.same_level)
            && self.same_level
        {
            self.set_same_level(seats);
        }
    }

    /// Shows what can be changed about a seat.
    fn row(&mut self, ui: &mut Ui, look: Look<'_>, at: usize, seats: usize, company: bool) {
        let (words, theme) = (look.words, look.theme);
        let name = self.name_at(look, at, seats);
        ui.horizontal_wrapped(|ui| {
            ui.set_row_height(parts::row_height(ui));
            let next = (at + 1) % seats;
            let spoken = say!(words, "game-move-of", name: name.clone());
            if company && parts::arrow(ui, look, &spoken, 1.0, true) {
                self.all.swap(at, next);
                self.chosen = next;
            }
            let is_person = |chair: &&Chair| chair.pick != Pick::Nestor;
            let alone = self.all[..seats].iter().filter(is_person).count() < 2;
            let mut people = vec![(own_name(words, &self.host).to_owned(), Pick::Host)];
            let named =
                |((_, name), at): (&(String, String), usize)| (shown_name(words, name).to_owned(), Pick::Player(at));
            people.extend(self.players.iter().zip(0..).map(named));
            let mut others = self.all[..seats].to_vec();
            others.remove(at);
            people.retain(|(_, pick)| others.iter().all(|chair| chair.pick != *pick));
            people.push((say!(words, "game-person").to_owned(), Pick::Guest));
            let chair = &mut self.all[at];
            match &chair.pick {
                Pick::Nestor => {
                    let label = say!(words, "game-level-of", name: name);
                    let mut levels = words.levels().map(|(name, level)| (name, Ok(level))).to_vec();
                    let mut level = Ok(chair.level);
                    levels.push((say!(words, "game-person").to_owned(), Err(people.swap_remove(0).1)));
                    if others.iter().any(|chair| chair.pick == Pick::Elsewhere) {
                        levels.push((say!(words, "game-elsewhere").to_owned(), Err(Pick::Elsewhere)));
                    }
                    inline(ui, theme, &label, &levels, &mut level);
                    match level {
                        Ok(level) if self.same_level => self.all.iter_mut().for_each(|chair| chair.level = level),
                        Ok(level) => chair.level = level,
                        Err(pick) => chair.pick = pick,
                    }
                }
                Pick::Host | Pick::Guest | Pick::Elsewhere | Pick::Player(_) => {
                    let seat = say!(words, "game-seat-of", seat: (at + 1));
                    if !alone {
                        people.push((say!(words, "nestor").to_owned(), Pick::Nestor));
                    }
                    let (sits, rare): (Vec<_>, Vec<_>) = RARE.into_iter().partition(|(pick, _)| *pick == chair.pick);
                    people.extend(sits.into_iter().map(|(pick, [name, _])| (words.get(name).to_owned(), pick)));
                    inline(ui, theme, &seat, &people, &mut chair.pick);
                    let text = say!(words, "game-other-players");
                    let spoken = format!("{seat}: {text}");
                    let picked = parts::unfold_called(ui, look, text, &spoken, |ui| explained(ui, look, rare));
                    chair.pick = picked.unwrap_or_else(|| chair.pick.clone());
                    if chair.pick == Pick::Guest {
                        let spoken = say!(words, "game-guest-name", seat: (at + 1));
                        let hint = unnamed(words, Seat::new(at).unwrap_or(Seat::FIRST));
                        let field = TextField { text: &mut chair.guest, hint: &hint, most: LONGEST_NAME };
                        parts::field(ui, theme, [140.0, 28.0], field, &spoken);
                    }
                }
            }
        });
    }

    pub(super) fn people_of(&self, look: Look<'_>, seating: &Seating) -> String {
        let name =
            |seat| names_from(look.words, &Settings::default(), seating, seat, own_name(look.words, &self.host)).0;
        seating.people().map(|(seat, _)| name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// What the one on a seat is called.
    fn name_at(&self, look: Look<'_>, at: usize, seats: usize) -> String {
        let mut settings = Settings::default();
        settings.game.names = self.names();
        let seat = Seat::new(at).unwrap_or(Seat::FIRST);
        names_from(look.words, &settings, &self.seating(seats), seat, own_name(look.words, &self.host)).0
    }

    pub(super) fn called(&mut self, ui: &mut Ui, look: Look<'_>, seats: usize) {
        let (words, theme) = (look.words, look.theme);
        for player in 1..seats {
            if self.all[(self.host_at() + player) % seats].pick != Pick::Nestor {
                continue;
            }
            let default = player_name(words, &Settings::default(), player as u8);
            let label = say!(words, "game-name-of", name: default.as_str());
            let field = TextField { text: &mut self.names[player - 1], hint: &default, most: LONGEST_NAME };
            written(ui, theme, &label, field);
        }
    }
}
