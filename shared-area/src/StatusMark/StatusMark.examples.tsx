import type { CitizenStatus } from 'shared-data';
import { StatusMark } from './StatusMark';

const names: Record<`status.${CitizenStatus}`, string> = {
  'status.approved': 'Approved',
  'status.pending': 'Pending',
  'status.rejected': 'Rejected',
  'status.in-review': 'In review',
  'status.returned': 'Returned',
  'status.other': 'Other',
};
const t = (key: keyof typeof names) => names[key];

export function Approved() {
  return <StatusMark status="approved" t={t} />;
}

export function Pending() {
  return <StatusMark status="pending" t={t} />;
}

export function PendingWithItsStage() {
  return <StatusMark status="pending" t={t} stage="Recommended" />;
}

export function Rejected() {
  return <StatusMark status="rejected" t={t} />;
}

export function InReview() {
  return <StatusMark status="in-review" t={t} />;
}

export function Returned() {
  return <StatusMark status="returned" t={t} />;
}

export function Unknown() {
  return <StatusMark status="other" t={t} />;
}
