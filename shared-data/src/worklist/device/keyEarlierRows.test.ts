import { openRaw, writeRaw } from '../../device/testing/rawDatabase';
import { storageForEachTest } from '../../device/testing/storageForEachTest';
import { firstOf } from '../../store/testing/follow';
import { byStaff, citizen, draft } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

const open = storageForEachTest();

/** Takes from the device what only the work list has put in. */
async function forgetWorklist() {
  const db = await openRaw();
  const transaction = db.transaction(['seeds', 'applications'], 'readwrite');
  transaction.objectStore('seeds').delete('worklist');
  const request = transaction.objectStore('applications').getAll();
  const rows = await new Promise<{ keys: Record<string, unknown> }[]>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  db.close();
  await writeRaw(
    'applications',
    rows.map((row) => {
      const { desk, due, assignee, ...keys } = row.keys;
      expect([desk, due, assignee]).not.toContain(undefined);
      return { ...row, keys };
    }),
  );
}

describe('a device with applications of before there was a work list', () => {
  it('finds them in it, and what a clerk has of them', async () => {
    const before = await open();
    const { id } = await submitNow(before.applications, draft(), citizen);
    await before.worklist.assign(id, { to: byStaff, by: byStaff });
    const counts = await firstOf(before.worklist.watchCounts(byStaff.uid));
    before.close();
    await forgetWorklist();

    const { worklist } = await open();
    expect(await firstOf(worklist.watchCounts(byStaff.uid))).toEqual(counts);
    expect(counts).toMatchObject({ mine: 1 });
  });
});
