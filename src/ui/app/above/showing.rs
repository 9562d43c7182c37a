//! Shows a window above the table, and does what the player chose in it.

use super::{Above, Open};
use crate::career::AgreedMatch;
use crate::seat::Input;
use crate::store::Players;
use crate::table::{HostOrder, Wish};
use crate::ui::app::at_table::{AtTable, Profile};
use crate::ui::app::background::{Background, GameSource, Tasks};
use crate::ui::app::{AppLink, GameWish, Request, export::Export};
use crate::ui::stage::practice::Book;
use crate::ui::windows::about::{Imprint, about};
use crate::ui::windows::agreed::{AgreedChoice, Challenge};
use crate::ui::windows::colors::{ColorsChoice, ColorsWindow};
use crate::ui::windows::friends::{FriendsChoice, FriendsWindow};
use crate::ui::windows::game::Chosen;
use crate::ui::windows::games::{GamesChoice, GamesWindow};
use crate::ui::windows::notes::{AdviceWindow, Consent, Writing, message};
use crate::ui::windows::outcome::{SheetChoice, TallyChoice, fair, tally};
use crate::ui::windows::players::{PlayersChoice, Present};
use crate::ui::windows::practice::course::CourseChoice;
use crate::ui::windows::practice::{PracticeChoice, practice};
use crate::ui::windows::settings::SettingsWindow;
use crate::ui::windows::take_turned;
use crate::ui::windows::welcome::{WelcomeChoice, welcome};
use crate::ui::{command::COMMANDS, command::Command, dialogs::Purpose, look::Look, stage::Stage};
use crate::{VERSION, nestor::Level};
use egui::{Color32, Context, Frame, Id, Modal};

/// What became of a window in this frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Closing {
    Stays,
    Closes,
    /// It closes, and the window behind it returns.
    GivesWay,
}

impl Closing {
    const fn of(closes: bool) -> Closing {
        if closes { Closing::Closes } else { Closing::Stays }
    }

    const fn giving_way(closes: bool) -> Closing {
        if closes { Closing::GivesWay } else { Closing::Stays }
    }
}

impl Above {
    /// Shows the open window. Returns what it asks for, and the window, unless it was closed. It is
    /// put back once that is done.
    pub(in crate::ui::app) fn show(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        background: &mut Background,
        stage: &mut Stage,
    ) -> (Vec<Request>, Option<Open>) {
        let mut requests = Vec::new();
        let Some(mut window) = self.open.take() else { return (requests, None) };
        let mut closing = window.show(ctx, at_table, background, stage, &mut requests);
        // The pages of a window have the names of the commands that open them.
        if let Some(page) = take_turned(ctx).and_then(|title| COMMANDS.iter().find(|entry| entry.word == title)) {
            requests.push(Request::Give(page.command));
            closing = Closing::Closes;
        }
        if closing == Closing::GivesWay {
            self.come_back();
        }
        (requests, Some(window).filter(|_| closing == Closing::Stays))
    }
}

