import * as v from 'valibot';
import { filledFormSchema } from '../definitions/filledFormSchema';
import * as ids from '../fields/ids';
import { languageOnRecord } from '../fields/languageTag';
import { optionalOnRecord } from '../fields/optionalOnRecord';
import { lineOnRecord, typeOnRecord } from '../fields/recordText';
import { dayOnRecord, timeOnRecord } from '../fields/recordTime';
import { roles } from '../kinds/role';
import { applicationPriorities, applicationStatuses } from './Application';
import { applicationTextFields } from './applicationText';
import { paymentMethods } from './PaymentNote';

const status = v.picklist(applicationStatuses);
const texts = v.record(v.string(), v.string());

/** A form that does not fit the schema is left out. */
export const formOnRecord = optionalOnRecord(filledFormSchema);

const applicant = v.object({
  /** The identity provider's id; null on sample records. */
  uid: v.nullable(ids.user),
  name: lineOnRecord,
  email: v.string(),
  /** False if the address was not confirmed when the application was sent, which earlier versions allowed. */
  confirmed: v.exactOptional(v.boolean()),
});

/** The person who changed an application, and their role. */
const actor = v.object({ uid: ids.user, name: lineOnRecord, role: v.picklist(roles) });

/** The metadata of a document, without its content. */
const applicationDocument = v.object({
  id: ids.document,
  name: lineOnRecord,
  /** Media type, such as 'application/pdf'. */
  type: typeOnRecord,
  /** Bytes. */
  size: v.number(),
});

/** A clerk's check of an answer or a paper; the citizen can read it. */
const answerCheck = v.object({
  /** Whether the answer agrees with the papers, or the paper is the right one. */
  agrees: v.boolean(),
  note: v.exactOptional(v.string()),
});

/** The change that a step made to a certificate. */
const certificateStep = v.object({
  number: ids.certificate,
  change: v.picklist(['issued', 'revoked', 'replaced']),
});

/** The day by which the council promised to decide an application. */
const deadline = v.object({
  /** A day where the council is. While the application is with the citizen, the deadline before the return. */
  day: dayOnRecord,
  /**
   * Working days that were left when the application was returned; negative where it was overdue, and -1 where only
   * closed days had passed. Set while it is with the citizen.
   */
  left: v.exactOptional(v.optional(v.pipe(v.number(), v.integer()))),
});

/** Who has an application, since when, and by whom it was given to them. */
const assignee = v.object({
  uid: ids.user,
  name: lineOnRecord,
  at: timeOnRecord,
  by: v.object({ uid: ids.user, name: lineOnRecord }),
  /** Whether the person who handed it over left a note (`watchHandOverNote`). It is not here, since citizens read this record. */
  hasNote: v.exactOptional(v.literal(true)),
});

/** The payment as the application stores it. */
const paymentNote = v.object({
  receipt: ids.receipt,
  /** Whole rupees. */
  amount: v.number(),
  method: v.picklist(paymentMethods),
  at: timeOnRecord,
});

const applicationEvent = v.object({
  at: timeOnRecord,
  by: actor,
  /** Null on the submission. */
  from: v.nullable(status),
  /** The same as `from` if only a note was added. */
  to: status,
  note: v.exactOptional(v.string()),
  /** With a return for correction: what the citizen may change. */
  opened: optionalOnRecord(texts),
  /** With an answer to a return: the previous values of the changed answers and papers. */
  changed: optionalOnRecord(texts),
  /** Set if a certificate was issued, revoked or replaced; with 'replaced', the number is that of the new one. */
  certificate: optionalOnRecord(certificateStep),
  /** Set if staff saved checks with this step. */
  checked: optionalOnRecord(v.literal(true)),
});

/** The one record of an application that citizens, staff and admins all work on. Unknown fields are dropped. */
export const applicationSchema = v.object({
  id: v.pipe(ids.application, v.nonEmpty()),
  /** Running within a year: '#PAN-2026-001'. */
  number: v.string(),
  /**
   * The number by which it is followed without an account (`trackingPath`): random, since consecutive numbers can be
   * guessed. Undefined if none was assigned yet, as on records from before there was tracking.
   */
  trackingNumber: optionalOnRecord(ids.tracking),
  applicant,
  /**
   * The tag of the language in which the citizen read the portal when they applied, and in which the council answers.
   * Undefined if it is not known, as on records from before there were languages. It never changes. (issue 20.7)
   */
  language: languageOnRecord,
  ...applicationTextFields,
  status,
  priority: v.picklist(applicationPriorities),
  submittedAt: timeOnRecord,
  updatedAt: timeOnRecord,
  /** Increases by one with each change; a change based on an older revision is refused. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  documents: v.array(applicationDocument),
  /**
   * The answers to the service's questions; with a form, `details` may be ''. Undefined if the service has no questions,
   * or if the stored form cannot be read.
   */
  form: formOnRecord,
  /** Number of the latest certificate issued for it, even if that was revoked since. */
  certificate: optionalOnRecord(ids.certificate),
  /** The results of staff checking answers and papers. */
  checks: optionalOnRecord(v.record(v.string(), answerCheck)),
  /** By when the council has to decide; undefined if it promised no day yet, as on records from before there were deadlines. */
  deadline: optionalOnRecord(deadline),
  /** The clerk who works on it; undefined if it is unassigned. */
  assignee: optionalOnRecord(assignee),
  /** The payment made for it at the counter. */
  payment: optionalOnRecord(paymentNote),
  /** The revision of the latest decision that its citizen has opened; undefined if there is none. */
  decisionSeen: optionalOnRecord(v.number()),
  /** Oldest first; the first entry is the submission. */
  history: v.array(applicationEvent),
  /** Set on sample records only. */
  sample: v.exactOptional(v.literal(true)),
});

export type Application = v.InferOutput<typeof applicationSchema>;
export type Applicant = v.InferOutput<typeof applicant>;
export type ApplicationDocument = v.InferOutput<typeof applicationDocument>;
export type ApplicationEvent = v.InferOutput<typeof applicationEvent>;
export type Actor = v.InferOutput<typeof actor>;
export type AnswerCheck = v.InferOutput<typeof answerCheck>;
export type Assignee = v.InferOutput<typeof assignee>;
export type CertificateStep = v.InferOutput<typeof certificateStep>;
export type Deadline = v.InferOutput<typeof deadline>;
export type PaymentNote = v.InferOutput<typeof paymentNote>;

/** The id of a question or of a paper; unique within a service. */
export type FormPartId = string;
/** The clerk's notes on what may be changed, by the id of the question or paper; '' if there is no note. */
export type OpenedAnswers = Record<FormPartId, string>;
/**
 * The previous values of changed answers and papers, by the id of the question or paper: '' if there was none;
 * for a paper, the ids of its documents, one per line.
 */
export type ChangedAnswers = Record<FormPartId, string>;
/** Checks by the id of the question or paper. */
export type Checks = Record<FormPartId, AnswerCheck>;
