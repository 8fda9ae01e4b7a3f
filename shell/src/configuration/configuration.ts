import { fetchJson } from '../areas/fetchJson';

let reading: Promise<unknown> | undefined;

/**
 * The run-time configuration (`/config.json`), read once for all callers. A failure is not cached, so that the
 * next call requests the file again.
 */
export function readConfiguration(): Promise<unknown> {
  reading ??= fetchJson('/config.json').catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}
