import {
  applyFor,
  publishService,
} from '../../shared-data/src/certificates/contract/certifiedService';
import { firstOf, follow } from '../../shared-data/src/store/testing/follow';
import { draft } from '../../shared-data/src/store/testing/records';
import { submitNow } from '../../shared-data/src/store/testing/submitNow';
import { openMeteredCouncil, type MeteredCouncil } from './MeteredCouncil';
import { emptyBill, readsOf } from './openBill';
import { sampleVillage, walkers } from './sampleVillage';

const { citizen, clerk, admin } = walkers;
let council: MeteredCouncil;

beforeAll(async () => {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  council = openMeteredCouncil(emulator, 'demo-costs');
  await council.enter(sampleVillage(30, new Date()));
});
afterEach(() => council.closeBrowsers());
afterAll(() => council.close());

describe('the bill', () => {
  it('counts each received record, and cached records only once', async () => {
    const { store, bill } = await council.open(citizen);
    const mine = store.applications.watchMine(citizen.uid);
    expect(await firstOf(mine)).toHaveLength(5);
    // The rules read the membership, to check whether the account is blocked.
    expect(await bill()).toEqual({ ...emptyBill(), records: 5, ruled: 1 });
    const again = follow(mine);
    expect((await bill()).records).toBe(1);
    again.stop();
  });

  it('counts the reads of the rules: the role, with every query of staff', async () => {
    const { store, bill } = await council.open(clerk);
    await firstOf(store.services.watch());
    expect(await bill()).toMatchObject({ records: 5, ruled: 0 });
    await firstOf(store.tasks.watch());
    expect(await bill()).toMatchObject({ records: 24, ruled: 1 });
  });

  it('counts a read for each count, and for the record that signals changes', async () => {
    const { store, bill } = await council.open(clerk);
    const { total } = await firstOf(store.applications.watchCounts());
    const counts = await bill();
    expect(counts.counted).toHaveLength(6);
    expect(counts.counted.reduce((sum, each) => sum + each)).toBe(total);
    expect(counts).toMatchObject({ records: 1, ruled: 7 });
    expect(readsOf(counts)).toBe(14);
  });

  it('counts the writes of a submission, and the change in an open tab', async () => {
    const { store, bill } = await council.open(citizen);
    const mine = follow(store.applications.watchMine(citizen.uid));
    await mine.until((list) => list.length === 5);
    await bill();
    const documents = [
      new File([new Uint8Array(200_000)], 'Proof.pdf', { type: 'application/pdf' }),
    ];
    await store.applications.submit(
      { id: 'tiny', service: 'Birth Certificate', details: 'For school.', documents },
      citizen,
    );
    await mine.until((list) => list.length === 6);
    expect(await bill()).toEqual({
      // Two checks whether the application exists, one read in the list, one of the new application; the
      // service as it is found, whether it is offered before and after the documents, and the days that it promises;
      // the open days and the holidays; whether the number is free; two reads of the announcement of its documents, two of the
      // usage.
      records: 15,
      // Both chunks.
      counted: [2],
      // The announcement with each chunk; three reads with the announcement, ten with the application and its public record;
      // and for each of thirteen requests the membership, to check whether the account is blocked.
      ruled: 28,
      // The announcement, two chunks, the application, its number, its public record, and the usage twice.
      writes: 8,
      // The announcement.
      deletes: 1,
      commits: expect.any(Array) as unknown,
    });
    mine.stop();
  });

  it('counts what a certificate adds to an approval: the records, and the reads of the rules', async () => {
    const decider = await council.open(admin);
    const applicant = await council.open(citizen);
    const serviceId = await publishService(decider.store);
    const bills = [];
    // An application without a form gets no certificate; the first certificate also creates and registers the
    // key.
    for (const certified of [false, true, true]) {
      const { id } = await (certified
        ? applyFor(applicant.store, serviceId, {}, citizen)
        : submitNow(applicant.store.applications, draft(), citizen));
      const by = { uid: admin.uid, name: admin.name, role: 'admin' } as const;
      await decider.bill();
      await decider.store.applications.move(id, { to: 'approved', by, revision: 1 });
      const { records, ruled, writes } = await decider.bill();
      bills.push({ records, ruled, writes });
    }
    expect(bills).toEqual([
      // Each with its log entry (the decision, the certificate, the key) and the public record of the application; and
      // with the open days and the holidays, which the number of working days to the decision depends on. The application is
      // read once before, to see whether a key is needed.
      { records: 6, ruled: 7, writes: 3 },
      // The version of the service, the settings and the key; the key is registered in two records, by whom the membership says.
      { records: 11, ruled: 17, writes: 9 },
      { records: 9, ruled: 13, writes: 6 },
    ]);
  });
});
