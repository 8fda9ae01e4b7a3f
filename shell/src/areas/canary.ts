import { type AreaBuild, reportPortalEvent } from '../monitoring/portalEvents';
import type { AreaName } from './area';
import { countFailure } from './buildHistory';

/** 0 to 99: in which hundredth of all devices this one is. It is drawn once and says nothing of a person. */
const key = 'portal-hundredth';

/**
 * Whether this device is among those that get canary builds. One that keeps nothing is not: it could not
 * remember a failure either.
 * @param share in percent of all devices
 */
export function isCanaryDevice(share: number): boolean {
  try {
    let hundredth = localStorage.getItem(key) ?? '';
    if (!/^\d\d?$/.test(hundredth)) {
      hundredth = String(Math.floor(Math.random() * 100));
      localStorage.setItem(key, hundredth);
    }
    return Number(hundredth) < share;
  } catch {
    return false;
  }
}

/** Counts a failure of a build on this device. Its last one takes a canary build back here, which is reported. */
export function noteFailure(area: AreaName, { entry, version, canaryLimit }: AreaBuild): void {
  const failures = countFailure(area, version);
  if (failures !== canaryLimit) return;
  const build = { entry, version };
  reportPortalEvent({ type: 'canary', area, build, state: 'taken-back', failures });
}

/** The same for code of a build that did not come. Without a network that says nothing of the build. */
export function noteLoadFailure(area: AreaName, build: AreaBuild): void {
  if (navigator.onLine) noteFailure(area, build);
}
