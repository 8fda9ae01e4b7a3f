import { type AreaHostValue, hasUnsavedWork } from 'shared-platform';
import { type AreaBuild, reportPortalEvent } from '../monitoring/portalEvents';
import { mainId } from '../routing/SkipLink';
import type { AreaName } from './area';
import { areas } from './areas';
import { noteLoadFailure } from './canary';

/** What the shell does for the build of an area that it shows, when one of its pages fails. */
export function createAreaHost(area: AreaName, build: AreaBuild): AreaHostValue {
  const onCrash = (error: unknown) => areas.reportCrash(area, build, error);
  return {
    onCrash,
    onEntryCrash: ({ name, message, stack = '' }) => {
      // Without the message, which may quote the record.
      const [place = ''] = /[^\s(@]+:\d+:\d+/.exec(stack.replace(message, '')) ?? [];
      reportPortalEvent({ type: 'entry-crashed', area, build, reason: name, place });
    },
    main: { id: mainId, take: takeMain },
    async onLoadFailure(error) {
      const problem = chunkProblem(error);
      // The code loaded, and threw.
      if (problem === undefined) onCrash(error);
      else noteLoadFailure(area, build);
      // A server that hangs does not serve a newer build either: show the error instead of waiting longer.
      const mayBeGone = problem !== undefined && problem !== 'timeout';
      return mayBeGone && !hasUnsavedWork() && areas.renew(area);
    },
  };
}

/** Changes the DOM directly: a React state of the portal's frame would add code to every first visit. */
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

/** Why a chunk did not load, as reported by webpack; undefined if it loaded. */
function chunkProblem(error: unknown): unknown {
  // Compared by name, because the error's class differs between builds.
  if (!(error instanceof Error && error.name === 'ChunkLoadError')) return undefined;
  return 'type' in error ? error.type : 'error';
}
