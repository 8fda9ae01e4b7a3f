import { closingLine, jestCounts, journeyCounts } from './counts';

const unit = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const journeys = { stats: { expected: 12, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('the counts', () => {
  it.each([
    ['tests that pass', {}, { passed: 40, failed: 0, skipped: 0 }],
    ['tests that fail', { numFailedTests: 2 }, { passed: 40, failed: 2, skipped: 0 }],
    [
      'tests left out',
      { numPendingTests: 1, numTodoTests: 1 },
      { passed: 40, failed: 0, skipped: 2 },
    ],
    [
      'files that cannot run',
      { numRuntimeErrorTestSuites: 3 },
      { passed: 40, failed: 3, skipped: 0 },
    ],
  ])('of Jest hold %s', (_what, change, counts) => {
    expect(jestCounts({ ...unit, ...change })).toEqual(counts);
  });

  it.each([
    ['journeys that pass', {}, [], { passed: 12, failed: 0, skipped: 0 }],
    ['journeys that fail', { unexpected: 1 }, [], { passed: 12, failed: 1, skipped: 0 }],
    ['journeys that pass at times', { flaky: 1 }, [], { passed: 12, failed: 1, skipped: 0 }],
    ['journeys left out', { skipped: 4 }, [], { passed: 12, failed: 0, skipped: 4 }],
    [
      'a portal that did not start',
      { expected: 0 },
      [{ message: 'Port 3100 is taken' }],
      { passed: 0, failed: 1, skipped: 0 },
    ],
  ])('of the journeys hold %s', (_what, change, errors, counts) => {
    expect(journeyCounts({ stats: { ...journeys.stats, ...change }, errors })).toEqual(counts);
  });

  it('are not taken from a report of another shape', () => {
    expect(() => jestCounts({ passed: 3 })).toThrow();
    expect(() => journeyCounts({})).toThrow();
  });
});

describe('the closing line', () => {
  const of = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

  it.each([
    [[of(40, 0), of(12, 0)], '52 passed, 0 failed'],
    [[of(40, 1), of(10, 2)], '50 passed, 3 failed'],
    [[of(40, 0), of(12, 0, 1)], '52 passed, 0 failed, 1 skipped'],
    [[], '0 passed, 0 failed'],
  ])('sums %j as %s', (counts, line) => {
    expect(closingLine(counts)).toBe(line);
  });
});
