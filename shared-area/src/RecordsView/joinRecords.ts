import type { RecordsState } from 'shared-data';

/**
 * Joins the states of several records into one, by their names. It fails with the first error and its `retry`, is
 * ready when all are, and is stale while one of them is.
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
