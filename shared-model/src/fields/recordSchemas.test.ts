import { getMetadata, parse, ValiError, type GenericSchema } from 'valibot';
import { applicationPriorities, applicationStatuses } from '../applications/Application';
import { applicationSchema } from '../applications/applicationSchema';
import { paymentMethods } from '../applications/PaymentNote';
import { appointmentSchema } from '../appointments/appointmentSchema';
import { certificateSchema, signingKeySchema } from '../certificates/certificateSchemas';
import {
  citizenTaskSchema,
  messageSchema,
  projectSchema,
} from '../citizen-dashboard/citizenDashboardSchema';
import { projectStages } from '../citizen-dashboard/citizenDashboardSchema';
import { definitionSchema } from '../definitions/definitionSchema';
import { toStoredDefinition } from '../definitions/storedDefinition';
import {
  savedDefinitionSchema,
  serviceVersionSchema,
} from '../definitions/storedDefinitionSchemas';
import { definition } from '../definitions/testing/definitions';
import { limits } from '../limits/limits';
import { logKinds } from '../log/logKinds';
import { logEntrySchema } from '../log/logEntrySchema';
import { paymentSchema } from '../payments/paymentSchema';
import { deductionKinds, earningKinds } from '../payslips/payslipSchema';
import { payslipSchema } from '../payslips/payslipSchema';
import { accessRequestSchema } from '../people/accessRequestSchema';
import { activeSessionSchema } from '../people/activeSessionSchema';
import { memberSchema } from '../people/memberSchema';
import { positionFields } from '../position-application/positionFields';
import {
  positionApplicationSchema,
  storedPositionDraftSchema,
} from '../position-application/positionApplicationSchema';
import { missSchema } from '../searches/sumMisses';
import { serviceSchema } from '../services/serviceSchema';
import { saturdaysOfMonth, weekdays } from '../settings/weekdays';
import { officeSchema, settingsSchema } from '../settings/settingsSchema';
import { preparedTextKinds } from '../settings/texts/preparedTextKinds';
import { preparedTextsSchema } from '../settings/texts/preparedTextsSchema';
import { staffProfileSchema } from '../staff-profile/staffProfileSchema';
import { taskPriorities, taskStatuses } from '../tasks/taskStatuses';
import { taskSchema } from '../tasks/taskSchema';
import { noteSchema } from '../worklist/noteSchema';
import { questionsOfEachKind } from '../../../tools/testing/sampleDefinition';
import { line, nameOnRecord, roleOnRecord, text, type FieldDescription } from './describedFields';
import { languageTag } from './languageTag';
import { dayOnRecord, timeOnRecord } from './recordTime';

const at = '2026-07-01T10:00:00.000Z';
const day = '2026-07-01';
const person = { uid: 'ravi', name: 'Ravi' };
const by = { ...person, role: 'admin' };
const signatory = { name: 'Ravi', office: 'Secretary' };
const values = Object.fromEntries(positionFields.map((field) => [field, 'x']));
const form = { serviceId: 's1', version: 1, answers: { child: 'Om' }, papers: { id: ['d1'] } };
const onRecord = toStoredDefinition(definition());

/** A record with all of its fields. */
type FullRecord = Record<string, unknown>;

