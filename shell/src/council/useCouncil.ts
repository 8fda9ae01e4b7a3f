import { useSyncExternalStore } from 'react';
import { readCouncil, usualCouncil, watchCouncil } from './council';

/** What the council says of itself, as far as this browser has heard. */
export function useCouncil() {
  return useSyncExternalStore(watchCouncil, readCouncil, () => usualCouncil);
}
