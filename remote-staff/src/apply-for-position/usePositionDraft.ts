import { useCallback, useEffect, useRef, useState } from 'react';
import { announceDraft, type DraftAnnouncement } from 'shared-area/drafts';
import {
  discardPositionDraft,
  findPositionDraft,
  newDraftId,
  savePositionDraft,
  submitPositionApplication,
  type DraftRevision,
  type PositionApplication,
  type PositionDraft,
  type PositionValues,
  type SavedPositionDraft,
} from 'shared-data';
import { explainRecordsError } from 'shared-data/model';
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
  const problemMessage = useProblemMessage();
  const [result, setResult] = useState<PositionResult>();
  const [busyWith, setBusyWith] = useState<'saving' | 'submitting'>();
  /** A new number remounts the form, which is then empty. */
  const [formNumber, setFormNumber] = useState(0);
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const [id, setId] = useState(() => draft?.id ?? newDraftId());
  const { seen, isChanged, setChanged, announce } = useOtherTabs(uid, draft);
  const { run } = useAction(
    useCallback(
      (error) => {
        // The form itself shows it, with the choice.
        if (explainRecordsError(error) !== 'changed') return problemMessage(error);
        setChanged(true);
        return null;
      },
      [problemMessage, setChanged],
    ),
  );

  /** A result ends the form; an outcome leaves it open. */
  const act = (doing: typeof busyWith, action: () => Promise<PositionResult | Outcome>) =>
    run('draft', async () => {
      setResult(undefined);
      setBusyWith(doing);
      try {
        const done = await action();
        setChanged(false);
        announce();
        setHasDraft('tone' in done);
        if ('tone' in done) return done;
        seen.current = null;
        setResult(done);
        setId(newDraftId());
        setFormNumber((number) => number + 1);
        return undefined;
      } finally {
        setBusyWith(undefined);
      }
    });

  const save = (next: PositionDraft, after: DraftRevision | undefined) =>
    act('saving', async () => {
      const saved = await savePositionDraft(uid, next, after);
      seen.current = saved.revision;
      const time = formatDateTime(new Date(saved.savedAt));
      return { tone: 'good', text: t('position.saved', { time }) };
    });

  return {
    result,
    busyWith,
    hasDraft,
    formNumber,
    /** Whether another tab has changed the draft: nothing is saved or submitted before the person has chosen a version. */
    isChanged,
    save: (values: PositionValues, resume: File | null) =>
      save({ id, values, resume }, seen.current),
    /** Saves in place of what the other tab has saved, under a new id: it may have submitted that under the old one. */
    keepThis: (values: PositionValues, resume: File | null) => {
      const next = newDraftId();
      setId(next);
      return save({ id: next, values, resume }, undefined);
    },
    /** @param finish called after submitting, before the form is replaced */
    submit: (values: PositionValues, resume: File, finish: () => void) =>
      act('submitting', async () => {
        const application = await submitPositionApplication(
          uid,
          { id, values, resume },
          seen.current,
        );
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

/** Follows what other tabs do with the draft. */
function useOtherTabs(uid: string, draft: SavedPositionDraft | undefined) {
  /** The revision that this form has seen. */
  const seen = useRef<DraftRevision>(draft?.revision ?? null);
  const [isChanged, setChanged] = useState(false);
  const announcement = useRef<DraftAnnouncement>(undefined);

  useEffect(() => {
    const look = async () => {
      const before = seen.current;
      try {
        const { revision = null } = (await findPositionDraft(uid)) ?? {};
        // Otherwise this form has saved meanwhile.
        if (seen.current === before && revision !== before) setChanged(true);
      } catch (error) {
        console.error('The draft could not be looked for.', error);
      }
    };
    const following = announceDraft(`position ${uid}`, () => void look());
    announcement.current = following;
    return () => {
      following.end();
      announcement.current = undefined;
    };
  }, [uid]);

  return { seen, isChanged, setChanged, announce: () => announcement.current?.send() };
}
