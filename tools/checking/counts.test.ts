import { closingLine, jestCounts, journeyCounts } from './counts';

const unit = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};
const journeys = {
  stats: { expected: 12, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [],
  suites: [],
};

describe('reading the counts of a report', () => {
  it.each([
    ['tests that pass', {}, { passed: 40, failed: 0, skipped: 0 }],
    ['failing tests', { numFailedTests: 2 }, { passed: 40, failed: 2, skipped: 0 }],
    [
      'skipped tests',
      { numPendingTests: 1, numTodoTests: 1 },
      { passed: 40, failed: 0, skipped: 2 },
    ],
    [
      'files that cannot run',
      { numRuntimeErrorTestSuites: 3 },
      { passed: 40, failed: 3, skipped: 0 },
    ],
  ])('counts %s with Jest', (_what, change, counts) => {
    expect(jestCounts({ ...unit, ...change })).toMatchObject(counts);
  });

  it('does not count the tests that a run by titles leaves out', () => {
    const counts = jestCounts({ ...unit, numPendingTests: 9 }, { isPart: true });
    expect(counts).toMatchObject({ passed: 40, failed: 0, skipped: 0 });
  });

  it.each([
    ['journeys that pass', {}, [], { passed: 12, failed: 0, skipped: 0 }],
    ['failing journeys', { unexpected: 1 }, [], { passed: 12, failed: 1, skipped: 0 }],
    ['flaky journeys', { flaky: 1 }, [], { passed: 12, failed: 1, skipped: 0 }],
    ['skipped journeys', { skipped: 4 }, [], { passed: 12, failed: 0, skipped: 4 }],
    [
      'a portal that did not start',
      { expected: 0 },
      [{ message: 'Port 3100 is taken' }],
      { passed: 0, failed: 1, skipped: 0 },
    ],
  ])('counts %s', (_what, change, errors, counts) => {
    expect(
      journeyCounts({ ...journeys, stats: { ...journeys.stats, ...change }, errors }),
    ).toMatchObject(counts);
  });

  it('refuses a report of another shape', () => {
    expect(() => jestCounts({ passed: 3 })).toThrow();
    expect(() => journeyCounts({})).toThrow();
  });
});

describe('reading the failures of a report', () => {
  it('lists the unit tests that failed, and the files that could not run', () => {
    const passed = { status: 'passed', fullName: 'adds one', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'adds two',
      failureMessages: ['\u001b[31mExpected: 3\u001b[39m\n    at line 4'],
    };
    const testResults = [
      { name: '/portal/add.test.ts', message: '…', assertionResults: [passed, failed] },
      { name: '/portal/take.test.ts', message: 'No such module', assertionResults: [] },
    ];
    expect(jestCounts({ ...unit, testResults }).failures).toEqual([
      'add.test.ts › adds two › Expected: 3',
      'take.test.ts › No such module',
    ]);
  });

  it('lists the journeys that failed, each with its project, file and line', () => {
    const at = { file: 'home.spec.ts', line: 7 };
    const test = { projectName: 'phone', results: [{ error: { message: 'No heading\nat 9' } }] };
    const suites = [
      {
        specs: [{ ...at, title: 'it opens', ok: true, tests: [{ ...test, results: [{}] }] }],
        suites: [{ specs: [{ ...at, title: 'it closes', ok: false, tests: [test] }] }],
      },
    ];
    const errors = [{ message: 'Port 3100 is taken' }];
    expect(journeyCounts({ ...journeys, suites, errors }).failures).toEqual([
      'Port 3100 is taken',
      '[phone] home.spec.ts:7 › it closes › No heading',
    ]);
  });
});

describe('the closing line', () => {
  const of = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

  it.each([
    [[of(40, 0), of(12, 0)], '52 passed, 0 failed'],
    [[of(40, 1), of(10, 2)], '50 passed, 3 failed'],
    [[of(40, 0), of(12, 0, 1)], '52 passed, 0 failed, 1 skipped'],
    [[], '0 passed, 0 failed'],
  ])('sums up %j as %s', (counts, line) => {
    expect(closingLine(counts)).toBe(line);
  });
});
