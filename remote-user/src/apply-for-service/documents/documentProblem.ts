import { endingOf, hasSignatureOf, isAcceptedEnding } from 'shared-data/files';
import { limits } from 'shared-data/limits';

/** Why a file is not taken. */
export type DocumentProblem =
  | { reason: 'type' }
  /** The paper is not taken as a file of this kind. */
  | { reason: 'paper-type'; endings: readonly string[] }
  /** More than `most` files of the paper. */
  | { reason: 'paper-many'; most: number }
  | { reason: 'empty' }
  /** Its content is not what its ending says: an .exe renamed to .pdf. */
  | { reason: 'content'; ending: string }
  /** In bytes. */
  | { reason: 'size'; size: number }
  | { reason: 'unreadable' }
  | { reason: 'duplicate' }
  /** More than `most` documents. */
  | { reason: 'many'; most: number };

/**
 * What is wrong with a file's name or content, apart from its size, if anything.
 * @param beginning its first `signatureLength` bytes
 */
export function findKindProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  beginning: Uint8Array,
): DocumentProblem | undefined {
  const ending = endingOf(name);
  if (!isAcceptedEnding(ending)) return { reason: 'type' };
  if (size === 0) return { reason: 'empty' };
  if (!hasSignatureOf(ending, beginning)) return { reason: 'content', ending };
  return undefined;
}

export function findSizeProblem({ size }: Pick<File, 'size'>): DocumentProblem | undefined {
  return size > limits.documentSize ? { reason: 'size', size } : undefined;
}
