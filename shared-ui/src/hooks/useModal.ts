import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps a native `<dialog>` open as a modal while `open` holds. The browser keeps the focus inside and
 * gives it back on closing, also when the dialog goes away together with its page.
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
    /** Escape, or the back gesture of a phone. */
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onClose();
    },
    /**
     * Some browsers close on a second Escape without asking; what the page keeps open is opened again. The event
     * comes late: a dialog that is open by then was opened anew, and stays.
     */
    onNativeClose: () => {
      if (!open || ref.current?.open) return;
      onClose();
      setCloses((count) => count + 1);
    },
  };
}
