import { useMemo } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { definitionIn } from 'shared-data/model';
import { useLanguage } from 'shared-ui';

/** A definition in the language of the page. Answers refer to ids, so they fit every language. */
export function useDefinitionInLanguage<T extends ServiceDefinition | undefined>(
  definition: T,
): T | ServiceDefinition {
  const language = useLanguage();
  return useMemo(() => definition && definitionIn(definition, language), [definition, language]);
}
