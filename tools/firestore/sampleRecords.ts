import { datedSamples } from '../../shared-data/src/samples/datedSamples';
import { sharedSampleIds } from '../../shared-data/src/samples/sampleApplications';
import {
  sampleCitizenTasks,
  sampleMessages,
  sampleProjects,
} from '../../shared-data/src/samples/sampleCitizenRecords';
import {
  sampleAdmins,
  sampleCitizens,
  sampleStaff,
} from '../../shared-data/src/samples/samplePeople';
import { hoursBefore } from '../../shared-data/src/samples/sampleTime';
import { samplePayslips } from '../../shared-data/src/samples/samplePayslips';
import { sampleRequests } from '../../shared-data/src/samples/sampleRequests';
import { sampleStaffProfile } from '../../shared-data/src/samples/sampleStaffProfile';
import { sampleTasks } from '../../shared-data/src/samples/sampleTasks';
import { demoAccounts } from '../accounts/demoAccounts';
import {
  applicationRecords,
  citizenTaskRecord,
  memberRecord,
  messageRecord,
  record,
  type LiveRecord,
} from './liveRecords';
import { firstSettings, usualServices } from './usualRecords';

const [citizen, clerk] = demoAccounts;

/**
 * The initial records of the live store on a developer's machine: the samples of the device store. Samples that
 * every citizen sees on the device belong to the demo citizen here, and the clerk's papers to the demo clerk.
 */
export function sampleRecords(now: Date): LiveRecord[] {
  return [
    ...usualServices(now),
    firstSettings(),
    ...people(now),
    ...sampleRequests(now).map(({ uid, name, email, position, accessLevel, requestedAt }) => {
      const asked = { name, email, position, accessLevel, requestedAt };
      return record(`accessRequests/${uid}`, { ...asked, decision: null });
    }),
    ...applications(now),
    // The task with the highest number is the newest.
    ...sampleTasks(now).flatMap(({ id, ...task }, index) => {
      const [draftId, createdAt] = [`first-${id}`, hoursBefore(now, 1000 - index)];
      return [
        record(`tasks/${id}`, { ...task, draftId, createdAt }),
        // The record that its draft has become a task.
        record(`taskDrafts/${draftId}`, { task: id }),
      ];
    }),
    ...sampleProjects(now).map(({ id, ...project }) => record(`projects/${id}`, project)),
    ...sampleCitizenTasks(now).map((task) => citizenTaskRecord(citizen.localId, task)),
    ...sampleMessages(now).map((message) => messageRecord(citizen.localId, message)),
    record(`staffProfiles/${clerk.localId}`, { ...sampleStaffProfile(now), name: clerk.name }),
    ...samplePayslips(now).map((payslip) =>
      record(`payslips/${clerk.localId}/months/${payslip.month}`, payslip),
    ),
  ];
}

function people(now: Date): LiveRecord[] {
  const demo = demoAccounts.map(({ localId: uid, ...account }) => ({ uid, ...account }));
  const everybody = [...sampleAdmins, ...sampleStaff, ...sampleCitizens, ...demo];
  return everybody.map(({ uid, name, email, role }, index) => {
    const joinedAt = hoursBefore(now, 24 * 9 * (everybody.length - index));
    return memberRecord({ uid, name, email, role, joinedAt });
  });
}

function applications(now: Date): LiveRecord[] {
  return datedSamples(now).flatMap(({ application, year, running }) => {
    const isShared = sharedSampleIds.includes(application.id);
    const first = application.history[0];
    const applicant = isShared
      ? { uid: citizen.localId, name: citizen.name, email: citizen.email }
      : { ...application.applicant, uid: first?.by.uid ?? '' };
    const by = { uid: applicant.uid, name: applicant.name, role: 'user' as const };
    return applicationRecords({
      ...application,
      uid: applicant.uid,
      applicant,
      // On the live store an application number has twelve digits.
      number: `#PAN-${year}-${String(running).padStart(12, '0')}`,
      history: application.history.map((event, index) => (index === 0 ? { ...event, by } : event)),
    });
  });
}