const records = {
  'an access request': [
    accessRequestSchema,
    {
      uid: 'asha',
      name: 'Asha',
      email: 'asha@example.com',
      confirmed: true,
      position: 'Clerk',
      accessLevel: 'staff',
      requestedAt: at,
      decision: { granted: true, at, by },
      sample: true,
    },
  ],
  'an active session': [
    activeSessionSchema,
    { uid: 'ravi', name: 'Ravi', role: 'admin', seenAt: at },
  ],
  'an application': [
    applicationSchema,
    {
      id: 'a1',
      number: '#PAN-2026-001',
      trackingNumber: '7K2MQ9XD04TT0',
      language: 'mr',
      applicant: { uid: 'asha', name: 'Asha', email: 'asha@example.com', confirmed: true },
      service: 'Birth Certificate',
      details: 'Please',
      status: 'approved',
      priority: 'high',
      submittedAt: at,
      updatedAt: at,
      revision: 2,
      documents: [{ id: 'd1', name: 'id.pdf', type: 'application/pdf', size: 9 }],
      ...{ form, certificate: 'C', checks: { child: { agrees: false, note: 'Unlike the paper' } } },
      deadline: { day, left: -1 },
      assignee: { ...person, at, by: person, hasNote: true },
      payment: { receipt: 'R-2026-0001', amount: 20, method: 'upi', at },
      decisionSeen: 2,
      history: [
        {
          at,
          by,
          from: null,
          to: 'pending',
          note: 'A note',
          checked: true,
          opened: { child: 'Why?' },
          changed: { child: '' },
          certificate: { number: 'C', change: 'issued' },
        },
      ],
      sample: true,
    },
  ],
  'an appointment': [appointmentSchema, { id: 'p1', at, purpose: 'A question', createdAt: at }],
  'a certificate': [
    certificateSchema,
    {
      number: 'C',
      applicationId: 'a1',
      applicationNumber: '#PAN-2026-001',
      appliedAt: at,
      serviceId: 's1',
      version: 1,
      council: 'Village Council',
      issuedAt: at,
      token: 'a.b.c',
      title: 'Certificate',
      text: 'About Om',
      holder: 'Om',
      validUntil: day,
      signatory,
      facts: [{ label: 'Name', value: 'Om' }],
      table: ['Name'],
      corrected: { child: 'Om' },
      second: {
        language: 'mr',
        council: 'ग्रामपंचायत',
        title: 'दाखला',
        text: 'ओम',
        signatory,
        facts: [{ label: 'नाव', value: 'ओम' }],
      },
      state: { kind: 'valid' },
    },
  ],
  'a citizen’s task': [
    citizenTaskSchema,
    { id: 't1', title: 'Bring a photo', createdAt: at, dueAt: at, done: false, sample: true },
  ],
  'a draft of a definition': [
    savedDefinitionSchema,
    { definition: onRecord, basedOn: 0, savedAt: at, revision: 1 },
  ],
  'a log entry': [
    logEntrySchema,
    { id: 'l1', at, by, kind: 'role', action: 'changed', subject: 'Asha', detail: 'staff' },
  ],
  'a member': [
    memberSchema,
    {
      uid: 'asha',
      name: 'Asha',
      email: 'asha@example.com',
      role: 'staff',
      language: 'mr',
      joinedAt: at,
      invitedAt: at,
      changedAt: at,
      renamedAt: at,
      blockedAt: at,
      sample: true,
    },
  ],
  'a message': [
    messageSchema,
    { id: 'm1', from: 'Council', subject: 'Road', text: '…', sentAt: at, readAt: at, sample: true },
  ],
  'a missed search': [missSchema, { month: '2026-07', term: 'pension', count: 2 }],
  'a note of a hand-over': [noteSchema, { text: 'Please call her' }],
  'an application for a position': [
    positionApplicationSchema,
    {
      id: 'p1',
      number: '#POS-2026-001',
      values,
      submittedAt: at,
      resume: { name: 'resume.pdf', type: 'application/pdf', size: 9 },
    },
  ],
  'a draft of an application for a position': [
    storedPositionDraftSchema,
    {
      id: 'p1',
      values,
      savedAt: at,
      revision: 'r1',
      resume: { name: 'resume.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) },
    },
  ],
  'a payment': [
    paymentSchema,
    {
      receipt: 'R-2026-0001',
      application: 'a1',
      number: '#PAN-2026-001',
      service: 'Water',
      ...{
        applicant: 'Asha',
        amount: 20,
        method: 'upi',
        reference: 'UPI1234',
        day,
        at,
        by: person,
      },
      cancelled: { at, by: person, reason: 'Twice' },
    },
  ],
  'a payslip': [
    payslipSchema,
    {
      month: '2026-07',
      paidOn: day,
      sample: true,
      earnings: [{ kind: 'basic', amount: 30_000 }],
      deductions: [{ kind: 'insurance', amount: 400 }],
    },
  ],
  'prepared texts': [
    preparedTextsSchema,
    { list: [{ id: 't1', kind: 'message', texts: { en: 'Hello' } }], revision: 1 },
  ],
  'a project': [
    projectSchema,
    { id: 'p1', title: 'A well', stage: 'active', updatedAt: at, sample: true },
  ],
  'a published version': [
    serviceVersionSchema,
    { serviceId: 's1', version: 1, definition: onRecord, publishedAt: at },
  ],
  'a service': [
    serviceSchema,
    {
      id: 's1',
      name: 'Water',
      position: 3,
      documents: ['Proof'],
      days: 7,
      fee: 20,
      ...{ keywords: 'tap', translations: { mr: { name: 'पाणी' } }, version: 2 },
    },
  ],
  'the settings of the council': [
    settingsSchema,
    {
      name: 'Village Council',
      address: 'Main Road',
      phone: '1',
      email: 'help@example.com',
      openDays: [1, 6],
      closedSaturdays: [2],
      opensAt: '10:00',
      closesAt: '17:00',
      hoursNote: 'Closed on holidays',
      language: 'mr',
      revision: 1,
      translations: { mr: { name: 'ग्रामपंचायत', address: 'मुख्य रस्ता', hoursNote: 'सुट्टी' } },
    },
  ],
  'the settings of the office': [
    officeSchema,
    {
      holidays: [{ day, name: 'Holiday' }],
      overdueAdvice: 'Call us',
      graceDays: 3,
      ...{ translations: { mr: { overdueAdvice: 'फोन करा' } }, revision: 1 },
    },
  ],
  'a signing key': [
    signingKeySchema,
    {
      kid: 'k1',
      x: 'x',
      y: 'y',
      createdAt: at,
      revokedAt: at,
      owner: person,
      device: 'Chrome (Windows)',
      revokedBy: person,
    },
  ],
  'a staff profile': [
    staffProfileSchema,
    {
      name: 'Meera',
      position: 'Clerk',
      department: 'Records',
      employeeId: 'E1',
      salary: 1,
      nextPayday: day,
      leaveBalance: 1,
      performanceRating: 4.5,
      workingDays: 20,
      taxYear: '2026-2027',
      medicalBenefits: 'Active',
      sample: true,
      performance: {
        applicationProcessing: 0,
        customerSatisfaction: 50,
        onTimeCompletion: 99.5,
        teamCollaboration: 100,
      },
    },
  ],
  'a task of staff': [
    taskSchema,
    {
      id: 'TASK-001',
      title: 'Visit',
      priority: 'low',
      status: 'pending',
      dueDate: day,
      assignedBy: 'Usha',
    },
  ],
} satisfies Record<string, [GenericSchema, FullRecord]>;

type RecordName = keyof typeof records;
const names = Object.keys(records) as RecordName[];

/** The record as it is read. @throws where it is refused */
function read(name: RecordName, changes: FullRecord = {}): unknown {
  const [schema, record] = records[name];
  return parse<GenericSchema>(schema, { ...record, ...changes });
}

it.each(names.filter((name) => !/definition|version/.test(name)))(
  'reads every field of %s',
  (name) => {
    expect(read(name)).toEqual(records[name][1]);
  },
);

it.each<RecordName>(['a draft of a definition', 'a published version'])(
  'reads every field of %s, with the texts of the definition',
  (name) => {
    expect(read(name)).toEqual({ ...records[name][1], definition: definition() });
  },
);

it('reads a definition with each kind of question, day, place and outcome', () => {
  const whole = definition({
    keywords: 'pension',
    place: { kind: 'office', bring: 'The paper' },
    sections: [
      {
        id: 's',
        title: 'Details',
        questions: [
          ...questionsOfEachKind,
          { id: 'why', kind: 'long-text', label: 'Why', required: false, maxLength: 9, hint: 'x' },
          { id: 'who', kind: 'person-name', label: 'Who', required: false, lasting: true },
          {
            id: 'more',
            kind: 'amount',
            label: 'More',
            required: false,
            max: 9,
            showIf: { question: 'yes-no', answer: 'yes' },
          },
        ],
      },
    ],
    papers: [
      {
        id: 'p',
        name: 'Paper',
        hint: 'Both sides',
        required: true,
        maxFiles: 2,
        kinds: ['pdf', 'image', 'document'],
      },
    ],
    outcome: 'certificate',
    certificate: {
      title: 'Certificate',
      text: 'About {Who}',
      table: ['why'],
      holder: 'who',
      months: 6,
      signatory,
      paidFirst: true,
    },
    translations: { mr: { name: 'दाखला' } },
  });
  expect(parse(definitionSchema, whole)).toEqual(whole);
  expect(parse(definitionSchema, definition())).toEqual(definition());
});

const history = (changes: FullRecord) => ({
  history: [{ at, by, from: null, to: 'pending', ...changes }],
});

/** Each value is one of a field, or the field of a part of the record. */
it.each<[RecordName, string, FullRecord[]]>([
  ['an application', 'status', applicationStatuses.map((status) => ({ status }))],
  ['an application', 'priority', applicationPriorities.map((priority) => ({ priority }))],
  [
    'an application',
    'role of a step',
    ['user', 'staff', 'admin'].map((role) => history({ by: { ...by, role } })),
  ],
  [
    'an application',
    'change of a certificate',
    ['issued', 'revoked', 'replaced'].map((change) =>
      history({ certificate: { number: 'C', change } }),
    ),
  ],
  [
    'a certificate',
    'state',
    [
      { state: { kind: 'valid' } },
      { state: { kind: 'revoked', at, reason: 'Wrong name' } },
      { state: { kind: 'replaced', at, by: 'D' } },
    ],
  ],
  ['a payment', 'method', paymentMethods.map((method) => ({ method }))],
  ['a payslip', 'earning', earningKinds.map((kind) => ({ earnings: [{ kind, amount: 0 }] }))],
  ['a payslip', 'deduction', deductionKinds.map((kind) => ({ deductions: [{ kind, amount: 0 }] }))],
  ['a payslip', 'month', ['2026-01', '2026-09', '2026-10', '2026-12'].map((month) => ({ month }))],
  ['a project', 'stage', projectStages.map((stage) => ({ stage }))],
  ['a log entry', 'kind', logKinds.map((kind) => ({ kind }))],
  ['an access request', 'level', ['staff', 'admin'].map((accessLevel) => ({ accessLevel }))],
  ['a member', 'role', ['user', 'staff', 'admin'].map((role) => ({ role }))],
  ['a member', 'language', ['mr', 'kok'].map((language) => ({ language }))],
  [
    'prepared texts',
    'kind',
    preparedTextKinds.map((kind) => ({ list: [{ id: 't1', kind, texts: {} }] })),
  ],
  ['the settings of the council', 'open day', weekdays.map((each) => ({ openDays: [each] }))],
  [
    'the settings of the council',
    'closed Saturday',
    saturdaysOfMonth.map((each) => ({ closedSaturdays: [each] })),
  ],
  [
    'the settings of the council',
    'hour',
    ['00:00', '09:59', '19:30', '20:00', '23:59'].map((opensAt) => ({ opensAt })),
  ],
  ['a task of staff', 'priority', taskPriorities.map((priority) => ({ priority }))],
  ['a task of staff', 'status', taskStatuses.map((status) => ({ status }))],
])('accepts for %s each %s', (name, _field, all) => {
  for (const changes of all) expect(read(name, changes)).toMatchObject(changes);
});

it.each<[RecordName, string, FullRecord[]]>([
  ['an application', 'an empty id', [{ id: '' }]],
  ['an application', 'an unknown status', [{ status: '' }, { status: 'lost' }]],
  ['an application', 'a revision before the first', [{ revision: 0 }, { revision: 1.5 }]],
  ['an application', 'a sample that is none', [{ sample: false }]],
  ['a payment', 'an amount of nothing', [{ amount: 0 }]],
  ['a payment', 'a part of a rupee', [{ amount: 20.5 }]],
  ['a payment', 'an empty receipt', [{ receipt: '' }]],
  [
    'a payslip',
    'a month that is none',
    ['2026-00', '2026-13', '26-07', '12026-07', '2026-07-01', '2026-7', 'year-07'].map((month) => ({
      month,
    })),
  ],
  ['a payslip', 'a negative sum', [{ earnings: [{ kind: 'basic', amount: -1 }] }]],
  ['a log entry', 'an empty id', [{ id: '' }]],
  ['a missed search', 'a count of none', [{ count: 0 }, { count: 1.5 }]],
  [
    'a service',
    'figures out of range',
    [
      { days: 0 },
      { days: limits.serviceDays + 1 },
      { fee: -1 },
      { fee: limits.serviceFee + 1 },
      { version: -1 },
    ],
  ],
  [
    'the settings of the council',
    'an hour that is none',
    ['24:00', '9:30', '10:60', '1x:00', '10:0x', '010:00', '10:000'].map((opensAt) => ({
      opensAt,
    })),
  ],
  [
    'the settings of the council',
    'a language that is none',
    ['m', 'mara', 'MR', '1mr'].map((language) => ({ language })),
  ],
  ['the settings of the office', 'negative days', [{ graceDays: -1 }]],
  [
    'prepared texts',
    'a text that is empty or too long',
    ['', 'x'.repeat(limits.note + 1)].map((en) => ({
      list: [{ id: 't1', kind: 'message', texts: { en } }],
    })),
  ],
  [
    'prepared texts',
    'more than there may be',
    [
      {
        list: Array.from({ length: limits.preparedTexts.most + 1 }, (_, id) => ({
          id: String(id),
          kind: 'message',
          texts: {},
        })),
      },
    ],
  ],
  [
    'a staff profile',
    'figures out of range',
    [{ salary: -1 }, { leaveBalance: -1 }, { performanceRating: 5.1 }, { workingDays: -1 }],
  ],
])('refuses for %s %s', (name, _what, all) => {
  for (const changes of all) expect(() => read(name, changes)).toThrow(ValiError);
});

it('leaves out a part of an application that it cannot read, and reads the rest', () => {
  const parts = ['form', 'certificate', 'checks', 'deadline', 'assignee', 'payment'] as const;
  for (const part of parts) {
    expect(read('an application', { [part]: 7 })).toEqual({
      ...records['an application'][1],
      [part]: undefined,
    });
  }
  expect(read('an application', { language: 'marathi' })).toHaveProperty('language', undefined);
});

it('gives a service of before there were terms the usual ones', () => {
  const service = parse(serviceSchema, { id: 's1', name: 'Water', position: 0 });
  expect(service).toMatchObject({ days: 15, fee: 0, version: 0, documents: { length: 2 } });
});

/** A field of a record, by its name. */
function fieldOf(schema: object, name: string): GenericSchema {
  const { entries } = schema as { entries: Record<string, GenericSchema> };
  const field = entries[name] as GenericSchema & { wrapped?: GenericSchema };
  return field.wrapped ?? field;
}

// The rules of the live store and the dictionary in docs/records.md are made from these descriptions.
it.each<[field: string, GenericSchema, FieldDescription]>([
  ['a text', text(1, 9), { kind: 'text', least: 1, most: 9 }],
  ['a line', line(1, 9), { kind: 'text', least: 1, most: 9 }],
  ['a name', nameOnRecord, { kind: 'name' }],
  ['a role', roleOnRecord, { kind: 'role' }],
  ['a language', languageTag, { kind: 'language' }],
  ['a time', timeOnRecord, { kind: 'time' }],
  ['a day', dayOnRecord, { kind: 'day' }],
  ['an hour', fieldOf(settingsSchema, 'opensAt'), { kind: 'clock' }],
  [
    'an amount',
    fieldOf(paymentSchema, 'amount'),
    { kind: 'whole', least: 1, most: limits.serviceFee },
  ],
  [
    'a reference of UPI',
    fieldOf(paymentSchema, 'reference'),
    { kind: 'text', pattern: '[A-Za-z0-9]{6,35}' },
  ],
  [
    'the days for earlier forms',
    fieldOf(officeSchema, 'graceDays'),
    { kind: 'whole', least: 0, most: limits.graceDays },
  ],
  [
    'the action of a log entry',
    fieldOf(logEntrySchema, 'action'),
    { kind: 'text', pattern: '[a-z-]{1,40}' },
  ],
  ['a day of birth', fieldOf(fieldOf(positionApplicationSchema, 'values'), 'dob'), { kind: 'day' }],
])('describes what may be written as %s', (_field, schema, description) => {
  expect(getMetadata(schema)).toEqual(description);
});

it('reads a line without line breaks and invisible characters', () => {
  expect(parse(line(1, 9), ' a\nb\u200B ')).toBe('a b');
  expect(parse(nameOnRecord, ' Asha\n Rao ')).toBe('Asha Rao');
});
