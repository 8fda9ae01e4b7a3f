// These functions run in the page. They contain no named functions, because a compiler may wrap those in a
// helper.

/**
 * Delays idle work until the screen is usable, as on a busy phone: otherwise it would depend on timing
 * whether the idle work counts as needed for the screen.
 */
export function holdIdleWork(): void {
  const ask = window.requestIdleCallback.bind(window);
  const held: Parameters<typeof ask>[] = [];
  let isHeld = true;
  window.requestIdleCallback = (...work) => (isHeld ? held.push(work) : ask(...work));
  addEventListener('screen-usable', () => {
    isHeld = false;
    for (const work of held.splice(0)) ask(...work);
  });
}

/**
 * The time at which the screen becomes usable. A prerendered element looks ready before its code has loaded,
 * so this checks for the mark that React sets on elements it handles. The timeout lets the main thread finish
 * the work that would delay a key press.
 */
export function usableAt(selector: string): Promise<number> | null {
  const element = document.querySelector(selector);
  if (!element || element.matches(':disabled')) return null;
  if (!Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return null;
  return new Promise((resolve) => {
    setTimeout(() => {
      dispatchEvent(new Event('screen-usable'));
      resolve(performance.now());
    });
  });
}

export function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}
