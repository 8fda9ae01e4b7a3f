import {
  boolean,
  exactOptional,
  nullable,
  object,
  picklist,
  unknown,
  type GenericSchema,
} from 'valibot';
import {
  accessRequestSchema,
  activeSessionSchema,
  applicationSchema,
  applicationStatuses,
  appointmentSchema,
  certificateSchema,
  citizenTaskSchema,
  dailyLimits,
  definitionSchema,
  described,
  limits,
  limitsToday,
  logEntrySchema,
  memberSchema,
  messageSchema,
  missSchema,
  noteSchema,
  officeSchema,
  openLimit,
  paymentSchema,
  payslipSchema,
  positionApplicationSchema,
  projectSchema,
  savedDefinitionSchema,
  serviceSchema,
  serviceVersionSchema,
  settingsSchema,
  signingKeySchema,
  staffProfileSchema,
  taskSchema,
  text,
  type FieldDescription,
} from 'shared-model';
import { chunkLimit } from '../files/documentChunks';

export type StoredFields = Record<string, GenericSchema>;

/** A collection of documents as it is stored: all of its fields, with those that only the rules read. */
export interface StoredCollection {
  /** What one document is, for the dictionary. */
  what: string;
  fields: StoredFields;
  /**
   * The function of firestore.rules that is made of the fields: whether a document has them and no others, and each as it is
   * described. Left out where the rules check the fields by hand, because they need the room or compare records.
   */
  rule?: string;
}

const written = (description: FieldDescription) => described(unknown(), description);
const other = (as: string) => written({ kind: 'other', as });
const whole = (least: number, most: number) => written({ kind: 'whole', least, most });
const now = written({ kind: 'now' });
const time = written({ kind: 'time' });
const id = written({ kind: 'id' });
const name = written({ kind: 'name' });
const uid = other('id of an account');
const digest = written({ kind: 'digest' });
const token = written({ kind: 'token' });
const textsTogether = (count: number, most: number) => written({ kind: 'texts', count, most });
const me = other('who writes it');

/** The fields of a schema, without those that it takes from elsewhere: the id, or another document. */
function fieldsOf({ entries }: { entries: StoredFields }, ...others: string[]): StoredFields {
  return Object.fromEntries(Object.entries(entries).filter(([field]) => !others.includes(field)));
}

const notOfInvitations = 'uid joinedAt changedAt renamedAt language blockedAt sample'.split(' ');

const notOfCertificates = 'number applicationId applicationNumber appliedAt state'.split(' ');

const facts = object({
  labels: textsTogether(60, 12_000),
  values: textsTogether(60, 30_000),
});
const texts = (most: number) => other(`texts by their keys, each at most ${most} characters`);
const definition = object({
  ...definitionSchema.entries,
  name: text(1, limits.serviceName),
  description: text(0, limits.definition.description),
  category: text(0, limits.definition.category),
  keywords: exactOptional(text(0, limits.definition.keywords)),
  fee: whole(0, limits.serviceFee),
  days: whole(1, limits.serviceDays),
  place: other('online, or at the office with what to bring'),
  sections: other(
    `up to ${limits.definition.sections}, with up to ${limits.definition.questions} questions; without their texts`,
  ),
  papers: other(`up to ${limits.definition.papers}, without their texts`),
  texts: object({
    titles: texts(limits.definition.sectionTitle),
    labels: texts(limits.definition.label),
    choices: texts(limits.definition.choice),
    names: texts(limits.serviceDocument),
    hints: texts(limits.definition.hint),
  }),
  translations: exactOptional(
    other(
      `texts by language and key; at most ${limits.definition.translations.languages} languages`,
    ),
  ),
});

const signatory = object({
  name: text(0, limits.certificate.signatory),
  office: text(0, limits.certificate.signatory),
});

/**
 * All collections, by their paths. The source of the functions for shapes and limits in firestore.rules, and of the dictionary in
 * docs/records.md: `npm run records` writes both.
 */
