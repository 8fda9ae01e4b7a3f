import type { Member } from 'shared-data';
import { ConfirmDialog } from 'shared-ui/dialog';
import { usePeopleMessages } from './i18n';

interface BlockDialogProps {
  /** The account to block, or to unblock if it is blocked. */
  member: Member;
  /** Whether the store enforces it. */
  isEnforced: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an account is blocked or unblocked. */
export function BlockDialog({ member, isEnforced, onConfirm, onClose }: BlockDialogProps) {
  const t = usePeopleMessages();
  const act = member.blockedAt === undefined ? 'block' : 'unblock';
  return (
    <ConfirmDialog
      open
      danger={act === 'block'}
      title={t(`${act}.title`)}
      confirmLabel={t(`${act}.confirm`)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`${act}.text`, { person: t('users.person', member) })}</p>
      {!isEnforced && <p>{t('block.notEnforced')}</p>}
    </ConfirmDialog>
  );
}
