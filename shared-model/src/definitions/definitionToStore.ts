import { safeParse } from 'valibot';
import { limits } from '../limits/limits';
import { DefinitionInvalidError } from './DefinitionRecords';
import { definitionSchema, type ServiceDefinition } from './definitionSchema';
import { withUsedTranslations } from './definitionTexts';

const most = limits.definition.translations;

/**
 * Prepares a definition for a store, even an unfinished one. Checks that it has no more sections, questions, papers and
 * translations than a published definition may have, and removes translations of missing texts.
 * @throws DefinitionInvalidError
 */
export function definitionToStore(typed: ServiceDefinition): ServiceDefinition {
  const result = safeParse(definitionSchema, typed);
  if (!result.success) throw new DefinitionInvalidError({ cause: result.issues });
  const definition = withUsedTranslations(result.output);
  const { sections, papers, translations = {} } = definition;
  const questions = sections.flatMap((section) => section.questions);
  const isTooLong =
    sections.length > limits.definition.sections ||
    questions.length > limits.definition.questions ||
    papers.length > limits.definition.papers ||
    Object.keys(translations).length > most.languages ||
    Object.values(translations).some(
      (texts) =>
        Object.keys(texts).length > most.texts ||
        Object.values(texts).join('').length > most.characters,
    );
  if (isTooLong) throw new DefinitionInvalidError();
  return definition;
}
