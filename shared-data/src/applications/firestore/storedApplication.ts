import {
  collection,
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import { withTimes } from '../../firestore/withTimes';
import { RecordNotFoundError } from '../../store/errors';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import type { Application } from '../Application';
import { applicationSchema } from '../applicationSchema';
import {
  fromStoredChanges,
  fromStoredChecks,
  fromStoredForm,
  fromStoredOpened,
  isMap,
} from './storedForm';

export function applicationsIn(firestore: Firestore): CollectionReference {
  return collection(firestore, 'applications');
}

/** Undefined if the document does not exist or does not fit the schema. */
export function toApplication(snapshot: DocumentSnapshot): Application | undefined {
  return parseRecord(applicationSchema, 'application', recordIn(snapshot));
}

/** @throws RecordNotFoundError if the document does not exist or does not fit the schema */
export function requireApplication(snapshot: DocumentSnapshot): Application {
  const application = toApplication(snapshot);
  if (!application) throw new RecordNotFoundError('application', snapshot.id);
  return application;
}

/** The documents that fit the schema, in the order of the query. */
export function toApplications({ docs }: Pick<QuerySnapshot, 'docs'>): Application[] {
  return parseRecords(applicationSchema, 'application', docs.map(recordIn));
}

function recordIn(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data();
  if (!data) return undefined;
  const history: unknown = data.history;
  const { form, checks } = data as Record<string, unknown>;
  return withTimes({
    ...data,
    id: snapshot.id,
    history: eventsIn(history),
    ...(form === undefined ? {} : { form: fromStoredForm(form) }),
    ...(checks === undefined ? {} : { checks: fromStoredChecks(checks) }),
  });
}

/** The history is stored as a map by revision: a list cannot contain server timestamps. */
function eventsIn(history: unknown): unknown {
  if (!(history instanceof Object)) return history;
  return Object.entries(history)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, event]: [string, unknown]) => (isMap(event) ? eventIn(event) : event));
}

function eventIn(event: Record<string, unknown>): object {
  return {
    ...event,
    ...('changed' in event ? { changed: fromStoredChanges(event.changed) } : {}),
    ...('opened' in event ? { opened: fromStoredOpened(event.opened) } : {}),
  };
}
