import { useCallback } from 'react';
import type { ApplicationDocument, FormPartId, ServiceDefinition } from 'shared-data';
import { listed } from '../language/listed';
import { useMessages } from './i18n';
import { useAnswerText } from './useAnswerText';
import { answerLanguage, useTextLanguage } from './useTextLanguage';

interface PartText {
  label: string;
  /** The language of the label, if it is not the page's. */
  lang: string | undefined;
  text: string;
  /** The language of the chosen options, if it is not the page's. */
  textLang: string | undefined;
}

/**
 * Returns a function with the label of a question or paper and its formatted value in the application: 'Not
 * answered' or 'Not sent' if there is none, the names of the documents for a paper. Undefined if the definition has
 * no such id.
 */
export function usePartText(
  definition: ServiceDefinition,
  documents: readonly ApplicationDocument[],
): (id: FormPartId, held: string) => PartText | undefined {
  const t = useMessages();
  const answerText = useAnswerText();
  const langOf = useTextLanguage(definition);
  return useCallback(
    (id, held) => {
      const { sections, papers } = definition;
      const question = sections
        .flatMap(({ questions }) => questions)
        .find((each) => each.id === id);
      if (question) {
        return {
          label: question.label,
          lang: langOf(`question/${id}/label`),
          text: answerText(question, held) || t('list.none'),
          textLang: answerLanguage(langOf, question, held),
        };
      }
      const paper = papers.find((each) => each.id === id);
      if (!paper) return undefined;
      const ids = held.split('\n');
      const names = documents.flatMap((document) =>
        ids.includes(document.id) ? document.name : [],
      );
      return {
        label: paper.name,
        lang: langOf(`paper/${id}/name`),
        text: listed(names) || t('paper.none'),
        textLang: undefined,
      };
    },
    [definition, documents, answerText, langOf, t],
  );
}
