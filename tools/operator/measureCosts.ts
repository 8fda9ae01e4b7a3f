// `npm run measure:costs`: walks through the portal on a Firestore emulator of its own, counts what
// Firestore would charge for, and prints the table of docs/operations.md.
import { startFirestore } from '../firestore/startFirestore';
import { ports, portsFrom } from '../ports';
import { runCommand } from '../running/runCommand';
import { costTable } from './costs/costTable';
import { walkJourneys } from './costs/journeys';
import { openMeteredCouncil } from './costs/MeteredCouncil';
import { sampleVillage } from './costs/sampleVillage';

/** Of one year, in a village of 5,000. */
const applications = 1_200;

async function measureCosts() {
  const { firestore: port } = portsFrom(ports.shell + 240);
  const emulator = await startFirestore({ port, rules: 'firestore.rules' });
  // The operator's own writing goes there, past the meter.
  process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
  const council = await openMeteredCouncil(emulator.host, 'demo-costs-of-a-village');
  try {
    await council.enter(sampleVillage(applications, new Date()));
    console.log(costTable(await walkJourneys(council, (line) => console.error(line))));
  } finally {
    await council.close();
    await emulator.stop();
  }
}

runCommand({ usage: 'npm run measure:costs', takes: [], options: {}, run: measureCosts });
