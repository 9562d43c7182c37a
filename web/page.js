// Starts the program, and says so when that fails. These are the only words outside the program, for browsers in which it cannot say anything.

const WORDS = {
  en: "The game can't go on. Reload the page: your game is saved. It needs a browser with WebAssembly and WebGL.",
  de: "Das Spiel kann nicht weitergehen. Lade die Seite neu: dein Spiel ist gespeichert. Es braucht einen Browser mit WebAssembly und WebGL.",
  es: "El juego no puede continuar. Recarga la página: tu partida está guardada. Necesita un navegador con WebAssembly y WebGL.",
  fr: "Le jeu ne peut pas continuer. Rechargez la page\u00a0: votre partie est enregistrée. Il faut un navigateur avec WebAssembly et WebGL.",
  it: "Il gioco non può continuare. Ricarica la pagina: la tua partita è salva. Serve un browser con WebAssembly e WebGL.",
  pt: "O jogo não pode continuar. Recarregue a página: a sua partida está salva. É preciso um navegador com WebAssembly e WebGL.",
  ru: "Игра не может продолжаться. Перезагрузите страницу: ваша партия сохранена. Нужен браузер с WebAssembly и WebGL.",
};

// What is said of what does not answer, and what one can do.
const SILENT = {
  en: { program: "The page isn't answering. Check your connection, then reload it.", storage: "The browser's storage isn't answering, and your games are there. Close other tabs of the game, or restart the browser." },
  de: { program: "Die Seite antwortet nicht. Prüfe deine Verbindung und lade sie neu.", storage: "Der Speicher des Browsers antwortet nicht, und dort sind deine Spiele. Schließe andere Tabs mit dem Spiel oder starte den Browser neu." },
  es: { program: "La página no responde. Revisa tu conexión y recárgala.", storage: "El almacenamiento del navegador no responde, y ahí están tus partidas. Cierra otras pestañas del juego o reinicia el navegador." },
  fr: { program: "La page ne répond pas. Vérifiez votre connexion, puis rechargez-la.", storage: "Le stockage du navigateur ne répond pas, et vos parties s’y trouvent. Fermez les autres onglets du jeu ou redémarrez le navigateur." },
  it: { program: "La pagina non risponde. Controlla la connessione e ricaricala.", storage: "La memoria del browser non risponde, e le tue partite sono lì. Chiudi le altre schede del gioco o riavvia il browser." },
  pt: { program: "A página não responde. Verifique a sua conexão e recarregue-a.", storage: "O armazenamento do navegador não responde, e as suas partidas estão lá. Feche outras abas do jogo ou reinicie o navegador." },
  ru: { program: "Страница не отвечает. Проверьте соединение и перезагрузите её.", storage: "Хранилище браузера не отвечает, а ваши партии там. Закройте другие вкладки с игрой или перезапустите браузер." },
};
// After so many milliseconds, silence is a fault.
const PATIENCE = 5000;

// The page itself has answered.
document.getElementById("silence").remove();
const note = document.getElementById("note");
const language = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in WORDS) ?? "en";
document.documentElement.lang = language;

let silence = 0;
// What is still to come.
const awaited = new Set(["game.js", "game_bg.wasm"]);

const say = (text) => (note.querySelector("span").textContent = text);

function hear() {
  clearTimeout(silence);
  if (note.className !== "ended") say("");
}

// Says that nothing more comes, unless something does in time. Once all of it is there, it only takes time.
function expect_more(come) {
  awaited.delete(come);
  hear();
  if (awaited.size > 0) silence = setTimeout(() => say(SILENT[language].program), PATIENCE);
}

addEventListener("silent", () => say(SILENT[language].storage));
addEventListener("heard", hear);

addEventListener("started", () => {
  hear();
  note.hidden = true;
});

addEventListener("ended", (event) => {
  clearTimeout(silence);
  note.hidden = false;
  note.className = "ended";
  note.setAttribute("role", "alert");
  say(`${WORDS[language]} (${event.detail.split("\n")[0]})`);
});

// Shows how much of the program has come, while the browser already compiles it. `web/build` puts in how long the program is, because a server that
// compresses it tells another length.
const bar = note.querySelector("progress");
bar.max = Number(note.dataset.size);

function counted(answer) {
  const count = (part, way) => {
    bar.value += part.length;
    expect_more();
    way.enqueue(part);
  };
  const { status, headers } = answer;
  return new Response(answer.body.pipeThrough(new TransformStream({ transform: count, flush: () => expect_more("game_bg.wasm") })), { status, headers });
}

async function program() {
  const answer = await fetch(new URL("game_bg.wasm", import.meta.url));
  if (!answer.ok) throw new Error(`game_bg.wasm: ${answer.status}`);
  // Whoever was here before has the program, and the browser may have kept what it has compiled of it, which belongs to this very answer.
  if (!navigator.serviceWorker?.controller) return counted(answer);
  expect_more("game_bg.wasm");
  return answer;
}

async function begin() {
  expect_more();
  const come = program();
  const { default: start } = await import("./game.js");
  expect_more("game.js");
  await start({ module_or_path: come });
}

begin().catch((error) => dispatchEvent(new CustomEvent("ended", { detail: String(error) })));
