// Start Pyodide under Node, give it pygame and the project, and run inside.py in it.
//
// usage: node inside.mjs PYODIDE_FOLDER WHEEL PROJECT ARCHIVES_FOLDER

import { readFileSync } from "node:fs";

const [pyodide, wheel, project, archives] = process.argv.slice(2);

try {
  const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
  const py = await loadPyodide({ env: { PYGAME_HIDE_SUPPORT_PROMPT: "1" } });
  py.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir: "/packages" });
  py.mountNodeFS("/project", project);
  py.mountNodeFS("/archives", archives);
  py.runPython(`
    import sys
    sys.dont_write_bytecode = True
    sys.path += ["/packages", "/project", "/project/build"]
  `);
  py.pyimport("inside").write_archives();
} catch (error) {
  // Left to itself, Node would print the whole of Pyodide before the message.
  console.error(error.message);
  process.exit(1);
}
