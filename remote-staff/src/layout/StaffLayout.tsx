import { FilePlus2, Inbox, LayoutDashboard, ListChecks, Banknote } from 'lucide-react';
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
import { useStaffMember } from '../records/useStaffMember';
import { staffPaths } from '../staffPaths';
import { useMessages } from '../i18n';

const pages = [
  { page: 'dashboard', Icon: LayoutDashboard },
  { page: 'worklist', Icon: Inbox },
  { page: 'tasks', Icon: ListChecks },
  { page: 'applications', Icon: FilePlus2 },
  { page: 'payslips', Icon: Banknote },
] as const;

/** Few need it: it is fetched once this device’s clock is known to be wrong. */
const clockNotice = async () => (await import('shared-area/clock')).ClockNotice;

/** The frame of all pages behind the staff login. */
export function StaffLayout() {
  useSessionNote(useStaffMember());
  const t = useMessages();
  const connection = useConnection();
  const ahead = useClockDifference();
  const kind = useRecords(watchStoreKind);
  const hasSamples = kind.status === 'ready' && kind.data === 'device';
  const entries = pages.map(({ page, Icon }) => ({
    to: staffPaths[page],
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
