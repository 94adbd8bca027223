// Previews scores that include the weights and workouts waiting on this device (docs/engine.md). They are computed here by the same core as on the
// server, and shown on the pages that they belong to.

/**
 * @typedef {{ numbers: (number | null)[], activities: Record<string, { name: string, points: number }>, pound: number, title: string,
 *   names: Record<string, string>, ring: string, bands: { from: number, name: string, text: string }[],
 *   engine: { workerURL: string, moduleURL: string } }} Day
 * @typedef {{ id: string, action: string, fields: [string, string][] }} Kept
 */

/** The page on which each score is shown as a ring. @type {Record<string, string>} */
const RINGS = { "/body": "body", "/wellness": "wellness", "/activity": "readiness" };
const SHOWN = { "/": ["wellness", "load", "readiness"], "/body": ["body", "wellness"], "/wellness": ["wellness", "body"], "/activity": ["load", "readiness"] };

/** The data for the state that the page shows. @type {Promise<Day> | undefined} */
let day;
/** @type {string | undefined} */
let revision;
/** Identifiers of the forms that were waiting at the last call. @type {string[]} */
let before = [];
/** The data that the worker has. @type {Day | undefined} */
let given;
/** @type {Worker | undefined} */
let worker;
let asked = 0;
/** @type {Map<number, (answer: any) => void>} */
const waiting = new Map();

async function load() {
  const answer = await fetch("/forecast");
  if (!answer.ok) throw new Error("no forecast");
  const { forecast, engine } = await answer.json();
  return { ...forecast, engine };
}

/** @param {object} question @returns {Promise<number[]>} */
function ask(question) {
  const id = ++asked;
  return new Promise((done, fail) => {
    waiting.set(id, ({ numbers, error }) => (error ? fail(error) : done(numbers)));
    worker?.postMessage({ id, ...question });
  });
}

/** @param {Day} day */
async function start(day) {
  const { numbers, engine } = day, isNew = given !== day;
  given = day;
  if (worker) return isNew && ask({ forecastDay: numbers });
  /** @type {any} */
  const types = window;
  const policy = types.trustedTypes?.createPolicy("dailve-engine", { createScriptURL: (/** @type {string} */ url) => url });
  worker = new Worker(policy?.createScriptURL(engine.workerURL) ?? engine.workerURL);
  worker.addEventListener("message", ({ data }) => { waiting.get(data.id)?.(data); waiting.delete(data.id); });
  worker.addEventListener("error", (error) => { for (const fail of waiting.values()) fail({ error }); });
  await ask({ module: new URL(engine.moduleURL, location.href).href, forecastDay: numbers });
}

/** A number as people write it, parsed like NumberInput; NaN for anything else. @param {string | undefined} text */
const number = (text) => (/^[\d.,-]+$/.test(text?.trim() ?? "") ? Number(text?.trim().replaceAll(",", ".")) : NaN);
/** @param {string | undefined} text */
const dayOf = (text) => Math.round(Date.parse(`${text}T00:00:00Z`) / 86_400_000);

/** Minutes, parsed like DurationInput: "45", "7,5", "1:10", "1 h 10 min", "1시간 10분"; NaN for anything else. @param {string} text */
export function minutes(text) {
  const alone = number(text), parts = text.split(":"), plain = text.toLowerCase();
  if (!isNaN(alone)) return alone;
  const whole = (/** @type {string} */ text) => (Number.isInteger(number(text)) ? number(text) : NaN);
  const joined = (/** @type {number} */ hours, /** @type {number} */ minutes) => (minutes >= 0 && minutes < 60 ? 60 * hours + minutes : NaN);
  if (parts.length === 2) return joined(whole(parts[0]), whole(parts[1]));
  for (const [hour, ends] of /** @type {[string, string[]][]} */ ([["h", ["min", "m", ""]], ["시간", ["분", ""]]])) {
    const at = plain.indexOf(hour), rest = plain.slice(at + hour.length).trim();
    if (at < 0) continue;
    for (const end of ends.filter((end) => rest.endsWith(end))) {
      const found = joined(number(plain.slice(0, at)), rest === end ? 0 : whole(rest.slice(0, rest.length - end.length)));
      if (!isNaN(found)) return found;
    }
  }
  const end = ["min", "분"].find((end) => plain.endsWith(end));
  return end ? number(plain.slice(0, -end.length)) : NaN;
}

