import type {
  DraftDocument,
  FilledForm,
  PaperId,
  SavedDraft,
  ServiceDefinition,
} from 'shared-data';
import type { Answers } from 'shared-data/model';

/** The initial values of a correction. */
export interface BegunCorrection {
  answers: Answers;
  /** By paper: the ids of the documents that stay, and what is added. */
  kept: Record<PaperId, string[]>;
  added: Record<PaperId, DraftDocument[]>;
  /** The documents that are added outside of the papers. */
  documents: DraftDocument[];
  answer: string;
}

/**
 * The sent form, with the changes that the citizen has made so far.
 * @param asked the questions that are open for change
 */
export function begunCorrection(
  asked: ServiceDefinition,
  sent: FilledForm,
  draft: SavedDraft | undefined,
): BegunCorrection {
  const { form, documents = [], details = '' } = draft ?? {};
  const current = { ...sent.answers, ...form?.answers };
  const questions = asked.sections.flatMap((section) => section.questions);
  const chosen = (id: PaperId) => form?.papers[id] ?? sent.papers[id] ?? [];
  const ofPapers = new Set(asked.papers.flatMap(({ id }) => chosen(id)));
  return {
    answers: Object.fromEntries(questions.map(({ id }) => [id, current[id] ?? ''])),
    kept: Object.fromEntries(
      asked.papers.map(({ id }) => [
        id,
        (sent.papers[id] ?? []).filter((document) => chosen(id).includes(document)),
      ]),
    ),
    added: Object.fromEntries(
      asked.papers.map(({ id }) => [
        id,
        documents.filter((document) => chosen(id).includes(document.id)),
      ]),
    ),
    documents: documents.filter(({ id }) => !ofPapers.has(id)),
    answer: details,
  };
}
