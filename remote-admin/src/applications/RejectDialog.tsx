import type { Application } from 'shared-data';
import { Dialog } from 'shared-ui/dialog';
import type { Outcome } from '../admin/OutcomeNotice';
import { useWords } from '../words';
import { RejectForm } from './RejectForm';

interface RejectDialogProps {
  /** Null while nothing is being rejected. */
  application: Application | null;
  onClose: () => void;
  onRejected: (outcome: Outcome) => void;
}

/** Asks for the reason, which the citizen reads. */
export function RejectDialog({ application, onClose, onRejected }: RejectDialogProps) {
  const words = useWords();
  return (
    <Dialog
      open={application !== null}
      title={application ? words('reject.title', { number: application.number }) : ''}
      onClose={onClose}
    >
      {application && (
        <RejectForm
          key={application.id}
          application={application}
          onCancel={onClose}
          onRejected={(outcome) => {
            onRejected(outcome);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
