import { PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { DashboardFigures } from './DashboardFigures';
import { NeedsYou } from './NeedsYou';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { SecurityAlerts } from './SecurityAlerts';

/** `/admin/dashboard`: the figures, what waits for an admin, the quick actions and the recent activity. */
export function DashboardPage() {
  const t = useMessages();
  return (
    <>
      <PageHeading lead={t('dashboard.lead')}>{t('dashboard.title')}</PageHeading>
      <DashboardFigures />
      <NeedsYou />
      <QuickActions />
      <Columns>
        <RecentActivity />
        <SecurityAlerts />
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[6]};

  /* Side by side if both fit, whatever the size of the text. */
  > * {
    flex: 1 1 min(100%, 18rem);
    min-width: 0;
  }

  > :first-child {
    flex: 2 1 min(100%, 26rem);
  }
`;
