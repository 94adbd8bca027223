// The pages for connecting devices: copy buttons, and the checks of this browser.

/** Shows the copy button if the browser can copy text. */
function copying(snippet) {
  const button = snippet.querySelector("button");
  if (!navigator.clipboard) return;
  button.hidden = false;
  const word = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(snippet.querySelector("code").textContent);
    // The label would hide the new text from screen readers.
    const label = button.getAttribute("aria-label");
    button.removeAttribute("aria-label");
    button.textContent = button.dataset.done;
    setTimeout(() => {
      button.textContent = word;
      if (label) button.setAttribute("aria-label", label);
    }, 2000);
  });
}

/** The difference between this device's clock and the server's in seconds, corrected by half the round trip. */
async function skew() {
  const begin = Date.now();
  const answer = await fetch("/api/v1/self-test", { cache: "no-store" });
  const there = (await answer.json()).now * 1000;
  // The server reports whole seconds, so allow for half of one.
  return Math.abs((begin + Date.now()) / 2 - there - 500) / 1000;
}

const checks = {
  secure: () => isSecureContext,
  offline: async () => {
    if (!isSecureContext) return false;
    // A browser without a service worker gets one with this page, so wait for it.
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
  // The result is true, false, or the name of another reason for failure.
  const found = await Promise.resolve(checks[row.dataset.check]((text) => { value = text; })).catch(() => false);
  row.dataset.state = found === true ? "good" : "bad";
  row.querySelector("dd").textContent = row.dataset[found === true ? "good" : found || "bad"].replace("{0}", value);
}

/** Sends the test delivery without leaving the page, because only this page shows the key. The page shows the delivery when it arrives. */
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
