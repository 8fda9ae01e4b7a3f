import { act } from '@testing-library/react';
import { learnCouncilTime } from 'shared-data';

/**
 * For tests of a device whose clock is wrong: gives what lets the page learn that the council's clock is so many
 * milliseconds ahead, as the live store does when its server answers. Each test ends with a right one.
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
