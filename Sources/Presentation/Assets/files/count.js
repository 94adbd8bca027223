// The score counts up, on the first page of a day that shows it: from before its number is painted, so that the final one is never
// seen before the first. On paper, for whoever wants no motion and for programs that take pictures it stands from the start.
{
  const isCalm = document.hidden || navigator.webdriver || matchMedia("(prefers-reduced-motion: reduce)").matches;
  /** Whether the number is there, whole. */
  const begin = () => {
    const number = document.querySelector(".ring b[data-count]");
    // Its text has arrived when something stands behind it.
    if (!number || document.readyState === "loading" && !number.nextSibling && !number.parentElement.nextSibling) return false;
    const end = Number(number.textContent);
    if (end) count(number, end);
    return true;
  };
  const count = (number, end) => {
    // From the smallest number with as many digits, so that nothing around it moves.
    const first = end < 10 ? 0 : end < 100 ? 10 : 100;
    document.documentElement.classList.add("counting");
    number.textContent = first;
    let isOver = false, start;
    const step = (now) => {
      if (isOver) return;
      start ??= now;
      const share = Math.min(1, (now - start) / 900);
      number.textContent = Math.round(first + (end - first) * (1 - (1 - share) ** 3));
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    addEventListener("beforeprint", () => {
      isOver = true;
      number.textContent = end;
    });
  };
  if (!isCalm && !begin()) {
    // Told of what arrives before it is painted.
    const arriving = new MutationObserver(() => { if (begin()) arriving.disconnect(); });
    arriving.observe(document, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => arriving.disconnect());
  }
}