impl Open {
    /// Shows the window and does what the player chose at the table. Adds what else is to be done.
    fn show(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        background: &mut Background,
        stage: &mut Stage,
        requests: &mut Vec<Request>,
    ) -> Closing {
        let look = at_table.look();
        match self {
            Open::Welcome => {
                let choice = welcome(ctx, look, at_table.view().rules());
                requests.extend(choice.and_then(|choice| match choice {
                    WelcomeChoice::Learn => Some(Request::Practise(Book::Lesson(None))),
                    WelcomeChoice::AllGames => Some(Request::Open(Open::game(at_table))),
                    WelcomeChoice::Play => None,
                }));
                Closing::of(choice.is_some())
            }
            Open::Tally => Closing::of(show_tally(ctx, at_table)),
            Open::Score(sheet) => {
                let player = if at_table.view().is_company() { "" } else { look.player };
                leave_score_sheet(sheet.show(ctx, Look { player, ..look }), at_table, requests)
            }
            Open::Results(results) => leave_score_sheet(results.show(ctx, look), at_table, requests),
            Open::Settings(window) => Closing::of(show_settings(ctx, at_table, window, requests)),
            Open::Colors(window) => Closing::of(show_colors(ctx, at_table, window)),
            Open::Help(window) => Closing::of(window.show(ctx, look, &Command::list(ctx, look.words))),
            Open::Consent(consent) => take_consent(consent, consent.show(ctx, look), at_table, requests),
            Open::Advice(window) => Closing::of(show_advice(ctx, at_table, *window)),
            Open::About => {
                let told = Imprint { version: VERSION, folder: at_table.profile().store().folder() };
                Closing::of(about(ctx, look, told))
            }
            Open::Players(window) => match window.show(ctx, look, present(at_table.profile().players())) {
                Some(PlayersChoice::Close) => Closing::Closes,
                Some(choice) => {
                    let closes = matches!(choice, PlayersChoice::Play(_));
                    requests.extend(background.tasks.change_players(ctx, at_table, window, choice));
                    Closing::of(closes)
                }
                None => Closing::Stays,
            },
            Open::Games(window) => {
                let archive = at_table.profile().store().archive();
                let qualities = background.statistics.qualities(ctx, at_table.profile());
                let choice = window.show(ctx, look, archive.games().as_ref(), archive.revision(), qualities);
                Closing::of(
                    choice.is_some_and(|choice| do_with_games(ctx, at_table, background, window, choice, requests)),
                )
            }
            Open::OtherTable(window) => {
                Closing::giving_way(background.other_tables.show(ctx, at_table.profile(), window))
            }
            Open::Agreed(window) => {
                let choice = window.show(ctx, look);
                if let Some(AgreedChoice::Share(number)) = choice {
                    requests.push(Request::Share(AppLink::Eight(Box::new(look.settings.game.rules), number)));
                    return Closing::of(false);
                }
                let closes = choice.is_some();
                let played = choice.and_then(|choice| chosen_match(at_table.profile(), choice));
                requests.extend(played.map(|played| Request::PlayMatch(Box::new(played))));
                Closing::of(closes)
            }
            Open::Compare(window) => Closing::of(stage.show_compared(ctx, at_table.profile_mut(), window, requests)),
            Open::Friends(window) => Closing::of(show_friends(ctx, at_table, window, requests)),
            Open::Statistics(window) => {
                Closing::of(background.statistics.show(ctx, at_table.profile(), window, requests))
            }
            Open::Practice => choose_practice(ctx, at_table, requests),
            // The statistics return if they were open before.
            Open::Fair(drawn) => {
                let files = at_table.desk().files();
                Closing::giving_way(files.is_none_or(|files| fair(ctx, look, &files.books(), drawn)))
            }
            Open::Course(window) => {
                let choice = window.show(ctx, look);
                if let Some(CourseChoice::Lesson(at)) = choice {
                    requests.push(Request::Practise(Book::Lesson(Some(at))));
                }
                Closing::of(choice.is_some())
            }
            Open::Path(purpose, window) => {
                let answer = window.show(ctx, look);
                let closes = answer.is_some();
                let path = answer.flatten();
                requests.extend(path.map(|path| Request::UseFile(*purpose, purpose.named(path), false)));
                Closing::giving_way(closes)
            }
            Open::Message(said) => Closing::giving_way(message(ctx, look, said)),
            Open::Game(window) => match window.show(ctx, look) {
                Some(Some(chosen)) => {
                    Closing::of(name_and_begin(ctx, at_table, &mut background.tasks, chosen, requests))
                }
                other => Closing::of(other.is_some()),
            },
            Open::Wait => {
                let unseen = Modal::new(Id::unique("wait")).backdrop_color(Color32::TRANSPARENT).frame(Frame::NONE);
                unseen.show(ctx, |_| ());
                Closing::Stays
            }
        }
    }
}

