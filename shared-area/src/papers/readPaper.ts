import {
  documentName,
  endingOf,
  readBeginning,
  signatureLength,
  typeOfEnding,
} from 'shared-data/files';
import { limits } from 'shared-data/limits';
import { findPdfProblem } from '../paper-viewer/findPdfProblem';
import { hasOpenedPdf } from '../paper-viewer/openPdf';
import { cleanJpeg } from './content/cleanJpeg';
import { cleanPng } from './content/cleanPng';
import { contentKind, type ContentKind } from './content/contentKind';
import { findDocProblem, findDocxProblem, type WordProblem } from './content/findWordProblem';
import { isEncryptedPdf, isWholePdf } from './content/pdfEnd';
import { drawReadable, worthReducing } from './content/readablePicture';
import type { PaperProblem } from './PaperProblem';
import type { PreparedPaper } from './PreparedPaper';

/** See `preparePaper`. */
export async function readPaper(chosen: File, endings: readonly string[]): Promise<PreparedPaper> {
  if (chosen.size === 0) return refused({ reason: 'empty' });
  const beginning = await readBeginning(chosen, signatureLength).catch(() => undefined);
  if (!beginning) return refused({ reason: 'unreadable' });
  const kind = contentKind(beginning);
  const ending = endingOf(chosen.name);
  /** For a content that cannot be handed in. */
  const other: PaperProblem = endings.includes(ending)
    ? { reason: 'content', ending }
    : { reason: 'type', endings };
  if (!kind) return refused(other);
  const isPicture = kind !== 'pdf' && kind !== 'doc' && kind !== 'docx';
  if (!endings.includes(isPicture ? 'jpg' : kind)) return refused({ reason: 'type', endings });
  const isTooLarge = chosen.size > limits.documentSize;
  if (isTooLarge && !isPicture) return refused({ reason: 'size', size: chosen.size });
  const bytes = await readBeginning(chosen, chosen.size).catch(() => undefined);
  if (!bytes) return refused({ reason: 'unreadable' });
  if (isPicture) return readPicture(chosen, kind, bytes);
  const problem =
    kind === 'pdf' ? await pdfProblem(chosen, bytes) : wordProblem(kind, bytes, other);
  return problem ? refused(problem) : { file: fileOf(chosen, [chosen], kind) };
}

const refused = (problem: PaperProblem): PreparedPaper => ({ problem });

/** Milliseconds that an encrypted PDF waits for pdf.js: without it nobody knows whether it needs a password. */
const patience = 30_000;
/** Milliseconds that all other PDFs wait for the code of pdf.js together, and once it is here, each of them for its own opening. */
const patienceForCode = 4000;
const patienceForOne = 1500;
/** When the first of them began to wait. */
let waitingSince: number | undefined;

/**
 * On a slow network nobody waits for pdf.js to send a PDF that is complete and not encrypted: it needs no password, and the
 * preview, which waits for pdf.js, shows whether it can be read.
 */
function patienceFor(bytes: Uint8Array): number {
  if (isEncryptedPdf(bytes)) return patience;
  waitingSince ??= Date.now();
  const left = waitingSince + patienceForCode - Date.now();
  return Math.max(hasOpenedPdf() ? patienceForOne : 0, left);
}

async function pdfProblem(file: File, bytes: Uint8Array): Promise<PaperProblem | undefined> {
  if (!isWholePdf(bytes)) return { reason: 'damaged' };
  switch (await findPdfProblem(file, patienceFor(bytes))) {
    case 'password':
      return { reason: 'locked' };
    case 'damaged':
      return { reason: 'damaged' };
    // pdf.js could not be loaded in time, or the browser is too old for it. Without a network a paper can still be added.
    case 'failed':
      return isEncryptedPdf(bytes) ? { reason: 'unchecked' } : undefined;
    default:
      return undefined;
  }
}

function wordProblem(
  kind: 'doc' | 'docx',
  bytes: Uint8Array,
  other: PaperProblem,
): PaperProblem | undefined {
  const problems: Record<WordProblem, PaperProblem> = {
    locked: { reason: 'locked-word' },
    damaged: { reason: 'damaged' },
    other,
  };
  const problem = kind === 'doc' ? findDocProblem(bytes) : findDocxProblem(bytes);
  return problem && problems[problem];
}

async function readPicture(
  chosen: File,
  kind: ContentKind,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<PreparedPaper> {
  const pieces = kind === 'jpg' ? cleanJpeg(bytes) : kind === 'png' ? cleanPng(bytes) : [bytes];
  if (!pieces) return refused({ reason: 'damaged' });
  const isStored = kind === 'jpg' || kind === 'png';
  const clean = fileOf(chosen, pieces, isStored ? kind : 'jpg');
  let drawn: Blob | undefined;
  try {
    const bitmap = await createImageBitmap(isStored ? clean : chosen);
    try {
      if (!isStored || clean.size >= worthReducing) drawn = await drawReadable(bitmap);
    } finally {
      bitmap.close();
    }
  } catch (error) {
    console.error('A picture could not be drawn.', error);
    return refused({ reason: kind === 'heic' ? 'heic' : 'not-shown' });
  }
  if (!isStored && !drawn) return refused({ reason: kind === 'heic' ? 'heic' : 'not-shown' });
  const file =
    drawn && (!isStored || drawn.size < clean.size) ? fileOf(chosen, [drawn], 'jpg') : clean;
  if (file.size <= limits.documentSize) return { file };
  return refused(drawn ? { reason: 'size', size: file.size } : { reason: 'long' });
}

/** All endings of pictures and documents that a content may come under. */
const knownEnding = /\.(pdf|docx?|jpe?g|jfif|jpe|png|hei[cf]|webp|avif|gif|bmp)$/i;

/** With the ending and type of its content, under the name that it is stored under. */
function fileOf(chosen: File, content: BlobPart[], ending: 'pdf' | 'doc' | 'docx' | 'jpg' | 'png') {
  const isRight = typeOfEnding(endingOf(chosen.name)) === typeOfEnding(ending);
  const name = documentName(
    isRight ? chosen.name : `${chosen.name.replace(knownEnding, '')}.${ending}`,
  );
  const type = typeOfEnding(ending);
  const isSame = content[0] === chosen && name === chosen.name && type === chosen.type;
  return isSame ? chosen : new File(content, name, { type, lastModified: chosen.lastModified });
}
