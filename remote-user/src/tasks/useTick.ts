import { useRef, useState } from 'react';
import { setCitizenTaskDone, type CitizenTask } from 'shared-data';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';

/** Ticks shown at once and saved one at a time for each task; one that fails is taken off again. */
export function useTick() {
  const { uid } = useCitizen();
  const problemMessage = useProblemMessage();
  const saving = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [problem, setProblem] = useState<string>();

  async function tick({ id }: CitizenTask, done: boolean) {
    if (saving.current.has(id)) return;
    saving.current.add(id);
    setBusy(new Set(saving.current));
    setProblem(undefined);
    setAsked((before) => new Map(before).set(id, done));
    try {
      await setCitizenTaskDone(uid, id, done);
    } catch (error) {
      console.error('A tick was not saved.', error);
      setProblem(problemMessage(error));
      setAsked((before) => new Map(before).set(id, !done));
    } finally {
      saving.current.delete(id);
      setBusy(new Set(saving.current));
    }
  }

  return {
    /** As it was pressed last here, or else as it is stored. */
    isDone: ({ id, done }: CitizenTask) => asked.get(id) ?? done,
    isBusy: ({ id }: CitizenTask) => busy.has(id),
    tick,
    problem,
  };
}
