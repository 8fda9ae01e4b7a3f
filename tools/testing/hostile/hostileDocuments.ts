import * as fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import type { Application } from '../../../shared-model/src/applications/applicationSchema';
import { applicationSchema } from '../../../shared-model/src/applications/applicationSchema';
import { appointmentSchema } from '../../../shared-model/src/appointments/appointmentSchema';
import {
  certificateSchema,
  signingKeySchema,
} from '../../../shared-model/src/certificates/certificateSchemas';
import {
  citizenTaskSchema,
  messageSchema,
  projectSchema,
} from '../../../shared-model/src/citizen-dashboard/citizenDashboardSchema';
import {
  definitionSchema,
  type ServiceDefinition,
} from '../../../shared-model/src/definitions/definitionSchema';
import { toStoredDefinition } from '../../../shared-model/src/definitions/storedDefinition';
import { logEntrySchema } from '../../../shared-model/src/log/logEntrySchema';
import { paymentSchema } from '../../../shared-model/src/payments/paymentSchema';
import { payslipSchema } from '../../../shared-model/src/payslips/payslipSchema';
import { accessRequestSchema } from '../../../shared-model/src/people/accessRequestSchema';
import { activeSessionSchema } from '../../../shared-model/src/people/activeSessionSchema';
import { memberSchema } from '../../../shared-model/src/people/memberSchema';
import { positionApplicationSchema } from '../../../shared-model/src/position-application/positionApplicationSchema';
import { serviceSchema } from '../../../shared-model/src/services/serviceSchema';
import { toStoredOffice } from '../../../shared-data/src/settings/records/storedOffice';
import { officeSchema, settingsSchema } from '../../../shared-model/src/settings/settingsSchema';
import { toStoredTexts } from '../../../shared-data/src/settings/texts/records/storedTexts';
import { preparedTextsSchema } from '../../../shared-model/src/settings/texts/preparedTextsSchema';
import { staffProfileSchema } from '../../../shared-model/src/staff-profile/staffProfileSchema';
import { everybody } from '../../../shared-data/src/store/Traits';
import { taskSchema } from '../../../shared-model/src/tasks/taskSchema';
import type { Fields, Path } from '../../../shared-data/src/documents/Documents';
import type { HostileDocument } from './HostileDocument';
import { hostileRecord, spoiltRecord, type SpoiltRecord } from './hostileRecord';
import { hostileMoment, hostileText } from './hostileValues';
import { storedApplication, storedCertificate, storedKey } from './storedRecords';

/** The application, its service and its certificate that the addresses of the pages name. */
export const hostile = {
  application: 'hostile-1',
  service: 'hostile',
  certificate: 'HOSTILE',
  receipt: 'R-1',
};

/** The documents in which a record is stored. */
type Store<T> = (record: T, index: number) => HostileDocument[];

/**
 * Documents of every kind that a page shows: two records that the codec reads, and one that it does not read.
 * @param uid the signed-in person, who owns what has an owner
 */
export function hostileDocuments(uid: string): fc.Arbitrary<HostileDocument[]> {
  const owner = { owner: uid };
  return fc
    .tuple(
      applicationsOf(hostileRecord(definitionSchema)),
      each(serviceSchema, ({ id: _, ...service }, index) => {
        const id = index === 0 ? hostile.service : `h-${index}`;
        const place = { position: 100 + index, ...(index === 0 ? { version: 1 } : {}) };
        return [[`services/${id}`, { ...service, ...place }]];
      }),
      each(
        certificateSchema,
        (certificate, index) => {
          const number = index === 0 ? hostile.certificate : `HOSTILE-${index}`;
          return storedCertificate({ ...certificate, number, applicationId: hostile.application });
        },
        ['number', 'applicationId', 'applicationNumber', 'appliedAt'],
      ),
      // A key without a time of its end is valid.
      each(signingKeySchema, (key, index) => storedKey({ ...key, kid: `kid-${index}` }), [
        ...['kid', 'owner', 'revokedAt'],
      ]),
      each(
        paymentSchema,
        ({ receipt: _, ...payment }, index) => [
          [`payments/R-${index + 1}`, { ...payment, application: hostile.application }],
        ],
        ['receipt', 'application'],
      ),
      // Without a time, an account is not blocked.
      each(memberSchema, inside('members'), ['uid', 'blockedAt']),
      each(accessRequestSchema, inside('accessRequests'), ['uid', 'confirmed']),
      each(activeSessionSchema, inside('sessions'), ['uid']),
      each(logEntrySchema, inside('log', { words: [] })),
      each(taskSchema, inside('tasks', { createdAt: '2026-06-15T05:00:00.000Z' })),
      each(projectSchema, inside('projects')),
      each(citizenTaskSchema, inside('citizenTasks', owner)),
      each(messageSchema, inside('messages', owner)),
      each(appointmentSchema, inside(`appointments/${uid}/booked`)),
      each(positionApplicationSchema, inside('positionApplications', owner)),
      each(payslipSchema, (payslip, index) => {
        const month = `2020-0${index + 1}`;
        return [[`payslips/${uid}/months/${month}`, { ...payslip, month }]];
      }),
      one(staffProfileSchema, (profile) => [[`staffProfiles/${uid}`, { ...profile }]]),
      one(settingsSchema, (council) => [['settings/council', { ...council }]]),
      one(officeSchema, (office) => [['settings/office', toStoredOffice(office)]]),
      one(preparedTextsSchema, (texts) => [['settings/texts', toStoredTexts(texts)]]),
    )
    .map((kinds) => kinds.flat());
}

