import { openRecords } from 'shared-data';
import { recordsInMemory } from 'shared-data/testing';

/** Gives each test the sample records, without sessions or records of other tests. */
export function recordsForEachTest(): void {
  beforeEach(() => {
    recordsInMemory();
    localStorage.clear();
  });

  // Work that a test has left pending must finish before the modules are unloaded.
  afterAll(async () => {
    await openRecords().catch(() => undefined);
  });
}
