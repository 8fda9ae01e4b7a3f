import { useState } from 'react';
import { Button } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { useWords } from '../../words';

interface DiscardDraftProps {
  disabled: boolean;
  onDiscard: () => void | Promise<void>;
}

export function DiscardDraft({ disabled, onDiscard }: DiscardDraftProps) {
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        {words('draft.discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words('draft.discardTitle')}
        confirmLabel={words('draft.discard')}
        cancelLabel={words('draft.keep')}
        danger
        onConfirm={() => {
          setAsking(false);
          void onDiscard();
        }}
        onClose={() => setAsking(false)}
      >
        {words('draft.discardText')}
      </ConfirmDialog>
    </>
  );
}
