import { ServiceName } from 'shared-area';
import { ConfirmDialog } from 'shared-ui/dialog';
import { ApplicationsMessage, useApplicationsMessages } from './i18n';
import type { ApprovalQuestion } from './useDecisions';

interface ApproveDialogProps {
  /** Null while the dialog is closed. */
  question: ApprovalQuestion | null;
  onClose: () => void;
}

/** Asks for confirmation before an application is approved that no clerk has recommended. */
export function ApproveDialog({ question, onClose }: ApproveDialogProps) {
  const t = useApplicationsMessages();
  const { number, applicant } = question?.application ?? {};
  const service = <ServiceName>{question?.application.service ?? ''}</ServiceName>;
  return (
    <ConfirmDialog
      open={question !== null}
      title={t('approve.title', { number: number ?? '' })}
      confirmLabel={t('approve.confirm')}
      onConfirm={() => {
        onClose();
        question?.approve();
      }}
      onClose={onClose}
    >
      <p>
        <ApplicationsMessage id="reject.about" values={{ service, applicant: applicant?.name }} />
      </p>
      <p>{t('approve.notRecommended')}</p>
    </ConfirmDialog>
  );
}