fn show_tally(ctx: &Context, at_table: &mut AtTable) -> bool {
    let won = at_table.tally();
    let profile = at_table.profile();
    // The tally is of the player whose files these are, whoever has the screen.
    let look = Look { player: profile.players().name(), ..profile.look() };
    let choice = tally(ctx, look, &won, profile.met());
    if choice == Some(TallyChoice::Clear) {
        at_table.step(Input::Order(HostOrder::ClearTally));
    }
    choice == Some(TallyChoice::Close)
}

/// Does what the player chose on the score sheet or in the results.
fn leave_score_sheet(chosen: Option<SheetChoice>, at_table: &mut AtTable, requests: &mut Vec<Request>) -> Closing {
    match chosen {
        Some(SheetChoice::NewGame) => at_table.step(Input::Order(HostOrder::NewGame(None))),
        Some(SheetChoice::SameDeals) => at_table.step(Input::Order(HostOrder::Restart)),
        Some(SheetChoice::Review) => requests.push(Request::Review),
        Some(SheetChoice::OtherTable) => requests.push(Request::Give(Command::OtherTable)),
        Some(SheetChoice::Close) | None => {}
    }
    Closing::of(chosen.is_some())
}

/// Shows the window of friends, and keeps what was entered there once something was chosen.
fn show_friends(
    ctx: &Context,
    at_table: &mut AtTable,
    window: &mut FriendsWindow,
    requests: &mut Vec<Request>,
) -> bool {
    let Some(choice) = window.show(ctx, at_table.look()) else { return false };
    let (name, server) = (window.known.name.trim().to_owned(), window.known.server.trim().to_owned());
    at_table.change_tables(|tables| (tables.name, tables.server) = (name, server));
    match choice {
        FriendsChoice::Close => {}
        FriendsChoice::Invite => requests.push(Request::Open(Open::invitation(at_table))),
        FriendsChoice::Visit(visit) => requests.push(Request::Visit(visit)),
        FriendsChoice::Forget(code) => {
            window.known.forget(code);
            at_table.change_tables(|tables| tables.forget(code));
            return false;
        }
    }
    true
}

fn choose_practice(ctx: &Context, at_table: &AtTable, requests: &mut Vec<Request>) -> Closing {
    let due = at_table.profile().deck().count_due(at_table.clock().day_number());
    let choice = practice(ctx, at_table.look(), due);
    requests.extend(choice.and_then(|choice| match choice {
        PracticeChoice::Close => None,
        PracticeChoice::Course => Some(Request::Give(Command::Course)),
        PracticeChoice::Today => Some(Request::Give(Command::Today)),
        PracticeChoice::Exercises => Some(Request::Give(Command::Exercises)),
        PracticeChoice::Agreed => Some(Request::Give(Command::Agreed)),
    }));
    Closing::of(choice.is_some())
}

fn show_settings(
    ctx: &Context,
    at_table: &mut AtTable,
    window: &mut SettingsWindow,
    requests: &mut Vec<Request>,
) -> bool {
    let before = at_table.profile().settings();
    let mut settings = before.clone();
    let look = Look { settings: before, player: "", ..at_table.look() };
    let done = window.show(ctx, look, &mut settings);
    if done.changed {
        at_table.set(|changed| *changed = settings);
    }
    if done.colors {
        requests.push(Request::Give(Command::Colors));
    }
    if done.rules {
        requests.push(Request::Open(Open::rules(at_table)));
    }
    done.closed || done.colors || done.rules
}

fn show_colors(ctx: &Context, at_table: &mut AtTable, window: &mut ColorsWindow) -> bool {
    let choice = window.show(ctx, at_table.look());
    if let Some(ColorsChoice::Use(wardrobe) | ColorsChoice::Save(wardrobe)) = &choice {
        at_table.profile_mut().wear(wardrobe);
    }
    matches!(choice, Some(ColorsChoice::Save(_) | ColorsChoice::Leave))
}

