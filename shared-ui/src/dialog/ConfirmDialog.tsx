import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { useMessages } from './i18n';
import { Modal } from './Modal';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** The verb of the title, such as 'Remove service'. */
  confirmLabel: string;
  /** By default 'Cancel'. */
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for a confirmation before an action. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy,
  busyLabel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useMessages();
  return (
    <Modal
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel ?? t('confirm.cancel')}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
