import { useCallback, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import {
  assignApplication,
  moveApplication,
  type Application,
  type Checks,
  type Colleague,
  type OpenedAnswers,
} from 'shared-data';
import { canMove, explainRecordsError } from 'shared-data/model';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { useAssignmentProblem } from '../worklist/useAssignment';
import { useReviewMessages } from './i18n';
import { statusAfter, type ReviewAction } from './reviewSteps';

interface StepContent {
  note: string;
  /** All checks, if any was changed. */
  checks?: Checks | undefined;
  /** Only for a return. */
  opened?: OpenedAnswers | undefined;
}

/**
 * Takes steps on an application, each based on the revision on the screen: if somebody else was faster, nothing is saved
 * and the outcome shows a conflict message.
 */
export function useReview() {
  const t = useReviewMessages();
  const { uid, name } = useCurrentUser();
  const assignmentProblem = useAssignmentProblem();
  const failureMessage = useCallback(
    (error: unknown): Outcome => ({
      ...assignmentProblem(error),
      tone: explainRecordsError(error) === 'changed' ? 'warn' : 'bad',
    }),
    [assignmentProblem],
  );
  const { run } = useAction(failureMessage);
  const [busyWith, setBusyWith] = useState<{ step: ReviewAction; application: Application }>();
  /** The application after the latest step. */
  const [moved, setMoved] = useState<Application>();

  /** Resolves to whether the step succeeded. */
  const take = (
    step: ReviewAction,
    application: Application,
    { note, checks, opened }: StepContent,
  ) =>
    run('step', async () => {
      if (step === 'checks' && !checks) return { tone: 'info', text: t('nothingToSave') };
      setBusyWith({ step, application });
      try {
        const { id, number, status } = application;
        const to = statusAfter(step, status);
        const giveBack =
          step === 'in-review' ? await takeUnlessHeld(application, { uid, name }) : undefined;
        const content = { ...(note && step !== 'checks' ? { note } : {}), checks, opened };
        // A recommendation needs the status in review first: both steps are in the history.
        const { revision } = canMove('staff', status, to)
          ? application
          : await moveApplication(id, { to: 'in-review', revision: application.revision });
        try {
          setMoved(await moveApplication(id, { to, revision, ...content }));
        } catch (error) {
          await giveBack?.();
          throw error;
        }
        // The message is shown with the next application instead.
        if (step === 'next') return undefined;
        const text =
          step === 'checks' ? t('saved', { number }) : t(`review.done.${step}`, { number });
        return { tone: 'good', text };
      } finally {
        setBusyWith(undefined);
      }
    });

  return { take, busyWith, moved };
}

/**
 * Assigns an application to the clerk who takes it into review, so that 'Take next' gives it to nobody else. A
 * colleague's case stays theirs, unless they no longer work here.
 * @returns how to release it again if the step is refused; undefined if nothing was assigned
 * @throws as `assignApplication`; AssignedError only for a colleague who was not the assignee on the screen
 */
async function takeUnlessHeld(
  { id, assignee }: Application,
  to: Colleague,
): Promise<(() => Promise<void>) | undefined> {
  if (assignee?.uid === to.uid) return undefined;
  try {
    await assignApplication(id, { to });
  } catch (error) {
    if (assignee && holderIn(error) === assignee.name) return undefined;
    throw error;
  }
  return async () => {
    await assignApplication(id, { to: undefined }).catch((error: unknown) =>
      console.error('The application was not given back.', error),
    );
  };
}

/** The assignee's name, if that is why an assignment was refused. */
function holderIn(error: unknown): unknown {
  const isAssigned = error instanceof Error && error.name === 'AssignedError';
  return isAssigned && 'assignee' in error ? error.assignee : undefined;
}
