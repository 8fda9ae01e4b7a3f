import { FilePlus2, LayoutDashboard, ListChecks, Banknote } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { useConnection, useSessionNote } from 'shared-data';
import { AreaLayout, AreaNavigation, ConnectionNote } from 'shared-ui';
import { OutcomeProvider } from 'shared-ui/outcome';
import { useStaffMember } from '../records/useStaffMember';
import { staffPaths } from '../staff-paths';
import { useWords } from '../words';

/** The frame of all pages behind the staff login. */
export function StaffLayout() {
  useSessionNote(useStaffMember());
  const words = useWords();
  const connection = useConnection();
  const entries = [
    {
      to: staffPaths.dashboard,
      label: words('navigation.dashboard'),
      icon: <LayoutDashboard size={20} aria-hidden="true" />,
    },
    {
      to: staffPaths.tasks,
      label: words('navigation.tasks'),
      icon: <ListChecks size={20} aria-hidden="true" />,
    },
    {
      to: staffPaths.applications,
      label: words('navigation.applications'),
      icon: <FilePlus2 size={20} aria-hidden="true" />,
    },
    {
      to: staffPaths.payslips,
      label: words('navigation.payslips'),
      icon: <Banknote size={20} aria-hidden="true" />,
    },
  ];

  return (
    <OutcomeProvider>
      <AreaLayout
        navigation={<AreaNavigation title={words('navigation.title')} entries={entries} />}
        note={connection && <ConnectionNote {...connection} />}
      >
        <Outlet />
      </AreaLayout>
    </OutcomeProvider>
  );
}
