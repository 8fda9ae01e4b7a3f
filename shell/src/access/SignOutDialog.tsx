import { ConfirmDialog } from 'shared-ui/dialog';
import { useWords } from './words';

export interface SignOutDialogProps {
  /** How many applications would be lost. */
  waiting: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Before a sign-out that would discard what waits to be sent. */
export function SignOutDialog({ waiting, onStay, onLeave }: SignOutDialogProps) {
  const words = useWords();
  return (
    <ConfirmDialog
      open
      danger
      title={words('leave.title')}
      confirmLabel={words('leave.discard')}
      cancelLabel={words('leave.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {words('leave.text', { waiting })}
    </ConfirmDialog>
  );
}
