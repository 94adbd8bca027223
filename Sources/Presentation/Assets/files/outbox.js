// Keeps forms on this device until the server has them. Every page works without this script.
// A waiting form stays as it was filled in; the server decides whether it may be saved.

/**
 * A waiting form.
 * @typedef {object} Kept
 * @property {string} id of the operation; the server applies it once even if it is sent twice
 * @property {number} [order] the key in the database; forms are sent in this order
 * @property {string} action the address it is sent to
 * @property {string} page the page on which it was filled in
 * @property {string} list the page that lists entries of its kind
 * @property {string} title
 * @property {string} about a summary of its values
 * @property {[string, string][]} fields
 * @property {Record<string, string>} labels the labels of its fields, by name
 * @property {string} base the version of the entry that it showed
 * @property {boolean} isBare whether it has no fields to fill in
 * @property {number} written when it was submitted, in milliseconds by this device's clock
 * @property {string} [problem] the reason why the server refuses it
 * @property {Record<string, string>} [problems] the problems by field
 * @property {boolean} [isNote] whether it has been taken and only shows a message
 * @property {string} [more] the address of a page with more about that message
 */

/** @typedef {{ kind: "taken" | "refused" | "unreachable" | "waiting", next?: string }} Outcome */

const panel = /** @type {HTMLElement | null} */ (document.getElementById("outbox"));
const words = panel?.dataset ?? {};
const list = panel?.querySelector("ul");
const said = panel?.querySelector("[role=status]");
const draw16 = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// MARK: The database

const stores = ["outbox", "acked", "state"];
/** @type {Promise<IDBDatabase> | undefined} */
let opened;
/** Transactions that need this page to go on. @type {Set<IDBTransaction>} */
const running = new Set();
// WebKit keeps a page in memory for going back, including its open transactions, which would block all other pages from writing.
addEventListener("pagehide", () => { for (const one of running) try { one.abort(); } catch {} });

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  return new Promise((done, fail) => {
    const request = indexedDB.open("dailve", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("outbox", { keyPath: "order", autoIncrement: true });
      request.result.createObjectStore("acked", { keyPath: "key" });
      request.result.createObjectStore("state");
    };
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      // Signing out deletes the database.
      request.result.onversionchange = () => { request.result.close(); opened = undefined; };
      request.result.onclose = () => { opened = undefined; };
      done(request.result);
    };
  });
}

/**
 * Runs one transaction; its writes are on disk when this returns.
 * @param {"readonly" | "readwrite"} mode
 * @param {(...stores: IDBObjectStore[]) => any} body may return a request, whose result is returned
 * @param {boolean} [asks] whether it makes further requests based on what it reads; otherwise it can finish without this page
 * @returns {Promise<any>}
 */
async function within(mode, body, asks = mode === "readonly") {
  opened ??= openDatabase().catch((error) => { opened = undefined; throw error; });
  const database = await opened;
  return new Promise((done, fail) => {
    const transaction = database.transaction(stores, mode, { durability: "strict" });
    const request = body(...stores.map((name) => transaction.objectStore(name)));
    if (asks) running.add(transaction);
    else transaction.commit();
    transaction.oncomplete = () => { running.delete(transaction); done(request?.result); };
    transaction.onabort = () => { running.delete(transaction); fail(transaction.error); };
  });
}

/** @returns {Promise<Kept[]>} in the order in which they were filled in */
const kept = () => within("readonly", (outbox) => outbox.getAll());
const state = (name) => within("readonly", (outbox, acked, state) => state.get(name));
const remember = (name, value) => within("readwrite", (outbox, acked, state) => state.put(value, name));

async function device() {
  const known = await state("device");
  if (known) return known;
  // The identifier begins with the name of the browser, so that people can tell their devices apart.
  const drawn = `${words.device ?? ""}${draw16()}`;
  // The first write wins, so that two pages that open at the same time agree.
  await within("readwrite", (outbox, acked, state) => {
    const request = state.get("device");
    request.onsuccess = () => { if (!request.result) state.put(drawn, "device"); };
  }, true);
  return state("device");
}

// MARK: The list of waiting forms

