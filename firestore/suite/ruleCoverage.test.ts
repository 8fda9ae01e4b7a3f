import { coverAllows, describeCoverage, findUncovered, sumCoverage } from './ruleCoverage';

const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    match /wells/{id} {
      allow get: if isSignedIn();
      allow create, update: if isSignedIn()
        && isWell();
      match /readings/{day} {
        allow read: if isSignedIn();
      }
    }
    match /roads/{id} {
      allow get: if isSignedIn();
    }
  }
}`;

const at = (line: number, from: number, to: number) => ({
  line,
  currentOffset: from,
  endOffset: to,
});
const yes = (count: number) => ({ value: { boolValue: true }, count });
const no = (count: number) => ({ value: { boolValue: false }, count });
const failed = (count: number) => ({ value: {}, count });

const rows = coverAllows(rules, [
  { sourcePosition: at(4, 0, 10), values: [yes(3), no(2)] },
  // The report lists a part of a condition as a separate expression, too.
  { sourcePosition: at(5, 20, 24), values: [yes(9)] },
  { sourcePosition: at(5, 20, 40), values: [yes(1), failed(4)] },
  { sourcePosition: at(8, 50, 60), values: [no(5)] },
]);

it('counts how often each `allow` was decided each way; an error counts as a refusal', () => {
  expect(rows).toEqual([
    { line: 4, what: '/wells/{id} get', allowed: 3, refused: 2 },
    { line: 5, what: '/wells/{id} create, update', allowed: 1, refused: 4 },
    { line: 8, what: '/wells/{id}/readings/{day} read', allowed: 0, refused: 5 },
    { line: 12, what: '/roads/{id} get', allowed: 0, refused: 0 },
  ]);
});

it('finds those that were decided only one way, or never', () => {
  expect(findUncovered(rows).map(({ line }) => line)).toEqual([8, 12]);
});

it('shows them as a table', () => {
  const [head, first] = describeCoverage(rows).split('\n');
  expect(head).toBe(' line  rule                             allowed  refused');
  expect(first).toBe('    4  /wells/{id} get                        3        2');
});

it('sums up the counts of several reports', () => {
  const [get, , read] = sumCoverage([rows, rows]);
  expect(get).toMatchObject({ line: 4, allowed: 6, refused: 4 });
  expect(read).toMatchObject({ line: 8, allowed: 0, refused: 10 });
  expect(sumCoverage([])).toEqual([]);
});
