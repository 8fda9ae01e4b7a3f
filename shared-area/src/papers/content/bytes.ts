/** Reading numbers and texts from the content of a file. Beyond its end there are zeros. */
export const uint16 = (bytes: Uint8Array, at: number, isLittle = false): number =>
  isLittle
    ? (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 0x100
    : (bytes[at] ?? 0) * 0x100 + (bytes[at + 1] ?? 0);

export const uint32 = (bytes: Uint8Array, at: number, isLittle = false): number =>
  isLittle
    ? uint16(bytes, at, true) + uint16(bytes, at + 2, true) * 0x10000
    : uint16(bytes, at) * 0x10000 + uint16(bytes, at + 2);

/** ASCII, a character for each byte. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The bytes of an ASCII text; `width` 2 for a text in UTF-16 that begins with the lower byte. */
export function bytesOf(text: string, width: 1 | 2 = 1): number[] {
  return Array.from(text).flatMap((letter) => [letter.charCodeAt(0), ...(width === 2 ? [0] : [])]);
}

/** The first place of `sought` from `from` on, or -1. */
export function findBytes(bytes: Uint8Array, sought: readonly number[], from = 0): number {
  const [first = 0, ...others] = sought;
  let at = bytes.indexOf(first, from);
  while (at !== -1 && !others.every((byte, index) => bytes[at + 1 + index] === byte)) {
    at = bytes.indexOf(first, at + 1);
  }
  return at;
}

/** The last place of `sought`, or -1. */
export function findLastBytes(bytes: Uint8Array, sought: readonly number[]): number {
  const [first = 0, ...others] = sought;
  let at = bytes.lastIndexOf(first);
  while (at > 0 && !others.every((byte, index) => bytes[at + 1 + index] === byte)) {
    at = bytes.lastIndexOf(first, at - 1);
  }
  return at >= 0 && others.every((byte, index) => bytes[at + 1 + index] === byte) ? at : -1;
}
