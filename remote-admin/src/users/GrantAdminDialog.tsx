import { ConfirmDialog } from 'shared-ui/dialog';
import { usePeopleMessages } from './i18n';

interface GrantAdminDialogProps {
  /** The person who is to become an admin; null while the dialog is closed. */
  person: { name: string; email: string } | null;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a person gets all rights of an admin, and shows who it is. */
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
