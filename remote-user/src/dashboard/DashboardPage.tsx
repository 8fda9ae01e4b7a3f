import { useRecords, watchCitizenDashboard } from 'shared-data';
import { FailedState, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { Outbox } from '../outbox/Outbox';
import { useMessages } from '../i18n';
import { Figures } from './Figures';
import { QuickActions } from './QuickActions';
import { RecentActivities } from './RecentActivities';

export function DashboardPage() {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const dashboard = useRecords(watchCitizenDashboard, uid);

  return (
    <>
      <PageHeading lead={t('dashboard.lead')}>{t('dashboard.title')}</PageHeading>
      <Outbox />
      {dashboard.status !== 'failed' && (
        <Figures dashboard={dashboard.status === 'ready' ? dashboard.data : undefined} />
      )}
      <Columns>
        <div>
          {dashboard.status === 'failed' && (
            <FailedState title={t('dashboard.failed')} onRetry={dashboard.retry}>
              {problemMessage(dashboard.error)}
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
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: flex-start;
  margin-top: ${theme.space[2]};

  /* Beside each other where both have room, whatever the size of the text. */
  > * {
    flex: 1 1 min(100%, 18.75rem);
    min-width: 0;
  }

  > :first-child {
    flex: 999 1 min(100%, 24rem);
  }
`;
