import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps a native `<dialog>` open as a modal while `open` is true. The browser keeps the focus inside and
 * returns it on closing, also when the dialog is unmounted together with its page.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const [closes, setCloses] = useState(0);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open, closes]);

  return {
    ref,
    /** Called by Escape, or the back gesture of a phone. */
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onClose();
    },
    /**
     * Some browsers close a dialog on a second Escape without asking; if the page keeps it open, it is opened
     * again. The event is late: a dialog that is open by then was opened again, and stays.
     */
    onNativeClose: () => {
      if (!open || ref.current?.open) return;
      onClose();
      setCloses((count) => count + 1);
    },
  };
}
