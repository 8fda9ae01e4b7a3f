import {
  deadlineByHistory,
  drawTrackingNumber,
  officeCalendar,
  promisedDays,
  reportMarks,
  usualOffice,
} from 'shared-model';
import { toStoredApplication } from '../applications/toStoredApplication';
import type { Fields, Path } from '../documents/Documents';
import { everybody } from '../store/Traits';
import { toStoredTracking } from '../tracking/toStoredTracking';
import { datedSamples } from './datedSamples';
import { sharedSampleIds } from './sampleApplications';
import { sampleCitizenTasks, sampleMessages, sampleProjects } from './sampleCitizenRecords';
import { samplePayslips } from './samplePayslips';
import { sampleAdmins, sampleCitizens, sampleProfileReader, sampleStaff } from './samplePeople';
import { sampleRequests } from './sampleRequests';
import { sampleServices } from './sampleServices';
import { sampleSettings } from './sampleSettings';
import { sampleStaffProfile } from './sampleStaffProfile';
import { sampleTasks } from './sampleTasks';
import { hoursBefore } from './sampleTime';

export type SampleDocument = readonly [path: Path, fields: Fields];

/**
 * What a new device store starts with, in the shape of the live store's documents; times are ISO 8601 in UTC. The documents
 * of each collection are in the order of their creation, the oldest first.
 */
export function sampleDocuments(now: Date): SampleDocument[] {
  return [
    ...services(now),
    ['settings/council', { ...sampleSettings }],
    ...people(now),
    ...applications(now),
    ...tasks(now),
    ...citizenRecords(now),
    [`staffProfiles/${sampleProfileReader}`, { ...sampleStaffProfile(now) }],
    ...samplePayslips(now)
      .reverse()
      .map((payslip): SampleDocument => {
        return [`payslips/${sampleProfileReader}/months/${payslip.month}`, { ...payslip }];
      }),
  ];
}

/** Each with a published version, whose definition is added later: see `completeVersions`. */
function services(now: Date): SampleDocument[] {
  return sampleServices.flatMap(({ id, ...service }): SampleDocument[] => {
    const { version } = service;
    return [
      [`services/${id}`, service],
      [`services/${id}/versions/${version}`, { version, publishedAt: now.toISOString() }],
    ];
  });
}

function people(now: Date): SampleDocument[] {
  const members = [...sampleAdmins, ...sampleStaff, ...sampleCitizens];
  return [
    ...members.map(({ uid, ...member }, index): SampleDocument => {
      const joinedAt = hoursBefore(now, 24 * 9 * (members.length - index));
      return [`members/${uid}`, { ...member, joinedAt, sample: true }];
    }),
    ...sampleRequests(now)
      .reverse()
      .map(({ uid, ...request }): SampleDocument => {
        return [`accessRequests/${uid}`, { ...request, confirmed: true }];
      }),
  ];
}

function applications(now: Date): SampleDocument[] {
  const calendar = officeCalendar(sampleSettings, usualOffice);
  const samples = datedSamples(now);
  const last = new Map(samples.map(({ year, running }) => [year, running]));
  return [
    ...samples.flatMap(({ application }): SampleDocument[] => {
      const { id, service, applicant } = application;
      const days = promisedDays(sampleServices, application);
      const submitted = {
        ...application,
        applicant: { ...applicant, uid: sharedSampleIds.includes(id) ? everybody : null },
        trackingNumber: drawTrackingNumber(),
        deadline: deadlineByHistory(application, days, calendar),
      };
      const serviceId = sampleServices.find(({ name }) => name === service)?.id ?? '';
      const marks = reportMarks(submitted, calendar);
      return [
        [`applications/${id}`, toStoredApplication(submitted, { serviceId, marks })],
        [`tracking/${submitted.trackingNumber}`, toStoredTracking(submitted)],
      ];
    }),
    ...[...last].map(([year, running]): SampleDocument => {
      return [`applicationCounters/${year}`, { last: running }];
    }),
  ];
}

function tasks(now: Date): SampleDocument[] {
  return sampleTasks(now).flatMap(({ id, ...task }, index): SampleDocument[] => {
    const draftId = `first-${id}`;
    // The task with the highest number is the newest.
    const createdAt = hoursBefore(now, 1000 - index);
    return [
      [`tasks/${id}`, { ...task, draftId, createdAt }],
      // The record that its draft has become a task.
      [`taskDrafts/${draftId}`, { task: id }],
    ];
  });
}

function citizenRecords(now: Date): SampleDocument[] {
  return [
    ...sampleProjects(now)
      .reverse()
      .map(({ id, ...project }): SampleDocument => [`projects/${id}`, project]),
    ...sampleCitizenTasks(now)
      .reverse()
      .map(({ id, ...task }): SampleDocument => {
        return [`citizenTasks/${id}`, { owner: everybody, ...task }];
      }),
    ...sampleMessages(now)
      .reverse()
      .map(({ id, ...message }): SampleDocument => {
        return [`messages/${id}`, { owner: everybody, ...message }];
      }),
  ];
}
