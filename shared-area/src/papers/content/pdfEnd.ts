import { bytesOf, findBytes, findLastBytes } from './bytes';

/** Bytes that readers allow after the mark at the end of a PDF. */
const mostAfter = 1024;

/** Whether a PDF has its end: a download that was interrupted has none. Zeros and line ends after it do not count. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const mark = findLastBytes(bytes, bytesOf('%%EOF'));
  if (mark === -1) return false;
  let length = bytes.length;
  while (length > mark && (bytes[length - 1] ?? 0) <= 0x20) length -= 1;
  return length - mark <= mostAfter;
}

/** Whether a PDF may be encrypted. Many of these need no password to be opened; pdf.js finds out. */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  const key = bytesOf('/Encrypt');
  let at = findBytes(bytes, key);
  while (at !== -1) {
    const next = String.fromCharCode(bytes[at + key.length] ?? 0);
    if (/[\s<]/.test(next)) return true;
    at = findBytes(bytes, key, at + 1);
  }
  return false;
}
