import { spawnPackage, type SpawnOptions } from './spawnPackage';

export interface StepResult {
  code: number;
  output: string;
}

/** Runs the script of an installed package to its end; `output` is empty when it was `live`. */
export function runStep(
  script: string,
  parameters: readonly string[],
  options: SpawnOptions = {},
): Promise<StepResult> {
  const child = spawnPackage(script, parameters, options);
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer) => chunks.push(chunk);
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

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