export const collections: Record<string, StoredCollection> = {
  'applications/{id}': {
    what: 'An application for a service.',
    fields: {
      ...fieldsOf(applicationSchema, 'id', 'sample'),
      number: other('#PAN-, the year and 12 digits; 3 on a device'),
      service: text(1, limits.serviceName),
      details: text(0, limits.applicationText.details),
      documents: other(`up to ${limits.documents}: id, name, type, size, chunks`),
      checks: exactOptional(other('what agrees, and the notes, by question or paper')),
      history: other('the steps, by their revision; at most 200'),
      keys: other('what it is found by and ordered by'),
      returnedIn: exactOptional(other('the revision of the latest return')),
      openings: exactOptional(whole(0, limits.history.openings)),
      decision: exactOptional(
        object({
          at: time,
          by: uid,
          inTime: other('yes, no or not known'),
          workingDays: other('a number'),
        }),
      ),
      recommendation: exactOptional(object({ at: time, by: uid })),
      assigned: exactOptional(object({ at: time, entry: other('the end of its log entry’s id') })),
    },
  },
  'applications/{id}/notes/{note}': {
    what: 'The note with which an application was handed over; its citizen cannot read it.',
    fields: { ...fieldsOf(noteSchema), by: me, at: now },
    rule: 'isHandOverNote',
  },
  'applications/{id}/chunks/{chunk}': {
    what: 'A part of a document’s content, at most 128 KiB. Those of applications for a position are the same.',
    fields: {
      owner: uid,
      document: written({
        kind: 'text',
        pattern: '([1-9]|1[0-9]|20)',
        as: 'its place in the application',
      }),
      index: whole(0, 39),
      round: other('of the announcement of its document'),
      /** At most `chunkLimit` of shared-data. */
      bytes: written({ kind: 'bytes', least: 1, most: chunkLimit }),
    },
    rule: 'isChunkRecord',
  },
  'applications/{id}/certificates/{number}': {
    what: 'A certificate as it is printed, for its citizen and the office.',
    fields: {
      ...fieldsOf(certificateSchema, ...notOfCertificates),
      issuedAt: now,
      title: other('as in its public record'),
      validUntil: exactOptional(other('as in its public record')),
      text: text(0, 30_000),
      holder: text(1, 200),
      council: text(1, limits.settingsLine),
      serviceId: text(1, limits.definition.id),
      version: whole(1, 1_000_000),
      token: other(`what was signed; at most ${limits.certificate.token} characters`),
      facts,
      table: textsTogether(60, 12_000),
      signatory,
      second: exactOptional(other('the same in the council’s language')),
      corrected: exactOptional(other('answers that were corrected on it, by their questions')),
    },
    rule: 'isCertificateRecord',
  },
  'applicationNumbers/{number}': {
    what: 'That a number is taken, and by which application.',
    fields: { application: id, at: now },
  },
  'tracking/{number}': {
    what: 'What whoever knows the tracking number may read of an application.',
    fields: {
      application: id,
      revision: other('as in the application'),
      service: other('as in the application'),
      status: picklist(applicationStatuses),
      submittedAt: time,
      since: time,
      deadline: other('as in the application, or nothing'),
    },
  },
  'uploads/{id}': {
    what: 'Documents that are announced before their content is sent.',
    fields: {
      owner: me,
      of: picklist(['applications', 'positionApplications']),
      round: text(1, 64),
      first: other('the place of the first one'),
      chunks: other('how many chunks each document has'),
      total: other('all chunks together'),
      at: now,
    },
    rule: 'isUploadRecord',
  },
  'certificates/{number}': {
    what: 'What anybody may check who has a certificate.',
    fields: {
      application: text(1, 64),
      title: name,
      maskedHolder: text(1, 1000),
      validUntil: exactOptional(written({ kind: 'day' })),
      digest,
      kid: digest,
      state: picklist(['valid', 'revoked', 'replaced']),
      issuedAt: now,
      changedAt: exactOptional(now),
      reason: exactOptional(text(1, limits.note)),
      replacedBy: exactOptional(other('the number of the newer one')),
    },
    rule: 'isPublicCertificate',
  },
  'certificates/{number}/texts/{digest}': {
    what: 'What a certificate states in the council’s language; its id is the digest that was signed of it.',
    fields: {
      language: written({ kind: 'language' }),
      council: text(1, limits.settingsLine),
      title: name,
      text: text(1, 30_000),
      facts,
      signatory,
    },
    rule: 'isSecondTextRecord',
  },
  'keys/{kid}': {
    what: 'The public half of a key that certificates are signed with.',
    fields: {
      ...fieldsOf(signingKeySchema, 'kid', 'owner', 'device', 'revokedBy'),
      x: digest,
      y: digest,
      createdAt: now,
      revokedAt: nullable(now),
    },
    rule: 'isKeyRecord',
  },
  'keyHolders/{kid}': {
    what: 'Whose key it is.',
    fields: {
      uid: me,
      name: me,
      device: text(1, 80),
      createdAt: now,
      revokedBy: exactOptional(me),
    },
    rule: 'isKeyHolder',
  },
  'services/{id}': {
    what: 'A service that the council offers, with its terms.',
    fields: {
      ...fieldsOf(serviceSchema, 'id'),
      name: text(1, limits.serviceName),
      documents: other('up to 10 texts, 2,000 characters together'),
      days: whole(1, limits.serviceDays),
      fee: whole(0, limits.serviceFee),
      keywords: exactOptional(text(0, limits.definition.keywords)),
      translations: exactOptional(other('its name, by language')),
      logged: token,
    },
  },
  'services/{id}/versions/{version}': {
    what: 'A published version of a service. It is never changed and never removed.',
    fields: { ...fieldsOf(serviceVersionSchema, 'serviceId'), definition, publishedAt: now },
  },
  'serviceDrafts/{id}': {
    what: 'What an admin has saved of a service and not published.',
    fields: { ...fieldsOf(savedDefinitionSchema), definition, savedAt: now },
  },
  'settings/council': {
    what: 'The council’s name, address and hours.',
    fields: {
      ...fieldsOf(settingsSchema),
      openDays: other('days of the week, 0 is Sunday'),
      closedSaturdays: exactOptional(other('Saturdays of the month, 1 to 5; at most 4')),
      translations: exactOptional(other('name, address and note by language; at most 4')),
    },
    rule: 'isCouncilRecord',
  },
  'settings/office': {
    what: 'How the office works: holidays, advice, days of grace.',
    fields: {
      ...fieldsOf(officeSchema),
      holidays: other(`names by day, at most ${limits.holidays}`),
      translations: exactOptional(other('the advice by language; at most 4')),
    },
    rule: 'isOfficeRecord',
  },
  'settings/texts': {
    what: 'Texts that the office has prepared.',
    fields: {
      order: other(`kind and id of each, at most ${limits.preparedTexts.most}`),
      words: other('the texts, by id and language; at most 300'),
      revision: other('a number'),
    },
    rule: 'isTextsRecord',
  },
  'members/{uid}': {
    what: 'Somebody with an account, and their role.',
    fields: {
      ...fieldsOf(memberSchema, 'uid', 'sample'),
      changedBy: exactOptional(uid),
      renamedBy: exactOptional(uid),
      blockedBy: exactOptional(uid),
      logged: exactOptional(token),
    },
  },
  'invitations/{address}': {
    what: 'An invitation to work here. It goes when it is accepted.',
    fields: {
      ...fieldsOf(memberSchema, ...notOfInvitations),
      invitedAt: now,
      by: me,
      logged: token,
    },
    rule: 'isInvitationRecord',
  },
  'accessRequests/{uid}': {
    what: 'A request to work here.',
    fields: {
      ...fieldsOf(accessRequestSchema, 'uid', 'sample'),
      confirmed: boolean(),
      requestedAt: now,
      decision: other('nothing, or the decision, its time and who decided'),
    },
    rule: 'isAccessRequest',
  },
  'sessions/{uid}': {
    what: 'That somebody was here lately.',
    fields: { ...fieldsOf(activeSessionSchema, 'uid'), seenAt: now },
    rule: 'isSessionRecord',
  },
  'log/{id}': {
    what: 'What somebody at work has done. Nobody changes or removes it.',
    fields: {
      ...fieldsOf(logEntrySchema, 'id'),
      at: now,
      by: me,
      words: other(`the beginnings of words that it is found by, at most ${limits.log.words}`),
    },
    rule: 'isLogRecord',
  },
  'usage/{uid}': {
    what: 'How much an account has created today, and what of it is open.',
    fields: {
      since: time,
      at: now,
      kind: other('what was created'),
      record: id,
      counts: object(
        Object.fromEntries(
          Object.entries(dailyLimits).map(([kind, most]) => [kind, whole(0, most)]),
        ),
      ),
      open: object({
        applications: other(`ids, at most ${openLimit}`),
        appointments: other(`ids, at most ${openLimit}`),
      }),
    },
    rule: 'isUsageRecord',
  },
  'usage/{uid}/today/{kind}': {
    what: 'How often an account has done something today that costs one write.',
    fields: {
      at: now,
      record: text(1, 200),
      count: whole(1, Math.max(...Object.values(limitsToday))),
    },
    rule: 'isCountOfToday',
  },
  'payments/{receipt}': {
    what: 'A fee that was paid at the counter.',
    fields: {
      ...fieldsOf(paymentSchema, 'receipt'),
      number: other('as in the application'),
      service: other('as in the application'),
      applicant: other('as in the application'),
      at: now,
      by: me,
      cancelled: exactOptional(object({ at: now, by: me, reason: text(1, limits.note) })),
    },
    rule: 'isPaymentRecord',
  },
  'receiptCounters/{year}': {
    what: 'The last receipt of a year.',
    fields: { last: other('one more with each payment'), at: now },
    rule: 'isReceiptCounter',
  },
  'positionApplications/{id}': {
    what: 'An application for a position at the council.',
    fields: {
      owner: me,
      ...fieldsOf(positionApplicationSchema, 'id'),
      number: other('#POS-, the year and 12 digits'),
      resume: other('a document'),
      submittedAt: now,
    },
    rule: 'isPositionApplication',
  },
  'positionNumbers/{number}': {
    what: 'That a number is taken, and by which application for a position.',
    fields: { application: id, at: now },
    rule: 'isPositionNumber',
  },
  'tasks/{id}': {
    what: 'A task of the office.',
    fields: {
      ...fieldsOf(taskSchema, 'id'),
      draftId: text(1, 64),
      createdAt: time,
    },
    rule: 'isTaskRecord',
  },
  'taskDrafts/{draft}': {
    what: 'That a draft has become a task, so that it becomes one only once.',
    fields: { task: other('its id') },
    rule: 'isTaskDraft',
  },
  'projects/{id}': {
    what: 'A work of the council, entered by its operator.',
    fields: fieldsOf(projectSchema, 'id', 'sample'),
  },
  'citizenTasks/{id}': {
    what: 'Something that a citizen has to do, entered by the operator.',
    fields: {
      owner: uid,
      ...fieldsOf(citizenTaskSchema, 'id', 'sample'),
      changes: exactOptional(whole(1, 20)),
    },
  },
  'messages/{id}': {
    what: 'A message to one citizen, entered by the operator.',
    fields: { owner: uid, ...fieldsOf(messageSchema, 'id', 'sample') },
  },
  'searchMisses/{id}': {
    what: 'How often a term was looked for in vain in a month.',
    fields: {
      ...fieldsOf(missSchema),
      month: other('the year and the month'),
      count: other('one more each time'),
    },
    rule: 'isSearchMiss',
  },
  'staffProfiles/{uid}': {
    what: 'What the council knows of somebody who works here, entered by the operator.',
    fields: fieldsOf(staffProfileSchema, 'sample'),
  },
  'payslips/{uid}/months/{month}': {
    what: 'A payslip, entered by the operator.',
    fields: fieldsOf(payslipSchema, 'sample'),
  },
  'appointments/{uid}/booked/{id}': {
    what: 'A meeting that a citizen has booked.',
    fields: { ...fieldsOf(appointmentSchema, 'id'), at: time, createdAt: now },
    rule: 'isAppointmentRecord',
  },
};
