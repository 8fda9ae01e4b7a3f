import { limits } from '../limits/limits';
import type { IsoDay } from '../kinds/kinds';
import { normaliseAnswer, splitAddress, splitChoices } from './answerText';
import type {
  DateLimit,
  PaperId,
  Question,
  QuestionId,
  ServiceDefinition,
} from './definitionSchema';
import type { Answers } from './filledFormSchema';
import { shownQuestions } from './shownQuestions';

/** A fault in one answer. Lengths are in characters, days in ISO 8601. */
export type AnswerFault =
  | { code: 'missing' }
  | { code: 'too-long'; values: { limit: number; length: number } }
  | { code: 'not-a-number' }
  | { code: 'too-small'; values: { min: number } }
  | { code: 'too-large'; values: { max: number } }
  | { code: 'not-a-date' }
  | { code: 'too-early'; values: { earliest: IsoDay } }
  | { code: 'too-late'; values: { latest: IsoDay } }
  | { code: 'not-a-choice' }
  | { code: 'not-a-phone' }
  | { code: 'house-missing' }
  | { code: 'place-missing' }
  | { code: 'pin-missing' }
  | { code: 'not-a-pin' }
  | { code: 'house-too-long'; values: { limit: number; length: number } }
  | { code: 'place-too-long'; values: { limit: number; length: number } }
  /** All answers together are too long; reported for the longest answer. */
  | { code: 'all-too-long'; values: { limit: number; length: number } };

/** A fault in the files of one paper. */
export type PaperFault =
  | { code: 'paper-missing' }
  | { code: 'too-many-files'; values: { most: number; files: number } };

export type AnswerProblem = ({ at: QuestionId } & AnswerFault) | ({ at: PaperId } & PaperFault);

interface Given {
  /** The day that relative limits refer to. */
  today: IsoDay;
  /** The number of files for each paper; 0 for a paper that is not listed. */
  files: Readonly<Record<PaperId, number>>;
}

/** Every problem that prevents a filled-in form from being sent, in the order of the form; only for visible questions. */
export function findAnswerProblems(
  definition: Pick<ServiceDefinition, 'sections' | 'papers'>,
  answers: Answers,
  { today, files }: Given,
): AnswerProblem[] {
  const asked = shownQuestions(definition, answers);
  const wrong = asked.flatMap((question): AnswerProblem[] => {
    const fault = findFault(question, normaliseAnswer(question, answers[question.id] ?? ''), today);
    return fault ? [{ at: question.id, ...fault }] : [];
  });
  const papers = definition.papers.flatMap(({ id, required, maxFiles }): AnswerProblem[] => {
    const count = files[id] ?? 0;
    if (required && count === 0) return [{ at: id, code: 'paper-missing' }];
    if (count <= maxFiles) return [];
    return [{ at: id, code: 'too-many-files', values: { most: maxFiles, files: count } }];
  });
  return [...wrong, ...(wrong.length > 0 ? [] : tooLongTogether(asked, answers)), ...papers];
}

/** @param answer as `normaliseAnswer` returns it */
function findFault(question: Question, answer: string, today: IsoDay): AnswerFault | undefined {
  if (answer === '') return question.required ? { code: 'missing' } : undefined;
  switch (question.kind) {
    case 'short-text':
      return findLengthFault(answer, question.maxLength ?? limits.answers.shortText);
    case 'long-text':
      return findLengthFault(answer, question.maxLength ?? limits.answers.longText);
    case 'person-name':
      return findLengthFault(answer, limits.personName);
    case 'number':
    case 'amount':
      return findNumberFault(answer, question);
    case 'date':
      return findDateFault(answer, question, today);
    case 'yes-no':
      return answer === 'yes' || answer === 'no' ? undefined : { code: 'not-a-choice' };
    case 'one-of':
      return findChoiceFault([answer], question.choices);
    case 'some-of':
      return findChoiceFault(splitChoices(answer), question.choices);
    case 'phone':
      return /^[1-9]\d{9}$/.test(answer) ? undefined : { code: 'not-a-phone' };
    case 'address':
      return findAddressFault(answer);
  }
}

function findLengthFault(answer: string, limit: number): AnswerFault | undefined {
  const { length } = answer;
  return length > limit ? { code: 'too-long', values: { limit, length } } : undefined;
}

function findNumberFault(
  answer: string,
  { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number },
): AnswerFault | undefined {
  if (!/^-?\d+$/.test(answer)) return { code: 'not-a-number' };
  if (Number(answer) < min) return { code: 'too-small', values: { min } };
  if (Number(answer) > max) return { code: 'too-large', values: { max } };
  return undefined;
}

function findDateFault(
  answer: string,
  { earliest, latest }: { earliest?: DateLimit; latest?: DateLimit },
  today: IsoDay,
): AnswerFault | undefined {
  if (!isDay(answer)) return { code: 'not-a-date' };
  const first = earliest && limitOn(earliest, today);
  const last = latest && limitOn(latest, today);
  // ISO days of four-digit years sort as texts.
  if (first && answer < first) return { code: 'too-early', values: { earliest: first } };
  if (last && answer > last) return { code: 'too-late', values: { latest: last } };
  return undefined;
}

/** Whether the day exists in the calendar: '2026-02-30' does not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** The day of a limit. */
export function limitOn(limit: DateLimit, today: IsoDay): IsoDay {
  if (limit.kind === 'on') return limit.day;
  const moment = new Date(`${today}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + limit.days);
  return moment.toISOString().slice(0, 10);
}

function findChoiceFault(
  chosen: readonly string[],
  choices: readonly { id: string }[],
): AnswerFault | undefined {
  const isChoice = chosen.every((choice) => choices.some(({ id }) => id === choice));
  return isChoice ? undefined : { code: 'not-a-choice' };
}

/** The first fault in an address: a line that is missing or wrong. */
export function findAddressFault(answer: string): AnswerFault | undefined {
  const { house, place, pin } = splitAddress(answer);
  const limit = limits.answers.addressLine;
  if (house === '') return { code: 'house-missing' };
  if (house.length > limit)
    return { code: 'house-too-long', values: { limit, length: house.length } };
  if (place === '') return { code: 'place-missing' };
  if (place.length > limit)
    return { code: 'place-too-long', values: { limit, length: place.length } };
  if (pin === '') return { code: 'pin-missing' };
  return /^[1-9]\d{5}$/.test(pin) ? undefined : { code: 'not-a-pin' };
}

function tooLongTogether(asked: readonly Question[], answers: Answers): AnswerProblem[] {
  const lengths = asked.map((question) => ({
    at: question.id,
    length: normaliseAnswer(question, answers[question.id] ?? '').length,
  }));
  const length = lengths.reduce((sum, answer) => sum + answer.length, 0);
  const limit = limits.answers.all;
  const longest = lengths.toSorted((one, other) => other.length - one.length)[0];
  if (!longest || length <= limit) return [];
  return [{ at: longest.at, code: 'all-too-long', values: { limit, length } }];
}
