import type { Tracking } from 'shared-model';
import { FirebaseError } from 'firebase/app';
import type * as firestoreModule from 'firebase/firestore';
import {
  Timestamp,
  type Firestore,
  type Transaction,
  type TransactionOptions,
} from 'firebase/firestore';
import { accountsForEachTest, ownPeople } from './testing/accountsForEachTest';
import { describeRecordStore } from '../store/contract';
import { citizen } from '../store/testing/records';
import { councilForEachTest } from './testing/councilForEachTest';
import { storeOfEverybody } from './testing/storeOfEverybody';

/**
 * The answers to every second write are lost after it was saved: every action of the contract has to recognise itself,
 * whatever it writes, and must not be made twice.
 */
jest.mock('firebase/firestore', () => {
  const actual = jest.requireActual<typeof firestoreModule>('firebase/firestore');
  let writes = 0;
  const runTransaction = async <T>(
    firestore: Firestore,
    run: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ) => {
    const wrote = { any: false };
    const notingWrites = (transaction: Transaction) => {
      const noted = Object.create(transaction) as Transaction;
      for (const way of ['set', 'update', 'delete'] as const) {
        const write = transaction[way].bind(transaction) as (...args: unknown[]) => Transaction;
        Object.assign(noted, {
          [way]: (...args: unknown[]) => {
            wrote.any = true;
            return write(...args);
          },
        });
      }
      Object.assign(noted, { get: transaction.get.bind(transaction) });
      return noted;
    };
    const result = await actual.runTransaction(
      firestore,
      (transaction) => {
        wrote.any = false;
        return run(notingWrites(transaction));
      },
      options,
    );
    if (wrote.any) writes += 1;
    if (wrote.any && writes % 2 === 0)
      throw new FirebaseError('unavailable', 'The answer was lost.');
    return result;
  };
  return { ...actual, runTransaction };
});

const project = 'demo-contract';
const council = councilForEachTest(project);
const account = accountsForEachTest(project);

async function enterCitizenRecords() {
  const owner = citizen.uid;
  const sentAt = new Date(2026, 0, 3);
  const message = { owner, from: 'Council office', subject: 'Camp', text: 'On Saturday.', sentAt };
  await council.enter('messages/m1', { ...message, readAt: null });
  await council.enter('messages/m2', { ...message, sentAt: new Date(2026, 0, 2), readAt: sentAt });
  const task = { owner, title: 'Bring the ration card', createdAt: sentAt, done: false };
  await council.enter('citizenTasks/t1', { ...task, dueAt: new Date(2026, 0, 9) });
  await council.enter('citizenTasks/t2', { ...task, dueAt: new Date(2026, 0, 8) });
  await council.enter('projects/p1', { title: 'Road', stage: 'active', updatedAt: sentAt });
}

async function findTracking(number: string): Promise<Tracking | undefined> {
  const stored = await council.look(`tracking/${number}`);
  if (!stored) return undefined;
  const { application, revision, ...tracking } = stored;
  expect(application).toEqual(expect.any(String));
  expect(revision).toEqual(expect.any(Number));
  const times = Object.entries(tracking).flatMap(([field, value]) =>
    value instanceof Timestamp ? [[field, value.toDate().toISOString()]] : [],
  );
  return { ...tracking, ...Object.fromEntries(times), number } as Tracking;
}

describeRecordStore(
  'Firestore',
  storeOfEverybody(council.open, council.offer, ownPeople(account)),
  { numbers: 'random', roles: 'granted', openAs: council.open, enterCitizenRecords, findTracking },
);
