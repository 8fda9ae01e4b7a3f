import { ConfirmDialog } from 'shared-ui/dialog';
import { useMessages } from '../i18n';
import type { ApprovalQuestion } from './useDecisions';

interface ApproveDialogProps {
  /** Null while nothing is asked. */
  question: ApprovalQuestion | null;
  onClose: () => void;
}

/** Asks before an application is approved that no clerk has recommended. */
export function ApproveDialog({ question, onClose }: ApproveDialogProps) {
  const t = useMessages();
  const { number, service, applicant } = question?.application ?? {};
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
      <p>{t('reject.about', { service: service ?? '', applicant: applicant?.name ?? '' })}</p>
      <p>{t('approve.notRecommended')}</p>
    </ConfirmDialog>
  );
}
