import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeNextApplication } from 'shared-data';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { useProblemMessage } from '../records/useProblemMessage';
import { staffPaths } from '../staffPaths';
import { useReviewMessages } from './i18n';

/** Takes the application that is due first, once another one was recommended; the work list where there is none. */
export function useOpenNext() {
  const t = useReviewMessages();
  const navigate = useNavigate();
  // The way back stays the list that the first one was opened from.
  const { state } = useLocation() as { state: unknown };
  const problemMessage = useProblemMessage();
  const failureMessage = useCallback(
    (error: unknown): Outcome => ({
      tone: 'warn',
      text: t('nextFailed', { reason: problemMessage(error) }),
    }),
    [t, problemMessage],
  );
  const { run } = useAction(failureMessage);

  return (number: string) =>
    run('next', async () => {
      const next = await takeNextApplication();
      const page = next ? staffPaths.review(next.id) : staffPaths.worklist;
      await navigate(page, { state });
      return { tone: 'good', text: t(next ? 'nextOpen' : 'nextNone', { number }), page };
    });
}
