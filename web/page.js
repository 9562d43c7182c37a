// Starts the program, and says so when that fails. These are the only words outside the program, for browsers in which it cannot say anything.

import start from "./game.js";
import { bring, fetched } from "./rest.js";

const WORDS = {
  en: "The game can't go on. Reload the page: your game is saved. It needs a browser with WebAssembly and WebGL.",
  de: "Das Spiel kann nicht weitergehen. Lade die Seite neu: dein Spiel ist gespeichert. Es braucht einen Browser mit WebAssembly und WebGL.",
  es: "El juego no puede continuar. Recarga la página: tu partida está guardada. Necesita un navegador con WebAssembly y WebGL.",
  fr: "Le jeu ne peut pas continuer. Rechargez la page\u00a0: votre partie est enregistrée. Il faut un navigateur avec WebAssembly et WebGL.",
  pt: "O jogo não pode continuar. Recarregue a página: a sua partida está salva. É preciso um navegador com WebAssembly e WebGL.",
  ru: "Игра не может продолжаться. Перезагрузите страницу: ваша партия сохранена. Нужен браузер с WebAssembly и WebGL.",
};

const note = document.getElementById("note");
const language = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in WORDS) ?? "en";
document.documentElement.lang = language;

// What the first play does not need is fetched now.
addEventListener("started", () => {
  note.hidden = true;
  bring();
  // A browser that keeps no page for later still plays it now.
  navigator.serviceWorker?.register("offline.js").catch(() => {});
});

addEventListener("ended", (event) => {
  note.hidden = false;
  note.className = "ended";
  note.setAttribute("role", "alert");
  note.querySelector("span").textContent = `${WORDS[language]} (${event.detail.split("\n")[0]})`;
});

// Whoever was here before has the rest too. But what waits for a file does not get it from what is kept for visits without a network.
const rest = navigator.serviceWorker?.controller ? fetched().catch(() => {}) : Promise.resolve();
rest.then(() => start({ module_or_path: new URL("game_bg.wasm", import.meta.url) })).catch((error) => {
  dispatchEvent(new CustomEvent("ended", { detail: String(error) }));
});
