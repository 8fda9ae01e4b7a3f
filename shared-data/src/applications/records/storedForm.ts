import type { ChangedAnswers, Checks, FilledForm } from 'shared-model';
import { isMap } from '../../documents/isMap';
import type { Fields } from '../../documents/Documents';

// firestore.rules have no loops. So that they can limit forms, these are stored as flat maps from ids to texts.

/** A form with the ids of each paper's documents as one text. */
export function toStoredForm({ papers, ...form }: FilledForm): Fields {
  const texts = mapValues(papers, (documents) => documents.join(' '));
  return { ...form, papers: texts };
}

/** A value that is not a form stays unchanged, so that the schema rejects it; answers that are not text are left out. */
export function fromStoredForm(stored: unknown): unknown {
  if (!isMap(stored) || !isMap(stored.answers) || !isMap(stored.papers)) return stored;
  const papers = mapValues(fromStoredTexts(stored.papers), (documents) =>
    documents.split(' ').filter((id) => id !== ''),
  );
  return { ...stored, answers: fromStoredTexts(stored.answers), papers };
}

export function toStoredChecks(checks: Checks): Fields {
  const agrees = mapValues(checks, (check) => check.agrees);
  const notes = Object.entries(checks).flatMap(([id, { note }]) => (note ? [[id, note]] : []));
  return { agrees, notes: Object.fromEntries(notes) as object };
}

export function fromStoredChecks(stored: unknown): unknown {
  if (!isMap(stored) || !isMap(stored.agrees) || !isMap(stored.notes)) return stored;
  const { agrees } = stored;
  const notes = fromStoredTexts(stored.notes);
  return Object.fromEntries(
    Object.entries(agrees).flatMap(([id, each]) =>
      typeof each === 'boolean'
        ? [[id, { agrees: each, ...(id in notes ? { note: notes[id] } : {}) }]]
        : [],
    ),
  );
}

/** The previous answers and papers, as in the form, and the ids of added ones: the rules compare both. */
export function toStoredChanges(changed: ChangedAnswers, before: FilledForm): Fields {
  const { answers, papers } = toStoredForm(before) as Pick<FilledForm, 'answers'> & {
    papers: Record<string, string>;
  };
  const ids = Object.keys(changed);
  return {
    answers: pick(answers, ids),
    papers: pick(papers, ids),
    added: ids.filter((id) => !(id in answers) && !(id in papers)),
  };
}

export function fromStoredChanges(stored: unknown): unknown {
  if (!isMap(stored) || !isMap(stored.answers) || !isMap(stored.papers)) return stored;
  const { answers, papers, added } = stored;
  if (!Array.isArray(added)) return stored;
  const lines = mapValues(fromStoredTexts(papers), (documents) => documents.replaceAll(' ', '\n'));
  const none = added.map((id) => [String(id), '']);
  return { ...fromStoredTexts(answers), ...lines, ...(Object.fromEntries(none) as object) };
}

/** The clerk's notes on opened answers and papers. A note that is not text is read as ''. */
export function fromStoredOpened(stored: unknown): unknown {
  if (!isMap(stored)) return stored;
  return mapValues(stored, (words) => (typeof words === 'string' ? words : ''));
}

/** Leaves out values that are not text: the rest can be read without them. */
function fromStoredTexts(stored: StoredMap): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

type StoredMap = Record<string, unknown>;

function mapValues<T, R>(map: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(map).map(([id, value]) => [id, change(value)]));
}

function pick(texts: Record<string, string>, ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => ids.includes(id)));
}
