import type { Application } from 'shared-data';
import { Button } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { ApplicationContent } from '../review-application/ApplicationContent';
import { useWords } from '../words';
import { ReviewLink } from './ReviewLink';

interface DetailsDialogProps {
  application: Application | undefined;
  onClose: () => void;
}

/** What an application says, without leaving the list. */
export function DetailsDialog({ application, onClose }: DetailsDialogProps) {
  const words = useWords();
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
              {words('recent.close')}
            </Button>
          </>
        )
      }
    >
      {application && <ApplicationContent application={application} />}
    </Dialog>
  );
}
