import type { Application } from 'shared-data';
import { LazyPage, Skeleton } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { useWorklistMessages } from './i18n';

/** Loaded on demand with the library of forms, which the rest of the work list does not need. */
const loadHandOver = async () => (await import('./HandOver')).HandOver;

interface HandOverDialogProps {
  /** Undefined while the dialog is closed. */
  application: Application | undefined;
  onClose: () => void;
}

/** Hands over an application to a colleague. */
export function HandOverDialog({ application, onClose }: HandOverDialogProps) {
  const t = useWorklistMessages();
  return (
    <Dialog
      open={application !== undefined}
      title={application ? t('handOver.title', { number: application.number }) : ''}
      onClose={onClose}
    >
      {application && (
        <LazyPage
          key={application.id}
          load={loadHandOver}
          props={{ application, onClose }}
          waiting={<Skeleton lines={3} />}
        />
      )}
    </Dialog>
  );
}
