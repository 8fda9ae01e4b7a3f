import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { applicationStatuses } from '../../shared-data/src/applications/Application';
import type { Deadline } from '../../shared-data/src/deadlines/Deadline';
import { deadlineByHistory } from '../../shared-data/src/deadlines/deadlines';
import type { OfficeCalendar } from '../../shared-data/src/deadlines/workingDays';
import { usualTerms } from '../../shared-data/src/services/Service';
import { usualSettings } from '../../shared-data/src/settings/CouncilSettings';
import { fromStoredOffice } from '../../shared-data/src/settings/firestore/storedOffice';
import { settingsSchema } from '../../shared-data/src/settings/settingsSchema';
import { updateApplications, type UpdatedApplications } from './updateApplications';

/**
 * Gives applications of before there were deadlines the days that their service promises, counted from their submission
 * without the time with the citizen; and writes of those without a clerk that nobody has them, so that they can be asked
 * for. What cannot be read is left as it is.
 * @param isDry finds them, and writes nothing
 */
export async function updateDeadlines(
  firestore: Firestore,
  isDry: boolean,
): Promise<UpdatedApplications> {
  const days = await readPromisedDays(firestore);
  const calendar = await readCalendar(firestore);
  const fields = [...Object.keys(subjectSchema.entries), 'deadline', 'assignee'];
  return updateApplications(firestore, { fields, isDry }, (application) => {
    const stored = application.data();
    const subject = v.safeParse(subjectSchema, stored);
    if (!subject.success) return undefined;
    const changes = {
      ...('deadline' in stored ? {} : { deadline: deadlineOf(subject.output, days, calendar) }),
      ...('assignee' in stored ? {} : { assignee: null }),
    };
    return Object.keys(changes).length > 0 ? { changes } : undefined;
  });
}

/** The status of an application, and a time, as they are stored. */
export const storedStatus = v.picklist(applicationStatuses);
export const storedTime = v.pipe(
  v.instance(Timestamp),
  v.transform((moment) => moment.toDate().toISOString()),
);

/** What a deadline is computed from. */
const subjectSchema = v.object({
  service: v.string(),
  submittedAt: storedTime,
  history: v.record(
    v.string(),
    v.object({ at: storedTime, from: v.nullable(storedStatus), to: storedStatus }),
  ),
  form: v.optional(v.object({ serviceId: v.string() })),
});

function deadlineOf(
  { service, submittedAt, history, form }: v.InferOutput<typeof subjectSchema>,
  days: ReadonlyMap<string, number>,
  calendar: OfficeCalendar,
): Deadline {
  const inOrder = Object.entries(history).toSorted(([one], [other]) => Number(one) - Number(other));
  const by = { uid: '', name: '', role: 'staff' } as const;
  const events = inOrder.map(([, event]) => ({ ...event, by }));
  const promised = (form && days.get(form.serviceId)) ?? days.get(service) ?? usualTerms.days;
  return deadlineByHistory({ submittedAt, history: events }, promised, calendar);
}

/** By the ids and by the names of the services; of two with the same name those of the first in the list. */
async function readPromisedDays(firestore: Firestore): Promise<Map<string, number>> {
  const { docs } = await firestore.collection('services').orderBy('position', 'desc').get();
  const promised = docs.map((service) => {
    const days: unknown = service.get('days');
    return { service, days: typeof days === 'number' ? days : usualTerms.days };
  });
  return new Map([
    ...promised.map(({ service, days }) => [String(service.get('name')), days] as const),
    ...promised.map(({ service, days }) => [service.id, days] as const),
  ]);
}

/** The calendar of the council, by which days are counted. */
export async function readCalendar(firestore: Firestore): Promise<OfficeCalendar> {
  const [council, office] = await Promise.all([
    firestore.doc('settings/council').get(),
    firestore.doc('settings/office').get(),
  ]);
  const settings = v.safeParse(settingsSchema, council.data());
  const { openDays } = settings.success ? settings.output : usualSettings;
  return { openDays, holidays: fromStoredOffice(office.data()).holidays };
}
