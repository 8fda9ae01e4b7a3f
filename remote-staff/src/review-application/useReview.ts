import { useCallback, useState } from 'react';
import { moveApplication, type Application } from 'shared-data';
import { explainRecordsError } from 'shared-data/model';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { useMessages } from '../i18n';
import { useProblemMessage } from '../records/useProblemMessage';
import { statusAfter, type ReviewStep } from './reviewSteps';

/**
 * Takes steps on an application, each on the revision that was on the screen: where somebody else
 * was faster, nothing is saved and the outcome says so.
 */
export function useReview() {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const failureMessage = useCallback(
    (error: unknown): Outcome => ({
      tone: explainRecordsError(error) === 'changed' ? 'warn' : 'bad',
      text: problemMessage(error),
    }),
    [problemMessage],
  );
  const { run } = useAction(failureMessage);
  const [busyWith, setBusyWith] = useState<{ step: ReviewStep; application: Application }>();
  /** As the latest step left it. */
  const [moved, setMoved] = useState<Application>();

  /** Resolves to whether the step was taken. */
  const take = (step: ReviewStep, application: Application, note: string) =>
    run('step', async () => {
      setBusyWith({ step, application });
      try {
        const { id, number, status, revision } = application;
        const to = statusAfter(step, status);
        setMoved(await moveApplication(id, { to, revision, ...(note ? { note } : {}) }));
        return { tone: 'good', text: t(`review.done.${step}`, { number }) };
      } finally {
        setBusyWith(undefined);
      }
    });

  return { take, busyWith, moved };
}
