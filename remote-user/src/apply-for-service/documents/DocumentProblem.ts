import type { PaperProblem } from 'shared-area/papers';

/** Why a file is refused: for its content or size, or because of the others in the list. */
export type DocumentProblem =
  | PaperProblem
  /** More than `most` files of the paper. */
  | { reason: 'paper-many'; most: number }
  /** The same file is in the list of this paper. */
  | { reason: 'duplicate' }
  /** More than `most` documents. */
  | { reason: 'many'; most: number };
