/** Why a file is refused as a paper, from its content or its size. */
export type PaperProblem =
  /** The field accepts other kinds of files. */
  | { reason: 'type'; endings: readonly string[] }
  | { reason: 'empty' }
  /** The content is no known kind, in spite of the ending: an .exe renamed to .pdf. */
  | { reason: 'content'; ending: string }
  /** In bytes. */
  | { reason: 'size'; size: number }
  /** The device can no longer read the file. */
  | { reason: 'unreadable' }
  /** A PDF that asks for a password. */
  | { reason: 'locked' }
  /** A Word document that asks for a password. */
  | { reason: 'locked-word' }
  /** Cut off, or damaged in another way. */
  | { reason: 'damaged' }
  /** Complete as far as can be seen, and the browser cannot draw it. */
  | { reason: 'not-shown' }
  /** A picture of an iPhone or a new Android phone, in a browser that cannot read such pictures. */
  | { reason: 'heic' }
  /** A picture that would be unreadable if it were small enough. */
  | { reason: 'long' }
  /** A protected PDF, and pdf.js could not be loaded to find out whether it needs a password. */
  | { reason: 'unchecked' };
