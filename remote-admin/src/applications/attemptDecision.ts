import { type Application, type ApplicationEvent, type ApplicationStatus } from 'shared-data';
import { explainRecordsError } from 'shared-data/model';
import { findNewer } from './findNewer';

/** A decision that was not taken. */
export interface FailedDecision {
  application: Application;
  error: Error;
  /** The step that somebody else took first. */
  step?: ApplicationEvent;
}

export type DecisionResult = { decided: Application } | { failed: FailedDecision };

interface Attempt {
  /** As it was on the admin's screen. */
  application: Application;
  ownUid: string;
  /** The status that the decision leads to. */
  to: ApplicationStatus | undefined;
  act: () => Promise<Application>;
}

/**
 * Decides, or takes a decision back. If the application has changed meanwhile by the same action of the same admin (a
 * second press, or a lost response), it counts as a success.
 */
export async function attemptDecision(
  { application, ownUid, to, act }: Attempt,
  find = findNewer,
): Promise<DecisionResult> {
  try {
    return { decided: await act() };
  } catch (caught) {
    const error = caught instanceof Error ? caught : new Error(String(caught));
    if (explainRecordsError(error) !== 'changed') return { failed: { application, error } };
    const newer = await find(application.id, application.revision);
    const step = newer?.history.at(-1);
    if (!newer || !step) return { failed: { application, error } };
    if (step.by.uid === ownUid && step.by.role === 'admin' && step.to === to) {
      return { decided: newer };
    }
    return { failed: { application, error, step } };
  }
}
