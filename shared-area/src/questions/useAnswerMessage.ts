import { useCallback } from 'react';
import type { Question, ServiceDefinition } from 'shared-data';
import { type AnswerProblem } from 'shared-data/model';
import { formatDay, formatMoney } from 'shared-ui';
import { useMessages } from './i18n';

/**
 * Returns a function that says what is wrong with an answer or a paper, and what to do: each message names
 * its question.
 * @param definition undefined if the service has no questions
 */
export function useAnswerMessage(
  definition: ServiceDefinition | undefined,
): (problem: AnswerProblem) => string {
  const t = useMessages();
  return useCallback(
    (problem) => {
      const question = definition?.sections
        .flatMap(({ questions }) => questions)
        .find(({ id }) => id === problem.at);
      const paper = definition?.papers.find(({ id }) => id === problem.at);
      const label = question?.label ?? paper?.name ?? '';
      const figure = (value: number) =>
        question?.kind === 'amount' ? formatMoney(value) : String(value);
      switch (problem.code) {
        case 'missing':
          return t(`problem.missing.${missingKey(question)}`, { label });
        case 'too-small':
          return t('problem.too-small', { label, min: figure(problem.values.min) });
        case 'too-large':
          return t('problem.too-large', { label, max: figure(problem.values.max) });
        case 'too-early':
          return t('problem.too-early', { label, day: dayText(problem.values.earliest) });
        case 'too-late':
          return t('problem.too-late', { label, day: dayText(problem.values.latest) });
        case 'too-long':
        case 'house-too-long':
        case 'place-too-long':
        case 'all-too-long':
          return t(`problem.${problem.code}`, { label, ...problem.values });
        case 'too-many-files': {
          const { most, files } = problem.values;
          return t('problem.too-many-files', { label, most, over: files - most });
        }
        default:
          return t(`problem.${problem.code}`, { label });
      }
    },
    [definition, t],
  );
}

function missingKey(question: Question | undefined) {
  switch (question?.kind) {
    case 'yes-no':
    case 'one-of':
      return 'choice';
    case 'some-of':
      return 'choices';
    case 'date':
      return 'date';
    default:
      return 'text';
  }
}

function dayText(day: string): string {
  return formatDay(day, { dateStyle: 'long' });
}
