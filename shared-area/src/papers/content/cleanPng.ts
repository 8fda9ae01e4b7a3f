import { bytesOf, textAt, uint32 } from './bytes';
import { orientationOnly, readOrientation, upright } from './orientation';

/** What is drawn, and its colours. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT pHYs bKGD'.split(' '),
);
const signature = 8;

/**
 * A PNG without texts, place, time and whatever follows its end, in pieces that are not encoded again; orientation and
 * colours stay. Undefined where the file is cut off.
 */
export function cleanPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | undefined {
  const pieces: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, signature)];
  let hasDots = false;
  let at = signature;
  while (at + 12 <= bytes.length) {
    const type = textAt(bytes, at + 4, 4);
    const end = at + 12 + uint32(bytes, at);
    if (end > bytes.length) return undefined;
    if (type === 'eXIf') {
      const orientation = readOrientation(bytes.subarray(at + 8, end - 4));
      if (orientation !== upright) pieces.push(exifChunk(orientation));
    }
    if (kept.has(type)) pieces.push(bytes.subarray(at, end));
    if (type === 'IDAT') hasDots = true;
    if (type === 'IEND') return hasDots ? pieces : undefined;
    at = end;
  }
  return undefined;
}

function exifChunk(orientation: number): Uint8Array<ArrayBuffer> {
  const content = orientationOnly(orientation);
  const checked = [...bytesOf('eXIf'), ...content];
  const check = crc32(checked);
  const checkBytes = [check >>> 24, check >>> 16, check >>> 8, check].map((byte) => byte & 0xff);
  return new Uint8Array([0, 0, 0, content.length, ...checked, ...checkBytes]);
}

/** The checksum of a chunk, as the specification of PNG has it. */
function crc32(bytes: readonly number[]): number {
  let check = 0xffffffff;
  for (const byte of bytes) {
    check ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      check = check & 1 ? (check >>> 1) ^ 0xedb88320 : check >>> 1;
  }
  return ~check >>> 0;
}