const others = window.BroadcastChannel && new BroadcastChannel("dailve-outbox");
/** @type {Map<string, (outcome: Outcome) => void>} */
const listeners = new Map();
const tell = (id, outcome) => { listeners.get(id)?.(outcome); others?.postMessage({ id, outcome }); };
others?.addEventListener("message", (event) => { listeners.get(event.data.id)?.(event.data.outcome); draw(); });

const element = (name, text, className) => {
  const node = document.createElement(name);
  if (text) node.textContent = text;
  if (className) node.className = className;
  return node;
};
let silence;
/** Shows a message for six seconds. @param {string} text */
function say(text) {
  clearTimeout(silence);
  said.textContent = text;
  silence = setTimeout(() => { said.textContent = ""; draw(); }, 6000);
  draw();
}
let needsSignIn = false;

/** @param {Kept} one */
function item(one) {
  const node = element("li");
  node.dataset.operation = one.id;
  const head = element("p");
  head.append(element("strong", one.title));
  if (!one.isNote) head.append(" ", element("span", one.problem ? words.attention : words.waiting, one.problem ? "tag attention" : "tag"));
  node.append(head);
  if (one.about) node.append(element("p", one.about));
  if (one.problem) node.append(element("p", one.problem, "error"));
  const buttons = element("div", "", "buttons");
  if (!one.isBare && !one.isNote) {
    const link = /** @type {HTMLAnchorElement} */ (element("a", words.edit, "button quiet"));
    link.href = `${one.page}#outbox=${one.id}`;
    buttons.append(link);
  }
  if (one.more) {
    const link = /** @type {HTMLAnchorElement} */ (element("a", words.earlier, "button quiet"));
    link.href = one.more;
    buttons.append(link);
  }
  const discard = element("button", one.isNote ? words.dismiss : words.discard, "link");
  discard.setAttribute("type", "button");
  discard.addEventListener("click", async () => {
    await within("readwrite", (outbox) => outbox.delete(one.order));
    others?.postMessage({});
    said.textContent = "";
    await draw();
    // The button that had the focus is gone.
    ((await kept()).length ? panel : document.getElementById("content"))?.focus();
  });
  buttons.append(discard);
  node.append(buttons);
  return node;
}

/** Updates scores at once from waiting weights and workouts. @param {Kept[]} all */
let foreseen;
function foresee(all) {
  const logged = all.filter((one) => !one.problem && !one.base && ["/body", "/activity/new"].includes(one.action.split("?")[0]));
  if (!words.forecast || (!logged.length && !foreseen)) return;
  foreseen ??= import(words.forecast);
  foreseen.then(({ show }) => show(logged)).catch(() => {});
}

let drawing = 0, hasOpened = false;
async function draw() {
  if (!panel || !list) return;
  const mine = ++drawing;
  const all = await kept().catch(() => []);
  if (mine !== drawing) return;
  const asks = all.filter((one) => one.problem).length, waits = all.length - asks;
  const count = (number, one, many) => (number ? (number === 1 ? one : many.replace("{0}", String(number))) : "");
  const details = /** @type {HTMLDetailsElement} */ (panel.querySelector("details"));
  details.querySelector("[data-count]").textContent =
    [count(waits, words.one, words.many), count(asks, words.asksOne, words.asksMany)].filter(Boolean).join(" · ");
  list.replaceChildren(...all.map(item));
  const signIn = /** @type {HTMLAnchorElement} */ (panel.querySelector("[data-sign-in]"));
  signIn.hidden = !needsSignIn || !waits;
  signIn.href = `/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`;
  foresee(all);
  // Open the list if a form has a problem or belongs to this page.
  if (!hasOpened && all.some((one) => one.problem || [one.list, one.page.split("?")[0]].includes(location.pathname))) details.open = hasOpened = true;
  panel.hidden = !all.length && !said.textContent && !panel.querySelector("[role=alert]")?.textContent;
}

// MARK: Forms

/** @param {HTMLFormElement} form */
const action = (form) => { const url = new URL(form.getAttribute("action") ?? "", location.href); return url.pathname + url.search; };
/** @param {HTMLFormElement} form @returns {any[]} */
const visible = (form) => [...form.elements].filter((/** @type {any} */ field) => field.name && field.type !== "hidden" && field.type !== "submit");

