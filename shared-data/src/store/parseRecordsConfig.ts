import { RecordsConfigError } from 'shared-model';
import type { RecordsConfig } from './RecordsConfig';

/**
 * Checks the part `records` of the run-time configuration; if it is missing, the device store is used.
 * Other keys are ignored, and an empty `emulatorUrl` counts as absent.
 * @throws RecordsConfigError, which names every bad key at once
 */
export function parseRecordsConfig(json: unknown): RecordsConfig {
  if (json === undefined || json === null) return { store: 'device' };
  const { store, emulatorUrl }: Record<string, unknown> = Object(json) === json ? { ...json } : {};
  const problems: string[] = [];
  if (store !== 'device' && store !== 'firestore') {
    problems.push("store must be 'device' or 'firestore'");
  }
  const isEmulated = emulatorUrl !== undefined && emulatorUrl !== '';
  if (isEmulated && !isWebAddress(emulatorUrl)) {
    problems.push('emulatorUrl must be an http or https address');
  }
  if (problems.length > 0) throw new RecordsConfigError(problems);
  if (store !== 'firestore') return { store: 'device' };
  return { store, ...(isWebAddress(emulatorUrl) ? { emulatorUrl } : {}) };
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^/]/.test(value);
}
