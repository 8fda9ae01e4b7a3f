import { useCallback, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { describeStorageProblem } from 'shared-area/storage-problem';
import {
  submitApplication,
  type ApplicationDraft,
  type PaperId,
  type SubmissionResult,
} from 'shared-data';
import { explainRecordsError } from 'shared-data/model';
import { activeLanguage } from 'shared-ui';
import { useAction } from 'shared-ui/outcome';
import { useApplyMessages } from './i18n';
import type { DraftAutosave } from '../draft/createDraftAutosave';
import type { SettledDocument, useDocuments } from './documents/useDocuments';

/** The typed part of a draft: the documents are added, also to the papers of its form. */
export type TypedDraft = Omit<ApplicationDraft, 'documents'>;

/**
 * Submits the draft with its documents. What was typed stays if that fails.
 * @param autosave settled before sending: submitting removes the draft, and a later save would restore it. Nothing is sent
 * while it shows that another tab has changed the draft
 * @param onQuestionsChanged called when the form is of a version that is not accepted any more
 */
export function useSubmitDraft(
  {
    settled,
    refuse,
    setProgress,
    clearProgress,
  }: Pick<ReturnType<typeof useDocuments>, 'settled' | 'refuse' | 'setProgress' | 'clearProgress'>,
  autosave: Pick<DraftAutosave, 'settled' | 'sent'>,
  onQuestionsChanged: () => void,
) {
  const t = useApplyMessages();
  const { uid, name, email } = useCurrentUser();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const failureMessage = useCallback(
    (error: unknown) => {
      console.error('The application was not submitted.', error);
      if (explainRecordsError(error) === 'unconfirmed') setUnconfirmed(true);
      const key = problemKey(error);
      return key === 'full' ? t(key) : describeStorageProblem(error, t(key));
    },
    [t],
  );
  const { running, run, outcome } = useAction(failureMessage, { shownIn: 'page' });

  const submit = (typed: TypedDraft, onSubmitted: (submission: SubmissionResult) => void) =>
    run('submit', async () => {
      const documents = await settled();
      if (!(await autosave.settled())) return undefined;
      try {
        const submission = await submitApplication(
          {
            ...typed,
            language: activeLanguage(),
            ...(typed.form ? { form: { ...typed.form, papers: placesOf(documents) } } : {}),
            documents: documents.map(({ file }) => file),
          },
          { uid, name, email },
          {
            onProgress: (index, fraction) => {
              const document = documents[index];
              if (document) setProgress(document.id, fraction);
            },
          },
        );
        autosave.sent();
        onSubmitted(submission);
        return undefined;
      } catch (error) {
        if (explainRecordsError(error) === 'questions-changed') onQuestionsChanged();
        const unreadable = documents[unreadableIndex(error) ?? -1];
        if (!unreadable) throw error;
        refuse(unreadable.id, { reason: 'unreadable' });
        return { tone: 'bad', text: t('unreadable', { name: unreadable.file.name }) };
      } finally {
        clearProgress();
      }
    });

  return { submit, busy: running.size > 0, problem: outcome?.text, isUnconfirmed };
}

/** The documents of each paper, by their positions: '1' is the first. */
function placesOf(documents: readonly SettledDocument[]): Record<PaperId, string[]> {
  const places: Record<PaperId, string[]> = {};
  documents.forEach(({ paper }, index) => {
    if (paper !== undefined) (places[paper] ??= []).push(String(index + 1));
  });
  return places;
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
    case 'questions-changed':
      return problem;
    default:
      return 'unknownProblem';
  }
}

/** Compares the error's name, since the error may come from another build. */
function unreadableIndex(error: unknown): number | undefined {
  if (!(error instanceof Object) || !('name' in error) || !('documentIndex' in error)) {
    return undefined;
  }
  const { name, documentIndex } = error;
  return name === 'DocumentUnreadableError' && typeof documentIndex === 'number'
    ? documentIndex
    : undefined;
}
