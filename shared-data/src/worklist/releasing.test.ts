import { readDocuments, writeDocuments } from '../documents/testing/rawDocuments';
import { storageForEachTest } from '../device/testing/storageForEachTest';
import { firstOf } from '../store/testing/follow';
import { byAdmin, byStaff, citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

const open = storageForEachTest();

describe('releasing a person’s applications on the device', () => {
  it('continues after one that cannot be read (#18)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { applications, worklist } = await open();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await submitNow(applications, draft(), citizen);
      await worklist.assign(id, { to: byStaff, by: byStaff });
      ids.push(id);
    }
    const [first = '', damaged = '', last = ''] = ids;
    const rows = await readDocuments('applications');
    const row = rows.find(({ id }) => id === damaged);
    await writeDocuments([[`applications/${damaged}`, { ...row?.fields, applicant: null }]]);

    await worklist.releaseAll(byStaff.uid, byAdmin);
    for (const id of [first, last]) {
      const { assignee } = await firstOf(applications.watchOne(id));
      expect(assignee).toBeUndefined();
    }
  });
});
