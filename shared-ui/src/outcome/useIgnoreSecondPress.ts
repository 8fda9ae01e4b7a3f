import { useEffect } from 'react';

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
 * Ignores the second of two quick presses at the same point where it would hit another control than
 * the first did: something has moved below it, and the person meant the control that they saw. Presses
 * by keyboard have no point and pass.
 */
export function useIgnoreSecondPress(): void {
  useEffect(() => {
    let last: Press | undefined;

    function check(event: MouseEvent) {
      const { clientX: x, clientY: y, timeStamp: at, target } = event;
      if (x === 0 && y === 0) return;
      const control = target instanceof Element ? target.closest('button, a') : null;
      const isDouble =
        last !== undefined &&
        at - last.at < soon &&
        Math.abs(x - last.x) <= near &&
        Math.abs(y - last.y) <= near;
      if (isDouble && control && last?.control && control !== last.control) {
        event.preventDefault();
        event.stopPropagation();
        last = { ...last, at };
      } else {
        last = { control, x, y, at };
      }
    }

    document.addEventListener('click', check, true);
    return () => document.removeEventListener('click', check, true);
  }, []);
}
