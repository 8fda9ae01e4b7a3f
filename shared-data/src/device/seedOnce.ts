import type { Dexie } from 'dexie';
import type { DeviceFeature } from './DeviceFeature';
import type { IsoTime } from '../store/kinds';

interface SeedRow {
  feature: string;
  at: IsoTime;
}

export const seedTables = { seeds: 'feature' };

/**
 * Adds each feature's sample records, once per database. Two tabs that open together are safe: the second
 * transaction finds the mark of the first. A feature that is new in this version is also seeded into an existing
 * database.
 */
export async function seedOnce(
  db: Dexie,
  features: Record<string, Pick<DeviceFeature<unknown>, 'seed'>>,
  now: Date,
): Promise<void> {
  const seeds = db.table<SeedRow, string>('seeds');
  const findUnseeded = async () => {
    const seeded = new Set(await seeds.toCollection().primaryKeys());
    return Object.entries(features).filter(([feature]) => !seeded.has(feature));
  };

  if ((await findUnseeded()).length === 0) return;
  await db.transaction('rw', db.tables, async () => {
    for (const [feature, { seed }] of await findUnseeded()) {
      await seed(db, now);
      await seeds.add({ feature, at: now.toISOString() });
    }
  });
}
