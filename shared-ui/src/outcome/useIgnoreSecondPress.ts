import { useCallback, useEffect, useRef } from 'react';

/** Presses within this time, in milliseconds, and this distance, in pixels, are one double press. */
const soon = 700;
const near = 16;

interface Press {
  control: Element | null;
  x: number;
  y: number;
  at: number;
}

/**
 * Ignores the second of two quick presses at the same point if it would hit another control than the first:
 * something has moved there, and the person meant the first control. Presses by keyboard have no point and
 * are not ignored.
 * @returns a function to call with the outcome of a press, which restarts the time. On a slow network the row
 * leaves seconds after its press, and a person who presses again just then means the same row.
 */
export function useIgnoreSecondPress(): () => void {
  const lastPress = useRef<Press>(undefined);

  useEffect(() => {
    function check(event: MouseEvent) {
      const { clientX: x, clientY: y, timeStamp: at, target } = event;
      if (x === 0 && y === 0) return;
      const control = target instanceof Element ? target.closest('button, a') : null;
      const last = lastPress.current;
      const isDouble =
        last !== undefined &&
        at - last.at < soon &&
        Math.abs(x - last.x) <= near &&
        Math.abs(y - last.y) <= near;
      if (isDouble && control && last.control && control !== last.control) {
        event.preventDefault();
        event.stopPropagation();
        lastPress.current = { ...last, at };
      } else {
        lastPress.current = { control, x, y, at };
      }
    }

    document.addEventListener('click', check, true);
    return () => document.removeEventListener('click', check, true);
  }, []);

  return useCallback(() => {
    if (lastPress.current) lastPress.current.at = performance.now();
  }, []);
}
