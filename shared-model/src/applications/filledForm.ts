import type { FilledForm } from '../definitions/filledFormSchema';
import { limits } from '../limits/limits';
import type { Application, ChangedAnswers, Checks, OpenedAnswers } from './applicationSchema';

/** Whether two forms hold the same answers and papers for the same version; a missing answer is an empty one. */
export function isSameForm(one: FilledForm | undefined, other: FilledForm | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.serviceId === other.serviceId &&
    one.version === other.version &&
    Object.keys(changesIn(one, other)).length === 0
  );
}

/** Picks the form from an object that may have one, to be spread into a record. */
export function formOf({ form }: { form?: FilledForm | undefined }): { form?: FilledForm } {
  return form ? { form } : {};
}

/** The answers and papers that the citizen may change in a returned application; none in any other status. */
export function openedAnswers({
  status,
  history,
}: Pick<Application, 'status' | 'history'>): OpenedAnswers {
  if (status !== 'returned') return {};
  const latest = history.findLast((step) => step.from === 'in-review' && step.to === 'returned');
  return latest?.opened ?? {};
}

/**
 * Whether a return may open answers and papers: each such return stores the previous answers, and a record has room for
 * a limited number. After that, a return with only a note is still possible.
 */
export function mayOpenAnswers({ history }: Pick<Application, 'history'>): boolean {
  const openings = countOpenings(history) + 1;
  return openings <= limits.history.openings && history.length < stepsWith(openings);
}

/**
 * Whether a return says what is wrong: in its note, or in a note on an opened answer or paper. An opened answer or paper
 * that is missing needs no note. firestore.rules have the same rule.
 */
export function saysWhatIsWrong(
  { form }: Pick<Application, 'form'>,
  { note = '', opened = {} }: { note?: string | undefined; opened?: OpenedAnswers | undefined },
): boolean {
  const isThere = (id: string) => form !== undefined && (id in form.answers || id in form.papers);
  return (
    note.trim() !== '' ||
    Object.entries(opened).some(([id, words]) => words.trim() !== '' || !isThere(id))
  );
}

/** Whether the record has room for another step. */
export function hasRoomForStep({ history }: Pick<Application, 'history'>): boolean {
  return history.length < stepsWith(countOpenings(history));
}

function countOpenings(history: Application['history']): number {
  return history.filter(({ opened }) => opened).length;
}

function stepsWith(openings: number): number {
  const { steps, stepsAnOpening } = limits.history;
  return steps - stepsAnOpening * openings;
}

/** The checks without those of answers and papers that the citizen has changed since the checks were saved. */
export function standingChecks({
  checks = {},
  history,
}: Pick<Application, 'checks' | 'history'>): Checks {
  const saved = history.findLastIndex(({ checked }) => checked);
  const changedSince = history
    .slice(saved + 1)
    .flatMap(({ changed }) => Object.keys(changed ?? {}));
  return Object.fromEntries(Object.entries(checks).filter(([id]) => !changedSince.includes(id)));
}

/** A form after a citizen's answer to a return, and the changes in it. */
interface AnsweredForm {
  form: FilledForm;
  changed: ChangedAnswers;
}

/**
 * Applies a citizen's changes to a form.
 * @param documents the ids of the application's documents, including the new ones
 * @returns undefined if it changes something that was not opened, or does not fit the form
 */
export function answerForm(
  { form: before, status, history }: Pick<Application, 'form' | 'status' | 'history'>,
  given: FilledForm,
  documents: readonly string[],
): AnsweredForm | undefined {
  if (before?.serviceId !== given.serviceId || before.version !== given.version) return undefined;
  const opened = openedAnswers({ status, history });
  const changed = changesIn(before, given);
  const ids = Object.keys(changed);
  if (!ids.every((id) => Object.hasOwn(opened, id))) return undefined;
  const form = { ...before, answers: { ...before.answers }, papers: { ...before.papers } };
  for (const id of ids) {
    const paper = given.papers[id];
    if (paper ?? before.papers[id]) form.papers[id] = paper ?? [];
    else form.answers[id] = given.answers[id] ?? '';
  }
  const named = ids.flatMap((id) => form.papers[id] ?? []);
  const fits = named.every((id) => documents.includes(id)) && isFormWithin(form);
  return fits ? { form, changed } : undefined;
}

/** The answers and papers that differ in `after`, with their values in `before`. */
function changesIn(before: FilledForm, after: FilledForm): ChangedAnswers {
  const [was, is] = [answersAndPapers(before), answersAndPapers(after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])]
    .map((id): [string, string] => [id, was.get(id) ?? ''])
    .filter(([id, text]) => text !== (is.get(id) ?? ''));
  return Object.fromEntries(changed);
}

/** Answers and papers in one map: no question and paper of a service share an id. */
function answersAndPapers({ answers, papers }: FilledForm): Map<string, string> {
  const lines = Object.entries(papers).map(
    ([id, documents]) => [id, documents.join('\n')] as const,
  );
  return new Map([...Object.entries(answers), ...lines]);
}

const { definition, answers: answerLimits, answerNote } = limits;

/** Whether a form is within the limits of firestore.rules. */
function isFormWithin({ answers, papers }: FilledForm): boolean {
  return (
    areTextsWithin(answers, definition.questions, answerLimits.all) &&
    areTextsWithin(papers, definition.papers, Infinity)
  );
}

/** Whether a clerk's notes on answers and papers are within the limits of firestore.rules. */
export function areNotesWithin(notes: Record<string, string>): boolean {
  return areTextsWithin(notes, definition.questions + definition.papers, answerNote.all);
}

function areTextsWithin(texts: Record<string, unknown>, most: number, characters: number): boolean {
  const ids = Object.keys(texts);
  return (
    ids.length <= most &&
    ids.every((id) => id.length <= definition.id) &&
    Object.values(texts).join('').length <= characters
  );
}
