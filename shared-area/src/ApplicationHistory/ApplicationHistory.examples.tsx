import type { ApplicationEvent } from 'shared-data';
import { ApplicationHistory, type StepText } from './ApplicationHistory';

const clerk = { uid: 'meera', name: 'Meera Joshi', role: 'staff' } as const;

const history: ApplicationEvent[] = [
  {
    at: '2026-11-20T09:00:00.000Z',
    by: { uid: 'zubeda', name: 'Zubeda Quazi', role: 'user' },
    from: null,
    to: 'pending',
  },
  { at: '2026-11-21T09:00:00.000Z', by: clerk, from: 'pending', to: 'in-review' },
  {
    at: '2026-11-22T09:00:00.000Z',
    by: clerk,
    from: 'in-review',
    to: 'returned',
    note: 'The proof of residence cannot be read.',
  },
];

const what: Partial<Record<ApplicationEvent['to'], string>> = {
  pending: 'Application submitted',
  'in-review': 'Taken into review',
  returned: 'Returned to the citizen',
};

const describe = ({ to, by, note }: ApplicationEvent): StepText => ({
  what: what[to],
  by: by.name,
  note,
});

export function NewestFirst() {
  return <ApplicationHistory history={history} describe={describe} />;
}

export function OldestFirst() {
  return <ApplicationHistory history={history} first="oldest" describe={describe} />;
}

export function OfAnIssuedCertificate() {
  const issued: ApplicationEvent = {
    at: '2026-11-24T09:00:00.000Z',
    by: { uid: 'esha', name: 'Esha Rao', role: 'admin' },
    from: 'recommended',
    to: 'approved',
    certificate: { change: 'issued', number: '000000000102V' },
  };
  return <ApplicationHistory history={[issued]} describe={() => ({ what: 'Approved' })} />;
}
