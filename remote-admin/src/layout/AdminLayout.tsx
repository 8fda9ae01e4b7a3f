import {
  ChartColumn,
  FileCheck,
  LayoutDashboard,
  ScrollText,
  Settings,
  Users,
  Wrench,
} from 'lucide-react';
import { OfficeFrame, useCurrentUser } from 'shared-area';
import { useSessionNote } from 'shared-data';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';

/** The three of spec.md §2 first, then the targets of the dashboard's quick actions, and the log. */
const pages = [
  { page: 'dashboard', Icon: LayoutDashboard },
  { page: 'services', Icon: Wrench },
  { page: 'applications', Icon: FileCheck },
  { page: 'users', Icon: Users },
  { page: 'reports', Icon: ChartColumn },
  { page: 'log', Icon: ScrollText },
  { page: 'settings', Icon: Settings },
] as const;

/** The admin header bar above each page behind the login. */
export function AdminLayout() {
  const t = useMessages();
  useSessionNote(useCurrentUser());
  return (
    <OfficeFrame
      title={t('navigation.title')}
      entries={pages.map(({ page, Icon }) => ({
        to: adminPaths[page],
        label: t(`navigation.${page}`),
        Icon,
      }))}
      samples={t('sample.area')}
    />
  );
}
