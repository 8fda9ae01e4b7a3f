import { plainText } from '../texts/plainText';
import { limits } from '../limits/limits';
import type { IsoDay } from '../kinds/kinds';
import { addDays, isCalendarDay } from '../fields/calendarDays';
import { isAnswerOf } from './conditions';
import {
  countFaults,
  lengthFaults,
  lineFaults,
  rangeFaults,
  type DefinitionField,
  type FieldFault,
} from './definitionFaults';
import type { DateLimit, Paper, Question, ServiceDefinition } from './definitionSchema';
import { findCertificateFaults } from './findCertificateFaults';
import { findTranslationProblems } from './findTranslationProblems';

/** A problem that prevents publishing a definition, and its place; its message is in the admins' i18n catalogue. */
export type DefinitionProblem = FieldFault & {
  /** The id of the section, question or paper; undefined if the problem is about the service itself. */
  at?: string;
};

const most = limits.definition;

/**
 * Finds the problems because of which the form of this definition could not be filled in or stored, in the order of the
 * definition; empty if it can be published. A form without questions and papers is valid.
 * @param today if given, a fixed day and a day relative to today are compared too
 */
export function findDefinitionProblems(
  definition: ServiceDefinition,
  today?: IsoDay,
): DefinitionProblem[] {
  const { sections, papers } = definition;
  const questions = sections.flatMap((section) => section.questions);
  const ids = [...sections, ...questions, ...papers].map(({ id }) => id);
  const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  const at = (id: string, faults: FieldFault[]): DefinitionProblem[] => {
    const ofId: FieldFault[] = repeated.has(id) ? [{ field: 'id', code: 'repeated' }] : [];
    return [...ofId, ...faults].map((fault) => ({ ...fault, at: id }));
  };

  return [
    ...termsFaults(definition),
    ...countFaults('sections', sections.length, most.sections),
    ...countFaults('questions', questions.length, most.questions),
    ...sections.flatMap((section) => [
      ...at(section.id, lineFaults('title', section.title, most.sectionTitle)),
      ...section.questions.flatMap((question) =>
        at(question.id, [
          ...lineFaults('label', question.label, most.label),
          ...lengthFaults('hint', question.hint, most.hint),
          ...kindFaults(question, today),
          ...conditionFaults(question, questions),
        ]),
      ),
    ]),
    ...countFaults('papers', papers.length, most.papers),
    ...papers.flatMap((paper) => at(paper.id, paperFaults(paper))),
    ...findCertificateFaults(definition),
    ...findTranslationProblems(definition),
  ];
}

function termsFaults(definition: ServiceDefinition) {
  const { name, description, category, keywords, fee, days, place } = definition;
  return [
    ...lineFaults('name', name, limits.serviceName),
    ...lengthFaults('description', description, most.description),
    ...lengthFaults('category', category, most.category),
    ...lengthFaults('keywords', keywords, most.keywords),
    ...rangeFaults('fee', fee, 0, limits.serviceFee),
    ...rangeFaults('days', days, 1, limits.serviceDays),
    ...(place.kind === 'office' ? lengthFaults('bring', place.bring, most.bring) : []),
  ];
}

function paperFaults({ name, hint, kinds, maxFiles }: Paper): FieldFault[] {
  return [
    ...lineFaults('name', name, limits.serviceDocument),
    ...lengthFaults('hint', hint, most.hint),
    ...(kinds.length === 0 ? [{ field: 'kinds', code: 'missing' } as const] : []),
    ...rangeFaults('maxFiles', maxFiles, 1, most.filesPerPaper),
  ];
}

/** The faults in the fields that are specific to the kind of the question. */
function kindFaults(question: Question, today: IsoDay | undefined): FieldFault[] {
  switch (question.kind) {
    case 'short-text':
      return rangeFaults('maxLength', question.maxLength, 1, limits.answers.shortText);
    case 'long-text':
      return rangeFaults('maxLength', question.maxLength, 1, limits.answers.longText);
    case 'number':
    case 'amount':
      return figureFaults(question);
    case 'date':
      return [
        ...dayFaults('earliest', question.earliest),
        ...dayFaults('latest', question.latest),
        ...(isAfter(question.earliest, question.latest, today)
          ? [{ field: 'earliest', code: 'order' } as const]
          : []),
      ];
    case 'one-of':
    case 'some-of':
      return choiceFaults(question.choices);
    default:
      return [];
  }
}

function figureFaults({ kind, min, max }: Extract<Question, { kind: 'number' | 'amount' }>) {
  const least = kind === 'amount' ? 0 : Number.MIN_SAFE_INTEGER;
  const faults: FieldFault[] = [
    ...rangeFaults('min', min, least, Number.MAX_SAFE_INTEGER),
    ...rangeFaults('max', max, least, Number.MAX_SAFE_INTEGER),
  ];
  if (min !== undefined && max !== undefined && min > max)
    faults.push({ field: 'min', code: 'order' });
  return faults;
}

function choiceFaults(choices: readonly { id: string; label: string }[]): FieldFault[] {
  if (choices.length === 0) return [{ field: 'choices', code: 'missing' }];
  const labels = choices.map(({ label }) => plainText(label).toLowerCase());
  const ids = choices.map(({ id }) => id);
  return [
    ...countFaults('choices', choices.length, most.choices),
    ...choices.flatMap(({ id, label }, at): FieldFault[] => {
      const faults = lineFaults('choices', label, most.choice);
      const isTwice =
        ids.indexOf(id) !== at || (labels[at] !== '' && labels.indexOf(labels[at] ?? '') !== at);
      if (isTwice) faults.push({ field: 'choices', code: 'repeated' });
      return faults.map((fault) => ({ ...fault, choice: id }));
    }),
  ];
}

function conditionFaults(question: Question, questions: readonly Question[]): FieldFault[] {
  const { id, showIf } = question;
  if (!showIf) return [];
  const field = 'showIf';
  const asked = questions.find((other) => other.id === showIf.question);
  if (showIf.question === id) return [{ field, code: 'condition-self' }];
  if (!asked) return [{ field, code: 'condition-gone' }];
  if (questions.indexOf(asked) > questions.indexOf(question))
    return [{ field, code: 'condition-later' }];
  if (asked.kind !== 'yes-no' && asked.kind !== 'one-of')
    return [{ field, code: 'condition-kind' }];
  if (asked.showIf) return [{ field, code: 'condition-nested' }];
  return isAnswerOf(asked, showIf.answer) ? [] : [{ field, code: 'condition-answer' }];
}

function dayFaults(field: DefinitionField, limit: DateLimit | undefined): FieldFault[] {
  if (limit?.kind === 'from-today')
    return rangeFaults(field, limit.days, -most.daysFromToday, most.daysFromToday);
  return limit && !isCalendarDay(limit.day) ? [{ field, code: 'not-a-day' }] : [];
}

/** Whether no day meets both limits. A fixed and a relative day can be compared only if `today` is known. */
function isAfter(
  earliest: DateLimit | undefined,
  latest: DateLimit | undefined,
  today: IsoDay | undefined,
): boolean {
  if (!earliest || !latest) return false;
  if (earliest.kind === 'from-today' && latest.kind === 'from-today')
    return earliest.days > latest.days;
  const first = dayOf(earliest, today);
  const last = dayOf(latest, today);
  return first !== undefined && last !== undefined && first > last;
}

function dayOf(limit: DateLimit, today: IsoDay | undefined): string | undefined {
  if (limit.kind === 'on') return limit.day;
  if (today === undefined || Math.abs(limit.days) > most.daysFromToday) return undefined;
  return addDays(today, limit.days);
}
