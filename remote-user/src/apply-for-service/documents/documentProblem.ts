import { endingOf, hasSignatureOf, isAcceptedEnding } from 'shared-data/files';
import { limits } from 'shared-data/limits';

/** Why a file is refused. */
export type DocumentProblem =
  | { reason: 'type' }
  /** The paper does not accept this kind of file. */
  | { reason: 'paper-type'; endings: readonly string[] }
  /** More than `most` files of the paper. */
  | { reason: 'paper-many'; most: number }
  | { reason: 'empty' }
  /** The content does not match the ending, such as an .exe renamed to .pdf. */
  | { reason: 'content'; ending: string }
  /** In bytes. */
  | { reason: 'size'; size: number }
  | { reason: 'unreadable' }
  | { reason: 'duplicate' }
  /** More than `most` documents. */
  | { reason: 'many'; most: number };

/**
 * The problem of a file's name or content, apart from its size, if any.
 * @param beginning the first `signatureLength` bytes of the file
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
