// `npm run bench:day`: the busiest minute of a working day at a block of 500,000 people, on the Firestore emulator, and from
// it the whole day on paper. Prints the tables of docs/operations.md.
import type { Firestore } from 'firebase-admin/firestore';
import { startFirestore } from '../firestore/startFirestore';
import { markdownTable } from '../markdownTable';
import { openMeteredCouncil } from '../operator/costs/MeteredCouncil';
import { meterCalls } from '../operator/costs/meterCalls';
import { openProject } from '../operator/openProject';
import { ports, portsFrom } from '../ports';
import { runCommand } from '../running/runCommand';
import { walkBusiestMinute } from './day/busiestMinute';
import { countIndexEntries } from './day/countIndexEntries';
import { noteCommits, type Commits } from './day/noteCommits';
import { planDay, rupeesOf, totalOf, type Line } from './day/paperDay';
import { actNames, type ActId, type Rounds } from './day/Rounds';
import { median } from './report';
import { stretchPatience } from './stretchPatience';

const project = 'demo-busy-day';
const acts = Object.keys(actNames) as ActId[];

async function benchDay(clerks: number, submissions: number) {
  stretchPatience();
  const { firestore: port } = portsFrom(ports.shell + 250);
  const emulator = await startFirestore({ port, rules: 'firestore.rules' });
  // The operator's own reading and writing goes there, past the meters.
  process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
  const operator = openProject(project);
  const { hear, take } = noteCommits();
  const meter = await meterCalls(emulator.host, hear);
  const council = openMeteredCouncil(`127.0.0.1:${meter.port}`, project);
  try {
    const size = { clerks, submissions };
    const rounds = await walkBusiestMinute(council, take, size, (line) => console.error(line));
    const entries: Partial<Record<ActId, number>> = {};
    for (const id of acts) entries[id] = await countEntries(operator.firestore, rounds[id].commits);
    const lines = planDay(rounds, entries as Record<ActId, number>);
    console.log(`${minuteTable(rounds)}\n\n${dayTable([...lines, totalOf(lines)])}`);
  } finally {
    await council.close();
    meter.close();
    await operator.close();
    await emulator.stop();
  }
}

/** How many index entries were written, by the documents as they are now. */
async function countEntries(firestore: Firestore, { writes }: Commits): Promise<number> {
  if (writes.length === 0) return 0;
  const documents = await firestore.getAll(...writes.map(({ path }) => firestore.doc(path)));
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
    acts.map((id) => {
      const { waits, failures, commits } = rounds[id];
      const counts = [waits.length, failures.length, commits.sent, commits.refused].map(String);
      const times = [median(waits), Math.max(...waits)].map(seconds);
      const places = [commits.queue, commits.hottest].map(
        ([path, count]) => `${count} ${path.split('/')[0]}`,
      );
      return [actNames[id], ...counts, ...times, ...places];
    }),
  );
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
