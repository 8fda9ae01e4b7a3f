import { useRecords, watchCitizenDashboard } from 'shared-data';
import { FailedState, media, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { Outbox } from '../outbox/Outbox';
import { useWords } from '../words';
import { Figures } from './Figures';
import { QuickActions } from './QuickActions';
import { RecentActivities } from './RecentActivities';

export function DashboardPage() {
  const words = useWords();
  const problemWords = useProblemWords();
  const { uid } = useCitizen();
  const dashboard = useRecords(watchCitizenDashboard, uid);

  return (
    <>
      <PageHeading lead={words('dashboard.lead')}>{words('dashboard.title')}</PageHeading>
      <Outbox />
      {dashboard.status !== 'failed' && (
        <Figures dashboard={dashboard.status === 'ready' ? dashboard.data : undefined} />
      )}
      <Columns>
        <div>
          {dashboard.status === 'failed' && (
            <FailedState title={words('dashboard.failed')} onRetry={dashboard.retry}>
              {problemWords(dashboard.error)}
            </FailedState>
          )}
          {dashboard.status !== 'failed' && (
            <RecentActivities
              activities={dashboard.status === 'ready' ? dashboard.data.activities : undefined}
            />
          )}
        </div>
        <QuickActions />
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: ${theme.space[8]};
  align-items: start;
  margin-top: ${theme.space[2]};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
