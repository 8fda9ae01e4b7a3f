import {
  type Application,
  type ApplicationStatus,
  parseTrackingNumber,
  type Tracking,
  trackingOf,
} from 'shared-model';
import { applyFor, publishService } from '../certificates/contract/certifiedService';
import type { RecordStore } from '../features/RecordStore';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { byAdmin, byCitizen, byStaff, citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

const movers = { user: byCitizen, staff: byStaff, admin: byAdmin };

/** The steps of a long history, and who makes each. */
const way: [by: keyof typeof movers, to: ApplicationStatus][] = [
  ['staff', 'in-review'],
  ['staff', 'in-review'],
  ['staff', 'returned'],
  ['staff', 'returned'],
  ['user', 'pending'],
  ['staff', 'in-review'],
  ['staff', 'recommended'],
  ['admin', 'approved'],
  // Taken back, and decided otherwise.
  ['admin', 'recommended'],
  ['admin', 'rejected'],
];

/** @param find reads the public record of a number directly, without the store */
export function describeTracking(
  open: OpenForTest,
  find: (number: string) => Promise<Tracking | undefined>,
): void {
  const follow = async ({ trackingNumber = '' }: Application) => find(trackingNumber);

  async function submit(store: RecordStore): Promise<Application> {
    return submitNow(store.applications, draft(), citizen);
  }

  describe('tracking by number', () => {
    it('starts with the submission, under a number that can be typed (#19.1)', async () => {
      const application = await submit(await open());
      const { trackingNumber = '', service, submittedAt, deadline } = application;
      expect(parseTrackingNumber(trackingNumber)).toBe(trackingNumber);
      expect(await follow(application)).toEqual({
        number: trackingNumber,
        service,
        status: 'pending',
        deadline,
        submittedAt,
        since: submittedAt,
      });
    });

    it('holds nothing that is personal (#19.1)', async () => {
      const application = await submit(await open());
      const shown = JSON.stringify(await follow(application));
      const { applicant, details, number } = application;
      for (const text of [applicant.name, applicant.email, citizen.uid, details, number]) {
        expect(shown).not.toContain(text);
      }
    });

    it('changes with every move (#19.1)', async () => {
      const store = await open();
      let application = await submit(store);
      for (const [by, to] of way) {
        const { id, revision, status, trackingNumber } = application;
        const before = await follow(application);
        const note = `Step ${revision}`;
        application = await store.applications.move(id, { to, note, by: movers[by], revision });
        expect(application.trackingNumber).toBe(trackingNumber);
        const tracked = await follow(application);
        expect(tracked).toEqual(trackingOf(application));
        expect(tracked).toMatchObject({ status: to });
        expect(tracked?.since === before?.since).toBe(to === status);
      }
      expect(application.status).toBe('rejected');
      // Twenty writes, which are slow on a busy machine.
    }, 150_000);

    it('changes with an approval that issues a certificate, and does not mention the certificate (#19.1)', async () => {
      const store = await open();
      const { id, revision } = await applyFor(store, await publishService(store));
      const approved = await store.applications.move(id, { to: 'approved', by: byAdmin, revision });
      expect(approved.certificate).toBeDefined();
      expect(await follow(approved)).toEqual(trackingOf(approved));
      const revoked = { number: approved.certificate ?? '', reason: 'It was wrong.', by: byAdmin };
      await store.certificates.revoke(id, { ...revoked, revision: approved.revision });
      expect(await follow(approved)).toEqual(trackingOf(approved));
    });

    it('stays as it is where a move is refused (#19.1)', async () => {
      const store = await open();
      const application = await submit(store);
      const { id, revision } = application;
      const late = { to: 'approved', by: byAdmin, revision: revision + 1 } as const;
      await expect(store.applications.move(id, late)).rejects.toMatchObject({
        name: 'ApplicationChangedError',
      });
      expect(await follow(application)).toEqual(trackingOf(application));
    });

    it('gives each application a number of its own (#19.1)', async () => {
      const store = await open();
      const [one, other] = [await submit(store), await submit(store)];
      expect(one.trackingNumber).not.toBe(other.trackingNumber);
      expect(await find('0000000000000')).toBeUndefined();
    });
  });
}
