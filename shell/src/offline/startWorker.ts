import type { CacheRequest } from './isCacheRequest';
import { cachedFile } from './cachedFile';

/** The address of the worker; its scope is the whole portal. */
const script = '/service-worker.js';

interface NetworkInformation {
  saveData?: boolean;
}

/**
 * Starts the service worker, which caches the portal for slow networks and offline use, and passes it the
 * files that this page has fetched without it. Call it after the page has loaded.
 */
export async function startWorker(): Promise<void> {
  if (!PORTAL_HAS_WORKER || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  await keep(usedFiles(), false);
}

/**
 * Caches files for offline use, unless the visitor saves data.
 * @param withShell whether the shell's further chunks are cached too
 */
export async function cacheFiles(files: readonly string[], withShell: boolean): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (!PORTAL_HAS_WORKER || !('serviceWorker' in navigator) || connection?.saveData) return;
  await keep(files, withShell);
}

async function keep(files: readonly string[], shell: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { lang: language } = document.documentElement;
  active?.postMessage({ type: 'keep', files: [...files], shell, language } satisfies CacheRequest);
}

/** The files that this page has fetched; the browser's own cache still has them. */
function usedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => cachedFile(new URL(name), location.origin) !== undefined);
}
