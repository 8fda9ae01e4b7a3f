import { clearSession, writeSession, type Role } from 'shared-auth';
import { storageForEachTest } from '../device/testing/storageForEachTest';
import { forgetRecords, wipeEndedSession } from './records';
import { configureRecords, openRecords } from './openRecords';
import { forgetSignIn, noteSignIn } from './noteSignIn';

storageForEachTest();
beforeEach(() => configureRecords({ store: 'device' }));
afterEach(() => {
  jest.restoreAllMocks();
  clearSession();
  localStorage.clear();
});

/** Opens a page of an area in the session of somebody. */
function openPage(name: string, role: Role): Promise<void> {
  const person = { uid: name.toLowerCase(), name, email: `${name}@example.com`, role };
  writeSession(person);
  return noteSignIn(person);
}

/** Who signed in as what, the latest first. */
async function signIns(): Promise<string[]> {
  const { log } = await openRecords();
  const entries = await log.findAll({ kind: 'sign-in' });
  return entries.map(({ by, action }) => `${by.name} ${by.role} ${action}`);
}

describe('noteSignIn (#18.4)', () => {
  it('enters a sign-in in the log once, however many pages the person opens', async () => {
    await openPage('Meera', 'staff');
    await openPage('Meera', 'staff');
    expect(await signIns()).toEqual(['Meera staff signed-in']);
  });

  it('enters a sign-in once when two tabs open at the same time', async () => {
    await Promise.all([openPage('Meera', 'staff'), openPage('Meera', 'staff')]);
    expect(await signIns()).toHaveLength(1);
  });

  it('enters a sign-in for each person and each role', async () => {
    await openPage('Meera', 'staff');
    await openPage('Usha', 'admin');
    await openPage('Usha', 'staff');
    expect((await signIns()).toSorted()).toEqual([
      'Meera staff signed-in',
      'Usha admin signed-in',
      'Usha staff signed-in',
    ]);
  });

  it.each([
    ['signed out', () => forgetRecords()],
    ['closed the browser on a session that ends with it', () => wipeEndedSession('meera')],
  ])('enters a sign-in again after the person has %s', async (_, end) => {
    await openPage('Meera', 'staff');
    await end();
    await openPage('Meera', 'staff');
    expect(await signIns()).toHaveLength(2);
  });

  it('tries again with the next page when the entry failed', async () => {
    const { log } = await openRecords();
    const note = jest.spyOn(log, 'note').mockRejectedValueOnce(new Error('offline'));
    await expect(openPage('Meera', 'staff')).rejects.toThrow('offline');
    await openPage('Meera', 'staff');
    expect(note).toHaveBeenCalledTimes(2);
    expect(await signIns()).toHaveLength(1);
  });

  describe.each<[string, readonly ('getItem' | 'setItem' | 'removeItem')[]]>([
    ['blocked', ['getItem', 'setItem', 'removeItem']],
    ['full', ['setItem']],
  ])('where local storage is %s', (_, refused) => {
    beforeEach(() => {
      for (const method of refused) {
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('No storage.', 'SecurityError');
        });
      }
    });
    afterEach(forgetSignIn);

    it('enters a sign-in in the log once, however many pages the person opens', async () => {
      await openPage('Meera', 'staff');
      await openPage('Meera', 'staff');
      expect(await signIns()).toEqual(['Meera staff signed-in']);
    });

    it('enters it again after they have signed out', async () => {
      await openPage('Meera', 'staff');
      await forgetRecords();
      await openPage('Meera', 'staff');
      expect(await signIns()).toHaveLength(2);
    });
  });
});

it('enters nothing about a citizen (#18.4)', async () => {
  await openPage('Asha', 'user');
  expect(await signIns()).toEqual([]);
});
