import { useRef } from 'react';

/**
 * Moves the focus from row to row of a list, on the link that opens each (`data-row-link`): so a screen reader reads the
 * current row, and Enter opens it.
 */
export function useCurrentRow() {
  const list = useRef<HTMLDivElement>(null);

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const indexOf = (element: Element | null) =>
    links().findIndex((link) => link.closest('tr')?.contains(element));

  function move(step: 1 | -1) {
    const all = links();
    const at = indexOf(document.activeElement);
    all[at === -1 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  }

  return { ref: list, move };
}