/** Returns whether the person has changed a field from the value that the page showed. */
function isChanged(field) {
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  if (!field.options) return field.value !== field.defaultValue;
  return field.selectedIndex !== Math.max(0, [...field.options].findIndex((option) => option.defaultSelected));
}

function text(field) {
  if (field.options) return field.selectedOptions[0]?.text ?? "";
  if (field.type !== "date") return field.value.trim();
  return new Date(field.value).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium", timeZone: "UTC" });
}

const label = (field) => field.labels?.[0]?.querySelector("span")?.firstChild?.data?.trim() ?? field.labels?.[0]?.textContent.trim() ?? "";

/** A summary of the values of a form. */
function about(form, names) {
  const parts = visible(form).filter((field) => (!names || names.has(field.name)) && !/checkbox|radio/.test(field.type) && field.value.trim()).map((field) => {
    const unit = field.labels?.[0]?.querySelector(".unit")?.textContent.trim().replace(/^\(|\)$/g, "");
    return `${label(field)} ${text(field)}${unit ? ` ${unit}` : ""}`;
  });
  return parts.slice(0, 4).join(" · ");
}

/** @param {HTMLFormElement} form @param {any} submitter @returns {Kept} */
function read(form, submitter) {
  const fields = visible(form), isBare = fields.length === 0;
  const names = "outboxChanges" in form.dataset ? new Set(fields.filter(isChanged).map((field) => field.name)) : undefined;
  const [identity, base] = ["id", "base"].map((name) => /** @type {HTMLInputElement | null} */ (form.elements.namedItem(name)));
  // The id on a cached page may already have been used.
  if (identity && !base && !form.dataset.replaces) identity.value = draw16();
  const sent = [...new FormData(form)].filter(([name]) => !names || names.has(name) || fields.every((field) => field.name !== name));
  if (submitter?.name) sent.push([submitter.name, submitter.value]);
  const button = submitter?.ariaLabel || submitter?.textContent.trim(), near = form.closest("li, article")?.querySelector("h3, strong, b");
  return {
    id: draw16(), action: action(form), page: location.pathname + location.search, list: form.dataset.list ?? location.pathname,
    title: form.dataset.outbox || isBare && button || document.querySelector("h1")?.textContent || document.title,
    about: !isBare ? about(form, names) : form.dataset.outbox ? button ?? "" : near?.firstChild?.textContent?.trim() ?? about(document.querySelector("form[data-form]") ?? form),
    fields: sent.map(([name, value]) => [name, String(value)]),
    labels: Object.fromEntries(fields.map((field) => [field.name, label(field)])),
    base: base?.value ?? "", isBare, written: Date.now(),
  };
}

/** Fills a form in again. @param {HTMLFormElement} form @param {Kept} one */
function fill(form, one) {
  const values = new Map();
  for (const [name, value] of one.fields) values.set(name, [...(values.get(name) ?? []), value]);
  for (const field of /** @type {any} */ (form.elements)) {
    if (!values.has(field.name) || field.name === "base") continue;
    if (field.type === "checkbox" || field.type === "radio") field.checked = values.get(field.name).includes(field.value);
    else field.value = values.get(field.name).shift() ?? "";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    if (one.problems?.[field.name]) mark(field, one.problems[field.name]);
  }
  form.closest("details")?.setAttribute("open", "");
}

/** Fills waiting changes into the forms of this page, so that editing continues from them. */
async function overlay() {
  const all = await kept().catch(() => []);
  const asked = all.find((one) => location.hash === `#outbox=${one.id}`);
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-outbox]"))) {
    if (!visible(form).length) continue;
    const isAsked = asked && action(form) === asked.action;
    const one = isAsked ? asked : all.filter((one) => one.base && !one.isNote && action(form) === one.action).pop();
    if (!one || form.dataset.filled === one.id) continue;
    fill(form, one);
    form.dataset.filled = one.id;
    if (!isAsked) continue;
    form.dataset.replaces = String(one.order);
    (form.querySelector("[aria-invalid=true]") ?? visible(form)[0]).focus();
  }
}

