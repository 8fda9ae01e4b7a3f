import { ChartColumn, FileCheck, LayoutDashboard, Settings, Users, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { AreaLayout, AreaNavigation } from 'shared-ui';
import { adminPaths } from '../admin-paths';
import { useWords } from '../words';

export interface AdminLayoutProps {
  children: ReactNode;
}

const pages = [
  ['dashboard', LayoutDashboard],
  ['services', Wrench],
  ['applications', FileCheck],
  ['users', Users],
  ['reports', ChartColumn],
  ['settings', Settings],
] as const;

/** The admin header bar above each page behind the login. */
export function AdminLayout({ children }: AdminLayoutProps) {
  const words = useWords();
  const entries = pages.map(([page, Icon]) => ({
    to: adminPaths[page],
    label: words(`navigation.${page}`),
    icon: <Icon size={20} aria-hidden="true" />,
  }));
  return (
    <AreaLayout navigation={<AreaNavigation title={words('navigation.title')} entries={entries} />}>
      {children}
    </AreaLayout>
  );
}
