/** Now and then somebody blinks: one figure every few seconds, at most three in all, nobody where less motion is wanted. */
const LEAST = 5_000;
const MOST = 9_000;
const AT_ONCE = 3;
const awake = new Set<() => void>();
let timers = 0;

function still(): boolean {
  const wanted = document.documentElement.dataset.motion;
  return wanted === "less" || (wanted !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

function later(): void {
  timers += 1;
  setTimeout(() => {
    timers -= 1;
    const all = [...awake];
    if (!still()) all[Math.floor(Math.random() * all.length)]?.();
    if (timers < Math.min(AT_ONCE, awake.size)) later();
  }, LEAST + Math.random() * (MOST - LEAST));
}

/** Let a figure blink from time to time. What comes back ends it. */
export function idle(blink: () => void): () => void {
  awake.add(blink);
  if (timers < Math.min(AT_ONCE, awake.size)) later();
  return () => awake.delete(blink);
}
