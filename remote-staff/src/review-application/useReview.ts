import { useRef, useState } from 'react';
import { explainRecordsError, moveApplication, type Application } from 'shared-data';
import { asActor, useStaffMember } from '../records/useStaffMember';
import { statusAfter, type ReviewStep } from './reviewSteps';

export type ReviewOutcome =
  /** `application`: as the step left it. */
  | { kind: 'done'; application: Application }
  | { kind: 'failed'; problem: ReturnType<typeof explainRecordsError> };

/**
 * Takes steps on an application, each on the revision that was on the screen: where somebody else
 * was faster, nothing is saved and the outcome says so.
 */
export function useReview() {
  const member = useStaffMember();
  const [busyWith, setBusyWith] = useState<{ step: ReviewStep; application: Application }>();
  /** As the latest step left it. */
  const [moved, setMoved] = useState<Application>();
  const isRunning = useRef(false);

  /** A second call while busy is ignored, and has no outcome. */
  async function take(
    step: ReviewStep,
    application: Application,
    note: string,
  ): Promise<ReviewOutcome | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusyWith({ step, application });
    try {
      const after = await moveApplication(application.id, {
        to: statusAfter(step, application.status),
        by: asActor(member),
        revision: application.revision,
        ...(note.trim() ? { note: note.trim() } : {}),
      });
      setMoved(after);
      return { kind: 'done', application: after };
    } catch (error) {
      return { kind: 'failed', problem: explainRecordsError(error) };
    } finally {
      isRunning.current = false;
      setBusyWith(undefined);
    }
  }

  return { take, busyWith, moved };
}
