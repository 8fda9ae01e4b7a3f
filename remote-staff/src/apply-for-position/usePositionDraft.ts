import { useState } from 'react';
import {
  discardPositionDraft,
  newDraftId,
  savePositionDraft,
  submitPositionApplication,
  type PositionApplication,
  type PositionValues,
  type SavedPositionDraft,
} from 'shared-data';
import { formatDateTime } from 'shared-ui';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { usePositionMessages } from './i18n';
import { useProblemMessage } from '../records/useProblemMessage';

export type PositionResult =
  | { kind: 'submitted'; application: PositionApplication }
  | { kind: 'discarded' };

export type PositionDraftAutosave = ReturnType<typeof usePositionDraft>;

/** Saves, discards and submits the one draft of a person, with the latest result. */
export function usePositionDraft(uid: string, draft: SavedPositionDraft | undefined) {
  const t = usePositionMessages();
  const { run } = useAction(useProblemMessage());
  const [result, setResult] = useState<PositionResult>();
  const [busyWith, setBusyWith] = useState<'saving' | 'submitting'>();
  /** A new number remounts the form, which is then empty. */
  const [formNumber, setFormNumber] = useState(0);
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const [id, setId] = useState(() => draft?.id ?? newDraftId());

  /** A result ends the form; an outcome leaves it open. */
  const act = (doing: typeof busyWith, action: () => Promise<PositionResult | Outcome>) =>
    run('draft', async () => {
      setResult(undefined);
      setBusyWith(doing);
      try {
        const done = await action();
        setHasDraft('tone' in done);
        if ('tone' in done) return done;
        setResult(done);
        setId(newDraftId());
        setFormNumber((number) => number + 1);
        return undefined;
      } finally {
        setBusyWith(undefined);
      }
    });

  return {
    result,
    busyWith,
    hasDraft,
    formNumber,
    save: (values: PositionValues, resume: File | null) =>
      act('saving', async () => {
        const { savedAt } = await savePositionDraft(uid, { id, values, resume });
        const time = formatDateTime(new Date(savedAt));
        return { tone: 'good', text: t('position.saved', { time }) };
      }),
    /** @param finish called after submitting, before the form is replaced */
    submit: (values: PositionValues, resume: File, finish: () => void) =>
      act('submitting', async () => {
        const application = await submitPositionApplication(uid, { id, values, resume });
        finish();
        return { kind: 'submitted', application };
      }),
    discard: (finish: () => void) =>
      act(undefined, async () => {
        await discardPositionDraft(uid);
        finish();
        return { kind: 'discarded' };
      }),
  };
}
