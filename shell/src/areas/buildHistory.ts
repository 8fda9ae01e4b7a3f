import type { AreaName } from './area';

/** Milliseconds: the first seconds of a build on a device, in which a crash speaks against the build. */
const firstSeconds = 10_000;
/** Milliseconds for which a build that crashed is remembered: after that it gets another chance. */
const memory = 24 * 60 * 60 * 1000;
/** How many builds of an area are remembered, the latest first. */
const most = 5;

/** '<version> <time>': the build of an area that ran last on this device, and since when. */
const shownKey = (area: AreaName) => `portal-shown-${area}`;
/** A line '<version> <time>' for each build of an area that crashed on this device. */
const crashedKey = (area: AreaName) => `portal-crashed-${area}`;

/** Notes that a build has rendered, unless it was the one that ran before. */
export function noteBuildShown(area: AreaName, version: string): void {
  const key = shownKey(area);
  if (!read(key).startsWith(`${version} `)) save(key, `${version} ${Date.now()}`);
}

/** Whether a build has not run on this device for longer than its first seconds. */
export function isNewBuild(area: AreaName, version: string): boolean {
  const [shown, since] = read(shownKey(area)).split(' ');
  const age = Date.now() - Number(since);
  return shown !== version || (age >= 0 && age < firstSeconds);
}

/** Remembers that a build crashed on this device. */
export function noteBuildCrashed(area: AreaName, version: string): void {
  const key = crashedKey(area);
  const others = read(key)
    .split('\n')
    .filter((line) => !line.startsWith(`${version} `));
  save(key, [`${version} ${Date.now()}`, ...others].slice(0, most).join('\n'));
}

/** The versions of an area's builds that crashed on this device within a day. */
export function findCrashedBuilds(area: AreaName): ReadonlySet<string> {
  const recent = new Set<string>();
  for (const line of read(crashedKey(area)).split('\n')) {
    const [version, at] = line.split(' ');
    if (version && Math.abs(Date.now() - Number(at)) < memory) recent.add(version);
  }
  return recent;
}

/** Gives the builds of an area that crashed here another chance. */
export function forgetCrashedBuilds(area: AreaName): void {
  save(crashedKey(area), '');
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked: each visit knows only what it sees itself.
  }
}
