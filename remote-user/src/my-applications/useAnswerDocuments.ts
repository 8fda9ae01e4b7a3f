import { useEffect, useEffectEvent } from 'react';
import type { DraftDocument } from 'shared-data';
import { useAnnounce } from 'shared-platform';
import { array, instance, object, string } from 'valibot';
import { useDocumentMessages } from '../apply-for-service/documents/i18n';
import { useDocumentProblemMessage } from '../apply-for-service/documents/useDocumentProblemMessage';
import { useDocuments } from '../apply-for-service/documents/useDocuments';

/** The documents among a form's values. */
export const heldDocuments = array(object({ id: string(), file: instance(File) }));

/**
 * The documents among a form's values, which are kept while its citizen is elsewhere (`kept` of `useForm`). Both are
 * also called after the form has gone, when the check of a file ends.
 */
export interface HeldDocuments {
  get: () => readonly DraftDocument[];
  set: (documents: DraftDocument[]) => void;
}

interface AnswerDocuments {
  held: HeldDocuments;
  /** How many can be sent. */
  most?: number;
  onTaken?: (document: DraftDocument) => void;
  onRemoved?: () => void;
}

/** The documents of an answer to the council office, held in its form as well. */
export function useAnswerDocuments({ held, most, onTaken, onRemoved }: AnswerDocuments) {
  const t = useDocumentMessages();
  const announce = useAnnounce();
  const problemMessage = useDocumentProblemMessage();
  const { documents, add, remove, restore, settled } = useDocuments({
    initial: [],
    ...(most === undefined ? {} : { most }),
    onTaken: (document) => {
      held.set([...held.get(), document]);
      onTaken?.(document);
    },
    onRefused: (name, refusal) =>
      announce(t('refused', { name, problem: problemMessage(refusal) })),
    onRemoved: (id) => {
      held.set(held.get().filter((document) => document.id !== id));
      onRemoved?.();
    },
  });
  const putBack = useEffectEvent(() => restore(held.get()));
  // The form gets back what was kept of it after the first rendering.
  useEffect(() => putBack(), []);

  return { documents, add, remove, settled };
}
