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
 * Milliseconds for each answer. One that hangs is given up: the browser would let nobody else ask for the same
 * address until then. What has a last good copy is waited for as long as the portal itself waits.
 */
const patience = { bridged: 3_000, manifest: 6_000 };

/**
 * At an area's address, asks for all that leads into the area while the portal's code is on its way:
 * registry, configuration, the area's manifest, and the scripts that it names. Nothing is checked here,
 * and nothing run: whoever takes an answer does that.
 * @param chunks of the shell, for any area
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
    // Whoever takes it has it after it was read here: what it leads to is asked for by then, and not twice.
    const read = answer.then(
      async (response) => [response.clone(), (await response.json()) as unknown] as const,
    );
    const kept = read.then(([copy]) => copy);
    // Nobody may want it.
    kept.catch(() => undefined);
    early.set(address, kept);
    try {
      return (await read)[1];
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    const config = ask('/config.json', patience.bridged);
    config.catch(() => undefined);
    const { remotes } = (await ask('/remotes.json', patience.bridged, {
      cache: 'no-cache',
    })) as Registry;
    const entry = remotes[area]?.entry;
    if (entry === undefined || localStorage.getItem('portal-override') !== null) return;
    const { metaData, exposes } = (await ask(entry, patience.manifest, {
      cache: 'no-cache',
    })) as Manifest;
    const { path, name } = metaData.remoteEntry;
    const scripts = [path + name, ...(exposes[0]?.assets.js.sync ?? [])];
    // As the federation runtime asks for them (faultTolerance.ts).
    for (const script of scripts) preloadScript(new URL(script, entry).href, 'anonymous');
  } catch {
    // The portal asks again, and tells of what fails.
  }
}

/**
 * Fetches a script that will be run soon.
 * @param crossOrigin as it will be asked for, so that it is not fetched twice
 */
function preloadScript(href: string, crossOrigin: 'anonymous' | null = null): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, crossOrigin });
  const isAsked = [...document.head.querySelectorAll('link')].some(
    (asked) => asked.href === link.href,
  );
  if (!isAsked) document.head.append(link);
}
