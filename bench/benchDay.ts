// `npm run bench:day`: runs the busiest minute of a working day in a block of 500,000 people on the Firestore emulator, and
// calculates the whole day from it. Prints the tables of docs/operations.md.
import type { Firestore } from 'firebase-admin/firestore';
import { markdownTable } from './markdownTable';
import type { Operation } from './costs/countRuleReads';
import { withMeteredCouncil } from './costs/MeteredCouncil';
import { runCommand } from '../tools/running/runCommand';
import { walkBusiestMinute } from './day/busiestMinute';
import { countIndexEntries } from './day/countIndexEntries';
import {
  actIds,
  acts,
  planDay,
  rupeesOf,
  totalOf,
  writesOf,
  type ActId,
  type Line,
  type Rounds,
} from './day/paperDay';
import { median } from './report';

function benchDay(clerks: number, submissions: number) {
  return withMeteredCouncil('demo-busy-day', async (council) => {
    const rounds = await walkBusiestMinute(council, { clerks, submissions });
    const entries: Partial<Record<ActId, number>> = {};
    for (const id of actIds)
      entries[id] = await countEntries(council.records, writesOf(rounds[id]));
    const lines = planDay(rounds, entries as Record<ActId, number>);
    console.log(`${minuteTable(rounds)}\n\n${dayTable([...lines, totalOf(lines)])}`);
  });
}

/** How many index entries the writes added, calculated from the current documents. */
async function countEntries(records: Firestore, writes: readonly Operation[]): Promise<number> {
  if (writes.length === 0) return 0;
  const documents = await records.getAll(...writes.map(({ path }) => records.doc(path)));
  const counts = documents.map((document, index) =>
    countIndexEntries(document.ref.parent.id, document.data() ?? {}, writes[index]?.changed),
  );
  return counts.reduce((sum, each) => sum + each, 0);
}

function minuteTable(rounds: Rounds): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  return markdownTable(
    [
      ...['At the same time', 'times', 'failed', 'commits', 'refused', 'usual wait (s)', 'longest'],
      ...['longest queue', 'written most'],
    ],
    actIds.map((id) => {
      const { bills, waits, failures } = rounds[id];
      const commits = bills.flatMap((bill) => bill.commits);
      const refused = commits.filter(({ isRefused }) => isRefused);
      const counts = [waits.length, failures.length, commits.length, refused.length].map(String);
      const times = [median(waits), Math.max(...waits)].map(seconds);
      // For each commit, the document with the most pending writes when the commit was requested.
      const queues = commits.map(({ from }) =>
        mostNamed(
          commits
            .filter((other) => other.from <= from && from < other.to)
            .flatMap(({ writes }) => writes),
        ),
      );
      const longest = queues.toSorted(([, one], [, other]) => other - one)[0] ?? mostNamed([]);
      const places = [longest, mostNamed(writesOf(rounds[id]))].map(
        ([path, count]) => `${count} ${path.split('/')[0]}`,
      );
      return [acts[id][0], ...counts, ...times, ...places];
    }),
  );
}

/** The document with the most writes, and their number. */
function mostNamed(writes: readonly Operation[]): [path: string, count: number] {
  const counts = new Map<string, number>();
  for (const { path } of writes) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
}

function dayTable(lines: readonly Line[]): string {
  const whole = (figure: number) => Math.round(figure).toLocaleString('en');
  return markdownTable(
    ['', 'times', 'reads', 'index entries read', 'writes', 'index entries written', '₹'],
    lines.map((line) => {
      const { name, times, reads, entriesRead, writes, entriesWritten } = line;
      const figures = [times, reads, entriesRead, writes, entriesWritten, rupeesOf(line)];
      return [name, ...figures.map(whole)];
    }),
  );
}

runCommand({
  usage: 'npm run bench:day -- [CLERKS] [SUBMISSIONS]',
  takes: [],
  mayTake: ['CLERKS', 'SUBMISSIONS'],
  options: {},
  run: (_none, [clerks = '12', submissions = '4']) => benchDay(Number(clerks), Number(submissions)),
});
