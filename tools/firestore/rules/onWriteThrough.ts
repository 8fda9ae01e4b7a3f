import type { Database } from './database';

/** The methods that write, by an object that has them. */
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
 * Calls the listener after each write that gets through, of any account in this file of tests. A later listener takes the
 * place of the one before.
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
