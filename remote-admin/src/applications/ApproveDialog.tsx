import { ServiceName } from 'shared-area';
import { LazyPage, Skeleton } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { ApplicationsMessage, useApplicationsMessages } from './i18n';
import { isRecommended } from './isRecommended';
import type { ApprovalQuestion } from './useDecisions';

const loadCertificate = async () =>
  (await import('./certificate/CertificateToSign')).CertificateToSign;

interface ApproveDialogProps {
  /** Null while the dialog is closed. */
  question: ApprovalQuestion | null;
  onClose: () => void;
}

/**
 * Asks for confirmation before an application is approved that no clerk has recommended, or whose approval signs a
 * certificate: it shows what will be signed.
 */
export function ApproveDialog({ question, onClose }: ApproveDialogProps) {
  const t = useApplicationsMessages();
  const { number, applicant } = question?.application ?? {};
  const isUnchecked = question !== null && !isRecommended(question.application);
  const certified = question?.certified;
  const service = <ServiceName>{question?.application.service ?? ''}</ServiceName>;
  return (
    <ConfirmDialog
      open={question !== null}
      title={t('approve.title', { number: number ?? '' })}
      confirmLabel={t(isUnchecked ? 'approve.confirm' : 'approve.sign')}
      onConfirm={() => {
        onClose();
        question?.approve();
      }}
      onClose={onClose}
    >
      <p>
        <ApplicationsMessage id="reject.about" values={{ service, applicant: applicant?.name }} />
      </p>
      {isUnchecked && <p>{t('approve.notRecommended')}</p>}
      {question && certified && (
        <>
          <p>{t('approve.certificate')}</p>
          <LazyPage
            load={loadCertificate}
            props={{ application: question.application, definition: certified }}
            waiting={<Skeleton lines={8} />}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
