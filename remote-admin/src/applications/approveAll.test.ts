import type { Actor, Application, ApplicationStatus } from 'shared-data';
import { approveAll } from './approveAll';

const by: Actor = { uid: 'a', name: 'Admin', role: 'admin' };

function application(id: string, status: ApplicationStatus): Application {
  return {
    id,
    number: `#PAN-2026-${id}`,
    applicant: { uid: 'u', name: 'Asha', email: 'asha@example.com' },
    service: 'Birth Certificate',
    details: '',
    status,
    priority: 'normal',
    submittedAt: '2026-07-01T00:00:00Z',
    updatedAt: '2026-07-01T00:00:00Z',
    revision: 4,
    documents: [],
    history: [],
  };
}

it('approves each, skips what is approved, and goes on after a failure', async () => {
  const all = [
    application('1', 'pending'),
    application('2', 'approved'),
    application('3', 'rejected'),
    application('4', 'recommended'),
  ];
  const failure = new Error('changed');
  const decide = jest.fn((id: string) =>
    id === '3' ? Promise.reject(failure) : Promise.resolve(application(id, 'approved')),
  );
  const { approved, already, failed } = await approveAll(all, by, decide);
  expect(approved.map(({ id }) => id)).toEqual(['1', '4']);
  expect(already.map(({ id }) => id)).toEqual(['2']);
  expect(failed).toEqual([{ application: all[2], error: failure }]);
  expect(decide).toHaveBeenCalledTimes(3);
  expect(decide).toHaveBeenCalledWith('1', { decision: 'approved', by, revision: 4 });
});