/** The rows for the core, without forms that only the server can interpret. @param {Day} day @param {Kept[]} all */
function rows({ activities, pound }, all) {
  /** @type {number[][]} */
  const weights = [], workouts = [];
  for (const { action, fields } of all) {
    const field = Object.fromEntries(fields), at = dayOf(field.day);
    if (isNaN(at)) continue;
    if (action.startsWith("/body")) {
      const weight = number(field.weight) * (field.units === "imperial" ? pound : 1), fat = number(field.bodyFat) / 100;
      if (!isNaN(weight) || !isNaN(fat)) weights.push([at, weight, fat]);
      continue;
    }
    const typed = field.activity?.trim().toLowerCase();
    const activity = activities[field.kind] ?? activities[field.candidate] ?? Object.values(activities).find(({ name }) => name.toLowerCase() === typed);
    const length = minutes(field.duration ?? "");
    if (activity && length > 0) workouts.push([at, length, number(field.effort), activity.points]);
  }
  return { weights, workouts };
}

/** @param {Element | null} ring @param {number} value @param {Day} day @param {string} name */
function turn(ring, value, { bands, ring: words }, name) {
  const band = bands.find(({ from }) => value >= from) ?? bands[bands.length - 1], number = ring?.querySelector(".number b");
  if (!ring || !number) return;
  number.textContent = String(value);
  number.classList.toggle("wide", value > 99);
  const caption = ring.querySelector(".number small");
  if (caption) caption.textContent = band.text;
  const arc = ring.querySelector(".arc"), whole = Number(arc?.getAttribute("stroke-dasharray")?.split(" ")[1]);
  arc?.setAttribute("stroke-dasharray", `${(whole * Math.max(1, value)) / 100} ${whole}`);
  ring.querySelector(".sun")?.setAttribute("transform", `rotate(${3.6 * Math.max(1, value)} 74 74)`);
  ring.querySelector("svg")?.setAttribute("aria-label", words.replace("{0}", name).replace("{1}", String(value)).replace("{2}", band.text));
  const card = ring.closest("[class*=band-]");
  if (card) card.className = card.className.replace(/band-\w+/, `band-${band.name}`);
}

let drawing = 0;
/** @param {Kept[]} all entries that wait */
export async function show(all) {
  const mine = ++drawing, place = /** @type {keyof typeof SHOWN} */ (location.pathname);
  if (!(place in SHOWN) || new URLSearchParams(location.search).has("day") || typeof WebAssembly !== "object") return;
  // Load again if a form has been sent, because the server counts it now, or if the page has a new revision.
  const isOld = revision !== document.body.dataset.revision || before.some((id) => all.every((one) => one.id !== id));
  revision = document.body.dataset.revision;
  before = all.map(({ id }) => id);
  const old = day;
  if (isOld) day = load().catch((error) => old ?? Promise.reject(error));
  const there = await (day ??= load());
  await start(there);
  const now = rows(there, all);
  const alone = await ask({ forecast: { weights: [], workouts: [] } });
  const after = await ask({ forecast: now });
  if (mine !== drawing) return;
  const order = ["body", "wellness", "load", "readiness"];
  const value = (/** @type {number[]} */ scores, /** @type {string} */ name) => Math.round(scores[order.indexOf(name)]);
  const changed = SHOWN[place].filter((name) => !isNaN(value(after, name)) && value(after, name) !== value(alone, name));
  const card = document.getElementById("foreseen") ?? document.createElement("section");
  card.id = "foreseen";
  card.className = "card text foreseen";
  card.replaceChildren(Object.assign(document.createElement("h2"), { textContent: there.title }), document.createElement("dl"));
  for (const name of changed) {
    const row = document.createElement("div"), from = value(alone, name);
    row.append(Object.assign(document.createElement("dt"), { textContent: there.names[name] }));
    row.append(Object.assign(document.createElement("dd"), { textContent: isNaN(from) ? String(value(after, name)) : `${from} → ${value(after, name)}` }));
    card.lastElementChild?.append(row);
  }
  const first = document.querySelector("main > :is(.card, .columns, .two, .board, section, article)");
  if (changed.length) first?.before(card); else card.remove();
  const own = RINGS[place];
  if (own && !isNaN(value(after, own))) turn(document.querySelector(place === "/activity" ? ".readiness .ring" : ".hero .ring"), value(after, own), there, there.names[own]);
  // style.css hides the headline, sentence and parts that belong to the old number.
  document.querySelector("main")?.toggleAttribute("data-foreseen", changed.includes(own) || (place === "/wellness" && changed.length > 0));
  const part = place === "/wellness" && document.querySelector('.subscores a[href^="/body"] b');
  if (part && !isNaN(value(after, "body"))) part.textContent = String(value(after, "body"));
}
