// Files that a person keeps and opens again.

const A_MINUTE = 60_000;

/** Let the browser keep a text as a file, where it keeps what it downloads. */
export function keepFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), A_MINUTE);
}

/** Let a person choose a file, and hand its text on; it takes a touch just before. */
export function askForFile(opened) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".txt,text/plain";
  input.addEventListener("change", async () => opened(await input.files[0].text()));
  input.click();
}
