import { cleanText } from 'shared-auth/names';
import type {
  Application,
  ApplicationDocument,
  AnswerCheck,
  Checks,
  FilledForm,
  FormPartId,
  OpenedAnswers,
  Paper,
  PaperId,
  Question,
  ServiceDefinition,
} from 'shared-data';
import { findWrongAnswers, shownQuestions, type TextKey } from 'shared-data/model';

/** An answer or a paper to check. */
export type ReviewPart = { id: FormPartId; label: string; textKey: TextKey } & (
  | { of: 'answer'; question: Question; answer: string; isWrong: boolean }
  | { of: 'paper'; paper: Paper; documents: ApplicationDocument[] }
);

/** An unsaved change of a check; '' removes the check. */
export interface CheckEdit {
  agrees: '' | 'yes' | 'no';
  note: string;
}
export type CheckEdits = Record<FormPartId, CheckEdit | undefined>;

/** The answers to the asked questions, and all papers, in the order of the form. */
export function reviewParts(
  definition: ServiceDefinition,
  { answers, papers }: FilledForm,
  application: Pick<Application, 'form' | 'submittedAt' | 'history' | 'documents'>,
): ReviewPart[] {
  const { documents } = application;
  const wrong = findWrongAnswers(definition, application);
  return [
    ...shownQuestions(definition, answers).map((question): ReviewPart => {
      const { id, label } = question;
      const textKey = `question/${id}/label`;
      const isWrong = wrong.includes(id);
      return { of: 'answer', id, label, textKey, question, answer: answers[id] ?? '', isWrong };
    }),
    ...definition.papers.map((paper): ReviewPart => {
      const { id, name: label } = paper;
      const sent = documents.filter((document) => papers[id]?.includes(document.id));
      return { of: 'paper', id, label, textKey: `paper/${id}/name`, paper, documents: sent };
    }),
  ];
}

/** The documents of a paper that the citizen replaced or left out in a correction. */
export function replacedDocuments(
  { form, history, documents }: Pick<Application, 'form' | 'history' | 'documents'>,
  paper: PaperId,
): ApplicationDocument[] {
  const earlier = history.flatMap(({ changed }) => changed?.[paper]?.split('\n') ?? []);
  const now = form?.papers[paper] ?? [];
  return documents.filter(({ id }) => earlier.includes(id) && !now.includes(id));
}

/** Whether it is an answer that fails its question's own check, so that it cannot be in order. */
export function isWrong(part: ReviewPart): boolean {
  return part.of === 'answer' && part.isWrong;
}

/** Whether a paper has no documents. */
export function isNotSent(part: ReviewPart): boolean {
  return part.of === 'paper' && part.documents.length === 0;
}

/** Whether a required paper was not sent. */
export function isMissing(part: ReviewPart): boolean {
  return part.of === 'paper' && part.paper.required && isNotSent(part);
}

/** The parts that were sent and not checked yet. */
export function uncheckedParts(parts: readonly ReviewPart[], checks: Checks): ReviewPart[] {
  const isSent = (part: ReviewPart) =>
    part.of === 'answer' ? part.answer !== '' : !isNotSent(part);
  return parts.filter((part) => isSent(part) && checks[part.id] === undefined);
}

/** A check as form values. */
export function editOf(check: AnswerCheck | undefined): CheckEdit {
  if (!check) return { agrees: '', note: '' };
  return { agrees: check.agrees ? 'yes' : 'no', note: check.note ?? '' };
}

/** The saved checks, overridden by the unsaved ones. */
export function mergeChecks(saved: Checks, edits: CheckEdits): Checks {
  const merged = new Map(Object.entries(saved));
  for (const [id, edit] of Object.entries(edits)) {
    if (!edit) continue;
    const note = edit.agrees === 'no' ? cleanText(edit.note).trim() : '';
    if (edit.agrees === '') merged.delete(id);
    else merged.set(id, { agrees: edit.agrees === 'yes', ...(note ? { note } : {}) });
  }
  return Object.fromEntries(merged);
}

/** Whether the edits contain a change to save. */
export function hasNewChecks(saved: Checks, edits: CheckEdits): boolean {
  const merged = mergeChecks(saved, edits);
  return Object.keys({ ...saved, ...merged }).some((id) => {
    const [before, after] = [editOf(saved[id]), editOf(merged[id])];
    return before.agrees !== after.agrees || before.note !== after.note;
  });
}

/** Whether a return opens the part by default. */
export function isToBeCorrected(part: ReviewPart, checks: Checks): boolean {
  return isMissing(part) || checks[part.id]?.agrees === false;
}

interface Opening {
  definition: ServiceDefinition;
  parts: readonly ReviewPart[];
  checks: Checks;
  /** The parts that the clerk has ticked or unticked by hand. */
  ticked: Record<FormPartId, boolean | undefined>;
}

/** The ids of the opened parts, in the order of the form. */
export function tickedParts({ parts, checks, ticked }: Omit<Opening, 'definition'>): FormPartId[] {
  return parts
    .filter((part) => ticked[part.id] ?? isToBeCorrected(part, checks))
    .map(({ id }) => id);
}

/** Whether the opened parts explain themselves: with the note of a check, or as a missing paper. */
export function saysWhatIsWrong(opening: Omit<Opening, 'definition'>): boolean {
  const ids = new Set(tickedParts(opening));
  return opening.parts.some(
    (part) => ids.has(part.id) && (isMissing(part) || opening.checks[part.id]?.note !== undefined),
  );
}

/**
 * The parts that a return opens, with the notes of their checks. The questions that depend on an opened one are opened
 * too, since another answer may make them necessary.
 */
export function openedParts(opening: Opening): OpenedAnswers {
  const ids = new Set(tickedParts(opening));
  for (const { questions } of opening.definition.sections) {
    for (const { id, showIf } of questions) if (showIf && ids.has(showIf.question)) ids.add(id);
  }
  return Object.fromEntries([...ids].map((id) => [id, opening.checks[id]?.note ?? '']));
}
