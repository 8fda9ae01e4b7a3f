import { endingOf, hasSignatureOf, readBeginning, signatureLength } from 'shared-data/files';
import { limits } from 'shared-data/limits';

/** What the chooser offers (spec.md §5). */
export const resumeEndings = ['pdf', 'doc', 'docx'];

export type ResumeProblem = 'type' | 'size' | 'empty' | 'content';

/** Why a file cannot be taken as a resume, or null; its content must be what its name says. */
export async function resumeProblem(file: File): Promise<ResumeProblem | null> {
  const ending = endingOf(file.name);
  if (!resumeEndings.includes(ending)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > limits.documentSize) return 'size';
  // A file that cannot be read has no bytes, and so not the right ones.
  const beginning = await readBeginning(file, signatureLength).catch(() => new Uint8Array());
  return hasSignatureOf(ending, beginning) ? null : 'content';
}
