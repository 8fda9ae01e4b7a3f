import { markdownTable } from '../../bench/markdownTable';
import { readsOf, readsOfCounts } from './bill';
import { journeyNames, type JourneyId, type Measured } from './journeys';
import { councils, freeStorage, sumUp, type CouncilSize } from './sums';

/** The tables of docs/operations.md. @param among applications there were when it was measured */
export function costTables(measured: Measured, among: number): string {
  return [journeyTable(measured), sizeLine(measured), sumTable(measured, among)].join('\n\n');
}

function journeyTable({ bills }: Measured): string {
  const ids = Object.keys(journeyNames) as JourneyId[];
  return markdownTable(
    ['Journey', 'Reads', 'of them records', 'counts', 'by the rules', 'Writes', 'Deletes'],
    ids.map((id) => {
      const bill = bills[id];
      const { records, counted, ruled, writes, deletes } = bill;
      const cells = [readsOf(bill), records, readsOfCounts(counted), ruled, writes, deletes];
      return [journeyNames[id], ...cells.map(String)];
    }),
  );
}

function sizeLine({ stored: { records, indexes } }: Measured): string {
  const perGiB = Math.floor(freeStorage / (records + indexes));
  return (
    `Stored for each application with two documents: ${rounded(records)} bytes, and ` +
    `${rounded(indexes)} in the indexes that find it. 1 GiB holds ${perGiB}.`
  );
}

function sumTable(measured: Measured, among: number): string {
  const sums = councils.map((council) => ({ council, ...sumUp(measured, among, council) }));
  const row = (head: string, say: (sum: (typeof sums)[number]) => string) => [
    head,
    ...sums.map(say),
  ];
  return markdownTable(
    ['', ...councils.map(({ name }) => name)],
    [
      row(
        'Applications a year (a working day)',
        (sum) => `${rounded(sum.applicationsAYear)} (${rounded(sum.applicationsADay)})`,
      ),
      row(
        'Citizens’ visits a day, people at work',
        ({ council, applicationsADay }) =>
          `${rounded(applicationsADay * 6)}, ${council.clerks + council.admins}`,
      ),
      row('Reads a working day', ({ reads }) => rounded(reads)),
      row(
        'of them for dashboards left open',
        ({ hearing, council }) => `${rounded(hearing)} (${openOf(council)} open)`,
      ),
      row('Writes a working day', ({ writes }) => rounded(writes)),
      row('Stored after a year', ({ stored }) => `${(stored / 2 ** 30).toFixed(1)} GiB`),
      row('Operations a month', ({ operations }) => dollars(operations)),
      row('Storage a month, after a year', ({ storage }) => dollars(storage)),
      row(
        'A month, after a year',
        ({ operations, storage }) => `**${dollars(operations + storage)}**`,
      ),
    ],
  );
}

const openOf = ({ clerks }: CouncilSize) => clerks / 2;

/** Two digits are as many as the assumptions bear; counts below 10,000 are exact. */
function rounded(value: number): string {
  const sure = value < 10_000 ? Math.round(value) : Number(value.toPrecision(2));
  return sure.toLocaleString('en');
}

function dollars(value: number): string {
  return `$${value.toFixed(2)}`;
}
