import type { Dexie } from 'dexie';
import type { DeviceFeature } from './DeviceFeature';
import type { IsoTime } from '../store/kinds';

interface SeedRow {
  feature: string;
  at: IsoTime;
}

export const seedTables = { seeds: 'feature' };

type Seeded = Pick<DeviceFeature<unknown>, 'seed'>;

/** What changes the records of a database from before it; a new database has them as they should be. */
interface Upgrade {
  load: () => Promise<(db: Dexie) => Promise<void>>;
}

/**
 * Adds each feature's sample records, once per database. Two tabs that open together are safe: the second
 * transaction finds the mark of the first. A feature that is new in this version is also seeded into an existing
 * database. The code of an upgrade loads only where there is something to upgrade.
 */
export async function seedOnce(
  db: Dexie,
  features: Record<string, Seeded | Upgrade>,
  now: Date,
): Promise<void> {
  const seeds = db.table<SeedRow, string>('seeds');
  const findUnseeded = async () => {
    const seeded = new Set(await seeds.toCollection().primaryKeys());
    return Object.entries(features).filter(([feature]) => !seeded.has(feature));
  };

  const unseeded = await findUnseeded();
  if (unseeded.length === 0) return;
  const isNew = unseeded.length === Object.keys(features).length;
  // Before the transaction, which would end while the code loads.
  const steps = new Map<string, Seeded['seed']>();
  for (const [feature, step] of unseeded) {
    if ('seed' in step) steps.set(feature, step.seed);
    else if (!isNew) steps.set(feature, await step.load());
  }
  await db.transaction('rw', db.tables, async () => {
    for (const [feature] of await findUnseeded()) {
      await steps.get(feature)?.(db, now);
      await seeds.add({ feature, at: now.toISOString() });
    }
  });
}
