import type { Documents, Path, Transaction } from '../documents/Documents';
import { StoredDocument } from '../documents/StoredDocument';
import { transactCounted } from '../council/usage';
import type { Traits } from '../store/Traits';
import type { OutboxContext } from './OutboxContext';
import type { OutboxRow } from './outboxRow';
import { sendSubmission } from './sendSubmission';

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

/** Documents of which these exist. */
function withDocuments(paths: readonly Path[]) {
  const get = (path: Path) =>
    Promise.resolve(new StoredDocument(path, paths.includes(path) ? {} : undefined));
  const set = jest.fn();
  const transact = jest.fn((act: (transaction: Transaction) => Promise<unknown>) =>
    act({ get, set } as Partial<Transaction> as Transaction),
  );
  return { transact, set };
}

/** Each transaction is two round trips to the server. */
async function send({ isThere = false, isOffered = true, isTakenOut = false }) {
  const service = new StoredDocument('services/birth', {});
  const query = () => Promise.resolve([service]);
  const documents = { query } as Partial<Documents> as Documents;
  const { transact, set } = withDocuments([
    ...(isThere ? ['applications/a1'] : []),
    ...(isOffered ? [service.path] : []),
  ]);
  const own = withDocuments(isTakenOut ? [] : ['outbox/a1']) as Partial<Documents> as Documents;
  const guarded = <T>(act: () => Promise<T>) => act();
  const uid = () => row.owner;
  const now = () => new Date();
  const traits: Partial<Traits> = {
    transactCounted: (...counted) => transactCounted(context as OutboxContext, ...counted),
    takeNumber: (transaction) =>
      Promise.resolve({ number: '2026-1', write: () => transaction.set('numbers/2026-1', {}) }),
  };
  const context = { own, documents, transact, guarded, uid, now, traits } as Partial<OutboxContext>;
  await sendSubmission(context as OutboxContext, row, () => undefined);
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

  it('is not sent when it was taken out of the outbox', async () => {
    await expect(send({ isTakenOut: true })).rejects.toMatchObject({ name: 'SendingStoppedError' });
  });
});
