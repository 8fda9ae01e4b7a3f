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
import { shownQuestions, type TextKey } from 'shared-data/model';

/** An answer or a paper as the clerk checks it. */
export type ReviewPart = { id: FormPartId; label: string; textKey: TextKey } & (
  | { of: 'answer'; question: Question; answer: string }
  | { of: 'paper'; paper: Paper; documents: ApplicationDocument[] }
);

/** What a clerk has changed of a check and not saved; '' takes the check back. */
export interface CheckEdit {
  agrees: '' | 'yes' | 'no';
  note: string;
}
export type CheckEdits = Record<FormPartId, CheckEdit | undefined>;

/** The answers to what was asked, and all papers, in the order of the form. */
export function reviewParts(
  definition: ServiceDefinition,
  { answers, papers }: FilledForm,
  documents: readonly ApplicationDocument[],
): ReviewPart[] {
  return [
    ...shownQuestions(definition, answers).map((question): ReviewPart => {
      const { id, label } = question;
      const textKey = `question/${id}/label`;
      return { of: 'answer', id, label, textKey, question, answer: answers[id] ?? '' };
    }),
    ...definition.papers.map((paper): ReviewPart => {
      const { id, name: label } = paper;
      const sent = documents.filter((document) => papers[id]?.includes(document.id));
      return { of: 'paper', id, label, textKey: `paper/${id}/name`, paper, documents: sent };
    }),
  ];
}

/** What a citizen sent of a paper and has put something else in the place of, or left out, when they corrected it. */
export function replacedDocuments(
  { form, history, documents }: Pick<Application, 'form' | 'history' | 'documents'>,
  paper: PaperId,
): ApplicationDocument[] {
  const earlier = history.flatMap(({ changed }) => changed?.[paper]?.split('\n') ?? []);
  const now = form?.papers[paper] ?? [];
  return documents.filter(({ id }) => earlier.includes(id) && !now.includes(id));
}

/** Whether there is nothing of a paper to look at. */
export function isNotSent(part: ReviewPart): boolean {
  return part.of === 'paper' && part.documents.length === 0;
}

/** Whether a paper that the service asks for was not sent. */
export function isMissing(part: ReviewPart): boolean {
  return part.of === 'paper' && part.paper.required && isNotSent(part);
}

/** What was sent and nobody has looked at yet. */
export function uncheckedParts(parts: readonly ReviewPart[], checks: Checks): ReviewPart[] {
  const isSent = (part: ReviewPart) =>
    part.of === 'answer' ? part.answer !== '' : !isNotSent(part);
  return parts.filter((part) => isSent(part) && checks[part.id] === undefined);
}

/** A check as the fields show it. */
export function editOf(check: AnswerCheck | undefined): CheckEdit {
  if (!check) return { agrees: '', note: '' };
  return { agrees: check.agrees ? 'yes' : 'no', note: check.note ?? '' };
}

/** The checks that are saved with those that are not saved yet in their place. */
export function mergeChecks(saved: Checks, edits: CheckEdits): Checks {
  const merged = new Map(Object.entries(saved));
  for (const [id, edit] of Object.entries(edits)) {
    if (!edit) continue;
    const note = edit.agrees === 'no' ? edit.note.trim() : '';
    if (edit.agrees === '') merged.delete(id);
    else merged.set(id, { agrees: edit.agrees === 'yes', ...(note ? { note } : {}) });
  }
  return Object.fromEntries(merged);
}

/** Whether there is anything in the edits to be saved. */
export function hasNewChecks(saved: Checks, edits: CheckEdits): boolean {
  const merged = mergeChecks(saved, edits);
  return Object.keys({ ...saved, ...merged }).some((id) => {
    const [before, after] = [editOf(saved[id]), editOf(merged[id])];
    return before.agrees !== after.agrees || before.note !== after.note;
  });
}

/** Whether the citizen is asked to correct it unless the clerk says otherwise. */
export function isToBeCorrected(part: ReviewPart, checks: Checks): boolean {
  return isMissing(part) || checks[part.id]?.agrees === false;
}

interface Opening {
  definition: ServiceDefinition;
  parts: readonly ReviewPart[];
  checks: Checks;
  /** What the clerk has ticked or unticked by hand. */
  ticked: Record<FormPartId, boolean | undefined>;
}

/** The ids of what is opened, in the order of the form. */
export function tickedParts({ parts, checks, ticked }: Omit<Opening, 'definition'>): FormPartId[] {
  return parts
    .filter((part) => ticked[part.id] ?? isToBeCorrected(part, checks))
    .map(({ id }) => id);
}

/** Whether what is opened says by itself what is wrong: with the words of a check, or as a paper that is missing. */
export function saysWhatIsWrong(opening: Omit<Opening, 'definition'>): boolean {
  const ids = new Set(tickedParts(opening));
  return opening.parts.some(
    (part) => ids.has(part.id) && (isMissing(part) || opening.checks[part.id]?.note !== undefined),
  );
}

/**
 * What goes to the citizen with a return: what is ticked, with the words of its check. With a question the ones that
 * depend on it are opened too, as another answer may ask for them.
 */
export function openedParts(opening: Opening): OpenedAnswers {
  const ids = new Set(tickedParts(opening));
  for (const { questions } of opening.definition.sections) {
    for (const { id, showIf } of questions) if (showIf && ids.has(showIf.question)) ids.add(id);
  }
  return Object.fromEntries([...ids].map((id) => [id, opening.checks[id]?.note ?? '']));
}
