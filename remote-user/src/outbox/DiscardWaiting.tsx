import { listed, ServiceName } from 'shared-area';
import type { WaitingSubmission } from 'shared-data';
import { ConfirmDialog } from 'shared-ui/dialog';
import { OutboxMessage, useOutboxMessages } from './i18n';

interface DiscardWaitingProps {
  /** The submission to discard; undefined while the dialog is closed. */
  submission: WaitingSubmission | undefined;
  onDiscard: (submission: WaitingSubmission) => void;
  onClose: () => void;
}

/** Asks for confirmation before a submission is discarded, and lists what is lost. */
export function DiscardWaiting({ submission, onDiscard, onClose }: DiscardWaitingProps) {
  const t = useOutboxMessages();
  return (
    <ConfirmDialog
      open={submission !== undefined}
      title={t('discardTitle')}
      confirmLabel={t('discard')}
      cancelLabel={t('keep')}
      danger
      onConfirm={() => submission && onDiscard(submission)}
      onClose={onClose}
    >
      {submission && (
        <>
          <p>
            <OutboxMessage
              id="discardText"
              values={{ service: <ServiceName>{submission.service}</ServiceName> }}
            />
          </p>
          {submission.documents.length > 0 && (
            <p>
              {t('discardDocuments', {
                count: submission.documents.length,
              })}{' '}
              {listed(submission.documents.map(({ name }) => name))}
            </p>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
