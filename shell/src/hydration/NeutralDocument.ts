import { createContext, use } from 'react';
import { useHydrated } from './useHydrated';

/**
 * Whether the document is the neutral one, for every address without a document of its own: it shows only what is
 * right for any address.
 */
export const NeutralDocument = createContext(false);

/** Whether the rendering has to match the neutral document, whatever the address is. */
export function useIsNeutral(): boolean {
  const isNeutral = use(NeutralDocument);
  return !useHydrated() && isNeutral;
}
