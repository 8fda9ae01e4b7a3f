import { useCurrentUser, useServiceName } from 'shared-area';
import { type Application } from 'shared-data';
import { adminStatus } from 'shared-data/model';
import { Button } from 'shared-ui';
import { RowActions } from 'shared-ui/table';
import { useApplicationsMessages } from './i18n';
import { useRowDecisions } from './useDecisions';

interface DecisionButtonsProps {
  application: Application;
}

/** Approves or rejects the application of a row. While one action is running, neither can be pressed. */
export function DecisionButtons({ application }: DecisionButtonsProps) {
  const t = useApplicationsMessages();
  const { uid: ownUid } = useCurrentUser();
  const { running, approve, reject } = useRowDecisions();
  const { id, number, applicant, status } = application;
  const service = useServiceName(application.service).text;
  if (applicant.uid === ownUid) return t('applications.own');
  const named = { number, service, applicant: applicant.name };
  const isRunning = running.has(id);
  return (
    <RowActions aria-busy={isRunning}>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('applications.approveOf', named)}
        aria-disabled={isRunning || adminStatus(status) === 'approved'}
        onClick={() => approve(application)}
      >
        {t('applications.approve')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('applications.rejectOf', named)}
        aria-disabled={isRunning || adminStatus(status) === 'rejected'}
        onClick={() => reject(application)}
      >
        {t('applications.reject')}
      </Button>
    </RowActions>
  );
}
