import type { Application } from 'shared-data';
import { Dialog } from 'shared-ui/dialog';
import { useMessages } from '../i18n';
import { RejectForm } from './RejectForm';
import { useShowDecision } from './useDecisions';

interface RejectDialogProps {
  /** Null while nothing is being rejected. */
  application: Application | null;
  onClose: () => void;
}

/** Asks for the reason, which the citizen reads. */
export function RejectDialog({ application, onClose }: RejectDialogProps) {
  const t = useMessages();
  const showDecision = useShowDecision();
  return (
    <Dialog
      open={application !== null}
      title={application ? t('reject.title', { number: application.number }) : ''}
      onClose={onClose}
    >
      {application && (
        <RejectForm
          key={application.id}
          application={application}
          onCancel={onClose}
          onRejected={(rejected) => {
            onClose();
            showDecision(rejected);
          }}
        />
      )}
    </Dialog>
  );
}
