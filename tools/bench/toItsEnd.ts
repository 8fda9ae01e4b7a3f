import { BuildFailedError } from '../building/buildApps';
import { endsWhenAsked } from '../running/endsWhenAsked';

/**
 * Runs a measurement that ends by itself. A run that is interrupted exits with a failure, because
 * nothing was proven. Browsers and servers end with the process.
 */
export function toItsEnd(run: () => Promise<void>): void {
  let isDone = false;
  process.once('exit', () => {
    if (!isDone) process.exitCode = 1;
  });
  const start = async () => {
    await run();
    isDone = true;
    return { stop: () => Promise.resolve() };
  };
  endsWhenAsked(start, (error) => {
    console.error(error);
    if (error instanceof BuildFailedError) console.error(error.output);
  });
}
