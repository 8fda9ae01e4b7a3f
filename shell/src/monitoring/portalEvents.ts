import type { AreaName } from '../areas/area';

/** A build of an area, as far as it is known: what a team needs to find it. */
export interface AreaBuild {
  entry: string;
  version: string;
  /** For a running canary build: after this number of failures on this device it is not used here any more. */
  canaryLimit?: number | undefined;
}

/** The events for a council's monitoring. They contain no name of a person and nothing that was typed. */
export type PortalEvent =
  | { type: 'area-ready'; area: AreaName; build: AreaBuild; milliseconds: number }
  | { type: 'area-failed'; area: AreaName; build?: AreaBuild; reason: string }
  | { type: 'build-refused'; area: AreaName; build: AreaBuild; missing: readonly string[] }
  | { type: 'area-fell-back'; area: AreaName; from: AreaBuild; to: AreaBuild; reason: string }
  | { type: 'area-crashed'; area: AreaName; build?: AreaBuild; reason: string }
  | { type: 'entry-crashed'; area: AreaName; build: AreaBuild; reason: string; place: string }
  | { type: 'circuit'; area: AreaName; state: 'open' | 'half-open' | 'closed' }
  | {
      type: 'canary';
      area: AreaName;
      build: AreaBuild;
      state: 'taken' | 'taken-back';
      /** Of the build, on this device. */
      failures: number;
    }
  | { type: 'override-dropped'; area: AreaName; entry: string; reason: string }
  | { type: 'web-vital'; name: string; value: number; rating: string }
  | { type: 'registry-fallback'; source: 'last-good' | 'built-in'; reason: string };

type Listener = (event: PortalEvent) => void;

const listeners = new Set<Listener>();

/** The name of the DOM event with which `window` emits the same events, for a script outside the build. */
export const portalEventName = 'portal-event';

/**
 * Subscribes to the events of the areas. A script that is not built with the portal listens to
 * `window.addEventListener('portal-event', ({ detail }) => …)`.
 * @returns unsubscribes
 */
export function onPortalEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies all listeners. A listener that throws affects neither the others nor the portal. */
export function reportPortalEvent(event: PortalEvent): void {
  for (const listener of listeners) {
    try {
      listener(event);
    } catch (error) {
      console.error('A listener to portal events failed', error);
    }
  }
  window.dispatchEvent(new CustomEvent(portalEventName, { detail: event }));
}

/** An error and its causes, in one line for a log. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` ← ${errorMessage(error.cause)}`;
  return `${error.name}: ${error.message}${cause}`;
}
