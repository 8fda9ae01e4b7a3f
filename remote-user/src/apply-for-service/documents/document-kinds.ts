/** How a file of a kind begins; `within` where something else may stand before it. */
interface Signature {
  bytes: readonly number[];
  within?: number;
}

const pdf: Signature = { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], within: 1024 };
const oldWord: Signature = { bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] };
const zip: Signature = { bytes: [0x50, 0x4b, 0x03, 0x04] };
const jpeg: Signature = { bytes: [0xff, 0xd8, 0xff] };
const png: Signature = { bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] };

const signatures = new Map<string, Signature>([
  ['pdf', pdf],
  ['doc', oldWord],
  ['docx', zip],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['png', png],
]);

/** For the `accept` of a file input: endings and types, since phones go by the one or the other. */
export const acceptedDocuments =
  '.pdf,.doc,.docx,.jpg,.jpeg,.png,application/pdf,application/msword,' +
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/jpeg,image/png';

/** How many bytes of a file's beginning `hasSignatureOf` wants to see. */
export const signatureLength = 1024;

/** The ending of a file's name, in lower case and without the dot. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Whether documents with this ending may be handed in. */
export function isAcceptedEnding(ending: string): boolean {
  return signatures.has(ending);
}

/** Whether a file that begins like this is what its ending says. */
export function hasSignatureOf(ending: string, beginning: Uint8Array): boolean {
  const signature = signatures.get(ending);
  if (!signature) return false;
  const { bytes, within = bytes.length } = signature;
  const last = Math.min(within, beginning.length) - bytes.length;
  for (let start = 0; start <= last; start += 1) {
    if (bytes.every((byte, index) => beginning[start + index] === byte)) return true;
  }
  return false;
}

export function isPhotograph(ending: string): boolean {
  return ['jpg', 'jpeg', 'png'].includes(ending);
}
