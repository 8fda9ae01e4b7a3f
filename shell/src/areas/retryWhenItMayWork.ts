import type { AreaName } from './area';

/** Milliseconds before the second check of a failed area; each pause is twice the one before it, up to a minute. */
const firstPause = 5_000;
const longestPause = 60_000;

export interface Retries {
  /** Called when the area may work again: the network is back, its server answers, or another build is deployed. */
  retry: () => void;
  /** Called when the build that failed is still deployed, and its manifest answers. */
  heal: () => Promise<void>;
}

/**
 * Checks an area that failed: at once when the network returns, otherwise with growing pauses. Sends no request
 * while the page is in the background.
 * @returns stops checking
 */
export function retryWhenItMayWork(area: AreaName, { retry, heal }: Retries): () => void {
  let known: string | undefined;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout>;
  let hasEnded = false;

  async function lookAgain() {
    if (!document.hidden) {
      const build = await findDeployedBuild(area);
      if (hasEnded) return;
      const isOther = build !== known;
      known = build;
      if (build !== undefined && isOther) retry();
      if (build !== undefined && !isOther) await heal();
      pause = Math.min(2 * pause, longestPause);
    }
    schedule();
  }

  function schedule() {
    if (!hasEnded) timer = setTimeout(() => void lookAgain(), pause);
  }

  void findDeployedBuild(area).then((build) => {
    known = build;
    schedule();
  });
  window.addEventListener('online', retry);
  return () => {
    hasEnded = true;
    clearTimeout(timer);
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
    // Still down. The next check may succeed.
    return undefined;
  }
}
