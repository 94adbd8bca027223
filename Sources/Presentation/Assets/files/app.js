// Every page works without this script; it only adds to them.

/** Only markup from our own server is ever parsed. */
const policy = window.trustedTypes?.createPolicy("dailve", { createHTML: (text) => text });
const markup = (text) => (policy ? policy.createHTML(text) : text);
const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

// A browser rejects these promises if it skips the transition between pages, which is harmless.
for (const name of ["pageswap", "pagereveal"]) {
  addEventListener(name, (event) => {
    for (const step of ["ready", "finished"]) event.viewTransition?.[step].catch(() => {});
  });
}

/** Tells the server this browser's zone and day, and reloads a page that is for another day. */
function keepDay() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = document.cookie.split("; ").includes(`tz=${encodeURIComponent(zone)}`);
  if (!known) document.cookie = `tz=${encodeURIComponent(zone)}; path=/; max-age=31536000; samesite=strict`;
  const today = () => new Date().toLocaleDateString("sv-SE");
  const shown = document.body.dataset.day;
  const stale = () => shown && shown !== today() && sessionStorage.getItem("asked") !== today();
  const ask = () => {
    // Reloading would return the same page from the cache; offline.js waits for the server.
    if (!stale() || document.body.dataset.cached || document.querySelector("form input:focus")) return;
    sessionStorage.setItem("asked", today());
    location.reload();
  };
  if (!known) ask();
  document.addEventListener("visibilitychange", () => { if (!document.hidden) ask(); });
}

/** Lets people read a chart day by day: with a slider by keyboard and screen reader, and on the plot by touch and mouse. */
function scrub(plot) {
  const canvas = plot.querySelector(".canvas");
  const slider = plot.querySelector("input[type=range]");
  const readout = plot.querySelector(".readout");
  const svg = canvas.querySelector("svg");
  const points = slider.dataset.points.split("\u001f");
  const link = plot.querySelector(".readings");
  const queries = link?.dataset.queries.split(" ");
  const mark = (name, parent) => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("class", name);
    parent.append(path);
    return path;
  };
  const cursor = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const line = mark("cursor", cursor);
  // Draw a hollow dot on the point.
  const heights = slider.dataset.heights?.split(" ");
  const dots = heights ? [mark("dot newest", cursor), mark("dot hole", cursor)] : [];
  const box = svg.viewBox.baseVal;
  const show = (index) => {
    slider.value = index;
    slider.setAttribute("aria-valuetext", points[index]);
    const end = points[index].indexOf(": ");
    const value = document.createElement("b");
    value.textContent = points[index].slice(end < 0 ? 0 : end + 2);
    readout.replaceChildren(end < 0 ? "" : points[index].slice(0, end + 2), value);
    plot.dataset.reading = "";
    if (link) {
      link.hidden = !queries[index];
      link.href = `${link.dataset.path}?${queries[index]}`;
    }
    const x = (box.width * (index + 0.5)) / points.length;
    line.setAttribute("d", `M${x} 0V${box.height}`);
    for (const dot of dots) dot.setAttribute("d", heights[index] ? `M${x} ${heights[index]}h.01` : "");
    if (!cursor.isConnected) svg.append(cursor);
  };
  slider.addEventListener("input", () => show(Number(slider.value)));
  const follow = (event) => {
    const area = svg.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - area.left) / area.width));
    show(Math.min(points.length - 1, Math.floor(share * points.length)));
  };
  canvas.addEventListener("pointerdown", follow);
  canvas.addEventListener("pointermove", (event) => { if (event.pointerType === "mouse" || event.buttons) follow(event); });
  // A touch elsewhere ends the reading, and the finding returns.
  document.addEventListener("pointerdown", (event) => {
    if (plot.contains(event.target)) return;
    delete plot.dataset.reading;
    cursor.remove();
    if (link) link.hidden = true;
  });
}

/** Lets a chart's menu open the table below it. */
function table(button) {
  const details = document.getElementById(button.dataset.table);
  if (!details) return;
  button.hidden = false;
  const label = button.lastChild;
  const words = [label.data, button.dataset.hide];
  details.addEventListener("toggle", () => { label.data = words[details.open ? 1 : 0]; });
  button.addEventListener("click", () => {
    details.open = !details.open;
    button.closest("[popover]")?.hidePopover();
    if (details.open) details.querySelector("summary").focus();
  });
}

