import type { Application } from './Application';
import type { ApplicationId } from '../store/kinds';

/** What became of a draft that was submitted. */
export type SubmissionResult =
  | { kind: 'sent'; application: Application }
  /**
   * It is safe in the outbox of this device and is sent when the server can be reached. `draftId` is the id that
   * the application will have: the draft's, or a new one where that stands for another text already.
   */
  | { kind: 'waiting'; draftId: ApplicationId; service: string };
