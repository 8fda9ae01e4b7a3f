import { useMemo } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { definitionIn } from 'shared-data/model';
import { useLanguage } from 'shared-ui';

/** A definition as people read it: in the language of the page. Answers are by ids, so that they fit either. */
export function useDefinitionInLanguage<T extends ServiceDefinition | undefined>(
  definition: T,
): T | ServiceDefinition {
  const language = useLanguage();
  return useMemo(() => definition && definitionIn(definition, language), [definition, language]);
}
