import { joinChoices, splitChoices } from './answerText';
import type { Choice, Paper, Question, QuestionId, ServiceDefinition } from './definitionSchema';
import type { Answers, FilledForm } from './filledFormSchema';
import { questionsOf, shownQuestions } from './shownQuestions';

interface Answered {
  definition: ServiceDefinition;
  answers: Answers;
}

interface FittedAnswers {
  /** The answers that fit the new definition, by its questions. */
  answers: Answers;
  /** The visible questions that the previous definition did not have. */
  added: QuestionId[];
}

/**
 * Another version of the same service, whose questions, choices and papers keep their ids; or another service, where
 * ids mean nothing and entries are matched only by their labels, ignoring case.
 */
type Target = 'version' | 'service';

/**
 * Transfers answers to another definition. Keeps the answer to the same question of the same kind, if its choices still
 * exist. Nothing else is guessed.
 */
export function fitAnswers(
  before: Answered,
  after: ServiceDefinition,
  target: Target,
): FittedAnswers {
  const known = questionsOf(before.definition);
  const pairs = questionsOf(after).map((question) => ({
    question,
    source: findSame(known, question, target, ({ label }) => label),
  }));
  const kept = pairs.flatMap(({ question, source }): [QuestionId, string][] => {
    const answer = source && before.answers[source.id];
    const fitted = source && answer ? fitAnswer(source, answer, question, target) : '';
    return fitted ? [[question.id, fitted]] : [];
  });
  const answers = Object.fromEntries(kept);
  const isNew = new Set(pairs.flatMap(({ question, source }) => (source ? [] : question.id)));
  const added = shownQuestions(after, answers).flatMap(({ id }) => (isNew.has(id) ? id : []));
  return { answers, added };
}

/** Assigns documents to the papers of another definition. Documents of unmatched papers become further papers. */
export function fitPapers(
  before: { definition: Pick<ServiceDefinition, 'papers'>; papers: FilledForm['papers'] },
  after: Pick<ServiceDefinition, 'papers'>,
  target: Target,
): FilledForm['papers'] {
  const known: readonly Paper[] = before.definition.papers;
  const kept = after.papers.flatMap((paper): [string, string[]][] => {
    const source = findSame(known, paper, target, ({ name }) => name);
    const documents = source && before.papers[source.id];
    return documents?.length ? [[paper.id, documents]] : [];
  });
  return Object.fromEntries(kept);
}

function findSame<Entry extends { id: string; kind?: Question['kind'] }>(
  known: readonly Entry[],
  wanted: Entry,
  target: Target,
  textOf: (entry: Entry) => string,
): Entry | undefined {
  const ofKind = known.filter(({ kind }) => kind === wanted.kind);
  const same = target === 'version' ? ofKind.find(({ id }) => id === wanted.id) : undefined;
  return same ?? ofKind.find((entry) => fold(textOf(entry)) === fold(textOf(wanted)));
}

/** The answer converted to the other question: its choices have other ids. */
function fitAnswer(source: Question, answer: string, wanted: Question, target: Target): string {
  const fitChoice = (id: string): string[] => {
    if (!('choices' in source) || !('choices' in wanted)) return [];
    const chosen = source.choices.find((choice) => choice.id === id);
    const same = chosen && findSame<Choice>(wanted.choices, chosen, target, ({ label }) => label);
    return same ? [same.id] : [];
  };
  switch (wanted.kind) {
    case 'one-of':
      return fitChoice(answer)[0] ?? '';
    case 'some-of':
      return joinChoices(wanted, splitChoices(answer).flatMap(fitChoice));
    default:
      return answer;
  }
}

function fold(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
