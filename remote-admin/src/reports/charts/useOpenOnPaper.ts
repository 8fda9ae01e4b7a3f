import { useEffect, useRef } from 'react';

/** Opens a `<details>` for printing, and closes it again afterwards where it was closed. */
export function useOpenOnPaper() {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      if (!ref.current) return;
      wasOpen = ref.current.open;
      ref.current.open = true;
    };
    const restore = () => {
      if (ref.current) ref.current.open = wasOpen;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', restore);
    };
  }, []);

  return ref;
}