/** Keeps the choice of periods at the same position on the screen, because every period is a separate page. */
function keepPlace() {
  const place = (address) => {
    const node = address.hash && document.getElementById(address.hash.slice(1));
    return node ? { at: address.pathname + address.hash, top: node.getBoundingClientRect().top } : undefined;
  };
  const before = JSON.parse(sessionStorage.getItem("place") ?? "null");
  sessionStorage.removeItem("place");
  const keep = () => {
    const now = place(location);
    if (before && now && before.at === now.at) scrollBy({ top: now.top - before.top, behavior: "instant" });
  };
  keep();
  // Browsers scroll to the fragment again after loading.
  if (before) addEventListener("load", () => requestAnimationFrame(keep), { once: true });
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".periods a, .travel a, .menu a");
    const old = link && link.pathname === location.pathname && place(link);
    if (old) sessionStorage.setItem("place", JSON.stringify(old));
  });
}

/** Checks numbers while they are typed, prevents double submission, and tracks whether there is anything to save. */
function checking(form) {
  const changed = () => { form.dataset.changed = ""; };
  form.addEventListener("input", changed);
  form.addEventListener("change", changed);
  for (const input of form.querySelectorAll("[data-min]")) {
    const message = document.getElementById(`e-${input.name}`);
    const check = () => {
      const text = input.value.trim().replace(",", ".");
      const number = Number(text);
      const fine = text === "" || (/^[0-9.]+$/.test(text) && number >= Number(input.dataset.min) && number <= Number(input.dataset.max));
      message.hidden = fine;
      if (fine) input.removeAttribute("aria-invalid"); else input.setAttribute("aria-invalid", "true");
    };
    // Do not check before the first value is complete.
    input.addEventListener("change", check);
    input.addEventListener("input", () => { if (!message.hidden) check(); });
  }
  let isSent = false;
  form.addEventListener("submit", (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  const ready = () => { isSent = false; };
  addEventListener("pageshow", ready);
  // The form is waiting on this device, so another one may follow.
  form.addEventListener("outbox", ready);
}

/** Lets people choose part and side by tapping on the body. */
function bodyMap(map) {
  const part = document.getElementById("f-part"), side = document.getElementById("f-side"), severity = document.getElementById("f-severity");
  const mark = () => {
    for (const region of map.querySelectorAll(".region")) {
      const hurts = region.dataset.part === part.value && (!region.dataset.side || side.value === "both" || region.dataset.side === side.value);
      region.setAttribute("class", hurts ? `region hurt ${severity.value}` : "region");
    }
  };
  map.addEventListener("click", (event) => {
    const region = event.target.closest(".region");
    if (!region) return;
    part.value = region.dataset.part;
    side.value = region.dataset.side ?? " ";
    mark();
  });
  for (const field of [part, side, severity]) field.addEventListener("change", mark);
}

/** Keeps the undo message for ten seconds, or longer while it has focus or pointer. */
function toast(node) {
  const leave = () => {
    if (node.matches(":hover, :focus-within")) setTimeout(leave, 2000);
    else node.hidden = true;
  };
  setTimeout(leave, 10000);
}

/** Plays a chart as sound: a higher tone is a larger value, silence a gap. */
function sound(plot) {
  const button = plot.querySelector("[data-play]");
  if (!button || !window.AudioContext) return;
  const values = button.dataset.play.split(",").map((text) => (text === "" ? null : Number(text)));
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known), high = Math.max(...known);
  button.hidden = false;
  let audio;
  button.addEventListener("click", () => {
    audio?.close();
    audio = new AudioContext();
    const length = Math.min(4, Math.max(1, values.length * 0.15)) / values.length;
    values.forEach((value, index) => {
      if (value === null) return;
      const tone = audio.createOscillator(), volume = audio.createGain();
      const start = audio.currentTime + 0.05 + index * length;
      tone.frequency.value = 220 * 2 ** (high > low ? (2 * (value - low)) / (high - low) : 1);
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.2, start + length * 0.2);
      volume.gain.linearRampToValueAtTime(0, start + length * 0.95);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + length);
    });
  });
}

