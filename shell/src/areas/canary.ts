import { type AreaBuild, reportPortalEvent } from '../monitoring/portalEvents';
import type { AreaName } from './area';
import { countFailure } from './buildHistory';

/** 0 to 99: the hundredth of all devices that this one is in. Drawn once at random; it identifies nobody. */
const key = 'portal-hundredth';

/**
 * Whether this device gets canary builds. A device without usable storage does not: it could not remember a
 * failure either.
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

/** Counts a failure of a build on this device. At the limit, a canary build is taken back here, which is reported. */
export function noteFailure(area: AreaName, { entry, version, canaryLimit }: AreaBuild): void {
  const failures = countFailure(area, version);
  if (failures !== canaryLimit) return;
  const build = { entry, version };
  reportPortalEvent({ type: 'canary', area, build, state: 'taken-back', failures });
}

/** The same for code of a build that failed to load. Without a network, that is not the fault of the build. */
export function noteLoadFailure(area: AreaName, build: AreaBuild): void {
  if (navigator.onLine) noteFailure(area, build);
}
