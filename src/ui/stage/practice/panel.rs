//! The panel beside the table of an exercise. It shows the exercise, the task and the result.

use super::{Attempt, Form, Practice, PracticeWish, TryVerdict, workbook::degree_word};
use crate::nestor::judge::Weighed;
use crate::ui::command::Command;
use crate::ui::paint::{text_face, title_face};
use crate::ui::parts::{self, small};
use crate::ui::request::Book;
use crate::ui::side::unseen::{lacks_of, others};
use crate::ui::stage::beside::Panelled;
use crate::ui::windows::practice::course::test_word;
use crate::ui::words::{Names, Words, reasons, step_in_sentence, step_name};
use crate::ui::{look::Look, paint::Theme};
use egui::accesskit::{Live, Role};
use egui::{Frame, Label, Margin, RichText, Ui, vec2};

/// The size of the title of an exercise.
const TITLE: f32 = 20.0;

impl Panelled for Practice {
    type Wish = PracticeWish;

    /// Shows the title, the number of solved exercises and the close button. Where there is little room
    /// it has what picks them instead of the title.
    fn head(&mut self, ui: &mut Ui, look: Look<'_>, low: bool) -> Option<PracticeWish> {
        let (count, all) = self.workbook.progress();
        let args = [("count", count.into()), ("all", all.into())];
        // Today an exercise is done once it is answered, rightly or not.
        let of_day = self.workbook.book == Book::Today;
        let told = look.words.format(if of_day { "practice-answered" } else { "practice-solved" }, &args);
        let mut picked = None;
        let low = low || parts::is_flat(ui.ctx().content_rect().size());
        let crossed = parts::crossed_row(ui, look, |ui| {
            if !low {
                let title = RichText::new(self.title(look.words)).font(text_face(ui.ctx(), 17.0)).strong();
                ui.label(title.color(look.theme.text_color()));
            }
            small(ui, look, &told);
            if low {
                picked = self.workbook.pick(ui, look);
            }
        });
        let (rect, _) = parts::area(ui, vec2(ui.available_width(), 4.0), Role::ProgressIndicator, &told);
        let share = count as f32 / all.max(1) as f32;
        ui.painter().rect_filled(rect, 2.0, look.theme.rule());
        ui.painter().rect_filled(rect.with_max_x(rect.left() + share * rect.width()), 2.0, look.theme.lit());
        let picked = if low { picked } else { self.workbook.pick(ui, look) };
        if low && crossed { Some(PracticeWish::Close) } else { picked.or(crossed.then_some(PracticeWish::Close)) }
    }

