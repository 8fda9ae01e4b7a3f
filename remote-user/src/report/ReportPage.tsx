import { BackLink } from 'shared-area';
import { useRecords } from 'shared-data';
import { ButtonLink, EmptyState, FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { watchStampedApplications } from '../my-applications/watchStampedApplications';
import { userPaths } from '../userPaths';
import { useWords } from '../words';
import { Report } from './Report';

/** 'Generate Report': the citizen's applications on one sheet, to print or as CSV. */
export function ReportPage() {
  const words = useWords();
  const problemWords = useProblemWords();
  const { uid } = useCitizen();
  const mine = useRecords(watchStampedApplications, uid);
  const isFilled = mine.status === 'ready' && mine.data.applications.length > 0;

  return (
    <>
      <BackLink to={userPaths.dashboard}>{words('activities.back')}</BackLink>
      {isFilled ? (
        <Report {...mine.data} />
      ) : (
        <>
          <PageHeading>{words('report.title')}</PageHeading>
          {mine.status === 'loading' && <PageSkeleton label={words('report.loading')} />}
          {mine.status === 'failed' && (
            <FailedState title={words('report.failed')} onRetry={mine.retry}>
              {problemWords(mine.error)}
            </FailedState>
          )}
          {mine.status === 'ready' && (
            <EmptyState
              title={words('report.empty')}
              action={<ButtonLink to={userPaths.apply}>{words('applications.apply')}</ButtonLink>}
            >
              {words('report.emptyText')}
            </EmptyState>
          )}
        </>
      )}
    </>
  );
}
