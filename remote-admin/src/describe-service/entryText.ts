import type { Paper, Question, ServiceDefinition } from 'shared-data';
import { allQuestions } from './changeDefinition';
import type { TranslateDesigner } from './i18n';
import { conditionText } from './useChangeText';

/** A question in one line: its kind, whether it must be answered, and when it is asked. */
export function questionText(
  t: TranslateDesigner,
  { kind, required, showIf }: Question,
  definition: ServiceDefinition,
): string {
  const facts = [t(`kind.${kind}`), t(required ? 'entry.required' : 'entry.optional')].join(', ');
  const asked = allQuestions(definition).find(({ id }) => id === showIf?.question);
  if (!showIf || !asked) return facts;
  const choices = 'choices' in asked ? asked.choices : [];
  const choice = choices.find(({ id }) => id === showIf.answer);
  const answer = choice?.label ?? showIf.answer;
  const condition = conditionText(t, { question: asked.label, answer });
  return `${facts}. ${t('entry.condition', condition)}`;
}

/** A paper in one line: what is accepted of it, how many files, and whether it must be added. */
export function paperText(t: TranslateDesigner, { kinds, maxFiles, required }: Paper): string {
  return [
    ...kinds.map((kind) => t(`paperKind.${kind}`)),
    t('entry.files', { count: maxFiles }),
    t(required ? 'entry.required' : 'entry.optional'),
  ].join(', ');
}

/** What an entry is called on its buttons and in what is announced. */
export function nameOf(t: TranslateDesigner, entry: Question | Paper): string {
  if ('label' in entry) return entry.label.trim() || t('questions.unnamed');
  return entry.name.trim() || t('papers.unnamed');
}
