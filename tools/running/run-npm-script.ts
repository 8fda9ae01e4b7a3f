import { runStep } from './run-step';

/**
 * Runs a script of the root package.json, which is the one place that says what it does.
 * @returns whether it ended well
 */
export async function runNpmScript(
  name: string,
  parameters: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<boolean> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Start this through npm: it is npm that tells where npm is.');
  const { code } = await runStep(npm, ['run', '--silent', name, '--', ...parameters], {
    live: true,
    env,
  });
  return code === 0;
}
