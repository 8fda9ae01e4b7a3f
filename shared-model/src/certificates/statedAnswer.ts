import { plainText } from '../texts/plainText';
import { splitAddress, splitChoices } from '../definitions/answerText';
import type { Question } from '../definitions/definitionSchema';
import { statedWords } from './words';

/**
 * An answer as a certificate states it on one line: '15 June 2026', '₹1,20,000', 'Yes', labels joined by ', ', an
 * address as 'house, village, PIN'. Free text stays as it was typed.
 * @param question with its texts in the language
 * @param answer in the form that `normaliseAnswer` returns
 * @param language of the certificate's text; digits are 0–9 in every language
 * @returns '' if there is no answer
 */
export function statedAnswer(question: Question, answer: string, language = 'en'): string {
  if (answer === '') return '';
  return plainText(textOf(question, answer, language));
}

function textOf(question: Question, answer: string, language: string): string {
  switch (question.kind) {
    case 'amount':
      return /^-?\d+$/.test(answer) ? rupees.format(Number(answer)) : answer;
    case 'date': {
      const day = new Date(`${answer}T00:00:00Z`);
      return Number.isNaN(day.getTime())
        ? answer
        : new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
            ...longDay,
            timeZone: 'UTC',
          }).format(day);
    }
    case 'yes-no':
      return answer === 'yes' || answer === 'no' ? statedWords(language)[answer] : answer;
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

const longDay = { dateStyle: 'long', timeZone: 'UTC' } as const;
/** Grouped in lakhs in every language: for Marathi, `Intl` would group sums of money by thousands. */
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
