import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** One line for each failed test: the file, its title, the error. */
  failures?: readonly string[];
}

/** The fields of Jest's report that are read. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** A file that could not run has no failed tests. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * The counts of Jest's `--json` report.
 * @param isPart the run was limited by titles: Jest reports the other tests as skipped, which are not counted
 */
export function jestCounts(report: unknown, { isPart } = { isPart: false }): Counts {
  const found = report as JestReport;
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    skipped: (isPart ? 0 : found.numPendingTests) + found.numTodoTests,
    failures: found.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = path.basename(name);
      if (assertionResults.length === 0 && message) return [inALine(file, '', message)];
      return failed.map(({ fullName, failureMessages }) =>
        inALine(file, fullName, failureMessages[0]),
      );
    }),
  };
}

/** The counts of Playwright's JSON report. A journey that passed only on a second attempt counts as failed. */
export function journeyCounts(report: unknown): Counts {
  // `errors` has the problems outside of tests: the portal did not start, or a file could not be read.
  const { stats, errors, suites } = report as JSONReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => inALine('', '', message)),
      ...suites.flatMap(failuresOf),
    ],
  };
}

function failuresOf({ specs = [], suites = [] }: Partial<JSONReportSuite>): string[] {
  const own = specs.filter(({ ok }) => !ok);
  return [
    ...own.flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        return inALine(`[${projectName}] ${file}:${line}`, title, error?.message);
      }),
    ),
    ...suites.flatMap(failuresOf),
  ];
}

function inALine(place: string, title: string, message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return [place, title, first.slice(0, longestMessage)].filter(Boolean).join(' › ');
}

const longestMessage = 160;

/** The last line of `npm test`. */
export function closingLine(counts: readonly Counts[]): string {
  const sum = (of: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[of], 0);
  const skipped = sum('skipped');
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
