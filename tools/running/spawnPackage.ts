import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { root } from '../root';

export interface SpawnOptions {
  /** From the root of the repository. */
  cwd?: string;
  env?: Record<string, string>;
  /** Its words go straight to the terminal, rather than into a pipe. */
  live?: boolean;
  /** In a process group of its own, which Ctrl-C does not reach. */
  apart?: boolean;
}

/**
 * Starts the script of an installed package, as `npx` would and without npm or a shell, so that it is
 * the same on each system. `script` is a path below node_modules, or an absolute one. The child never outlives this
 * process: it is ended on the way out, and ends by itself where there was no time for that.
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
