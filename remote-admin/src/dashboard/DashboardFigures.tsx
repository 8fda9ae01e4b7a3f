import { MonitorCheck, ShieldAlert, Users, Wrench } from 'lucide-react';
import { useRecords, watchActiveSessions, watchMemberFigures, watchServices } from 'shared-data';
import { sessionLasts } from 'shared-data/model';
import { media, Skeleton, StatCard, StatList, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { useMessages } from '../i18n';
import { alertDays } from './findAlerts';
import { useAlerts } from './useAlerts';

/** The four stat cards, each computed from the records. */
export function DashboardFigures() {
  const t = useMessages();
  const people = useRecords(watchMemberFigures);
  const services = useRecords(watchServices);
  const sessions = useRecords(watchActiveSessions);
  const alerts = useAlerts();
  const failed = t('dashboard.failed');
  const skeleton = <Skeleton height="124px" />;

  return (
    <section aria-label={t('dashboard.figures')}>
      <Figures>
        <li>
          <RecordsView state={people} failed={failed} skeleton={skeleton}>
            {({ members, invited }) => (
              <StatCard
                label={t('dashboard.totalUsers')}
                icon={<Users size={20} aria-hidden="true" />}
                value={members}
                hint={t('dashboard.totalUsersHint', { invited })}
              />
            )}
          </RecordsView>
        </li>
        <li>
          <RecordsView state={services} failed={failed} skeleton={skeleton}>
            {(list) => (
              <StatCard
                label={t('dashboard.services')}
                icon={<Wrench size={20} aria-hidden="true" />}
                value={list.length}
                hint={t('dashboard.servicesHint')}
              />
            )}
          </RecordsView>
        </li>
        <li>
          <RecordsView state={sessions} failed={failed} skeleton={skeleton}>
            {(active) => (
              <StatCard
                label={t('dashboard.activeSessions')}
                icon={<MonitorCheck size={20} aria-hidden="true" />}
                value={active.length}
                hint={t('dashboard.activeSessionsHint', { minutes: sessionLasts / 60_000 })}
              />
            )}
          </RecordsView>
        </li>
        <li>
          <RecordsView state={alerts} failed={failed} skeleton={skeleton}>
            {(list) => (
              <StatCard
                label={t('dashboard.securityAlerts')}
                icon={<ShieldAlert size={20} aria-hidden="true" />}
                value={list.length}
                hint={t('dashboard.securityAlertsHint', { days: alertDays })}
              />
            )}
          </RecordsView>
        </li>
      </Figures>
    </section>
  );
}

const Figures = styled(StatList)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  margin-bottom: ${theme.space[8]};

  ${media.mobile} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr));

    /* Room for words of two lines, so that nothing moves when they come. */
    > li {
      min-height: 9.75rem;
    }
  }
`;
