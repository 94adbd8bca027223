// Offline use: registers the service worker, has it fetch pages for later, and updates a page from the cache when the server answers again.
// Where browsers allow no service worker (plain http from another machine), this does nothing and says nothing.

const { dataset } = document.body;
const container = navigator.serviceWorker;
const isInstalled = matchMedia("(display-mode: standalone)").matches || /** @type {{ standalone?: boolean }} */ (navigator).standalone === true;
const done = new URLSearchParams(location.search).get("done");

/**
 * Deletes the person's data from this browser, even if it does not support `Clear-Site-Data`.
 * @param {boolean} isAll whether to delete waiting forms as well
 */
async function purge(isAll) {
  const registration = await container?.getRegistration();
  registration?.active?.postMessage({ type: "purge" });
  if (window.caches) for (const name of await caches.keys()) await caches.delete(name);
  if (!isAll) return;
  await registration?.unregister();
  indexedDB.deleteDatabase("dailve");
  localStorage.clear();
  sessionStorage.clear();
}

/** The settings that change how pages look in this browser: language, units, clock, zone, theme. */
const look = () => document.cookie.split("; ").filter((cookie) => /^(lang|theme|units|clock|tz)=/.test(cookie)).sort().join("; ");

/** Has the worker fetch pages for later. Callers wait until this page has been shown for a moment. @param {ServiceWorkerRegistration} registration */
function fill(registration) {
  if (dataset.revision === undefined || dataset.cached) return;
  const { saveData: isFrugal = false } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection ?? {};
  registration.active?.postMessage({ type: "fill", state: `${dataset.revision} ${look()}`, here: location.href, isFrugal });
}

/** Lets a new build take over while no page holds the lock "outbox" to send forms. @param {ServiceWorkerRegistration} registration */
async function takeOver(registration) {
  const { waiting } = registration;
  if (!waiting || !registration.active) return;
  const begin = () => new Promise((resolve) => {
    waiting.addEventListener("statechange", resolve);
    setTimeout(resolve, 5000);
    waiting.postMessage({ type: "take-over" });
  });
  await (navigator.locks ? navigator.locks.request("outbox", begin) : begin());
  setTimeout(() => fill(registration), 1000);
}

async function register() {
  const policy = window.trustedTypes?.createPolicy("dailve-worker", { createScriptURL: () => "/sw.js" });
  const asked = container.register(policy ? policy.createScriptURL("") : "/sw.js", { updateViaCache: "none" });
  // Registration fails in a private window and while the server is unreachable.
  const registration = await asked.catch(() => undefined);
  if (!registration) return;
  takeOver(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => takeOver(registration));
  });
  await container.ready;
  setTimeout(() => fill(registration), 1500);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) setTimeout(() => fill(registration), 1500); });
}

/** Asks the browser once for persistent storage, after something was saved or if the app is installed. */
async function persist() {
  if (!(isInstalled || done === "saved") || !navigator.storage?.persist || localStorage.getItem("persist")) return;
  localStorage.setItem("persist", "asked");
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

/** Checks that our server answers, and not another one in its place. */
async function answers() {
  const answer = await fetch("/api/v1/self-test", { cache: "no-store", signal: AbortSignal.timeout(4000) }).catch(() => null);
  return answer?.ok === true && (await answer.json().catch(() => null))?.program === "dailve";
}

/** Updates the page now that the server is back, but keeps what is being typed. */
function renew() {
  const bar = document.querySelector(".offline");
  if (document.querySelector("[data-form][data-changed]")) {
    delete dataset.cached;
    // Hide the bar but keep its space, so that nothing moves while the person types.
    if (bar instanceof HTMLElement) bar.style.visibility = "hidden";
    return;
  }
  const today = new Date().toLocaleDateString("sv-SE"), isSameDay = !dataset.day || dataset.day === today;
  // A page that follows changes updates in place.
  const isFollowing = "cached" in dataset && isSameDay && !document.dispatchEvent(new Event("refresh", { cancelable: true }));
  if (!isFollowing) return location.reload();
  delete dataset.cached;
  bar?.remove();
}

/** Announces the age of the page to screen readers, and waits for the server. */
function waitForServer() {
  const bar = document.querySelector(".offline");
  const voice = document.createElement("p");
  voice.className = "words";
  voice.setAttribute("role", "status");
  document.querySelector("main")?.append(voice);
  // Screen readers announce only changes, so set the text later.
  setTimeout(() => { voice.textContent = bar?.textContent ?? ""; }, 500);
  let pause = 2000, isAsking = false, timer = 0;
  const ask = async () => {
    clearTimeout(timer);
    if (isAsking) return;
    isAsking = true;
    const isBack = await answers();
    if (isBack) {
      voice.remove();
      // Waiting forms are sent first. outbox.js holds the lock meanwhile, so that the reload does not interrupt it.
      dispatchEvent(new Event("online"));
      return navigator.locks ? navigator.locks.request("outbox", renew) : renew();
    }
    isAsking = false;
    pause = Math.min(pause * 1.5, 30_000);
    timer = setTimeout(ask, pause);
  };
  timer = setTimeout(ask, pause);
  addEventListener("online", ask);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) ask(); });
  // The server's answer arrived after all, only late.
  container.addEventListener("message", (event) => { if (event.data?.type === "arrived") renew(); });
}

/** Extends date fields to today, because the last day on a cached page, or one left open past midnight, may be in the past. */
function admitToday() {
  const today = new Date().toLocaleDateString("sv-SE");
  for (const day of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-form] input[type=date][max]")))
    if (day.max < today) day.max = today;
}

/** Sets a new entry to the current time instead of the time when its form was fetched. */
function setClock() {
  const at = Number(dataset.cached), pad = (/** @type {Date} */ time) => time.toLocaleTimeString("sv-SE", { hour: "2-digit", minute: "2-digit" });
  for (const day of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-form] input[type=date]"))) {
    const time = /** @type {HTMLInputElement | null} */ (day.form?.elements.namedItem("time"));
    const now = new Date(Date.parse(`${day.value}T${time?.value || pad(new Date(at))}`) + Date.now() - at);
    if (isNaN(now.getTime())) continue;
    day.value = day.defaultValue = now.toLocaleDateString("sv-SE");
    // An empty time means now anyway, as on the server.
    if (time?.defaultValue) time.value = time.defaultValue = pad(now);
  }
}

/** Removes links to pages that are not cached from the list of cached pages. */
async function keepLinks() {
  for (const link of document.querySelectorAll("[data-kept] a")) {
    const there = await caches.match(/** @type {HTMLAnchorElement} */ (link).href, { ignoreVary: true });
    if (!there) link.closest("li")?.remove();
  }
}

admitToday();
document.addEventListener("visibilitychange", () => { if (!document.hidden) admitToday(); });
const isMissing = dataset.missing !== undefined && location.pathname !== dataset.missing;
if (dataset.forget) purge(dataset.forget === "all");
else if (container && isSecureContext && dataset.stranger === undefined) {
  if (done === "erased") await purge(true);
  if (isMissing) keepLinks();
  if (dataset.cached && location.pathname.endsWith("/new")) setClock();
  if (isMissing || dataset.cached) waitForServer();
  if (document.readyState === "complete") register(); else addEventListener("load", register);
  persist();
}
