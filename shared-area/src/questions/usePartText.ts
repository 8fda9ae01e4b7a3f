import { useCallback } from 'react';
import type { ApplicationDocument, FormPartId, ServiceDefinition } from 'shared-data';
import { listed } from '../language/listed';
import { useMessages } from './i18n';
import { useAnswerText } from './useAnswerText';
import { answerLanguage, useTextLanguage } from './useTextLanguage';

interface PartText {
  label: string;
  /** The language of the label where it is not the page's. */
  lang: string | undefined;
  text: string;
  /** The language of the choices that were made, where it is not the page's. */
  textLang: string | undefined;
}

/**
 * Gives the name of a question or paper, and what the application holds of it as people read it: 'Not answered',
 * 'Not sent' where there is nothing, the names of its documents for a paper. Undefined where the definition has none
 * of that id.
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
