import { useCallback } from 'react';
import { useCurrentUser } from 'shared-area';
import { assignApplication, type Application } from 'shared-data';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { useProblemMessage } from '../records/useProblemMessage';
import { useWorklistMessages } from './i18n';

/** Returns the message for a failed assignment. */
export function useAssignmentProblem(): (error: unknown) => Outcome {
  const t = useWorklistMessages();
  const problemMessage = useProblemMessage();
  return useCallback(
    (error) => {
      const name = assigneeOf(error);
      return name === undefined
        ? { tone: 'bad', text: problemMessage(error) }
        : { tone: 'warn', text: t('assigned', { name }) };
    },
    [t, problemMessage],
  );
}

/** Takes applications and releases them; both can be undone. An application has at most one action running at a time. */
export function useAssignment() {
  const t = useWorklistMessages();
  const { uid, name } = useCurrentUser();
  const { running, run } = useAction(useAssignmentProblem());

  const assign = useCallback(
    ({ id, number }: Application, isMine: boolean): Promise<boolean> => {
      const give = async (toMe: boolean): Promise<Outcome> => {
        await assignApplication(id, { to: toMe ? { uid, name } : undefined });
        const text = t(toMe ? 'taken' : 'givenBack', { number });
        return { tone: 'good', text, onUndo: () => run(id, () => give(!toMe)) };
      };
      return run(id, () => give(isMine));
    },
    [t, run, uid, name],
  );

  return {
    running,
    take: useCallback((application: Application) => void assign(application, true), [assign]),
    giveBack: useCallback((application: Application) => void assign(application, false), [assign]),
  };
}

/**
 * The name of the person who has taken the application meanwhile. Compares the error's name, since it may come from
 * another build.
 */
function assigneeOf(error: unknown): string | undefined {
  const isAssigned = error instanceof Error && error.name === 'AssignedError';
  return isAssigned && 'assignee' in error ? String(error.assignee) : undefined;
}
