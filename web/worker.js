// A helper of the page: the same program again, which works while the page is shown. The first message is the program, all others are for it.

import start, { told, work } from "./game.js";

const say = (text) => postMessage(text);

// Between two slices of work, the messages that came meanwhile are heard.
const turn = new MessageChannel();
let works = false;

function go_on() {
  if (!works) turn.port1.postMessage(null);
  works = true;
}

turn.port2.onmessage = () => {
  works = false;
  if (work(say)) go_on();
};

let ready = null;

onmessage = ({ data }) => {
  const next = ready ? ready.then(() => (told(data, say), go_on())) : start({ module_or_path: data });
  // The page hears of errors, but not of promises that were broken.
  ready = next.catch((error) => setTimeout(() => { throw error; }));
};
