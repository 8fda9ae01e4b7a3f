import { useCallback } from 'react';
import type { Question } from 'shared-data';
import { splitChoices } from 'shared-data/model';
import { formatDay, formatMoney } from 'shared-ui';
import { useMessages } from './i18n';

/**
 * Returns a function that formats an answer for people: '15 June 2026', '₹1,20,000', the labels of choices; '' for
 * none.
 */
export function useAnswerText(): (question: Question, answer: string) => string {
  const t = useMessages();
  return useCallback(
    (question, answer) => {
      switch (question.kind) {
        case 'amount':
          return /^-?\d+$/.test(answer) ? formatMoney(Number(answer)) : answer;
        case 'date': {
          const isDay = !Number.isNaN(Date.parse(answer));
          return isDay ? formatDay(answer, { dateStyle: 'long' }) : answer;
        }
        case 'yes-no':
          return answer === 'yes' || answer === 'no' ? t(answer) : answer;
        case 'one-of':
        case 'some-of':
          return splitChoices(answer)
            .map((id) => question.choices.find((choice) => choice.id === id)?.label ?? id)
            .join('\n');
        default:
          return answer;
      }
    },
    [t],
  );
}
