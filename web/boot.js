// Loads the program, shows how far that is, and says in words what hinders it.
import start from "./mahj-tutor.js";

const SIZE = Number("@SIZE@"); // of the program as it comes out of the network's compression
const LOCK = "mahj-tutor";
const SPEAKS = "mahj-tutor speaks";

const WORDS = {
  en: { loading: "Setting up the table…", speak: "Turn on screen reader support", failed: "Mahj Tutor could not start in this browser.", try: "A current version of Firefox, Chrome, Edge or Safari opens it.", },
  es: { loading: "Preparando la mesa…", speak: "Activar el lector de pantalla", failed: "Mahj Tutor no se pudo abrir en este navegador.", try: "Una versión actual de Firefox, Chrome, Edge o Safari lo abre." },
  zh: { loading: "正在摆牌桌……", speak: "启用屏幕阅读器支持", failed: "Mahj Tutor 无法在此浏览器中打开。", try: "请用新版的 Firefox、Chrome、Edge 或 Safari 打开。" },
};
const language = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2)).find((tag) => tag in WORDS) ?? "en";
const words = WORDS[language];
const element = (id) => document.getElementById(id);

document.documentElement.lang = language;
element("message").textContent = words.loading;
element("speak").textContent = words.speak;

function fail(error) {
  console.error(error);
  element("progress").remove();
  element("message").textContent = `${words.failed} ${words.try} (${error?.message ?? error})`;
  element("loading").hidden = false;
  element("mahj-tutor").classList.remove("open");
}

// The first tab has what is kept for itself for as long as it is open; the next ones only look at it. A page that is
// being left lets go a moment after the next one has begun, so this one waits that long.
const LEAVING = 1500; // milliseconds

function takeProfile() {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = (lock) => {
      resolve(lock !== null);
      return new Promise(() => {});
    };
    navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LEAVING) }, held).catch(() => resolve(false));
  });
}

async function program() {
  const response = await fetch(new URL("./mahj-tutor_bg.wasm", import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  let loaded = 0;
  const counted = response.body.pipeThrough(new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      element("progress").value = Math.min(loaded / SIZE, 1);
      controller.enqueue(chunk);
    },
  }));
  return new Response(counted, { headers: { "Content-Type": "application/wasm" } });
}

addEventListener("mahj-tutor-open", () => {
  element("loading").hidden = true;
  element("mahj-tutor").classList.add("open");
  element("mahj-tutor").focus();
  try {
    if (localStorage.getItem(SPEAKS)) element("speak").click();
  } catch {} // Nothing is kept in this browser.
  // Storage that the browser does not clear when it needs room.
  navigator.storage?.persist?.();
});
element("speak").addEventListener("click", () => {
  localStorage.setItem(SPEAKS, "yes");
  element("speak").hidden = true;
});
addEventListener("mahj-tutor-failed", (event) => fail(event.detail));

if ("serviceWorker" in navigator && isSecureContext) {
  navigator.serviceWorker.register(new URL("../service-worker.js", import.meta.url)).catch(console.warn);
}

try {
  globalThis.mahjTutorHasProfile = await takeProfile();
  await start({ module_or_path: program() });
} catch (error) {
  fail(error);
}
