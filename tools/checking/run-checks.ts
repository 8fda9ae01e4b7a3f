import type { Check } from './checks';
import { closingLine, type Counts } from './counts';

/**
 * Runs every check, so that one run tells all there is to mend, and closes with the sum of the tests. A
 * check that fails without counting tests counts as one that failed.
 * @returns whether all is well
 */
export async function runChecks(
  checks: readonly Check[],
  say: (line: string) => void,
): Promise<boolean> {
  const counts = new Map<string, Counts>();
  const summary: string[] = [];

  for (const check of checks) {
    if (check.needs && counts.get(check.needs)?.failed) {
      summary.push(`–  ${check.headline}: not tried`);
      continue;
    }
    say(`\n=== ${check.headline} ===`);
    const started = Date.now();
    const found = await attempt(check, say);
    counts.set(check.headline, found);
    const seconds = Math.round((Date.now() - started) / 1000);
    summary.push(`${found.failed ? '✗' : '✓'}  ${check.headline} (${seconds} s)`);
  }

  say(`\n${summary.join('\n')}\n`);
  const all = [...counts.values()];
  say(closingLine(all));
  return all.every(({ failed }) => failed === 0);
}

async function attempt(check: Check, say: (line: string) => void): Promise<Counts> {
  try {
    const found = await check.run();
    return typeof found === 'boolean' ? { passed: 0, failed: found ? 0 : 1, skipped: 0 } : found;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
