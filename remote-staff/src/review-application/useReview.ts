import { useRef, useState } from 'react';
import { explainRecordsError, moveApplication, type Application } from 'shared-data';
import { asActor, useStaffMember } from '../records/useStaffMember';
import { statusAfter, type ReviewStep } from './reviewSteps';

export type ReviewOutcome =
  /** `application`: as the step left it. */
  | { kind: 'done'; step: ReviewStep; application: Application }
  /** `revision`: the one that the step was to be taken on. */
  | { kind: 'changed'; revision: number }
  | { kind: 'failed'; problem: ReturnType<typeof explainRecordsError> };

/**
 * Takes steps on an application, each on the revision that was on the screen: where somebody else
 * was faster, nothing is saved and the outcome says so.
 */
export function useReview() {
  const member = useStaffMember();
  const [busyWith, setBusyWith] = useState<{ step: ReviewStep; application: Application }>();
  const [outcome, setOutcome] = useState<ReviewOutcome>();
  const isRunning = useRef(false);

  /** Resolves to whether the step was taken. A second call while busy is ignored. */
  async function take(step: ReviewStep, application: Application, note: string) {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusyWith({ step, application });
    setOutcome(undefined);
    try {
      const moved = await moveApplication(application.id, {
        to: statusAfter(step, application.status),
        by: asActor(member),
        revision: application.revision,
        ...(note.trim() ? { note: note.trim() } : {}),
      });
      setOutcome({ kind: 'done', step, application: moved });
      return true;
    } catch (error) {
      const problem = explainRecordsError(error);
      setOutcome(
        problem === 'changed'
          ? { kind: 'changed', revision: application.revision }
          : { kind: 'failed', problem },
      );
      return false;
    } finally {
      isRunning.current = false;
      setBusyWith(undefined);
    }
  }

  return { take, busyWith, outcome };
}
