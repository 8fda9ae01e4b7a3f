import type { FilledForm } from '../definitions/filledFormSchema';
import { limits } from '../limits';
import type { Application, ChangedAnswers, Checks, OpenedAnswers } from './Application';

/** Whether two forms hold the same answers and papers for the same version; a missing answer is an empty one. */
export function isSameForm(one: FilledForm | undefined, other: FilledForm | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.serviceId === other.serviceId &&
    one.version === other.version &&
    Object.keys(changesIn(one, other)).length === 0
  );
}

/** The form out of anything that may have one, to be spread into a record. */
export function formOf({ form }: { form?: FilledForm | undefined }): { form?: FilledForm } {
  return form ? { form } : {};
}

/** What the citizen may change of an application that was returned to them; nothing in any other status. */
export function openedAnswers({
  status,
  history,
}: Pick<Application, 'status' | 'history'>): OpenedAnswers {
  if (status !== 'returned') return {};
  const latest = history.findLast((step) => step.from === 'in-review' && step.to === 'returned');
  return latest?.opened ?? {};
}

/**
 * Whether a return may open answers and papers: each keeps what the answers were, and a record has room for so many. A
 * return in words is possible after that.
 */
export function mayOpenAnswers({ history }: Pick<Application, 'history'>): boolean {
  const openings = countOpenings(history) + 1;
  return openings <= limits.history.openings && history.length < stepsWith(openings);
}

/**
 * Whether a return says what is wrong: in its note, or with what it opens. An answer or a paper that is opened and not there says so
 * by itself. firestore.rules say the same.
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

/** The checks but for those of what the citizen has changed since they were saved. */
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

/** A form after a citizen's answer, and what was changed in it. */
interface AnsweredForm {
  form: FilledForm;
  changed: ChangedAnswers;
}

/**
 * A form with what the citizen changed in it.
 * @param documents the ids of the application's documents, with those that come with the answer
 * @returns undefined where the answer changes what was not opened, or does not fit the form
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

/** What is different in another form, as it is in the first. */
function changesIn(before: FilledForm, after: FilledForm): ChangedAnswers {
  const [was, is] = [answersAndPapers(before), answersAndPapers(after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])]
    .map((id): [string, string] => [id, was.get(id) ?? ''])
    .filter(([id, text]) => text !== (is.get(id) ?? ''));
  return Object.fromEntries(changed);
}

/** Answers and papers have ids of one kind. */
function answersAndPapers({ answers, papers }: FilledForm): Map<string, string> {
  const lines = Object.entries(papers).map(
    ([id, documents]) => [id, documents.join('\n')] as const,
  );
  return new Map([...Object.entries(answers), ...lines]);
}

const { definition, answers: answerLimits, answerNote } = limits;

/** Whether a form has no more than firestore.rules take. */
function isFormWithin({ answers, papers }: FilledForm): boolean {
  return (
    areTextsWithin(answers, definition.questions, answerLimits.all) &&
    areTextsWithin(papers, definition.papers, Infinity)
  );
}

/** Whether a clerk's notes on answers and papers are no more than firestore.rules take. */
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
