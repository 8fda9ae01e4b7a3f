import { AssignForm } from 'shared-area/assign';
import { useRecords, watchColleagues, type Application } from 'shared-data';
import { Skeleton } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { useOutcome } from 'shared-ui/outcome';
import { RecordsView } from '../../admin/RecordsView';
import { useProblemMessage } from '../../admin/useProblemMessage';
import { useAssignMessages } from './i18n';

interface AssignDialogProps {
  application: Application;
  open: boolean;
  onClose: () => void;
}

/** Assigns an application to a colleague, or returns it to the work list. */
export function AssignDialog({ application, open, onClose }: AssignDialogProps) {
  const t = useAssignMessages();
  const { number } = application;
  return (
    <Dialog open={open} title={t('dialogTitle', { number })} onClose={onClose}>
      {open && <Assign application={application} onClose={onClose} />}
    </Dialog>
  );
}

/** Everybody who works here, except the applicant and the current assignee. */
function Assign({ application, onClose }: Omit<AssignDialogProps, 'open'>) {
  const t = useAssignMessages();
  const showOutcome = useOutcome();
  const describe = useProblemMessage();
  const colleagues = useRecords(watchColleagues);
  const { number, applicant, assignee } = application;
  return (
    <RecordsView state={colleagues} failed={t('failed')} skeleton={<Skeleton lines={3} />}>
      {(all) => (
        <AssignForm
          application={application}
          colleagues={all.filter(({ uid }) => uid !== applicant.uid && uid !== assignee?.uid)}
          none={t('noColleague')}
          release={assignee && t('backToList')}
          label={t('save')}
          busyLabel={t('saving')}
          describe={describe}
          onCancel={onClose}
          onAssigned={(name) => {
            onClose();
            const text =
              name === undefined ? t('released', { number }) : t('assigned', { number, name });
            showOutcome({ tone: 'good', text });
          }}
        />
      )}
    </RecordsView>
  );
}
