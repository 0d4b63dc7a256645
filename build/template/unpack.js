/** Write the files of an archive, which are stored in it as they are, into Python's file system. */
export function unpack(archive, files) {
  const read = new DataView(archive.buffer);
  const text = new TextDecoder();
  for (let at = 0; read.getUint32(at) === ENTRY; ) {
    const size = read.getUint32(at + 18, true);
    const nameEnd = at + 30 + read.getUint16(at + 26, true);
    const begin = nameEnd + read.getUint16(at + 28, true);
    const name = text.decode(archive.subarray(at + 30, nameEnd));
    at = begin + size;
    if (name.includes("/")) files.mkdirTree(name.slice(0, name.lastIndexOf("/")));
    files.writeFile(name, archive.subarray(begin, at));
  }
}

const ENTRY = 0x504b0304;
