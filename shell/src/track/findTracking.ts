import type { Tracking } from 'shared-data/tracking';
import { readConfiguration } from '../configuration/configuration';
import { readStoreKind } from '../configuration/recordsConfiguration';
import { documentsAddress } from '../public-records/documentsAddress';
import { fetchDocument, type FoundDocument } from '../public-records/fetchDocument';
import { findOnDevice } from '../public-records/findOnDevice';
import { councilToday, isOverdue } from './describeTracking';
import { findAdvice, type Advice } from './findAdvice';
import { readTracking } from './readTracking';

export type TrackingAnswer =
  | {
      kind: 'found';
      tracking: Tracking;
      /** For an overdue application, if the council has set an advice. */
      advice?: Advice;
    }
  | { kind: 'missing' }
  /** The records could not be asked now. */
  | { kind: 'unreachable' };

/**
 * The public facts of the application with this number, and the council's advice if it is overdue. Requests the one or
 * two documents from the live store without its SDK and without identifying the visitor; the records of the device are
 * read here.
 */
export async function findTracking(number: string): Promise<TrackingAnswer> {
  try {
    const find = (await readStoreKind()) === 'device' ? findOnDevice : await openLiveStore();
    const answer = await find(`tracking/${number}`);
    if (answer.kind !== 'found') return answer;
    const tracking = readTracking(number, answer.fields);
    if (tracking) {
      const advice = isOverdue(tracking, councilToday()) ? await findAdvice(find) : undefined;
      return { kind: 'found', tracking, ...(advice ? { advice } : {}) };
    }
  } catch {
    // No network, or no configuration yet.
  }
  return { kind: 'unreachable' };
}

async function openLiveStore() {
  const documents = documentsAddress(await readConfiguration());
  return async (path: string): Promise<FoundDocument> =>
    documents === undefined ? { kind: 'unreachable' } : fetchDocument(`${documents}/${path}`);
}
