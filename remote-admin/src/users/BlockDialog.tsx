import type { Member } from 'shared-data';
import { ConfirmDialog } from 'shared-ui/dialog';
import { useWords } from '../words';

interface BlockDialogProps {
  /** Whose account is to be blocked, or unblocked where it is. */
  member: Member;
  /** Whether the store holds to it. */
  isEnforced: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an account is blocked or unblocked. */
export function BlockDialog({ member, isEnforced, onConfirm, onClose }: BlockDialogProps) {
  const words = useWords();
  const act = member.blockedAt === undefined ? 'block' : 'unblock';
  return (
    <ConfirmDialog
      open
      danger={act === 'block'}
      title={words(`${act}.title`)}
      confirmLabel={words(`${act}.confirm`)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{words(`${act}.text`, { person: words('users.person', member) })}</p>
      {!isEnforced && <p>{words('block.notEnforced')}</p>}
    </ConfirmDialog>
  );
}