/** The applications, with the version of the service that the first of them answers. */
function applicationsOf(
  definitions: fc.Arbitrary<ServiceDefinition>,
): fc.Arbitrary<HostileDocument[]> {
  return fc
    .record({
      definition: definitions,
      publishedAt: hostileMoment,
      answers: fc.array(hostileText, { minLength: 1, maxLength: 5 }),
      applications: three(applicationSchema, ['id', 'history']),
    })
    .map(({ definition, publishedAt, answers, applications }) => {
      const given = definition.sections
        .flatMap(({ questions }) => questions)
        .map(({ id }, place) => [id, answers[place % answers.length] ?? '']);
      const form = {
        serviceId: hostile.service,
        version: 1,
        papers: {},
        answers: Object.fromEntries(given) as Record<string, string>,
      };
      return [
        [
          `services/${hostile.service}/versions/1`,
          { version: 1, definition: toStoredDefinition(definition), publishedAt },
        ],
        ...store<Application>(applications, (application, index) =>
          storedApplication({
            ...application,
            id: `hostile-${index + 1}`,
            // Everybody's: nobody may decide on an application of their own.
            applicant: { ...application.applicant, uid: everybody },
            ...(index === 0 ? { form, certificate: hostile.certificate } : {}),
            // One that can be decided.
            ...(index === 1 ? { status: 'recommended' as const } : {}),
          }),
        ),
      ];
    });
}

/** Stores a record without its key in a collection. */
function inside(collection: Path, more: Fields = {}): Store<object> {
  return (record, index) => {
    const { uid, id = uid, ...fields } = record as Fields;
    void id;
    return [[`${collection}/h-${index}`, { ...fields, ...more }]];
  };
}

type Three<T> = [one: T, other: T, spoilt: SpoiltRecord<T>];

function three<T>(
  schema: GenericSchema<unknown, T>,
  others: readonly string[],
): fc.Arbitrary<Three<T>> {
  return fc.tuple(hostileRecord(schema), hostileRecord(schema), spoiltRecord(schema, others));
}

function each<T>(schema: GenericSchema<unknown, T>, stored: Store<T>, others = ['id']) {
  return three(schema, others).map((records) => store(records, stored));
}

function one<T>(schema: GenericSchema<unknown, T>, stored: Store<T>) {
  return hostileRecord(schema).map((record) => stored(record, 0));
}

/** The junk stands in every document with that field; in the first, where none has it. */
function store<T>([one, other, spoilt]: Three<T>, stored: Store<T>): HostileDocument[] {
  const { record, field, junk } = spoilt;
  const whole = stored(record, 2);
  const isMissing = whole.every(([, fields]) => !(field in fields));
  return [
    ...stored(one, 0),
    ...stored(other, 1),
    ...whole.map(([path, fields], index): HostileDocument => {
      const isSpoilt = field in fields || (isMissing && index === 0);
      return [path, isSpoilt ? { ...fields, [field]: junk } : fields];
    }),
  ];
}
