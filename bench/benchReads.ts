// `npm run bench:reads`: how many documents each office screen reads on the live store with a thousand and
// with a hundred thousand applications, or with the given number. Prints the table of docs/performance.md.
import { markdownTable } from './markdownTable';
import { withMeteredCouncil } from './costs/MeteredCouncil';
import { countScreens } from './costs/officeScreens';
import { readsOfCounts, type Bill } from './costs/openBill';
import { sampleVillage } from './costs/sampleVillage';
import { runCommand } from '../tools/running/runCommand';

async function benchReads(sizes: readonly number[]) {
  const columns: Map<string, Bill>[] = [];
  for (const size of sizes) columns.push(await readsWith(size));
  const heads = (what: string) => sizes.map((size) => `${what}, ${size.toLocaleString('en')}`);
  const figures = (name: string, figure: (bill: Bill) => number) =>
    columns
      .flatMap((bills) => bills.get(name) ?? [])
      .map((bill) => figure(bill).toLocaleString('en'));
  const rows = [...(columns[0]?.keys() ?? [])].map((name) => [
    name,
    ...figures(name, ({ records }) => records),
    ...figures(name, ({ counted }) => readsOfCounts(counted)),
  ]);
  console.log(markdownTable(['Screen', ...heads('documents'), ...heads('counts')], rows));
}

function readsWith(applications: number): Promise<Map<string, Bill>> {
  return withMeteredCouncil('demo-reads', async (council) => {
    let since = Date.now();
    const say = (line: string) => {
      console.error(`${line}: ${((Date.now() - since) / 1000).toFixed(1)} s`);
      since = Date.now();
    };
    await council.enter(sampleVillage(applications, new Date()));
    say(`${applications.toLocaleString('en')} applications put in`);
    return countScreens(council, say);
  });
}

runCommand({
  usage: 'npm run bench:reads -- [APPLICATIONS...]',
  takes: [],
  mayTake: ['FEW', 'MANY', 'MORE'],
  options: {},
  run: (_none, sizes) => benchReads(sizes.length > 0 ? sizes.map(Number) : [1_000, 100_000]),
});
