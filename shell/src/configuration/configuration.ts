import { fetchJson } from '../areas/fetchJson';

let reading: Promise<unknown> | undefined;

/**
 * The run-time configuration (`/config.json`), read once for all who ask. A failed reading is not
 * kept, so that the next one asks again.
 */
export function readConfiguration(): Promise<unknown> {
  reading ??= fetchJson('/config.json').catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}