/// Acts on the player's answer.
fn take_consent(
    consent: &Consent,
    answer: Option<bool>,
    at_table: &mut AtTable,
    requests: &mut Vec<Request>,
) -> Closing {
    if answer == Some(true) {
        match consent {
            Consent::GiveUp => at_table.step(Input::Wish(Wish::GiveUp)),
            Consent::Undo(_) => at_table.step(Input::Wish(Wish::Undo)),
            Consent::Redo(_) => at_table.step(Input::Order(HostOrder::Redo)),
            Consent::Restore(_) => at_table.step(Input::Order(HostOrder::Restore)),
            Consent::Restart(_) => at_table.restart(),
            Consent::Writing(writing) => {
                at_table.profile_mut().allow_writing();
                requests.push(Request::Write(writing.clone()));
            }
        }
    }
    match consent {
        Consent::Writing(_) => Closing::giving_way(answer.is_some()),
        _ => Closing::of(answer.is_some()),
    }
}

/// Shows the suggestion of another level and follows it if the player agrees.
fn show_advice(ctx: &Context, at_table: &mut AtTable, advice: AdviceWindow) -> bool {
    let wanted = advice.show(ctx, at_table.look());
    if wanted == Some(true) {
        let follow = |level: Level| if level == advice.from { advice.to } else { level };
        at_table.set(|settings| {
            let levels = settings.game.levels().map(follow);
            settings.game.set_levels(&levels);
        });
    }
    wanted.is_some()
}

fn present(players: &Players) -> Present<'_> {
    Present {
        players: players.list(),
        current: players.current().map_or("", |player| &player.folder),
        asks: players.would_ask(),
        deleted: players.deleted(),
        saves: players.saves(),
    }
}

/// Does what was chosen in the list of games. Returns whether the list closes.
fn do_with_games(
    ctx: &Context,
    at_table: &mut AtTable,
    background: &mut Background,
    window: &mut GamesWindow,
    choice: GamesChoice,
    requests: &mut Vec<Request>,
) -> bool {
    match choice {
        GamesChoice::Close => return true,
        GamesChoice::Open(game) => background.tasks.read_game(ctx, at_table, GameWish::LookThrough, game),
        GamesChoice::Review(game) => background.tasks.read_game(ctx, at_table, GameWish::Review, game),
        GamesChoice::SameDeals(game) => background.tasks.read_game(ctx, at_table, GameWish::SameDeals, game),
        GamesChoice::OtherTable(games) => {
            requests.push(background.other_tables.open(games.into_iter().map(GameSource::Kept).collect()));
        }
        GamesChoice::Delete(games) => {
            at_table.profile_mut().delete_games(games.clone());
            window.note_deleted(games);
        }
        GamesChoice::Restore(games) => {
            at_table.profile_mut().restore_games(games);
            window.note_deleted(Vec::new());
        }
        GamesChoice::ExportGames(games) => requests.push(Request::AskToWrite(Writing::Export(games))),
        GamesChoice::ExportTable(games) => {
            requests.push(Request::Export(Export::Games(games), Purpose::ExportTable, "games.csv".to_owned()));
        }
    }
    false
}

/// The match that was chosen in its window.
fn chosen_match(profile: &Profile, choice: AgreedChoice) -> Option<AgreedMatch> {
    match choice {
        AgreedChoice::Close | AgreedChoice::Share(_) => None,
        AgreedChoice::LookBack => profile.agreed().cloned(),
        AgreedChoice::Begin(Challenge { number, level }) => {
            let game = &profile.settings().game;
            let begun = AgreedMatch::new(number, game.rules, &game.levels(), level).ok();
            begun.map(|begun| begun.after(profile.agreed()))
        }
    }
}

/// Begins the chosen game, once the player at the table has the name that was entered with it.
/// Returns whether the window closes now.
fn name_and_begin(
    ctx: &Context,
    at_table: &mut AtTable,
    tasks: &mut Tasks,
    chosen: Chosen,
    requests: &mut Vec<Request>,
) -> bool {
    let current = at_table.profile().players().current().map(|player| player.folder.clone());
    let Some(player) = current.filter(|_| !chosen.own_name.is_empty()) else {
        requests.push(Request::Begin(Box::new(chosen)));
        return true;
    };
    tasks.name_player(ctx, at_table, player, chosen);
    false
}
