import { FileText, House, Search, User } from 'lucide-react';
import { PageHeading } from '../PageHeading/PageHeading';
import { AreaLayout } from './AreaLayout';
import { AreaNavigation } from './AreaNavigation';

const entries = [
  { to: '/user/dashboard', label: 'Dashboard', icon: <House size={20} aria-hidden="true" /> },
  { to: '/user/profile', label: 'Profile', icon: <User size={20} aria-hidden="true" /> },
  { to: '/user/search', label: 'Search', icon: <Search size={20} aria-hidden="true" /> },
  { to: '/user/apply', label: 'Apply', icon: <FileText size={20} aria-hidden="true" /> },
];

export function WithNavigation() {
  return (
    <AreaLayout navigation={<AreaNavigation title="User Services" entries={entries} />}>
      <PageHeading lead="Search from our available government services">
        Discover Services
      </PageHeading>
    </AreaLayout>
  );
}
