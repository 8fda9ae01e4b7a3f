// `npm run measure:costs`: walks through the portal on a Firestore emulator of its own, counts what
// Firestore would charge for, and prints the table of docs/operations.md.
import { startFirestore } from '../firestore/startFirestore';
import { ports, portsFrom } from '../ports';
import { runCommand } from '../running/runCommand';
import { markdownTable } from '../markdownTable';
import { journeyNames, walkJourneys, type JourneyId } from './costs/journeys';
import { openMeteredCouncil } from './costs/MeteredCouncil';
import { readsOf, readsOfCounts, type Bill } from './costs/openBill';
import { sampleVillage } from './costs/sampleVillage';

/** Of one year, in a village of 5,000. */
const applications = 1_200;

async function measureCosts() {
  const { firestore: port } = portsFrom(ports.shell + 240);
  const emulator = await startFirestore({ port, rules: 'firestore.rules' });
  // The operator's own writing goes there, past the meter.
  process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
  const council = openMeteredCouncil(emulator.host, 'demo-costs-of-a-village');
  try {
    await council.enter(sampleVillage(applications, new Date()));
    console.log(costTable(await walkJourneys(council, (line) => console.error(line))));
  } finally {
    await council.close();
    await emulator.stop();
  }
}

function costTable(bills: Record<JourneyId, Bill>): string {
  return markdownTable(
    ['Journey', 'Reads', 'of them records', 'counts', 'by the rules', 'Writes', 'Deletes'],
    (Object.keys(journeyNames) as JourneyId[]).map((id) => {
      const { records, counted, ruled, writes, deletes } = bills[id];
      const cells = [readsOf(bills[id]), records, readsOfCounts(counted), ruled, writes, deletes];
      return [journeyNames[id], ...cells.map(String)];
    }),
  );
}

runCommand({ usage: 'npm run measure:costs', takes: [], options: {}, run: measureCosts });