// Follows a stream of server events. The server limits the streams per browser and asks the oldest one to wait. A hidden page then waits until it is
// visible again, and a visible one for 30 to 60 seconds, so that pages side by side do not keep displacing each other.
const follow = (path, message, closed = () => {}) => {
  let events, timer;
  const open = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    events = new EventSource(path);
    const own = events;
    own.onmessage = message;
    own.onerror = () => { if (own.readyState === EventSource.CLOSED) closed(); };
    own.addEventListener("wait", () => {
      own.close();
      document.addEventListener("visibilitychange", look);
      if (!document.hidden) timer = setTimeout(open, 30000 + 30000 * Math.random());
    });
  };
  const look = () => { clearTimeout(timer); if (!document.hidden) open(); };
  open();
  return {
    close: () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      events.close();
    },
  };
};

/** Imports with real progress: uploads the raw file and shows the progress that the server reports. The result is a page. */
function importing(panel) {
  const form = panel.querySelector(".drop");
  const input = panel.querySelector("input[type=file]");
  const progress = panel.querySelector("[data-progress]");
  const bar = panel.querySelector("progress");
  const title = panel.querySelector("[data-title]");
  const detail = panel.querySelector("[data-detail]");
  const glimpse = panel.querySelector("[data-glimpse]");
  /** Identifies the import that Cancel applies to, because another tab may have begun the next one. */
  const job = progress.querySelector("[name=job]");
  let request;
  /** Resolves when the demo import has begun; until then there is nothing to cancel. */
  let beginning;

  /** Shows progress in place of the form. */
  const begin = () => {
    panel.querySelector("[data-result]").replaceChildren();
    form.hidden = true;
    progress.hidden = false;
  };
  const show = (state) => {
    if (!state.isRunning) return location.assign(state.next ?? location.pathname);
    begin();
    job.value = state.job;
    title.textContent = state.title;
    detail.textContent = state.detail;
    if (state.percent == null) bar.removeAttribute("value"); else bar.value = state.percent;
    if (glimpse.dataset.shown !== state.glimpse) {
      glimpse.innerHTML = markup(state.glimpse);
      glimpse.dataset.shown = state.glimpse;
    }
  };
  const listen = () => {
    const events = follow("/import/events", (event) => {
      const state = JSON.parse(event.data);
      if (!state.isRunning) events.close();
      show(state);
    });
    addEventListener("pagehide", () => events.close());
  };
  const send = (file) => {
    const megabytes = (bytes) => (bytes / 1e6).toLocaleString("en", { minimumFractionDigits: file.size < 1e7 ? 1 : 0, maximumFractionDigits: file.size < 1e7 ? 1 : 0 });
    const tell = (sent) => {
      bar.value = file.size ? (100 * sent) / file.size : 0;
      detail.textContent = panel.dataset.sending.replace("{0}", megabytes(sent)).replace("{1}", megabytes(file.size));
    };
    begin();
    // The server answers only once it has the whole file, so the import needs an identifier for cancelling before that.
    job.value = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    title.textContent = file.name;
    tell(0);
    request = new XMLHttpRequest();
    request.open("POST", "/import");
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.setRequestHeader("X-File-Name", encodeURIComponent(file.name));
    request.setRequestHeader("X-Import-Job", job.value);
    request.upload.onprogress = (event) => tell(Math.min(event.loaded, file.size));
    request.onload = () => {
      const state = JSON.parse(request.responseText);
      if (state.isRunning) listen(); else show(state);
    };
    request.onerror = () => location.assign("/data");
    request.send(file);
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (input.files.length) send(input.files[0]);
  });
  for (const name of ["dragover", "dragleave", "drop"]) {
    form.addEventListener(name, (event) => {
      event.preventDefault();
      form.classList.toggle("over", name === "dragover");
      if (name === "drop" && event.dataTransfer.files.length) send(event.dataTransfer.files[0]);
    });
  }
  progress.querySelector("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const isUploading = request && request.readyState < XMLHttpRequest.DONE;
    request?.abort();
    await beginning;
    const body = new URLSearchParams({ job: job.value });
    const answer = await fetch("/import/cancel", { method: "POST", headers: { Accept: "application/json" }, body });
    // Once the server reads the file, the event stream reports the end.
    if (!isUploading) return;
    const state = await answer.json();
    show(state);
    if (state.isRunning) listen();
  });
  document.querySelector("[data-sample]")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    begin();
    beginning = fetch("/import/demo", { method: "POST", headers: { Accept: "application/json" } }).then((answer) => answer.json());
    const state = await beginning;
    show(state);
    if (state.isRunning) listen();
  });
  if (!progress.hidden) listen();
}

