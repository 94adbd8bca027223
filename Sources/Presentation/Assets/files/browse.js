// Search while typing, and without a network: the names of data, pages and settings are in the page. Workouts and notes are not; Enter asks the server
// for everything.

/** @typedef {{ link: HTMLAnchorElement, kind: string, title: string, names: string[], first: string }} Entry */

const field = /** @type {HTMLInputElement | null} */ (document.querySelector("[data-seek]"));
const place = document.querySelector("[data-found]");
const index = /** @type {HTMLTemplateElement | null} */ (document.querySelector("template[data-index]"));
const KINDS = ["data", "page", "setting"], MOST = 8;

/** Final consonants of Hangul in the order of Unicode, as they are typed. */
const FINALS = "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(" ").map((letters) => letters.normalize("NFKD"));

/** Small letters without accents, digits, and single letters of Hangul, in words. @param {string} text */
const folded = (text) => text.toLowerCase().normalize("NFKD").replace(/[\u11a8-\u11c2]/g, (letter) => FINALS[letter.charCodeAt(0) - 0x11a8] ?? "")
  .replace(/\p{M}/gu, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** @param {string} text */
const joined = (text) => text.replaceAll(" ", "");

/** The first letters of Hangul syllables. @param {string} text */
const initials = (text) => [...text.normalize("NFC")].filter((letter) => letter >= "가" && letter <= "힣").map((letter) => letter.normalize("NFD")[0]).join("");

/** Returns whether one letter was inserted, left out or replaced, or two neighbours were swapped. @param {string} a @param {string} b */
function isNear(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0, end = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return left.length <= 1 && right.length <= 1 || left.length === 2 && right === left[1] + left[0];
}

/** How well an entry fits, best first; 9 if not at all. @param {Entry} entry @param {string} query @param {string} typed */
function fit({ names, first }, query, typed) {
  const whole = joined(query), all = names.map(joined), words = names.flatMap((name) => name.split(" "));
  if (all[0] === whole) return 0;
  if (all.includes(whole)) return 1;
  if (/^[\u1100-\u1112]+$/.test(whole)) return first.startsWith(whole) ? 5 : 9;
  if (all[0]?.startsWith(whole)) return 2;
  if (all.some((name) => name.startsWith(whole))) return 3;
  if (query.split(" ").every((one) => words.some((word) => word.startsWith(one)))) return 4;
  if (typed.length > 1 && whole.length > 2 && all.some((name) => name.includes(whole))) return 6;
  return whole.length > 3 && [...all, ...words].some((name) => isNear(name, whole)) ? 7 : 9;
}

/** @param {HTMLInputElement} field @param {Element} place @param {HTMLTemplateElement} index */
function search(field, place, index) {
  const entries = [...index.content.querySelectorAll("a")].map((link) => {
    const title = link.textContent ?? "", names = [title, ...(link.dataset.names ?? "").split("|")];
    return { link, kind: link.dataset.kind ?? "", title, names: names.map(folded), first: initials(title) };
  });
  const before = [...place.childNodes], asked = field.value.trim();
  const status = document.createElement("p");
  status.className = "soft small";
  status.setAttribute("role", "status");

  /** @param {string} tag @param {(Node | string)[]} children @param {string} [style] */
  const make = (tag, children, style = "") => {
    const node = document.createElement(tag);
    if (style) node.className = style;
    node.append(...children);
    return node;
  };

  const show = () => {
    const typed = field.value.trim(), query = folded(typed.slice(0, 60));
    if (!query || typed === asked && !document.body.dataset.cached) { place.removeAttribute("data-typed"); place.replaceChildren(...before); status.remove(); return; }
    // An update of the page leaves these results alone.
    place.setAttribute("data-typed", "");
    let found = entries.map((entry) => ({ entry, rank: fit(entry, query, typed) })).filter(({ rank }) => rank < 9);
    // Spelling mistakes are forgiven only if nothing fits without.
    if (found.some(({ rank }) => rank < 7)) found = found.filter(({ rank }) => rank < 7);
    found.sort((a, b) => a.rank - b.rank);
    const sections = KINDS.map((kind) => found.filter(({ entry }) => entry.kind === kind).slice(0, MOST)).filter((rows) => rows.length > 0)
      .sort((a, b) => (a[0]?.rank ?? 9) - (b[0]?.rank ?? 9))
      .map((rows) => make("section", [
        make("h2", [index.dataset[rows[0]?.entry.kind ?? ""] ?? ""]),
        make("div", rows.map(({ entry }) => {
          const link = make("a", [make("span", [make("strong", [entry.title])], "what")], "brow plain");
          link.setAttribute("href", entry.link.getAttribute("href") ?? "");
          return link;
        }), "card rows"),
      ]));
    if (document.body.dataset.cached) sections.push(make("p", [index.dataset.note ?? ""], "soft small"));
    place.before(status);
    status.textContent = found.length > 0 ? "" : (index.dataset.none ?? "").replace("{0}", typed);
    place.replaceChildren(...sections);
  };
  field.addEventListener("input", show);

  // A cached page answers a search that it was not made for.
  const wanted = new URLSearchParams(location.search).get("q")?.trim() ?? "";
  if (document.body.dataset.cached && wanted && wanted !== asked) { field.value = wanted; show(); }
  if (location.hash === "#seek") field.focus();
}

if (field && place && index) search(field, place, index);
