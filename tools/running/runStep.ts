import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { root } from '../root';

interface SpawnOptions {
  /** Relative to the root of the repository. */
  cwd?: string;
  env?: Record<string, string>;
  /** Writes its output directly to the terminal instead of a pipe. */
  live?: boolean;
  /** Runs in its own process group, which Ctrl-C does not reach. */
  apart?: boolean;
}

/**
 * Starts the script of an installed package, like `npx` but without npm or a shell, so that it works the same way
 * on each system. `script` is a path below node_modules, or an absolute one. The child never outlives this process:
 * it is ended when this process exits, and ends by itself if this process is killed.
 */
export function spawnPackage(
  script: string,
  parameters: readonly string[],
  { cwd = '.', env = {}, live = false, apart = false }: SpawnOptions = {},
): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      '--require',
      path.join(root, 'tools/running/endWithParent.js'),
      path.resolve(root, 'node_modules', script),
      ...parameters,
    ],
    {
      cwd: path.resolve(root, cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe', 'ipc'],
      detached: apart,
      windowsHide: true,
    },
  );
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

interface StepResult {
  code: number;
  output: string;
}

/** Runs the script of an installed package to its end; `output` is empty if it was `live`. */
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

/** Runs a script of the root package.json, which is the single place that defines it, to its end. */
export function runNpmStep(
  name: string,
  parameters: readonly string[] = [],
  options: SpawnOptions = {},
): Promise<StepResult> {
  return runNpm(['run', '--silent', name, '--', ...parameters], options);
}

/** Runs npm itself to its end. @throws Error if this process was not started by npm */
export async function runNpm(
  parameters: readonly string[],
  options: SpawnOptions = {},
): Promise<StepResult> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Start this through npm: it is npm that tells where npm is.');
  return runStep(npm, parameters, options);
}
