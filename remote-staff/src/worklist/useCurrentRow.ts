import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Moves the focus from row to row of a list, on the link that opens each (`data-row-link`): so a screen reader reads
 * where one is, and Enter opens it. Where the row that had the focus leaves the list, the one in its place gets it,
 * or the list where it was the last.
 */
export function useCurrentRow() {
  const list = useRef<HTMLDivElement>(null);
  /** Where the focus is in the list, or was when its row left. */
  const current = useRef<number>(undefined);

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const indexOf = (element: Element | null) =>
    links().findIndex((link) => link.closest('tr')?.contains(element));

  function move(step: 1 | -1) {
    const all = links();
    const at = indexOf(document.activeElement);
    all[at === -1 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  }

  // After every render: rows come and go with what colleagues do.
  useEffect(() => {
    if (current.current === undefined || document.activeElement !== document.body) return;
    const all = links();
    const next = all[Math.min(current.current, all.length - 1)] ?? list.current;
    next?.focus();
  });

  return {
    ref: list,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      const at = indexOf(target);
      current.current = at === -1 ? undefined : at;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || target.isConnected) current.current = undefined;
    },
    move,
  };
}
