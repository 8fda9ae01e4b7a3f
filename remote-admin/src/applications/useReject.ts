import { useState } from 'react';
import { decideApplication, type Application } from 'shared-data';
import { limits } from 'shared-data/limits';
import { asActor, useAdmin } from '../admin/useAdmin';
import { useProblemMessage } from '../admin/useProblemMessage';
import { attemptDecision } from './attemptDecision';

/** Most characters of a reason. */
export const reasonLimit = limits.note;

export type ReasonError = 'missing' | 'long';

/** What is wrong with a reason, if anything. */
export function checkReason(reason: string): ReasonError | null {
  const { length } = reason.trim();
  if (length === 0) return 'missing';
  return length > reasonLimit ? 'long' : null;
}

/**
 * Rejects an application as the admin sees it. Where it has changed in that very moment, nothing is
 * done, and the next attempt decides on what is shown then.
 * @param shown as it is on the screen now
 */
export function useReject(shown: Application) {
  const admin = useAdmin();
  const problemMessage = useProblemMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ReasonError | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** Undefined where it was not rejected. */
  async function reject(reason: string): Promise<Application | undefined> {
    if (busy) return undefined;
    const wrong = checkReason(reason);
    setError(wrong);
    setProblem(null);
    if (wrong) return undefined;
    setBusy(true);
    try {
      const by = asActor(admin);
      const { id, revision } = shown;
      const result = await attemptDecision({
        application: shown,
        by,
        to: 'rejected',
        act: () =>
          decideApplication(id, { decision: 'rejected', reason: reason.trim(), by, revision }),
      });
      if ('decided' in result) return result.decided;
      setProblem(problemMessage(result.failed.error));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { reject, busy, error, problem };
}
