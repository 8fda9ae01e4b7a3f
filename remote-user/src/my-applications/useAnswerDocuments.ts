import type { DraftDocument, Paper } from 'shared-data';
import { useAnnounce } from 'shared-platform';
import { array, instance, object, string } from 'valibot';
import { useDocumentMessages } from '../apply-for-service/documents/i18n';
import { useDocumentProblemMessage } from '../apply-for-service/documents/useDocumentProblemMessage';
import { useDocuments } from '../apply-for-service/documents/useDocuments';

/** The documents in a form's values. */
export const heldDocuments = array(object({ id: string(), file: instance(File) }));

/**
 * The documents in a form's values. All functions may also be called after the form was unmounted, when the check of a
 * file ends.
 */
export interface HeldDocuments {
  get: () => readonly DraftDocument[];
  set: (documents: DraftDocument[]) => void;
  /** Files are being checked: `save` is called before the promise resolves. */
  awaitSaves: (check: Promise<void>) => void;
  /** Saves one with the draft on this device. */
  save: (document: DraftDocument) => void;
  forget: (id: string) => void;
}

interface AnswerDocuments {
  held: HeldDocuments;
  /** The paper that they belong to; further documents by default. */
  paper?: Paper;
  /** The maximum number of documents. */
  most?: number;
  onTaken?: (document: DraftDocument) => void;
  onRemoved?: () => void;
}

/** The documents of an answer to the council office, which are also held in its form. */
export function useAnswerDocuments({ held, paper, most, onTaken, onRemoved }: AnswerDocuments) {
  const t = useDocumentMessages();
  const announce = useAnnounce();
  const problemMessage = useDocumentProblemMessage();
  const initial = held.get();
  const { documents, add, remove, settled, hasRefused } = useDocuments({
    initial,
    ...(paper ? { papers: { [paper.id]: initial.map(({ id }) => id) } } : {}),
    ...(most === undefined ? {} : { most }),
    onChecking: held.awaitSaves,
    onTaken: (document) => {
      held.save(document);
      held.set([...held.get(), document]);
      onTaken?.(document);
    },
    onRefused: (name, refusal) =>
      announce(t('refused', { name, problem: problemMessage(refusal) })),
    onRemoved: (id) => {
      held.forget(id);
      held.set(held.get().filter((document) => document.id !== id));
      onRemoved?.();
    },
  });

  return {
    documents,
    add: (files: readonly File[]) => add(files, paper),
    remove,
    settled,
    hasRefused,
  };
}
