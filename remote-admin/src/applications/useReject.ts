import { useState } from 'react';
import { decideApplication, type Application } from 'shared-data';
import { hasName } from '../admin/hasName';
import { asActor, useAdmin } from '../admin/useAdmin';
import { useProblemWords } from '../admin/useProblemWords';

/** Most characters of a reason. */
export const reasonLimit = 1000;

export type ReasonError = 'missing' | 'long';

/** What is wrong with a reason, if anything. */
export function checkReason(reason: string): ReasonError | null {
  const { length } = reason.trim();
  if (length === 0) return 'missing';
  return length > reasonLimit ? 'long' : null;
}

/**
 * Rejects an application as the admin has seen it. Where it has changed since, the first attempt only
 * shows that; the next one decides on what it is now.
 * @param opened as it was when the admin began
 * @param current as it is now
 */
export function useReject(opened: Application, current: Application) {
  const admin = useAdmin();
  const describeProblem = useProblemWords();
  const [seen, setSeen] = useState(opened.revision);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ReasonError | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function reject(reason: string): Promise<boolean> {
    if (busy) return false;
    const wrong = checkReason(reason);
    setError(wrong);
    setProblem(null);
    if (wrong) return false;
    setBusy(true);
    try {
      const by = asActor(admin);
      const decision = { decision: 'rejected', reason: reason.trim(), by, revision: seen } as const;
      await decideApplication(opened.id, decision);
      return true;
    } catch (failure) {
      if (hasName(failure, 'ApplicationChangedError')) setSeen(current.revision);
      else setProblem(describeProblem(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { reject, seen, busy, error, problem };
}