// MARK: Sending

/** Sends one form. @param {Kept} one @returns {Promise<{ status: number, body: any }>} */
async function send(one) {
  const mark = await state("mark").catch(() => null);
  const headers = {
    Accept: "application/json", "Dailve-Operation": one.id, "Dailve-Device": await device().catch(draw16),
    "Dailve-Written": String(one.written), "Dailve-Sent": String(Date.now()),
  };
  if (one.base) headers["Dailve-Base"] = one.base;
  if (mark) headers["Dailve-Mark"] = mark;
  return ask(one.action, { method: "POST", headers, body: new URLSearchParams(one.fields) });
}

/** An answer of our server; status 0 for anything else, such as the sign-in page of a public network. */
async function ask(path, options) {
  const answer = await fetch(path, { redirect: "manual", cache: "no-store", signal: AbortSignal.timeout(15000), ...options }).catch(() => null);
  const isOurs = answer?.headers.get("content-type")?.startsWith("application/json");
  const body = isOurs ? await answer.json().catch(() => null) : null;
  return { status: body ? answer.status : 0, body };
}

const passing = new Set([0, 401, 408, 425, 429]);
const isRefused = ({ status }) => status >= 400 && status < 500 && !passing.has(status);

/** Updates a form unless it was discarded or corrected while it was being sent. @param {IDBObjectStore} outbox @param {Kept} one */
function amend(outbox, one) {
  const there = outbox.get(Number(one.order));
  there.onsuccess = () => { if (there.result) outbox.put(one); };
}

/** The address of the earlier versions of a form's entry. @param {{ id: string }[]} rows */
function earlier(rows) {
  const ids = new Set(rows.map((row) => row.id));
  return ids.size === 1 ? `${words.history}/${encodeURIComponent([...ids][0])}` : words.history;
}

/**
 * The message for a form that a later change has overwritten.
 * @param {{ id: string, isDeleted: boolean }[]} rows versions of its entries; the last one of each entry is current
 */
function standsFor(rows) {
  // A page cached by an earlier version has only one of the two sentences.
  const standing = new Map(rows.map((row) => [row.id, row.isDeleted]));
  return [...standing.values()].every(Boolean) ? words.overwrittenByDeletion ?? words.overwritten : words.overwritten;
}

/** The form with the reasons for its refusal. @param {Kept} one @param {Record<string, string>} problems by field @param {string} [error] */
function refused(one, problems, error) {
  const sentences = Object.entries(problems).map(([name, problem]) => (one.labels[name] ? `${one.labels[name]}: ${problem}` : problem));
  return { ...one, problem: sentences.join(" · ") || error || words.attention, problems };
}

/** @param {Kept} one @param {{ status: number, body: any }} answer @returns {Promise<Outcome>} */
async function settle(one, { status, body }) {
  if (status === 200 && body.taken) {
    const { rows, position, isKnown, isOverwritten } = body.taken, now = Date.now();
    await within("readwrite", (outbox, acked, state) => {
      if (isOverwritten) amend(outbox, { ...one, isNote: true, problem: standsFor(rows), more: earlier(rows) });
      else outbox.delete(one.order);
      for (const row of rows) acked.put({ key: `${row.id} ${row.stamp.milliseconds} ${row.stamp.device}`, row, at: now });
      if (isKnown) state.put(`${position.boot}-${position.sequence}`, "mark");
      else state.put(true, "heal");
    }, isOverwritten);
    return { kind: "taken", next: body.next };
  }
  needsSignIn = status === 401;
  if (!isRefused({ status })) return { kind: "unreachable" };
  const problems = Object.fromEntries(Object.entries(body.fields ?? {}).map(([name, problem]) => [name, String(problem)]));
  await within("readwrite", (outbox) => amend(outbox, refused(one, problems, body.error)), true);
  return { kind: "refused" };
}

