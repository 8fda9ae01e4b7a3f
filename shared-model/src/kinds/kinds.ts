import type { Kind } from './Kind';

export type { UserId } from './Kind';

/** Key of a citizen's draft answer to the return of an application, made by `answerKey`. */
export type AnswerKey = Kind<'answer to a return'>;
/** Also the id of the draft and of the waiting submission that the application was before. */
export type ApplicationId = Kind<'application'>;
export type AppointmentId = Kind<'appointment'>;
export type CertificateNumber = Kind<'certificate'>;
export type CitizenTaskId = Kind<'task of a citizen'>;
/** Of a document within its application. */
export type DocumentId = Kind<'document'>;
/** Of a key that certificates are signed with. */
export type KeyId = Kind<'signing key'>;
export type LogEntryId = Kind<'log entry'>;
export type MessageId = Kind<'message'>;
export type PositionApplicationId = Kind<'application for a position'>;
export type ProjectId = Kind<'project'>;
export type ReceiptNumber = Kind<'receipt'>;
export type ServiceId = Kind<'service'>;
export type TaskId = Kind<'task'>;
/** The number by which an application is followed at '/track'. */
export type TrackingNumber = Kind<'tracking'>;

/** ISO 8601 with date and time, UTC. */
export type IsoTime = Kind<'time'>;
/** ISO 8601, such as '2026-06-15'. */
export type IsoDay = Kind<'day'>;
