import { safeParse } from 'valibot';
import { limits } from '../limits';
import { DefinitionInvalidError } from './DefinitionRecords';
import { definitionSchema, type ServiceDefinition } from './definitionSchema';

/**
 * A definition as a store takes it, also one that is not finished. It has no more sections, questions and papers
 * than one that can be published.
 * @throws DefinitionInvalidError
 */
export function definitionToStore(definition: ServiceDefinition): ServiceDefinition {
  const result = safeParse(definitionSchema, definition);
  if (!result.success) throw new DefinitionInvalidError({ cause: result.issues });
  const { sections, papers } = result.output;
  const questions = sections.flatMap((section) => section.questions);
  const isTooLong =
    sections.length > limits.definition.sections ||
    questions.length > limits.definition.questions ||
    papers.length > limits.definition.papers;
  if (isTooLong) throw new DefinitionInvalidError();
  return result.output;
}
