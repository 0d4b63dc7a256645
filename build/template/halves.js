// WebAssembly modules in two halves: what the first minute calls comes first, the rest afterwards.
//
// build/split.py makes them.  A function of the first half that has its body in the other begins
// with a call of what stands first in the table that both share.

const ACTION = Uint8Array.of( // a module that gives back an action of JavaScript as one of WebAssembly
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, // "\0asm", version 1
  1, 4, 1, 0x60, 0, 0, // a type: nothing to nothing
  2, 7, 1, 1, 0x61, 1, 0x61, 0, 0, // import a.a
  7, 5, 1, 1, 0x61, 0, 0, // export it as a
);

export class Halves {
  constructor(downloads) {
    this.downloads = downloads;
    this.apart = [];
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const module = await compiled(await source);
        const instance = await WebAssembly.instantiate(module, imports);
        this.#meet(instance, imports, "pyodide.later.wasm");
        return { module, instance };
      } catch (error) {
        downloads.fail(error);
        throw error;
      }
    };
  }

  /** Link a module into Python's, as what Python finds in a file and imports. */
  async link(emscripten, module, file, later) {
    const { Instance } = WebAssembly;
    const made = (...made) => this.#meet(...made, later);
    WebAssembly.Instance = class extends Instance {
      constructor(which, imports) {
        super(which, imports);
        if (which === module) made(this, imports);
      }
    };
    const flags = { loadAsync: true, nodelete: true };
    emscripten.FS.writeFile(file, "");
    emscripten.preloadedWasm[file] = await emscripten.loadWebAssemblyModule(module, flags, file, {});
    WebAssembly.Instance = Instance;
  }

  /** Fetch the other halves. */
  async complete() {
    for (const half of this.apart) {
      const module = await compiled(await this.downloads.response(half.name));
      half.join(module);
    }
  }

  #meet(instance, imports, name) {
    let apart = true;
    const half = {
      name,
      join(module) {
        if (apart) new WebAssembly.Instance(module, { ...imports, first: instance.exports });
        apart = false;
      },
    };
    const now = () => half.join(new WebAssembly.Module(fetchedAtOnce(this.downloads.url(name))));
    instance.exports.later.set(0, asWebAssembly(now));
    this.apart.push(half);
  }
}

function asWebAssembly(action) {
  return new WebAssembly.Instance(new WebAssembly.Module(ACTION), { a: { a: action } }).exports.a;
}

/** Compile a module while it arrives, whatever the host takes it for. */
export function compiled(response) {
  const headers = { "Content-Type": "application/wasm" };
  const known = response.headers.get("Content-Type") === headers["Content-Type"];
  return WebAssembly.compileStreaming(known ? response : new Response(response.body, { headers }));
}

/** Return the bytes of a file, the page standing still until they are there. */
function fetchedAtOnce(url) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.overrideMimeType("text/plain; charset=x-user-defined"); // bytes as characters
  request.send();
  if (request.status !== 200) throw new Error(`${url}: ${request.status}`);
  return Uint8Array.from(request.response, (character) => character.charCodeAt(0));
}
