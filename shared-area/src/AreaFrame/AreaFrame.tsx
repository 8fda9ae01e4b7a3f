import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useConnection, useUnanswered, useUnreadableCount } from 'shared-data';
import { AreaLayout, AreaNavigation, ConnectionNote, LazyPage } from 'shared-ui';
import { OutcomeProvider } from 'shared-ui/outcome';
import { PageBoundary } from '../PageBoundary/PageBoundary';
import { OfflineContext } from '../RecordsView/OfflineContext';
import { isSessionUnstored } from '../storage-problem/isSessionUnstored';

export interface AreaFrameProps {
  /** Names the navigation. */
  title: string;
  entries: readonly { to: string; label: string; Icon: LucideIcon }[];
  /** Below the navigation, while there is no message about the connection. */
  note?: ReactNode;
  /** Above each page. */
  notice?: ReactNode;
}

/** Few people need them, so they are loaded only then. */
const notices = async () => (await import('./AreaNotices')).AreaNotices;

/** The frame of an area's pages behind its login: navigation, connection, outcomes of actions, and the page itself. */
export function AreaFrame({ title, entries, note, notice }: AreaFrameProps) {
  const connection = useConnection();
  const count = useUnreadableCount();
  const shown = entries.map(({ Icon, ...entry }) => ({
    ...entry,
    icon: <Icon size={20} aria-hidden="true" />,
  }));
  return (
    <OutcomeProvider isUnanswered={useUnanswered()}>
      <AreaLayout
        navigation={<AreaNavigation title={title} entries={shown} />}
        note={connection ? <ConnectionNote {...connection} /> : note}
      >
        {notice}
        {(count > 0 || isSessionUnstored()) && (
          <LazyPage load={notices} props={{ count }} waiting={false} />
        )}
        <PageBoundary>
          <OfflineContext value={connection?.isOffline ?? false}>
            <Outlet />
          </OfflineContext>
        </PageBoundary>
      </AreaLayout>
    </OutcomeProvider>
  );
}