/** Sends acknowledged entries again that a server restored from a backup has lost. @returns {Promise<boolean>} whether the server could be reached */
async function heal() {
  const all = (await within("readonly", (outbox, acked) => acked.getAll())).map((one) => one.row);
  let position, isWhole = true;
  for (let start = 0; start === 0 || start < all.length; start += 200) {
    const { status, body } = await ask("/sync/entries", {
      method: "POST", headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify({ now: Date.now(), operations: [], rows: all.slice(start, start + 200) }),
    });
    needsSignIn = status === 401;
    if (status !== 200) return false;
    position = body.position;
    // A server whose clock is behind refuses entries as "ahead" only for now. Every other refusal is final.
    if (Object.values(body.refused).includes("ahead")) isWhole = false;
  }
  await within("readwrite", (outbox, acked, state) => {
    if (isWhole) state.delete("heal");
    else state.put("later", "heal");
    state.put(`${position.boot}-${position.sequence}`, "mark");
  });
  return true;
}

/** Asks whether the server still has what it acknowledged, at most every ten minutes or when the page shows that the server was set back. */
async function check() {
  const mark = await state("mark");
  if (!mark) return;
  const shown = Number(document.body.dataset.revision?.split("+")[0].split(".").pop());
  const isSetBack = !("cached" in document.body.dataset) && shown < Number(mark.slice(mark.lastIndexOf("-") + 1));
  if (isSetBack || Date.now() - ((await state("checked")) ?? 0) >= 600_000) await compare();
}

/** Deletes acknowledged entries after thirty days. */
const forget = () => within("readwrite", (outbox, acked) => {
  const old = acked.openCursor();
  old.onsuccess = () => {
    const cursor = old.result;
    if (!cursor) return;
    if (cursor.value.at < Date.now() - 30 * 86_400_000) cursor.delete();
    cursor.continue();
  };
}, true);

/** @returns {Promise<boolean>} whether the server has forgotten something that it acknowledged */
async function compare() {
  const mark = await state("mark");
  if (!mark) return false;
  const [boot, sequence] = [mark.slice(0, mark.lastIndexOf("-")), mark.slice(mark.lastIndexOf("-") + 1)];
  const { status, body } = await ask(`/sync/pull?limit=1&seq=${sequence}&boot=${boot}&mark=${sequence}`, { headers: { Accept: "application/json" } });
  if (status !== 200) return false;
  if (!body.isKnown) await remember("heal", true);
  await remember("checked", Date.now());
  await forget();
  return !body.isKnown;
}

/** @returns {Promise<boolean>} false if the server could not be reached */
async function sendAll() {
  if (!(await kept()).some((one) => !one.problem)) await check();
  if (await state("heal") && !await heal()) return false;
  for (let one; (one = (await kept()).find((one) => !one.problem));) {
    let answer = await send(one);
    // The entry that the form changes may be among those that a restored backup has lost, so send them again first.
    if (answer.status === 404 && await compare()) {
      if (!await heal()) return false;
      answer = await send(one);
    }
    const outcome = await settle(one, answer);
    // Show a message unless a form on this page is waiting for the outcome.
    if (outcome.kind !== "unreachable" && !listeners.has(one.id)) say(outcome.kind === "taken" ? words.sent : words.attention);
    tell(one.id, outcome);
    draw();
    if (outcome.kind === "unreachable") return false;
    if (await state("heal") === true && !await heal()) return false;
  }
  return true;
}

// A page that WebKit keeps in memory must not hold the lock either. Another page may send the same form again, which the server applies once.
let leaving = new AbortController();
addEventListener("pagehide", () => leaving.abort());
addEventListener("pageshow", (event) => { if (event.persisted) leaving = new AbortController(); });
const untilLeft = () => {
  const { signal } = leaving;
  return Promise.race([sendAll(), new Promise((done) => signal.addEventListener("abort", () => done(false)))]);
};

/** @type {Promise<void> | undefined} */
let flushing;
let isAskedAgain = false, tries = 0, timer;
/** @returns {Promise<void>} that ends once every form waiting now has been tried, even if another call is already sending */
function flush() {
  isAskedAgain = true;
  flushing ??= flushAll();
  return flushing;
}

