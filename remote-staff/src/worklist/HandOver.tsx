import { useCurrentUser } from 'shared-area';
import { AssignForm } from 'shared-area/assign';
import { useRecords, watchColleagues, type Application } from 'shared-data';
import { Skeleton } from 'shared-ui';
import { useOutcome } from 'shared-ui/outcome';
import { RecordsView } from '../records/RecordsView';
import { useWorklistMessages } from './i18n';
import { useAssignmentProblem } from './useAssignment';

interface HandOverProps {
  application: Application;
  onClose: () => void;
}

/** Asks for the new assignee: anybody who works here, except the applicant. */
export function HandOver({ application, onClose }: HandOverProps) {
  const t = useWorklistMessages();
  const { uid: ownUid } = useCurrentUser();
  const showOutcome = useOutcome();
  const describe = useAssignmentProblem();
  const colleagues = useRecords(watchColleagues);
  const { number, applicant } = application;
  return (
    <RecordsView state={colleagues} failed={t('handOver.failed')} skeleton={<Skeleton lines={3} />}>
      {(all) => (
        <AssignForm
          application={application}
          colleagues={all.filter(({ uid }) => uid !== ownUid && uid !== applicant.uid)}
          none={t('handOver.nobody')}
          label={t('handOver')}
          busyLabel={t('handOver.saving')}
          describe={describe}
          onCancel={onClose}
          onAssigned={(name = '') => {
            onClose();
            showOutcome({ tone: 'good', text: t('handed', { number, name }) });
          }}
        />
      )}
    </RecordsView>
  );
}
