import { pathWithoutLanguage } from '../language/languagePaths';
import type {} from './earlyAnswers';

interface Registry {
  remotes: Record<string, { entry: string } | undefined>;
}

interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { assets: { js: { sync: string[] } } }[];
}

/**
 * Timeouts in milliseconds. A request that hangs is aborted, because until then the browser blocks further requests
 * for the same address. Files with a fallback (`bridged`) have the same timeout as in the portal itself.
 */
const timeout = { bridged: 3_000, manifest: 6_000 };

/**
 * At an area's address, requests all files needed to enter the area while the portal's code is still loading:
 * registry, configuration, the area's manifest, and the scripts that it names. Nothing is checked or run here: the
 * code that takes a response does that.
 * @param chunks the shell's chunks that every area needs
 */
export async function askEarly(chunks: readonly string[]): Promise<void> {
  const area = /^\/(user|staff|admin)(\/|$)/.exec(pathWithoutLanguage(location.pathname))?.[1];
  if (!area) return;
  for (const chunk of chunks) preloadScript(chunk);
  const early = (globalThis.portalEarly = new Map<string, Promise<Response>>());
  const ask = async (address: string, limit: number, init?: RequestInit): Promise<unknown> => {
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), limit);
    const answer = fetch(address, { ...init, signal: control.signal });
    // The portal receives it only after it was read here: the next request has started by then, and is not sent twice.
    const read = answer.then(
      async (response) => [response.clone(), (await response.json()) as unknown] as const,
    );
    const kept = read.then(([copy]) => copy);
    // It may never be taken.
    kept.catch(() => undefined);
    early.set(address, kept);
    try {
      return (await read)[1];
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    const config = ask('/config.json', timeout.bridged);
    config.catch(() => undefined);
    const { remotes } = (await ask('/remotes.json', timeout.bridged, {
      cache: 'no-cache',
    })) as Registry;
    const entry = remotes[area]?.entry;
    if (entry === undefined || localStorage.getItem('portal-override') !== null) return;
    const { metaData, exposes } = (await ask(entry, timeout.manifest, {
      cache: 'no-cache',
    })) as Manifest;
    const { path, name } = metaData.remoteEntry;
    const scripts = [path + name, ...(exposes[0]?.assets.js.sync ?? [])];
    // With the same options as the federation runtime (faultTolerance.ts).
    for (const script of scripts) preloadScript(new URL(script, entry).href, 'anonymous');
  } catch {
    // The portal requests it again, and reports the failure.
  }
}

/**
 * Fetches a script that will be run soon.
 * @param crossOrigin the same as in the later request, so that the script is not fetched twice
 */
function preloadScript(href: string, crossOrigin: 'anonymous' | null = null): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, crossOrigin });
  const isAsked = [...document.head.querySelectorAll('link')].some(
    (asked) => asked.href === link.href,
  );
  if (!isAsked) document.head.append(link);
}
