import { endingOf, hasSignatureOf, readBeginning, signatureLength } from 'shared-data/files';
import { limits } from 'shared-data/limits';

/** The endings that the file chooser offers (spec.md §5). */
export const resumeEndings = ['pdf', 'doc', 'docx'];

export type ResumeProblem = 'type' | 'size' | 'empty' | 'content';

/** Why a file is refused as a resume, or null; its content must match its ending. */
export async function resumeProblem(file: File): Promise<ResumeProblem | null> {
  const ending = endingOf(file.name);
  if (!resumeEndings.includes(ending)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > limits.documentSize) return 'size';
  // An unreadable file counts as empty content, and so fails the check.
  const beginning = await readBeginning(file, signatureLength).catch(() => new Uint8Array());
  return hasSignatureOf(ending, beginning) ? null : 'content';
}
