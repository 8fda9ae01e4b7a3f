import type { AreaName } from './area';

/** How often a failed area is looked for, in milliseconds. */
const interval = 15_000;

/**
 * Calls back when the network returns, or when the area is deployed anew: its current manifest answers, and
 * names another build than it did at the first look. Asks nothing while the page is in the background.
 * @returns ends the watching
 */
export function retryWhenItMayWork(area: AreaName, retry: () => void): () => void {
  let known: string | undefined;
  let hasLooked = false;

  const look = async () => {
    if (document.hidden) return;
    const build = await findDeployedBuild(area);
    if (hasLooked && build !== undefined && build !== known) retry();
    known = build;
    hasLooked = true;
  };
  void look();
  const timer = setInterval(() => void look(), interval);
  window.addEventListener('online', retry);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', retry);
  };
}

async function findDeployedBuild(area: AreaName): Promise<string | undefined> {
  try {
    const { fetchRegistry } = await import('./registry');
    const { readManifest } = await import('./manifest');
    const entry = (await fetchRegistry()).remotes[area]?.entry;
    if (entry === undefined) return undefined;
    const { metaData } = await readManifest(entry);
    return `${entry} ${metaData.remoteEntry.name}`;
  } catch {
    // Still down. The next look may find it.
    return undefined;
  }
}
