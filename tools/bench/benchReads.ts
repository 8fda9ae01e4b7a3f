// `npm run bench:reads`: how many documents each screen of the office reads on the live store with a thousand
// applications, and with a hundred thousand, or as many as asked for. Prints the table of docs/performance.md.
import { startFirestore } from '../firestore/startFirestore';
import { markdownTable } from '../markdownTable';
import { openMeteredCouncil } from '../operator/costs/MeteredCouncil';
import { allScreens, countScreens } from '../operator/costs/officeScreens';
import { readsOfCounts, type Bill } from '../operator/costs/openBill';
import { sampleVillage } from '../operator/costs/sampleVillage';
import { ports, portsFrom } from '../ports';
import { runCommand } from '../running/runCommand';
import { stretchPatience } from './stretchPatience';

const { firestore: port } = portsFrom(ports.shell + 245);

async function benchReads(sizes: readonly number[]) {
  stretchPatience();
  const columns: Map<string, Bill>[] = [];
  for (const applications of sizes) columns.push(await readsWith(applications));
  console.log(readsTable(sizes, columns));
}

/** On an emulator of its own, which ends with it: it keeps everything in memory. */
async function readsWith(applications: number): Promise<Map<string, Bill>> {
  const emulator = await startFirestore({ port, rules: 'firestore.rules' });
  // The operator's own writing goes there, past the meter.
  process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
  const council = openMeteredCouncil(emulator.host, 'demo-reads');
  const say = stopwatch();
  try {
    await council.enter(sampleVillage(applications, new Date()));
    say(`${applications.toLocaleString('en')} applications put in`);
    return await countScreens(council, say);
  } finally {
    await council.close();
    await emulator.stop();
  }
}

function readsTable(sizes: readonly number[], columns: readonly Map<string, Bill>[]): string {
  const heads = sizes.map((size) => size.toLocaleString('en'));
  const figures = (figure: (bill: Bill) => number, name: string) =>
    columns.map((bills) => {
      const bill = bills.get(name);
      return bill ? figure(bill).toLocaleString('en') : '';
    });
  return markdownTable(
    [
      'Screen',
      ...heads.map((size) => `documents, ${size}`),
      ...heads.map((size) => `counts, ${size}`),
    ],
    allScreens.map(({ name }) => [
      name,
      ...figures(({ records }) => records, name),
      ...figures(({ counted }) => readsOfCounts(counted), name),
    ]),
  );
}

/** Says how many seconds each thing took. */
function stopwatch(): (line: string) => void {
  let since = Date.now();
  return (line) => {
    console.error(`${line}: ${((Date.now() - since) / 1000).toFixed(1)} s`);
    since = Date.now();
  };
}

runCommand({
  usage: 'npm run bench:reads -- [APPLICATIONS...]',
  takes: [],
  mayTake: ['FEW', 'MANY', 'MORE'],
  options: {},
  run: (_none, sizes) => benchReads(sizes.length > 0 ? sizes.map(Number) : [1_000, 100_000]),
});
