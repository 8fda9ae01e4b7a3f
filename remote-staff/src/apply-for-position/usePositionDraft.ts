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
import { formatDateTime } from 'shared-ui';
import { useOutcome, type Outcome } from 'shared-ui/outcome';
import { useMessages } from '../i18n';

export type PositionResult =
  { kind: 'submitted'; application: PositionApplication } | { kind: 'discarded' };

export type PositionDraftAutosave = ReturnType<typeof usePositionDraft>;

/** Keeps, drops and hands in the one draft of a person, with the latest result. */
export function usePositionDraft(uid: string, draft: SavedPositionDraft | undefined) {
  const t = useMessages();
  const showOutcome = useOutcome();
  const [result, setResult] = useState<PositionResult>();
  const [busyWith, setBusyWith] = useState<'saving' | 'submitting'>();
  /** A new number is a new form, empty. */
  const [formNumber, setFormNumber] = useState(0);
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const [id, setId] = useState(() => draft?.id ?? newDraftId());
  const isRunning = useRef(false);

  /** What ends the form is its result; what leaves it open is an outcome. */
  async function run(doing: typeof busyWith, act: () => Promise<PositionResult | Outcome>) {
    if (isRunning.current) return false;
    isRunning.current = true;
    setResult(undefined);
    setBusyWith(doing);
    try {
      const done = await act();
      setHasDraft('tone' in done);
      if ('tone' in done) {
        showOutcome(done);
      } else {
        setResult(done);
        setId(newDraftId());
        setFormNumber((number) => number + 1);
      }
      return true;
    } catch (error) {
      showOutcome({ tone: 'bad', text: t(`records.${explainRecordsError(error)}`) });
      return false;
    } finally {
      isRunning.current = false;
      setBusyWith(undefined);
    }
  }

  return {
    result,
    busyWith,
    hasDraft,
    formNumber,
    save: (values: PositionValues, resume: File | null) =>
      run('saving', async () => {
        const { savedAt } = await savePositionDraft(uid, { id, values, resume });
        const time = formatDateTime(new Date(savedAt));
        return { tone: 'good', text: t('position.saved', { time }) };
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
