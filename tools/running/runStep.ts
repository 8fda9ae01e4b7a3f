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
