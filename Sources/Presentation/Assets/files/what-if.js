// The what-if page: sends the values of the sliders to the scoring core in a worker and shows the resulting score. If the core is not available, the
// page is an ordinary form.

/** The scores in the core's order, and the sliders in the order in which it takes their values. */
const KINDS = ["condition", "sleep", "readiness"], PLACES = ["hrv", "rhr", "asleep", "awake", "deep", "bedtime"];

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-what-if]"));
const hero = /** @type {HTMLElement | null} */ (document.querySelector("[data-score]"));
if (form && hero) explore(form, hero);

/** @param {HTMLFormElement} form @param {HTMLElement} hero */
function explore(form, hero) {
  const { dataset } = form, kind = KINDS.indexOf(dataset.whatIf ?? "");
  const movers = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("input[type=range]")]);
  const texts = new Map(movers.map((mover) => [mover, (mover.dataset.texts ?? "").split("\u001f")]));
  const bands = (dataset.bands ?? "").split("\n").map((line) => {
    const [from, name, ...text] = line.split(" ");
    return { from: Number(from), name, text: text.join(" ") };
  });
  const fill = (/** @type {string | undefined} */ text, /** @type {(string | number)[]} */ ...values) =>
    (text ?? "").replace(/\{(\d)\}/g, (_, place) => String(values[Number(place)]));
  const svg = hero.querySelector(".ring svg"), number = hero.querySelector(".number b"), band = hero.querySelector(".number small");
  const comparison = hero.querySelector(".comparison"), status = hero.querySelector("[role=status]");
  const arc = hero.querySelector(".arc"), whole = Number(arc?.getAttribute("stroke-dasharray")?.split(" ")[1]);
  const sum = document.querySelector(".parts tfoot td:last-child");
  const rows = /** @type {HTMLTableRowElement[]} */ ([...document.querySelectorAll("[data-part]")]);
  const names = rows.map((row) => row.dataset.part ?? "");
  const all = ["base", "hrv", "rhr", "rhr_x_hrv", "duration", "efficiency", "deep", "consistency", "weight", "fat", "sleep", "condition", "body", "load", "debt", "limit", "cap"];

  /** The values of the sliders for the core; NaN for a slider that is still at its measured value. */
  const change = () => PLACES.map((name) => {
    const mover = movers.find((mover) => mover.name === name);
    if (!mover || (mover.dataset.measured !== undefined && mover.value === mover.dataset.start)) return NaN;
    return name === "deep" ? Number(mover.value) / 100 : Number(mover.value);
  });

  const words = (/** @type {HTMLInputElement} */ mover) => texts.get(mover)?.[(Number(mover.value) - Number(mover.min)) / Number(mover.step)] ?? "";
  const tell = (/** @type {HTMLInputElement} */ mover) => mover.setAttribute("aria-valuetext", words(mover));
  const say = (/** @type {HTMLInputElement} */ mover) => {
    const output = mover.parentElement?.querySelector("output");
    if (output) output.textContent = words(mover);
  };

  /** Shows a part in the table: points with a maximum as a share of it, others as a bar to one side. */
  const showPart = (/** @type {HTMLTableRowElement} */ row, /** @type {number[] | undefined} */ part, /** @type {number} */ reach) => {
    // Hide deductions that take nothing away.
    row.hidden = !part || (["rhr_x_hrv", "limit", "cap"].includes(row.dataset.part ?? "") && part[1] === 0);
    if (!part) return;
    const [, points, whole, maximum, most] = part, isShare = !isNaN(maximum), isBase = row.dataset.part === "base";
    const bar = row.cells[1].querySelector("rect:not(.rest)"), text = row.cells[2];
    if (bar) {
      const from = isShare ? 0 : 60, end = isShare ? maximum > 0 ? 120 * Math.min(1, Math.max(0, points / maximum)) : 0 : 60 + 60 * Math.min(1, Math.max(-1, points / reach));
      bar.setAttribute("x", String(Math.min(from, end)));
      bar.setAttribute("width", String(Math.abs(end - from)));
      bar.setAttribute("class", !isShare && points < 0 ? "minus" : "plus");
    }
    text.textContent = isShare ? fill(dataset.of, whole, most) : whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
    text.className = isShare || isBase || whole === 0 ? "" : whole < 0 ? "bad" : "good";
  };

  let speech = 0;
  /** @param {number[]} numbers */
  const show = ([value, , count, ...rest]) => {
    const parts = Array.from({ length: count }, (_, index) => rest.slice(5 * index, 5 * index + 5));
    const { name, text } = bands.find(({ from }) => value >= from) ?? bands[bands.length - 1];
    hero.className = hero.className.replace(/band-\w+/, `band-${name}`);
    arc?.setAttribute("stroke-dasharray", `${(whole * Math.max(1, value)) / 100} ${whole}`);
    svg?.querySelector(".sun")?.setAttribute("transform", `rotate(${3.6 * Math.max(1, value)} 74 74)`);
    svg?.setAttribute("aria-label", fill(dataset.ring, value, text));
    if (number) { number.textContent = String(value); number.classList.toggle("wide", value > 99); }
    if (band) band.textContent = text;
    const reach = Math.max(15, ...parts.filter((part) => isNaN(part[3]) && all[part[0]] !== "base").map((part) => Math.abs(part[1])));
    rows.forEach((row, index) => showPart(row, parts.find((part) => all[part[0]] === names[index]), reach));
    if (sum) sum.textContent = String(value);
    if (dataset.measured && comparison) {
      const more = value - Number(dataset.measured);
      comparison.textContent = more === 0 ? dataset.same ?? "" : fill(more > 0 ? dataset.more : dataset.less, Math.abs(more), dataset.measured);
    }
    clearTimeout(speech);
    speech = setTimeout(() => {
      if (status) status.textContent = `${fill(dataset.ring, value, text)}. ${comparison?.textContent ?? ""}`;
      // Keep the values in the address, so that reopening the page shows the same.
      const query = new URLSearchParams(/** @type {any} */ (new FormData(form)));
      // Leave out sliders at their measured values, which follow the day that is opened.
      for (const mover of movers) if (mover.value === mover.dataset.start) query.delete(mover.name);
      history.replaceState(history.state, "", query.size ? `${location.pathname}?${query}` : location.pathname);
    }, 600);
  };

  /** @type {Worker | undefined} */
  let worker;
  let isBusy = false, isStale = false;
  /** Asks one question at a time, always with the latest positions. */
  const ask = () => {
    if (!worker || isBusy) { isStale = true; return; }
    isBusy = true;
    isStale = false;
    worker.postMessage({ id: 1, kind, change: change() });
  };

  /** @type {Set<HTMLInputElement>} */
  const moved = new Set();
  const sayAll = () => { moved.forEach(say); moved.clear(); };

  /** @param {{ id: number, numbers?: number[], error?: string }} answer */
  const take = ({ id, numbers, error }) => {
    isBusy = false;
    sayAll();
    if (error || !numbers) {
      // Fall back to the form.
      worker?.terminate();
      worker = undefined;
      delete form.dataset.live;
      return;
    }
    form.dataset.live ??= "";
    if (id === 1 && numbers.length) show(numbers);
    if (isStale) ask();
  };

  form.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "range") return;
    // Show the text together with the new score, so that the page is laid out only once per frame.
    moved.add(target);
    ask();
    // Screen readers query the value immediately.
    tell(target);
    if (!worker || !("live" in form.dataset)) sayAll();
  });
  form.querySelector("a")?.addEventListener("click", (event) => {
    const { ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event);
    if (!worker || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    for (const mover of movers) { mover.value = mover.dataset.start ?? mover.value; tell(mover); say(mover); }
    ask();
  });

  /** Untyped, because a trusted script URL is not a string to the type checker. @type {any} */
  const types = window;
  const policy = types.trustedTypes?.createPolicy("dailve-engine", { createScriptURL: (/** @type {string} */ url) => url });
  // Without WebAssembly, as in Lockdown Mode, the page stays a form.
  if (typeof WebAssembly !== "object") return;
  worker = new Worker(policy?.createScriptURL(dataset.worker) ?? dataset.worker);
  worker.addEventListener("message", ({ data }) => take(data));
  worker.addEventListener("error", () => take({ id: 0, error: "worker" }));
  isBusy = true;
  worker.postMessage({ id: 0, module: new URL(dataset.module ?? "", location.href).href, day: JSON.parse(dataset.numbers ?? "[]") });
}
