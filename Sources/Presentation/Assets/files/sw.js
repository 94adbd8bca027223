// The service worker: serves pages when the server does not answer. It fetches and caches pages, and does not touch requests that send data.
// The server puts one line before this text: `const APP = {…};`. docs/offline.md explains its decisions.

/**
 * @typedef {{ build: string, assets: string[], tabs: string[], pages: string[], offline: string, browse: string, forecast: string, signIn: string,
 *   words: Record<string, { today: string, earlier: string }> }} App
 * @typedef {{ type: "fill", state: string, here: string, isFrugal: boolean } | { type: "purge" } | { type: "take-over" }} Order
 */

/** The cache of this build. */
const NAME = `dailve-${APP.build}`;
/** Headers that record when a page was fetched, in ms since 1970, and for which state of the store. */
const AT = "X-Kept-At", STATE = "X-Kept-For";
/** Milliseconds to wait for the server, with a page in the cache and without. */
const PATIENCE = 1500, LAST_PATIENCE = 20_000;
const MOST_LINKS = 12, MOST_CARDS = 40, LONGEST = 90 * 86_400_000;
/** Some sixty of these remain for pages that were visited, however many are fetched ahead. */
const MOST_PAGES = 120 + MOST_CARDS;

/** Streams, files and addresses for programs are left to the browser, which tells the server where a link to them was. */
const LEFT_ALONE = /^\/(sync|api|events|import|metrics|sw\.js|manifest\.webmanifest|settings\/export)(\/|$)|\/(csv|gpx|original|report\.csv)$/;
/** Pages for signing in, creating keys and restoring backups are shown by the server or not at all. */
const NEVER_KEPT = /^\/(sign-in|sign-out|setup|connect|settings\/(security|api|backups|devices)|offline)(\/|$)/;
/** Parameters that show the result of a form once, and those that accompany them. */
const TOLD = ["done", "saved"], BESIDE = ["batch", "entry", "removed", "kept"];

/** When a page's answer arrived too late, by page; the next request gets that answer from the cache. @type {Map<string, number>} */
const late = new Map();
let isPurged = false, isFilling = false;
/** True if the server did not answer the last request for a page. */
let isAway = false;

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {URL} url */
const tells = (url) => TOLD.some((name) => url.searchParams.has(name));

/** The cache key of a page, without parameters for the way back and for messages that are shown once. @param {URL} url */
function keyOf(url) {
  const query = new URLSearchParams(url.search);
  for (const name of ["from", ...TOLD, ...(tells(url) ? BESIDE : [])]) query.delete(name);
  const text = String(query);
  return url.pathname + (text && `?${text}`);
}

/** @param {URL} url */
const isPage = (url) => !LEFT_ALONE.test(url.pathname) && !NEVER_KEPT.test(url.pathname);

/** Returns whether a page is ours, and not from a proxy or a hotel network that answers in our place. @param {Response} response */
const isOurs = (response) =>
  response.type === "basic" && response.headers.has("Content-Security-Policy") && !!response.headers.get("Content-Type")?.startsWith("text/html");

/** Returns whether a proxy reports that the server is gone. @param {Response} response */
const isGone = (response) => response.status >= 502 && response.status <= 504 && !isOurs(response);

/** The cached page of this build, or else of the previous one. @param {string} key */
async function find(key) {
  // A search that was not made before is made by the page itself.
  if (key.startsWith(`${APP.browse}?`)) return (await kept(key)) ?? kept(APP.browse);
  return kept(key);
}

/** @param {string} key */
async function kept(key) {
  const found = (await caches.match(key, { cacheName: NAME, ignoreVary: true })) ?? (await caches.match(key, { ignoreVary: true }));
  return found && Date.now() - Number(found.headers.get(AT)) < LONGEST ? found : undefined;
}

/** @param {string} key @param {string} text @param {Response} response @param {string} [state] */
async function keep(key, text, response, state) {
  // The person has signed out in the meantime.
  if (isPurged || !(await caches.has(NAME))) return;
  const headers = new Headers(response.headers);
  headers.set(AT, String(Date.now()));
  if (state) headers.set(STATE, state);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  const cache = await caches.open(NAME);
  const copy = () => new Response(text, { headers });
  // If space is short, delete half of the visited pages.
  await cache.put(key, copy()).catch(async () => { await trim(cache, MOST_PAGES / 2); await cache.put(key, copy()); });
  await trim(cache, MOST_PAGES);
}

