import { languageName } from 'shared-area';
import { useCallback, useId, useMemo } from 'react';
import type { Question, ServiceDefinition } from 'shared-data';
import {
  findDefinitionProblems,
  placeOfText,
  type DefinitionField,
  type DefinitionProblem,
} from 'shared-data/model';
import { allQuestions } from './changeDefinition';
import { fieldKey, type DesignStep, type UnreadText } from './designState';
import { useMessages, type TranslateDesigner } from './i18n';

/** Why a definition cannot be published: the rules of a definition, and typed text that is not a number or day. */
export type DesignProblem = DefinitionProblem | UnreadText;

export function findDesignProblems({ definition, unread }: DesignStep, today: string) {
  const typed = Object.values(unread);
  const isTyped = ({ at, field }: DefinitionProblem) =>
    typed.some((text) => text.at === at && text.field === field);
  const others = findDefinitionProblems(definition, today).filter((problem) => !isTyped(problem));
  return [...typed, ...others];
}

/** Whether a problem prevents saving a draft: it would not fit into the store. */
export function keepsFromSaving({ code, field }: DesignProblem): boolean {
  if (code === 'not-a-number' || code === 'not-a-day') return true;
  if (field === 'translations') return true;
  return code === 'too-many' && field !== 'choices' && field !== 'certificateTable';
}

/** The problems as messages, and where they are shown. */
export interface ShownProblems {
  /** The id of a field on the page. */
  idOf: (at: string | undefined, field: string, choice?: string) => string;
  /** The message for a field, if it has a problem. */
  errorOf: (at: string | undefined, field: string, choice?: string) => string | undefined;
  /** The first problem of a question or a paper. */
  summaryOf: (at: string) => { fieldId: string; message: string } | undefined;
  /** The ids of all sections, questions and papers with problems. */
  places: ReadonlySet<string>;
  /** For the summary, in the order of the page. */
  summary: { fieldId: string; message: string }[];
}

export function useShownProblems(
  definition: ServiceDefinition,
  problems: readonly DesignProblem[],
): ShownProblems {
  const t = useMessages();
  const prefix = useId();
  const idOf = useCallback(
    (at: string | undefined, field: string, choice?: string) =>
      `${prefix}-${fieldKey(at, field, choice)}`,
    [prefix],
  );

  return useMemo(() => {
    const sentences = new Map<string, string>();
    const summary = new Map<string, string>();
    const firstOf = new Map<string | undefined, { fieldId: string; message: string }>();
    for (const problem of inOrder(definition, problems)) {
      const parts = partsOf(problem);
      const key = fieldKey(...parts);
      if (sentences.has(key)) continue;
      const sentence = sentenceOf(t, problem);
      sentences.set(key, sentence);
      const fieldId = idOf(...parts);
      summary.set(fieldId, withPlace(t, definition, problem, sentence));
      const [at] = parts;
      if (!firstOf.has(at)) firstOf.set(at, { fieldId, message: sentence });
    }
    return {
      idOf,
      errorOf: (at, field, choice) => sentences.get(fieldKey(at, field, choice)),
      summaryOf: (at) => firstOf.get(at),
      places: new Set(problems.flatMap((problem) => placeOf(problem) ?? [])),
      summary: [...summary].map(([fieldId, message]) => ({ fieldId, message })),
    };
  }, [t, idOf, definition, problems]);
}

/** The field at which a problem is shown. A text in a further language has a field of its own. */
function partsOf(problem: DesignProblem): [at: string | undefined, field: string, choice?: string] {
  const { at, field } = problem;
  if ('language' in problem) return [problem.language, problem.text ?? field];
  return 'choice' in problem ? [at, field, problem.choice] : [at, field];
}

/** The id of the section, question or paper that a problem is shown in, or the language. */
export function placeOf(problem: DesignProblem): string | undefined {
  return partsOf(problem)[0];
}

function inOrder(definition: ServiceDefinition, problems: readonly DesignProblem[]) {
  const places = new Map<string | undefined, number>([[undefined, -1]]);
  for (const { id, questions } of definition.sections)
    for (const at of [id, ...questions.map((question) => question.id)]) places.set(at, places.size);
  for (const { id } of definition.papers) places.set(id, places.size);
  const orderOf = (problem: DesignProblem) => {
    if ('language' in problem) return places.size + 1;
    return isOfCertificate(problem) ? places.size : (places.get(problem.at) ?? 0);
  };
  return [...problems].sort(
    (one, other) =>
      orderOf(one) - orderOf(other) ||
      fieldOrder.indexOf(one.field) - fieldOrder.indexOf(other.field),
  );
}

function isOfCertificate({ field }: Pick<DesignProblem, 'field'>): boolean {
  return field.startsWith('certificate');
}

