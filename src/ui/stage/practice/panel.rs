//! The panel beside the table of an exercise. It shows the exercise, the task and the result.

use super::{Attempt, Form, Practice, PracticeWish, TryVerdict, workbook::degree_word};
use crate::ui::command::Command;
use crate::ui::paint::{text_face, title_face};
use crate::ui::parts::{self, small};
use crate::ui::request::Book;
use crate::ui::side::unseen::{lacks_of, others};
use crate::ui::stage::beside::Panelled;
use crate::ui::windows::practice::{course::test_word, plan::PLAN};
use crate::ui::words::{Message, Names, Words, reasons_alone, step_in_sentence, step_name};
use crate::ui::{look::Look, paint::Theme};
use crate::{msg, say};
use egui::accesskit::{Live, Role};
use egui::{Color32, Frame, Label, Margin, RichText, Ui, vec2};

/// The size of the title of an exercise.
const TITLE: f32 = 20.0;

impl Panelled for Practice {
    type Wish = PracticeWish;

    /// Shows which exercise it is, with the ways to the others, what picks among them, and the close
    /// button: in one row where they fit, and else the ways in a row of their own.
    fn head(&mut self, ui: &mut Ui, look: Look<'_>, low: bool) -> Option<PracticeWish> {
        let low = low || parts::is_flat(ui.ctx().content_rect().size());
        let is_one = low && self.fits_in_a_row(ui, look);
        let (mut picked, mut goes) = (None, None);
        let crossed = parts::crossed_row(ui, look, |ui| {
            if is_one {
                goes = self.ways(ui, look);
            } else if !low {
                let title = RichText::new(self.title(look.words)).font(text_face(ui.ctx(), 17.0)).strong();
                ui.label(title.color(look.theme.text_color()));
            }
            if !low {
                small(ui, look, &self.count(look.words));
            }
            picked = self.workbook.pick(ui, look);
        });
        let (rect, _) =
            parts::area(ui, vec2(ui.available_width(), 4.0), Role::ProgressIndicator, self.count(look.words));
        let (count, all) = self.workbook.progress();
        let share = count as f32 / all.max(1) as f32;
        ui.painter().rect_filled(rect, 2.0, look.theme.rule());
        ui.painter().rect_filled(rect.with_max_x(rect.left() + share * rect.width()), 2.0, look.theme.lit());
        if !is_one {
            goes = ui.horizontal(|ui| self.ways(ui, look)).inner;
        }
        picked.or(goes).or(crossed.then_some(PracticeWish::Close))
    }

