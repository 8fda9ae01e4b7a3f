import { useCallback } from 'react';
import type { ApplicationDocument, FormPartId, ServiceDefinition } from 'shared-data';
import { useMessages } from './i18n';
import { useAnswerText } from './useAnswerText';

/**
 * Gives the name of a question or paper, and what the application holds of it as people read it: 'Not answered',
 * 'Not sent' where there is nothing, the names of its documents for a paper. Undefined where the definition has none
 * of that id.
 */
export function usePartText(
  { sections, papers }: Pick<ServiceDefinition, 'sections' | 'papers'>,
  documents: readonly ApplicationDocument[],
): (id: FormPartId, held: string) => { label: string; text: string } | undefined {
  const t = useMessages();
  const answerText = useAnswerText();
  return useCallback(
    (id, held) => {
      const question = sections
        .flatMap(({ questions }) => questions)
        .find((each) => each.id === id);
      if (question) {
        return { label: question.label, text: answerText(question, held) || t('list.none') };
      }
      const paper = papers.find((each) => each.id === id);
      if (!paper) return undefined;
      const ids = held.split('\n');
      const names = documents.flatMap((document) =>
        ids.includes(document.id) ? document.name : [],
      );
      return { label: paper.name, text: names.join(', ') || t('paper.none') };
    },
    [sections, papers, documents, answerText, t],
  );
}