/** Deletes the oldest pages, but never those that must always open. @param {Cache} cache @param {number} most */
async function trim(cache, most) {
  const pages = (await cache.keys()).map(({ url }) => keyOf(new URL(url)))
    .filter((key) => !key.startsWith("/assets/") && key !== APP.offline && !APP.pages.includes(key));
  for (const key of pages.slice(0, Math.max(0, pages.length + APP.pages.length - most))) await cache.delete(key);
}

/** Caches the files of this build, and the page for pages that are missing. */
async function prepare() {
  const cache = await caches.open(NAME);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...APP.assets, APP.offline].filter((path) => !there.has(path)));
}

/** @param {number} at @param {string} language @param {string} clock "12" or "24" */
function since(at, language, clock) {
  const isTwelve = clock === "12", then = new Date(at), words = APP.words[language] ?? APP.words.en;
  const time = then.toLocaleTimeString(language, { hour: isTwelve ? "numeric" : "2-digit", minute: "2-digit", hourCycle: isTwelve ? "h12" : "h23" });
  if (then.toDateString() === new Date().toDateString()) return words.today.replace("{0}", time);
  return words.earlier.replace("{0}", then.toLocaleDateString(language, { month: "long", day: "numeric" })).replace("{1}", time);
}

/** A cached page with a note that says how old it is. @param {Response} kept */
async function aged(kept) {
  const text = await kept.text(), at = Number(kept.headers.get(AT));
  const language = /<html lang="(\w+)"/.exec(text)?.[1] ?? "en", clock = /data-clock="(\d+)"/.exec(text)?.[1] ?? "24";
  const end = text.lastIndexOf("</main>");
  const page = text.slice(0, end).replace(/<body(?: class="counting")?/, `<body data-cached="${at}"`);
  return new Response(`${page}<p class="offline">${since(at, language, clock)}</p>${text.slice(end)}`, { headers: kept.headers });
}

/** The answer if the server does not respond and the page is not cached. */
async function nothing() {
  const page = await caches.match(APP.offline, { cacheName: NAME, ignoreVary: true });
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}

/** Asks the server and caches its page; throws if a proxy answers in its place. @param {FetchEvent} event @param {URL} url */
async function ask(event, url) {
  const response = await fetch(event.request);
  if (isGone(response)) throw new Error("gone");
  if (!isPage(url) || tells(url) || response.status !== 200 || !isOurs(response)) return response;
  // Read to the end first, because a page that breaks off must not be cached.
  const text = await response.clone().text();
  event.waitUntil(keep(keyOf(url), text, response).catch(() => {}));
  return response;
}

/** @param {FetchEvent} event @param {URL} url */
async function open(event, url) {
  const key = keyOf(url), kept = isPage(url) ? await find(key) : undefined;
  if (kept && Date.now() - (late.get(key) ?? 0) < 10_000) {
    late.delete(key);
    return kept;
  }
  const asked = ask(event, url).catch(() => undefined);
  event.waitUntil(asked);
  const answer = await Promise.race([asked, wait(kept ? PATIENCE : LAST_PATIENCE).then(() => "late")]);
  isAway = !(answer instanceof Response);
  if (answer instanceof Response) return answer;
  if (!kept) return nothing();
  if (answer === "late" && !tells(url)) event.waitUntil(asked.then((response) => tell(response, key, event.resultingClientId)));
  return aged(kept);
}

/** Tells a page from the cache that the server's answer has arrived. @param {Response | undefined} response @param {string} key @param {string} id */
async function tell(response, key, id) {
  if (response?.status !== 200) return;
  late.set(key, Date.now());
  (await self.clients.get(id))?.postMessage({ type: "arrived" });
}

/** The data for score previews: the server's answer, or else the cached one. @param {Request} request */
async function forecast(request) {
  const asked = fetch(request).catch(() => undefined), kept = await find(APP.forecast);
  const answer = kept ? await Promise.race([asked, wait(PATIENCE)]) : await asked;
  return answer instanceof Response && answer.ok ? answer : kept ?? Response.error();
}

