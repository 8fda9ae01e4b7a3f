import { plainText } from 'shared-auth/names';
import { splitAddress, splitChoices } from '../definitions/answerText';
import type { Question } from '../definitions/definitionSchema';

/**
 * An answer as a certificate states it, in English and on one line: '15 June 2026', '₹1,20,000', 'Yes', labels joined
 * by ', ', an address as 'house, village, PIN'.
 * @param answer as `normaliseAnswer` gives it
 * @returns '' where there is none
 */
export function statedAnswer(question: Question, answer: string): string {
  if (answer === '') return '';
  return plainText(textOf(question, answer));
}

function textOf(question: Question, answer: string): string {
  switch (question.kind) {
    case 'amount':
      return /^-?\d+$/.test(answer) ? rupees.format(Number(answer)) : answer;
    case 'date': {
      const day = new Date(`${answer}T00:00:00Z`);
      return Number.isNaN(day.getTime()) ? answer : longDay.format(day);
    }
    case 'yes-no':
      if (answer === 'yes') return 'Yes';
      return answer === 'no' ? 'No' : answer;
    case 'one-of':
    case 'some-of':
      return splitChoices(answer)
        .map((id) => question.choices.find((choice) => choice.id === id)?.label ?? id)
        .join(', ');
    case 'address': {
      const { house, place, pin } = splitAddress(answer);
      return [house, place, pin].filter((line) => line !== '').join(', ');
    }
    default:
      return answer;
  }
}

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
