import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../root';

const endWithParent = path.join(root, 'tools/running/end-with-parent.js');

interface StepOptions {
  /** From the root of the repository. */
  cwd?: string;
  env?: Record<string, string>;
  /** Written through as it comes, rather than kept for the end. */
  live?: boolean;
}

interface StepResult {
  code: number;
  output: string;
}

/**
 * Runs the script of an installed package to its end, as `npx` would and without npm or a shell, so
 * that it is the same on each system. `script` is a path below node_modules.
 */
export function runStep(
  script: string,
  parameters: readonly string[],
  { cwd = '.', env = {}, live = false }: StepOptions = {},
): Promise<StepResult> {
  const child = spawn(
    process.execPath,
    ['--require', endWithParent, path.join(root, 'node_modules', script), ...parameters],
    {
      cwd: path.join(root, cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe', 'ipc'],
    },
  );
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
