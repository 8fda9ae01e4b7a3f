import { endsWhenAsked } from '../running/endsWhenAsked';

/**
 * Runs something that ends by itself. Asked to end before, it does so at once, and as a failure: what
 * has not been measured has not passed. Browsers and servers end with the process.
 */
export function toItsEnd(run: () => Promise<void>, explain: (error: Error) => void): void {
  let isDone = false;
  process.once('exit', () => {
    if (!isDone) process.exitCode = 1;
  });
  const start = async () => {
    await run();
    isDone = true;
    return { stop: () => Promise.resolve() };
  };
  endsWhenAsked(start, explain);
}
