import type { Ports } from './ports';

export interface LocalSite {
  'remotes.json': {
    schema: 1;
    remotes: Record<
      string,
      { entry: string; version: string; contract: number; previous: string[] }
    >;
  };
  'config.json': {
    identity: { apiKey: string; projectId: string; emulatorUrl: string };
    records: { store: string; emulatorUrl?: string };
    /** Where areas may come from. */
    areas: { origins: string[] };
  };
}

export function localSite(
  where?: Ports,
  authPort?: number,
  store?: 'device' | 'firestore',
): LocalSite;
