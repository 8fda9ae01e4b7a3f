import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Each test that failed, in a line: where, its title, what was wrong. */
  failures?: readonly string[];
}

const jestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  // A file that could not be run holds no test that failed.
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.array(v.string()),
        }),
      ),
    }),
  ),
});

interface Suite {
  specs?: { title: string; file: string; line: number; ok: boolean; tests: Test[] }[] | undefined;
  suites?: Suite[] | undefined;
}
interface Test {
  projectName: string;
  results: { error?: { message?: string | undefined } | undefined }[];
}

const testSchema: v.GenericSchema<Test> = v.object({
  projectName: v.string(),
  results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
});
const suiteSchema: v.GenericSchema<Suite> = v.object({
  specs: v.optional(
    v.array(
      v.object({
        title: v.string(),
        file: v.string(),
        line: v.number(),
        ok: v.boolean(),
        tests: v.array(testSchema),
      }),
    ),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const journeysSchema = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  // What went wrong outside of any test: the portal did not start, a file could not be read.
  errors: v.array(v.object({ message: v.optional(v.string()) })),
  suites: v.array(suiteSchema),
});

/** What Jest's `--json` report counts. */
export function jestCounts(report: unknown): Counts {
  const found = v.parse(jestSchema, report);
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    skipped: found.numPendingTests + found.numTodoTests,
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

/** What Playwright's JSON report counts. A journey that passed only on a second try has failed. */
export function journeyCounts(report: unknown): Counts {
  const { stats, errors, suites } = v.parse(journeysSchema, report);
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

function failuresOf({ specs = [], suites = [] }: Suite): string[] {
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
