import type { Paper, Question, QuestionKind, QuestionSection } from './definitionSchema';

/**
 * An id for a section, question, choice or paper: unique within the definitions of a service. It begins with a letter,
 * since a form takes a name of digits for the place in a list that is as long.
 */
export function newDefinitionId(): string {
  return `q${crypto.randomUUID().slice(0, 8)}`;
}

export function startSection(title: string): QuestionSection {
  return { id: newDefinitionId(), title, questions: [] };
}

/** A question to be worded; one with choices begins with two empty ones. */
export function startQuestion(kind: QuestionKind): Question {
  const common = { id: newDefinitionId(), label: '', required: true };
  if (kind === 'one-of' || kind === 'some-of')
    return { ...common, kind, choices: [startChoice(), startChoice()] };
  return { ...common, kind };
}

export function startChoice() {
  return { id: newDefinitionId(), label: '' };
}

/** A paper to be named: a PDF or a picture, in one file. */
export function startPaper(): Paper {
  return {
    id: newDefinitionId(),
    name: '',
    required: true,
    kinds: ['pdf', 'image'],
    maxFiles: 1,
  };
}

/** The same question as another one: it and its choices have ids of their own. */
export function duplicateQuestion(question: Question): Question {
  const id = newDefinitionId();
  if (question.kind !== 'one-of' && question.kind !== 'some-of') return { ...question, id };
  const choices = question.choices.map((choice) => ({ ...choice, id: newDefinitionId() }));
  return { ...question, id, choices };
}

/** The same paper as another one. */
export function duplicatePaper(paper: Paper): Paper {
  return { ...paper, id: newDefinitionId() };
}

/** The question as one of another kind: it keeps what both kinds have, its choices and its limits too. */
export function withKind(question: Question, kind: QuestionKind): Question {
  if (question.kind === kind) return question;
  const { id, label, hint, required, showIf } = question;
  const common = {
    id,
    label,
    required,
    ...(hint === undefined ? {} : { hint }),
    ...(showIf ? { showIf } : {}),
  };
  if (kind === 'one-of' || kind === 'some-of')
    return {
      ...common,
      kind,
      choices: 'choices' in question ? question.choices : [startChoice(), startChoice()],
    };
  if (kind === 'number' || kind === 'amount') {
    const { min, max } = limitsOf(question);
    return {
      ...common,
      kind,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    };
  }
  if (kind === 'person-name' || kind === 'phone' || kind === 'address')
    return { ...common, kind, ...('lasting' in question ? { lasting: question.lasting } : {}) };
  return { ...common, kind };
}

function limitsOf(question: Question): { min?: number; max?: number } {
  return question.kind === 'number' || question.kind === 'amount' ? question : {};
}
