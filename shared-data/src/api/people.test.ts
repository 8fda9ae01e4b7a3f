import { clearSession, writeSession } from 'shared-auth';
import { storageForEachTest } from '../device/testing/storageForEachTest';
import { configureRecords, openRecords } from './openRecords';
import { firstOf } from '../store/testing/follow';
import { byStaff, citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';
import { assignApplication } from './worklist';
import { changeRole, decideAccessRequest, noteSession, setAccountBlocked } from './people';

storageForEachTest();
beforeEach(async () => {
  configureRecords({ store: 'device' });
  writeSession({ uid: 'usha', name: 'Usha', email: 'usha@example.com', role: 'admin' });
  await noteSession({ ...byStaff, email: 'staff@example.com' });
});
afterEach(clearSession);

async function heldByClerk(): Promise<string> {
  const { id } = await submitNow((await openRecords()).applications, draft(), citizen);
  await assignApplication(id, { to: byStaff });
  return id;
}

async function assigneeOf(id: string) {
  const { applications } = await openRecords();
  return (await firstOf(applications.watchOne(id))).assignee?.uid;
}

describe('an application of a clerk', () => {
  it.each([
    ['their role is taken back', () => changeRole(byStaff.uid, 'user')],
    ['their account is blocked', () => setAccountBlocked(byStaff.uid, true)],
  ])('returns to the work list when %s (#18)', async (_, act) => {
    const id = await heldByClerk();
    await act();
    expect(await assigneeOf(id)).toBeUndefined();
    await expect(act()).resolves.toMatchObject({ uid: byStaff.uid });
  });

  describe('when the clerk had come in before their request was decided', () => {
    async function decide(granted: boolean) {
      const asked = { position: 'Clerk', accessLevel: 'staff' } as const;
      await noteSession({ ...byStaff, email: 'staff@example.com', ...asked });
      const id = await heldByClerk();
      await decideAccessRequest(byStaff.uid, { granted });
      const entries = await (await openRecords()).log.findAll({ kind: 'role' });
      const acts = entries.map(({ action, detail }) => [action, detail]);
      return { holder: await assigneeOf(id), acts };
    }

    it('returns to the work list with a refusal, which the log also shows as a changed role (#18)', async () => {
      expect(await decide(false)).toEqual({
        holder: undefined,
        acts: [
          ['changed', 'user'],
          ['refused', 'staff'],
        ],
      });
    });

    it('stays with the clerk when their request is granted (#18)', async () => {
      expect(await decide(true)).toEqual({ holder: byStaff.uid, acts: [['granted', 'staff']] });
    });
  });

  it.each([
    ['they become an admin', () => changeRole(byStaff.uid, 'admin')],
    ['their account is unblocked', () => setAccountBlocked(byStaff.uid, false)],
  ])('stays with the clerk when %s (#18)', async (_, act) => {
    const id = await heldByClerk();
    await act();
    expect(await assigneeOf(id)).toBe(byStaff.uid);
  });
});
