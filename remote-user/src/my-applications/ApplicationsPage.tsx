import { useRecords } from 'shared-data';
import { FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { Outbox } from '../outbox/Outbox';
import { useWords } from '../words';
import { ApplicationsOverview } from './ApplicationsOverview';
import { watchStampedApplications } from './watchStampedApplications';

export function ApplicationsPage() {
  const words = useWords();
  const problemWords = useProblemWords();
  const { uid } = useCitizen();
  const mine = useRecords(watchStampedApplications, uid);

  return (
    <>
      <PageHeading lead={words('applications.lead')}>{words('applications.title')}</PageHeading>
      <Outbox />
      {mine.status === 'loading' && <PageSkeleton label={words('applications.loading')} />}
      {mine.status === 'failed' && (
        <FailedState title={words('applications.failed')} onRetry={mine.retry}>
          {problemWords(mine.error)}
        </FailedState>
      )}
      {mine.status === 'ready' && <ApplicationsOverview {...mine.data} />}
    </>
  );
}
