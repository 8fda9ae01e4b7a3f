import { useState } from 'react';
import { Button } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { useApplyMessages } from './i18n';

interface DiscardDraftProps {
  disabled: boolean;
  onDiscard: () => void | Promise<void>;
}

export function DiscardDraft({ disabled, onDiscard }: DiscardDraftProps) {
  const t = useApplyMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        {t('draft.discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('draft.discardTitle')}
        confirmLabel={t('draft.discard')}
        cancelLabel={t('draft.keep')}
        danger
        onConfirm={() => {
          setAsking(false);
          void onDiscard();
        }}
        onClose={() => setAsking(false)}
      >
        {t('draft.discardText')}
      </ConfirmDialog>
    </>
  );
}
