import type { Application, ApplicationEvent, ChangedAnswers, ReportMarks } from 'shared-model';
import type { Fields } from '../documents/Documents';
import { toStoredDocument } from './records/addApplication';
import { applicationKeys } from './records/applicationKeys';
import { toStoredChecks, toStoredForm } from './records/storedForm';

interface StoredWith {
  /** The id of the service; '' if the council does not offer it. */
  serviceId: string;
  /** The names on its form. */
  names?: readonly string[];
  /** What reports count of it. */
  marks?: ReportMarks;
}

/**
 * The fields of an application's document, with its times as they are: for records that no step of the portal has written,
 * such as samples. `toApplication` reads the same application from them.
 */
export function toStoredApplication(
  application: Application,
  { serviceId, names, marks }: StoredWith,
): Fields {
  const { id, form, checks, assignee, ...fields } = application;
  void id;
  return {
    ...fields,
    ...marks,
    documents: fields.documents.map(toStoredDocument),
    ...(form ? { form: toStoredForm(form) } : {}),
    ...(checks ? { checks: toStoredChecks(checks) } : {}),
    // Written as null, so that unassigned applications can be queried.
    assignee: assignee ?? null,
    history: Object.fromEntries(
      fields.history.map((event, index) => [index + 1, toStoredEvent(event, application)]),
    ) as Fields,
    keys: applicationKeys(application, serviceId, names),
  };
}

function toStoredEvent({ changed, ...event }: ApplicationEvent, { form }: Application): Fields {
  return {
    ...event,
    ...(changed ? { changed: toStoredValues(changed, Object.keys(form?.papers ?? {})) } : {}),
  };
}

/** The form before the change is not known: what had no value counts as added. */
function toStoredValues(changed: ChangedAnswers, papers: readonly string[]): Fields {
  const values = Object.entries(changed);
  const before = values.filter(([, value]) => value !== '');
  return {
    answers: Object.fromEntries(before.filter(([id]) => !papers.includes(id))),
    papers: Object.fromEntries(
      before.flatMap(([id, value]) =>
        papers.includes(id) ? [[id, value.replaceAll('\n', ' ')]] : [],
      ),
    ),
    added: values.flatMap(([id, value]) => (value === '' ? id : [])),
  };
}
