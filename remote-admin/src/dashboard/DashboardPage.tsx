import { media, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';
import { DashboardFigures } from './DashboardFigures';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { SecurityAlerts } from './SecurityAlerts';

/** `/admin/dashboard`: the figures, what can be done at once, and what has happened. */
export function DashboardPage() {
  const words = useWords();
  return (
    <>
      <PageHeading lead={words('dashboard.lead')}>{words('dashboard.title')}</PageHeading>
      <DashboardFigures />
      <QuickActions />
      <Columns>
        <RecentActivity />
        <SecurityAlerts />
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[6]};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