async function flushAll() {
  clearTimeout(timer);
  let isDone = true;
  while (isAskedAgain) {
    isAskedAgain = false;
    // Only one page sends at a time.
    isDone = await (navigator.locks ? navigator.locks.request("outbox", { signal: leaving.signal }, untilLeft) : sendAll()).catch(() => false);
    // An older form may have failed first, so tell every form that is waiting for an outcome.
    if (!isDone) for (const listener of listeners.values()) listener({ kind: "unreachable" });
  }
  // Clear this now rather than when the promise settles, so that a call in between starts a new run.
  flushing = undefined;
  if (isDone) tries = 0;
  else if (!needsSignIn) timer = setTimeout(flush, Math.min(60_000, 1000 * 2 ** tries++) * (0.5 + Math.random() / 2));
}

/** A number as the server reads it; NaN, which fails every comparison, for anything else. @param {string} text */
const number = (text) => (/^[-0-9.,]+$/.test(text) ? Number(text.replaceAll(",", ".")) : NaN);

/** Returns whether a field has an impossible value. @param {any} field @param {(name: string) => string} value of a field */
function isWrong(field, value) {
  const { above, atMost, notBefore } = field.dataset, own = value(field.name);
  // ISO dates compare correctly as text. The page may be from yesterday, when today was still in the future.
  const today = new Date().toLocaleDateString("sv-SE"), last = field.max > today ? field.max : today;
  if (own && field.max && own > last || own && notBefore && own < value(notBefore)) return true;
  // The value may be a duration such as "0:00".
  return Boolean(above && number(own.replace(":", ".")) <= Number(above) || atMost && number(own) > number(value(atMost)));
}

/** A text as the server compares it: only Latin letters and digits, in lower case and without accents. @param {string} text */
const plain = (text) => text.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]/g, "");

/** The edit distance of two texts: letters that are wrong, missing, superfluous or swapped. @param {string} a @param {string} b */
function distance(a, b) {
  let before = [], last = [...b, ""].map((_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(Math.min(last[column - 1] + Number(a[row - 1] !== b[column - 1]), last[column] + 1, next[column - 1] + 1, isSwapped ? before[column - 2] + 1 : Infinity));
    }
    [before, last] = [last, next];
  }
  return last[b.length];
}

/** Returns whether a text may mean an entry of a list. Only Latin text can be ruled out for certain. @param {string} text @param {string[]} list */
function mayMean(text, list) {
  const begin = text.slice(0, 60), typed = plain(begin), allowed = typed.length < 5 ? 0 : typed.length < 9 ? 1 : 2;
  if (/[^\x20-\x7e\u00c0-\u017f]/.test(begin)) return true;
  return typed.length > 0 && list.some((name) => [plain(name), ...name.split(/[^a-z0-9]+/i).map(plain)].some((known) => known.includes(typed) || distance(known, typed) <= allowed));
}

/**
 * Finds the problems of a form that can be found without the server. The rules come with the fields, so that the server agrees.
 * @param {HTMLFormElement} form @returns {Record<string, string>} by field
 */
function faults(form) {
  const value = (name) => String(/** @type {any} */ (form.elements.namedItem(name))?.value ?? "").trim();
  const problems = {};
  for (const field of visible(form)) {
    const { missing, or = "", neededBy, neededFor = "", wrong, unlisted, names = "" } = field.dataset;
    const isNeeded = !neededBy || neededFor.split(" ").includes(value(neededBy));
    const others = or.split(" ").some((name) => name && value(name)), own = value(field.name);
    if (missing && isNeeded && !others && !own) problems[field.name] = missing;
    else if (unlisted && own && !others && own !== field.defaultValue && !mayMean(own, names.split("|"))) problems[field.name] = unlisted;
    else if (wrong && isWrong(field, value)) problems[field.name] = wrong;
  }
  return problems;
}

/** The text that a field's problem replaced, such as its range, which app.js shows again. @type {WeakMap<any, string>} */
const marked = new WeakMap();

/** @param {any} field @param {string} problem */
function mark(field, problem) {
  const message = document.getElementById(`e-${field.name}`);
  if (!marked.has(field)) marked.set(field, message?.textContent ?? "");
  field.setAttribute("aria-invalid", "true");
  if (message) { message.textContent = problem; message.hidden = false; }
}

