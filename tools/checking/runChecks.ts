import type { Check, Lane } from './checks';
import { closingLine, type Counts } from './counts';

interface Outcome extends Counts {
  /** The reason why a check could not run. */
  why?: string;
}

/**
 * Runs every check, stage by stage and the lanes of a stage side by side, so that one run shows everything that needs a fix, and
 * ends with a list of the failures and the sum of the tests. A check that fails without counting tests counts as one failed test,
 * and one that this machine cannot run as one skipped test: that is reported at once, and again before the last line.
 * @returns whether everything succeeded
 */
export async function runChecks(
  stages: readonly (readonly Lane[])[],
  say: (line: string) => void,
): Promise<boolean> {
  const counts = new Map<string, Outcome>();
  const summary: string[] = [];

  async function runInTurn(lane: Lane) {
    for (const check of lane) await run(check);
  }

  async function run(check: Check) {
    if (check.needs && counts.get(check.needs)?.failed) {
      summary.push(`–  ${check.headline}: not tried`);
      return;
    }
    say(`\n=== ${check.headline} ===`);
    const started = Date.now();
    const found = await attempt(check, say);
    counts.set(check.headline, found);
    const seconds = Math.round((Date.now() - started) / 1000);
    summary.push(`${mark(found)}  ${check.headline} (${seconds} s)`);
    summary.push(...(found.failures ?? []).map((failure) => `     ${failure}`));
    if (found.why) say(`SKIPPED: ${check.headline}. ${found.why}`);
  }

  for (const lanes of stages) await Promise.all(lanes.map(runInTurn));

  say(`\n${summary.join('\n')}\n`);
  const skipped = [...counts].filter(([, { why }]) => why).map(([headline]) => headline);
  if (skipped.length > 0) {
    say(`SKIPPED: ${skipped.join(', ')}. What is missing on this machine is said above.`);
  }
  const all = [...counts.values()];
  say(closingLine(all));
  return all.every(({ failed }) => failed === 0);
}

function mark({ failed, why }: Outcome): string {
  if (why) return '–';
  return failed > 0 ? '✗' : '✓';
}

async function attempt(check: Check, say: (line: string) => void): Promise<Outcome> {
  try {
    const found = await check.run();
    if (typeof found === 'boolean') return { passed: 0, failed: found ? 0 : 1, skipped: 0 };
    return 'why' in found ? { passed: 0, failed: 0, skipped: 1, ...found } : found;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
