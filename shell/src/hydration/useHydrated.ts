import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/**
 * Whether the page is past its first rendering. A prerendered document is taken over by rendering what
 * it shows; only what follows may know the visitor.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
