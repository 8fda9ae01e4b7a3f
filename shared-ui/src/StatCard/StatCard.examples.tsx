import { ClipboardList } from 'lucide-react';
import { StatCard } from './StatCard';

export function Plain() {
  return <StatCard label="Pending Items" value={3} />;
}

export function WithIconAndHint() {
  return (
    <StatCard
      label="Total applications"
      value={32}
      icon={<ClipboardList size={20} aria-hidden="true" />}
      hint="4 more than last month"
    />
  );
}
