import { BackLink } from 'shared-area';
import { useRecords } from 'shared-data';
import { ButtonLink, EmptyState, FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { watchStampedApplications } from '../my-applications/watchStampedApplications';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { Report } from './Report';

/** 'Generate Report': the citizen's applications on one sheet, to print or as CSV. */
export function ReportPage() {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const mine = useRecords(watchStampedApplications, uid);
  const isFilled = mine.status === 'ready' && mine.data.applications.length > 0;

  return (
    <>
      <BackLink to={userPaths.dashboard}>{t('activities.back')}</BackLink>
      {isFilled ? (
        <Report {...mine.data} />
      ) : (
        <>
          <PageHeading>{t('report.title')}</PageHeading>
          {mine.status === 'loading' && <PageSkeleton label={t('report.loading')} />}
          {mine.status === 'failed' && (
            <FailedState title={t('report.failed')} onRetry={mine.retry}>
              {problemMessage(mine.error)}
            </FailedState>
          )}
          {mine.status === 'ready' && (
            <EmptyState
              title={t('report.empty')}
              action={<ButtonLink to={userPaths.apply}>{t('applications.apply')}</ButtonLink>}
            >
              {t('report.emptyText')}
            </EmptyState>
          )}
        </>
      )}
    </>
  );
}
