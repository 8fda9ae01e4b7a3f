import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api.d.ts';
import { pathOf } from '../../operator/costs/countRuleReads';
import type { CallListener } from '../../operator/costs/meterCalls';

export interface Write {
  path: string;
  /** The fields that change; undefined are all. */
  changed: string[] | undefined;
}

export interface Commits {
  /** Of those that were taken. */
  writes: Write[];
  sent: number;
  refused: number;
  /** The document that the most commits at the same time were about to write. */
  queue: Counted;
  hottest: Counted;
}
type Counted = readonly [path: string, count: number];

/** Notes what all browsers commit, as it passes. `take` gives what was noted since the last time. */
export function noteCommits() {
  const underWay = new Map<string, number>();
  let longest = new Map<string, number>();
  let written: Write[] = [];
  let sent = 0;
  let refused = 0;

  function hear(method: string): CallListener {
    let writes: Write[] = [];
    return {
      asked(message) {
        if (method !== 'Commit') return;
        writes = ((message as google.firestore.v1.ICommitRequest).writes ?? []).flatMap(toWrite);
        for (const { path } of writes) {
          const count = add(underWay, path, 1);
          longest.set(path, Math.max(count, longest.get(path) ?? 0));
        }
      },
      answered: () => undefined,
      ended(status) {
        for (const { path } of writes) add(underWay, path, -1);
        // One that writes nothing ends a transaction that only read.
        if (writes.length === 0) return;
        sent += 1;
        if (status === 0) written.push(...writes);
        else refused += 1;
      },
    };
  }

  function take(): Commits {
    const times = new Map<string, number>();
    for (const { path } of written) add(times, path, 1);
    const taken = { writes: written, sent, refused, queue: most(longest), hottest: most(times) };
    [written, sent, refused] = [[], 0, 0];
    longest = new Map();
    return taken;
  }

  return { hear, take };
}

function add(counts: Map<string, number>, path: string, by: number): number {
  const count = (counts.get(path) ?? 0) + by;
  counts.set(path, count);
  return count;
}

function most(counts: ReadonlyMap<string, number>): Counted {
  return [...counts].reduce<Counted>((top, each) => (each[1] > top[1] ? each : top), ['', 0]);
}

function toWrite({ update, updateMask, updateTransforms }: google.firestore.v1.IWrite): Write[] {
  if (!update?.name) return [];
  const set = updateTransforms?.map(({ fieldPath }) => fieldPath ?? '') ?? [];
  // A name that is no word stands between backticks: 'history.`2`'.
  const changed = updateMask?.fieldPaths?.map((field) => field.replaceAll('`', '')).concat(set);
  return [{ path: pathOf(update.name), changed }];
}