/** A file of this build or of the previous one. @param {Request} request */
async function asset(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Pages that a page links to, in its order. @param {string} text @returns {string[]} */
function links(text) {
  const main = text.slice(text.indexOf("<main"), text.lastIndexOf("</main>"));
  const all = [...main.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, path]) => new URL(path.replaceAll("&amp;", "&"), location.origin));
  return [...new Set(all.filter((url) => isPage(url) && !url.searchParams.has("day")).map(keyOf))];
}

/**
 * Fetches the pages that must open without a network, one after another, once per state: the store's revision, a space, and this browser's
 * display settings. @param {{ state: string, here: string, isFrugal: boolean }} order
 */
async function fill({ state, here, isFrugal }) {
  if (isFilling) return;
  isFilling = true;
  isPurged = false;
  try {
    await prepare();
    const sign = encodeURIComponent(state), before = (await caches.match(APP.offline, { cacheName: NAME }))?.headers.get(STATE);
    const isNew = before !== sign, shown = new URL(here);
    // Pages in another language, or with other settings, are of no use.
    if (before && look(before) !== look(sign)) await trim(await caches.open(NAME), 0);
    const waiting = new Set(isPage(shown) ? [keyOf(shown)] : []);
    if (isNew && !isFrugal) for (const key of APP.pages) waiting.add(key);
    // The set grows during this loop.
    for (const key of waiting) {
      const text = await quietly(key, sign, isNew);
      if (text === null) return;
      if (!isNew || isFrugal || !APP.tabs.includes(key)) continue;
      // The first tab shows the cards that the reader chose, and each of them must open.
      const most = key === APP.tabs[0] ? MOST_CARDS : MOST_LINKS;
      for (const other of links(text).filter((other) => !waiting.has(other)).slice(0, most)) waiting.add(other);
    }
    if (!isNew) return;
    if (!isFrugal && await quietly(APP.offline, sign, true) === null) return;
    await clean();
  } finally {
    isFilling = false;
  }
}

/** @param {string} sign */
const look = (sign) => sign.slice(sign.indexOf("%20"));

/**
 * Fetches a page for later. Returns its text, or null if the session has ended, or if the server does not answer or something else answers in its
 * place, since the pages of the build before must stay then.
 * @param {string} key @param {string} sign @param {boolean} isNew
 */
async function quietly(key, sign, isNew) {
  const kept = await caches.match(key, { cacheName: NAME, ignoreVary: true });
  if (kept && (!isNew || kept.headers.get(STATE) === sign)) return kept.text();
  const options = { priority: "low", headers: { "X-Quiet": "1" }, signal: AbortSignal.timeout(LAST_PATIENCE) };
  const response = await fetch(key, /** @type {RequestInit} */ (options)).catch(() => undefined);
  if (!response || isPurged || isGone(response)) return null;
  if (response.redirected && new URL(response.url).pathname === APP.signIn) { await purge(); return null; }
  if (key !== APP.forecast && !isOurs(response)) return null;
  const text = await response.text();
  if (response.status === 200 && !response.redirected) await keep(key, text, response, sign);
  return text;
}

/** Deletes caches of other builds and pages that are too old. */
async function clean() {
  // A newer build is waiting to take over, and its cache must stay.
  if (self.registration.waiting || self.registration.installing) return;
  for (const name of await caches.keys()) if (name.startsWith("dailve-") && name !== NAME) await caches.delete(name);
  const cache = await caches.open(NAME);
  for (const request of await cache.keys()) {
    const at = (await cache.match(request, { ignoreVary: true }))?.headers.get(AT);
    if (at && Date.now() - Number(at) >= LONGEST) await cache.delete(request);
  }
}

async function purge() {
  isPurged = true;
  late.clear();
  for (const name of await caches.keys()) if (name.startsWith("dailve-")) await caches.delete(name);
}

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  const order = /** @type {Order} */ (event.data);
  if (order.type === "fill") event.waitUntil(fill(order));
  if (order.type === "purge") event.waitUntil(purge());
  if (order.type === "take-over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  // Files never change, and the browser's own cache delivers them faster. Chromium also skips the transition to a page whose style sheet comes from
  // the service worker.
  if (url.pathname.startsWith("/assets/")) { if (isAway) event.respondWith(asset(request)); return; }
  if (url.pathname === APP.forecast) { event.respondWith(forecast(request)); return; }
  if (request.mode === "navigate" && !LEFT_ALONE.test(url.pathname)) event.respondWith(open(event, url));
});
