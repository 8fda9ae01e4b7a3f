import { satisfy } from '@module-federation/runtime-core';
import * as v from 'valibot';
import { fetchJson } from '../areas/fetchJson';
import type { Manifest } from '../areas/manifest';
import { findMissing } from '../areas/platform/findMissing';
import type { PlatformOffer } from '../areas/platform/PlatformOffer';

const offerSchema = v.object({
  remoteApi: v.number(),
  modules: v.record(v.string(), v.object({ version: v.string(), names: v.array(v.string()) })),
});

let isReady = false;
const listeners = new Set<() => void>();

/** Whether a reload loads a shell that can run a build which this one had to refuse. */
export function isNewerShellReady(): boolean {
  return isReady;
}

/** @returns unsubscribes */
export function watchNewerShell(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Checks whether the shell that is deployed now can run a build that this one refused, and fetches it.
 * Never rejects: if it fails, the next refusal checks again.
 */
export async function lookForNewerShell(refused: Manifest): Promise<void> {
  try {
    const offer = await fetchJson('/platform.json', { cache: 'no-store' });
    if (isReady || !v.is(offerSchema, offer) || !canRun(refused, offer)) return;
    await updateWorker();
    isReady = true;
    for (const listener of listeners) listener();
  } catch (error) {
    console.warn('A newer portal could not be looked for.', error);
  }
}

function canRun({ platform, shared = [] }: Manifest, offer: PlatformOffer): boolean {
  const lacks = platform ? findMissing(platform, offer) : [];
  const isInRange = shared.every(
    ({ name, requiredVersion }) =>
      requiredVersion === undefined || satisfy(offer.modules[name]?.version ?? '', requiredVersion),
  );
  return lacks.length === 0 && isInRange;
}

/** A returning visitor gets the shell from the service worker, so that has to be updated first. */
async function updateWorker(): Promise<void> {
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!registration) return;
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  if (!coming) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The newer service worker was dropped.'));
    };
    coming.addEventListener('statechange', look);
    look();
  });
}
