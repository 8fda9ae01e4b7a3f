import { useRecords } from 'shared-data';
import { FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { Outbox } from '../outbox/Outbox';
import { useApplicationMessages } from './i18n';
import { ApplicationsOverview } from './ApplicationsOverview';
import { watchStampedApplications } from './watchStampedApplications';

export function ApplicationsPage() {
  const t = useApplicationMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const mine = useRecords(watchStampedApplications, uid);

  return (
    <>
      <PageHeading lead={t('applications.lead')}>{t('applications.title')}</PageHeading>
      <Outbox />
      {mine.status === 'loading' && <PageSkeleton label={t('applications.loading')} />}
      {mine.status === 'failed' && (
        <FailedState title={t('applications.failed')} onRetry={mine.retry}>
          {problemMessage(mine.error)}
        </FailedState>
      )}
      {mine.status === 'ready' && <ApplicationsOverview {...mine.data} />}
    </>
  );
}
