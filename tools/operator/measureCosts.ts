// `npm run measure:costs`: walks through the portal on the Firestore emulator, counts what Firestore
// would charge for, and prints the tables of docs/operations.md.
//   --write   puts them there
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startFirestore } from '../firestore/startFirestore';
import { ports, portsFrom } from '../ports';
import { root } from '../root';
import { runCommand } from '../running/runCommand';
import { costTables } from './costs/costTables';
import { walkJourneys } from './costs/journeys';
import { openMeteredCouncil } from './costs/MeteredCouncil';
import { sampleVillage } from './costs/sampleVillage';

/** Of one year, in a village of 5,000. */
const applications = 1_200;
const marks = ['<!-- npm run measure:costs -->', '<!-- as measured -->'] as const;

async function measure(emulator: string) {
  // The operator's own writing goes there, past the line that is listened to.
  process.env.FIRESTORE_EMULATOR_HOST = emulator;
  const council = await openMeteredCouncil(emulator, 'demo-costs-of-a-village');
  try {
    await council.enter(sampleVillage(applications, new Date()));
    return await walkJourneys(council, (line) => console.error(line));
  } finally {
    await council.close();
  }
}

async function measureCosts(isWritten: boolean) {
  const running = process.env.FIRESTORE_EMULATOR_HOST;
  const own = running
    ? undefined
    : await startFirestore({
        port: portsFrom(ports.shell + 240).firestore,
        rules: 'firestore.rules',
      });
  try {
    const tables = costTables(await measure(own?.host ?? running ?? ''), applications);
    console.log(tables);
    if (isWritten) put(tables);
  } finally {
    await own?.stop();
  }
}

function put(tables: string) {
  const file = path.join(root, 'docs/operations.md');
  const text = readFileSync(file, 'utf8');
  const [from, to] = marks.map((mark) => text.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from) {
    throw new Error(`${file} has no place for the tables: ${marks.join(' … ')}`);
  }
  writeFileSync(file, `${text.slice(0, from)}${marks[0]}\n\n${tables}\n\n${text.slice(to)}`);
}

runCommand({
  usage: 'npm run measure:costs -- [--write]',
  takes: [],
  options: { write: { type: 'boolean', default: false } },
  run: ({ write }) => measureCosts(write),
});
