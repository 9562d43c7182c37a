//! The page's program. It opens the browser's storage and starts eframe on the page's canvas.

mod keeper;

use egui::{FontData, FontDefinitions};
use electrum_dominoes::arena::signature;
use electrum_dominoes::host::{began, failed, keep_keys, letters_of, read_aloud, rest_between_frames, take_openings};
use electrum_dominoes::store::Players;
use electrum_dominoes::ui::app::{App, Start};
use electrum_dominoes::ui::command::{COMMANDS, MenuItem};
use electrum_dominoes::ui::task::helper::Helper;
use electrum_dominoes::ui::words::own_tag;
use electrum_dominoes::ui::{dialogs::Dialogs, speaker::Speaker, thinker::Thinker};
use js_sys::Function;
use std::{cell::RefCell, panic, sync::Arc, sync::mpsc};
use wasm_bindgen::{JsCast as _, JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::spawn_local;

/// The canvas that the page has for the program.
const CANVAS: &str = "table";
const FONT: &str = "letters";
/// The letters of Latin script. Those of Cyrillic script come with a language that needs them, and the
/// browser draws all others, so that no one waits for letters that they do not need.
const LETTERS: &[u8] = include_bytes!("../../../assets/font/ubuntu-light-derivative.ttf");

thread_local! {
    /// What goes on here if this is a worker.
    static HELPER: RefCell<Helper> = RefCell::default();
}

fn main() {
    panic::set_hook(Box::new(|info| failed(&info.to_string())));
    // A worker has no window. It waits for messages.
    if web_sys::window().is_none() {
        return;
    }
    spawn_local(async {
        if let Err(why) = open().await {
            failed(&why);
        }
    });
}

async fn open() -> Result<(), String> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or("there is no page")?;
    let canvas = document.get_element_by_id(CANVAS).ok_or("the page has no canvas")?;
    let canvas = canvas.dyn_into().map_err(|_| "the page has something else in place of its canvas")?;
    // They come beside the words that are written in them.
    let letters = letters_of(own_tag());
    let place = keeper::open().await;
    let letters = letters.await;
    let create: eframe::AppCreator<'_> = Box::new(move |creation| {
        keeper::wake_window(&creation.egui_ctx);
        let woken = creation.egui_ctx.clone();
        let wake = move || woken.request_repaint();
        creation.egui_ctx.set_fonts(fonts());
        if let Some(letters) = letters {
            creation.egui_ctx.add_font(letters);
        }
        read_aloud(&creation.egui_ctx);
        rest_between_frames(&creation.egui_ctx);
        let players = Players::on(place);
        let store = players.store();
        let mut app = App::seated(players, store, Start::default(), Thinker::start(None, wake));
        app.use_dialogs(Dialogs::of_the_system());
        app.use_speaker(Speaker::of_the_system());
        let (sender, openings) = mpsc::channel();
        app.use_openings(openings);
        if !has_link() {
            app.ask_who_plays();
        }
        let woken = creation.egui_ctx.clone();
        take_openings(move |open| {
            // The window listens as long as the page is open.
            drop(sender.send(open.into()));
            woken.request_repaint();
        });
        keep_keys(COMMANDS.iter().flat_map(MenuItem::keys).copied());
        Ok(Box::new(app))
    });
    let runner = eframe::WebRunner::new();
    runner.start(canvas, eframe::WebOptions::default(), create).await.map_err(|why| in_words(&why))?;
    began();
    // The rest, so that they can be chosen.
    keeper::bring(true).await;
    Ok(())
}

/// What the browser says of something that has failed.
fn in_words(why: &JsValue) -> String {
    let message = || js_sys::Reflect::get(why, &"message".into()).ok()?.as_string();
    why.as_string().or_else(message).unwrap_or_else(|| format!("{why:?}"))
}

/// Whether the address of the page leads to something.
fn has_link() -> bool {
    web_sys::window().and_then(|window| window.location().hash().ok()).is_some_and(|hash| hash.len() > 1)
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    fonts.font_data.insert(FONT.to_owned(), Arc::new(FontData::from_static(LETTERS)));
    for family in fonts.families.values_mut() {
        family.push(FONT.to_owned());
    }
    fonts
}

/// Tells a worker what the page wants. `say` gets its replies.
#[wasm_bindgen]
pub fn told(message: &str, say: &Function) {
    HELPER.with_borrow_mut(|helper| helper.hear(message, reply_by(say)));
}

/// Lets a worker go on for a while. Returns whether there is more to do.
#[wasm_bindgen]
pub fn work(say: &Function) -> bool {
    HELPER.with_borrow_mut(|helper| helper.work(reply_by(say)))
}

fn reply_by(say: &Function) -> impl Fn(&str) {
    // It only passes the text on.
    |reply| _ = say.call1(&JsValue::NULL, &JsValue::from_str(reply))
}

/// Returns the two signatures that `nestor bench` prints, for the page's test.
#[wasm_bindgen]
pub fn signatures() -> String {
    let (rules, _) = signature::of_rules(signature::tables(true));
    let (nestor, _) = signature::of_nestor(&signature::positions());
    format!("{rules:016x} {nestor:016x}")
}
