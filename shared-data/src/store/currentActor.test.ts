import { clearSession, writeSession, type Role, type SessionUser } from 'shared-auth';
import { decideApplication, moveApplication, takeBackDecision } from '../api/applications';
import { storageForEachTest } from '../device/testing/storageForEachTest';
import {
  decideAccessRequest,
  noteSession,
  setAccountBlocked,
  watchAccessRequests,
} from '../api/people';
import { createTask } from '../api/tasks';
import { configureRecords, openRecords } from '../api/openRecords';
import { firstOf } from './testing/follow';
import { citizen, draft } from './testing/records';
import { submitNow } from './testing/submitNow';

storageForEachTest();
beforeEach(() => configureRecords({ store: 'device' }));
afterEach(clearSession);

function signIn(name: string, role: Role): SessionUser {
  const user = { uid: name.toLowerCase(), name, email: `${name}@example.com`, role };
  writeSession(user);
  return user;
}

async function submitted(): Promise<string> {
  const { id } = await submitNow((await openRecords()).applications, draft(), citizen);
  return id;
}

const task = { title: 'Call', priority: 'low', status: 'pending', dueDate: '2026-11-30' } as const;

describe('the signed-in person', () => {
  it('appears in the history with the role of their session at that moment (#14.2)', async () => {
    const id = await submitted();
    signIn('Meera', 'staff');
    await moveApplication(id, { to: 'in-review', revision: 1 });
    clearSession();
    signIn('Usha', 'admin');
    await decideApplication(id, { decision: 'approved', revision: 2 });
    signIn('Usha', 'staff');
    const { history } = await moveApplication(id, { to: 'approved', note: 'Ready.', revision: 3 });
    expect(history.slice(1).map(({ by }) => by)).toEqual([
      { uid: 'meera', name: 'Meera', role: 'staff' },
      { uid: 'usha', name: 'Usha', role: 'admin' },
      { uid: 'usha', name: 'Usha', role: 'staff' },
    ]);
  });

  it('takes back their own decision, but not another admin’s (#14.2)', async () => {
    const id = await submitted();
    signIn('Usha', 'admin');
    const decided = await decideApplication(id, { decision: 'rejected', revision: 1 });
    signIn('Vikram', 'admin');
    await expect(takeBackDecision(decided)).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
    signIn('Usha', 'admin');
    const { status, history } = await takeBackDecision(decided);
    expect(status).toBe('pending');
    expect(history.at(-1)?.by.name).toBe('Usha');
  });

  it('decides a request, blocks others and assigns tasks (#14.2)', async () => {
    await noteSession({ ...citizen, role: 'staff', position: 'Clerk', accessLevel: 'staff' });
    const usha = signIn('Usha', 'admin');
    await noteSession(usha);
    await decideAccessRequest(citizen.uid, { granted: true });
    const requests = await firstOf(watchAccessRequests());
    expect(requests.find(({ uid }) => uid === citizen.uid)?.decision?.by).toEqual({
      uid: 'usha',
      name: 'Usha',
      role: 'admin',
    });
    await expect(setAccountBlocked('usha', true)).rejects.toMatchObject({
      name: 'OwnAccountError',
    });
    expect(await createTask({ ...task, draftId: 'd' })).toMatchObject({ assignedBy: 'Usha' });
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['moving an application', (id) => moveApplication(id, { to: 'in-review', revision: 1 })],
    ['deciding', (id) => decideApplication(id, { decision: 'approved', revision: 1 })],
    ['deciding a request', (id) => decideAccessRequest(id, { granted: true })],
    ['blocking an account', (id) => setAccountBlocked(id, true)],
    ['creating a task', (id) => createTask({ ...task, draftId: id })],
  ])('must exist for %s (#14.2)', async (_action, act) => {
    const id = await submitted();
    await expect(act(id)).rejects.toMatchObject({ name: 'SignedOutError' });
  });
});
