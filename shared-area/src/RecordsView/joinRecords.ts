import type { RecordsState } from 'shared-data';

/**
 * Several records as one, by their names: failed with the first that has failed, whose `retry` it has; ready once all
 * are, and stale while one of them is.
 */
export function joinRecords<T extends object>(states: {
  [Name in keyof T]: RecordsState<T[Name]>;
}): RecordsState<T> {
  const all: RecordsState<unknown>[] = Object.values(states);
  const failed = all.find((state) => state.status === 'failed');
  if (failed) return failed;
  const ready = Object.entries<RecordsState<unknown>>(states).flatMap(([name, state]) =>
    state.status === 'ready' ? [[name, state] as const] : [],
  );
  if (ready.length < all.length) return { status: 'loading' };
  return {
    status: 'ready',
    data: Object.fromEntries(ready.map(([name, { data }]) => [name, data])) as T,
    stale: ready.some(([, { stale }]) => stale),
  };
}
