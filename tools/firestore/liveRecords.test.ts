/** @jest-environment node */
import type { Firestore } from 'firebase-admin/firestore';
import { record, writeRecords } from './liveRecords';

describe('writing the first records (#44.15)', () => {
  it('sends small batches, and sends one again whose answer did not come in time', async () => {
    const sizes: number[] = [];
    const commits = jest.fn(() => Promise.resolve());
    commits.mockRejectedValueOnce(Object.assign(new Error('4 DEADLINE_EXCEEDED'), { code: 4 }));
    const firestore = {
      doc: (path: string) => path,
      batch: () => {
        let size = 0;
        return {
          set: () => (size += 1),
          commit: () => {
            sizes.push(size);
            return commits();
          },
        };
      },
      // Only what `writeRecords` calls: the real client would connect to a server.
    } as unknown as Firestore;
    const say = jest.fn();
    const records = Array.from({ length: 120 }, (_, index) => record(`tasks/${index}`, {}));
    await writeRecords(firestore, records, say);
    expect(sizes).toEqual([50, 50, 50, 20]);
    expect(say).toHaveBeenCalledWith('Firestore does not answer. Trying again in 1 s …');
  });
});
