import { safeParse } from 'valibot';
import { limits } from '../limits/limits';
import { DefinitionInvalidError } from './DefinitionRecords';
import { definitionSchema, type ServiceDefinition } from './definitionSchema';
import { withUsedTranslations } from './definitionTexts';
import { listPartTexts } from './storedDefinition';

const { texts: mostTexts, translations: most } = limits.definition;

/**
 * Prepares a definition for a store, even an unfinished one. Checks that it has no more sections, questions, papers, texts
 * and translations than a published definition may have, and no two parts with the same id, and removes translations of missing texts.
 * @throws DefinitionInvalidError
 */
export function definitionToStore(typed: ServiceDefinition): ServiceDefinition {
  const result = safeParse(definitionSchema, typed);
  if (!result.success) throw new DefinitionInvalidError({ cause: result.issues });
  const definition = withUsedTranslations(result.output);
  const { sections, papers, translations = {} } = definition;
  const questions = sections.flatMap((section) => section.questions);
  const texts = listPartTexts(definition);
  // Texts are stored by the ids of what they are of.
  const isRepeated = new Set(texts.map(({ key }) => key)).size < texts.length;
  const isTooLong =
    sections.length > limits.definition.sections ||
    questions.length > limits.definition.questions ||
    papers.length > limits.definition.papers ||
    texts.length > mostTexts.count ||
    texts.map(({ text }) => text).join('').length > mostTexts.characters ||
    Object.keys(translations).length > most.languages ||
    Object.values(translations).some(
      (given) =>
        Object.keys(given).length > most.texts ||
        Object.values(given).join('').length > most.characters,
    );
  if (isRepeated || isTooLong) throw new DefinitionInvalidError();
  return definition;
}
