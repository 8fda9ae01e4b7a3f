import { runStep, type StepResult } from './runStep';
import type { SpawnOptions } from './spawnPackage';

/**
 * Runs a script of the root package.json, which is the one place that says what it does.
 * @returns whether it ended well
 */
export async function runNpmScript(
  name: string,
  parameters: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<boolean> {
  const { code } = await runNpmStep(name, parameters, { live: true, env });
  return code === 0;
}

/** The same to its end, with its exit code and what it printed. */
export async function runNpmStep(
  name: string,
  parameters: readonly string[],
  options: SpawnOptions = {},
): Promise<StepResult> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Start this through npm: it is npm that tells where npm is.');
  return runStep(npm, ['run', '--silent', name, '--', ...parameters], options);
}
