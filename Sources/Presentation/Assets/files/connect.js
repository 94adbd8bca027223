// The pages that connect devices: copying, and the checks of this browser.

/** Lets a text be copied where the browser can. */
function copying(snippet) {
  const button = snippet.querySelector("button");
  if (!navigator.clipboard) return;
  button.hidden = false;
  const word = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(snippet.querySelector("code").textContent);
    // Its label would hide what it says now from screen readers.
    const label = button.getAttribute("aria-label");
    button.removeAttribute("aria-label");
    button.textContent = button.dataset.done;
    setTimeout(() => {
      button.textContent = word;
      if (label) button.setAttribute("aria-label", label);
    }, 2000);
  });
}

/** How far this device's clock is from the computer's, in seconds; half the way there and back is taken off. */
async function skew() {
  const begin = Date.now();
  const answer = await fetch("/api/v1/self-test", { cache: "no-store" });
  const there = (await answer.json()).now * 1000;
  // It tells whole seconds.
  return Math.abs((begin + Date.now()) / 2 - there - 500) / 1000;
}

const checks = {
  secure: () => isSecureContext,
  offline: async () => {
    if (!isSecureContext) return false;
    // Where there is none yet, it comes with this page.
    const wait = new Promise((resolve) => setTimeout(resolve, 5000));
    return (await Promise.race([navigator.serviceWorker?.ready, wait])) ? true : "browser";
  },
  cookies: () => {
    document.cookie = "check=1; path=/connect; samesite=strict";
    const isKept = document.cookie.split("; ").includes("check=1");
    document.cookie = "check=; path=/connect; max-age=0; samesite=strict";
    return isKept;
  },
  clock: async (tell) => {
    const seconds = Math.round(await skew());
    tell(String(seconds));
    return seconds <= 5;
  },
  installed: () => matchMedia("(display-mode: standalone)").matches || navigator.standalone === true,
  storage: async () => (await navigator.storage?.persisted?.()) === true,
};

async function check(row) {
  let value = "";
  // True, false, or the name of another reason why not.
  const found = await Promise.resolve(checks[row.dataset.check]((text) => { value = text; })).catch(() => false);
  row.dataset.state = found === true ? "good" : "bad";
  row.querySelector("dd").textContent = row.dataset[found === true ? "good" : found || "bad"].replace("{0}", value);
}

/** Sends the test delivery from the page as it is, which alone shows the key. What arrives shows by itself. */
function testing(form) {
  const hint = form.querySelector("[role=status]"), word = hint.textContent;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => null);
    button.disabled = false;
    hint.textContent = answer?.ok ? word : form.dataset.test;
    button.focus({ preventScroll: true });
  });
}

document.querySelectorAll("[data-unscripted]").forEach((text) => text.remove());
document.querySelectorAll("[data-copy]").forEach(copying);
document.querySelectorAll("[data-check]").forEach(check);
document.querySelectorAll("[data-test]").forEach(testing);
