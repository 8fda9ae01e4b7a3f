import type { Application } from 'shared-data';

/** What became of a form that was submitted. */
export type Submission =
  | { kind: 'sent'; application: Application }
  /** It is safe in the outbox of this device; `draftId` is the id that the application will have. */
  | { kind: 'waiting'; draftId: string; service: string };

/** The id that the application has, or will have. */
export function idOf(submission: Submission): string {
  return submission.kind === 'sent' ? submission.application.id : submission.draftId;
}
