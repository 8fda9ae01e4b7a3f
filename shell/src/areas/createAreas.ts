import { type AreaBuild, errorMessage, reportPortalEvent } from '../monitoring/portalEvents';
import type { AreaName } from './area';
import type { LoadedArea } from './areaLoader';

export type AreaState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; area: LoadedArea }
  /** The circuit is open: nothing is asked of the area's servers until `retry`. */
  | { status: 'failed'; error: unknown };

export interface Areas {
  getState: (area: AreaName) => AreaState;
  subscribe: (listener: () => void) => () => void;
  /** Somebody is about to enter: loads the area unless it is there, on its way, or known to be down. */
  enter: (area: AreaName) => void;
  /** Half-opens the circuit of an area that failed: one more load decides. */
  retry: (area: AreaName) => void;
  /** The same without anybody having asked for it: what is on the screen stays until the area is there. */
  heal: (area: AreaName) => Promise<void>;
  /** The build threw before it had rendered once: the one before it is taken. */
  rejectBuild: (area: AreaName, build: AreaBuild, error: unknown) => void;
  /**
   * Takes over the build that is deployed now, if it is another than the one that runs.
   * @returns whether it is
   */
  renew: (area: AreaName) => Promise<boolean>;
  /** The build threw after it had rendered: told to the monitoring, and left to its boundary. */
  reportCrash: (area: AreaName, build: AreaBuild, error: unknown) => void;
}

/** Of an area that nobody has entered in this page. */
export const idle: AreaState = { status: 'idle' };

/**
 * Keeps what is known of each area in this page. Only success is remembered as such; a failure opens
 * the area's circuit, so that going back and forth does not wait ten seconds each time.
 * @param load loads an area but for the builds that are known to be broken
 */
export function createAreas(
  load: (area: AreaName, broken: ReadonlySet<string>) => Promise<LoadedArea>,
): Areas {
  const states = new Map<AreaName, AreaState>();
  const broken = new Map<AreaName, Set<string>>();
  const listeners = new Set<() => void>();

  const getState = (area: AreaName) => states.get(area) ?? idle;

  function setState(area: AreaName, state: AreaState): void {
    states.set(area, state);
    for (const listener of listeners) listener();
  }

  async function start(area: AreaName): Promise<void> {
    setState(area, { status: 'loading' });
    try {
      setState(area, { status: 'ready', area: await load(area, broken.get(area) ?? new Set()) });
    } catch (error) {
      console.error(`The area '${area}' could not be loaded`, error);
      reportPortalEvent({ type: 'area-failed', area, reason: errorMessage(error) });
      reportPortalEvent({ type: 'circuit', area, state: 'open' });
      setState(area, { status: 'failed', error });
    }
  }

  function reportCrash(area: AreaName, { entry, version }: AreaBuild, error: unknown): void {
    const build = { entry, version };
    reportPortalEvent({ type: 'area-crashed', area, build, reason: errorMessage(error) });
  }

  return {
    getState,
    reportCrash,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter(area) {
      if (getState(area).status === 'idle') void start(area);
    },
    retry(area) {
      if (getState(area).status !== 'failed') return;
      reportPortalEvent({ type: 'circuit', area, state: 'half-open' });
      // A build that was broken may have been released anew under the same address.
      broken.delete(area);
      void start(area).then(() => {
        if (getState(area).status === 'ready') {
          reportPortalEvent({ type: 'circuit', area, state: 'closed' });
        }
      });
    },
    async heal(area) {
      if (getState(area).status !== 'failed') return;
      try {
        const loaded = await load(area, broken.get(area) ?? new Set());
        // Somebody may have pressed 'Try again' meanwhile.
        if (getState(area).status !== 'failed') return;
        reportPortalEvent({ type: 'circuit', area, state: 'closed' });
        setState(area, { status: 'ready', area: loaded });
      } catch {
        // Still down, which was reported when it failed.
      }
    },
    async renew(area) {
      const running = getState(area);
      if (running.status !== 'ready') return false;
      const deployed = await load(area, broken.get(area) ?? new Set()).catch(() => running.area);
      if (deployed.version === running.area.version) return false;
      setState(area, { status: 'ready', area: deployed });
      return true;
    },
    rejectBuild(area, build, error) {
      reportCrash(area, build, error);
      broken.set(area, new Set(broken.get(area)).add(build.entry));
      void start(area);
    },
  };
}
