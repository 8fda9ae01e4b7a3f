import {
  ApplicationChangedError,
  type Actor,
  type Application,
  type ApplicationStatus,
} from 'shared-data';
import { approveAll } from './approveAll';
import { attemptDecision } from './attemptDecision';
import { sortForApproval } from './sortForApproval';

const by: Actor = { uid: 'a', name: 'Admin', role: 'admin' };

function application(id: string, status: ApplicationStatus, more: Partial<Application> = {}) {
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
    ...more,
  } satisfies Application;
}

const idsOf = (applications: readonly Application[]) => applications.map(({ id }) => id);

it.each<[ApplicationStatus, 'takes' | 'approved' | 'rejected' | 'own', string]>([
  ['pending', 'takes', 'a'],
  ['in-review', 'takes', 'a'],
  ['returned', 'takes', 'a'],
  ['recommended', 'takes', 'a'],
  ['approved', 'approved', 'a'],
  ['rejected', 'rejected', 'a'],
  ['pending', 'own', 'u'],
  ['approved', 'approved', 'u'],
])('sorts %s into %s for the admin %s (#12.2)', (status, group, ownUid) => {
  const sorted = sortForApproval([application('1', status)], ownUid);
  expect(sorted).toEqual({
    takes: [],
    approved: [],
    rejected: [],
    own: [],
    [group]: [application('1', status)],
  });
});

it('approves each, and continues after a failure', async () => {
  const all = [
    application('1', 'pending'),
    application('2', 'returned'),
    application('3', 'recommended'),
  ];
  const failure = new Error('full');
  const decide = jest.fn((id: string) =>
    id === '2' ? Promise.reject(failure) : Promise.resolve(application(id, 'approved')),
  );
  const { approved, failed } = await approveAll(all, by.uid, { decide });
  expect(idsOf(approved)).toEqual(['1', '3']);
  expect(failed).toEqual([{ application: all[1], error: failure }]);
  expect(decide).toHaveBeenCalledWith('1', { decision: 'approved', revision: 4 });
});

it('never reverses a rejection, nor approves twice (#12.2)', async () => {
  const decide = jest.fn();
  const all = [application('1', 'approved'), application('2', 'rejected')];
  expect(await approveAll(all, by.uid, { decide })).toEqual({ approved: [], failed: [] });
  expect(decide).not.toHaveBeenCalled();
});

const other: Actor = { uid: 'b', name: 'Other', role: 'admin' };
const at = '2026-07-02T00:00:00Z';

it.each<[string, Actor, ApplicationStatus, 'approved' | 'failed']>([
  ['the same admin has approved', by, 'approved', 'approved'],
  ['another admin has approved', other, 'approved', 'failed'],
  ['the same admin has rejected', by, 'rejected', 'failed'],
])('counts what %s meanwhile as %4$s (#12.1)', async (_who, actor, status, result) => {
  const now = application('1', status, {
    revision: 5,
    history: [{ at, by: actor, from: 'pending', to: status }],
  });
  const outcome = await approveAll([application('1', 'pending')], by.uid, {
    decide: () => Promise.reject(new ApplicationChangedError('1')),
    findNewer: () => Promise.resolve(now),
  });
  expect(outcome.approved).toEqual(result === 'approved' ? [now] : []);
  expect(outcome.failed).toHaveLength(result === 'failed' ? 1 : 0);
});

describe('attemptDecision after a conflict', () => {
  const seen = application('1', 'pending');
  const error = new ApplicationChangedError('1');
  const attempt = (newer: Application | undefined) =>
    attemptDecision(
      { application: seen, ownUid: by.uid, to: 'approved', act: () => Promise.reject(error) },
      () => Promise.resolve(newer),
    );
  const changedBy = (actor: Actor) =>
    application('1', 'approved', {
      history: [{ at, by: actor, from: 'pending', to: 'approved' }],
    });

  it('reports what the other person did first', async () => {
    const newer = changedBy(other);
    expect(await attempt(newer)).toEqual({
      failed: { application: seen, error, step: newer.history[0] },
    });
  });

  it('reports a conflict for a step of the same person in another role', async () => {
    expect(await attempt(changedBy({ ...by, role: 'staff' }))).toHaveProperty('failed');
  });

  it.each([
    ['cannot be found', undefined],
    ['has no history', application('1', 'approved')],
  ])('reports only the error if the newer application %s', async (_what, newer) => {
    expect(await attempt(newer)).toEqual({ failed: { application: seen, error } });
  });

  it('looks for a newer revision than the one on the screen', async () => {
    const find = jest.fn(() => Promise.resolve(undefined));
    await attemptDecision(
      { application: seen, ownUid: by.uid, to: 'approved', act: () => Promise.reject(error) },
      find,
    );
    expect(find).toHaveBeenCalledWith('1', 4);
  });

  it('does not look for a newer application after another kind of error', async () => {
    const find = jest.fn(() => Promise.resolve(changedBy(by)));
    const full = new Error('full');
    const act = () => Promise.reject(full);
    expect(
      await attemptDecision({ application: seen, ownUid: by.uid, to: 'approved', act }, find),
    ).toEqual({
      failed: { application: seen, error: full },
    });
    expect(find).not.toHaveBeenCalled();
  });
});
