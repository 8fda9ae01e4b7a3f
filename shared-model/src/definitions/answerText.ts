import { cleanText } from '../texts/cleanText';
import { plainText } from '../texts/plainText';
import { asciiDigits } from '../texts/asciiDigits';
import { wholeNumber } from '../texts/wholeNumber';
import type { Question } from './definitionSchema';

/** The lines of an answer to an 'address' question. */
export interface AddressAnswer {
  house: string;
  place: string;
  pin: string;
}

/** The parts of an answer to a 'date' question, as they are typed. */
export interface DateAnswer {
  year: string;
  month: string;
  day: string;
}

export function splitAddress(answer: string): AddressAnswer {
  const [house = '', place = '', pin = ''] = answer.split('\n');
  return { house, place, pin };
}

/** Returns '' if nothing was typed. */
export function joinAddress({ house, place, pin }: AddressAnswer): string {
  const lines = [house, place, pin].map((line) => line.replace(/[\r\n]+/g, ' '));
  return lines.every((line) => line === '') ? '' : lines.join('\n');
}

export function splitDate(answer: string): DateAnswer {
  const [year = '', month = '', day = ''] = answer.split('-');
  return { year, month, day };
}

/** An ISO day once all parts are typed; until then the typed parts joined by '-', or '' if nothing was typed. */
export function joinDate(parts: DateAnswer): string {
  const typed = [parts.year, parts.month, parts.day].map((part) => part.replace(/-/g, ''));
  return typed.every((part) => part === '') ? '' : typed.join('-');
}

/** The choices of an answer to a 'some-of' question. */
export function splitChoices(answer: string): string[] {
  return answer.split('\n').filter((choice) => choice !== '');
}

/** Joins the choices in the order of the definition, whatever order they were ticked in. */
export function joinChoices(question: Question, chosen: readonly string[]): string {
  const choices = question.kind === 'some-of' ? question.choices : [];
  return choices.flatMap(({ id }) => (chosen.includes(id) ? id : [])).join('\n');
}

/**
 * An answer as it is stored: cleaned (`cleanText`) and trimmed, Devanagari digits as ASCII, 'Rs. 1,20,000/-' as '120000',
 * '+91 98765 43210' as '9876543210', '5-6-2026' typed in its fields as '2026-06-05'. Invalid answers are
 * reported by `findAnswerProblems`, not here.
 */
export function normaliseAnswer(question: Question, answer: string): string {
  const typed = cleanText(answer);
  switch (question.kind) {
    case 'number':
    case 'amount':
      return wholeNumber(typed);
    case 'date':
      return isoDay(typed);
    case 'phone':
      return phoneNumber(typed);
    case 'address': {
      const { house, place, pin } = splitAddress(typed);
      const digits = asciiDigits(pin).replace(/\s/g, '');
      return joinAddress({ house: plainText(house), place: plainText(place), pin: digits });
    }
    case 'some-of':
      return joinChoices(question, splitChoices(typed)) || typed.trim();
    case 'long-text':
      return typed.trim();
    case 'short-text':
    case 'person-name':
    case 'yes-no':
    case 'one-of':
      return plainText(typed);
  }
}

function isoDay(typed: string): string {
  const { year, month, day } = splitDate(asciiDigits(typed).replace(/\s/g, ''));
  return joinDate({ year, month: twoDigits(month), day: twoDigits(day) });
}

function twoDigits(part: string): string {
  return /^\d$/.test(part) ? `0${part}` : part;
}

function phoneNumber(typed: string): string {
  const digits = asciiDigits(typed).replace(/[\s().\p{Pd}\u2212]/gu, '');
  return digits.replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '');
}
