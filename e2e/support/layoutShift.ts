import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shiftSoFar?: () => number;
  }
}

/** As the browser reports it; TypeScript's library has no such entry. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/**
 * Adds up how far things move, in every document from now on. A journey must not press anything meanwhile:
 * movements that the browser attributes to a press are counted too.
 */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    const add = (entries: PerformanceEntryList) => {
      for (const { value } of entries as LayoutShift[]) sum += value;
    };
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shiftSoFar = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}

/** The sum of movements in this document, after its current content has been painted. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    if (!window.shiftSoFar) throw new Error('Layout shifts are not watched in this document.');
    return window.shiftSoFar();
  });
}
