import { PageHeading } from 'shared-ui';
import { useWords } from '../words';

export function DashboardPage() {
  const words = useWords();
  return <PageHeading lead={words('dashboard.lead')}>{words('dashboard.title')}</PageHeading>;
}
