import type { Activity } from 'shared-data';
import { ButtonLink, EmptyState, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { ActivityList } from '../activities/ActivityList';
import { ActivityListSkeleton } from '../activities/ActivityListSkeleton';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';

interface RecentActivitiesProps {
  /** Undefined while they load: a skeleton is shown. */
  activities: readonly Activity[] | undefined;
}

/** The number of activities on the dashboard. */
const shownCount = 4;

export function RecentActivities({ activities }: RecentActivitiesProps) {
  const t = useMessages();
  return (
    <section aria-labelledby="dashboard-activities">
      <Head>
        <h2 id="dashboard-activities">{t('dashboard.activities')}</h2>
        <ButtonLink to={userPaths.activities} variant="quiet" size="small">
          {t('dashboard.viewAll')}
        </ButtonLink>
      </Head>
      {!activities && (
        <>
          <VisuallyHidden role="status">{t('dashboard.loading')}</VisuallyHidden>
          <ActivityListSkeleton count={shownCount} />
        </>
      )}
      {activities?.length === 0 && (
        <EmptyState title={t('activities.empty')} drawing="village">
          {t('activities.emptyText')}
        </EmptyState>
      )}
      {activities && activities.length > 0 && <ActivityList activities={activities} />}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
`;
