import 'fake-indexeddb/auto';
import { madeUpApplication } from '../../../../bench/madeUpApplication';
import { openDatabase } from '../../device/openDatabase';
import { applicationTables, fromRow, tablesOf, toRow, type ApplicationRow } from './applicationRow';
import { findRows, wordsBeginningWith } from './findRows';
import { beginningWith, type RowPlan } from './rowsInOrder';

const rows: ApplicationRow[] = Array.from({ length: 120 }, (_, index) =>
  toRow(madeUpApplication(index)),
);
const ordered = beginningWith(['submittedAt'], []);

async function opened() {
  const db = await openDatabase(applicationTables);
  const { applications } = tablesOf(db);
  await applications.bulkPut(rows);
  return { db, applications };
}

/** The expected result, by a search through all rows in the order of submission. */
function all(words: readonly string[], isDescending: boolean): string[] {
  const matching = rows.filter(({ keys }) =>
    words.every((word) => keys.words.some((one) => one.startsWith(word))),
  );
  const sorted = matching.toSorted((one, other) =>
    one.submittedAt < other.submittedAt
      ? -1
      : one.submittedAt > other.submittedAt
        ? 1
        : one.id < other.id
          ? -1
          : 1,
  );
  if (isDescending) sorted.reverse();
  return sorted.map(({ id }) => id);
}

const enough = { compared: 10_000, comparedOfMany: 10_000, read: 10_000 };
const page = { page: 1, pageSize: 5 };

async function found(words: readonly string[], isDescending: boolean, caps = enough) {
  const { db, applications } = await opened();
  const filters = words.map((word) => [wordsBeginningWith('keys.words', word)]);
  const plan: RowPlan = { ordered, isDescending, filters };
  try {
    return await db.transaction('r', applications, () => findRows(applications, plan, page, caps));
  } finally {
    db.close();
  }
}

const searches = [['l'], ['certificate'], ['income', 'lakshmi'], ['2026-0', 'c'], ['nobody']];

describe.each([false, true])('a search, descending: %s', (isDescending) => {
  it.each([
    ['compares all keys', enough],
    ['reads the rows of its rarest word', { compared: 0, comparedOfMany: 0, read: 1000 }],
    ['searches the rows in order', { compared: 0, comparedOfMany: 1000, read: 1000 }],
  ])('%s, and finds the expected rows', async (_how, caps) => {
    for (const words of searches) {
      const expected = all(words, isDescending);
      const { rows: shown, total, searched } = await found(words, isDescending, caps);
      expect([words, shown.map(({ id }) => id), total, searched]).toEqual([
        words,
        expected.slice(0, 5),
        expected.length,
        undefined,
      ]);
    }
  });

  it('reports how many keys it searched if there are more', async () => {
    const caps = { compared: 100, comparedOfMany: 40, read: 1 };
    const inOrder = all([], isDescending);
    const expected = all(['lakshmi'], isDescending).filter((id) => inOrder.indexOf(id) < 40);
    const { rows: shown, ...rest } = await found(['lakshmi'], isDescending, caps);
    expect(shown.map(({ id }) => id)).toEqual(expected.slice(0, 5));
    expect(rest).toEqual({ total: expected.length, searched: 40 });
  });

  it('reports how many rows it read if more rows contain a word', async () => {
    const caps = { compared: 10, comparedOfMany: 100, read: 3 };
    const first = all([], isDescending).slice(0, 3);
    const expected = all(['certificate'], isDescending).filter((id) => first.includes(id));
    const { rows: shown, ...rest } = await found(['certificate'], isDescending, caps);
    expect(shown.map(({ id }) => id)).toEqual(expected);
    expect(rest).toEqual({ total: expected.length, searched: 3 });
  });
});

it('leaves out a row that is not in the index', async () => {
  const { db, applications } = await opened();
  const [row] = rows;
  if (!row) throw new Error('no rows');
  await applications.put({ ...row, keys: { ...row.keys, desk: undefined } } as never);
  const plan: RowPlan = {
    ordered: beginningWith(['keys.desk', 'keys.due', 'submittedAt'], [row.keys.desk]),
    isDescending: false,
    filters: [[wordsBeginningWith('keys.words', row.keys.words[0] ?? '')]],
  };
  const { rows: shown } = await db.transaction('r', applications, () =>
    findRows(
      applications,
      plan,
      { page: 1, pageSize: 200 },
      { compared: 0, comparedOfMany: 0, read: 1000 },
    ),
  );
  db.close();
  expect(shown.map(({ id }) => id)).not.toContain(fromRow(row)?.id);
  expect(shown.length).toBeGreaterThan(0);
});
