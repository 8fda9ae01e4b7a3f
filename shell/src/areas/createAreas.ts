import { hasUnsavedWork } from 'shared-platform';
import { type AreaBuild, errorMessage, reportPortalEvent } from '../monitoring/portalEvents';
import type { AreaName } from './area';
import type { LoadedArea } from './areaLoader';
import { forgetCrashedBuilds, forgiveCrash, isNewBuild, noteBuildCrashed } from './buildHistory';
import { noteFailure } from './canary';

export type AreaState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; area: LoadedArea }
  /** The circuit is open: no request is sent to the area's servers until `retry`. */
  | { status: 'failed'; error: unknown };

export interface Areas {
  getState: (area: AreaName) => AreaState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the area for a visitor, unless it is ready, loading, or known to be down. */
  enter: (area: AreaName) => void;
  /**
   * Half-opens the circuit of an area that failed: one more load decides. With `forgetCrashes`, builds that
   * crashed are tried again, because a person has requested it.
   */
  retry: (area: AreaName, options?: { forgetCrashes?: boolean }) => void;
  /** The same, started by the portal itself: the error stays on the screen until the area is loaded. */
  heal: (area: AreaName) => Promise<void>;
  /** For a build that threw before its first rendering: remembers the crash and loads the build before it. */
  rejectBuild: (area: AreaName, build: AreaBuild, error: unknown) => void;
  /**
   * Takes over the build that is deployed now, if it differs from the one that runs.
   * @returns whether a build was taken over
   */
  renew: (area: AreaName) => Promise<boolean>;
  /**
   * For a build that threw after its first rendering, while an error boundary shows the error. In the first seconds
   * of the build on this device, remembers the crash and falls back to the build before it; later, takes over the
   * build that is deployed now, if that differs. Does so only if that build can be loaded and no unsaved work is lost.
   * Where that build throws at the same address too, a record there is at fault, and neither build is blamed.
   */
  reportCrash: (area: AreaName, build: AreaBuild, error: unknown) => void;
}

/** The state of an area that was not entered in this page. */
export const idle: AreaState = { status: 'idle' };

/**
 * Holds the state of each area in this page. A loaded area is cached; a failure opens the area's circuit, so that
 * a visitor who goes back and forth does not wait ten seconds each time.
 * @param load loads an area, without the builds of rejected versions
 */
export function createAreas(
  load: (area: AreaName, rejected: ReadonlySet<string>) => Promise<LoadedArea>,
): Areas {
  const states = new Map<AreaName, AreaState>();
  /** The versions that crashed in this page, which are not run in it again. */
  const rejected = new Map<AreaName, ReadonlySet<string>>();
  /** The build of an area that crashed last, and where, since another one may crash there too. */
  const crashes = new Map<AreaName, { version: string; place: string }>();
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

  function reportCrashed(area: AreaName, { entry, version }: AreaBuild, error: unknown): void {
    const build = { entry, version };
    reportPortalEvent({ type: 'area-crashed', area, build, reason: errorMessage(error) });
  }

  /** Whether another build of the area has crashed at this address: that one is forgiven. */
  function isFaultOfData(area: AreaName, { version }: AreaBuild): boolean {
    const { pathname: place } = location;
    const before = crashes.get(area);
    crashes.set(area, { version, place });
    if (!before || before.version === version || before.place !== place) return false;
    forgiveCrash(area, before.version);
    const others = [...rejectedOf(area)].filter((each) => each !== before.version);
    rejected.set(area, new Set(others));
    return true;
  }

  const withRejected = (area: AreaName, { version }: AreaBuild): ReadonlySet<string> =>
    new Set(rejectedOf(area)).add(version);

  /**
   * The error stays on the screen until another build is loaded, or for good if none can be. For a build that is not
   * new here, the other one is a repair that was deployed since.
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
        // The visitor may have pressed 'Try again' meanwhile.
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
      reportCrashed(area, build, error);
      noteFailure(area, build);
      noteBuildCrashed(area, build.version);
      rejected.set(area, withRejected(area, build));
      void start(area);
    },
    reportCrash(area, build, error) {
      reportCrashed(area, build, error);
      if (isFaultOfData(area, build)) return;
      noteFailure(area, build);
      const isNew = isNewBuild(area, build.version);
      if (isNew) noteBuildCrashed(area, build.version);
      if (!hasUnsavedWork()) void replaceCrashed(area, build, isNew);
    },
  };
}
