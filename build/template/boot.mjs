import { loadPyodide } from "./pyodide.mjs";

window.corazones = { playable() { document.documentElement.classList.add("playable"); } };

const facts = JSON.parse(document.getElementById("facts").textContent);
const archive = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
const parts = [archive("pygame.zip"), archive("game.zip")];
const py = await loadPyodide({
  indexURL: "./",
  stdLibURL: "python.zip",
  lockFileContents: facts.lock,
  env: { PYGAME_BLEND_ALPHA_SDL2: "1" },
});
py.canvas.setCanvas2D(document.getElementById("canvas"));
py._api._skip_unwind_fatal_error = true;
for (const part of parts) py.unpackArchive(await part, "zip");
await py.pyimport("main").main();
