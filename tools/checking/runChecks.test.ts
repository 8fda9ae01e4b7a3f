import type { Check } from './checks';
import { runChecks } from './runChecks';

const check = (
  headline: string,
  found: Awaited<ReturnType<Check['run']>>,
  needs?: string,
): Check => ({
  headline,
  run: () => Promise.resolve(found),
  ...(needs ? { needs } : {}),
});

const tests = { passed: 40, failed: 0, skipped: 0 };
const journeys = { passed: 12, failed: 0, skipped: 0 };

async function run(checks: Check[]) {
  const lines: string[] = [];
  const isWell = await runChecks([[checks]], (line) => lines.push(line));
  return { isWell, text: lines.join('\n'), last: lines.at(-1) };
}

describe('npm test', () => {
  it('succeeds if every check does, and ends with the sum of the tests', async () => {
    const { isWell, last } = await run([
      check('Types', true),
      check('Tests', tests),
      check('Journeys', journeys),
    ]);
    expect(isWell).toBe(true);
    expect(last).toBe('52 passed, 0 failed');
  });

  it.each<[string, Check[], string]>([
    ['a check fails', [check('Types', false), check('Tests', tests)], '40 passed, 1 failed'],
    ['a test fails', [check('Tests', { ...tests, failed: 2 })], '40 passed, 2 failed'],
    [
      'a check throws an error',
      [{ headline: 'Journeys', run: () => Promise.reject(new Error('no browser')) }],
      '0 passed, 1 failed',
    ],
  ])('fails when %s', async (_what, checks, line) => {
    const { isWell, last } = await run(checks);
    expect(isWell).toBe(false);
    expect(last).toBe(line);
  });

  it('lists the failed tests at the end', async () => {
    const failures = ['a.test.ts › adds › 2 is not 3'];
    const { text } = await run([check('Tests', { ...tests, failed: 1, failures })]);
    expect(text).toMatch(/✗ {2}Tests \(0 s\)\n {5}a\.test\.ts › adds › 2 is not 3\n/);
  });

  it('reports clearly what this machine cannot run, and succeeds without it', async () => {
    const missing = { why: 'No Firestore emulator is on this machine.' };
    const { isWell, text, last } = await run([
      check('Tests', tests),
      check('Live tests', missing),
      check('Live journeys', missing),
    ]);
    expect(isWell).toBe(true);
    expect(text).toContain('SKIPPED: Live tests. No Firestore emulator is on this machine.');
    expect(text).toContain('–  Live tests');
    expect(text.split('\n').at(-2)).toBe(
      'SKIPPED: Live tests, Live journeys. What is missing on this machine is said above.',
    );
    expect(last).toBe('40 passed, 0 failed, 2 skipped');
  });

  it('continues after a failure, except with checks that depend on it', async () => {
    const { text, last } = await run([
      check('Lint', false),
      check('Tests', tests),
      check('Build', false),
      check('Journeys', journeys, 'Build'),
    ]);
    expect(text).toContain('=== Tests ===');
    expect(text).not.toContain('=== Journeys ===');
    expect(text).toContain('–  Journeys: not tried');
    expect(last).toBe('40 passed, 2 failed');
  });

  it('runs the lanes of a stage side by side, and the next stage after them', async () => {
    const order: string[] = [];
    let endLint: (isWell: boolean) => void = () => undefined;
    const lint = new Promise<boolean>((resolve) => (endLint = resolve));
    const noting = (headline: string, ended: Promise<boolean>): Check => ({
      headline,
      run: () => ended.finally(() => order.push(headline)),
    });
    // Lint does not end before these have started.
    const liveTests: Check = {
      headline: 'Live tests',
      run: () => {
        order.push('Live tests');
        endLint(true);
        return Promise.resolve(tests);
      },
    };
    const lines: string[] = [];
    await runChecks(
      [[[noting('Lint', lint)], [liveTests]], [[noting('Journeys', Promise.resolve(true))]]],
      (line) => lines.push(line),
    );
    expect(order).toEqual(['Live tests', 'Lint', 'Journeys']);
    expect(lines.at(-1)).toBe('40 passed, 0 failed');
  });
});
