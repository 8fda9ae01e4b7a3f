/** The first bytes of a kind of file; with `within`, other bytes may come before them. */
interface Signature {
  bytes: readonly number[];
  within?: number;
}

const pdf: Signature = { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], within: 1024 };
const oldWord: Signature = { bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] };
const zip: Signature = { bytes: [0x50, 0x4b, 0x03, 0x04] };
const jpeg: Signature = { bytes: [0xff, 0xd8, 0xff] };
const png: Signature = { bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] };

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** All kinds of files that can be handed in, by the ending of the name. */
const kinds = new Map<string, { type: string; signature: Signature }>([
  ['pdf', { type: 'application/pdf', signature: pdf }],
  ['doc', { type: 'application/msword', signature: oldWord }],
  ['docx', { type: wordType, signature: zip }],
  ['jpg', { type: 'image/jpeg', signature: jpeg }],
  ['jpeg', { type: 'image/jpeg', signature: jpeg }],
  ['png', { type: 'image/png', signature: png }],
]);

/** The endings of all files that can be handed in (spec.md §5). */
export const acceptedEndings: readonly string[] = [...kinds.keys()];

/** The type of all other documents. No browser runs it. */
export const unknownType = 'application/octet-stream';

/** The exact media types that documents are stored under; firestore.rules has the same (isFile). */
export const documentTypes: readonly string[] = [
  ...new Set([...kinds.values()].map(({ type }) => type)),
  unknownType,
];

/** The types that a browser can show, each with the ending whose signature the content must have. */
const shown = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
]);

/** Number of bytes at the start of a file that the functions below need. */
export const signatureLength = 1024;

/** The ending of a file's name, in lower case and without the dot. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The type that documents with this ending are stored under. */
export function typeOfEnding(ending: string): string {
  return kinds.get(ending)?.type ?? unknownType;
}

/** For the `accept` of a file input: endings and types, since phones use one or the other. */
export function acceptedDocuments(endings: readonly string[] = acceptedEndings): string {
  const types = endings.flatMap((ending) => kinds.get(ending)?.type ?? []);
  return [...endings.map((ending) => `.${ending}`), ...new Set(types)].join();
}

/** Whether the first bytes of a file match its ending. */
export function hasSignatureOf(ending: string, beginning: Uint8Array): boolean {
  const signature = kinds.get(ending)?.signature;
  if (!signature) return false;
  const { bytes, within = bytes.length } = signature;
  const last = Math.min(within, beginning.length) - bytes.length;
  for (let start = 0; start <= last; start += 1) {
    if (bytes.every((byte, index) => beginning[start + index] === byte)) return true;
  }
  return false;
}

/**
 * The media type that a document is stored under: one of `documentTypes`, since an HTML page that is opened from
 * our records would run its scripts as ours. Some phones give no type at all; then the ending of the name decides.
 */
export function documentType({ name, type }: { name: string; type: string }): string {
  if (documentTypes.includes(type)) return type;
  return typeOfEnding(endingOf(name));
}

/**
 * The type under which a browser may show a document, or null where it is only to be saved. The stored type
 * says little about what was sent, so the content must have the right signature.
 * @param beginning its first `signatureLength` bytes
 */
export function shownType(type: string, beginning: Uint8Array): string | null {
  // Stryker disable next-line StringLiteral: any ending that is not known has no signature.
  return hasSignatureOf(shown.get(type) ?? '', beginning) ? type : null;
}

/** Whether a browser may be able to show documents of a type. */
export function canBeShown(type: string): boolean {
  return shown.has(type);
}
