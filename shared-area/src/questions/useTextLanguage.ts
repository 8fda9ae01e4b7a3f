import { useCallback, useMemo } from 'react';
import type { Question, ServiceDefinition } from 'shared-data';
import { splitChoices, untranslatedTexts, type TextKey } from 'shared-data/model';
import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';

/** Returns the language of a text by its key, if it is not the page's: texts without a translation are in English. */
export type TextLanguage = (key: TextKey) => string | undefined;

/** @param definition in the language of the page, as `useDefinitionInLanguage` returns it */
export function useTextLanguage(definition: ServiceDefinition | undefined): TextLanguage {
  const language = useLanguage();
  const standingIn = useMemo(
    () =>
      language === firstLanguage || !definition
        ? undefined
        : untranslatedTexts(definition, language),
    [definition, language],
  );
  return useCallback((key) => (standingIn?.has(key) ? firstLanguage : undefined), [standingIn]);
}

/** The language of a formatted answer, if its chosen options are in English. */
export function answerLanguage(langOf: TextLanguage, { id }: Question, answer: string) {
  const [lang] = splitChoices(answer).flatMap(
    (choice) => langOf(`question/${id}/choice/${choice}`) ?? [],
  );
  return lang;
}
