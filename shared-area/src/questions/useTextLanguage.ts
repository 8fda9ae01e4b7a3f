import { useMemo } from 'react';
import type { Question, ServiceDefinition } from 'shared-data';
import { splitChoices, untranslatedTexts, type TextKey } from 'shared-data/model';
import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';

/** Gives the language of a text by its key, where it is not the page's: English stands in for what is not translated. */
export type TextLanguage = (key: TextKey) => string | undefined;

/** @param definition in the language of the page, as `useDefinitionInLanguage` gives it */
export function useTextLanguage(definition: ServiceDefinition | undefined): TextLanguage {
  const language = useLanguage();
  return useMemo((): TextLanguage => {
    if (language === firstLanguage || !definition) return () => undefined;
    const standingIn = untranslatedTexts(definition, language);
    return (key) => (standingIn.has(key) ? firstLanguage : undefined);
  }, [definition, language]);
}

/** The language of an answer as it is shown, where the choices that were made stand in English. */
export function answerLanguage(langOf: TextLanguage, { id }: Question, answer: string) {
  const [lang] = splitChoices(answer).flatMap(
    (choice) => langOf(`question/${id}/choice/${choice}`) ?? [],
  );
  return lang;
}
