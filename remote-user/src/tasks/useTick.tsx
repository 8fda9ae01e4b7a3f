import { useCallback, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { setCitizenTaskDone, type CitizenTask } from 'shared-data';
import { useAction } from 'shared-ui/outcome';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { TasksMessage } from './i18n';

/** Shows ticks at once and saves them, one at a time for each task; a failed one is reverted. */
export function useTick() {
  const { uid } = useCurrentUser();
  const problemMessage = useProblemMessage();
  const failureMessage = useCallback(
    (error: unknown) => {
      console.error('A tick was not saved.', error);
      return <TasksMessage id="notSaved" values={{ problem: problemMessage(error) }} />;
    },
    [problemMessage],
  );
  const { running, run, outcome } = useAction(failureMessage, { shownIn: 'page' });
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(new Map());

  const tick = useCallback(
    ({ id }: CitizenTask, done: boolean) =>
      void run(id, async () => {
        const show = (as: boolean) => setAsked((before) => new Map(before).set(id, as));
        show(done);
        try {
          await setCitizenTaskDone(uid, id, done);
          return undefined;
        } catch (error) {
          show(!done);
          throw error;
        }
      }),
    [run, uid],
  );

  return {
    /** The latest press on this page, or else the stored value. */
    isDone: ({ id, done }: CitizenTask) => asked.get(id) ?? done,
    isBusy: ({ id }: CitizenTask) => running.has(id),
    /** Keeps its identity, so that one tick renders one entry. */
    tick,
    problem: outcome?.text,
  };
}
