import type { Database } from './database';

/** The methods that write, by the class that has them. */
const ways = (database: Database): [object, string[]][] => {
  const record = database.doc('members/somebody');
  return [
    [record, ['set', 'update', 'delete']],
    [record.parent, ['add']],
    [database.batch(), ['commit']],
    [database, ['runTransaction']],
  ];
};

let listen: (() => void) | undefined;

/**
 * Calls the listener after each successful write, of any account in this test file. A later listener replaces the earlier
 * one.
 */
export function onWriteThrough(database: Database, listener: () => void): void {
  const isFirst = !listen;
  listen = listener;
  if (!isFirst) return;
  for (const [sample, names] of ways(database)) {
    const methods = Object.getPrototypeOf(sample) as Record<string, (...of: never[]) => unknown>;
    for (const name of names) {
      const original = methods[name];
      if (!original) throw new Error(`Firestore's client has no ${name}.`);
      methods[name] = async function (...parameters: never[]) {
        const result = await original.apply(this, parameters);
        listen?.();
        return result;
      };
    }
  }
}