/** Toggles a switch in place, without leaving the page, once its form is kept (`outbox.js`). */
function switching(form) {
  form.addEventListener("outbox", (event) => {
    if (event.detail !== "kept") return;
    const field = form.elements.off, isOff = field.value === "1";
    form.querySelector("[role=switch]").setAttribute("aria-checked", String(!isOff));
    field.value = isOff ? "0" : "1";
    form.closest("li")?.classList.toggle("off", isOff);
    [form.dataset.switch, form.dataset.outbox] = [form.dataset.outbox, form.dataset.switch];
  });
}

/** Reorders sources by dragging; the arrows work without it. */
function ordering(list) {
  let dragged;
  list.addEventListener("dragstart", (event) => {
    dragged = event.target.closest("li");
    event.dataTransfer.effectAllowed = "move";
  });
  list.addEventListener("dragover", (event) => {
    const over = event.target.closest("li");
    if (!dragged || !over || over === dragged) return;
    event.preventDefault();
    const box = over.getBoundingClientRect();
    over[event.clientY < box.top + box.height / 2 ? "before" : "after"](dragged);
  });
  list.addEventListener("drop", (event) => event.preventDefault());
  list.addEventListener("dragend", () => {
    if (!dragged) return;
    dragged = undefined;
    const order = document.createElement("input");
    order.type = "hidden";
    order.name = "order";
    order.value = [...list.children].map((item) => item.dataset.id).join(",");
    list.append(order);
    list.closest("form").requestSubmit();
  });
}

/** Replaces a chart whose numbers have changed, unless somebody is reading it. */
function redraw(plot, fresh) {
  const points = (node) => node.querySelector("input[type=range]")?.dataset.points;
  if (points(plot) === points(fresh) || "reading" in plot.dataset || plot.contains(document.activeElement)) return;
  const chart = document.importNode(fresh, true);
  plot.replaceWith(chart);
  scrub(chart);
  sound(chart);
  chart.querySelectorAll("[data-table]").forEach(table);
}

/**
 * Turns the shown content into its newer version and leaves equal parts alone, with their focus, open details and position.
 * Members of lists are matched by their subject. Anything that the reader has opened, dismissed or is filling in stays.
 */
function merge(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) { old.data = fresh.data; return; }
  for (const { name } of [...old.attributes]) if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) if (name !== "open" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  const subject = (node) => node.id || node.dataset?.metric || node.getAttribute?.("aria-labelledby") || node.classList?.[0];
  const isAlike = (a, b) => a.nodeName === b.nodeName && subject(a) === subject(b);
  const rest = new Set(old.childNodes);
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const same = [...rest].find((other) => isAlike(other, child));
    if (!same) { old.insertBefore(document.importNode(child, true), place); continue; }
    rest.delete(same);
    // Moving an element would take its focus, so skip removed elements before it instead.
    while (place && place !== same && !rest.has(place)) place = place.nextSibling;
    if (place === same) place = place.nextSibling; else old.insertBefore(same, place);
    if (same.matches?.("[data-plot]")) redraw(same, child);
    else if (!same.matches?.("form:has(:is(input:not([type=hidden]), select, textarea)), [popover], [data-toast], [data-typed]")) merge(same, child);
  }
  for (const gone of rest) gone.remove();
}

/** Changes the page with a transition. If the browser skips the transition, it still applies the change, so its errors can be ignored. */
function fade(change) {
  const { ready, finished } = document.startViewTransition(change);
  for (const step of [ready, finished]) step.catch(() => {});
}

