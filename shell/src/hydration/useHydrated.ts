import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/**
 * Whether the page is past its first rendering. The first one has to match the prerendered document; only later
 * ones may depend on the visitor.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
