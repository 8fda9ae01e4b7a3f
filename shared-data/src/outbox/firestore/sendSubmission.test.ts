import type { Dexie } from 'dexie';
import {
  doc,
  getDocsFromServer,
  type DocumentReference,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from 'firebase/firestore';
import type { LocalContext } from '../../firestore/LiveFeature';
import type { OutboxRow } from './outboxRow';
import { sendSubmission } from './sendSubmission';

jest.mock('firebase/firestore');

const row: OutboxRow = {
  id: 'a1',
  owner: 'asha',
  applicant: { uid: 'asha', name: 'Asha Devi', email: 'asha@example.com' },
  service: 'Birth Certificate',
  details: 'For school.',
  documents: [],
  queuedAt: '2026-11-21T10:00:00.000Z',
  state: 'sending',
  sentChunks: 0,
};

/** Each transaction is two round trips to the server. */
async function send({ isThere = false, isOffered = true }) {
  jest
    .mocked(doc)
    .mockReturnValue({ id: row.id } as Partial<DocumentReference> as DocumentReference);
  const service = { id: 'birth' } as Partial<QueryDocumentSnapshot> as QueryDocumentSnapshot;
  jest
    .mocked(getDocsFromServer)
    .mockResolvedValue({ docs: [service] } as Partial<QuerySnapshot> as QuerySnapshot);
  const nothing = () => undefined;
  const found = (exists: boolean) => ({ exists: () => exists, data: nothing, get: nothing });
  // The application, then its service.
  const get = jest
    .fn()
    .mockResolvedValue(found(false))
    .mockResolvedValueOnce(found(isThere))
    .mockResolvedValueOnce(found(isOffered));
  const set = jest.fn();
  const transact = jest.fn((act: (transaction: Transaction) => Promise<unknown>) =>
    act({ get, set } as Partial<Transaction> as Transaction),
  );
  const table = jest.fn().mockReturnValue({ get: () => Promise.resolve(row) });
  const db = { table } as Partial<Dexie> as Dexie;
  const guarded = <T>(act: () => Promise<T>) => act();
  const context = { db, transact, guarded, uid: () => row.owner, now: () => new Date() };
  await sendSubmission(context as Partial<LocalContext> as LocalContext, row, () => undefined);
  return { transactions: transact.mock.calls.length, written: set.mock.calls.length };
}

describe('a submission without documents (#12)', () => {
  it('writes the application, its number, its public record and its count in one transaction', async () => {
    expect(await send({})).toEqual({ transactions: 1, written: 4 });
  });

  it('does not create a second application when the response was lost', async () => {
    expect(await send({ isThere: true })).toEqual({ transactions: 1, written: 0 });
  });

  it('is refused with the reason when its service is not offered any more (#44d)', async () => {
    await expect(send({ isOffered: false })).rejects.toMatchObject({
      name: 'ServiceNotOfferedError',
    });
  });
});
