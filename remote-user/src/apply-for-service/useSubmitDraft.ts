import { useRef, useState } from 'react';
import {
  explainRecordsError,
  submitApplication,
  type DraftText,
  type SubmissionResult,
} from 'shared-data';
import { useCitizen } from '../citizen/useCitizen';
import { useMessages } from '../i18n';
import type { useDocuments } from './documents/useDocuments';

/**
 * Sends what is filled in, with its documents. What was typed stays where it is when that fails.
 * @param draftSettled resolves when nothing of the draft is being saved any more: the draft is removed with its
 *   submission, and what is saved after that would bring it back
 */
export function useSubmitDraft(
  {
    settled,
    refuse,
    setProgress,
    clearProgress,
  }: Pick<ReturnType<typeof useDocuments>, 'settled' | 'refuse' | 'setProgress' | 'clearProgress'>,
  draftSettled: () => Promise<void>,
) {
  const t = useMessages();
  const { uid, name, email } = useCitizen();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const isSending = useRef(false);

  /** What became of it, or nothing where it failed or where one is being sent already. */
  async function submit(text: DraftText): Promise<SubmissionResult | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    setProblem(null);
    const documents = await settled();
    await draftSettled();
    try {
      return await submitApplication(
        { ...text, documents: documents.map(({ file }) => file) },
        { uid, name, email },
        {
          onProgress: (index, fraction) => {
            const document = documents[index];
            if (document) setProgress(document.id, fraction);
          },
        },
      );
    } catch (error) {
      console.error('The application was not submitted.', error);
      const unreadable = documents[unreadableIndex(error) ?? -1];
      if (unreadable) {
        refuse(unreadable.id, { reason: 'unreadable' });
        setProblem(t('apply.unreadable', { name: unreadable.file.name }));
      } else {
        setProblem(t(problemKey(error)));
        if (explainRecordsError(error) === 'unconfirmed') setUnconfirmed(true);
      }
      return undefined;
    } finally {
      clearProgress();
      setBusy(false);
      isSending.current = false;
    }
  }

  return { submit, busy, problem, isUnconfirmed };
}

function problemKey(error: unknown) {
  const problem = explainRecordsError(error);
  switch (problem) {
    case 'full':
    case 'unavailable':
    case 'offline':
    case 'signed-out':
    case 'daily-limit':
    case 'open-limit':
    case 'unconfirmed':
    case 'not-offered':
      return `apply.${problem}` as const;
    default:
      return 'apply.unknownProblem';
  }
}

/** By its name, since the error may come from another build. */
function unreadableIndex(error: unknown): number | undefined {
  if (!(error instanceof Object) || !('name' in error) || !('documentIndex' in error)) {
    return undefined;
  }
  const { name, documentIndex } = error;
  return name === 'DocumentUnreadableError' && typeof documentIndex === 'number'
    ? documentIndex
    : undefined;
}
