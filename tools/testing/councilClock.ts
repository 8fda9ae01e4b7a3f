import { act } from '@testing-library/react';
import { learnCouncilTime } from 'shared-data';

/**
 * For tests of a device whose clock is wrong: returns a function that informs the page that the council's clock
 * is this many milliseconds ahead, as the live store does after a response of its server. Each test ends with a
 * correct clock.
 */
export function councilClock(): (ahead: number) => Promise<void> {
  afterEach(() => learn(0));
  return learn;
}

async function learn(ahead: number): Promise<void> {
  const before = globalThis.fetch as typeof fetch | undefined;
  const headers = new Headers({ Date: new Date(Date.now() + ahead).toUTCString() });
  globalThis.fetch = () => Promise.resolve(new Response(null, { headers }));
  await act(learnCouncilTime);
  if (before) globalThis.fetch = before;
  else Reflect.deleteProperty(globalThis, 'fetch');
}
