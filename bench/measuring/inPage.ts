// These functions run in the page. A compiler may wrap named functions, so they have none inside.

/**
 * Holds idle work back until the screen can be used, as a busy phone does: otherwise it depends on the
 * moment whether it counts as needed for that.
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
 * What is prerendered looks ready before its code has come: React marks the elements that it handles.
 * Whatever the main thread does before it would answer a key press comes first.
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
