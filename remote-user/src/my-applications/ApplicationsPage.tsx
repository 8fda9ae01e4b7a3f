import { useCurrentUser } from 'shared-area';
import { useRecords } from 'shared-data';
import { PageHeading } from 'shared-ui';
import { RecordsView } from '../citizen/RecordsView';
import { Outbox } from '../outbox/Outbox';
import { useApplicationMessages } from './i18n';
import { ApplicationsOverview } from './ApplicationsOverview';
import { watchStampedApplications } from './watchStampedApplications';

export function ApplicationsPage() {
  const t = useApplicationMessages();
  const { uid } = useCurrentUser();
  const mine = useRecords(watchStampedApplications, uid);

  return (
    <>
      <PageHeading lead={t('applications.lead')}>{t('applications.title')}</PageHeading>
      <Outbox />
      <RecordsView
        state={mine}
        failed={t('applications.failed')}
        loading={t('applications.loading')}
      >
        {(applications) => <ApplicationsOverview {...applications} />}
      </RecordsView>
    </>
  );
}
