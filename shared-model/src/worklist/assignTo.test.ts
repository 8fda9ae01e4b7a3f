import type { Actor, Application } from '../applications/applicationSchema';
import { sampleApplication } from '../applications/testing/sampleApplication';
import { ApplicationChangedError, RecordNotFoundError } from '../errors/errors';
import { limits } from '../limits/limits';
import { assignTo, unlessGone } from './assignTo';
import { AssignedError, type Assignment } from './Worklist';

const meera: Actor = { uid: 'meera', name: 'Meera', role: 'staff' };
const ravi: Actor = { uid: 'ravi', name: 'Ravi', role: 'staff' };
const admin: Actor = { uid: 'admin', name: 'Usha', role: 'admin' };
/** Their account is blocked. */
const leaver = { uid: 'leaver', name: 'Om' };
const citizen = { uid: 'asha', name: 'Asha Rao' };
const at = '2026-07-02T10:00:00.000Z';
const worksHere = (uid: string) => [meera, ravi, admin].some((each) => each.uid === uid);

/** An application that this person has. */
function of(person: { uid: string; name: string } | undefined, parts: Partial<Application> = {}) {
  const assignee = person && {
    uid: person.uid,
    name: person.name,
    at: '2026-07-01T09:00:00.000Z',
    by: meera,
  };
  return sampleApplication({ status: 'in-review', assignee, ...parts });
}

const assign = (application: Application, assignment: Assignment) =>
  assignTo(application, assignment, { at, worksHere });

it.each<[string, Application, Assignment, action: string, detail: string | undefined]>([
  [
    'a clerk takes one that nobody has',
    of(undefined),
    { to: meera, by: meera },
    'taken',
    undefined,
  ],
  ['a clerk hands over their own', of(meera), { to: ravi, by: meera }, 'handed-over', 'Ravi'],
  [
    'a clerk gives back their own',
    of(meera),
    { to: undefined, by: meera },
    'given-back',
    undefined,
  ],
  ['a clerk takes one of a leaver', of(leaver), { to: meera, by: meera }, 'taken', undefined],
  ['an admin takes one', of(ravi), { to: admin, by: admin }, 'taken', undefined],
  ['an admin assigns one', of(undefined), { to: ravi, by: admin }, 'assigned', 'Ravi'],
  ['an admin assigns one of a clerk', of(meera), { to: ravi, by: admin }, 'assigned', 'Ravi'],
  ['an admin assigns one of a leaver', of(leaver), { to: ravi, by: admin }, 'assigned', 'Ravi'],
  ['an admin hands over their own', of(admin), { to: ravi, by: admin }, 'handed-over', 'Ravi'],
  [
    'an admin gives back their own',
    of(admin),
    { to: undefined, by: admin },
    'given-back',
    undefined,
  ],
  [
    'an admin releases one of a clerk',
    of(meera),
    { to: undefined, by: admin },
    'released',
    'Meera',
  ],
  ['an admin releases one of a leaver', of(leaver), { to: undefined, by: admin }, 'released', 'Om'],
  [
    'an admin releases their own application from a leaver',
    of(leaver, { applicant: { ...admin, email: 'usha@example.com' } }),
    { to: undefined, by: admin },
    'released',
    'Om',
  ],
])('%s', (_, application, assignment, action, detail) => {
  const { to, by } = assignment;
  const { application: after, entry } = assign(application, assignment);
  const assignee = to && { uid: to.uid, name: to.name, at, by: { uid: by.uid, name: by.name } };
  expect(after).toEqual({ ...application, assignee });
  expect(entry).toEqual({ by, kind: 'assignment', action, subject: '#PAN-2026-001', detail });
});

it.each<[string, Application, Assignment, error: string]>([
  [
    'by a citizen',
    of(undefined),
    { to: meera, by: { ...meera, role: 'user' } },
    'NotPermittedError',
  ],
  [
    'with a note that is too long',
    of(meera),
    { to: ravi, by: meera, note: 'x'.repeat(limits.assignmentNote + 1) },
    'NotPermittedError',
  ],
  [
    'of a decided application',
    of(undefined, { status: 'approved' }),
    { to: meera, by: meera },
    'ApplicationChangedError',
  ],
  ['to its citizen', of(undefined), { to: citizen, by: admin }, 'OwnApplicationError'],
  ['by its citizen', of(meera), { to: ravi, by: { ...admin, ...citizen } }, 'OwnApplicationError'],
  [
    'by its citizen, who takes it back from a clerk',
    of(meera),
    { to: undefined, by: { ...admin, ...citizen } },
    'OwnApplicationError',
  ],
  [
    'by its citizen, who gives it from a leaver to a clerk',
    of(leaver),
    { to: ravi, by: { ...admin, ...citizen } },
    'OwnApplicationError',
  ],
  ['of a colleague, by a clerk', of(ravi), { to: meera, by: meera }, 'AssignedError'],
  ['of a colleague, who loses it', of(ravi), { to: undefined, by: meera }, 'AssignedError'],
  ['to a colleague, of nobody', of(undefined), { to: ravi, by: meera }, 'NotPermittedError'],
  ['to a leaver, by a clerk', of(meera), { to: leaver, by: meera }, 'NotPermittedError'],
  ['to a leaver, by an admin', of(undefined), { to: leaver, by: admin }, 'NotPermittedError'],
])('refuses an assignment %s', (_, application, assignment, name) => {
  expect(() => assign(application, assignment)).toThrow(expect.objectContaining({ name }) as Error);
});

it.each<[string, Application, Assignment]>([
  ['to the clerk who has it', of(meera), { to: meera, by: meera }],
  ['by an admin to the clerk who has it', of(meera), { to: meera, by: admin }],
  ['to nobody, where nobody has it', of(undefined), { to: undefined, by: meera }],
  ['by an admin to nobody, where nobody has it', of(undefined), { to: undefined, by: admin }],
  ['by a clerk to nobody, where a leaver has it', of(leaver), { to: undefined, by: meera }],
])('changes nothing by an assignment %s', (_, application, assignment) => {
  expect(assign(application, assignment)).toEqual({ application, entry: undefined });
});

it('lets nobody who assigns lose their work to a list that does not know them', () => {
  const by = { ...ravi, uid: 'new' };
  expect(assign(of(undefined), { to: by, by }).application.assignee).toMatchObject({ uid: 'new' });
});

it('marks that the person who hands it over left a note of up to 500 characters', () => {
  const note = 'x'.repeat(limits.assignmentNote);
  const { application } = assign(of(meera), { to: ravi, by: meera, note });
  expect(application.assignee).toHaveProperty('hasNote', true);
  const silent = assign(of(meera), { to: ravi, by: meera, note: '' });
  expect(silent.application.assignee).not.toHaveProperty('hasNote');
});

it('accepts an application of before there were accounts', () => {
  const applicant = { uid: null, name: 'Asha', email: 'asha@example.com' };
  const { application } = assign(of(undefined, { applicant }), { to: meera, by: meera });
  expect(application.assignee).toMatchObject({ uid: 'meera' });
});

describe('unlessGone', () => {
  it('gives the result of an assignment', async () => {
    await expect(unlessGone(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it.each([
    new AssignedError('Meera'),
    new ApplicationChangedError('a1'),
    new RecordNotFoundError('application', 'a1'),
  ])('goes on after $name', async (error) => {
    await expect(unlessGone(() => Promise.reject(error))).resolves.toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['any other error', new Error('Lost')],
    ['what is no error', 'AssignedError'],
  ])('fails with %s', async (_what, error) => {
    await expect(unlessGone(() => Promise.reject(error as Error))).rejects.toBe(error);
  });
});
