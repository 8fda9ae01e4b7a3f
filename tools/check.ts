// `npm run check`: checks types, format, lint and unit tests of what changed since the branch left main, fast enough to
// run while working. `npm test` checks everything.
import { findChangedFiles } from './checking/ChangedFiles';
import { planCheck, type CheckStep } from './checking/planCheck';
import { explain } from './running/runCommand';
import { runNpmStep, runStep } from './running/runStep';

async function check() {
  const changed = findChangedFiles();
  if (changed.files.length === 0) {
    console.log(`Nothing has changed since ${changed.base}: there is nothing to check.`);
    return;
  }
  console.log(`${changed.files.length} changed files, compared with ${changed.base}:`);
  const lanes = await Promise.all(planCheck(changed).map(runInTurn));
  const failed = lanes.flat();
  if (failed.length > 0) throw new Error(`Not well: ${failed.join(', ')}.`);
  console.log('All well. Import rules, builds and journeys are checked by npm test.');
}

/** @returns the headlines of what failed */
async function runInTurn(steps: readonly CheckStep[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { headline, script, parameters } of steps) {
    const started = Date.now();
    const { code, output } =
      typeof script === 'string'
        ? await runStep(script, parameters)
        : await runNpmStep(script.npm, parameters);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${code === 0 ? '✓' : '✗'}  ${headline} (${seconds} s)`);
    if (code === 0) continue;
    console.log(output);
    failed.push(headline);
  }
  return failed;
}

explain(check());
