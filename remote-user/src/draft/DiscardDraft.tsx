import { useState } from 'react';
import { useAnnounce } from 'shared-platform';
import { Button } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { useDraftMessages } from './i18n';
import type { DraftAutosave } from './createDraftAutosave';

interface DiscardDraftProps {
  autosave: DraftAutosave;
  disabled: boolean;
  /** Called when the draft was removed: the form has to be remounted. */
  onDiscarded: () => void;
}

/** Discards the draft after a confirmation. */
export function DiscardDraft({ autosave, disabled, onDiscarded }: DiscardDraftProps) {
  const t = useDraftMessages();
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);

  async function discard() {
    setAsking(false);
    await autosave.discard();
    announce(t('discarded'));
    // The button disappears with the form.
    document.querySelector('h1')?.focus();
    onDiscarded();
  }

  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        cancelLabel={t('keep')}
        danger
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
      >
        {t('discardText')}
      </ConfirmDialog>
    </>
  );
}
