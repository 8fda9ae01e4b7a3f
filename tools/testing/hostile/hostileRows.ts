import * as fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { toRow } from '../../../shared-data/src/applications/device/applicationRow';
import { applicationSchema } from '../../../shared-data/src/applications/applicationSchema';
import { appointmentSchema } from '../../../shared-data/src/appointments/appointmentSchema';
import {
  certificateSchema,
  signingKeySchema,
} from '../../../shared-data/src/certificates/certificateSchemas';
import {
  citizenTaskSchema,
  messageSchema,
  projectSchema,
} from '../../../shared-data/src/citizen-dashboard/citizenDashboardSchema';
import { serviceVersionSchema } from '../../../shared-data/src/definitions/storedDefinitionSchemas';
import { logEntrySchema } from '../../../shared-data/src/log/logEntrySchema';
import { paymentSchema } from '../../../shared-data/src/payments/paymentSchema';
import { payslipSchema } from '../../../shared-data/src/payslips/payslipSchema';
import { accessRequestSchema } from '../../../shared-data/src/people/accessRequestSchema';
import { activeSessionSchema } from '../../../shared-data/src/people/activeSessionSchema';
import { memberSchema } from '../../../shared-data/src/people/memberSchema';
import { positionApplicationSchema } from '../../../shared-data/src/position-application/positionApplicationSchema';
import { serviceSchema } from '../../../shared-data/src/services/serviceSchema';
import { officeSchema, settingsSchema } from '../../../shared-data/src/settings/settingsSchema';
import { preparedTextsSchema } from '../../../shared-data/src/settings/texts/preparedTextsSchema';
import { staffProfileSchema } from '../../../shared-data/src/staff-profile/staffProfileSchema';
import { taskSchema } from '../../../shared-data/src/tasks/taskSchema';
import { hostileRecord, unreadableRecord } from './hostileRecord';
import { hostileText } from './hostileValues';

/** The application, its service and its certificate that the addresses of the pages name. */
export const hostile = {
  application: 'hostile-1',
  service: 'hostile',
  certificate: 'HOSTILE',
  receipt: 'R-1',
};

/** The rows of each table of the device store. */
export type HostileRows = Record<string, unknown[]>;

type Row = Record<string, unknown>;
type Place = (row: Row, index: number) => Row;

/**
 * Rows for every table that a page shows: two that the codec reads, and one that it does not read.
 * @param uid the signed-in person, who owns what has an owner
 */
export function hostileRows(uid: string): fc.Arbitrary<HostileRows> {
  const owned: Place = (row, index) => ({ ...row, id: `h-${index}`, owner: uid });
  const of = (schema: GenericSchema, place: Place) =>
    fc
      .tuple(hostileRecord(schema), hostileRecord(schema), unreadableRecord(schema))
      .map((rows) => rows.map((row, index) => place(row as Row, index)));
  const one = (schema: GenericSchema, place: Place) =>
    hostileRecord(schema).map((row) => [place(row as Row, 0)]);

  return fc
    .record({
      applications: of(applicationSchema, (row) => row),
      answers: fc.array(hostileText, { minLength: 1, maxLength: 5 }),
      services: of(serviceSchema, (row, index) => ({
        ...row,
        ...{ id: index === 0 ? hostile.service : `h-${index}`, position: 100 + index },
        ...(index === 0 ? { version: 1 } : {}),
      })),
      serviceVersions: one(serviceVersionSchema, (row) => ({
        ...{ ...row, serviceId: hostile.service, version: 1 },
      })),
      certificates: of(certificateSchema, (row, index) => ({
        ...row,
        number: index === 0 ? hostile.certificate : `HOSTILE-${index}`,
        applicationId: hostile.application,
      })),
      signingKeys: of(signingKeySchema, (row, index) => ({ ...row, kid: `kid-${index}` })),
      payments: of(paymentSchema, (row, index) => ({
        ...{ ...row, receipt: `R-${index + 1}`, application: hostile.application },
      })),
      members: of(memberSchema, (row, index) => ({ ...row, uid: `h-${index}` })),
      accessRequests: of(accessRequestSchema, (row, index) => ({ ...row, uid: `h-${index}` })),
      sessions: of(activeSessionSchema, (row, index) => ({ ...row, uid: `h-${index}` })),
      log: of(logEntrySchema, (row, index) => ({ ...row, id: `h-${index}` })),
      tasks: of(taskSchema, (row, index) => ({ ...row, id: `h-${index}` })),
      projects: of(projectSchema, (row, index) => ({ ...row, id: `h-${index}` })),
      citizenTasks: of(citizenTaskSchema, owned),
      messages: of(messageSchema, owned),
      appointments: of(appointmentSchema, owned),
      positionApplications: of(positionApplicationSchema, owned),
      payslips: of(payslipSchema, (row, index) => ({
        // The key of the table: a browser stores no row without one.
        ...{ ...row, month: `2020-0${index + 1}`, owner: uid },
      })),
      staffProfiles: one(staffProfileSchema, (row) => ({ ...row, owner: uid })),
      settings: fc
        .tuple(
          hostileRecord(settingsSchema),
          hostileRecord(officeSchema),
          hostileRecord(preparedTextsSchema),
        )
        .map(([council, office, texts]) => [
          { ...council, id: 'council' },
          { ...office, id: 'office' },
          { ...texts, id: 'texts' },
        ]),
    })
    .map(({ applications, answers, ...rows }) => ({
      ...rows,
      applications: applications.map((row, index) =>
        applicationRow(row, index, { uid, answers, version: rows.serviceVersions[0] }),
      ),
    }));
}

/** A row of a hostile application: of the service with the hostile version, whose questions it answers. */
function applicationRow(
  row: Row,
  index: number,
  { uid, answers, version }: { uid: string; answers: string[]; version: Row | undefined },
): Row {
  const { sections } = (version?.definition ?? { sections: [] }) as {
    sections: { questions: { id: string }[] }[];
  };
  const given = sections
    .flatMap(({ questions }) => questions)
    .map(({ id }, place) => [id, answers[place % answers.length] ?? '']);
  const named = { applicant: { name: '' }, service: '', number: '', status: 'pending' };
  const { keys } = toRow({ ...named, deadline: undefined } as never, { owner: uid });
  return {
    ...row,
    id: `hostile-${index + 1}`,
    ...(index === 0
      ? {
          form: {
            ...{ serviceId: hostile.service, version: 1, papers: {} },
            answers: Object.fromEntries(given) as unknown,
          },
          certificate: hostile.certificate,
        }
      : {}),
    keys,
  };
}
