import type { Tracking } from 'shared-model';
import { describeRecordStore } from '../store/contract';
import { readDocuments } from '../documents/testing/rawDocuments';
import { storageForEachTest } from './testing/storageForEachTest';

const open = storageForEachTest();

async function findTracking(number: string): Promise<Tracking | undefined> {
  const stored = (await readDocuments('tracking')).find(({ id }) => id === number);
  if (!stored) return undefined;
  const { application, revision, ...tracking } = stored.fields;
  expect(application).toEqual(expect.any(String));
  expect(revision).toEqual(expect.any(Number));
  return { ...tracking, number } as Tracking;
}

describeRecordStore('device @rest', () => open(), {
  numbers: 'running',
  roles: 'taken',
  findTracking,
  openAs: (person) => open({ actor: () => person }),
});
