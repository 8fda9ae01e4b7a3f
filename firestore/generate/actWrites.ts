import { collectionOf } from '../../shared-data/src/documents/paths';
import type { Path } from '../../shared-data/src/documents/Documents';
import { markdownTable } from '../../tools/markdownTable';
import type { RecordedAct } from './recordActs';
import type { Write } from './recordWrites';

/**
 * The collection of a document, without the ids of the documents that it is below: 'applications/notes'. Each document of the
 * settings is a kind of its own: 'settings/office'.
 */
export function kindOf(path: Path): string {
  if (collectionOf(path) === 'settings') return path;
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
}

/** The acts that write each field of each kind of document (`kindOf`), in both stores. */
export function writersOf(recorded: readonly RecordedAct[]): Map<string, Map<string, string[]>> {
  const writers = new Map<string, Map<string, string[]>>();
  for (const { act, writes } of recorded) {
    for (const { path, fields } of writes) {
      const ofKind = writers.get(kindOf(path)) ?? new Map<string, string[]>();
      writers.set(kindOf(path), ofKind);
      for (const field of fields)
        ofKind.set(field, [...new Set([...(ofKind.get(field) ?? []), act])]);
    }
  }
  return writers;
}

const ways = ['creates', 'changes', 'deletes'] as const;

/** One row for each act: what it writes in both stores, and the kinds of documents that it writes in one of them only. */
export function writesTable(recorded: readonly RecordedAct[]): string {
  const acts = [...new Set(recorded.map(({ act }) => act))];
  const writesIn = (act: string, kind: RecordedAct['kind']) =>
    recorded.find((each) => each.act === act && each.kind === kind)?.writes ?? [];
  const rows = acts.map((act) => {
    const device = writesIn(act, 'device');
    const council = writesIn(act, 'firestore');
    const both = ways.map((how) => inBoth(keysOf(device, how), keysOf(council, how)));
    const known = new Set(both.flat());
    const only = [device, council].map((writes) => keysOf(writes).filter((key) => !known.has(key)));
    return [act, ...[...both, ...only].map((keys) => keys.join(', '))];
  });
  return markdownTable(
    ['Act', 'Creates', 'Changes', 'Deletes', 'Only on a device', 'Only in a council'],
    rows,
    () => false,
  );
}

/** The kinds of the documents that are written in this way, or in any. */
function keysOf(writes: readonly Write[], how?: Write['how']): string[] {
  const wanted = writes.filter((write) => how === undefined || write.how === how);
  return [...new Set(wanted.map(({ path }) => kindOf(path)))].sort();
}

const inBoth = (some: readonly string[], others: readonly string[]) =>
  some.filter((key) => others.includes(key));
