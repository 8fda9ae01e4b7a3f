import { useEffect, useEffectEvent } from 'react';
import { pressedKey } from 'shared-ui';

/** Ctrl+Z if no field has the focus: a field undoes its own typing. */
export function useUndoKey(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const isUndoKey = pressedKey(event) === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndoKey || event.shiftKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    undo();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
