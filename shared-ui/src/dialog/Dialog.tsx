import { useLayoutEffect, useRef, useState } from 'react';
import { countUnsavedWork } from '../unsaved-work/useUnsavedWork';
import { useWords } from '../words';
import { ConfirmDialog } from './ConfirmDialog';
import { Modal, type ModalProps } from './Modal';

export type DialogProps = ModalProps;

/**
 * A modal on the native `<dialog>`. What it holds starts anew each time it opens: whoever closes it with
 * words in it that are not saved (`useUnsavedWork`) is asked first.
 */
export function Dialog({ onClose, ...modal }: DialogProps) {
  const { open } = modal;
  const words = useWords();
  const unsavedBefore = useRef(0);
  const [isAsking, setIsAsking] = useState(false);

  useLayoutEffect(() => {
    if (open) unsavedBefore.current = countUnsavedWork();
  }, [open]);

  function askToClose() {
    if (countUnsavedWork() > unsavedBefore.current) setIsAsking(true);
    else onClose();
  }

  return (
    <>
      <Modal {...modal} onClose={askToClose} />
      {/* Beside the dialog, not in it: its events would reach the dialog that it asks about. */}
      {open && isAsking && (
        <ConfirmDialog
          open
          title={words('dialog.discard.title')}
          danger
          confirmLabel={words('dialog.discard.yes')}
          cancelLabel={words('dialog.discard.no')}
          onConfirm={() => {
            setIsAsking(false);
            onClose();
          }}
          onClose={() => setIsAsking(false)}
        >
          {words('dialog.discard.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
