/** @jest-environment node */
import {
  citizenTaskSchema,
  messageSchema,
  parseTrackingNumber,
  payslipSchema,
  projectSchema,
  serviceSchema,
  settingsSchema,
  staffProfileSchema,
  taskSchema,
} from 'shared-model';
import type { GenericSchema } from 'valibot';
import { toApplications } from '../applications/records/storedApplication';
import type { Path } from '../documents/Documents';
import { collectionOf } from '../documents/paths';
import { StoredDocument } from '../documents/StoredDocument';
import { parseDocuments } from '../documents/parseDocuments';
import { readAll, readMember, readRequest } from '../people/records/peopleDocuments';
import { sampleDocuments } from './sampleDocuments';
import { sampleSettings } from './sampleSettings';

const now = new Date('2026-07-15T05:00:00.000Z');
const documents = sampleDocuments(now).map(([path, fields]) => new StoredDocument(path, fields));
const of = (collection: Path) => documents.filter((each) => each.collection === collection);

const reading = (schema: GenericSchema) => (docs: StoredDocument[]) =>
  parseDocuments(schema, 'sample', { docs });
/** Records that have no schema: numbers and marks. */
const asTheyAre = (docs: StoredDocument[]) => docs;

/** How the feature of each collection reads its documents. */
const codecs: Record<Path, [count: number, read: (docs: StoredDocument[]) => readonly unknown[]]> =
  {
    services: [5, reading(serviceSchema)],
    settings: [1, reading(settingsSchema)],
    members: [28, (docs) => readAll(docs, readMember)],
    accessRequests: [2, (docs) => readAll(docs, readRequest)],
    applications: [32, (docs) => toApplications({ docs })],
    tracking: [32, asTheyAre],
    applicationCounters: [1, asTheyAre],
    tasks: [24, reading(taskSchema)],
    taskDrafts: [24, asTheyAre],
    projects: [17, reading(projectSchema)],
    citizenTasks: [10, reading(citizenTaskSchema)],
    messages: [8, reading(messageSchema)],
    staffProfiles: [1, reading(staffProfileSchema)],
    'payslips/demo-staff/months': [6, reading(payslipSchema)],
  };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('sampleDocuments', () => {
  it.each(Object.entries(codecs))('can be read in %s', (collection, [count, read]) => {
    expect(read(of(collection))).toHaveLength(count);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('has no other collections, and no document twice', () => {
    const versions = documents.filter(({ collection }) => /^services\/./.test(collection));
    expect(versions.map(({ path }) => path)).toEqual(
      ['1', '2', '3', '4', '5'].map((id) => `services/${id}/versions/1`),
    );
    expect(versions[0]?.data).toEqual({ version: 1, publishedAt: now.toISOString() });
    const known = [...Object.keys(codecs), ...versions.map(({ path }) => collectionOf(path))];
    expect(new Set(documents.map(({ collection }) => collection))).toEqual(new Set(known));
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  it.each([
    ['applications', 'submittedAt'],
    ['tasks', 'createdAt'],
    ['members', 'joinedAt'],
    ['accessRequests', 'requestedAt'],
    ['projects', 'updatedAt'],
    ['citizenTasks', 'createdAt'],
    ['messages', 'sentAt'],
    ['payslips/demo-staff/months', 'month'],
  ])('lists %s from the oldest to the newest', (collection, field) => {
    const times = of(collection).map((document) => document.get(field));
    expect(times).toEqual(times.toSorted());
    expect(times).not.toContain(undefined);
  });

  it('gives five applications to everybody, and none to anybody else', () => {
    const owners = of('applications').map((each) => [each.id, each.get('applicant.uid')]);
    const shared = owners.filter(([, uid]) => uid !== null);
    expect(shared.toSorted()).toEqual(['1', '2', '3', '4', '5'].map((id) => [id, '*']));
  });

  it('gives each application what the office finds, counts and follows it by', () => {
    for (const application of of('applications')) {
      const { trackingNumber, status, revision, deadline, sample, decision, keys } =
        application.data ?? {};
      expect(parseTrackingNumber(String(trackingNumber))).toBe(trackingNumber);
      const tracking = documents.find(({ path }) => path === `tracking/${String(trackingNumber)}`);
      const { id } = application;
      expect(tracking?.data).toMatchObject({ application: id, status, revision, deadline });
      expect(tracking?.data).not.toHaveProperty('number');
      expect(application.get('history.1.to')).toBe('pending');
      expect(application.get('assignee')).toBeNull();
      expect(sample).toBe(true);
      expect(decision !== undefined).toBe(status === 'approved' || status === 'rejected');
      const isOffered = /Birth|Death|Income|Caste|Residence/.test(
        String(application.get('service')),
      );
      expect((keys as { serviceId: string }).serviceId).toMatch(isOffered ? /^[1-5]$/ : /^$/);
    }
  });

  it('continues the numbers of each year', () => {
    const atNewYear = sampleDocuments(new Date('2027-01-10T05:00:00.000Z'));
    const counters = atNewYear.filter(([path]) => path.startsWith('applicationCounters/'));
    expect(counters.map(([path]) => path)).toEqual([
      'applicationCounters/2026',
      'applicationCounters/2027',
    ]);
    const [before = 0, after = 0] = counters.map(([, { last }]) => Number(last));
    expect(before + after).toBe(32);
    const newest = atNewYear.findLast(([path]) => path.startsWith('applications/'));
    expect(newest?.[1].number).toBe(`#PAN-2027-${String(after).padStart(3, '0')}`);
  });

  it('has the settings of the sample council, as if nothing had been saved yet', () => {
    expect(of('settings')[0]?.data).toEqual({ ...sampleSettings, revision: 0 });
  });

  it('names the task that each of the first drafts has become', () => {
    expect(of('tasks').at(-1)).toMatchObject({ id: 'TASK-024' });
    for (const { id, data } of of('tasks')) {
      const draft = documents.find(({ path }) => path === `taskDrafts/${String(data?.draftId)}`);
      expect(draft?.data).toEqual({ task: id });
    }
  });
});
