import { MonitorCheck, ShieldAlert, Users, Wrench } from 'lucide-react';
import {
  sessionLasts,
  useRecords,
  watchActiveSessions,
  watchMemberFigures,
  watchServices,
} from 'shared-data';
import { media, Skeleton, StatCard, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { useWords } from '../words';
import { alertDays } from './findAlerts';
import { useAlerts } from './useAlerts';

/** The four stat cards, each computed from the records. */
export function DashboardFigures() {
  const words = useWords();
  const people = useRecords(watchMemberFigures);
  const services = useRecords(watchServices);
  const sessions = useRecords(watchActiveSessions);
  const alerts = useAlerts();
  const failed = words('dashboard.failed');
  const skeleton = <Skeleton height="124px" />;

  return (
    <section aria-label={words('dashboard.figures')}>
      <Figures>
        <RecordsView state={people} failed={failed} skeleton={skeleton}>
          {({ members, invited }) => (
            <StatCard
              label={words('dashboard.totalUsers')}
              icon={<Users size={20} aria-hidden="true" />}
              value={members}
              hint={words('dashboard.totalUsersHint', { invited })}
            />
          )}
        </RecordsView>
        <RecordsView state={services} failed={failed} skeleton={skeleton}>
          {(list) => (
            <StatCard
              label={words('dashboard.services')}
              icon={<Wrench size={20} aria-hidden="true" />}
              value={list.length}
              hint={words('dashboard.servicesHint')}
            />
          )}
        </RecordsView>
        <RecordsView state={sessions} failed={failed} skeleton={skeleton}>
          {(active) => (
            <StatCard
              label={words('dashboard.activeSessions')}
              icon={<MonitorCheck size={20} aria-hidden="true" />}
              value={active.length}
              hint={words('dashboard.activeSessionsHint', { minutes: sessionLasts / 60_000 })}
            />
          )}
        </RecordsView>
        <RecordsView state={alerts} failed={failed} skeleton={skeleton}>
          {(list) => (
            <StatCard
              label={words('dashboard.securityAlerts')}
              icon={<ShieldAlert size={20} aria-hidden="true" />}
              value={list.length}
              hint={words('dashboard.securityAlertsHint', { days: alertDays })}
            />
          )}
        </RecordsView>
      </Figures>
    </section>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[8]};

  ${media.mobile} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr));
  }
`;
