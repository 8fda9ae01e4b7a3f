import { useEffect, useLayoutEffect, useRef } from 'react';
import { mobileQuery } from '../theme/media';

/**
 * Marks the frame of a table with `data-cards` if its rows should be laid out as cards: on a phone (spec.md
 * §2), and wherever the table needs more width than there is. It is measured, because the width that a table
 * needs depends on its rows and on the reader's text size.
 * @returns a ref for the frame around the table, and one for a gauge as wide as the frame and as high as the
 * text
 */
export function useCards() {
  const frame = useRef<HTMLDivElement>(null);
  const gauge = useRef<HTMLDivElement>(null);

  // After every render, because other rows need another width; before the browser paints.
  useLayoutEffect(() => layOut(frame.current));

  useEffect(() => {
    if (!gauge.current || typeof ResizeObserver === 'undefined') return;
    // The gauge keeps its size when the layout changes. The table may still grow after it was measured; each
    // width that is too small is measured only once, so that the observer does not trigger itself.
    const observer = new ResizeObserver(() => layOut(frame.current));
    observer.observe(gauge.current);
    const table = frame.current?.querySelector('table');
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, []);

  return { frame, gauge };
}

/** For each frame with cards, the width that was too small for its table. */
const tooNarrow = new WeakMap<HTMLDivElement, number>();

function layOut(frame: HTMLDivElement | null) {
  const table = frame?.querySelector('table');
  if (!frame || !table) return;
  // Cards stay cards while the width stays: a row that changes after a press must not move the others.
  if (tooNarrow.get(frame) === frame.clientWidth) return;
  const isPhone = 'matchMedia' in window && window.matchMedia(mobileQuery).matches;
  const isCards = isPhone || needsMoreWidth(frame, table);
  frame.toggleAttribute('data-cards', isCards);
  if (isCards) tooNarrow.set(frame, frame.clientWidth);
  else tooNarrow.delete(frame);
}

/** Measures the table in a frame with a fixed height: a lower page would scroll up. */
function needsMoreWidth(frame: HTMLDivElement, table: HTMLTableElement): boolean {
  frame.style.minHeight = `${frame.offsetHeight}px`;
  frame.removeAttribute('data-cards');
  const needs = table.offsetWidth > frame.clientWidth;
  frame.style.minHeight = '';
  return needs;
}
