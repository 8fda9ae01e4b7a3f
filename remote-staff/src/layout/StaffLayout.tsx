import { FilePlus2, Inbox, LayoutDashboard, ListChecks, Banknote } from 'lucide-react';
import { OfficeFrame, useCurrentUser } from 'shared-area';
import { useSessionNote } from 'shared-data';
import { staffPaths } from '../staffPaths';
import { useMessages } from '../i18n';

const pages = [
  { page: 'dashboard', Icon: LayoutDashboard },
  { page: 'worklist', Icon: Inbox },
  { page: 'tasks', Icon: ListChecks },
  { page: 'applications', Icon: FilePlus2 },
  { page: 'payslips', Icon: Banknote },
] as const;

/** The frame of all pages behind the staff login. */
export function StaffLayout() {
  const t = useMessages();
  useSessionNote(useCurrentUser());
  return (
    <OfficeFrame
      title={t('navigation.title')}
      entries={pages.map(({ page, Icon }) => ({
        to: staffPaths[page],
        label: t(`navigation.${page}`),
        Icon,
      }))}
      samples={t('sample.area')}
    />
  );
}
