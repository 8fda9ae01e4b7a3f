import { accountsForEachTest, ownPeople } from '../people/firestore/testing/accountsForEachTest';
import { describeRecordStore } from '../store/contract';
import { citizen } from '../store/testing/records';
import type { Tracking } from '../tracking/Tracking';
import { councilForEachTest } from './testing/councilForEachTest';
import { storeOfEverybody } from './testing/storeOfEverybody';
import { withTimes } from './withTimes';

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
  return withTimes({ ...tracking, number }) as Tracking;
}

describeRecordStore(
  'Firestore',
  storeOfEverybody(council.open, council.offer, ownPeople(account)),
  { numbers: 'random', roles: 'granted', enterCitizenRecords, findTracking },
);
