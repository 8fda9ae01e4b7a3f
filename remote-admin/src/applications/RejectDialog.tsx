import type { Application } from 'shared-data';
import { Dialog } from 'shared-ui/dialog';
import { useWords } from '../words';
import { RejectForm } from './RejectForm';
import { useShowDecision } from './useDecisions';

interface RejectDialogProps {
  /** Null while nothing is being rejected. */
  application: Application | null;
  onClose: () => void;
}

/** Asks for the reason, which the citizen reads. */
export function RejectDialog({ application, onClose }: RejectDialogProps) {
  const words = useWords();
  const showDecision = useShowDecision();
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
          onRejected={(rejected) => {
            onClose();
            showDecision(rejected);
          }}
        />
      )}
    </Dialog>
  );
}
