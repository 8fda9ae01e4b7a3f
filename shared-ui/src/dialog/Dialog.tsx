import { useLayoutEffect, useRef, useState } from 'react';
import { countUnsavedWork } from 'shared-platform';
import { useMessages } from './i18n';
import { ConfirmDialog } from './ConfirmDialog';
import { Modal, type ModalProps } from './Modal';

export type DialogProps = ModalProps;

/**
 * A modal on the native `<dialog>`. Its content is reset each time it opens. If it has unsaved text
 * (`useUnsavedWork`), closing asks for a confirmation first.
 */
export function Dialog({ onClose, ...modal }: DialogProps) {
  const { open } = modal;
  const t = useMessages();
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
      {/* Beside the dialog, not inside it: its events would bubble to the dialog that it asks about. */}
      {open && isAsking && (
        <ConfirmDialog
          open
          title={t('dialog.discard.title')}
          danger
          confirmLabel={t('dialog.discard.yes')}
          cancelLabel={t('dialog.discard.no')}
          onConfirm={() => {
            setIsAsking(false);
            onClose();
          }}
          onClose={() => setIsAsking(false)}
        >
          {t('dialog.discard.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
