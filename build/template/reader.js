// The table in words, for those who do not look at it: its buttons, its texts, and what happens.

const NEWS_KEPT = 6;

const element = (id) => document.getElementById(id);

let places = new Map();

/** Show what can be read and chosen; `choose` hears the name of what somebody has chosen. */
export function mirror(described, choose) {
  const entries = JSON.parse(described);
  const before = places;
  places = new Map();
  const shown = entries.map((entry) => {
    const key = entry.name || `${entry.text} ${entry.zone}`;
    const place = before.get(key) ?? made(entry, choose);
    places.set(key, place);
    return place;
  });
  entries.forEach((entry, number) => dress(shown[number], entry));
  for (const [key, place] of before) if (!places.has(key)) place.remove();
  shown.forEach((place, number) => {
    const there = element("mirror").children[number];
    if (there !== place) element("mirror").insertBefore(place, there);
  });
  const focused = shown[entries.findIndex((entry) => entry.focused)];
  element("canvas").setAttribute("aria-activedescendant", focused?.id ?? "");
}

function made({ name }, choose) {
  const place = document.createElement(name ? "button" : "p");
  if (name) {
    place.id = `mirror-${name.replaceAll(" ", "-")}`;
    place.tabIndex = -1; // the game has its own way of walking about with keys
    place.addEventListener("click", () => choose(name));
  }
  return place;
}

function dress(place, { text, chosen, zone: [x, y, width, height] }) {
  if (place.textContent !== text) place.textContent = text;
  if (chosen !== null) place.setAttribute("aria-pressed", chosen); // it is one of several
  Object.assign(place.style, {
    left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
  });
}

/** Say what has happened, and read it aloud if asked. */
export function tell(text, language, aloud) {
  const line = document.createElement("p");
  line.lang = document.documentElement.lang = language;
  line.textContent = text;
  const news = element("news");
  news.append(line);
  while (news.children.length > NEWS_KEPT) news.firstChild.remove();
  if (aloud && voice()) {
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language;
    speechSynthesis.speak(spoken);
  }
}

/** Tell whether this browser can read aloud. */
export function voice() {
  return typeof speechSynthesis === "object";
}
