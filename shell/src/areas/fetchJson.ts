import { takeEarlyAnswer } from '../hydration/earlyAnswers';
import { AreaLoadError } from './AreaLoadError';
import { withTimeout } from './withTimeout';

/** How long loading an area may take, from the registry to the last chunk, before an error is shown: milliseconds. */
export const loadTimeLimit = 10_000;

/**
 * Reads JSON with a time limit; only a successful response counts as an answer.
 * @param timeLimit milliseconds
 * @throws AreaLoadError on a network failure, an error status, a timeout or a body that is not JSON
 */
export async function fetchJson(
  url: string,
  init?: RequestInit,
  timeLimit = loadTimeLimit,
): Promise<unknown> {
  try {
    const early = takeEarlyAnswer(url);
    return early
      ? await withTimeout(timeLimit, early.then(readJson), url)
      : await readJson(await fetch(url, { ...init, signal: AbortSignal.timeout(timeLimit) }));
  } catch (cause) {
    throw new AreaLoadError(`${url} could not be read`, { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
