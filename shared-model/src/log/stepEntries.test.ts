import type { Application, ApplicationEvent } from '../applications/applicationSchema';
import { sampleApplication } from '../applications/testing/sampleApplication';
import { stepEntries } from './stepEntries';

type Status = Application['status'];

const clerk = { uid: 'meera', name: 'Meera', role: 'staff' } as const;
const admin = { uid: 'ravi', name: 'Ravi', role: 'admin' } as const;
const citizen = { uid: 'asha', name: 'Asha Rao', role: 'user' } as const;

/** The entries of a step from one status to another. */
function entriesOf(
  from: Status,
  to: Status,
  step: Pick<ApplicationEvent, 'by'> & Partial<ApplicationEvent>,
) {
  const before = sampleApplication({ status: from });
  const event = { at: '2026-07-02T10:00:00.000Z', from, to, ...step };
  const history = [...before.history, ...before.history, event];
  return stepEntries(before, { ...before, status: to, revision: 2, history });
}

const decision = {
  id: 'applications-a1-2',
  kind: 'decision',
  subject: '#PAN-2026-001',
  detail: 'Asha Rao, Birth Certificate',
};

it.each<[string, Status, Status, 'staff' | 'admin', string]>([
  ['an approval', 'recommended', 'approved', 'admin', 'approved'],
  ['a rejection', 'pending', 'rejected', 'admin', 'rejected'],
  ['a recommendation', 'in-review', 'recommended', 'staff', 'recommended'],
  ['a return', 'in-review', 'returned', 'staff', 'returned'],
  ['a recommendation that is taken back', 'recommended', 'in-review', 'staff', 'in-review'],
  ['a decision that is taken back', 'approved', 'recommended', 'admin', 'taken-back'],
])('logs %s', (_what, from, to, role, action) => {
  const by = role === 'admin' ? admin : clerk;
  expect(entriesOf(from, to, { by })).toEqual([{ ...decision, by, action }]);
});

it('logs the note of a decision behind the citizen and the service', () => {
  const [entry] = entriesOf('pending', 'rejected', { by: admin, note: 'No proof' });
  expect(entry?.detail).toBe('Asha Rao, Birth Certificate: No proof');
});

it.each<[string, Status, Status, ApplicationEvent['by']]>([
  ['a citizen', 'returned', 'pending', citizen],
  ['a clerk who begins a review', 'pending', 'in-review', clerk],
  ['a clerk who writes a note', 'in-review', 'in-review', clerk],
])('logs no step of %s', (_who, from, to, by) => {
  expect(entriesOf(from, to, { by })).toEqual([]);
});

it('logs the change of a certificate beside the decision, and alone', () => {
  const certificate = { number: '7K2MQ9XD04TT0', change: 'revoked' } as const;
  const entry = {
    id: 'certificates-7K2MQ9XD04TT0-revoked',
    by: admin,
    kind: 'certificate',
    action: 'revoked',
    subject: '#PAN-2026-001',
    detail: '7K2M-Q9XD-04TT-0',
  };
  const ofDecision = entriesOf('approved', 'rejected', { by: admin, certificate });
  expect(ofDecision).toEqual([{ ...decision, by: admin, action: 'rejected' }, entry]);
  expect(entriesOf('approved', 'approved', { by: admin, certificate })).toEqual([entry]);
});

it('logs nothing of an application without steps', () => {
  const empty = sampleApplication({ history: [] });
  expect(stepEntries(empty, { ...empty, status: 'approved' })).toEqual([]);
});
