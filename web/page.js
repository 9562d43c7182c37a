// Starts the program, and says so when that fails. These are the only words outside the program, for browsers in which it cannot say anything.

import start from "./game.js";

const WORDS = {
  en: "The game can't go on. Reload the page: your game is saved. It needs a browser with WebAssembly and WebGL.",
  de: "Das Spiel kann nicht weitergehen. Lade die Seite neu: dein Spiel ist gespeichert. Es braucht einen Browser mit WebAssembly und WebGL.",
  es: "El juego no puede continuar. Recarga la página: tu partida está guardada. Necesita un navegador con WebAssembly y WebGL.",
  fr: "Le jeu ne peut pas continuer. Rechargez la page\u00a0: votre partie est enregistrée. Il faut un navigateur avec WebAssembly et WebGL.",
  it: "Il gioco non può continuare. Ricarica la pagina: la tua partita è salva. Serve un browser con WebAssembly e WebGL.",
  pt: "O jogo não pode continuar. Recarregue a página: a sua partida está salva. É preciso um navegador com WebAssembly e WebGL.",
  ru: "Игра не может продолжаться. Перезагрузите страницу: ваша партия сохранена. Нужен браузер с WebAssembly и WebGL.",
};

const note = document.getElementById("note");
const language = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in WORDS) ?? "en";
document.documentElement.lang = language;

addEventListener("started", () => {
  note.hidden = true;
});

addEventListener("ended", (event) => {
  note.hidden = false;
  note.className = "ended";
  note.setAttribute("role", "alert");
  note.querySelector("span").textContent = `${WORDS[language]} (${event.detail.split("\n")[0]})`;
});

// Shows how much of the program has come, while the browser already compiles it. `web/build` puts in how long the program is, because a server that
// compresses it tells another length.
const bar = note.querySelector("progress");
bar.max = Number(note.dataset.size);

function counted(answer) {
  const count = (part, way) => {
    bar.value += part.length;
    way.enqueue(part);
  };
  const { status, headers } = answer;
  return new Response(answer.body.pipeThrough(new TransformStream({ transform: count })), { status, headers });
}

async function program() {
  const answer = await fetch(new URL("game_bg.wasm", import.meta.url));
  if (!answer.ok) throw new Error(`game_bg.wasm: ${answer.status}`);
  // Whoever was here before has the program, and the browser may have kept what it has compiled of it, which belongs to this very answer.
  return navigator.serviceWorker?.controller ? answer : counted(answer);
}

start({ module_or_path: program() }).catch((error) => dispatchEvent(new CustomEvent("ended", { detail: String(error) })));
