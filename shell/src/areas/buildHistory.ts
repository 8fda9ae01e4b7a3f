import type { AreaName } from './area';

/** Milliseconds: the first seconds of a build on a device. A crash in this time is blamed on the build. */
const firstSeconds = 10_000;
/** Milliseconds for which a build that crashed is remembered: after that it gets another chance. */
const memory = 24 * 60 * 60 * 1000;
/** How many builds of an area are remembered, the latest first. */
const most = 5;

/** '<version> <time>': the build of an area that last ran on this device, and since when. */
const shownKey = (area: AreaName) => `portal-shown-${area}`;
/** A line '<version> <time>' for each build of an area that crashed on this device. */
const crashedKey = (area: AreaName) => `portal-crashed-${area}`;

/** A line '<version> <count>' for each build of an area that failed on this device. */
const failuresKey = (area: AreaName) => `portal-failures-${area}`;

/** Notes that a build has rendered, unless it was already the last one that ran. */
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
  saveLine(crashedKey(area), version, Date.now());
}

/** The versions of an area's builds that crashed on this device within a day. */
export function findCrashedBuilds(area: AreaName): ReadonlySet<string> {
  const recent = new Set<string>();
  for (const [version, at] of readLines(crashedKey(area))) {
    if (Math.abs(Date.now() - at) < memory) recent.add(version);
  }
  return recent;
}

/** Takes back the last crash of a build on this device: what it had to show was at fault. */
export function forgiveCrash(area: AreaName, version: string): void {
  const failures = findFailures(area).get(version) ?? 0;
  saveLine(failuresKey(area), version, Math.max(0, failures - 1));
  const others = read(crashedKey(area))
    .split('\n')
    .filter((line) => !line.startsWith(`${version} `));
  save(crashedKey(area), others.join('\n'));
}

/** Forgets the crashes of an area's builds on this device, so that they are tried again. */
export function forgetCrashedBuilds(area: AreaName): void {
  save(crashedKey(area), '');
}

/**
 * Counts a crash of a build on this device, or that it could not be loaded here.
 * @returns how often it has failed here
 */
export function countFailure(area: AreaName, version: string): number {
  const failures = (findFailures(area).get(version) ?? 0) + 1;
  saveLine(failuresKey(area), version, failures);
  return failures;
}

/** How often the builds of an area have failed on this device, by version, the one that failed last first. */
export function findFailures(area: AreaName): ReadonlyMap<string, number> {
  return new Map(readLines(failuresKey(area)).filter(([, count]) => count > 0));
}

function readLines(key: string): [version: string, value: number][] {
  return read(key)
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([version, value]) => (version ? [[version, Number(value)]] : []));
}

function saveLine(key: string, version: string, value: number): void {
  const others = read(key)
    .split('\n')
    .filter((line) => !line.startsWith(`${version} `));
  save(key, [`${version} ${value}`, ...others].slice(0, most).join('\n'));
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
    // Storage is full or blocked: the history lasts only for this visit.
  }
}
