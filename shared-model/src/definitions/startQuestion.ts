import type { Paper, Question, QuestionKind, QuestionSection } from './definitionSchema';

/**
 * An id for a section, question, choice or paper: unique within the definitions of a service. It starts with a letter,
 * since a form treats a name of digits as an index and creates a list of that length.
 */
export function newDefinitionId(): string {
  return `q${crypto.randomUUID().slice(0, 8)}`;
}

export function startSection(title: string): QuestionSection {
  return { id: newDefinitionId(), title, questions: [] };
}

/** A new question without a label; a kind with choices starts with two empty choices. */
export function startQuestion(kind: QuestionKind): Question {
  const common = { id: newDefinitionId(), label: '', required: true };
  if (kind === 'one-of' || kind === 'some-of')
    return { ...common, kind, choices: [startChoice(), startChoice()] };
  return { ...common, kind };
}

export function startChoice() {
  return { id: newDefinitionId(), label: '' };
}

/** A new paper without a name: a PDF or a picture, in one file. */
export function startPaper(): Paper {
  return {
    id: newDefinitionId(),
    name: '',
    required: true,
    kinds: ['pdf', 'image'],
    maxFiles: 1,
  };
}

/** A copy of a question. The question and its choices get new ids. */
export function duplicateQuestion(question: Question): Question {
  const id = newDefinitionId();
  if (question.kind !== 'one-of' && question.kind !== 'some-of') return { ...question, id };
  const choices = question.choices.map((choice) => ({ ...choice, id: newDefinitionId() }));
  return { ...question, id, choices };
}

/** A copy of a paper with a new id. */
export function duplicatePaper(paper: Paper): Paper {
  return { ...paper, id: newDefinitionId() };
}

/** Changes the kind of a question. It keeps the fields that both kinds have, including choices and limits. */
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
