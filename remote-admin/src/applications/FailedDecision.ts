import { explainRecordsError, type Application, type ApplicationEvent } from 'shared-data';
import { findNewerStep } from './findNewerStep';

/** A decision that was not taken. */
export interface FailedDecision {
  application: Application;
  error: unknown;
  /** What somebody else did with the application first. */
  step?: ApplicationEvent;
}

/** A decision that failed, with what somebody else was faster with, if that was why. */
export async function failedDecision(
  application: Application,
  error: unknown,
): Promise<FailedDecision> {
  if (explainRecordsError(error) !== 'changed') return { application, error };
  const step = await findNewerStep(application.id, application.revision);
  return { application, error, ...(step ? { step } : {}) };
}
