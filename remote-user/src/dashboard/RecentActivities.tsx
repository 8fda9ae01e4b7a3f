import type { Activity } from 'shared-data';
import { ButtonLink, EmptyState, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { ActivityList } from '../activities/ActivityList';
import { userPaths } from '../user-paths';
import { useWords } from '../words';

interface RecentActivitiesProps {
  activities: readonly Activity[];
}

export function RecentActivities({ activities }: RecentActivitiesProps) {
  const words = useWords();
  return (
    <section aria-labelledby="dashboard-activities">
      <Head>
        <h2 id="dashboard-activities">{words('dashboard.activities')}</h2>
        <ButtonLink to={userPaths.activities} variant="quiet" size="small">
          {words('dashboard.viewAll')}
        </ButtonLink>
      </Head>
      {activities.length > 0 ? (
        <ActivityList activities={activities} />
      ) : (
        <EmptyState title={words('activities.empty')}>{words('activities.emptyText')}</EmptyState>
      )}
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
