import { useEffect, useSyncExternalStore } from 'react';
import { openRecords } from '../store/openRecords';
import { clockDifference, learnCouncilTime, observeCouncilTime } from './councilClock';

/**
 * By how many milliseconds the council's clock is ahead of this device's; 0 where the two agree within ten
 * minutes, where it is not known, and where the records are the device's own.
 */
export function useClockDifference(): number {
  useEffect(() => {
    openRecords().then(
      ({ kind }) => (kind === 'firestore' ? learnCouncilTime() : undefined),
      // The page itself says that the records cannot be opened.
      () => undefined,
    );
  }, []);
  return useSyncExternalStore(observeCouncilTime, clockDifference);
}
