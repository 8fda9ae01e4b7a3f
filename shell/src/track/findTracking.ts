import type { Tracking } from 'shared-data/tracking';
import { withTimeout } from '../areas/withTimeout';
import { readConfiguration } from '../configuration/configuration';
import { readStoreKind } from '../configuration/recordsConfiguration';
import { documentsAddress } from '../public-records/documentsAddress';
import { fetchDocument } from '../public-records/fetchDocument';
import { readRow } from '../public-records/readRow';
import { councilToday, isOverdue } from './describeTracking';
import { fetchAdvice, readAdvice, type Advice } from './findAdvice';
import { readTrackingDocument, readTrackingRow } from './readTracking';

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
    return (await readStoreKind()) === 'device' ? await findRow(number) : await fetchOne(number);
  } catch {
    // No network, no configuration yet, or a browser that refuses.
    return { kind: 'unreachable' };
  }
}

/** Milliseconds that the browser's storage may take. */
const timeout = 6000;

async function findRow(number: string): Promise<TrackingAnswer> {
  const row = await withTimeout(timeout, readRow('tracking', number), 'tracking');
  if (row === undefined) return { kind: 'missing' };
  return found(readTrackingRow(number, row), () =>
    withTimeout(timeout, readAdvice(), 'advice').catch(() => undefined),
  );
}

async function fetchOne(number: string): Promise<TrackingAnswer> {
  const documents = documentsAddress(await readConfiguration());
  if (documents === undefined) return { kind: 'unreachable' };
  const answer = await fetchDocument(`${documents}/tracking/${number}`);
  if (answer.kind !== 'found') return answer;
  return found(readTrackingDocument(number, answer.document), () => fetchAdvice(documents));
}

/** A document that cannot be read counts as unreachable. @param findAdvice does not reject */
async function found(
  tracking: Tracking | undefined,
  findAdvice: () => Promise<Advice | undefined>,
): Promise<TrackingAnswer> {
  if (!tracking) return { kind: 'unreachable' };
  const advice = isOverdue(tracking, councilToday()) ? await findAdvice() : undefined;
  return { kind: 'found', tracking, ...(advice ? { advice } : {}) };
}
