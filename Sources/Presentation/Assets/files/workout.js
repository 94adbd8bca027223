// Moves one cursor along the route and all charts of a workout. Without this script, the page shows the initial position and a table.

const control = document.getElementById("cursor");

/** The traces with one pair of coordinates per moment; `NaN` for missing ones. */
const numbers = (text) => text.split(",").map((part) => (part === "" ? NaN : Number(part)));
const traces = [...document.querySelectorAll("[data-trace]")].map((canvas) => {
  const svg = canvas.querySelector("svg");
  const ys = numbers(svg.dataset.y);
  const last = Math.max(1, ys.length - 1);
  const xs = svg.dataset.x ? numbers(svg.dataset.x) : ys.map((_, index) => (svg.viewBox.baseVal.width * index) / last);
  return { canvas, svg, xs, ys, isPlane: canvas.dataset.trace === "plane" };
});

if (control) {
  const moments = control.dataset.moments.split("\u001f");
  const readings = [...document.querySelectorAll("[data-reading]")];

  const show = (index) => {
    control.value = index;
    control.setAttribute("aria-valuetext", moments[index]);
    const end = moments[index].indexOf(": ");
    for (const reading of readings) {
      reading.firstChild.textContent = moments[index].slice(0, end);
      reading.lastChild.textContent = moments[index].slice(end + 1);
    }
    for (const { svg, xs, ys } of traces) {
      const x = xs[index], y = ys[index];
      for (const dot of svg.querySelectorAll(".here, .newest")) dot.setAttribute("d", isNaN(x + y) ? "" : `M${x} ${y}h.01`);
      svg.querySelector(".cursor")?.setAttribute("d", isNaN(x) ? "" : `M${x} 0V${svg.viewBox.baseVal.height}`);
    }
  };

  /** The moment nearest to the pointer, in both directions on a route and horizontally on a chart. */
  const nearest = ({ svg, xs, ys, isPlane }, event) => {
    const area = svg.getBoundingClientRect(), box = svg.viewBox.baseVal;
    const x = ((event.clientX - area.left) / area.width) * box.width;
    const y = ((event.clientY - area.top) / area.height) * box.height;
    let best = -1, least = Infinity;
    xs.forEach((at, index) => {
      const away = isPlane ? Math.hypot(at - x, ys[index] - y) : Math.abs(at - x);
      if (away < least) [best, least] = [index, away];
    });
    return best;
  };

  control.addEventListener("input", () => show(Number(control.value)));
  for (const trace of traces) {
    const follow = (event) => {
      const index = nearest(trace, event);
      if (index >= 0) show(index);
    };
    trace.canvas.addEventListener("pointerdown", follow);
    trace.canvas.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" || event.buttons) follow(event);
    });
  }
}
