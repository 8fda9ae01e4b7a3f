import { ClipboardList, FilePlus2, LayoutDashboard, Search, UserRound } from 'lucide-react';
import { AreaFrame, useCurrentUser } from 'shared-area';
import { useSessionNote } from 'shared-data';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';

const pages = [
  { page: 'dashboard', Icon: LayoutDashboard },
  { page: 'profile', Icon: UserRound },
  { page: 'search', Icon: Search },
  { page: 'apply', Icon: FilePlus2 },
  { page: 'applications', Icon: ClipboardList },
] as const;

/** The pages behind the login, under the navigation 'User Services' (spec.md §2). */
export function CitizenLayout() {
  const t = useMessages();
  useSessionNote(useCurrentUser());
  return (
    <AreaFrame
      title={t('navigation.title')}
      entries={pages.map(({ page, Icon }) => ({
        to: userPaths[page],
        label: t(`navigation.${page}`),
        Icon,
      }))}
    />
  );
}
