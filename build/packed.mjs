// Pack files as tightly as can be.
//
// usage: node packed.mjs FILE TARGET FILE TARGET ...     writes each TARGET.br and TARGET.gz

import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const words = process.argv.slice(2);
for (let place = 0; place < words.length; place += 2) {
  const [file, target] = words.slice(place, place + 2);
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  write(`${target}.br`, brotliCompressSync(content, { params }));
  write(`${target}.gz`, gzipSync(content, { level: 9 }));
}

// A file only appears when it is whole: another build may be looking for it.
function write(name, content) {
  const part = `${name}.${process.pid}`;
  writeFileSync(part, content);
  renameSync(part, name);
}
