import { useCurrentUser } from 'shared-area';
import { decideApplication, type Application } from 'shared-data';
import { useAction } from 'shared-ui/outcome';
import { useProblemMessage } from '../admin/useProblemMessage';
import { attemptDecision } from './attemptDecision';

/**
 * Rejects an application as the admin sees it. If it has just changed, nothing is saved, and the next attempt is based on
 * the updated application.
 * @param shown the application as it is on the screen now
 */
export function useReject(shown: Application, onRejected: (rejected: Application) => void) {
  const { uid: ownUid } = useCurrentUser();
  const { run, outcome } = useAction(useProblemMessage(), { shownIn: 'page' });

  const reject = (reason: string) =>
    run('reject', async () => {
      const { id, revision } = shown;
      const result = await attemptDecision({
        application: shown,
        ownUid,
        to: 'rejected',
        act: () => decideApplication(id, { decision: 'rejected', reason, revision }),
      });
      if ('failed' in result) throw result.failed.error;
      onRejected(result.decided);
      return undefined;
    });

  return { reject, problem: outcome?.text };
}
