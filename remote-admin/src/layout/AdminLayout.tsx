import {
  ChartColumn,
  FileCheck,
  LayoutDashboard,
  ScrollText,
  Settings,
  Users,
  Wrench,
} from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from 'shared-area';
import {
  useClockDifference,
  useConnection,
  useRecords,
  useSessionNote,
  watchStoreKind,
} from 'shared-data';
import { AreaLayout, AreaNavigation, ConnectionNote, LazyPage, theme } from 'shared-ui';
import { OutcomeProvider } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { useAdmin } from '../admin/useAdmin';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';

/** The three of spec.md §2 first, then where the dashboard's quick actions lead, and the log. */
const pages = [
  { page: 'dashboard', Icon: LayoutDashboard },
  { page: 'services', Icon: Wrench },
  { page: 'applications', Icon: FileCheck },
  { page: 'users', Icon: Users },
  { page: 'reports', Icon: ChartColumn },
  { page: 'log', Icon: ScrollText },
  { page: 'settings', Icon: Settings },
] as const;

/** Few need it: it is fetched once this device’s clock is known to be wrong. */
const clockNotice = async () => (await import('shared-area/clock')).ClockNotice;

/** The admin header bar above each page behind the login. */
export function AdminLayout() {
  const t = useMessages();
  const connection = useConnection();
  const ahead = useClockDifference();
  const kind = useRecords(watchStoreKind);
  const hasSamples = kind.status === 'ready' && kind.data === 'device';
  useSessionNote(useAdmin());

  const entries = pages.map(({ page, Icon }) => ({
    to: adminPaths[page],
    label: t(`navigation.${page}`),
    icon: <Icon size={20} aria-hidden="true" />,
  }));
  return (
    <OutcomeProvider>
      <AreaLayout
        navigation={<AreaNavigation title={t('navigation.title')} entries={entries} />}
        note={
          connection ? (
            <ConnectionNote {...connection} />
          ) : (
            hasSamples && <Samples>{t('sample.area')}</Samples>
          )
        }
      >
        {ahead !== 0 && <LazyPage load={clockNotice} props={{ ahead }} waiting={false} />}
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </AreaLayout>
    </OutcomeProvider>
  );
}

const Samples = styled.p`
  max-width: none;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
