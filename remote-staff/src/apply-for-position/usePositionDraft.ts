import { useRef, useState } from 'react';
import {
  discardPositionDraft,
  explainRecordsError,
  newDraftId,
  savePositionDraft,
  submitPositionApplication,
  type PositionApplication,
  type PositionValues,
  type SavedPositionDraft,
} from 'shared-data';

export type PositionNews =
  | { kind: 'saved'; at: string }
  | { kind: 'submitted'; application: PositionApplication }
  | { kind: 'discarded' }
  | { kind: 'failed'; problem: ReturnType<typeof explainRecordsError> };

export type PositionDraftKeeper = ReturnType<typeof usePositionDraft>;

/** Keeps, drops and hands in the one draft of a person, with the latest news of it. */
export function usePositionDraft(uid: string, draft: SavedPositionDraft | undefined) {
  const [news, setNews] = useState<PositionNews>();
  const [busyWith, setBusyWith] = useState<'saving' | 'submitting'>();
  /** A new number is a new form, empty. */
  const [formNumber, setFormNumber] = useState(0);
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const [id, setId] = useState(() => draft?.id ?? newDraftId());
  const isRunning = useRef(false);

  async function run(doing: typeof busyWith, act: () => Promise<PositionNews>) {
    if (isRunning.current) return false;
    isRunning.current = true;
    setNews(undefined);
    setBusyWith(doing);
    try {
      const done = await act();
      setNews(done);
      setHasDraft(done.kind === 'saved');
      if (done.kind !== 'saved') {
        setId(newDraftId());
        setFormNumber((number) => number + 1);
      }
      return true;
    } catch (error) {
      setNews({ kind: 'failed', problem: explainRecordsError(error) });
      return false;
    } finally {
      isRunning.current = false;
      setBusyWith(undefined);
    }
  }

  return {
    news,
    busyWith,
    hasDraft,
    formNumber,
    save: (values: PositionValues, resume: File | null) =>
      run('saving', async () => {
        const { savedAt } = await savePositionDraft(uid, { id, values, resume });
        return { kind: 'saved', at: savedAt };
      }),
    submit: (values: PositionValues, resume: File) =>
      run('submitting', async () => ({
        kind: 'submitted',
        application: await submitPositionApplication(uid, { id, values, resume }),
      })),
    discard: () =>
      run(undefined, async () => {
        await discardPositionDraft(uid);
        return { kind: 'discarded' };
      }),
  };
}