    fn told(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<PracticeWish> {
        let picked = self.workbook.unfolded(ui, look);
        let wish = self.about(ui, look);
        tell(ui, look.theme, &self.said(look));
        picked.or(wish)
    }

    fn is_snug(&self) -> bool {
        true
    }

    fn deeds(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<PracticeWish> {
        let words = look.words;
        let text = |word: &str| words.get(word).to_owned();
        let over = self.workbook.is_over();
        match self.workbook.book {
            Book::Today if over => small(ui, look, words.get("practice-all-done")),
            Book::Lesson(_) if over => {
                small(ui, look, words.get("course-is-passed"));
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
        let other_text = other_path.map_or_else(String::new, |(path, _)| text(&format!("course-to-{}", path.name())));
        let tried = self.attempt != Attempt::Open;
        let today = self.workbook.today.filter(|today| *today != self.workbook.at && !tried);
        let game = lesson.map_or("", |(_, lesson)| words.game(Some(lesson.game)));
        let play = words.format("course-play", &[("game", game.into())]);
        let (wrong, again) = (tried && !right, tried.then_some(PracticeWish::Give(Command::Undo)));
        // Always in this order, so that the first is what comes next.
        let offered = [
            (text("practice-try-again"), true, again.filter(|_| wrong)),
            (text("practice-show"), false, (!right).then_some(PracticeWish::Give(Command::Hint))),
            (text("practice-next-unsolved"), right, next),
            (text("course-next"), true, next_lesson),
            (other_text, false, other),
            (play, false, lesson.map(|_| PracticeWish::Play)),
        ];
        let rest = [
            (text("practice-try-again"), false, again.filter(|_| right)),
            (text("practice-of-day"), false, today.map(PracticeWish::GoTo)),
            (text("share-link"), false, (self.workbook.book == Book::Today).then_some(PracticeWish::Share)),
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
                words.format("practice-rating-changed", &[rating, ("change", change.into())])
            }
            None => words.format("practice-rating", &[rating]),
        }];
        if self.in_a_row > 1 {
            told.push(words.format("practice-in-a-row", &[("count", (self.in_a_row as usize).into())]));
        }
        told.join(" · ")
    }
}

impl Practice {
    /// Whether the best play is on the table.
    fn is_answered(&self) -> bool {
        self.verdict() == Some(TryVerdict::Right) || self.attempt == Attempt::Shown
    }

    fn about(&self, ui: &mut Ui, look: Look<'_>) -> Option<PracticeWish> {
        let (words, exercise) = (look.words, self.exercise());
        let title = match self.workbook.lesson() {
            Some((_, lesson)) => {
                let [title, ..] = words.lesson(lesson.name);
                words.format("course-lesson", &[("number", lesson.number.into()), ("title", title.into())])
            }
            None => words.format("practice-title", &[("number", (self.workbook.at + 1).into())]),
        };
        let mut wish = None;
        ui.horizontal(|ui| {
            for (word, way) in [("viewer-back", -1), ("viewer-next", 1)] {
                let to = self.workbook.neighbour(way).map(PracticeWish::GoTo);
                if parts::arrow(ui, look, word, way as f32, to.is_some()) {
                    wish = to;
                }
            }
            let title = RichText::new(title).font(title_face(ui.ctx(), TITLE));
            ui.add(Label::new(title.color(look.theme.text_color())).wrap());
        });
        let game = words.game(exercise.seen.rules().game());
        let mut remarks = vec![game.to_owned(), degree_word(words, self.workbook.page().degree)];
        // What it is about would give the answer away. A lesson says it itself.
        if self.is_answered() && self.workbook.lesson().is_none() {
            remarks.push(words.get(&format!("theme-{}", exercise.topic.name())).to_owned());
        }
        if self.workbook.today == Some(self.workbook.at) {
            remarks.push(words.get("practice-is-of-day").to_owned());
        }
        match self.workbook.page() {
            page if page.is_solved => remarks.push(words.get("practice-is-solved").to_owned()),
            page if page.done => remarks.push(words.get("practice-is-answered").to_owned()),
            _ => {}
        }
        small(ui, look, &remarks.join(" · "));
        if let Some(form) = self.form.filter(|_| self.workbook.lesson().is_none()) {
            small(ui, look, &form.told(words));
        }
        wish
    }

    /// Returns what there is to say now: a sentence in bold, and the reasons.
    fn said(&self, look: Look<'_>) -> (String, Vec<String>) {
        let words = look.words;
        let exercise = self.exercise();
        let told = |id: &str| (words.get(id).to_owned(), Vec::new());
        match (self.attempt, self.verdict()) {
            (Attempt::Open, _) => (words.get("practice-find").to_owned(), self.before(look)),
            (_, Some(TryVerdict::Open)) => told("practice-looking"),
            (_, Some(TryVerdict::NotJudged)) => told("practice-not-judged"),
            (_, Some(TryVerdict::Wrong)) => (words.get("practice-wrong").to_owned(), self.why_not(look)),
            (attempt, _) => {
                let lesson = self.workbook.lesson().map(|(_, lesson)| words.lesson(lesson.name)[2].to_owned());
                let mut why: Vec<String> = lesson.into_iter().collect();
                if exercise.margin > 0.0 {
                    let games = words.games_in_100(exercise.margin);
                    why.push(words.format("practice-margin", &[("games", games.into())]));
                    why.extend(self.why_best(look));
                }
                let line = match attempt {
                    Attempt::Shown => {
                        words.format("practice-best", &[("play", step_name(words, exercise.best).into())])
                    }
                    _ => words.get("practice-right").to_owned(),
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
            look.words.format("practice-played", &[("play", play.into())])
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
        tempting.map(|tempting| self.reasons(look, "practice-why", &best, tempting)).unwrap_or_default()
    }

    /// Returns what the try costs and what speaks for the best play.
    fn why_not(&self, look: Look<'_>) -> Vec<String> {
        let Attempt::Tried(step) = self.attempt else { return Vec::new() };
        let Some((tried, best)) =
            self.asked.judged().and_then(|judged| judged.of(step).zip(judged.of(self.exercise().best)))
        else {
            return Vec::new();
        };
        // Of plays that come to the same, it is named as it was made.
        let (tried, best) = (Weighed { step, ..tried.played }, best.played);
        let games = look.words.games_in_100((best.win - tried.win).max(0.0));
        let args = [("play", step_in_sentence(look.words, step).into()), ("games", games.into())];
        let mut why = vec![look.words.format("practice-gives-away", &args)];
        why.extend(self.reasons(look, "practice-why-other", &best, &tried));
        why
    }

    /// Returns what speaks for the best play, after a sentence with this name. The sentences do not
    /// name it, so a player who has not found it can keep looking.
    fn reasons(&self, look: Look<'_>, head: &str, best: &Weighed, other: &Weighed) -> Vec<String> {
        let why = reasons(look.words, &self.exercise().seen, best, other);
        let first = look.words.get(head).to_owned();
        if why.is_empty() { why } else { [vec![first], why].concat() }
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
