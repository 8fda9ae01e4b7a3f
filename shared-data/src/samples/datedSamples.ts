import {
  type Application,
  type ApplicationEvent,
  type ApplicationStatus,
  councilYear,
} from 'shared-model';
import { sampleApplications, sampleDetails, type SampleApplication } from './sampleApplications';
import { sampleAdmin, sampleCitizens, sampleClerk, type SamplePerson } from './samplePeople';
import { hoursBefore } from './sampleTime';

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

/** The samples, dated back from `now` and numbered by date, oldest first. */
export function datedSamples(
  now: Date,
): { application: Application; year: number; running: number }[] {
  const lastOf = new Map<number, number>();
  return [...sampleApplications].reverse().map((sample) => {
    const year = councilYear(new Date(hoursBefore(now, sample[5])));
    const running = (lastOf.get(year) ?? 0) + 1;
    lastOf.set(year, running);
    const application = sampleApplication(
      sample,
      `#PAN-${year}-${String(running).padStart(3, '0')}`,
      now,
    );
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
