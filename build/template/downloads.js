// The parts of the page come here, counted in real bytes and watched for failure.

import { Failure } from "./curtain.js";

/** From so many bytes on it is worth asking for the packed file where the host packs nothing. */
const LARGE = 50_000;

/**
 * `parts` says of each part where it is, how many bytes it has and whether the table waits for it
 * (`first`); `tell` hears how much of all that has come, from 0 to 1.
 */
export class Downloads {
  constructor(parts, tell) {
    this.parts = parts;
    this.tell = tell;
    this.received = 0;
    this.total = 0;
    for (const part of Object.values(parts)) if (part.first) this.total += part.size;
    /** Rejects with the first failure: Pyodide only mutters about one, and waits for ever. */
    this.failed = new Promise((_, reject) => (this.fail = reject));
  }

  url(name) {
    return new URL(this.parts[name].path, document.baseURI).href;
  }

  async response(name) {
    const part = this.parts[name];
    return this.#watched(part, async () => {
      const response = await delivered(this.url(name), part.size);
      if (part.first) this.#countBody(response.clone());
      return response;
    });
  }

  async bytes(name) {
    const response = await this.response(name);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Import a part as a module. */
  async script(name) {
    const part = this.parts[name];
    return this.#watched(part, async () => {
      const module = await import(this.url(name));
      this.#count(part.size);
      return module;
    });
  }

  /** Give a part to whoever asks for it by its bare name, as Pyodide does. */
  handOver(...names) {
    const given = new Map();
    for (const name of names) {
      const response = this.response(name);
      response.catch(() => {}); // told by `failed`
      given.set(new URL(name, document.baseURI).href, response);
    }
    const { fetch } = window;
    window.fetch = (address, ...rest) => given.get(String(address)) ?? fetch(address, ...rest);
  }

  async #watched(part, download) {
    try {
      return await download();
    } catch (error) {
      const failure = new Failure("download", error);
      if (part.first) this.fail(failure);
      throw failure;
    }
  }

  async #countBody(response) {
    try {
      const reader = response.body.getReader();
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        this.#count(chunk.value.length);
      }
    } catch (error) {
      this.fail(new Failure("download", error));
    }
  }

  #count(bytes) {
    this.received += bytes;
    this.tell(this.received / this.total);
  }
}

/**
 * Fetch a file of so many bytes.  If that is what would travel, the host packs nothing: then the
 * packed file beside it is fetched, and unpacked here.
 */
async function delivered(url, size) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const travelling = Number(response.headers.get("Content-Length"));
  if (size < LARGE || travelling !== size || navigator.serviceWorker?.controller) return response;
  const packed = await fetch(`${url}.gz`);
  if (!packed.ok || !packed.body || typeof DecompressionStream !== "function") return response;
  response.body.cancel();
  return packed.headers.get("Content-Encoding") ? packed : unpacked(packed);
}

function unpacked(response) {
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
}
