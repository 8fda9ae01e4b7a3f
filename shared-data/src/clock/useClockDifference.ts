import { useSyncExternalStore } from 'react';
import { clockDifference, observeCouncilTime } from './councilClock';

/**
 * By how many milliseconds the council’s clock is ahead of this device’s; 0 where the two agree within ten
 * minutes, where the difference is not known, and on the device store. The live store requests the council’s time
 * whenever it reaches its server (`firestore/connection.ts`).
 */
export function useClockDifference(): number {
  return useSyncExternalStore(observeCouncilTime, clockDifference, clockDifference);
}