/** @param {any} field */
function unmark(field) {
  if (!marked.has(field)) return;
  const message = document.getElementById(`e-${field.name}`);
  field.removeAttribute("aria-invalid");
  if (message) { message.textContent = marked.get(field) ?? ""; message.hidden = true; }
  marked.delete(field);
}

/** @param {HTMLFormElement} form */
const unmarkAll = (form) => { for (const field of form.elements) unmark(field); };

/** Returns whether the problem of a field may also depend on another field. @param {any} field @param {string} name of the other */
const dependsOn = (field, name) => name !== "" && [...(field.dataset.or ?? "").split(" "), field.dataset.neededBy, field.dataset.notBefore, field.dataset.atMost].includes(name);

// Editing a field removes its problem, and those of fields that depend on it.
document.addEventListener("input", ({ target }) => {
  const changed = /** @type {any} */ (target);
  for (const field of changed.form?.elements ?? []) if (field === changed || dependsOn(field, changed.name)) unmark(field);
});

/** Leaves the form as it was filled in and marks its problems. The stored form waits until they are corrected. */
async function hold(form, one, problems) {
  await within("readwrite", (outbox) => amend(outbox, refused(one, problems)), true);
  others?.postMessage({});
  form.removeAttribute("aria-busy");
  form.dispatchEvent(new CustomEvent("outbox", { detail: "failed" }));
  form.dataset.replaces = String(one.order);
  for (const field of visible(form)) if (problems[field.name]) mark(field, problems[field.name]);
  await draw();
  form.querySelector("[aria-invalid=true]")?.focus();
}

/** Submits a form as without this script, including the button that was pressed. @param {HTMLFormElement} form @param {any} submitter */
function submitPlainly(form, submitter) {
  if (submitter?.name) form.append(Object.assign(document.createElement("input"), { type: "hidden", name: submitter.name, value: submitter.value }));
  HTMLFormElement.prototype.submit.call(form);
}

/** @param {HTMLFormElement} form @param {any} submitter @param {Kept} one @param {Outcome} outcome */
function follow(form, submitter, one, outcome) {
  const isSwitch = "switch" in form.dataset;
  unmarkAll(form);
  if (outcome.kind === "taken") {
    if (isSwitch && outcome.next?.includes("done=saved")) return form.removeAttribute("aria-busy");
    // If the server had already taken the form, its answer does not name the page that follows.
    return location.assign(outcome.next ?? `${one.list}?done=saved`);
  }
  // Show the server's page with the reasons, as without this script.
  if (outcome.kind === "refused") return isSwitch ? location.reload() : submitPlainly(form, submitter);
  form.removeAttribute("aria-busy");
  form.dispatchEvent(new CustomEvent("outbox", { detail: "waiting" }));
  /** @type {any} */ (form.closest("[popover]"))?.hidePopover();
  if (!one.base && !one.isBare && !("outboxChanges" in form.dataset)) form.reset();
  delete form.dataset.replaces;
  say(words.kept);
  panel?.focus();
}

/** Session storage key of the form that this tab has submitted to get the server's page about it. */
const handedOver = "outbox-handed-over";

