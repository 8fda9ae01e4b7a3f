import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ServiceName } from 'shared-area';
import { listPath } from 'shared-auth';
import { takeNextApplication } from 'shared-data';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { useProblemMessage } from '../records/useProblemMessage';
import { staffPaths } from '../staffPaths';
import { ReviewMessage, useReviewMessages } from './i18n';

/**
 * After a recommendation, takes and opens the application with the earliest deadline: of the service that the work list
 * was filtered by, as 'Take next' there does. If there is none, it opens that list with its filters.
 */
export function useOpenNext() {
  const t = useReviewMessages();
  const navigate = useNavigate();
  // The link back still leads to the list that the first review was opened from.
  const { state } = useLocation() as { state: unknown };
  const problemMessage = useProblemMessage();
  const failureMessage = useCallback(
    (error: unknown): Outcome => ({
      tone: 'warn',
      text: <ReviewMessage id="nextFailed" values={{ reason: problemMessage(error) }} />,
    }),
    [problemMessage],
  );
  const { run } = useAction(failureMessage);

  return (number: string) =>
    run('next', async () => {
      const list = new URL(listPath(state, staffPaths.worklist), location.origin);
      const service = list.searchParams.get('service') ?? '';
      const next = await takeNextApplication(service || undefined);
      if (next) {
        const page = staffPaths.review(next.id);
        await navigate(page, { state });
        return { tone: 'good', text: t('nextOpen', { number }), page };
      }
      await navigate(`${list.pathname}${list.search}`);
      const name = <ServiceName>{service}</ServiceName>;
      const text = service ? (
        <ReviewMessage id="nextNoneOf" values={{ number, service: name }} />
      ) : (
        t('nextNone', { number })
      );
      return { tone: 'good', text, page: list.pathname };
    });
}
