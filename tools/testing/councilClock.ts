import { act } from '@testing-library/react';
import { forgetCouncilTime } from '../../shared-data/src/clock/councilClock';
import { learnCouncilTime } from '../../shared-data/src/clock/learnCouncilTime';

/**
 * For tests of a device whose clock is wrong: gives what lets the page learn that the council's clock is so many
 * milliseconds ahead, as the live store does when its server answers. Each test begins and ends with a right one.
 */
export function councilClock(): (ahead: number) => Promise<void> {
  const fetchBefore = globalThis.fetch as typeof fetch | undefined;
  afterEach(forgetCouncilTime);
  return async (ahead) => {
    const headers = new Headers({ Date: new Date(Date.now() + ahead).toUTCString() });
    globalThis.fetch = () => Promise.resolve(new Response(null, { headers }));
    await act(learnCouncilTime);
    if (fetchBefore) globalThis.fetch = fetchBefore;
    else Reflect.deleteProperty(globalThis, 'fetch');
  };
}
