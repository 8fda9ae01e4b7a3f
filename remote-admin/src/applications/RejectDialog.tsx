import type { Application } from 'shared-data';
import { Dialog } from 'shared-ui/dialog';
import { useOutcome } from 'shared-ui/outcome';
import { useApplicationsMessages } from './i18n';
import { RejectForm } from './RejectForm';
import { useDecisionOutcome } from './useDecisions';

interface RejectDialogProps {
  /** Null while the dialog is closed. */
  application: Application | null;
  onClose: () => void;
}

/** Asks for the reason, which the citizen reads. */
export function RejectDialog({ application, onClose }: RejectDialogProps) {
  const t = useApplicationsMessages();
  const showOutcome = useOutcome();
  const outcomeOf = useDecisionOutcome();
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
            showOutcome(outcomeOf(rejected));
          }}
        />
      )}
    </Dialog>
  );
}
