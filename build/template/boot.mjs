// From an empty page to the table.

import * as curtain from "./curtain.mjs";
import { watch } from "./downloads.mjs";
import * as glass from "./glass.mjs";

const facts = JSON.parse(document.getElementById("facts").textContent);

/** What the game's own game/shell/browser.py asks of the page. */
window.corazones = { insets: glass.insets, playable: curtain.open };

curtain.raise();
glass.guard();
try {
  if (typeof WebAssembly !== "object") throw new curtain.Failure("webassembly");
  const { failed, load } = watch(facts.sizes, curtain.showProgress);
  await Promise.race([play(load), failed]);
} catch (error) {
  console.error(error);
  curtain.showFailure(error);
}

async function play(load) {
  const archives = ["pygame.zip", "game.zip"].map((name) => fetch(name));
  const [{ loadPyodide }] = await Promise.all([load("pyodide.mjs"), load("pyodide.asm.mjs")]);
  const pyodide = await loadPyodide({
    indexURL: "./",
    stdLibURL: "python.zip",
    lockFileContents: facts.lock,
    env: { PYGAME_BLEND_ALPHA_SDL2: "1", PYGAME_HIDE_SUPPORT_PROMPT: "1" },
  });
  pyodide.canvas.setCanvas2D(glass.canvas);
  glass.unlockSound(pyodide);
  for (const archive of archives) {
    pyodide.unpackArchive(await (await archive).arrayBuffer(), "zip");
  }
  // Awaited here, main needs no asyncio.run, which would need a stack-switching WebAssembly.
  await pyodide.pyimport("main").main();
}
