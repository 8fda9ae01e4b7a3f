import type { Tracking } from 'shared-data/tracking';
import { withTimeout } from '../areas/withTimeout';
import { readConfiguration } from '../configuration/configuration';
import { readStoreKind } from '../configuration/recordsConfiguration';
import { documentsAddress } from '../public-records/documentsAddress';
import { fetchDocument } from '../public-records/fetchDocument';
import { readRow } from '../public-records/readRow';
import { readTrackingDocument, readTrackingRow } from './readTracking';

export type TrackingAnswer =
  | { kind: 'found'; tracking: Tracking }
  | { kind: 'missing' }
  /** The records could not be asked now. */
  | { kind: 'unreachable' };

/**
 * What is public of the application with this number. The live store is asked for the one document, without its SDK
 * and without saying who asks; the records of the device are read here.
 */
export async function findTracking(number: string): Promise<TrackingAnswer> {
  try {
    return (await readStoreKind()) === 'device' ? await findRow(number) : await fetchOne(number);
  } catch {
    // No network, no configuration yet, or a browser that refuses.
    return { kind: 'unreachable' };
  }
}

/** Milliseconds that the browser's storage may take. */
const patience = 6000;

async function findRow(number: string): Promise<TrackingAnswer> {
  const row = await withTimeout(patience, readRow('tracking', number), 'tracking');
  return row === undefined ? { kind: 'missing' } : found(readTrackingRow(number, row));
}

async function fetchOne(number: string): Promise<TrackingAnswer> {
  const documents = documentsAddress(await readConfiguration());
  if (documents === undefined) return { kind: 'unreachable' };
  const answer = await fetchDocument(`${documents}/tracking/${number}`);
  return answer.kind === 'found' ? found(readTrackingDocument(number, answer.document)) : answer;
}

/** What cannot be read says nothing of the application. */
function found(tracking: Tracking | undefined): TrackingAnswer {
  return tracking ? { kind: 'found', tracking } : { kind: 'unreachable' };
}
