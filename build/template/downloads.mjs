// Downloads, counted in real bytes and watched for failure, those that Pyodide makes by itself too.

import { Failure } from "./curtain.mjs";

/**
 * Watch all downloads from now on.
 *
 * `sizes` says how many bytes each file has, which a server's compression hides; `tell` hears the
 * part received, from 0 to 1.  Pyodide only mutters about a download that failed and then waits
 * for ever, so `failed` is a promise that rejects with the first failure.
 */
export function watch(sizes, tell) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size);
  let received = 0;
  const count = (bytes) => tell((received += bytes) / total);
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));

  const download = window.fetch;
  window.fetch = watched(fail, "download", async (...request) => {
    const response = await download(...request);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    countBody(response.clone(), count).catch((error) => fail(new Failure("download", error)));
    return response;
  });

  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = watched(fail, "error", async (source, imports) => {
    const response = await source;
    const type = response.headers.get("Content-Type");
    if (type === "application/wasm") return instantiate(response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);  // some hosts know no .wasm
  });

  /** Import a module of the page and count it when it is there. */
  const load = watched(fail, "download", async (name) => {
    const module = await import(`./${name}`);
    count(sizes[name]);
    return module;
  });
  return { failed, load };
}

/** Return the function, telling `fail` when it rejects. */
function watched(fail, reason, call) {
  return async (...values) => {
    try {
      return await call(...values);
    } catch (error) {
      fail(new Failure(reason, error));
      throw error;
    }
  };
}

async function countBody(response, count) {
  const reader = response.body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    count(chunk.value.length);
  }
}
