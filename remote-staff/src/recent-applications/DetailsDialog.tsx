import type { Application } from 'shared-data';
import { Button } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { ApplicationContent } from '../review-application/ApplicationContent';
import { useMessages } from '../i18n';
import { ReviewLink } from './ReviewLink';

interface DetailsDialogProps {
  application: Application | undefined;
  onClose: () => void;
}

/** What an application says, without leaving the list. */
export function DetailsDialog({ application, onClose }: DetailsDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      open={application !== undefined}
      title={application?.number ?? ''}
      onClose={onClose}
      actions={
        application && (
          <>
            <ReviewLink application={application} />
            <Button variant="secondary" onClick={onClose}>
              {t('recent.close')}
            </Button>
          </>
        )
      }
    >
      {application && <ApplicationContent application={application} />}
    </Dialog>
  );
}
