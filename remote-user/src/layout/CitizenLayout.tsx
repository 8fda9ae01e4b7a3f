import { ClipboardList, FilePlus2, LayoutDashboard, Search, UserRound } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from 'shared-area';
import { useConnection, useSessionNote } from 'shared-data';
import { AreaLayout, AreaNavigation, ConnectionNote } from 'shared-ui';
import { OutcomeProvider } from 'shared-ui/outcome';
import { useCitizen } from '../citizen/useCitizen';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';

const entries = [
  { page: 'dashboard', Icon: LayoutDashboard },
  { page: 'profile', Icon: UserRound },
  { page: 'search', Icon: Search },
  { page: 'apply', Icon: FilePlus2 },
  { page: 'applications', Icon: ClipboardList },
] as const;

/** The pages behind the login, under the navigation 'User Services' (spec.md §2). */
export function CitizenLayout() {
  const t = useMessages();
  const connection = useConnection();
  useSessionNote(useCitizen());
  return (
    <OutcomeProvider>
      <AreaLayout
        navigation={
          <AreaNavigation
            title={t('navigation.title')}
            entries={entries.map(({ page, Icon }) => ({
              to: userPaths[page],
              label: t(`navigation.${page}`),
              icon: <Icon size={20} aria-hidden="true" />,
            }))}
          />
        }
        note={connection && <ConnectionNote {...connection} />}
      >
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </AreaLayout>
    </OutcomeProvider>
  );
}
