import { MonitorCheck, ShieldAlert, Users, Wrench, type LucideIcon } from 'lucide-react';
import {
  useRecords,
  watchActiveSessions,
  watchMemberFigures,
  watchServices,
  type RecordsState,
} from 'shared-data';
import { sessionLasts } from 'shared-data/model';
import { media, Skeleton, StatCard, StatList, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { useMessages } from '../i18n';
import { alertDays } from './findAlerts';
import { useAlerts } from './useAlerts';

/** The four stat cards, computed from the records. */
export function DashboardFigures() {
  const t = useMessages();
  return (
    <section aria-label={t('dashboard.figures')}>
      <Figures>
        <Figure
          state={useRecords(watchMemberFigures)}
          label={t('dashboard.totalUsers')}
          Icon={Users}
          value={({ members }) => members}
          hint={({ invited }) => t('dashboard.totalUsersHint', { invited })}
        />
        <Figure
          state={useRecords(watchServices)}
          label={t('dashboard.services')}
          Icon={Wrench}
          value={countOf}
          hint={() => t('dashboard.servicesHint')}
        />
        <Figure
          state={useRecords(watchActiveSessions)}
          label={t('dashboard.activeSessions')}
          Icon={MonitorCheck}
          value={countOf}
          hint={() => t('dashboard.activeSessionsHint', { minutes: sessionLasts / 60_000 })}
        />
        <Figure
          state={useAlerts()}
          label={t('dashboard.securityAlerts')}
          Icon={ShieldAlert}
          value={countOf}
          hint={() => t('dashboard.securityAlertsHint', { days: alertDays })}
        />
      </Figures>
    </section>
  );
}

interface FigureProps<T> {
  state: RecordsState<T>;
  label: string;
  Icon: LucideIcon;
  value: (data: T) => number;
  hint: (data: T) => string;
}

function Figure<T>({ state, label, Icon, value, hint }: FigureProps<T>) {
  const t = useMessages();
  return (
    <li>
      <RecordsView
        state={state}
        failed={t('dashboard.failed')}
        skeleton={<Skeleton height="124px" />}
      >
        {(data) => (
          <StatCard
            label={label}
            icon={<Icon size={20} aria-hidden="true" />}
            value={value(data)}
            hint={hint(data)}
          />
        )}
      </RecordsView>
    </li>
  );
}

function countOf(list: readonly unknown[]): number {
  return list.length;
}

const Figures = styled(StatList)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  margin-bottom: ${theme.space[8]};

  ${media.mobile} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr));

    /* Room for labels of two lines, so that nothing moves when they load. */
    > li {
      min-height: 9.75rem;
    }
  }
`;
