import { bytesOf, findBytes, findLastBytes, textAt, uint16, uint32 } from './bytes';

/** Why a Word document is refused; `other` is another kind of document in the same container, such as a table. */
export type WordProblem = 'locked' | 'damaged' | 'other';

const unused = 0xffffffff;

/** A document of Word before 2007: a container of sectors. A locked .docx is in such a container too. */
export function findDocProblem(bytes: Uint8Array): WordProblem | undefined {
  const sector = 2 ** uint16(bytes, 30, true);
  const placeOf = (index: number) => (index + 1) * sector;
  // A document of 5 MB has fewer than the 109 tables that the header lists.
  const tables = Math.min(uint32(bytes, 44, true), 109);
  let last = -1;
  for (let table = 0; table < tables; table += 1) {
    const place = placeOf(uint32(bytes, 76 + table * 4, true));
    if (place + sector > bytes.length) return 'damaged';
    for (let entry = 0; entry < sector / 4; entry += 1) {
      if (uint32(bytes, place + entry * 4, true) !== unused) last = table * (sector / 4) + entry;
    }
  }
  // The last sector need not be full.
  if (last < 0 || placeOf(last) >= bytes.length) return 'damaged';
  if (findBytes(bytes, bytesOf('EncryptedPackage', 2)) !== -1) return 'locked';
  const entry = findBytes(bytes, bytesOf('WordDocument', 2));
  if (entry === -1) return 'other';
  const start = placeOf(uint32(bytes, entry + 116, true));
  const isLocked =
    uint16(bytes, start) === 0xeca5 && (uint16(bytes, start + 10, true) & 0x100) !== 0;
  return isLocked ? 'locked' : undefined;
}

/** A document of Word since 2007: a zip, whose list of contents is at its end. */
export function findDocxProblem(bytes: Uint8Array): WordProblem | undefined {
  const end = findLastBytes(bytes, [...bytesOf('PK'), 5, 6]);
  if (end === -1) return 'damaged';
  const count = uint16(bytes, end + 10, true);
  let at = uint32(bytes, end + 16, true);
  if (at + uint32(bytes, end + 12, true) > end) return 'damaged';
  let isWord = false;
  for (let index = 0; index < count; index += 1) {
    if (textAt(bytes, at, 2) !== 'PK') return 'damaged';
    if (uint16(bytes, at + 8, true) & 1) return 'locked';
    if (textAt(bytes, at + 46, 5) === 'word/') isWord = true;
    const extra = uint16(bytes, at + 30, true) + uint16(bytes, at + 32, true);
    at += 46 + uint16(bytes, at + 28, true) + extra;
  }
  return isWord ? undefined : 'other';
}
