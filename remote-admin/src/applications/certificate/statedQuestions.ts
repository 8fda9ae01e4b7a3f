import type { ServiceDefinition } from 'shared-data';
import { isSameLabel, placeholderNames } from 'shared-data/certificates';
import { shownQuestions, type Answers } from 'shared-data/model';

/**
 * The definition reduced to one section with the questions whose answers its certificate states, as far as the person who
 * gave these answers was asked them. Their conditions are removed: they are always asked.
 */
export function statedQuestions(
  definition: ServiceDefinition,
  answers: Answers,
): ServiceDefinition {
  const { certificate } = definition;
  const names = placeholderNames(certificate?.text ?? '');
  const ids = new Set([...(certificate?.table ?? []), certificate?.holder]);
  const questions = shownQuestions(definition, answers)
    .filter(({ id, label }) => ids.has(id) || names.some((name) => isSameLabel(name, label)))
    .map(({ showIf: _condition, ...question }) => question);
  const section = { id: 'stated', title: certificate?.title ?? '', questions };
  return { ...definition, sections: [section], papers: [] };
}
