// The score counts up, on the first page of a day that shows it. On paper, for whoever wants no motion and for programs that take
// pictures it stands from the start.
{
  const number = document.querySelector(".ring b[data-count]");
  const end = Number(number?.textContent);
  if (end && !document.hidden && !navigator.webdriver && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
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
  }
}
