import { hasUnsavedWork } from 'shared-platform';
import { type AreaBuild, errorMessage, reportPortalEvent } from '../monitoring/portalEvents';
import type { AreaName } from './area';
import type { LoadedArea } from './areaLoader';
import { forgetCrashedBuilds, isNewBuild, noteBuildCrashed } from './buildHistory';
import { noteFailure } from './canary';

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
  /**
   * Half-opens the circuit of an area that failed: one more load decides. With `forgetCrashes` builds that
   * crashed get another chance, since a person asks for it.
   */
  retry: (area: AreaName, options?: { forgetCrashes?: boolean }) => void;
  /** The same without anybody having asked for it: what is on the screen stays until the area is there. */
  heal: (area: AreaName) => Promise<void>;
  /** The build threw before it had rendered once: it is remembered, and the one before it taken. */
  rejectBuild: (area: AreaName, build: AreaBuild, error: unknown) => void;
  /**
   * Takes over the build that is deployed now, if it is another than the one that runs.
   * @returns whether it is
   */
  renew: (area: AreaName) => Promise<boolean>;
  /**
   * The build threw after it had rendered, and a boundary shows so. In its first seconds on this device it
   * is remembered, and the one before it taken; later the one that is deployed now, if that is another. Where
   * that can be had, and nothing unsaved would be lost.
   */
  reportCrash: (area: AreaName, build: AreaBuild, error: unknown) => void;
}

/** Of an area that nobody has entered in this page. */
export const idle: AreaState = { status: 'idle' };

/**
 * Keeps what is known of each area in this page. Only success is remembered as such; a failure opens
 * the area's circuit, so that going back and forth does not wait ten seconds each time.
 * @param load loads an area, but no build of a rejected version
 */
export function createAreas(
  load: (area: AreaName, rejected: ReadonlySet<string>) => Promise<LoadedArea>,
): Areas {
  const states = new Map<AreaName, AreaState>();
  /** The versions that crashed in this page, which are not run in it again. */
  const rejected = new Map<AreaName, ReadonlySet<string>>();
  const listeners = new Set<() => void>();

  const getState = (area: AreaName) => states.get(area) ?? idle;
  const rejectedOf = (area: AreaName): ReadonlySet<string> => rejected.get(area) ?? new Set();
  const loadSound = (area: AreaName) => load(area, rejectedOf(area));

  function setState(area: AreaName, state: AreaState): void {
    states.set(area, state);
    for (const listener of listeners) listener();
  }

  async function start(area: AreaName): Promise<void> {
    setState(area, { status: 'loading' });
    try {
      setState(area, { status: 'ready', area: await loadSound(area) });
    } catch (error) {
      console.error(`The area '${area}' could not be loaded`, error);
      reportPortalEvent({ type: 'area-failed', area, reason: errorMessage(error) });
      reportPortalEvent({ type: 'circuit', area, state: 'open' });
      setState(area, { status: 'failed', error });
    }
  }

  function noteCrash(area: AreaName, crashed: AreaBuild, error: unknown): void {
    const { entry, version } = crashed;
    const build = { entry, version };
    reportPortalEvent({ type: 'area-crashed', area, build, reason: errorMessage(error) });
    noteFailure(area, crashed);
  }

  const withRejected = (area: AreaName, { version }: AreaBuild): ReadonlySet<string> =>
    new Set(rejectedOf(area)).add(version);

  /**
   * What is on the screen stays until another build is there, and for good where none can be had. Once a build has
   * run well, the other one is a repair that is deployed by now.
   */
  async function replaceCrashed(area: AreaName, crashed: AreaBuild, isNew: boolean): Promise<void> {
    const running = getState(area);
    if (running.status !== 'ready' || running.area.version !== crashed.version) return;
    const avoided = isNew ? withRejected(area, crashed) : rejectedOf(area);
    const other = await load(area, avoided).catch(() => running.area);
    if (other.version === crashed.version || getState(area) !== running || hasUnsavedWork()) return;
    rejected.set(area, avoided);
    setState(area, { status: 'ready', area: other });
  }

  return {
    getState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter(area) {
      if (getState(area).status === 'idle') void start(area);
    },
    retry(area, { forgetCrashes = false } = {}) {
      if (getState(area).status !== 'failed') return;
      reportPortalEvent({ type: 'circuit', area, state: 'half-open' });
      if (forgetCrashes) {
        rejected.delete(area);
        forgetCrashedBuilds(area);
      }
      void start(area).then(() => {
        if (getState(area).status === 'ready') {
          reportPortalEvent({ type: 'circuit', area, state: 'closed' });
        }
      });
    },
    async heal(area) {
      if (getState(area).status !== 'failed') return;
      try {
        const loaded = await loadSound(area);
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
      const deployed = await loadSound(area).catch(() => running.area);
      if (deployed.version === running.area.version) return false;
      setState(area, { status: 'ready', area: deployed });
      return true;
    },
    rejectBuild(area, build, error) {
      noteCrash(area, build, error);
      noteBuildCrashed(area, build.version);
      rejected.set(area, withRejected(area, build));
      void start(area);
    },
    reportCrash(area, build, error) {
      noteCrash(area, build, error);
      const isNew = isNewBuild(area, build.version);
      if (isNew) noteBuildCrashed(area, build.version);
      if (!hasUnsavedWork()) void replaceCrashed(area, build, isNew);
    },
  };
}
