import { type AreaHostValue, hasUnsavedWork } from 'shared-platform';
import type { AreaBuild } from '../monitoring/portalEvents';
import { mainId } from '../routing/SkipLink';
import type { AreaName } from './area';
import { areas } from './areas';
import { noteLoadFailure } from './canary';

/** What the shell does for the build of an area that it shows, when one of its pages fails. */
export function createAreaHost(area: AreaName, build: AreaBuild): AreaHostValue {
  const onCrash = (error: unknown) => areas.reportCrash(area, build, error);
  return {
    onCrash,
    main: { id: mainId, take: takeMain },
    async onLoadFailure(error) {
      const problem = chunkProblem(error);
      // The code came, and threw.
      if (problem === undefined) onCrash(error);
      else noteLoadFailure(area, build);
      // Of a server that hangs a newer build cannot be had either: the visitor is told, and does not wait longer.
      const mayBeGone = problem !== undefined && problem !== 'timeout';
      return mayBeGone && !hasUnsavedWork() && areas.renew(area);
    },
  };
}

/** By hand and not as a state of the portal's frame, which every first visit would pay for. */
function takeMain() {
  const place = document.getElementById(mainId);
  place?.removeAttribute('id');
  place?.removeAttribute('role');
  place?.removeAttribute('tabindex');
  return () => {
    place?.setAttribute('id', mainId);
    place?.setAttribute('role', 'main');
    place?.setAttribute('tabindex', '-1');
  };
}

/** What kept a chunk from coming, as webpack says it; undefined where it came. */
function chunkProblem(error: unknown): unknown {
  // By its name: the error's class differs between builds.
  if (!(error instanceof Error && error.name === 'ChunkLoadError')) return undefined;
  return 'type' in error ? error.type : 'error';
}
