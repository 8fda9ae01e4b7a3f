import { useState } from 'react';
import { hasUnsavedWork } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui/dialog';
import { useMessages } from './i18n';

export interface SignOutDialogProps {
  /** How many applications would be lost; 0 where only unsaved input would be. */
  waiting: number;
  /** Takes back the parts of them that were already sent; resolves to whether all of them are taken back. */
  discard: () => Promise<boolean>;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks before a sign-out that would lose the input of a form, or discard submissions that wait to be sent. Those are
 * taken back first, while the account is still signed in.
 */
export function SignOutDialog({ waiting, discard, onStay, onLeave }: SignOutDialogProps) {
  const t = useMessages();
  const [state, setState] = useState<'asking' | 'discarding' | 'left'>('asking');
  const [isUnsaved] = useState(hasUnsavedWork);

  async function takeBack() {
    if (state !== 'asking') return;
    setState('discarding');
    try {
      if (await discard()) {
        onLeave();
        return;
      }
    } catch (error) {
      console.error('What was sent could not be taken back.', error);
    }
    setState('left');
  }

  if (state === 'left') {
    return (
      <ConfirmDialog
        open
        title={t('left.title')}
        confirmLabel={t('signOut')}
        cancelLabel={t('leave.stay')}
        onConfirm={onLeave}
        onClose={onStay}
      >
        {t('left.text')}
      </ConfirmDialog>
    );
  }
  if (waiting === 0) {
    return (
      <ConfirmDialog
        open
        danger
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('leave.stay')}
        onConfirm={onLeave}
        onClose={onStay}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('leave.title')}
      confirmLabel={t('leave.discard')}
      cancelLabel={t('leave.stay')}
      busy={state === 'discarding'}
      busyLabel={t('leave.discarding')}
      onConfirm={() => void takeBack()}
      onClose={state === 'asking' ? onStay : ignore}
    >
      <p>{t('leave.text', { waiting })}</p>
      {isUnsaved && <p>{t('unsaved.text')}</p>}
    </ConfirmDialog>
  );
}

/** A discard that has started cannot be stopped. */
function ignore() {
  return undefined;
}
