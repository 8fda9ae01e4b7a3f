import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { deadlineByHistory } from '../shared-data/src/deadlines/deadlines';
import { officeCalendar, type OfficeCalendar } from '../shared-data/src/deadlines/workingDays';
import { reportMarks } from '../shared-data/src/reports/reportMarks';
import { usualTerms } from '../shared-data/src/services/Service';
import { usualSettings } from '../shared-data/src/settings/CouncilSettings';
import { fromStoredOffice } from '../shared-data/src/settings/firestore/storedOffice';
import { settingsSchema } from '../shared-data/src/settings/settingsSchema';
import { storedMarks } from '../tools/firestore/liveRecords';
import {
  inOrder,
  storedDeadline,
  storedStatus,
  storedTime,
  updateApplications,
  type UpdateOptions,
} from './updateApplications';

/**
 * Gives applications from before deadlines existed the days that their service promises, counted from the submission
 * without the time with the citizen. Also writes `assignee: null` on those without a clerk, so that they can be queried.
 */
export async function updateDeadlines(firestore: Firestore, options: UpdateOptions) {
  const days = await readPromisedDays(firestore);
  const calendar = await readCalendar(firestore);
  const by = { uid: '', name: '', role: 'staff' } as const;
  return updateApplications(firestore, options, undatedSchema, (subject) => {
    const { service, submittedAt, form } = subject;
    const history = inOrder(subject.history).map((event) => ({ ...event, by }));
    const promised = (form && days.get(form.serviceId)) ?? days.get(service) ?? usualTerms.days;
    const changes = {
      ...('deadline' in subject
        ? {}
        : { deadline: deadlineByHistory({ submittedAt, history }, promised, calendar) }),
      ...('assignee' in subject ? {} : { assignee: null }),
    };
    return Object.keys(changes).length > 0 ? { changes } : undefined;
  });
}

const step = { at: storedTime, from: v.nullable(storedStatus), to: storedStatus };
/** Only whether the field exists matters. */
const anything = v.optional(v.unknown());

const undatedSchema = v.object({
  service: v.string(),
  submittedAt: storedTime,
  history: v.record(v.string(), v.object(step)),
  form: v.optional(v.object({ serviceId: v.string() })),
  deadline: anything,
  assignee: anything,
});

/**
 * Gives applications that were decided or recommended before reports used stored marks their marks (`reportMarks`),
 * with the working days of the current calendar. Existing marks stay as they are.
 */
export async function updateReportMarks(firestore: Firestore, options: UpdateOptions) {
  const calendar = await readCalendar(firestore);
  return updateApplications(firestore, options, unmarkedSchema, (subject) => {
    const history = inOrder(subject.history);
    const marks = Object.entries(storedMarks(reportMarks({ ...subject, history }, calendar)));
    const missing = marks.filter(([name]) => !(name in subject));
    return missing.length > 0 ? { changes: Object.fromEntries(missing) } : undefined;
  });
}

const actor = v.object({
  ...{ uid: v.string(), name: v.string(), role: v.picklist(['user', 'staff', 'admin']) },
});

const unmarkedSchema = v.object({
  status: storedStatus,
  submittedAt: storedTime,
  deadline: storedDeadline,
  history: v.record(v.string(), v.object({ ...step, by: actor })),
  decision: anything,
  recommendation: anything,
});

/** By the ids and by the names of the services; if two have the same name, the first in the list counts. */
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
async function readCalendar(firestore: Firestore): Promise<OfficeCalendar> {
  const [council, office] = await Promise.all([
    firestore.doc('settings/council').get(),
    firestore.doc('settings/office').get(),
  ]);
  const settings = v.safeParse(settingsSchema, council.data());
  const ofCouncil = settings.success ? settings.output : usualSettings;
  return officeCalendar(ofCouncil, fromStoredOffice(office.data()));
}