/** Removes the stored form once the server shows its page with the problems, or the page that follows a success. */
async function letGo() {
  const [order, sent] = JSON.parse(sessionStorage.getItem(handedOver) ?? "[]");
  sessionStorage.removeItem(handedOver);
  const isBack = "refusal" in document.body.dataset && [...document.forms].some((form) => action(form) === sent);
  if (!order || !isBack && !new URLSearchParams(location.search).has("done")) return;
  await within("readwrite", (outbox) => outbox.delete(order));
  others?.postMessage({});
}

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!panel || !("outbox" in form.dataset) || event.defaultPrevented) return;
  event.preventDefault();
  if (form.ariaBusy === "true" && !("switch" in form.dataset)) return;
  form.setAttribute("aria-busy", "true");
  unmarkAll(form);
  const one = read(form, event.submitter);
  const alert = /** @type {HTMLElement} */ (panel.querySelector("[role=alert]"));
  alert.textContent = "";
  try {
    await within("readwrite", (outbox) => {
      if (form.dataset.replaces) outbox.delete(Number(form.dataset.replaces));
      const added = outbox.add(one);
      added.onsuccess = () => { one.order = Number(added.result); };
    });
  } catch {
    // There is no space or no database, so send the form now; if that fails, the page keeps it.
    const answer = await send(one);
    if (answer.status === 200) return follow(form, event.submitter, one, { kind: "taken", next: answer.body.next });
    if (isRefused(answer)) return follow(form, event.submitter, one, { kind: "refused" });
    form.removeAttribute("aria-busy");
    form.dispatchEvent(new CustomEvent("outbox", { detail: "failed" }));
    alert.textContent = words.unkept;
    panel.hidden = false;
    return panel.focus();
  }
  form.dispatchEvent(new CustomEvent("outbox", { detail: "kept" }));
  hasOpened = false;
  draw();
  others?.postMessage({});
  const outcome = await new Promise((done) => {
    listeners.set(one.id, done);
    setTimeout(() => done({ kind: "waiting" }), 3000);
    flush();
  });
  listeners.delete(one.id);
  if (outcome.kind === "unreachable" || outcome.kind === "waiting") {
    const problems = faults(form);
    if (Object.keys(problems).length) return hold(form, one, problems);
  }
  // The person still has the form open and gets the server's page about it. Until that page arrives, the only copy of the input is here.
  const isTyped = !one.isBare && !("switch" in form.dataset);
  if (outcome.kind === "refused" && isTyped) {
    // If the person returns to this page without having seen it, submitting replaces the stored form.
    form.dataset.replaces = String(one.order);
    try { sessionStorage.setItem(handedOver, JSON.stringify([one.order, one.action])); } catch {}
  } else if (outcome.kind === "refused") await within("readwrite", (outbox) => outbox.delete(one.order));
  follow(form, event.submitter, one, outcome);
});

/** A description of the data that signing out would delete and the server does not have; empty if there is none. @param {HTMLElement} question */
async function lostBySigningOut(question) {
  const lost = (await kept().catch(() => [])).filter((one) => !one.isNote).length;
  // A server that was set back to a backup may have lost acknowledged entries that only this device can send again.
  const isOwed = await state("heal").catch(() => undefined);
  const waits = lost === 1 ? words.leaveOne : words.leaveMany.replace("{0}", String(lost));
  return [lost ? waits : "", isOwed ? question.dataset.owed : ""].filter(Boolean).join(" ");
}

// Signing out deletes the data on this device, so waiting forms are sent first, and a question appears if anything would be lost. Only the question's
// own button confirms it, because somebody who has not seen it yet may press the sign-out button again.
document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!panel || !("leaves" in form.dataset) || event.submitter?.closest("[data-question]")) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.setAttribute("aria-busy", "true");
  await Promise.race([flush(), new Promise((done) => setTimeout(done, 3000))]);
  const question = /** @type {HTMLElement} */ (form.querySelector("[data-question]"));
  const text = await lostBySigningOut(question);
  if (!text) return submitPlainly(form, undefined);
  form.removeAttribute("aria-busy");
  question.querySelector("p").textContent = text;
  question.hidden = false;
  /** @type {HTMLElement} */ (question.querySelector("button[type=button]")).focus();
});
for (const stay of document.querySelectorAll("[data-leaves] button[type=button]")) {
  stay.addEventListener("click", () => {
    /** @type {HTMLElement} */ (stay.closest("[data-question]")).hidden = true;
    // The button that had the focus is gone.
    stay.closest("form").querySelector("button").focus();
  });
}

const wake = () => { tries = 0; flush(); };
if (panel) {
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) wake(); });
  addEventListener("pageshow", () => {
    // The person has come back to a page that was marked busy until the next one appeared.
    for (const form of document.querySelectorAll("form[aria-busy]")) form.removeAttribute("aria-busy");
    letGo().catch(() => {}).then(() => {
      draw();
      overlay();
      wake();
    });
  });
  addEventListener("hashchange", overlay);
}