    fn told(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<PracticeWish> {
        let picked = self.workbook.unfolded(ui, look);
        self.about(ui, look);
        tell(ui, look.theme, &self.said(look));
        picked
    }

    fn is_snug(&self) -> bool {
        true
    }

    fn deeds(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<PracticeWish> {
        let words = look.words;
        let text = |word: Message| words.get(word).to_owned();
        let over = self.workbook.is_over();
        match self.workbook.book {
            Book::Today if over => small(ui, look, say!(words, "practice-all-done")),
            Book::Lesson(_) if over => {
                small(ui, look, say!(words, "course-is-passed"));
                if let Some(won) = self.workbook.test_won() {
                    small(ui, look, words.get(test_word(won)));
                }
            }
            _ => {}
        }
        let answered = std::mem::take(&mut self.answered);
        let right = self.is_answered();
        let next = self.workbook.next_open().map(PracticeWish::GoTo);
        let lesson = self.workbook.lesson().filter(|_| over);
        let next_lesson = self.workbook.next_lesson().filter(|_| over).map(PracticeWish::Lesson);
        let other_path = self.workbook.other_path().filter(|_| over);
        let other = other_path.map(|(_, at)| PracticeWish::Lesson(at));
        let other_text = other_path.map_or_else(String::new, |(path, _)| text(Message::of("course-to", path.name())));
        let tried = self.attempt != Attempt::Open;
        let today = self.workbook.today.filter(|today| *today != self.workbook.at && !tried);
        let rules = lesson.and_then(|(_, lesson)| lesson.rules());
        let game = rules.map_or_else(String::new, |rules| words.game_with_rules(words.game(rules.game()), &rules));
        let play = say!(words, "course-play", game: game);
        let (wrong, again) = (tried && !right, tried.then_some(PracticeWish::Give(Command::Undo)));
        // Always in this order, so that the first is what comes next.
        let offered = [
            (text(msg!("practice-try-again")), true, again.filter(|_| wrong)),
            (text(msg!("practice-show")), false, (!right).then_some(PracticeWish::Give(Command::Hint))),
            (text(msg!("practice-next-unsolved")), right, next),
            (text(msg!("course-next")), true, next_lesson),
            (other_text, false, other),
            (play, false, lesson.map(|_| PracticeWish::Play)),
            (text(PLAN), true, (over && self.workbook.book == Book::Plan).then_some(PracticeWish::Plan)),
        ];
        let rest = [
            (text(msg!("practice-try-again")), false, again.filter(|_| right)),
            (text(msg!("practice-of-day")), false, today.map(PracticeWish::GoTo)),
            (text(msg!("share-link")), false, (self.workbook.book == Book::Today).then_some(PracticeWish::Share)),
        ];
        let there = |(text, main, wish): (String, bool, Option<PracticeWish>)| Some((text, main, wish?));
        let rest = rest.into_iter().filter_map(there).collect();
        parts::row_of_buttons(ui, look, answered, offered.into_iter().filter_map(there).collect(), rest)
    }
}

impl Form {
    /// The rating, what the answer to this exercise changed, and how many were right in a row.
    fn told(self, words: &Words) -> String {
        let rating = ("rating", self.rating.to_string().into());
        let mut told = vec![match self.change {
            Some(change) => {
                let sign = if change > 0 { "+" } else { "" };
                let change = format!("{sign}{}", words.number(change.into(), 0));
                words.format(msg!("practice-rating-changed"), &[rating, ("change", change.into())])
            }
            None => words.format(msg!("practice-rating"), &[rating]),
        }];
        if self.in_a_row > 1 {
            told.push(say!(words, "practice-in-a-row", count: (self.in_a_row as usize)));
        }
        told.join(" · ")
    }
}

impl Practice {
    /// Whether the best play is on the table.
    fn is_answered(&self) -> bool {
        self.verdict() == Some(TryVerdict::Right) || self.attempt == Attempt::Shown
    }

    /// How many exercises are done. Today one is done once it is answered, rightly or not.
    fn count(&self, words: &Words) -> String {
        let (count, all) = self.workbook.progress();
        let of_day = self.workbook.book == Book::Today;
        let word = if of_day { msg!("practice-answered") } else { msg!("practice-solved") };
        words.format(word, &[("count", count.into()), ("all", all.into())])
    }

    /// Which exercise it is.
    fn heading(&self, words: &Words) -> String {
        match self.workbook.lesson() {
            Some((_, lesson)) => {
                let [title, ..] = words.lesson(lesson.name);
                say!(words, "course-lesson", number: lesson.number, title: title)
            }
            None => say!(words, "practice-title", number: (self.workbook.at + 1)),
        }
    }

    /// Whether the ways, what picks exercises and the close button have room in one row.
    fn fits_in_a_row(&self, ui: &Ui, look: Look<'_>) -> bool {
        let face = title_face(ui.ctx(), TITLE);
        let heading = ui.painter().layout_no_wrap(self.heading(look.words), face, Color32::PLACEHOLDER);
        let signs = 3.0 * parts::touchable(ui, parts::SIGN) + self.workbook.pick_width(ui, look);
        let gaps = 5.0 * ui.spacing().item_spacing.x;
        heading.size().x + signs + gaps <= ui.available_width()
    }

    /// Shows which exercise it is, and the ways to those beside it.
    fn ways(&self, ui: &mut Ui, look: Look<'_>) -> Option<PracticeWish> {
        let mut wish = None;
        for (word, way) in [(msg!("viewer-back"), -1), (msg!("viewer-next"), 1)] {
            let to = self.workbook.neighbour(way).map(PracticeWish::GoTo);
            if parts::arrow(ui, look, look.words.get(word), way as f32, to.is_some()) {
                wish = to;
            }
        }
        let heading = RichText::new(self.heading(look.words)).font(title_face(ui.ctx(), TITLE));
        ui.add(Label::new(heading.color(look.theme.text_color())).wrap());
        wish
    }

    /// Shows what is to be known of the exercise.
    fn about(&self, ui: &mut Ui, look: Look<'_>) {
        let (words, exercise) = (look.words, self.exercise());
        let window = ui.ctx().content_rect().size();
        let has_room = !parts::goes_below(window) && !parts::is_flat(window);
        let game = words.game(exercise.seen.rules().game());
        let count = (!has_room).then(|| self.count(words));
        let mut remarks: Vec<String> = count.into_iter().collect();
        remarks.extend([game.to_owned(), degree_word(words, self.workbook.page().degree)]);
        // What it is about would give the answer away. A lesson says it itself.
        if self.is_answered() && self.workbook.lesson().is_none() {
            remarks.push(words.get(Message::of("theme", exercise.topic.name())).to_owned());
        }
        if self.workbook.today == Some(self.workbook.at) {
            remarks.push(say!(words, "practice-of-day").to_owned());
        }
        match self.workbook.page() {
            page if page.is_solved => remarks.push(say!(words, "practice-is-solved").to_owned()),
            page if page.done => remarks.push(say!(words, "practice-is-answered").to_owned()),
            _ => {}
        }
        small(ui, look, &remarks.join(" · "));
        if let Some(form) = self.form.filter(|_| has_room && self.workbook.lesson().is_none()) {
            small(ui, look, &form.told(words));
        }
    }

    /// Returns what there is to say now: a sentence in bold, and the reasons.
    fn said(&self, look: Look<'_>) -> (String, Vec<String>) {
        let words = look.words;
        let exercise = self.exercise();
        let told = |message: Message| (words.get(message).to_owned(), Vec::new());
        match (self.attempt, self.verdict()) {
            (Attempt::Open, _) => (say!(words, "practice-find").to_owned(), self.before(look)),
            (_, Some(TryVerdict::Open)) => told(msg!("practice-looking")),
            (_, Some(TryVerdict::NotJudged)) => told(msg!("practice-not-judged")),
            (_, Some(TryVerdict::Wrong)) => (say!(words, "practice-wrong").to_owned(), self.why_not(look)),
            (attempt, _) => {
                let lesson = self
                    .workbook
                    .lesson()
                    .map(|(_, lesson)| words.lesson_why(lesson.name, lesson.is_other_case(exercise)).to_owned());
                let mut why: Vec<String> = lesson.into_iter().collect();
                if exercise.margin > 0.0 {
                    let games = words.games_in_100(exercise.margin);
                    why.push(say!(words, "practice-margin", games: games));
                    why.extend(self.why_best(look));
                }
                let line = match attempt {
                    Attempt::Shown => {
                        say!(words, "practice-best", play: step_name(words, exercise.best))
                    }
                    _ => say!(words, "practice-right").to_owned(),
                };
                (line, why)
            }
        }
    }

    /// Returns what there is to say before the player plays: the idea of the lesson with what the
    /// others have shown to lack, or what was played in the game that the position comes from.
    fn before(&self, look: Look<'_>) -> Vec<String> {
        let played = |step| {
            let play = step_in_sentence(look.words, step);
            say!(look.words, "practice-played", play: play)
        };
        let idea = self.workbook.lesson().map(|(_, lesson)| look.words.lesson(lesson.name)[1].to_owned());
        let lacked = if idea.is_some() { self.lacked(look) } else { Vec::new() };
        idea.into_iter().chain(lacked).chain(self.workbook.page().played.map(played)).collect()
    }

    /// Returns what each of the others has shown to lack, which otherwise only the log says.
    fn lacked(&self, look: Look<'_>) -> Vec<String> {
        let seen = &self.exercise().seen;
        let names = Names { words: look.words, settings: look.settings, rules: seen.rules(), you: seen.seat() };
        let has_shown = others(&names).filter(|seat| !seen.lacks(*seat).is_empty());
        has_shown.map(|seat| lacks_of(look, &names, seen, seat)).collect()
    }

    /// Returns why the best play is better than what tempts: what the player thought of first, or else
    /// what looks best now.
    fn why_best(&self, look: Look<'_>) -> Vec<String> {
        let Some(judged) = self.asked.judged() else { return Vec::new() };
        let Some(best) = judged.of(self.exercise().best).map(|best| best.played) else { return Vec::new() };
        let tempting = judged.tempting(best.step, self.thought.or(self.workbook.page().played));
        let why = |tempting| reasons_alone(look.words, &self.exercise().seen, &best, tempting);
        let why = tempting.map(why).unwrap_or_default();
        let first = say!(look.words, "practice-why").to_owned();
        if why.is_empty() { why } else { [vec![first], why].concat() }
    }

    /// Returns what the try costs and what speaks for the best play, without naming it, so that a player who
    /// has not found it can keep looking.
    fn why_not(&self, look: Look<'_>) -> Vec<String> {
        let Attempt::Tried(step) = self.attempt else { return Vec::new() };
        let Some((tried, best)) =
            self.asked.judged().and_then(|judged| judged.of(step).zip(judged.of(self.exercise().best)))
        else {
            return Vec::new();
        };
        let (tried, best) = (tried.played, best.played);
        let games = look.words.games_in_100((best.win - tried.win).max(0.0));
        let args = [("play", step_in_sentence(look.words, step).into()), ("games", games.into())];
        let mut why = vec![look.words.format(msg!("practice-gives-away"), &args)];
        let reasons = reasons_alone(look.words, &self.exercise().seen, &best, &tried);
        why.extend((!reasons.is_empty()).then(|| say!(look.words, "practice-why-other").to_owned()));
        [why, reasons].concat()
    }
}

/// Shows a text, and speaks it as a whole.
fn tell(ui: &mut Ui, theme: &Theme, (line, why): &(String, Vec<String>)) {
    let inside = Frame::new().inner_margin(Margin { left: 12, right: 0, top: 4, bottom: 4 });
    let shown = inside.show(ui, |ui| {
        ui.label(RichText::new(line).font(text_face(ui.ctx(), 16.0)).strong().color(theme.text_color()));
        for sentence in why {
            ui.label(RichText::new(sentence).font(text_face(ui.ctx(), 16.0)).color(theme.text_color()));
        }
    });
    let rect = shown.response.rect;
    parts::lit_edge(ui, theme, rect);
    let spoken = [vec![line.clone()], why.clone()].concat().join(" ");
    let whole = parts::tell_at(ui, rect, ui.scope_id().with("told"), Role::Status, &spoken);
    ui.ctx().accesskit_node_builder(whole.id, |node| node.set_live(Live::Polite));
}
