import { BackLink, useCurrentUser } from 'shared-area';
import { useRecords } from 'shared-data';
import { ButtonLink, EmptyState, PageHeading } from 'shared-ui';
import { RecordsView } from '../citizen/RecordsView';
import { watchStampedApplications } from '../my-applications/watchStampedApplications';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { useApplicationMessages } from '../my-applications/i18n';
import { useReportMessages } from './i18n';
import { Report } from './Report';

/** 'Generate Report': the citizen's applications on one sheet, to print or as CSV. */
export function ReportPage() {
  const tUser = useMessages();
  const tApplication = useApplicationMessages();
  const t = useReportMessages();
  const { uid } = useCurrentUser();
  const mine = useRecords(watchStampedApplications, uid);
  const isFilled = mine.status === 'ready' && mine.data.applications.length > 0;

  return (
    <>
      <BackLink to={userPaths.dashboard}>{tUser('activities.back')}</BackLink>
      {isFilled ? (
        <Report {...mine.data} />
      ) : (
        <>
          <PageHeading>{t('title')}</PageHeading>
          <RecordsView state={mine} failed={t('failed')} loading={t('loading')}>
            {() => (
              <EmptyState
                title={t('empty')}
                drawing="documents"
                action={
                  <ButtonLink to={userPaths.apply}>{tApplication('applications.apply')}</ButtonLink>
                }
              >
                {t('emptyText')}
              </EmptyState>
            )}
          </RecordsView>
        </>
      )}
    </>
  );
}