/** The fields of one part, in the order of the page. */
const fieldOrder: readonly DefinitionField[] = [
  ...(['id', 'name', 'title', 'label', 'description', 'hint', 'category', 'keywords'] as const),
  ...(['fee', 'days', 'bring', 'questions', 'sections', 'papers'] as const),
  ...(['kinds', 'maxLength', 'min', 'max', 'earliest', 'latest'] as const),
  ...(['choices', 'maxFiles', 'showIf'] as const),
];

function withPlace(
  t: TranslateDesigner,
  definition: ServiceDefinition,
  of: DesignProblem,
  problem: string,
): string {
  const isNamed = of.code === 'missing' || of.code === 'too-many';
  if (!('language' in of)) return inPlace(t, definition, of, problem, isNamed);
  const language = languageName(of.language);
  const { text } = of;
  return t('at.language', {
    language,
    problem: text ? inPlace(t, definition, placeOfText(text), problem, isNamed) : problem,
  });
}

/** @param isNamed whether the sentence itself names the part of the service */
function inPlace(
  t: TranslateDesigner,
  definition: ServiceDefinition,
  of: { at?: string | undefined; field: DefinitionField; choice?: string | undefined },
  problem: string,
  isNamed: boolean,
): string {
  const { at, field } = of;
  if (isOfCertificate({ field })) return t('at.certificate', { problem });
  if (at === undefined) {
    return isNamed ? problem : t('at.field', { field: termText(t, field), problem });
  }
  const numberIn = (list: readonly { id: string }[]) => list.findIndex(({ id }) => id === at) + 1;
  const section = numberIn(definition.sections);
  if (section > 0) return t('at.section', { number: section, problem });
  const questions = allQuestions(definition);
  const question = numberIn(questions);
  if (question > 0) {
    const choice = choiceNumber(questions[question - 1], of.choice);
    if (choice > 0) return t('at.choice', { number: question, choice, problem });
    return t('at.question', { number: question, problem });
  }
  const paper = numberIn(definition.papers);
  return paper > 0 ? t('at.paper', { number: paper, problem }) : problem;
}

/** The place of a choice among those of its question; 0 if the problem is not about a choice. */
function choiceNumber(question: Question | undefined, choice: string | undefined): number {
  if (choice === undefined || !question || !('choices' in question)) return 0;
  return question.choices.findIndex(({ id }) => id === choice) + 1;
}

/** The label of a field of the service itself. */
function termText(t: TranslateDesigner, field: DefinitionField): string {
  switch (field) {
    case 'description':
    case 'category':
    case 'keywords':
    case 'fee':
    case 'days':
    case 'bring':
      return t(`terms.${field}`);
    default:
      return t('terms.name');
  }
}

function sentenceOf(t: TranslateDesigner, problem: DesignProblem): string {
  switch (problem.code) {
    case 'missing':
      return missingText(t, problem);
    case 'too-long':
      return t(
        problem.field === 'translations' ? 'problem.too-long.translations' : 'problem.too-long',
        problem.values,
      );
    case 'too-many': {
      const { field, values } = problem;
      const isCounted =
        field === 'sections' ||
        field === 'questions' ||
        field === 'papers' ||
        field === 'certificateTable' ||
        field === 'translations';
      return t(`problem.too-many.${isCounted ? field : 'choices'}`, values);
    }
    case 'placeholder-unknown':
    case 'label-repeated':
    case 'not-printable':
      return t(`problem.${problem.code}`, problem.values);
    case 'out-of-range':
      return rangeText(t, problem.values);
    case 'repeated':
      return repeatedText(t, problem);
    case 'order':
      return t(problem.field === 'min' ? 'problem.order.min' : 'problem.order.earliest');
    default:
      return t(`problem.${problem.code}`);
  }
}

function missingText(t: TranslateDesigner, problem: DefinitionProblem): string {
  switch (problem.field) {
    case 'name':
      return t(problem.at === undefined ? 'problem.missing.name' : 'problem.missing.paper');
    case 'title':
      return t('problem.missing.title');
    case 'kinds':
      return t('problem.missing.kinds');
    case 'certificateTitle':
    case 'certificateText':
    case 'certificateSignatory':
    case 'certificateOffice':
      return t(`problem.missing.${problem.field}`);
    case 'choices':
      return t(problem.choice ? 'problem.missing.choice' : 'problem.missing.choices');
    default:
      return t('problem.missing.label');
  }
}

function repeatedText(t: TranslateDesigner, { field }: DefinitionProblem): string {
  if (field === 'certificateTable') return t('problem.repeated.certificateTable');
  return t(field === 'id' ? 'problem.repeated.id' : 'problem.repeated.choice');
}

/** A limit that only comes from the largest safe integer means nothing to people, so it is not shown. */
function rangeText(t: TranslateDesigner, values: { least: number; most: number }): string {
  if (values.most < Number.MAX_SAFE_INTEGER) return t('problem.out-of-range', values);
  return t(values.least === 0 ? 'problem.not-negative' : 'problem.too-large');
}
