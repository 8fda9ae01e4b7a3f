import { useSyncExternalStore } from 'react';
import { clockDifference, observeCouncilTime } from './councilClock';

/**
 * By how many milliseconds the council’s clock is ahead of this device’s; 0 where the two agree within ten
 * minutes, where it is not known, and where the records are the device’s own. The live store asks for the
 * council’s time whenever its server is reached (`firestore/connection.ts`).
 */
export function useClockDifference(): number {
  return useSyncExternalStore(observeCouncilTime, clockDifference, clockDifference);
}
