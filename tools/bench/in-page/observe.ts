// Runs in the page from before its first script: what the browser tells of it while it is shown.

export interface Shift {
  at: number;
  value: number;
}

export interface Observation {
  /** Wall-clock milliseconds of the navigation's start; every other time counts from there. */
  timeOrigin: number;
  /** The last largest paint, or null where nothing has been painted. */
  lcp: number | null;
  shifts: Shift[];
  /** When what the visitor came for was there and could be used. */
  readyAt: number | null;
}

/** As the browser tells them; TypeScript's library has neither. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface InteractionTiming extends PerformanceEntry {
  interactionId: number;
}

let lcp: number | null = null;
let readyAt: number | null = null;
let slowest = 0;
const shifts: Shift[] = [];
const held: (() => void)[] = [];

/** @param readySelector what the visitor came for; used once React answers for it */
export function start(readySelector: string): void {
  listen('largest-contentful-paint', (entry) => (lcp = entry.startTime));
  listen('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift;
    if (!hadRecentInput) shifts.push({ at: startTime, value });
  });
  listen('event', (entry) => {
    if ((entry as InteractionTiming).interactionId > 0) slowest = Math.max(slowest, entry.duration);
  });
  awaitReady(readySelector);
}

/**
 * Idle work waits until the screen can be used, as it does on a busy phone: else it depends on the
 * moment whether it counts as needed for that.
 */
export function holdIdleWork(): void {
  const ask = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback, options) => {
    if (readyAt !== null) return ask(callback, options);
    held.push(() => ask(callback, options));
    return 0;
  };
}

export function observation(): Observation {
  return { timeOrigin: performance.timeOrigin, lcp, shifts, readyAt };
}

/** The longest interaction since the last call, in milliseconds; 0 where none took 16. */
export function takeSlowestInteraction(): number {
  const taken = slowest;
  slowest = 0;
  return taken;
}

function listen(type: string, tell: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
    type,
    buffered: true,
    ...(type === 'event' ? { durationThreshold: 16 } : {}),
  });
}

function awaitReady(selector: string): void {
  const look = () => {
    if (!isUsable(document.querySelector(selector))) {
      requestAnimationFrame(look);
      return;
    }
    // Whatever the main thread has before a key press would be answered comes first.
    setTimeout(() => {
      readyAt = performance.now();
      for (const release of held) release();
    });
  };
  look();
}

/** What is prerendered looks ready before its code has come: React marks what it answers for. */
function isUsable(element: Element | null): boolean {
  return (
    element !== null &&
    !element.matches(':disabled') &&
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  );
}
