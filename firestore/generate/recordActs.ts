import type { StoreKind } from '../../shared-data/src/store/RecordsConfig';
import type { RecordStore } from '../../shared-data/src/features/RecordStore';
import { actsOf } from '../../shared-data/src/store/contract';
import { openRecorded } from './openRecorded';
import type { Write } from './recordWrites';

/** What an act of `actsOf` writes in a store, in its order. */
export interface RecordedAct {
  act: string;
  kind: StoreKind;
  writes: readonly Write[];
  /** The methods of the store that it calls: 'tasks.create'. */
  calls: ReadonlySet<string>;
}

/** Runs each act on a new store of each kind. Only in a test: it replaces the storage of the browser. */
export async function recordActs(): Promise<RecordedAct[]> {
  const recorded: RecordedAct[] = [];
  for (const kind of ['device', 'firestore'] as const) {
    for (const [act, prepare] of Object.entries(actsOf(kind))) {
      const writes: Write[] = [];
      const calls = new Set<string>();
      const { store, enter, close } = await openRecorded(kind, (write) => writes.push(write));
      const run = await prepare(noteCalls(store, calls), enter);
      writes.length = 0;
      calls.clear();
      await run();
      recorded.push({ act, kind, writes: [...writes], calls });
      close();
    }
  }
  return recorded;
}

function noteCalls(store: RecordStore, calls: Set<string>): RecordStore {
  const noting = (part: string, records: object) =>
    new Proxy(records, {
      get(target, name: string) {
        calls.add(`${part}.${name}`);
        return Reflect.get(target, name) as unknown;
      },
    });
  const parts = Object.entries(store).map(([part, records]: [string, unknown]) => [
    part,
    typeof records === 'object' && records ? noting(part, records) : records,
  ]);
  return Object.fromEntries(parts) as RecordStore;
}
