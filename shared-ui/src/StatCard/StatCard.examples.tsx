import { ClipboardList } from 'lucide-react';
import { StatCard, StatList } from './StatCard';

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

export function Several() {
  return (
    <StatList>
      <li>
        <StatCard label="Upcoming Tasks" value={2} />
      </li>
      <li>
        <StatCard label="New Messages" value={5} />
      </li>
    </StatList>
  );
}
