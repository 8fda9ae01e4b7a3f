import { useEffect, useLayoutEffect, useRef } from 'react';
import { mobileQuery } from '../theme/media';

/**
 * Marks the frame of a table with `data-cards` where its rows are to be laid out as cards: on a phone
 * (spec.md §2), and wherever the table needs more width than there is. It is measured, because what a table
 * needs depends on its rows and on the reader's size of text.
 * @returns a ref for the frame, which holds the table, and one for a gauge as wide as the frame and as high
 *   as the text
 */
export function useCards() {
  const frame = useRef<HTMLDivElement>(null);
  const gauge = useRef<HTMLDivElement>(null);

  // After every render, because other rows need another width; before the browser paints.
  useLayoutEffect(() => layOut(frame.current));

  useEffect(() => {
    if (!gauge.current || typeof ResizeObserver === 'undefined') return;
    // The gauge keeps its size when the layout changes. The table may still grow after it was measured; it is
    // measured once for each width that is too little, so that the observer does not set itself off.
    const observer = new ResizeObserver(() => layOut(frame.current));
    observer.observe(gauge.current);
    const table = frame.current?.querySelector('table');
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, []);

  return { frame, gauge };
}

/** For each frame that holds cards, the width that was too little for its table. */
const tooNarrow = new WeakMap<HTMLDivElement, number>();

function layOut(frame: HTMLDivElement | null) {
  const table = frame?.querySelector('table');
  if (!frame || !table) return;
  // Cards stay cards while the window does: a row that changes under a press must not move the others.
  if (tooNarrow.get(frame) === frame.clientWidth) return;
  const isPhone = 'matchMedia' in window && window.matchMedia(mobileQuery).matches;
  const isCards = isPhone || needsMoreWidth(frame, table);
  frame.toggleAttribute('data-cards', isCards);
  if (isCards) tooNarrow.set(frame, frame.clientWidth);
  else tooNarrow.delete(frame);
}

/** Measured as a table, in a frame that stays as high as it is: a lower page would scroll up. */
function needsMoreWidth(frame: HTMLDivElement, table: HTMLTableElement): boolean {
  frame.style.minHeight = `${frame.offsetHeight}px`;
  frame.removeAttribute('data-cards');
  const needs = table.offsetWidth > frame.clientWidth;
  frame.style.minHeight = '';
  return needs;
}
