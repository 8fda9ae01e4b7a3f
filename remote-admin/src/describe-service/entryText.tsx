import { InFirstLanguage, listedTraits } from 'shared-area';
import type { Paper, Question, ServiceDefinition } from 'shared-data';
import type { ConditionText } from 'shared-data/model';
import { allQuestions } from './changeDefinition';
import type { TranslateDesigner } from './i18n';

/** A question in one line: its kind, and whether it must be answered. */
export function questionText(t: TranslateDesigner, { kind, required }: Question): string {
  return listedTraits([t(`kind.${kind}`), t(required ? 'entry.required' : 'entry.optional')]);
}

/** The condition of a question; undefined if it is always asked. */
export function conditionOf(
  { showIf }: Question,
  definition: ServiceDefinition,
): ConditionText | undefined {
  const asked = allQuestions(definition).find(({ id }) => id === showIf?.question);
  if (!showIf || !asked) return undefined;
  const choices = 'choices' in asked ? asked.choices : [];
  const choice = choices.find(({ id }) => id === showIf.answer);
  return { question: asked.label, answer: choice?.label ?? showIf.answer };
}

/** Values of the sentence on a condition. For a choice, the answer is already its label. */
export function conditionWords(t: TranslateDesigner, { question, answer }: ConditionText) {
  return {
    question: <InFirstLanguage>{question}</InFirstLanguage>,
    answer:
      answer === 'yes' || answer === 'no' ? (
        t(`answer.${answer}`)
      ) : (
        <InFirstLanguage>{answer}</InFirstLanguage>
      ),
  };
}

/** A paper in one line: accepted kinds of files, number of files, and whether it is required. */
export function paperText(t: TranslateDesigner, { kinds, maxFiles, required }: Paper): string {
  return listedTraits([
    ...kinds.map((kind) => t(`paperKind.${kind}`)),
    t('entry.files', { count: maxFiles }),
    t(required ? 'entry.required' : 'entry.optional'),
  ]);
}

/** The name of an entry on its buttons and in announcements. */
export function nameOf(t: TranslateDesigner, entry: Question | Paper): string {
  return givenName(entry) || t('label' in entry ? 'questions.unnamed' : 'papers.unnamed');
}

/** The entered name; '' if there is none. */
export function givenName(entry: Question | Paper): string {
  return ('label' in entry ? entry.label : entry.name).trim();
}
