import { useCallback } from 'react';

/** The position of the focus in a list, or its last position if its control was removed. */
interface Place {
  control: Element;
  row: Element;
  rowAt: number;
  controlAt: number;
}

const controlsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
    (control) => !control.matches(':disabled'),
  );

/**
 * Keeps the focus in a list whose rows leave after an action: the same control of the next row gets the focus, or
 * else the heading above the list. If only the control is removed, its row keeps the focus.
 * @param rows a selector of the rows within the list
 * @returns the `ref` of the list
 */
export function useKeptFocus(rows: string) {
  return useCallback((list: HTMLElement | null) => (list ? watch(list, rows) : undefined), [rows]);
}

/** @returns a function that stops watching */
function watch(list: HTMLElement, rows: string) {
  const heading =
    list.closest('section')?.querySelector<HTMLElement>('h2, h3') ?? document.querySelector('h1');
  let place: Place | undefined;
  const rowsNow = () => (list.isConnected ? [...list.querySelectorAll(rows)] : []);

  function note({ target }: FocusEvent) {
    if (!(target instanceof Element)) return;
    const all = rowsNow();
    const rowAt = all.findIndex((row) => row.contains(target));
    const row = all[rowAt];
    if (row) {
      const controlAt = controlsOf(row).findIndex((control) => control === target);
      place = { control: target, row, rowAt, controlAt };
    } else if (!target.closest('dialog')) place = undefined;
  }

  /** A press beside the list leaves it. Chromium sends the same event for a control just before it is removed. */
  function forget({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (place?.control === target && place.control.isConnected) place = undefined;
    });
  }

  function keep() {
    if (!place || place.control.isConnected || document.activeElement !== document.body) return;
    const { row, rowAt, controlAt } = place;
    const all = rowsNow();
    const next = row.isConnected ? row : all[Math.min(rowAt, all.length - 1)];
    const controls = next ? controlsOf(next) : [];
    const at = row.isConnected ? 0 : Math.min(Math.max(controlAt, 0), controls.length - 1);
    const target = controls[at] ?? heading;
    if (!target) return;
    if (target === heading) heading.tabIndex = -1;
    target.focus();
  }

  /** A key that is held down for one row's button must not press that of the next row. */
  function ignoreHeldKey(event: KeyboardEvent) {
    const isButton = event.target instanceof Element && event.target.closest('button');
    if (event.repeat && isButton) event.preventDefault();
  }

  const observer = new MutationObserver(keep);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener('keydown', ignoreHeldKey);
  list.addEventListener('focusout', forget);
  document.addEventListener('focusin', note);
  // A confirmation about the row returns the focus to a control that may be removed.
  document.addEventListener('close', keep, true);
  return () => {
    observer.disconnect();
    list.removeEventListener('keydown', ignoreHeldKey);
    list.removeEventListener('focusout', forget);
    document.removeEventListener('focusin', note);
    document.removeEventListener('close', keep, true);
    // The list is unmounted with its last row.
    queueMicrotask(keep);
  };
}
