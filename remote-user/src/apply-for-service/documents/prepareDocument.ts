import { documentName, endingOf, readBeginning, signatureLength } from 'shared-data/files';
import { findKindProblem, findSizeProblem, type DocumentProblem } from './documentProblem';
import { reducePhotograph } from './reducePhotograph';

export type PreparedDocument = { file: File } | { problem: DocumentProblem };

const photographs = new Set(['jpg', 'jpeg', 'png']);

/** Validates a selected file and prepares it for sending; a large photograph is reduced. */
export async function prepareDocument(chosen: File): Promise<PreparedDocument> {
  const beginning = await readBeginning(chosen, signatureLength).catch(() => undefined);
  if (!beginning) return { problem: { reason: 'unreadable' } };
  const kindProblem = findKindProblem(chosen, beginning);
  if (kindProblem) return { problem: kindProblem };
  const reduced = photographs.has(endingOf(chosen.name)) ? await reducePhotograph(chosen) : chosen;
  const file = underItsName(reduced);
  const problem = findSizeProblem(file);
  return problem ? { problem } : { file };
}

/** With the name under which it will be stored, so that the list shows that one before anything is sent. */
function underItsName(file: File): File {
  const name = documentName(file.name);
  if (name === file.name) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
