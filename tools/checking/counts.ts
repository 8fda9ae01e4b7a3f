import * as v from 'valibot';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const jestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  // A file that could not be run holds no test that failed.
  numRuntimeErrorTestSuites: v.number(),
});

const journeysSchema = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  // What went wrong outside of any test: the portal did not start, a file could not be read.
  errors: v.array(v.unknown()),
});

/** What Jest's `--json` report counts. */
export function jestCounts(report: unknown): Counts {
  const found = v.parse(jestSchema, report);
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

/** What Playwright's JSON report counts. A journey that passed only on a second try has failed. */
export function journeyCounts(report: unknown): Counts {
  const { stats, errors } = v.parse(journeysSchema, report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** The last line of `npm test`. */
export function closingLine(counts: readonly Counts[]): string {
  const sum = (of: keyof Counts) => counts.reduce((total, count) => total + count[of], 0);
  const skipped = sum('skipped');
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
