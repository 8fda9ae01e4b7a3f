import { FilePlus2, LayoutDashboard, ListChecks, Banknote } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { useConnection, useRecords, useSessionNote, watchStoreKind } from 'shared-data';
import { AreaLayout, AreaNavigation, ConnectionNote, theme } from 'shared-ui';
import { OutcomeProvider } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { useStaffMember } from '../records/useStaffMember';
import { staffPaths } from '../staffPaths';
import { useWords } from '../words';

/** The frame of all pages behind the staff login. */
export function StaffLayout() {
  useSessionNote(useStaffMember());
  const words = useWords();
  const connection = useConnection();
  const kind = useRecords(watchStoreKind);
  const hasSamples = kind.status === 'ready' && kind.data === 'device';
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
        note={
          connection ? (
            <ConnectionNote {...connection} />
          ) : (
            hasSamples && <Samples>{words('sample.area')}</Samples>
          )
        }
      >
        <Outlet />
      </AreaLayout>
    </OutcomeProvider>
  );
}

const Samples = styled.p`
  max-width: none;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
