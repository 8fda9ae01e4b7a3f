import { createContext, use } from 'react';
import { useHydrated } from './useHydrated';

/**
 * Whether the document is the one for every address without a page of its own: it shows what no
 * address could contradict.
 */
export const NeutralDocument = createContext(false);

/** Whether what is rendered has to be what the neutral document shows, whatever the address is. */
export function useIsNeutral(): boolean {
  const isNeutral = use(NeutralDocument);
  return !useHydrated() && isNeutral;
}
