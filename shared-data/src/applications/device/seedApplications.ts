import { councilYear } from '../../clock/councilDay';
import type { Dexie } from 'dexie';
import {
  sampleAdmin,
  sampleCitizens,
  sampleClerk,
  type SamplePerson,
} from '../../device/samplePeople';
import { hoursBefore } from '../../device/sampleTime';
import { readPromises } from '../../deadlines/device/deadlinesOnDevice';
import { trackingTableOf } from '../../tracking/device/trackingOnDevice';
import { trackingOf } from '../../tracking/Tracking';
import { drawTrackingNumber } from '../../tracking/trackingNumber';
import type { Application, ApplicationEvent, ApplicationStatus } from '../Application';
import { applicationNumber, everyone, tablesOf, toRow } from './applicationRow';
import {
  sampleApplications,
  sampleDetails,
  sharedSampleIds,
  type SampleApplication,
} from './sampleApplications';

type Step = readonly [to: ApplicationStatus, by: SamplePerson, note?: string];

/** The steps that lead to each status. */
const waysTo: Record<ApplicationStatus, readonly Step[]> = {
  pending: [],
  'in-review': [['in-review', sampleClerk]],
  returned: [
    ['in-review', sampleClerk],
    ['returned', sampleClerk, 'Please attach a copy of the shop rent agreement.'],
  ],
  recommended: [
    ['in-review', sampleClerk],
    ['recommended', sampleClerk, 'Residence checked with the ward member.'],
  ],
  approved: [
    ['in-review', sampleClerk],
    ['recommended', sampleClerk],
    ['approved', sampleAdmin],
  ],
  rejected: [
    ['in-review', sampleClerk],
    ['rejected', sampleAdmin, 'The documents do not match the details given.'],
  ],
};

/** The office takes each step within a day. */
const hoursPerStep = 20;

/**
 * Adds the 32 sample applications in one write, since each row has twenty indexes, and their public records. The services
 * must already exist.
 */
export async function seedApplications(db: Dexie, now: Date): Promise<void> {
  const { applications, counters } = tablesOf(db);
  const promise = await readPromises(db);
  const samples = datedSamples(now).map(({ application, ...numbered }) => ({
    ...numbered,
    application: {
      ...application,
      deadline: promise(application),
      trackingNumber: drawTrackingNumber(),
    },
  }));
  const lastOf = new Map(samples.map(({ year, running }) => [year, running]));
  await applications.bulkAdd(
    samples.map(({ application }) =>
      toRow(application, sharedSampleIds.includes(application.id) ? { owner: everyone } : {}),
    ),
  );
  await trackingTableOf(db).bulkAdd(
    samples.flatMap(({ application }) => trackingOf(application) ?? []),
  );
  await counters.bulkAdd([...lastOf].map(([year, last]) => ({ year, last })));
}

/** The samples, dated back from `now` and numbered by date, oldest first. */
export function datedSamples(
  now: Date,
): { application: Application; year: number; running: number }[] {
  const lastOf = new Map<number, number>();
  return [...sampleApplications].reverse().map((sample) => {
    const year = councilYear(new Date(hoursBefore(now, sample[5])));
    const running = (lastOf.get(year) ?? 0) + 1;
    lastOf.set(year, running);
    const application = sampleApplication(sample, applicationNumber(year, running), now);
    return { application, year, running };
  });
}

function sampleApplication(sample: SampleApplication, number: string, now: Date): Application {
  const [id, citizen, service, status, priority, hoursOld] = sample;
  const applicant = sampleCitizens[citizen];
  if (!applicant) throw new Error(`Sample application ${id} has no applicant.`);
  const submittedAt = hoursBefore(now, hoursOld);
  const steps: readonly Step[] = [['pending', applicant], ...waysTo[status]];
  const history = steps.map(([to, { uid, name, role }, note], index): ApplicationEvent => ({
    at: hoursBefore(now, hoursOld - stepHours(index, steps.length, hoursOld)),
    by: { uid, name, role },
    from: steps[index - 1]?.[0] ?? null,
    to,
    ...(note ? { note } : {}),
  }));
  return {
    id,
    number,
    applicant: { uid: null, name: applicant.name, email: applicant.email },
    service,
    details: sampleDetails[service] ?? '',
    status,
    priority,
    submittedAt,
    updatedAt: history.at(-1)?.at ?? submittedAt,
    revision: history.length,
    documents: [],
    history,
    sample: true,
  };
}

/** Hours from the submission to a step; in a new application, the steps are spread over the time since then. */
function stepHours(index: number, steps: number, hoursOld: number): number {
  return index * Math.min(hoursPerStep, hoursOld / steps);
}
