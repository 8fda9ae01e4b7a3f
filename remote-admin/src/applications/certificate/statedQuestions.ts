import type { ServiceDefinition } from 'shared-data';
import { shownQuestions, type Answers } from 'shared-data/model';

/**
 * The definition with only the questions whose answers its certificate states, in one section: those that were asked
 * of whoever gave these answers. They are asked whatever the other answers are.
 */
export function statedQuestions(
  definition: ServiceDefinition,
  answers: Answers,
): ServiceDefinition {
  const { certificate } = definition;
  const inText = [...(certificate?.text ?? '').matchAll(/\{(?<label>[^{}]*)\}/g)].map(
    ({ groups }) => wordOf(groups?.['label'] ?? ''),
  );
  const byId = new Set([...(certificate?.table ?? []), certificate?.holder]);
  const questions = shownQuestions(definition, answers)
    .filter(({ id, label }) => byId.has(id) || inText.includes(wordOf(label)))
    .map(({ showIf: _condition, ...question }) => question);
  const section = { id: 'stated', title: certificate?.title ?? '', questions };
  return { ...definition, sections: [section], papers: [] };
}

function wordOf(label: string): string {
  return label.trim().toLowerCase();
}