/** Brings an open page up to date when data change, without moving what is being read; cards glide when their order changes. */
function live() {
  const main = document.querySelector("main");
  // A part of a page that cannot be loaded again has its own address for updates.
  const part = document.querySelector("[data-live]");
  if (!part && !document.querySelector(".grid, [data-follow]")) return;
  /** The element that the reader looks at: the one with the focus, or else the one a third down the screen. */
  const inView = () => {
    const focus = document.activeElement, box = focus.getBoundingClientRect();
    if (focus !== document.body && focus !== main && box.bottom > 0 && box.top < innerHeight) return focus;
    return document.elementFromPoint(innerWidth / 2, innerHeight / 3)?.closest("[data-metric], section, article");
  };
  const swap = (page) => {
    // Numbers that have counted up must not do so again.
    document.body.classList.remove("counting");
    const isReading = scrollY > 0 || document.activeElement !== document.body;
    const read = isReading ? inView() : null, top = read?.getBoundingClientRect().top, focus = document.activeElement;
    if (part) merge(part, page.querySelector("[data-live]")); else merge(main, page.querySelector("main"));
    if (focus.isConnected && focus !== document.activeElement) focus.focus({ preventScroll: true });
    if (read?.isConnected) scrollBy({ top: read.getBoundingClientRect().top - top, behavior: "instant" });
  };
  // The revision of the last event; the body has the revision that the page was made from.
  let last = document.body.dataset.revision, isBusy = false, tries = 0;
  /** Updates the page and returns its revision; `undefined` if it could not be loaded. */
  const draw = async () => {
    const answer = await fetch(part?.dataset.live ?? location.href, { headers: { Accept: "text/html" } }).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(markup(await answer.text()), "text/html");
    if (!page.querySelector(part ? "[data-live]" : "main")) return;
    // If the browser is still in a transition from another page, it skips this one and applies the change anyway.
    if (document.startViewTransition && !calm && !part) fade(() => swap(page)); else swap(page);
    return page.body.dataset.revision;
  };
  const update = async () => {
    // A new page replaces the first-run page. A chosen file, or a running import, leads there by itself.
    if (main.dataset.follow === "anew") {
      if (!document.querySelector("[data-progress]:not([hidden])") && !document.querySelector("input[type=file]")?.files.length) location.reload();
      return;
    }
    // Leave an open sheet in place and update when it closes.
    const sheet = document.querySelector("[popover]:popover-open");
    if (sheet) { sheet.addEventListener("toggle", update, { once: true }); return; }
    // Load one at a time, because an earlier answer may arrive after a later one.
    if (isBusy) return;
    isBusy = true;
    const made = await draw().catch(() => undefined);
    isBusy = false;
    if (made !== undefined) document.body.dataset.revision = made;
    // Try again if the page could not be loaded or is older than the newest event.
    const isNewest = made !== undefined && made === last;
    tries = isNewest ? 0 : tries + 1;
    if (!isNewest && tries < 10) setTimeout(update, 500 * tries); else tries = 0;
  };
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-refresh]") || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    update();
  });
  // offline.js asks for an update when the server answers again.
  document.addEventListener("refresh", (event) => { event.preventDefault(); update(); });
  // Changes between the page and its first event count too.
  let events;
  const listen = () => {
    events = follow("/events", (event) => {
      if (last !== event.data && (part || last !== undefined)) update();
      last = event.data;
    }, async () => {
      // The stream was closed, perhaps because the session has ended.
      const answer = await fetch("/api/v1/today", { method: "HEAD" }).catch(() => null);
      if (answer?.status === 401) location.href = `/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`;
    });
  };
  if (document.body.dataset.stranger === undefined) listen();
  addEventListener("pagehide", () => events.close());
  addEventListener("pageshow", (event) => { if (event.persisted && document.body.dataset.stranger === undefined) listen(); });
}

/** The key "/" leads to the search: its field if the page has one, else the page with it. */
function seeking() {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || document.body.dataset.stranger !== undefined) return;
    if (event.target instanceof Element && event.target.closest("input:not([type=range]), textarea, select, [contenteditable]")) return;
    const field = document.querySelector("[data-seek]");
    event.preventDefault();
    if (field) { field.focus(); field.select(); } else location.href = "/browse#seek";
  });
}

keepDay();
keepPlace();
seeking();
document.querySelectorAll("[data-plot]").forEach(scrub);
document.querySelectorAll("[data-plot]").forEach(sound);
document.querySelectorAll("[data-table]").forEach(table);
document.querySelectorAll("[data-form]").forEach(checking);
document.querySelectorAll("[data-map]").forEach(bodyMap);
document.querySelectorAll("[data-toast]").forEach(toast);
document.querySelector("[data-focus]")?.focus();
document.querySelectorAll("[data-import]").forEach(importing);
document.querySelectorAll("[data-switch]").forEach(switching);
document.querySelectorAll("[data-order]").forEach(ordering);
live();
