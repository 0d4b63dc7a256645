// What the page itself has to say, in the language of the browser.

const WORDS = {
  es: {
    loading: (percent) => `Barajando… ${percent} %`,
    starting: "Repartiendo…",
    again: "Volver a cargar",
    details: "Detalles",
    elsewhere: "La partida sigue en otra pestaña.",
    here: "Seguir aquí",
    webassembly: "Este navegador no tiene WebAssembly, y el juego lo necesita. Prueba con otro más reciente.",
    download: "No se ha podido descargar el juego. Comprueba la conexión y vuelve a cargar la página.",
    memory: "No queda memoria para el juego. Cierra otras pestañas y vuelve a cargar la página.",
    error: "El juego se ha parado por un error suyo, no tuyo. Vuelve a cargar la página para seguir.",
  },
  en: {
    loading: (percent) => `Shuffling… ${percent}%`,
    starting: "Dealing…",
    again: "Load again",
    details: "Details",
    elsewhere: "The match goes on in another tab.",
    here: "Go on here",
    webassembly: "This browser has no WebAssembly, which the game needs. Try a more recent one.",
    download: "The game could not be downloaded. Check the connection and load the page again.",
    memory: "There is no memory left for the game. Close other tabs and load the page again.",
    error: "The game has stopped because of a mistake of its own. Load the page again to go on.",
  },
};

/** The page speaks two languages; the game itself, once there, speaks more. */
export const language = navigator.language.toLowerCase().startsWith("en") ? "en" : "es";
export const words = WORDS[language];
