// Runs the scoring core (docs/engine.md) in a worker. Only this file may compile WebAssembly: it is served with its own policy, and no page's policy
// allows that.

/**
 * @typedef {{ memory: WebAssembly.Memory, engine_numbers(): number, engine_day(count: number): number, engine_what_if(kind: number): number,
 *   engine_forecast_day(count: number): number, engine_forecast(weights: number, workouts: number): number }} Exports
 * @typedef {{ id: number, module?: string, day?: (number | null)[], kind?: number, change?: number[], forecastDay?: (number | null)[],
 *   forecast?: { weights: number[][], workouts: number[][] } }} Question
 */

/** @type {Promise<Exports> | undefined} */
let engine;

/** @param {string} url @returns {Promise<Exports>} */
async function load(url) {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(url));
  return /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
}

/** The buffer for numbers in both directions, looked up each time because growing memory replaces it. @param {Exports} of @param {number} [count] */
function place(of, count) {
  const start = of.engine_numbers();
  return new Float64Array(of.memory.buffer, start, count);
}

/** Passes numbers to the core, with NaN for absent ones. @param {Exports} to @param {(number | null)[]} numbers */
const give = (to, numbers) => place(to, numbers.length).set(numbers.map((number) => number ?? NaN));

/** @param {Question} question @returns {Promise<number[]>} */
async function answer({ module, day, kind, change, forecastDay, forecast }) {
  if (module) engine = load(module);
  const there = await engine;
  if (!there) throw new Error("not loaded");
  if (day) {
    give(there, day);
    if (!there.engine_day(day.length)) throw new Error("not a day");
  }
  if (forecastDay) {
    give(there, forecastDay);
    if (!there.engine_forecast_day(forecastDay.length)) throw new Error("not a day");
  }
  let count = 0;
  if (kind !== undefined && change) {
    give(there, change);
    count = there.engine_what_if(kind);
  }
  if (forecast) {
    give(there, [...forecast.weights, ...forecast.workouts].flat());
    count = there.engine_forecast(forecast.weights.length, forecast.workouts.length);
  }
  return [...place(there, count)];
}

addEventListener("message", async ({ data }) => {
  const { id } = /** @type {Question} */ (data);
  postMessage(await answer(data).then((numbers) => ({ id, numbers }), (error) => ({ id, error: String(error) })));
});
