import { useEffect, useSyncExternalStore } from 'react';
import type { AreaName } from './area';
import { areas } from './areas';
import { type AreaState, idle } from './createAreas';
import { retryWhenItMayWork } from './retryWhenItMayWork';

/** The state of an area, for its outlet: mounting starts the loading, and a failed area is retried. */
export function useArea(area: AreaName): AreaState {
  const state = useSyncExternalStore(
    areas.subscribe,
    () => areas.getState(area),
    () => idle,
  );
  const hasFailed = state.status === 'failed';

  useEffect(() => areas.enter(area), [area]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    return retryWhenItMayWork(area, {
      retry: () => areas.retry(area),
      heal: () => areas.heal(area),
    });
  }, [area, hasFailed]);

  return state;
}
