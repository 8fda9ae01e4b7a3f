import { endingOf, isPhotograph, signatureLength } from './document-kinds';
import { findKindProblem, findSizeProblem, type DocumentProblem } from './document-problem';
import { readBeginning } from './read-beginning';
import { reducePhotograph } from './reduce-photograph';

export type PreparedDocument = { file: File } | { problem: DocumentProblem };

/** Checks a chosen file and makes it ready to be sent; a large photograph becomes a smaller one. */
export async function prepareDocument(chosen: File): Promise<PreparedDocument> {
  const beginning = await readBeginning(chosen, signatureLength).catch(() => undefined);
  if (!beginning) return { problem: { reason: 'unreadable' } };
  const kindProblem = findKindProblem(chosen, beginning);
  if (kindProblem) return { problem: kindProblem };
  const file = isPhotograph(endingOf(chosen.name)) ? await reducePhotograph(chosen) : chosen;
  const problem = findSizeProblem(file);
  return problem ? { problem } : { file };
}
