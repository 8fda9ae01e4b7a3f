import { ConfirmDialog } from 'shared-ui/dialog';
import { useWords } from '../words';

interface GrantAdminDialogProps {
  /** Who is to become an admin; null: nobody is asked about. */
  person: { name: string; email: string } | null;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before somebody gets all rights there are, and says who it is. */
export function GrantAdminDialog({ person, busy, onConfirm, onClose }: GrantAdminDialogProps) {
  const words = useWords();
  return (
    <ConfirmDialog
      open={person !== null}
      danger
      title={words('grantAdmin.title')}
      confirmLabel={words('grantAdmin.confirm')}
      busy={busy}
      busyLabel={words('grantAdmin.granting')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {person && words('grantAdmin.text', { person: words('users.person', person) })}
    </ConfirmDialog>
  );
}
