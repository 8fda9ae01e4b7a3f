import { ConfirmDialog } from 'shared-ui/dialog';
import { usePeopleMessages } from './i18n';

interface GrantAdminDialogProps {
  /** Who is to become an admin; null: nobody is asked about. */
  person: { name: string; email: string } | null;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before somebody gets all rights there are, and says who it is. */
export function GrantAdminDialog({ person, busy, onConfirm, onClose }: GrantAdminDialogProps) {
  const t = usePeopleMessages();
  return (
    <ConfirmDialog
      open={person !== null}
      danger
      title={t('grantAdmin.title')}
      confirmLabel={t('grantAdmin.confirm')}
      busy={busy}
      busyLabel={t('grantAdmin.granting')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {person && t('grantAdmin.text', { person: t('users.person', person) })}
    </ConfirmDialog>
  );
}
