import {
  type Application,
  type ApplicationId,
  applicationSchema,
  RecordNotFoundError,
} from 'shared-model';
import type { Path } from '../../documents/Documents';
import { isMap } from '../../documents/isMap';
import type { StoredDocument } from '../../documents/StoredDocument';
import { parseRecord, parseRecords } from '../../documents/parseRecord';
import { everybody } from '../../store/Traits';
import {
  fromStoredChanges,
  fromStoredChecks,
  fromStoredForm,
  fromStoredOpened,
} from './storedForm';

export const applicationsPath: Path = 'applications';

export function applicationAt(id: ApplicationId): Path {
  return `${applicationsPath}/${id}`;
}

/** Undefined if the document does not exist or does not fit the schema. */
export function toApplication(document: StoredDocument): Application | undefined {
  return parseRecord(applicationSchema, 'application', recordIn(document));
}

/** @throws RecordNotFoundError if the document does not exist or does not fit the schema */
export function requireApplication(document: StoredDocument): Application {
  const application = toApplication(document);
  if (!application) throw new RecordNotFoundError('application', document.id);
  return application;
}

/** The documents that fit the schema, in the order of the query. */
export function toApplications({ docs }: { docs: readonly StoredDocument[] }): Application[] {
  return parseRecords(applicationSchema, 'application', docs.map(recordIn));
}

function recordIn({ id, data }: StoredDocument): unknown {
  if (!data) return undefined;
  const { applicant, history, form, checks } = data;
  return {
    ...data,
    id,
    applicant: applicantIn(applicant),
    history: eventsIn(history),
    ...(form === undefined ? {} : { form: fromStoredForm(form) }),
    ...(checks === undefined ? {} : { checks: fromStoredChecks(checks) }),
  };
}

/** Nobody is the applicant of samples: those that everybody has are stored with an owner. */
function applicantIn(applicant: unknown): unknown {
  return isMap(applicant) && applicant.uid === everybody ? { ...applicant, uid: null } : applicant;
}

/** The history is stored as a map by revision: a list cannot contain server timestamps. */
function eventsIn(history: unknown): unknown {
  if (!isMap(history)) return history;
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
