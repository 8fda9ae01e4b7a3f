import { useRecords, watchColleagues, type Application } from 'shared-data';
import { Skeleton } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { useOutcome } from 'shared-ui/outcome';
import { RecordsView } from '../records/RecordsView';
import { useStaffMember } from '../records/useStaffMember';
import { HandOverForm } from './HandOverForm';
import { useWorklistMessages } from './i18n';

interface HandOverDialogProps {
  /** Undefined while nothing is being handed over. */
  application: Application | undefined;
  onClose: () => void;
}

/** Gives an application to a colleague. */
export function HandOverDialog({ application, onClose }: HandOverDialogProps) {
  const t = useWorklistMessages();
  return (
    <Dialog
      open={application !== undefined}
      title={application ? t('handOver.title', { number: application.number }) : ''}
      onClose={onClose}
    >
      {application && <HandOver key={application.id} application={application} onClose={onClose} />}
    </Dialog>
  );
}

interface HandOverProps {
  application: Application;
  onClose: () => void;
}

/** Asks whom it is given to: anybody who works here, but not whose own it is. */
function HandOver({ application, onClose }: HandOverProps) {
  const t = useWorklistMessages();
  const { uid: ownUid } = useStaffMember();
  const showOutcome = useOutcome();
  const colleagues = useRecords(watchColleagues);
  const { number, applicant } = application;
  return (
    <RecordsView state={colleagues} failed={t('handOver.failed')} skeleton={<Skeleton lines={3} />}>
      {(all) => (
        <HandOverForm
          application={application}
          colleagues={all.filter(({ uid }) => uid !== ownUid && uid !== applicant.uid)}
          onCancel={onClose}
          onHandedOver={(name) => {
            onClose();
            showOutcome({ tone: 'good', text: t('handed', { number, name }) });
          }}
        />
      )}
    </RecordsView>
  );
}
