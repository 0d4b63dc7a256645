// From an empty page to the table.

import * as curtain from "./curtain.js";
import { Downloads } from "./downloads.js";
import * as device from "./device.js";
import * as files from "./files.js";
import * as glass from "./glass.js";
import { compiled, Halves } from "./halves.js";
import * as reader from "./reader.js";
import * as renewal from "./renewal.js";
import * as tabs from "./tabs.js";
import { unpack } from "./unpack.js";

const PYGAME = "/home/pyodide/pygame/base.cpython-315-wasm32-emscripten.so";

const { parts, lock } = JSON.parse(document.getElementById("facts").textContent);
const downloads = new Downloads(parts, curtain.showProgress);

let halves;
let atRest;
const rested = new Promise((resolve) => (atRest = resolve));
let pyodide;

/** What the game's own game/shell/browser.py asks of the page. */
window.corazones = {
  ...device,
  ...files,
  ...reader,
  ...renewal,
  elsewhere: tabs.elsewhere,
  insets: glass.insets,
  show: glass.show,
  sound: glass.sound,
  playable() {
    window.removeEventListener("unhandledrejection", giveUp);
    curtain.open();
    tabs.follow();
    afterwards().catch(console.warn); // asked for again by whatever needs it
  },
  mirror(...described) {
    atRest();
    reader.mirror(...described);
  },
};

curtain.raise();
glass.guard();
window.addEventListener("unhandledrejection", giveUp); // what Pyodide does not wait for itself
try {
  if (typeof WebAssembly !== "object") throw new curtain.Failure("webassembly");
  await Promise.race([play(), downloads.failed]);
} catch (error) {
  console.error(error);
  curtain.showFailure(error);
}

function giveUp({ reason }) {
  downloads.fail(reason);
}

async function play() {
  halves = new Halves(downloads);
  const pygame = downloads.response("pygame.wasm").then(compiled);
  const archives = ["pygame.zip", "game.zip"].map((name) => downloads.bytes(name));
  downloads.handOver("pyodide.asm.wasm", "python.zip");
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
    ["pyodide.js", "pyodide.asm.js"].map((name) => downloads.script(name)),
  );
  pyodide = await loadPyodide({
    indexURL: ".",
    stdLibURL: "python.zip",
    lockFileContents: lock,
    createPyodideModule,
    env: { PYGAME_BLEND_ALPHA_SDL2: "1", PYGAME_HIDE_SUPPORT_PROMPT: "1" },
    fsInit: async (files) => {
      for (const archive of archives) unpack(await archive, files);
    },
  });
  glass.connect(pyodide);
  await halves.link(pyodide._module, await pygame, PYGAME, "pygame.later.wasm");
  // Awaited here, main needs no asyncio.run, which would need a stack-switching WebAssembly.
  await pyodide.pyimport("main").main();
}

/** Fetch what the table did not have to wait for. */
async function afterwards() {
  unpack(await downloads.bytes("sounds.zip"), pyodide.FS);
  await rested; // linking takes a frame or two, which no card in the air has to spare
  await halves.complete();
  await renewal.keep();
}
